import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { AUDIENCE, viewerOf } from '../../src/engine/seat.ts';
import { openTimeline, present } from '../../src/engine/timeline.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/index.ts';
import { manifestOf } from '../../src/games/index.ts';
import { orionsGate } from '../../src/games/orions-gate/index.ts';
import { orionsSpur } from '../../src/games/orions-spur/index.ts';
import { skaxar } from '../../src/games/skaxar/index.ts';
import { headerOf } from '../../src/session/local/store.ts';
import {
  readWatchFile,
  watchedViews,
  watchFault,
  watchFileOf,
  type WatchFile,
} from '../../src/session/replay/watch-file.ts';
import { kernelSight } from '../../src/table/index.ts';

const copyOf = (game: AnyGame, seat: string | null, options: object = {}): WatchFile => {
  const seats = seat === null ? [] : [{ seat, player: 'human', name: 'You' }];
  return watchFileOf(
    game,
    openTimeline(game, headerOf(game, { options: options as never, seats, seed: 'watch' })),
    seat,
  );
};
const duel = copyOf(battlespaceSirius, '1', { playerCount: 3, lifeboats: true });
const shapesOf = (game: AnyGame) => manifestOf(game.id)!.shapes();
const read = (change: object) => readWatchFile(JSON.stringify({ ...duel, ...change }));

describe('a watching copy', () => {
  it('is read back and shown by its game', async () => {
    for (const [game, copy] of [
      [battlespaceSirius, duel],
      [orionsGate(kernelSight), copyOf(orionsGate(kernelSight), 'a1')],
    ] as const) {
      expect(readWatchFile(JSON.stringify(copy))).toEqual({ ok: true, file: copy });
      expect(watchFault(game, copy, await shapesOf(game))).toBeNull();
    }
  });

  it.each([orionsGate(kernelSight), battlespaceSirius, skaxar, orionsSpur] as readonly AnyGame[])(
    'for nobody’s seat shows and logs what the audience may know, and no seat’s own: $id',
    async (game) => {
      const timeline = openTimeline(game, headerOf(game, { options: {}, seats: [], seed: 'watch' }));
      const copy = watchFileOf(game, timeline, null);
      expect(copy).toMatchObject({ game: game.id, seat: null });
      expect(readWatchFile(JSON.stringify(copy))).toEqual({ ok: true, file: JSON.parse(JSON.stringify(copy)) });
      expect(watchFault(game, copy, await shapesOf(game))).toBeNull();
      const { state } = present(timeline);
      expect(watchedViews(copy)).toEqual([game.view(state, AUDIENCE)]);
      expect(copy.frames[0]!.events).toEqual(
        timeline.opening.map((event) => game.redact(event, AUDIENCE)).filter((event) => event !== null),
      );
      const [seat] = game.seats(game.parseOptions({}).ok ? (state as { options: unknown }).options : {});
      expect(game.view(state, AUDIENCE)).not.toEqual(game.view(state, viewerOf(seat!)));
    },
  );

  it('is nothing else: other texts are left to others', () => {
    for (const text of ['', '[]', 'null', '{"format":"orion-match"}']) expect(readWatchFile(text)).toBeNull();
  });

  it('is read up to 30,000,000 characters', () => {
    expect(readWatchFile(' '.repeat(30_000_000))).toBeNull();
    expect(readWatchFile(' '.repeat(30_000_001))).toEqual({
      ok: false,
      reason: 'The file has 30000001 characters; at most 30000000 are read.',
    });
  });

  it('names an event that speaks of what is not on the table', async () => {
    const throwing: AnyGame = {
      ...battlespaceSirius,
      describe() {
        throw new Error('no such ship');
      },
    };
    expect(watchFault(throwing, duel, await shapesOf(battlespaceSirius))).toBe(
      'The watching copy is damaged: frames.0.events.0: It speaks of something that is not on the table.',
    );
  });

  it('says what is damaged and where', async () => {
    const shapes = await shapesOf(battlespaceSirius);
    const events = duel.frames[0]!.events;
    expect(read({ frames: [] })).toMatchObject({ ok: false, reason: expect.stringContaining('frames') });
    for (const frame of [null, 1, { events: 5, changed: {} }, { events: [null], changed: {} }])
      expect(read({ frames: [frame] })).toMatchObject({ ok: false, reason: expect.stringContaining('frames.0') });
    expect(read({ seats: [null] })).toMatchObject({ ok: false, reason: expect.stringContaining('seats.0') });
    expect(read({ frames: undefined })).toEqual({
      ok: false,
      reason: 'The watching copy is damaged: frames: This is missing.',
    });
    expect(read({ game: 5 as never })).toEqual({
      ok: false,
      reason: 'The watching copy is damaged: game: A text is expected here, not 5.',
    });
    expect(read({ version: 2 })).toMatchObject({ ok: false, reason: expect.stringContaining('version 2') });
    const fault = (change: Partial<WatchFile>) => watchFault(battlespaceSirius, { ...duel, ...change }, shapes);
    expect(fault({ frames: [{ events, changed: {} }] })).toBe(
      'The watching copy is damaged: frames.0.changed.viewer: It is missing.',
    );
    expect(fault({ frames: [...duel.frames, { events: [], changed: { players: 5 } }] })).toBe(
      'The watching copy is damaged: frames.1.changed.players: A list is expected here, not 5.',
    );
    for (const name of Object.keys(duel.frames[0]!.changed)) {
      const { [name]: _left, ...changed } = duel.frames[0]!.changed;
      expect(fault({ frames: [{ events: [], changed }] }), name).toBe(
        `The watching copy is damaged: frames.0.changed.${name}: It is missing.`,
      );
      expect(fault({ frames: [...duel.frames, { events: [], changed: { [name]: () => 1 } }] }), name).toContain(
        `frames.1.changed.${name}`,
      );
    }
    expect(fault({ seat: '77' })).toContain('There is no seat 77');
    expect(fault({ seat: 'x'.repeat(500) })!.length).toBeLessThan(160);
    expect(fault({ rulesVersion: '0' })).toContain('made by rules 0');
  });
});
