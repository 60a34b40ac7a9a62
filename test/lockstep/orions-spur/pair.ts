import { applyCommand, matchFrom, startMatch, type Match } from '../../../src/engine/match.ts';
import { seedChance } from '../../../src/engine/rng.ts';
import { check } from '../../../src/games/orions-spur/check.ts';
import { orionsSpur } from '../../../src/games/orions-spur/game.ts';
import type { Options as EngineOptions } from '../../../src/games/orions-spur/options.ts';
import type { SpurState } from '../../../src/games/orions-spur/state.ts';
import {
  apply,
  begin,
  refuse,
  type Command,
  type Game,
  type Options,
  type Refusal,
  type Seat,
} from '../../models/orions-spur/index.ts';
import { agree, answersTold } from '../agree.ts';
import { diceOf } from '../dice.ts';
import { difference } from '../difference.ts';
import { isExample, legalOf, saidToEngine, textsOf } from './commands.ts';
import { namedRules } from './named.ts';
import { pictureOfEngine, pictureOfModel } from './pictures.ts';
import { modelOf, type Position } from './placed.ts';

/** A game of the engine and the same one of the model. */
export interface Pair {
  match: Match<SpurState>;
  game: Game;
}

/** What was compared, and where both disagree; null = nowhere. */
export interface Compared {
  readonly pair: Pair;
  readonly fault: string | null;
}

/** Options resolved by the engine. Throws what it says against them. */
export function engineOptions(options: Partial<Options>): EngineOptions {
  const parsed = orionsSpur.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [refused] = orionsSpur.checkSetup(parsed.value);
  if (refused) throw new Error(refused.reason);
  return parsed.value;
}

/** The same game of both from its setup. */
export function beginBoth(options: Partial<Options>, seed: string): Compared {
  const start = startMatch(orionsSpur, engineOptions(options), seedChance(seed));
  const pair = { match: start.match, game: begin(options) };
  return { pair, fault: diceOf(start.draws, 0).fault() ?? pictureFault(pair) };
}

/** The same described position of both, in the midst of a game. */
export function placeBoth(options: Partial<Options>, position: Position, seed: string): Compared {
  const parsed = engineOptions(options);
  const placed = orionsSpur.place!(parsed, position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `${path}: ${reason}`).join(' '));
  const { match } = matchFrom(orionsSpur, placed.value, seedChance(seed));
  const pair = { match, game: modelOf(placed.value) };
  return { pair, fault: pictureFault(pair) };
}

/** Carries a legal command out on both. Throws nothing: what one of them refuses is a fault. */
export function stepBoth(pair: Pair, seat: Seat, command: Command): string | null {
  const applied = applyCommand(orionsSpur, pair.match, String(seat), saidToEngine(command));
  if (!applied.ok) return `the engine refuses: ${applied.rejections[0]!.reason}`;
  const dice = diceOf(applied.draws, 0);
  pair.game = apply(pair.game, seat, command, dice.roll);
  pair.match = applied.match;
  return dice.fault() ?? pictureFault(pair);
}

/** Where the states disagree (engine / model). */
const pictureFault = ({ match, game }: Pair): string | null =>
  difference(pictureOfEngine(match.state), pictureOfModel(game));

/**
 * Where the full sets of legal commands of a seat disagree (engine / model); null = nowhere. Of commands with very many
 * values each must hold the other's example to be legal.
 */
export function compareLegal({ match: { state }, game }: Pair, seat: Seat, legal: readonly Command[]): string | null {
  const [engine, model] = [legalOf(state, String(seat)), legal.map(saidToEngine)];
  const [ours, theirs] = [textsOf(engine), textsOf(model)];
  if (ours.join(';') !== theirs.join(';')) {
    const only = (some: readonly string[], others: readonly string[]): string =>
      some.filter((one) => !others.includes(one)).join('; ') || 'none';
    return `legal for ${seat}: only ${only(ours, theirs)} / only ${only(theirs, ours)}`;
  }
  for (const example of engine.filter(isExample)) {
    const refusal = refuse(game, seat, example as Command);
    if (refusal) return `example ${JSON.stringify(example)}: legal / ${refusal.reasons[0]}`;
  }
  for (const example of model.filter(isExample)) {
    const [refusal] = check(state, String(seat), example);
    if (refusal) return `example ${JSON.stringify(example)}: ${refusal.reason} / legal`;
  }
  return null;
}

/** A command tried by a seat, legal or not. */
export interface Try {
  readonly seat: Seat;
  readonly command: Command;
}

/** What is said to attempts. */
export interface Answers {
  /** The model's rule for each attempt; null for a legal one. */
  readonly rules: readonly (string | null)[];
  /** The first disagreement (engine / model); null = none. */
  readonly fault: string | null;
}

/** Whether both refuse the same attempts, by the same rule, and in the same words where the catalogue gives them. */
export function compareAnswers({ match, game }: Pair, tries: readonly Try[]): Answers {
  const rules: (string | null)[] = [];
  for (const { seat, command } of tries) {
    const [ours] = check(match.state, String(seat), saidToEngine(command));
    const theirs = refuse(game, seat, command);
    rules.push(theirs?.rules[0] ?? null);
    if (agree(ours, theirs && withNamed(theirs, command))) continue;
    return { rules, fault: `${seat} ${JSON.stringify(command)}: ${answersTold(ours, theirs)}` };
  }
  return { rules, fault: null };
}

/** A refusal of what is named by nothing on the table, with the rules that may answer for OS-13.29. */
const withNamed = (refusal: Refusal, { type }: Command): Refusal =>
  refusal.rules.includes('OS-13.29') ? { ...refusal, rules: [...refusal.rules, ...namedRules(type)] } : refusal;
