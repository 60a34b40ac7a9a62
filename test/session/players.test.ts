import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { openTimeline, recordingOf } from '../../src/engine/timeline.ts';
import { skaxar } from '../../src/games/skaxar/index.ts';
import { among } from '../../src/session/find-game.ts';
import { headerOf } from '../../src/session/local/store.ts';
import { playersFault } from '../../src/session/players.ts';
import { readMatchFile } from '../../src/session/replay/read-match.ts';
import { linkOf, readLink } from '../../src/session/replay/share-link.ts';
import { provideGames } from '../../src/ui/match/match-store.ts';
import { reelOfFile } from '../../src/ui/match/replay/reel.ts';

const game = skaxar as AnyGame;
const seatsOf = (player: string) => [
  { seat: 'A', player: 'human', name: 'Ada' },
  { seat: 'B', player, name: 'Computer' },
];

/** A war against a player of that name, as it is written into files and links. */
const recorded = (player: string) => {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.faults[0]!.reason);
  const header = headerOf(game, { options: options.value as Json, seed: 'war', seats: seatsOf(player) });
  return recordingOf(openTimeline(game, header));
};

const FAULT =
  'Seat B: There is no player expert in Skaxar; there is human, beginner, novice, easy, default, hard, random.';

describe('a match whose game does not have one of its players', () => {
  it('is refused as a file and as a link: who, where, and whom there is', async () => {
    const text = JSON.stringify(recorded('expert'));
    expect(await readMatchFile(among([game]), text)).toEqual({ ok: false, reason: FAULT });
    provideGames(among([game]));
    expect(await reelOfFile(text)).toEqual({ ok: false, reason: FAULT });
    expect(await readLink(among([game]), linkOf(recorded('expert')))).toEqual({ ok: false, reason: FAULT });
  });

  it('is told in a short sentence whatever it is called', async () => {
    const told = await playersFault('skaxar', seatsOf('x'.repeat(4000)));
    expect(told).toContain(`no player ${'x'.repeat(40)} in Skaxar`);
    expect(await playersFault('skaxar', seatsOf('toString'))).toContain('toString');
  });

  it('is none where levels, chance or those a game is measured against play', async () => {
    for (const player of ['human', 'beginner', 'novice', 'easy', 'default', 'hard', 'random', 'greedy', 'sensible']) {
      expect(await playersFault('skaxar', seatsOf(player)), player).toBeNull();
      expect(await readMatchFile(among([game]), JSON.stringify(recorded(player)))).toMatchObject({ ok: true });
    }
    expect(await playersFault('orions-spur', seatsOf('expert'))).toBeNull();
  });
});
