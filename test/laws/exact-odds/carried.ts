import type { Whims } from './whims.ts';
import {
  circle,
  hazards,
  HAZARDS,
  MYSTERIOUS,
  OFF,
  RADIUS,
  SHIPS,
  TYPES,
  unitOf,
  watcher,
  X,
  Y,
  type Asked,
} from './scenery.ts';
import { battle } from '../../games/orions-gate/battle.ts';

/** A pull of a Tractor Beam past or into hazards, against others, the edge and planets. */
export function pull(whim: Whims): Asked {
  const type = whim.of(TYPES);
  const far = 5000 + whim.upTo(12_000);
  const kind = whim.of(HAZARDS);
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
export function warp(whim: Whims): Asked {
  const type = whim.of(SHIPS);
  const far = 2000 + whim.upTo(9000);
  const met = hazards(whim, whim.of(HAZARDS), 'B', RADIUS[type], X + far, X + far, Y);
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
