import type { Battle } from '../../../helpers/og-position.ts';
import { circle, during, type More, type PieceKind, type Placed } from '../battle/scene.ts';
import type { Action } from '../../../../src/games/orions-gate/state.ts';

/** A warp gate or wormhole as the generator makes it: a circle of radius 1500. */
export const gate = (x: number, y: number, kind: PieceKind = 'warpGate', radius = 1500) => circle(kind, x, y, radius);
export const wormhole = (x: number, y: number) => gate(x, y, 'wormhole');

type Pieces = readonly ReturnType<typeof circle>[];

/** A unit on another table than the first. */
export function on(table: number, unit: Placed): Placed {
  const [x, y, heading = 0] = unit.pose as readonly [number, number, number?];
  return { ...unit, pose: { x, y, heading, table } };
}

/** Several tables with their pieces, in options and position alike. */
export const tables = (...pieces: readonly Pieces[]): Pick<More, 'options' | 'tables'> => ({
  options: { layout: pieces.map(() => []) },
  tables: pieces.map((list) => ({ pieces: [...list] })),
});

/** The first unit plans, on tables with these pieces. */
export const planning = (
  action: Action,
  units: readonly Placed[],
  pieces: readonly Pieces[],
  more: More = {},
): Battle =>
  during(action, 'plan', units, {
    ...tables(...pieces),
    ...more,
    options: { ...tables(...pieces).options, ...more.options },
  });

/** Where a unit stands: table, x, y, heading. */
export function standsAt(match: Battle, id: string): readonly [number, number, number, number] {
  const { pose } = match.state.units.find((unit) => unit.id === id)!;
  return [pose!.table, pose!.x, pose!.y, pose!.heading];
}
