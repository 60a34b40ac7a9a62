import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { LIKED, choose, randomAttempt, randomDeck, randomOptions } from '../../models/retrograde/checks/random-play.ts';
import { legal, type Command, type Options } from '../../models/retrograde/index.ts';
import { otherSeat } from '../../models/retrograde/state.ts';
import { count, type Tally } from '../tally.ts';
import { nearLimits, oneOf, type Pick } from './limits.ts';
import {
  beginBoth,
  compareAnswers,
  compareLegal,
  placeBoth,
  stepBoth,
  type Compared,
  type Pair,
  type Try,
} from './pair.ts';

/** Attempts before each command: aimed at limits, and of any kind. */
const AIMED = 8;
const ASTRAY = 2;
/** More commands than any game with a turn limit needs. */
const MAX_COMMANDS = 5000;
/** What the players like: fights, or to leave many wrecks. */
const LIKINGS = [LIKED, LIKED, LIKED, { ...LIKED, scuttle: 8 }];

/**
 * Plays game `index` of a seed on the engine and the model in step, to its end or its first disagreement; before each
 * command both are asked for all legal commands of both seats, and about attempts.
 */
export function playInStep(seed: string, index: number, tally: Tally): void {
  const own = `${seed} ${index}`;
  const chance = openChance(seedChance(`${own} players`));
  const pick: Pick = (most) => chance.below(most);
  const { pair, fault } = startGame(own, index, pick, tally);
  const liked = oneOf(pick, LIKINGS);
  let wrong = fault;
  for (let step = 0; wrong === null; step += 1) {
    if (step === MAX_COMMANDS) throw new Error(`${own}: no end after ${MAX_COMMANDS} commands.`);
    const commands = legal(pair.game);
    wrong = lookAround(pair, commands, pick, tally);
    if (wrong !== null || pair.game.phase === 'over') break;
    const { command, seat } = choose(pick, pair.game, liked, commands);
    count(tally.commands, command.type);
    const parted = stepBoth(pair, seat, command);
    wrong = parted && `after ${JSON.stringify(command)}: ${parted}`;
  }
  if (wrong === null) count(tally.endings, pair.game.result!.reason);
  else tally.faults.push(`game ${index}, turn ${pair.game.turn}, ${pair.game.phase}: ${wrong}`);
}

function startGame(own: string, index: number, pick: Pick, tally: Tally): Compared {
  // Now and then the last turn, before which a homeworld can fall without an upkeep to come.
  const options: Partial<Options> = { ...randomOptions(pick), ...(pick(10) === 0 ? { turnLimit: 1 } : {}) };
  const decks = [randomDeck(pick, options), randomDeck(pick, options)] as const;
  const placed = placeBoth(options, decks, own, index);
  tally.games += 1;
  if (placed) tally.described += 1;
  return placed ?? beginBoth(options, decks, own);
}

/** Compares what either seat may do, and what is said to attempts; null = all agrees. */
function lookAround(pair: Pair, commands: readonly Command[], pick: Pick, tally: Tally): string | null {
  const { game } = pair;
  const other = otherSeat(game.activeSeat);
  tally.states += 1;
  const fault = compareLegal(pair, game.activeSeat, commands) ?? compareLegal(pair, other, legal(game, other));
  if (fault) return fault;
  const astray = Array.from({ length: ASTRAY }, () => randomAttempt(pick, game));
  const tries = [...nearLimits(pick, game, AIMED), ...astray].map((command): Try => ({
    command,
    seat: pick(20) === 0 ? other : game.activeSeat,
  }));
  const answers = compareAnswers(pair, tries);
  tally.attempts += answers.rules.length;
  for (const rule of answers.rules) count(tally.refusals, rule ?? 'none');
  return answers.fault;
}
