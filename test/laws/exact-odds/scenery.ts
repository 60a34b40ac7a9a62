import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import type { ComponentKind } from '../../../src/games/orions-gate/data/components.ts';
import type { UnitType } from '../../../src/games/orions-gate/data/units.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import type { Place } from '../../games/orions-gate/battle.ts';
import type { Whims } from './whims.ts';

/** A position and what is asked of it. */
export interface Asked {
  readonly state: OrionsGateState;
  /** Who gives the command; left out, captain a1. */
  readonly seat?: string;
  readonly command: OrionsGateCommand | { readonly type: 'push'; readonly unit: string; readonly by: string };
}

export const RADIUS: { readonly [type in UnitType]: number } = {
  scouts: 500,
  fighters: 625,
  destroyers: 1000,
  battleships: 1500,
};
export const SLOTS: { readonly [type in UnitType]: number } = { scouts: 0, fighters: 1, destroyers: 3, battleships: 6 };
export const MOVES: { readonly [type in UnitType]: number } = {
  scouts: 10_000,
  fighters: 8000,
  destroyers: 6000,
  battleships: 4000,
};
export const TYPES: readonly UnitType[] = ['scouts', 'fighters', 'destroyers', 'battleships'];
export const SHIPS: readonly UnitType[] = ['fighters', 'destroyers', 'battleships'];
export const FILLERS: readonly ComponentKind[] = ['cannon', 'shield', 'railgun', 'armoredPlating', 'precisionSensor'];
/** Mils by which a thing stands off a limit. */
export const OFF = [-1500, -400, -2, -1, 0, 0, 1, 2, 300];

export const X = 30_000;
export const Y = 20_000;

/** A unit with components that have taken some damage; `first` of them are given. */
export function unitOf(
  { of, upTo, once }: Whims,
  id: string,
  type: UnitType,
  pose: readonly [number, number, number],
  first: readonly ComponentKind[] = [],
): Place {
  const kinds = Array.from({ length: SLOTS[type] }, (_, place) => first[place] ?? of(FILLERS));
  let plated = false;
  const components = kinds.map((kind) => {
    const double = kind === 'armoredPlating' && plated;
    if (kind === 'armoredPlating') plated = true;
    return { kind: double ? ('cannon' as const) : kind, damage: once(2) ? upTo(1) : 0 };
  });
  return { id, type, pose: [...pose], components };
}

export const circle: PieceShape = (kind, x, y, radius) => ({ kind, parts: [{ kind: 'circle', x, y, radius }] });

export type PieceShape = (
  kind: string,
  x: number,
  y: number,
  size: number,
) => { readonly kind: string; readonly parts: readonly object[] };

/** A piece of a slanted square and a circle that overlap, reaching as far up and down as a circle would. */
export const ragged: PieceShape = (kind, x, y, size) => ({
  kind,
  parts: [
    {
      kind: 'polygon',
      corners: [
        [x - size, y],
        [x, y - size],
        [x + size, y],
        [x, y + size],
      ].map(([cx, cy]) => ({ x: cx!, y: cy! })),
    },
    { kind: 'circle', x: x + size, y, radius: Math.ceil(size / 2) },
  ],
});

/** An enemy far enough to mind nothing, near enough to spoil rolls by its EMP Blaster when it carries one. */
export const watcher = (whim: Whims, x: number, y: number): Place =>
  unitOf(whim, 'b1.9', 'destroyers', [x, y, 0], whim.once(3) ? ['empBlaster'] : []);

/** Something of each kind that a way may meet, off a point of the way by about its limit. */
export interface Hazards {
  readonly mines: readonly { readonly side: 'A' | 'B'; readonly x: number; readonly y: number }[];
  readonly pieces: readonly ReturnType<PieceShape>[];
  readonly markers: readonly { readonly x: number; readonly y: number; readonly mystery?: number }[];
}
export const NONE: Hazards = { mines: [], pieces: [], markers: [] };

export const HAZARDS = ['mines', 'pieces', 'markers'] as const;
export type HazardKind = (typeof HAZARDS)[number];

/** Hazards near the way from a point along +x, of a base of that radius, to whom mines of `side` are hostile. */
export function hazards(
  whim: Whims,
  kind: HazardKind,
  side: 'A' | 'B',
  radius: number,
  from: number,
  to: number,
  y: number,
  shape: PieceShape = circle,
) {
  const { upTo, of, once } = whim;
  const x = () => Math.min(from, to) + upTo(Math.max(1, Math.abs(to - from)));
  const count = once(40) ? 2 : 1;
  const up = () => (once(2) ? 1 : -1);
  const list = Array.from({ length: count }, () => {
    if (kind === 'mines') return { mines: [{ side, x: x(), y: y + up() * (3000 + radius + of(OFF)) }] };
    if (kind === 'markers')
      return {
        markers: [
          {
            x: x(),
            y: y + up() * (once(2) ? radius + of(OFF) : 3000 + radius + of(OFF)),
            ...(once(3) ? { mystery: 1 + upTo(5) } : {}),
          },
        ],
      };
    const size = 500 + upTo(2000);
    return { pieces: [shape('dangerous', x(), y + up() * (size + radius + of(OFF)), size)] };
  });
  return list.reduce<Hazards>(
    (sum, one) => ({
      mines: [...sum.mines, ...(one.mines ?? [])],
      pieces: [...sum.pieces, ...(one.pieces ?? [])],
      markers: [...sum.markers, ...(one.markers ?? [])],
    }),
    NONE,
  );
}

export const MYSTERIOUS = { mysteriousObjectives: true, mission: 'artifactHunt' };
