import { describe, expect, it } from 'vitest';
import { seal } from '../../src/engine/commitment.ts';
import { verify } from '../../src/engine/recording-verify.ts';
import { among } from '../../src/session/find-game.ts';
import { openLocal } from '../../src/session/local/local.ts';
import { linkOf, readLink } from '../../src/session/replay/share-link.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { watchCopy } from '../../src/session/replay/saved-file.ts';
import { headerOf, storeOn } from '../../src/session/local/store.ts';
import { readWatchFile } from '../../src/session/replay/watch-file.ts';
import { recordingOf, timelineOf } from '../../src/engine/timeline.ts';
import { TOY } from './toy.ts';

const SALT = 'cd'.repeat(16);
const sealed = seal('quiet', SALT);
const seats = ['x', 'y'].map((seat) => ({ seat, player: 'human', name: seat }));
const header = headerOf(TOY, { options: {}, seats, ...sealed });
const nobody = {
  choose: async () => ({ kind: 'dropped' as const }),
  fallback: () => [],
  drop: () => undefined,
  close: () => undefined,
};

/** A sealed match at one screen, some of it rolled. */
async function playing(commands: readonly string[]) {
  const store = storeOn(memoryShelf(), among([TOY]));
  const id = await store.createMatch(header);
  const read = timelineOf(TOY, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const session = openLocal({ id, game: TOY, timeline: read.timeline, store, thinker: nobody });
  for (const [index, type] of commands.entries())
    void session.submit(index % 2 === 0 ? 'x' : 'y', type === 'roll' ? { type } : { type: 'add', n: 1 });
  await session.host.saved();
  return { store, id, session };
}

describe('a sealed match', () => {
  it('keeps the numbers drawn beside the moves that drew them, undone and done again alike', async () => {
    const { store, id, session } = await playing(['add', 'roll', 'roll']);
    void session.undo(true);
    void session.redo();
    await session.host.saved();
    const kept = (await store.loadMatch(id))!;
    expect(kept).toMatchObject({ ...sealed });
    expect(kept.plies.map(({ drawn }) => drawn?.length ?? 0)).toEqual([0, 1, 1]);
    expect(kept.plies[0]).not.toHaveProperty('drawn');
    expect(kept).toEqual(recordingOf(session.host.timeline()));
    expect(verify(TOY, kept)).toMatchObject({ promise: 'kept', drawn: 2, written: 2, differs: null });
  });

  it('OG-22.2 shows the commitment and neither seed nor salt in the file of a running match, all of them in that of a finished one', async () => {
    const running = await playing(['add', 'roll']);
    const going = (await running.store.exportMatch(running.id))!;
    expect(going.kind).toBe('sealed');
    const watching = watchCopy(TOY, running.session.host.timeline(), running.id, 0);
    for (const { text } of [going, watching]) {
      expect(text).not.toContain(SALT);
      expect(text).not.toContain('quiet');
      expect(text).toContain(sealed.commitment);
    }
    const copy = readWatchFile(watching.text);
    expect(copy?.ok && copy.file.commitment).toBe(sealed.commitment);
    // It is watched, not taken in.
    expect(await running.store.importMatch(watching.text)).toEqual({
      ok: false,
      reason: expect.stringMatching(/^This is a watching copy of a match that was not over; it is not kept here\./),
    });
    const over = await playing(Array.from({ length: 40 }, () => 'roll'));
    const whole = (await over.store.exportMatch(over.id))!;
    expect(whole.kind).toBe('whole');
    expect(JSON.parse(whole.text)).toMatchObject({ ...sealed });
  });

  it('stays sealed in a link, and a link with another seed is turned down', async () => {
    const { store, id } = await playing(['add', 'roll']);
    const recording = (await store.loadMatch(id))!;
    const read = await readLink(among([TOY]), linkOf(recording));
    expect(read.ok && recordingOf(read.timeline)).toEqual(recording);
    expect(await readLink(among([TOY]), linkOf({ ...recording, seed: 'loud' }))).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^The seed of the file is not the one/),
    });
  });

  it('is not taken in with another seed, in a plain sentence', async () => {
    const { store, id } = await playing(['roll']);
    const text = JSON.stringify({ ...(await store.loadMatch(id))!, seed: 'loud' });
    expect(await store.importMatch(text)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(
        /^The seed of the file is not the one that was committed to before the first roll: /,
      ),
    });
    expect(await store.listMatches()).toHaveLength(1);
  });
});
