import { wards } from '../helpers/toy/wards.ts';
import { laws } from './laws.ts';
import { assertHidden } from './wards-hidden.ts';

laws({
  game: wards,
  options: (seed) => ({ players: 2 + (seed % 3), bluffWindows: seed % 2 === 0 }),
  runs: 40,
  mostPlies: 60,
  assertHidden,
});
