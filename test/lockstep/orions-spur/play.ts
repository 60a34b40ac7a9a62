import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { actors, choose, LIKED, oneOf, randomOptions, type Pick } from '../../models/orions-spur/checks/random-play.ts';
import { legal, type Command, type Game, type Options, type Seat } from '../../models/orions-spur/index.ts';
import { count, type Tally } from '../tally.ts';
import { nearLimits } from './limits.ts';
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
import { randomPosition } from './placed.ts';

/** Attempts before each command. */
const ATTEMPTS = 8;
/** More commands than any game with a round limit needs. */
const MAX_COMMANDS = 5000;
/** What the players like: fights; many ships and cards; the last drop of energy; to leave. */
const LIKINGS = [
  LIKED,
  LIKED,
  { ...LIKED, regroup: 40, recruit: 60, attack: 6 },
  { ...LIKED, playDraw: 40, playSpecial: 40, playRepair: 30, endTurn: 4 },
  { ...LIKED, finishAttacks: 0.2, react: 40, pass: 2 },
  { ...LIKED, concede: 2, setAutoPass: 3 },
];

/**
 * Plays game `index` of a seed on the engine and the model in step, to its end or its first disagreement; before each
 * command both are asked for all legal commands of every seat, and about attempts.
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
    wrong = lookAround(pair, pick, tally);
    if (wrong !== null || pair.game.phase === 'gameOver') break;
    const { seat, command } = next(pair.game, pick, liked);
    count(tally.commands, nameOf(command));
    const parted = stepBoth(pair, seat, command);
    wrong = parted && `after ${seat} ${JSON.stringify(command)}: ${parted}`;
  }
  if (wrong === null) count(tally.endings, pair.game.result!.reason);
  else tally.faults.push(`game ${index}, round ${pair.game.round}, ${pair.game.phase}: ${wrong}`);
}

/** Half of the games begin with their setup, half in a described position. */
function startGame(own: string, index: number, pick: Pick, tally: Tally): Compared {
  const { species, seats, ...given } = randomOptions(pick);
  const options: Partial<Options> = { ...given, seats: seats!, species: species!.slice(0, seats) };
  tally.games += 1;
  if (index % 2 === 0) return beginBoth(options, own);
  tally.described += 1;
  return placeBoth(options, randomPosition(pick, options), own);
}

/** Who acts next: somebody who is asked, or now and then another one with what may be done at any time. */
function next(
  game: Game,
  pick: Pick,
  liked: Readonly<Record<string, number>>,
): { readonly seat: Seat; readonly command: Command } {
  const others = game.players.filter(({ eliminated }) => !eliminated).map(({ seat }) => seat);
  const seat = oneOf(pick, pick(40) === 0 ? others : actors(game));
  return { seat, command: choose(pick, game, seat, legal(game, seat), liked) };
}

/** Compares what every seat may do, and what is said to attempts; null = all agrees. */
function lookAround(pair: Pair, pick: Pick, tally: Tally): string | null {
  const { game } = pair;
  tally.states += 1;
  for (const { seat } of game.players) {
    const fault = compareLegal(pair, seat, legal(game, seat));
    if (fault) return fault;
  }
  const asked = actors(game);
  const tries = Array.from({ length: ATTEMPTS }, (): Try => {
    const seat = asked.length > 0 && pick(10) > 0 ? oneOf(pick, asked) : 1 + pick(game.players.length);
    return { seat, command: nearLimits(pick, game, seat) };
  });
  const answers = compareAnswers(pair, tries);
  tally.attempts += answers.rules.length;
  for (const rule of answers.rules) count(tally.refusals, rule ?? 'none');
  return answers.fault;
}

/** Reactions are told apart by what they name. */
const nameOf = (command: Command): string => (command.type === 'react' ? `react ${command.target.kind}` : command.type);
