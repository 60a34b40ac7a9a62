// Composition root of the computer player's thread. It is told views only; nothing in it can see the match.
import { createBot, type Bot } from '../ai/bot.ts';
import { LEVELS, type Level } from '../ai/level.ts';
import { openChance, seedChance } from '../engine/rng.ts';
import { brains, games } from '../games/index.ts';
import { matterSight } from '../physics/index.ts';
import type { Answered, Asked } from './thinker.ts';

const sight = { sight: matterSight };
const registry = games(sight);
const minds = brains(sight);
const bots = new Map<string, Bot<unknown, unknown>>();

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The player of a level; null for `random` and for a game without one. */
function botOf(id: string, level: string): Bot<unknown, unknown> | null {
  const key = `${id} ${level}`;
  const known = bots.get(key);
  if (known) return known;
  const game = registry.find((entry) => entry.id === id);
  const brain = minds[id];
  if (!game || !brain || !isLevel(level)) return null;
  const bot = createBot(game, brain, level);
  bots.set(key, bot);
  return bot;
}

function answer({ ticket, game: id, view, seat, level, seed }: Asked): Answered {
  const bot = botOf(id, level);
  if (bot) return { ticket, command: bot.choose(view, seat, seed) };
  const game = registry.find((entry) => entry.id === id);
  const chance = openChance(seedChance(seed));
  return { ticket, command: game?.choices(game.guess(view, seat, chance), seat, { chance, count: 1 })[0] ?? null };
}

const port = self as unknown as { onmessage: ((event: { data: Asked }) => void) | null; postMessage(message: Answered): void };
port.onmessage = ({ data }) => port.postMessage(answer(data));
