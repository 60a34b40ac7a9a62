// Composition root of the computer player's thread. It is sent views only; nothing in it can see the match.
import { anyChoice, createBot, type Bot } from '../../../ai/bot.ts';
import { levelsAmong, noPlayer, RANDOM, type ComputerName } from '../../../engine/level.ts';
import { openChance, seedChance } from '../../../engine/rng.ts';
import { errorText, type Failure } from '../../failure.ts';
import { playedOf, type Played } from './played.ts';
import type { Answered, Asked } from './thinker.ts';

const bots = new Map<string, Bot<unknown, unknown>>();

/** A player, kept for the next question: it remembers what it has worked out. */
function botOf({ game, brain }: Played, player: ComputerName): Bot<unknown, unknown> {
  const key = `${game.id} ${player}`;
  const known = bots.get(key) ?? createBot(game, brain, player);
  bots.set(key, known);
  return known;
}

/** The command of a level, or any legal one for `random`. Throws a sentence for anybody else. */
function choose(played: Played, { view, seat, level, seed }: Asked): unknown {
  const known = played.computers.find((one) => one === level);
  if (known) return botOf(played, known).choose(view, seat, seed);
  if (level !== RANDOM) throw new Error(noPlayer(played.game.title, level, [...levelsAmong(played.computers), RANDOM]));
  const chance = openChance(seedChance(seed));
  return anyChoice(played.game, played.game.guess(view, seat, chance), seat, chance) ?? null;
}

async function answer(asked: Asked): Promise<Answered> {
  const { ticket, game } = asked;
  const failed = (kind: Failure['kind'], detail: string): Answered => ({ ticket, failure: { kind, detail } });
  let played: Played | null;
  try {
    played = await playedOf(game);
  } catch (error) {
    return failed('load', errorText(error));
  }
  if (!played) return failed('load', `There is no computer player of a game called ${game}.`);
  try {
    return { ticket, command: choose(played, asked) };
  } catch (error) {
    return failed('threw', errorText(error));
  }
}

const port = self as unknown as {
  onmessage: ((event: { data: Asked }) => void) | null;
  postMessage(message: Answered): void;
};
port.onmessage = ({ data }) => void answer(data).then((answered) => port.postMessage(answered));
