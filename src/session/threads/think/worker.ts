// Composition root of the computer player's thread. It is sent views only; nothing in it can see the match.
import { createBot, type Bot } from '../../../ai/bot.ts';
import { LEVELS, type Level } from '../../../ai/level.ts';
import type { Brain } from '../../../engine/brain.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { openChance, seedChance } from '../../../engine/rng.ts';
import { errorText, type Failure } from '../../failure.ts';
import { manifestOf } from '../../../games/index.ts';
import { threadSeams } from '../seams.ts';
import type { Answered, Asked } from './thinker.ts';

/** A game with what it tells a computer player. */
interface Played {
  readonly game: AnyGame;
  readonly brain: Brain<unknown, unknown>;
}

const fetched: Record<string, Promise<Played>> = {};

/** A game with its brain, fetched when its first question comes; null = there is none. */
async function playedOf(id: string): Promise<Played | null> {
  const manifest = manifestOf(id);
  if (!manifest) return null;
  const played = (fetched[id] ??= Promise.all([manifest.game(threadSeams), manifest.brain(threadSeams)]).then(
    ([game, makeBrain]) => ({ game, brain: makeBrain() }),
  ));
  // A lost connection may come back.
  return played.catch((error: unknown) => {
    delete fetched[id];
    throw error;
  });
}

const bots = new Map<string, Bot<unknown, unknown>>();

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The player of a level, kept for the next question: it remembers what it has worked out. */
function botOf({ game, brain }: Played, level: Level): Bot<unknown, unknown> {
  const key = `${game.id} ${level}`;
  const known = bots.get(key) ?? createBot(game, brain, level);
  bots.set(key, known);
  return known;
}

/** The command of a level, or any legal one for `random`. */
function choose(played: Played, { view, seat, level, seed }: Asked): unknown {
  if (isLevel(level)) return botOf(played, level).choose(view, seat, seed);
  const chance = openChance(seedChance(seed));
  return played.game.choices(played.game.guess(view, seat, chance), seat, { chance, count: 1 })[0] ?? null;
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
