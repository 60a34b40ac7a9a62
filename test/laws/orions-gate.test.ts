import { expect } from 'vitest';
import { sideOfCaptain } from '../../src/games/orions-gate/rules/captains.ts';
import { variedOptions } from './random-battle.ts';
import { game } from '../helpers/og-position.ts';
import { laws } from './laws.ts';

laws({
  game,
  options: (seed) => ({ ...(variedOptions(seed % 420) as object), terrainSeed: `law ${seed}` }),
  runs: 8,
  mostPlies: 90,
  assertHidden: (shown, state, viewer) => {
    const side = viewer.kind === 'seat' ? sideOfCaptain(viewer.seat) : null;
    for (const captain of Object.keys(state.fleets)) {
      if (sideOfCaptain(captain) === side) continue;
      if (shown.kind === 'view') {
        expect(shown.view.fleets[captain]).toBeUndefined();
        expect(shown.view.units).toEqual([]);
      } else if (shown.event.type === 'fleetSubmitted' && shown.event.captain === captain)
        expect(shown.event.units).toBeNull();
    }
  },
});
