import type { Brain } from '../../src/engine/brain.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import { spurBrain } from '../../src/games/orions-spur/bot.ts';
import { retrogradeBrain } from '../../src/games/retrograde/bot.ts';
import { skaxarBrain } from '../../src/games/skaxar/bot.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { game as sirius } from './bs-position.ts';
import { game as orions } from './og-position.ts';
import { game as spur } from './os-position.ts';
import { game as retrograde } from './rg-position.ts';
import { game as skaxar } from './sk-position.ts';

export type BrainName = 'sirius' | 'skaxar' | 'retrograde' | 'spur' | 'orions';

/** Every game with its computer player. */
export const brains = {
  sirius: [sirius, battlespaceSiriusBrain],
  skaxar: [skaxar, skaxarBrain],
  retrograde: [retrograde, retrogradeBrain],
  spur: [spur, spurBrain],
  orions: [orions, orionsGateBrain(kernelSight)],
} as unknown as { readonly [name in BrainName]: readonly [AnyGame, Brain<unknown, unknown>] };
