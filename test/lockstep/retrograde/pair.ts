import { applyCommand, matchFrom, startMatch, type Applied, type Match } from '../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { busyPosition } from '../../../src/games/retrograde/coverage/position.ts';
import { check } from '../../../src/games/retrograde/check.ts';
import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import { retrograde } from '../../../src/games/retrograde/game.ts';
import type { Options as EngineOptions } from '../../../src/games/retrograde/options.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import { upkeep } from '../../models/retrograde/deeds/turn.ts';
import {
  apply,
  begin,
  refusal,
  type Command,
  type Deck,
  type Game,
  type Options,
  type Seat,
} from '../../models/retrograde/index.ts';
import { agree, answersTold } from '../agree.ts';
import { diceOf } from '../dice.ts';
import { difference } from '../difference.ts';
import { legalTexts, textsOf, translator } from './commands.ts';
import { homeNames, meetNew, type Names } from './names.ts';
import { modelOf } from './placed.ts';
import { pictureOfEngine, pictureOfModel } from './pictures.ts';
import { engineSeat } from './seats.ts';

/** A game of the engine and the same one of the model. */
export interface Pair {
  match: Match<RetrogradeState>;
  game: Game;
  readonly names: Names;
}

/** What was compared: the pair, or what was expected of both, and where they disagree; null = nowhere. */
export interface Compared {
  readonly pair: Pair;
  readonly fault: string | null;
}

/** The same game of both from its setup. */
export function beginBoth(options: Partial<Options>, decks: readonly [Deck, Deck], seed: string): Compared {
  const start = startMatch(retrograde, engineOptions(options, decks), seedChance(seed));
  const dice = diceOf(start.draws, 1);
  const game = begin(options, decks, dice.roll);
  const pair = { match: start.match, game, names: homeNames(start.match.state) };
  const askedCoin = dice.asked.every((sides) => sides === 2);
  return { pair, fault: (askedCoin ? null : 'the coin') ?? dice.fault() ?? pictureFault(pair) };
}

/** The same described position of both, in the midst of a game, at the upkeep. Null for an index without one. */
export function placeBoth(
  options: Partial<Options>,
  decks: readonly [Deck, Deck],
  seed: string,
  index: number,
): Compared | null {
  const parsed = engineOptions(options, decks);
  const position = busyPosition(parsed, index, openChance(seedChance(`${seed} position`)));
  if (!position) return null;
  const placed = retrograde.place!(parsed, position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `${path}: ${reason}`).join(' '));
  const names = homeNames({ ...placed.value, assets: placed.value.assets.slice(0, 2) });
  const game = modelOf(placed.value, names);
  upkeep(game);
  const pair = { match: matchFrom(retrograde, placed.value, seedChance(seed)).match, game, names };
  return { pair, fault: pictureFault(pair) };
}

function engineOptions(options: Partial<Options>, decks: readonly [Deck, Deck]): EngineOptions {
  const parsed = retrograde.parseOptions({ ...options, decks });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [refused] = retrograde.checkSetup(parsed.value);
  if (refused) throw new Error(refused.reason);
  return parsed.value;
}

/** Carries a legal command out on both. Throws nothing: what one of them refuses is a fault. */
export function stepBoth(pair: Pair, seat: Seat, command: Command): string | null {
  const said = translator(pair.names, pair.game)(seat, command);
  const applied: Applied<RetrogradeState, RetrogradeEvent> = applyCommand(
    retrograde,
    pair.match,
    engineSeat(seat),
    said,
  );
  if (!applied.ok) return `the engine refuses: ${applied.rejections[0]!.reason}`;
  const dice = diceOf(applied.draws, 1);
  pair.game = apply(pair.game, command, dice.roll, seat);
  pair.match = applied.match;
  meetNew(pair.names, command, applied.events);
  const isDie = dice.asked.every((sides) => sides === 6);
  return (isDie ? null : 'sides of the dice') ?? dice.fault() ?? pictureFault(pair);
}

/** Where the states disagree (engine / model). */
const pictureFault = ({ match, game, names }: Pair): string | null =>
  difference(pictureOfEngine(names, match.state), pictureOfModel(game));

/**
 * Where the full sets of legal commands of a seat disagree (engine / model); null = nowhere. `legal`: what the model
 * says of the seat.
 */
export function compareLegal(
  { match: { state }, game, names }: Pair,
  seat: Seat,
  legal: readonly Command[],
): string | null {
  const translate = translator(names, game);
  const engine = legalTexts(state, seat);
  const model = textsOf(
    state,
    legal.map((command) => translate(seat, command)!),
  );
  if (engine.join(';') === model.join(';')) return null;
  const only = (some: readonly string[], others: readonly string[]): string =>
    some.filter((one) => !others.includes(one)).join('; ') || 'none';
  return `legal for ${seat}: only ${only(engine, model)} / only ${only(model, engine)}`;
}

/** A command tried by a seat, legal or not. */
export interface Try {
  readonly seat: Seat;
  readonly command: Command;
}

/** What is said to attempts. */
export interface Answers {
  /** The model's rule for each attempt that could be said to both; null for a legal one. */
  readonly rules: readonly (string | null)[];
  /** The first disagreement (engine / model); null = none. */
  readonly fault: string | null;
}

/** Whether both refuse the same attempts, by the same rule, and in the same words where the catalogue gives them. */
export function compareAnswers({ match, game, names }: Pair, tries: readonly Try[]): Answers {
  const translate = translator(names, game);
  const rules: (string | null)[] = [];
  for (const { seat, command } of tries) {
    const said = translate(seat, command);
    if (!said) continue;
    const [ours] = check(match.state, engineSeat(seat), said);
    const theirs = refusal(game, command, seat);
    rules.push(theirs?.rules[0] ?? null);
    if (agree(ours, theirs)) continue;
    return { rules, fault: `${seat} ${JSON.stringify(command)}: ${answersTold(ours, theirs)}` };
  }
  return { rules, fault: null };
}
