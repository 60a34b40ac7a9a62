import {
  componentData,
  weaponData,
  type Component,
  type OrionsGateView,
  type Unit,
} from '../../../../games/orions-gate/index.ts';

/** The X of a Tsunami Cannon, and the Strength it gives now (OG-9.40). */
export function tsunamiOf(
  { round }: Pick<OrionsGateView, 'round'>,
  unit: Unit,
  { slot, kind }: Component,
): readonly [x: number, strength: number] {
  const { strength } = weaponData(unit, { slot, kind }, round);
  return [strength / (componentData(kind).strength ?? 1), strength];
}
