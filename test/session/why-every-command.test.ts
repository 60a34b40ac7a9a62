import { expect, it } from 'vitest';
import '../helpers/game-uis.ts';
import { createBot } from '../../src/ai/bot.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { cutTo, extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { GAMES } from '../../src/games/index.ts';
import type { AnyBrain } from '../../src/games/manifest.ts';
import { matterSight } from '../../src/physics/index.ts';
import { headerOf } from '../../src/session/local/store.ts';
import { teller } from '../../src/session/threads/why/tell.ts';
import { findWhy } from '../../src/ui/match/why/find-why.ts';
import { whyText } from '../../src/ui/match/words/why.ts';

type Line = Timeline<unknown, unknown>;

/** A match of easy computer players, until so many commands were given. */
function playedBy(game: AnyGame, brain: AnyBrain, most: number): Line {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.faults[0]!.reason);
  const seats = game.seats(options.value).map((seat) => ({ seat, player: 'easy', name: seat }));
  const bot = createBot(game, brain, 'easy');
  let line: Line = openTimeline(
    game,
    headerOf(game, { options: options.value as { readonly [key: string]: Json }, seats, seed: 'why' }),
  );
  while (line.plies.length < most) {
    const { state } = present(line);
    const seat = game.pending(state)[0]?.seats[0];
    if (seat === undefined) break;
    const command = bot.choose(game.view(state, viewerOf(seat)), seat, `m/${line.plies.length}`);
    const next = extend(game, line, seat, command as Json);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    line = next.timeline as Line;
  }
  return line;
}

const seams = { sight: async () => matterSight };

it.each(GAMES.map((manifest) => [manifest.id, manifest] as const))(
  '%s: why any command was given is told, from the first of the setup on, of a secret one too',
  async (id, manifest) => {
    const [game, brain] = [await manifest.game(seams), (await manifest.brain(seams))()];
    const tell = teller(async () => ({ game, brain }));
    const find = async (order: Parameters<typeof tell>[0]) => {
      const reply = await tell(order);
      if ('fault' in reply) throw new Error(reply.fault);
      return reply.told;
    };
    const line = playedBy(game, brain, 60);
    const failed = whyText.failed('').trim();
    for (let plies = 1; plies <= line.plies.length; plies += 1) {
      const said = await findWhy({ game, id: 'm', timeline: cutTo(line, plies) }, plies, find);
      expect(said, `${id}, command ${plies}`).not.toContain(failed);
      expect(said, `${id}, command ${plies}`).not.toBe('');
    }
  },
);
