import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { extend, openTimeline, present, recordingOf } from '../../src/engine/timeline.ts';
import { among } from '../../src/session/find-game.ts';
import { linkOf, readLink } from '../../src/session/replay/share-link.ts';
import { headerOf } from '../../src/session/local/store.ts';
import { TOY } from './toy.ts';

const played = () => {
  const seats = [
    { seat: 'x', player: 'human', name: 'X' },
    { seat: 'y', player: 'human', name: 'Y' },
  ];
  let timeline = openTimeline(TOY, headerOf(TOY, { options: {}, seed: 'link', seats }));
  for (let k = 0; k < 4; k++) {
    const next = extend(TOY, timeline, k % 2 ? 'y' : 'x', { type: 'roll' });
    if (next.ok) timeline = next.timeline;
  }
  return timeline;
};

describe('link of a match', () => {
  it('holds the whole match and plays to the same hash', async () => {
    const timeline = played();
    const link = linkOf(recordingOf(timeline));
    expect(link).toMatch(/^z\.[\w-]+$/);
    const read = await readLink(among([TOY]), link);
    expect(read.ok && read.timeline.plies.at(-1)?.match.hash).toBe(timeline.plies.at(-1)?.match.hash);
  });

  it('carries the analysis of a match', async () => {
    const timeline = played();
    const analysis = { last: present(timeline).hash, judged: [[1, 4200, 5125]] } as const;
    const read = await readLink(among([TOY]), linkOf({ ...recordingOf(timeline), analysis }));
    expect(read.ok && recordingOf(read.timeline).analysis).toEqual(analysis);
  });

  it('says what is wrong with a damaged, foreign or illegal link', async () => {
    const recording = recordingOf(played());
    const link = linkOf(recording);
    for (const bad of [link.slice(0, -20), 'z.', 'z.!!!!', 'z.AAAA'])
      expect(await readLink(among([TOY]), bad)).toEqual({ ok: false, reason: 'The link is damaged or cut off.' });
    expect(await readLink(among([]), link)).toMatchObject({ ok: false, reason: expect.stringContaining('toy') });
    const illegal = linkOf({ ...recording, plies: [{ ...recording.plies[0]!, seat: 'y' }] });
    expect(await readLink(among([TOY]), illegal)).toEqual({
      ok: false,
      reason: 'Move 1 of the link is refused: T-1: Not your turn.',
    });
    expect(await readLink(among([TOY]), linkOf({ ...recording, rulesVersion: '9' }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('rules 9'),
    });
  });

  it('lays a failure of the program on the program, and says at which move', async () => {
    const failing: AnyGame = {
      ...TOY,
      decide(state, seat, command, chance) {
        if (seat === 'y') throw new Error('the dice fell off the table');
        return TOY.decide(state, seat, command, chance);
      },
    };
    expect(await readLink(among([failing]), linkOf(recordingOf(played())))).toEqual({
      ok: false,
      reason: 'This program failed at move 2 of the link: the dice fell off the table',
    });
  });

  it('refuses a link whose seats, names or seed a match file could not have', async () => {
    const recording = recordingOf(played());
    const [first] = recording.seats;
    const strange: readonly object[] = [
      { seats: undefined },
      { seats: 'abc' },
      { seats: [null, null] },
      { seats: [{ ...first, name: { a: 1 } }] },
      { seats: [{ ...first, name: 'x'.repeat(61) }] },
      { seats: [{ ...first, seat: 'nobody' }] },
      { seats: [first, first] },
      { seed: 5 },
      { format: 'other' },
      { game: {} },
      { options: null },
      { more: 1 },
    ];
    for (const part of strange)
      expect(await readLink(among([TOY]), linkOf({ ...recording, ...part }))).toEqual({
        ok: false,
        reason: 'The link is damaged or cut off.',
      });
  });

  it('refuses a link that unfolds beyond all measure', async () => {
    const huge = linkOf({ ...recordingOf(played()), seed: 'x'.repeat(3_000_000) });
    expect((await readLink(among([TOY]), huge)).ok).toBe(false);
  });
});
