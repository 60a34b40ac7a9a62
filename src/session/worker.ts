// Composition root of the computer player's thread. It is told views only; nothing in it can see the match.
import { createBot, type Bot } from '../ai/bot.ts';
import { LEVELS, type Level } from '../ai/level.ts';
import type { Brain } from '../engine/brain.ts';
import type { AnyGame } from '../engine/game.ts';
import { openChance, seedChance } from '../engine/rng.ts';
import type { Answered, Asked } from './thinker.ts';

/** A game with what it tells a computer player. */
interface Played {
  readonly game: AnyGame;
  readonly brain: Brain<unknown, unknown>;
}

/** The games, each fetched when its first question comes. */
const GAMES: { readonly [game: string]: () => Promise<Played> } = {
  async 'orions-gate'() {
    const [{ orionsGate }, { orionsGateBrain }, { matterSight }] = await Promise.all([
      import('../games/orions-gate/game.ts'),
      import('../games/orions-gate/bot.ts'),
      import('../physics/index.ts'),
    ]);
    return { game: orionsGate(matterSight), brain: orionsGateBrain(matterSight) as Brain<unknown, unknown> };
  },
  async 'battlespace-sirius'() {
    const [{ battlespaceSirius }, { battlespaceSiriusBrain }] = await Promise.all([
      import('../games/battlespace-sirius/index.ts'),
      import('../games/battlespace-sirius/bot.ts'),
    ]);
    return { game: battlespaceSirius, brain: battlespaceSiriusBrain as Brain<unknown, unknown> };
  },
  async skaxar() {
    const [{ skaxar }, { skaxarBrain }] = await Promise.all([
      import('../games/skaxar/index.ts'),
      import('../games/skaxar/bot.ts'),
    ]);
    return { game: skaxar, brain: skaxarBrain as Brain<unknown, unknown> };
  },
};

const bots = new Map<string, Bot<unknown, unknown>>();

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The player of a level, kept for the next question: it remembers what it has worked out. */
function botOf({ game, brain }: Played, level: Level): Bot<unknown, unknown> {
  const key = `${game.id} ${level}`;
  const known = bots.get(key) ?? createBot(game, brain, level);
  bots.set(key, known);
  return known;
}

/** The command of a level, or any legal one for `random`. Null for a game there is none of. */
async function choose({ game: id, view, seat, level, seed }: Asked): Promise<unknown> {
  const played = await GAMES[id]?.();
  if (!played) return null;
  if (isLevel(level)) return botOf(played, level).choose(view, seat, seed);
  const chance = openChance(seedChance(seed));
  return played.game.choices(played.game.guess(view, seat, chance), seat, { chance, count: 1 })[0] ?? null;
}

const port = self as unknown as {
  onmessage: ((event: { data: Asked }) => void) | null;
  postMessage(message: Answered): void;
};
port.onmessage = ({ data }) =>
  void choose(data)
    .catch(() => null)
    .then((command) => port.postMessage({ ticket: data.ticket, command }));
