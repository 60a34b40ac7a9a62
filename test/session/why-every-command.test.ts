import { expect, it } from 'vitest';
import { easyMatch } from '../helpers/easy-match.ts';
import '../helpers/game-uis.ts';
import { cutTo } from '../../src/engine/timeline.ts';
import { GAMES } from '../../src/games/index.ts';
import { matterSight } from '../../src/physics/index.ts';
import { teller } from '../../src/session/threads/why/tell.ts';
import { findWhy } from '../../src/ui/match/why/find-why.ts';
import { whyText } from '../../src/ui/match/words/why.ts';

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
    const line = easyMatch(game, brain, { seed: 'why', playerOf: () => 'easy', most: 60 });
    const failed = whyText.failed('').trim();
    for (let plies = 1; plies <= line.plies.length; plies += 1) {
      const said = await findWhy({ game, id: 'why', timeline: cutTo(line, plies) }, plies, find);
      expect(said, `${id}, command ${plies}`).not.toContain(failed);
      expect(said, `${id}, command ${plies}`).not.toBe('');
    }
  },
);
