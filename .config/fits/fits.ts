import { siriusBoats } from './battlespace-sirius/boats.ts';
import { siriusFormer, siriusSides } from './battlespace-sirius/sides.ts';
import type { Fit, Order } from './fit.ts';
import { orionsGrades, siriusGrades, spurGrades } from './grades.ts';
import { orionsComponents } from './orions-gate/components.ts';
import { orionsDamage } from './orions-gate/damage.ts';
import { orionsFlat } from './orions-gate/flat.ts';
import { orionsHeld } from './orions-gate/held.ts';
import { orionsLastRound } from './orions-gate/last-round.ts';
import { ALL_PAIRS, orionsSeasoned } from './orions-gate/seasoned.ts';
import { orionsStyles } from './orions-gate/styles.ts';
import { orionsTables } from './orions-gate/tables.ts';
import { orionsWeights } from './orions-gate/weights.ts';
import { spurBalance, spurSeats } from './orions-spur/balance.ts';
import { spurDecisions } from './orions-spur/decisions.ts';
import { spurLevels } from './orions-spur/pairings.ts';
import { spurWeights } from './orions-spur/weights.ts';
import { retrogradeBalance, retrogradeLevels } from './retrograde/pairings.ts';
import { retrogradeWeights } from './retrograde/weights.ts';
import { tempers } from './tempers.ts';
import { saidCurves } from './said-curves.ts';
import { saidAndCame } from './said.ts';
import { skaxarWeights } from './skaxar/weights.ts';
import { constantTrials, effortTrials, levelSeries, type ConstantTrial, type EffortTrial } from './trials.ts';
import {
  DEPLOYMENT,
  FIREPOWER,
  MISSION_VALUES,
  ORIONS_EFFORTS,
  OUTLOOK,
  SIRIUS_EFFORTS,
  SKAXAR_EFFORTS,
  SKAXAR_FORESIGHT,
} from './tuned.ts';

const constants = (about: string, game: string, games: number, trials: readonly ConstantTrial[]): Fit => ({
  about,
  games,
  run: (order) => constantTrials(game, trials, order),
});

const efforts = (game: string, games: number, trials: readonly EffortTrial[]): Fit => ({
  about: 'the efforts of the levels: other values against those of the code, and each level against the one below',
  games,
  async *run(order: Order) {
    yield* levelSeries(game, order);
    yield* effortTrials(game, trials, order);
  },
});

/** Every fit by its name. */
export const FITS: { readonly [name: string]: Fit } = {
  'skaxar-weights': { about: 'weights of a position, by logistic regression', games: 3000, run: skaxarWeights },
  'skaxar-foresight': constants('what is close, and how often it is played on', 'skaxar', 200, SKAXAR_FORESIGHT),
  'skaxar-levels': efforts('skaxar', 200, SKAXAR_EFFORTS),
  'sirius-sides': { about: 'factors of a ship, from whole turns that are searched', games: 200, run: siriusSides },
  'sirius-boats': { about: 'worths of lifeboats, from who wins', games: 1000, run: siriusBoats },
  'sirius-former': { about: 'former factors of a ship against those of the code', games: 200, run: siriusFormer },
  'sirius-levels': efforts('battlespace-sirius', 100, SIRIUS_EFFORTS),
  'orions-components': { about: 'components used against unused', games: 20, run: orionsComponents },
  'orions-damage': { about: 'damage that a unit takes in a round', games: 20, run: orionsDamage },
  'orions-firepower': constants("what a unit's fire is worth", 'orions-gate', 20, FIREPOWER),
  'orions-outlook': constants('how the hard level weighs a place', 'orions-gate', 20, OUTLOOK),
  'orions-deployment': constants('how a fleet is deployed', 'orions-gate', 20, DEPLOYMENT),
  'orions-missions': constants('how surely a unit comes to its goal', 'orions-gate', 20, MISSION_VALUES),
  'orions-seasoned': { about: 'the seasoned fleets against the others', games: ALL_PAIRS, run: orionsSeasoned },
  'orions-styles': { about: 'fleets of each style against the others', games: 20, run: orionsStyles },
  'orions-weights': { about: 'weights of a position, by logistic regression', games: 300, run: orionsWeights },
  'orions-last-round': { about: 'shots let pass in the last round', games: 30, run: orionsLastRound },
  'orions-held': { about: 'a recorded lead in markers, held and left', games: 24, run: orionsHeld },
  'orions-flat': { about: 'plain search with more time against the hard level', games: 20, run: orionsFlat },
  'orions-tables': { about: 'all of two tables against one of them', games: 40, run: orionsTables },
  'retrograde-weights': { about: 'weights of a position, by logistic regression', games: 400, run: retrogradeWeights },
  'retrograde-levels': { about: 'each level against the others and chance', games: 400, run: retrogradeLevels },
  'retrograde-balance': { about: 'the starter decks against each other', games: 1000, run: retrogradeBalance },
  'spur-weights': { about: 'weights of a position, by logistic regression', games: 400, run: spurWeights },
  'spur-decisions': { about: 'what a decision adds to the chance of a position', games: 400, run: spurDecisions },
  'spur-levels': { about: 'each level against the others and chance', games: 400, run: spurLevels },
  'spur-balance': { about: 'all pairs of species, and the first player', games: 1000, run: spurBalance },
  'spur-seats': { about: 'three, four and teams, by place and species', games: 1000, run: spurSeats },
  said: { about: 'chances the coach tells, against how games ended', games: 1000, run: saidAndCame },
  tempers: { about: 'bold and careful players against even ones', games: 200, run: tempers },
  'orions-levels': efforts('orions-gate', 20, ORIONS_EFFORTS),
  'orions-grades': { about: 'grades of players against the next ones', games: 60, run: orionsGrades },
  'spur-grades': { about: 'grades of players against the next ones', games: 60, run: spurGrades },
  'sirius-grades': { about: 'grades of players against the next ones', games: 60, run: siriusGrades },
  'said-curves': { about: 'what came of chances the coach tells, as its calibrations', games: 1000, run: saidCurves },
};
