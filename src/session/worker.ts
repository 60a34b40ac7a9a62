// Composition root of the computer player's thread. It is told views only; nothing in it can see the match.
import { openChance, seedChance } from '../engine/rng.ts';
import { games } from '../games/index.ts';
import { matterSight } from '../physics/index.ts';
import type { Answered, Asked } from './thinker.ts';

const registry = games({ sight: matterSight });

function answer({ ticket, game: id, view, seat, seed }: Asked): Answered {
  const game = registry.find((entry) => entry.id === id);
  if (!game) return { ticket, command: null };
  const chance = openChance(seedChance(seed));
  const command: unknown = game.choices(game.guess(view, seat, chance), seat, { chance, count: 1 })[0] ?? null;
  return { ticket, command };
}

const port = self as unknown as { onmessage: ((event: { data: Asked }) => void) | null; postMessage(message: Answered): void };
port.onmessage = ({ data }) => port.postMessage(answer(data));
