import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { verdictText } from '../../src/engine/recording-verdict.ts';
import { verify } from '../../src/engine/recording-verify.ts';
import { playsRules, type Recording } from '../../src/engine/recording.ts';
import { extend, openTimeline, present, recordingOf, recoverTimeline, timelineOf } from '../../src/engine/timeline.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/index.ts';
import { orionsGate } from '../../src/games/orions-gate/index.ts';
import { skaxar } from '../../src/games/skaxar/index.ts';
import { among } from '../../src/session/find-game.ts';
import { unsealRecording } from '../../src/session/replay/sealed-file.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { storeOn } from '../../src/session/local/store.ts';
import { kernelSight } from '../../src/table/index.ts';

const GAMES: readonly AnyGame[] = [orionsGate(kernelSight), battlespaceSirius, skaxar];
const folder = new URL('../golden/kept/', import.meta.url);
/** Running matches as files kept them, of every rules version there was; new ones are added, none is ever made anew. */
const kept = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording] as const,
);

/** The same match as a game of other rules would have played it. */
function playedBy(game: AnyGame, recording: Recording): Recording {
  const { plies, ...header } = recording;
  let timeline = openTimeline(game, { ...header, rulesVersion: game.rulesVersion });
  for (const { seat, command } of plies) {
    const next = extend(game, timeline, seat, command);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    timeline = next.timeline;
  }
  return recordingOf(timeline);
}

it('keeps a file of every game', () => {
  expect([...new Set(kept.map(([, { game }]) => game))].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

describe.each(kept)('the kept match %s', (_name, file) => {
  const game = GAMES.find(({ id }) => id === file.game)!;

  it('goes on if its rules are still there, and is watched in any case', () => {
    const read = timelineOf(game, file);
    expect(read.ok).toBe(playsRules(game, file.rulesVersion));
    if (read.ok) expect(game.pending(present(read.timeline).state)).not.toEqual([]);
    expect(recoverTimeline(game, file)!.timeline.plies.length).toBeGreaterThan(0);
  });

  it('is watched, saved and not accused when its rules are gone', async () => {
    const gone = playedBy({ ...game, rulesVersion: '0.9.0' }, file);
    expect(timelineOf(game, gone)).toMatchObject({ ok: false, breach: 'version' });
    expect(recoverTimeline(game, gone)).toMatchObject({ exact: gone.plies.length, stop: null });
    // Rules that play it otherwise, though its commands are still legal.
    const marked = { ...file, rulesVersion: '0.9.0' };
    const recovered = recoverTimeline(game, marked)!;
    expect(recovered).toMatchObject({ exact: 0, stop: null });
    expect(recovered.timeline.plies).toHaveLength(file.plies.length);
    // And rules that do not know a command any more.
    const strange = { ...gone, plies: gone.plies.with(20, { ...gone.plies[20]!, command: { type: 'forgotten' } }) };
    const part = recoverTimeline(game, strange)!;
    expect(part.timeline.plies).toHaveLength(20);
    expect(part).toMatchObject({ exact: 20, stop: expect.stringContaining('Ply 21') });
    expect(verdictText(verify(game, marked))).toMatchObject({ tone: 'unknown', title: 'Played by other rules' });
    expect(verdictText(verify(game, gone)).tone).toBe('good');

    const shelf = memoryShelf();
    const store = storeOn(shelf, among([game]));
    const { plies, ...header } = marked;
    const entry = { id: 'm', game: game.id, created: 0, updated: 0, seats: header.seats, outcome: null, title: '' };
    await shelf.write({ ...entry, plies: plies.length, header }, 0, plies, null);
    expect((await store.listMatches()).map(({ id }) => id)).toEqual(['m']);
    const saved = (await store.exportMatch('m'))!;
    expect(unsealRecording(saved.text)).toEqual({ ok: true, recording: marked });
  });

  it('goes on under later rules that play it alike', () => {
    const old = playedBy({ ...game, rulesVersion: '0.9.0' }, file);
    const later: AnyGame = { ...game, rulesVersion: '9.0.0', olderRules: ['0.9.0'] };
    const read = timelineOf(later, old);
    if (!read.ok) throw new Error(read.reason);
    const state = present(read.timeline).state;
    const seat = later.pending(state)[0]!.seats[0]!;
    const legal = game.choices(state, seat) as readonly never[];
    const next = extend(later, read.timeline, seat, legal[0]!);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    // It stays a match of the rules it began with, and is read again as such.
    const again = recordingOf(next.timeline);
    expect(again.rulesVersion).toBe('0.9.0');
    expect(timelineOf(later, again).ok).toBe(true);
  });
});
