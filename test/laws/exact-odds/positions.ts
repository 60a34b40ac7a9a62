import { openChance, seedChance } from '../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import type { ComponentKind } from '../../../src/games/orions-gate/data/components.ts';
import type { UnitType } from '../../../src/games/orions-gate/data/units.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { battle, type Place } from '../../games/orions-gate/battle.ts';

/** A position and a command of captain a1 that rolls. */
export interface Asked {
  readonly state: OrionsGateState;
  readonly command: OrionsGateCommand;
}

/** Whole numbers from a seeded stream. */
export interface Whims {
  readonly upTo: (most: number) => number;
  readonly of: <T>(list: readonly T[]) => T;
  readonly once: (in_: number) => boolean;
}

export function whims(seed: string): Whims {
  const chance = openChance(seedChance(seed));
  const upTo = (most: number): number => chance.below(most + 1);
  return { upTo, of: (list) => list[upTo(list.length - 1)]!, once: (times) => upTo(times - 1) === 0 };
}

const RADIUS: { readonly [type in UnitType]: number } = {
  scouts: 500,
  fighters: 625,
  destroyers: 1000,
  battleships: 1500,
};
const SLOTS: { readonly [type in UnitType]: number } = { scouts: 0, fighters: 1, destroyers: 3, battleships: 6 };
const MOVES: { readonly [type in UnitType]: number } = {
  scouts: 10_000,
  fighters: 8000,
  destroyers: 6000,
  battleships: 4000,
};
const TYPES: readonly UnitType[] = ['scouts', 'fighters', 'destroyers', 'battleships'];
const SHIPS: readonly UnitType[] = ['fighters', 'destroyers', 'battleships'];
const FILLERS: readonly ComponentKind[] = ['cannon', 'shield', 'railgun', 'armoredPlating', 'precisionSensor'];
/** Mils by which a thing stands off a limit. */
const OFF = [-1500, -400, -2, -1, 0, 0, 1, 2, 300];

const X = 30_000;
const Y = 20_000;

/** A unit with components that have taken some damage; `first` of them are given. */
function unitOf(
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

const circle = (kind: string, x: number, y: number, radius: number) => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius }],
});

/** An enemy far enough to mind nothing, near enough to spoil rolls by its EMP Blaster when it carries one. */
const watcher = (whim: Whims, x: number, y: number): Place =>
  unitOf(whim, 'b1.9', 'destroyers', [x, y, 0], whim.once(3) ? ['empBlaster'] : []);

/** Something of each kind that a way may meet, off a point of the way by about its limit. */
interface Hazards {
  readonly mines: readonly { readonly side: 'A' | 'B'; readonly x: number; readonly y: number }[];
  readonly pieces: readonly ReturnType<typeof circle>[];
  readonly markers: readonly { readonly x: number; readonly y: number; readonly mystery?: number }[];
}
const NONE: Hazards = { mines: [], pieces: [], markers: [] };

type HazardKind = 'mines' | 'pieces' | 'markers';

/** Hazards near the way from a point along +x, of a base of that radius, to whom mines of `side` are hostile. */
function hazards(whim: Whims, kind: HazardKind, side: 'A' | 'B', radius: number, from: number, to: number, y: number) {
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
    return { pieces: [circle('dangerous', x(), y + up() * (size + radius + of(OFF)), size)] };
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

const MYSTERIOUS = { mysteriousObjectives: true, mission: 'artifactHunt' };

/** A straight or bent movement past hazards. */
function way(whim: Whims, kind: HazardKind): Asked {
  const type = whim.of(TYPES);
  const far = MOVES[type];
  const { mines, pieces, markers } = hazards(whim, kind, 'B', RADIUS[type], X, X + far, Y);
  const unit = unitOf(whim, 'a1.1', type, [X, Y, 0]);
  const state = battle(
    {
      units: [unit, watcher(whim, X + 4000, Y + 12_000)],
      activation: { unit: 'a1.1', action: 'move' },
      mines: [...mines],
      markers: [...markers],
    },
    { layout: [pieces], ...MYSTERIOUS },
  );
  const first = whim.upTo(far);
  const bend = whim.once(3) ? whim.of([-9000, -300, 1, 4500]) : 0;
  const points: [number, number][] = [
    [X + Math.max(1, first), Y],
    ...(first < far ? [[X + first, Y + Math.max(1, far - first)] as [number, number]] : []),
  ];
  return {
    state,
    command:
      type === 'scouts'
        ? { type: 'plan', points: whim.once(2) ? points : [[X + far, Y]], heading: 0 }
        : { type: 'plan', first, pivot: bend, second: far - first },
  };
}

/** A pull of a Tractor Beam past or into hazards, against others, the edge and planets. */
function pull(whim: Whims): Asked {
  const type = whim.of(TYPES);
  const far = 5000 + whim.upTo(12_000);
  const kind = whim.of(['mines', 'pieces', 'markers'] as const);
  const met = hazards(whim, kind, 'A', RADIUS[type], X + far - 6000, X + far, Y);
  const planet = whim.once(3) ? [circle('blocking', X + far - 4000, Y + 900 + RADIUS[type] + whim.of(OFF), 900)] : [];
  const friend = whim.once(3)
    ? [unitOf(whim, 'b1.2', 'fighters', [X + far - 1500 - whim.upTo(4000), Y - 1625 - RADIUS[type] + whim.of(OFF), 0])]
    : [];
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', 'destroyers', [X, Y, 0], ['tractorBeam']),
        unitOf(whim, 'b1.1', type, [X + far, Y, whim.upTo(35_999)]),
        ...friend,
        watcher(whim, X, Y + 12_000),
      ],
      activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
      mines: [...met.mines],
      markers: [...met.markers],
    },
    { layout: [[...met.pieces, ...planet]], ...MYSTERIOUS },
  );
  return { state, command: { type: 'useComponent', slot: 1, target: 'b1.1' } };
}

/** The roll of a Warp Drive, or the jump it allows to a place with hazards. */
function warp(whim: Whims): Asked {
  const type = whim.of(SHIPS);
  const far = 2000 + whim.upTo(9000);
  const met = hazards(whim, whim.of(['mines', 'pieces', 'markers'] as const), 'B', RADIUS[type], X + far, X + far, Y);
  const jumps = !whim.once(4);
  const state = battle(
    {
      units: [unitOf(whim, 'a1.1', type, [X, Y, 0], ['warpDrive']), watcher(whim, X, Y + 12_000)],
      activation: { unit: 'a1.1', action: 'hold', step: 'fire', used: jumps ? [1] : [] },
      windows: jumps ? [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 12 }] : [],
      mines: [...met.mines],
      markers: [...met.markers],
    },
    { layout: [met.pieces], ...MYSTERIOUS },
  );
  return { state, command: jumps ? { type: 'warpTo', x: X + far, y: Y } : { type: 'useComponent', slot: 1 } };
}

/** A way through a gate: hazards on the way to it or where it comes out. */
function gate(whim: Whims): Asked {
  const type = whim.of(SHIPS);
  const radius = RADIUS[type];
  const far = MOVES[type];
  const out = 50_000;
  const down = 1500 + radius + whim.of([0, 1000, 2999, 3000, 3001]);
  const before = whim.once(2);
  const met = before
    ? hazards(whim, whim.of(['mines', 'pieces', 'markers'] as const), 'B', radius, X, X + far / 2, Y)
    : hazards(whim, whim.of(['mines', 'pieces', 'markers'] as const), 'B', radius, out, out, Y - down);
  const state = battle(
    {
      units: [unitOf(whim, 'a1.1', type, [X, Y, 0]), watcher(whim, X, Y + 12_000)],
      activation: { unit: 'a1.1', action: 'move' },
      mines: [...met.mines],
      markers: [...met.markers],
    },
    {
      layout: [[circle('warpGate', X + far + radius, Y, 1500), circle('warpGate', out, Y, 1500), ...met.pieces]],
      ...MYSTERIOUS,
    },
  );
  return {
    state,
    command: {
      type: 'plan',
      first: far,
      pivot: 0,
      second: 0,
      gate: { enter: 'P1', leave: 'P2', x: out, y: Y - down },
    },
  };
}

/** A ram whose push meets something; Scouts do not hit back, so that every throw can be made. */
function ram(whim: Whims, against: readonly UnitType[]): Asked {
  const type = whim.of(SHIPS);
  const other = whim.of(against);
  const far = 1000 + RADIUS[type] + RADIUS[other] + whim.upTo(3000);
  const kind = whim.of(['mines', 'pieces', 'markers', 'wall', 'edge'] as const);
  const met =
    kind === 'wall' || kind === 'edge'
      ? NONE
      : hazards(whim, kind, 'A', RADIUS[other], X + far + 500, X + far + 6000, Y);
  const solid = whim.of(['blocking', 'wormhole', 'warpGate']);
  const walls =
    kind === 'wall'
      ? [circle(solid, X + far + 1500 + RADIUS[other] + whim.upTo(5000), Y, 1500), circle(solid, 10_000, 40_000, 1500)]
      : [];
  const shift = kind === 'edge' ? 72_000 - RADIUS[other] - whim.upTo(4000) - far - X : 0;
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', type, [X + shift, Y, 0], whim.once(4) ? ['reinforcedRam'] : []),
        unitOf(whim, 'b1.1', other, [X + far + shift, Y + whim.of([-300, 0, 1, 400]), whim.upTo(35_999)]),
        unitOf(whim, 'b1.9', 'destroyers', [X, Y + 20_000, 0]),
      ],
      activation: { unit: 'a1.1', action: 'ram' },
      mines: [...met.mines],
      markers: [...met.markers],
    },
    { layout: [[...met.pieces, ...walls]], ...MYSTERIOUS },
  );
  return { state, command: { type: 'plan', target: 'b1.1' } };
}

/** A Hangar with one enemy just inside its 6" and others just outside. */
function hangar(whim: Whims): Asked {
  const type = whim.of(TYPES);
  const at = 1000 + RADIUS[type] + 6000 - whim.of([0, 0, 1, 2500]);
  const state = battle({
    units: [
      unitOf(whim, 'a1.1', 'destroyers', [X, Y, 0], ['hangar', ...(whim.once(3) ? ['precisionSensor' as const] : [])]),
      unitOf(whim, 'b1.1', type, [X + at, Y, whim.upTo(35_999)]),
      unitOf(whim, 'b1.2', 'fighters', [X, Y + 7626 + whim.upTo(3), 0]),
      ...(whim.once(6) ? [unitOf(whim, 'b1.9', 'destroyers', [X - 9000, Y, 0], ['empBlaster'])] : []),
    ],
    activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
  });
  return { state, command: { type: 'useComponent', slot: 1 } };
}

/** The kinds of commands that roll, each with a way to a random position at its limits. */
export const KINDS: { readonly [kind: string]: (whim: Whims) => Asked } = {
  'past mines': (whim) => way(whim, 'mines'),
  'into black holes': (whim) => way(whim, 'pieces'),
  'past mysterious markers': (whim) => way(whim, 'markers'),
  'through gates': gate,
  'Tractor Beams': pull,
  'Warp Drives': warp,
  'rams and pushes': (whim) => ram(whim, ['scouts']),
  Hangars: hangar,
};

/** Rams of ships that hit back: hundreds of thousands of throws each, so fewer of them. */
export const heavyRam = (whim: Whims): Asked => ram(whim, ['fighters']);
