import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../src/engine/timeline.ts';
import { among } from '../../src/session/find-game.ts';
import { openLocal } from '../../src/session/local/local.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../src/session/local/store.ts';
import { anyLegal, type Asked, type Thinker } from '../../src/session/threads/think/thinker.ts';
import { game } from '../helpers/og-position.ts';

const UNITS = [
  { id: 'a1.1', type: 'scouts', pose: [20_000, 10_000, 9000] },
  { id: 'a2.1', type: 'scouts', pose: [30_000, 10_000, 9000] },
  { id: 'a3.1', type: 'scouts', pose: [40_000, 10_000, 9000] },
  { id: 'b1.1', type: 'scouts', pose: [30_000, 40_000, 27_000] },
];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Two people and a computer lead side A; the computer holds its unit. */
async function open() {
  const asked: Asked[] = [];
  const thinker: Thinker = {
    choose: async (question) => {
      asked.push(question as Asked);
      return { kind: 'command', command: { type: 'activate', unit: `${question.seat}.1`, action: 'hold' } };
    },
    fallback: anyLegal,
    drop() {},
    close() {},
  };
  const seats = [
    ['a1', 'human'],
    ['a2', 'human'],
    ['a3', 'default'],
    ['b1', 'human'],
  ].map(([seat, player]) => ({ seat: seat!, player: player!, name: seat! }));
  const store = storeOn(
    memoryShelf(),
    among([game]),
    () => 0,
    () => 'm1',
  );
  const options = { playersA: 3, layout: [[]], terrainMinimum: 0 };
  const id = await store.createMatch(
    headerOf(game, { options, seed: 's', seats, position: { turn: 'A', units: UNITS } }),
  );
  const read = timelineOf(game, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const session = openLocal({ id, game, timeline: read.timeline, store, thinker });
  session.start();
  await settled();
  return { session, asked };
}

describe('several captains of a side at one device', () => {
  it('OG-17.6: what a person may decide as well waits for them, though a computer team mate could act', async () => {
    const { session, asked } = await open();
    expect(session.decisions()[0]!.seats).toEqual(['a1', 'a2', 'a3']);
    expect(session.viewer()).toEqual({ kind: 'seat', seat: 'a1' });
    expect(asked).toEqual([]);
    expect(session.play('a2', { type: 'activate', unit: 'a2.1', action: 'hold' }).kind).toBe('accepted');
  });

  it('of several people the one who speaks is the one at the screen', async () => {
    const { session } = await open();
    session.setActivePlayer('a2');
    expect(session.viewer()).toEqual({ kind: 'seat', seat: 'a2' });
    // One who cannot decide now does not take the word from those who can.
    session.setActivePlayer('b1');
    expect(session.viewer()).toEqual({ kind: 'seat', seat: 'a1' });
  });

  it('the decision can be left to a computer team mate, and to nobody else', async () => {
    const { session, asked } = await open();
    session.leaveTo('a2');
    session.leaveTo('b1');
    await settled();
    expect(asked).toEqual([]);
    session.leaveTo('a3');
    await settled();
    expect(asked.map(({ seat }) => seat)).toContain('a3');
    expect(session.host.timeline().plies[0]).toMatchObject({ seat: 'a3', command: { type: 'activate', unit: 'a3.1' } });
  });
});
