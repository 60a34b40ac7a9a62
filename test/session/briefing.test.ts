import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { parseRecording, replay, type Recording } from '../../src/engine/recording.ts';
import { recordingOf, timelineOf } from '../../src/engine/timeline.ts';
import { linkOf, readLink } from '../../src/session/replay/share-link.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { storeOn } from '../../src/session/local/store.ts';
import { readWatchFile, watchFileOf } from '../../src/session/replay/watch-file.ts';
import { game } from '../helpers/og-position.ts';

const find = async () => game as never;
const text = readFileSync('test/golden/random-60-small-bases.json', 'utf8');
const golden = (): Recording => {
  const read = parseRecording(text);
  if (!read.ok) throw new Error(read.reason);
  return read.recording;
};
const briefing = { title: 'The Long Watch', notes: 'Hold the line.\nMind the sun.' };

describe('the briefing of a match', () => {
  it('goes along with the file and comes back by an import', async () => {
    const draws = { ...golden(), briefing };
    const store = storeOn(
      memoryShelf(),
      find,
      () => 0,
      () => 'one',
    );
    expect(await store.importMatch(JSON.stringify(draws))).toEqual({ ok: true, id: 'one' });
    expect((await store.loadMatch('one'))?.briefing).toEqual(briefing);
    const file = (await store.exportMatch('one'))!;
    expect(file.kind).toBe('whole');
    expect(parseRecording(file.text)).toEqual({ ok: true, recording: draws });
  });

  it('goes along with a link and with a watching copy', async () => {
    const read = await readLink(find, linkOf({ ...golden(), briefing }));
    if (!read.ok) throw new Error(read.reason);
    expect(read.timeline.header.briefing).toEqual(briefing);
    const copy = readWatchFile(JSON.stringify(watchFileOf(game as never, read.timeline, null)));
    expect(copy?.ok && copy.file.briefing).toEqual(briefing);
  });

  it('changes no hash and no number, and leaves a file without one as it was', () => {
    const bare = golden();
    const draws = replay(game, { ...bare, briefing });
    const plain = replay(game, bare);
    if (!draws.ok || !plain.ok) throw new Error('refused');
    expect(draws.matches.map(({ hash }) => hash)).toEqual(plain.matches.map(({ hash }) => hash));
    expect(draws.draws).toEqual(plain.draws);
    const read = timelineOf(game, bare);
    if (!read.ok) throw new Error(read.reason);
    expect(JSON.stringify(recordingOf(read.timeline))).toBe(JSON.stringify(JSON.parse(text)));
    expect(watchFileOf(game as never, read.timeline, null)).not.toHaveProperty('briefing');
  });

  it('is read as little on trust as the rest', () => {
    const reason = (given: unknown): string => {
      const read = parseRecording(JSON.stringify({ ...golden(), briefing: given }));
      return read.ok ? 'read' : read.reason;
    };
    const expected = 'expected is a title of at most 60 characters and notes of at most 4000.';
    expect(reason({ title: 'x'.repeat(61), notes: '' })).toBe(
      `The match file is damaged or was changed: "briefing.title" is wrong; ${expected}`,
    );
    expect(reason({ title: 'x', notes: 'y'.repeat(4001) })).toBe(
      `The match file is damaged or was changed: "briefing.notes" is wrong; ${expected}`,
    );
    expect(reason({ title: 'x' })).toBe(
      `The match file is damaged or was changed: "briefing.notes" is missing; ${expected}`,
    );
    expect(reason({ ...briefing, from: 'editor' })).toBe(
      'The match file is damaged or was changed: there should be no "from" in "briefing".',
    );
    expect(reason(briefing)).toBe('read');
  });
});
