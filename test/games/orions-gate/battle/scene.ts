import type { ComponentKind } from '../../../../src/games/orions-gate/data/components.ts';
import type { OrionsGatePosition } from '../../../../src/games/orions-gate/place.ts';
import type { Action } from '../../../../src/games/orions-gate/state.ts';
import { battle, type Battle, type BattleInput } from '../../../helpers/og-position.ts';

export type Placed = OrionsGatePosition['units'][number];
type Fitted =
  | ComponentKind
  | { readonly kind: ComponentKind; readonly damage?: number; readonly on?: boolean; readonly firedIn?: number };
type At = readonly [x: number, y: number, heading?: number];

const placed =
  (type: Placed['type'], filler: ComponentKind, slots: number) =>
  (id: string, [x, y, heading = 0]: At, ...components: readonly Fitted[]): Placed => ({
    id,
    type,
    pose: [x, y, heading],
    components: [...components, ...Array.from({ length: slots - components.length }, () => filler)],
  });

// The catalogue's S, F, D and B. Slots not named hold Railguns, which change no number of the ship.
export const S = placed('scouts', 'railgun', 0);
export const F = placed('fighters', 'railgun', 1);
export const D = placed('destroyers', 'railgun', 3);
export const B = placed('battleships', 'railgun', 6);

/** A component with damage. */
export const hurt = (kind: ComponentKind, damage: number): Fitted => ({ kind, damage });

type Pieces = NonNullable<OrionsGatePosition['pieces']>;
export type PieceKind = Pieces[number]['kind'];
export const circle = (kind: PieceKind, x: number, y: number, radius: number): Pieces[number] => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius }],
});
export const polygon = (kind: PieceKind, ...corners: readonly (readonly [number, number])[]): Pieces[number] => ({
  kind,
  parts: [{ kind: 'polygon', corners: corners.map(([x, y]) => ({ x, y })) }],
});

/** What a scene may say besides its units. */
export type More = Partial<Omit<BattleInput, 'units' | 'activation'>> & {
  readonly activation?: Partial<NonNullable<BattleInput['activation']>>;
};

/** Both sides have somebody in play, so that the game goes on: Scouts in the far corner where one is missing. */
export function company(units: readonly Placed[]): Placed[] {
  const all = [...units];
  if (!units.some(({ id }) => id.startsWith('a'))) all.push(S('a1.99', [71000, 47000]));
  if (!units.some(({ id }) => id.startsWith('b'))) all.push(S('b1.99', [71000, 47000]));
  return all;
}

/** The first unit has declared an action and plans (`step` fire: it may shoot). */
export function during(
  action: Action,
  step: 'plan' | 'fire',
  units: readonly Placed[],
  { activation, ...more }: More = {},
): Battle {
  return battle({ ...more, units: company(units), activation: { unit: units[0]!.id, action, step, ...activation } });
}

/** The first unit is about to be activated. */
export function choosing(units: readonly Placed[], more: More = {}): Battle {
  const { type, id } = units[0]!;
  const { activation: _, ...rest } = more;
  return battle({ phase: type, turn: id.startsWith('a') ? 'A' : 'B', ...rest, units: company(units) });
}
