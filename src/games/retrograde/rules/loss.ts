import { spacecraftCard, upgradeCard } from '../data/cards.ts';
import type { EventOf, LossCause, RetrogradeEvent } from '../event.ts';
import type { RetrogradeState, Spacecraft } from '../state.ts';
import { assetOf, resistanceOf } from './things.ts';

/** RG-12.6: a spacecraft becomes debris in its orbital. */
export const destroyed = (
  { id, card, asset, orbital }: Spacecraft,
  cause: LossCause,
): EventOf<'spacecraftDestroyed'> => ({ type: 'spacecraftDestroyed', spacecraft: id, card, asset, orbital, cause });

/** RG-9.9: what comes of a spacecraft that has so much damage. */
export const lost = (
  spacecraft: Spacecraft,
  damage: number,
  cause: LossCause,
): readonly EventOf<'spacecraftDestroyed'>[] =>
  damage >= spacecraftCard(spacecraft.card).armor ? [destroyed(spacecraft, cause)] : [];

/**
 * RG-11.6, RG-12.2 to RG-12.5: what is destroyed around an asset as it stands now: its upgrade, itself, and with it its
 * upgrade and the projects it carries.
 */
export function settled(state: RetrogradeState, id: string): readonly RetrogradeEvent[] {
  const asset = assetOf(state, id);
  if (asset.destroyed) return [];
  const { upgrade } = asset;
  const events: RetrogradeEvent[] = [];
  const gone: readonly RetrogradeEvent[] = upgrade
    ? [{ type: 'upgradeDestroyed', asset: id, upgrade: upgrade.id, card: upgrade.card }]
    : [];
  const falls = upgrade !== null && upgrade.damage >= upgradeCard(upgrade.card).resistance;
  if (falls) events.push(...gone);
  // RG-12.5: without the upgrade the resistance may be less.
  const left = falls ? { ...asset, upgrade: null } : asset;
  if (asset.damage >= resistanceOf(left)) {
    const projects = state.projects.filter((one) => one.asset === id).map((one) => one.id);
    events.push({ type: 'assetDestroyed', asset: id, projects });
    if (!falls) events.push(...gone);
  }
  return events;
}
