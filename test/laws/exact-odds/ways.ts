import type { Whims } from './whims.ts';
import {
  circle,
  hazards,
  HAZARDS,
  MOVES,
  MYSTERIOUS,
  RADIUS,
  SHIPS,
  TYPES,
  unitOf,
  watcher,
  X,
  Y,
  type Asked,
  type HazardKind,
  type PieceShape,
} from './scenery.ts';
import { battle } from '../../games/orions-gate/battle.ts';

/** A straight or bent movement past hazards. */
export function way(whim: Whims, kind: HazardKind, shape: PieceShape = circle): Asked {
  const type = whim.of(TYPES);
  const far = MOVES[type];
  const { mines, pieces, markers } = hazards(whim, kind, 'B', RADIUS[type], X, X + far, Y, shape);
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

/** A way through a gate: hazards on the way to it or where it comes out. */
export function gate(whim: Whims): Asked {
  const type = whim.of(SHIPS);
  const radius = RADIUS[type];
  const far = MOVES[type];
  const out = 50_000;
  const down = 1500 + radius + whim.of([0, 1000, 2999, 3000, 3001]);
  const before = whim.once(2);
  const met = before
    ? hazards(whim, whim.of(HAZARDS), 'B', radius, X, X + far / 2, Y)
    : hazards(whim, whim.of(HAZARDS), 'B', radius, out, out, Y - down);
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
