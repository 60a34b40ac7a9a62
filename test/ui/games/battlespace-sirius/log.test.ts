import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/index.ts';
import { ringsOf, logEntry, logRefusal } from '../../../../src/ui/games/battlespace-sirius/log-entry.ts';
import type { LogEntry } from '../../../../src/ui/match/log.ts';
import {
  boat,
  duel,
  game,
  newGame,
  play,
  playAll,
  refused,
  ship,
  viewFor,
  type Played,
} from '../../../helpers/bs-position.ts';

const log = ({ match, events }: Pick<Played, 'match' | 'events'>, viewer = 0): readonly LogEntry[] => {
  const heard =
    viewer === 0
      ? events
      : (events
          .map((event) => game.redact(event, viewerOf(String(viewer))))
          .filter((event) => event !== null) as readonly BattlespaceSiriusEvent[]);
  return heard.flatMap((event) => logEntry(event, viewFor(match, viewer), null, heard) ?? []);
};
const texts = (played: Pick<Played, 'match' | 'events'>): readonly string[] => log(played).map(({ text }) => text);
const square = (
  power1: readonly [number, number, number, number],
  power2: readonly [number, number, number, number],
  extra: object = {},
) => duel({ vessels: [ship(1, [0, 0], 'N', power1), ship(2, [1, 0], 'N', power2)], ...extra });

describe('log', () => {
  it('BS-19.13 tells the set-up: Priority with its dice and sums, ties, the order', () => {
    const lines = log(newGame({}, [3, 4, 5, 2, 6, 3, 2, 4]));
    expect(lines.slice(0, 3)).toMatchObject([
      {
        text: 'Priority: Emerald and Red roll the same and roll again.',
        dice: [3, 4, 5, 2],
        maths: 'Emerald 7, Red 7',
      },
      {
        text: 'Priority: Emerald rolls highest and has the first turn.',
        dice: [6, 3, 2, 4],
        maths: 'Emerald 9, Red 6',
      },
      { text: 'The ships stand side by side and head North. Turn order: Emerald, Red.' },
    ]);
    expect(lines.at(-1)).toMatchObject({ text: 'Turn 1: Emerald', head: true });
  });

  it('BS-19.13 marks what the rules do by themselves', () => {
    const stayed = log(play(square([6, 6, 6, 6], [6, 6, 6, 6]), 1, { type: 'maneuver', kind: 'stay' }));
    expect(stayed).toMatchObject([
      { text: 'Emerald stays put.' },
      { text: 'Emerald locks on Red: E Starboard 6 > Port 6.', auto: true },
    ]);
    expect(stayed[0]!.auto).toBeUndefined();
  });

  it('BS-19.13 tells place, turn and payment of a maneuver, Power before and after', () => {
    const moved = play(square([2, 6, 6, 6], [6, 6, 6, 6]), 1, {
      type: 'maneuver',
      kind: 'rotatePosition',
      to: [1, 1],
      turn: 90,
      pay: ['bow'],
    });
    expect(texts(moved)[0]).toBe("Emerald goes off Red's Bow, turns 90° right and heads East. Pays Bow 2 → 1.");
    expect(
      texts(play(square([2, 6, 6, 6], [6, 6, 6, 6]), 1, { type: 'maneuver', kind: 'position', to: [2, 1] }))[0],
    ).toBe("Emerald goes to Red's Bow/Starboard corner.");
  });

  it('BS-19.13 tells a volley: payment, dice, Shield compared, hits, Power before and after, repairs', () => {
    const fired = log(
      play(square([6, 6, 6, 6], [6, 6, 6, 5], { phase: 'fire', engaged: '2', lines: ['E'], dice: [5, 5, 6, 2] }), 1, {
        type: 'fire',
        line: 'E',
        weapons: 4,
      }),
    );
    expect(fired.slice(0, 2)).toMatchObject([
      {
        text: "Emerald fires 4 weapons from Starboard at Red's Port, Shield 5. Pays Starboard 6 → 3.",
        dice: [5, 5, 6, 2],
        hits: [0, 1, 2],
        rings: [[0, 1]],
        against: "At Red's Port, Shield 5",
        maths: '3 hits: Port 5 → 2; Pair: 1 repair point',
        label: 'Emerald: volley E',
        tint: 'ship-emerald',
        unit: '2',
        at: { x: 1000, y: 0 },
      },
      { text: 'Emerald repairs Starboard 3 → 4.', auto: true },
    ]);
  });

  it('BS-8.7 tells hits that are lost, and misses', () => {
    const lost = log(
      play(square([3, 6, 6, 6], [6, 6, 6, 6], { phase: 'fire', engaged: '2', lines: ['E'], dice: [1, 2] }), 1, {
        type: 'fire',
        line: 'E',
        weapons: 2,
      }),
    )[0]!;
    expect(lost).toMatchObject({ hits: [], maths: 'No hit on Shield 6' });
    expect(lost.rings).toBeUndefined();
    const over = log(
      play(square([6, 6, 6, 6], [6, 6, 6, 1], { phase: 'fire', engaged: '2', lines: ['E'], dice: [1, 2] }), 1, {
        type: 'fire',
        line: 'E',
        weapons: 2,
      }),
    )[0]!;
    expect(over.maths).toBe('2 hits: Port 1 → 0, 1 too many');
  });

  it('BS-C42 tells Sentry Fire shot by shot in dice order, with its payment', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [4, 2, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 3, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['N', 'E'],
      dice: [4, 1],
    });
    expect(log(play(match, 2, { type: 'react', kind: 'sentry', lines: ['N', 'E'], pay: ['stern'] }))[0]).toMatchObject({
      text: 'Red gives Sentry Fire on Emerald along N and E. Pays Stern 3 → 2.',
      dice: [4, 1],
      hits: [0],
      maths: 'Line N: 4 hits Shield 4, Bow 4 → 3; Line E: 1 misses Shield 2',
      label: 'Red: Sentry Fire',
      tint: 'ship-red',
      answer: true,
    });
  });

  it('BS-7.10 tells that no die is rolled at an unshielded side, and what takes the place of the ship', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
      cards: { 1: 'cranberry', 2: 'ash' },
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const lines = log(play(match, 2, { type: 'react', kind: 'sentry', lines: ['E'], pay: ['port'] }));
    expect(lines[0]).toMatchObject({
      text: 'Red gives Sentry Fire on Emerald along E. Pays Port 6 → 5. The side on line E is unshielded: no die is rolled.',
    });
    expect(lines[0]!.dice).toBeUndefined();
    expect(lines[1]).toMatchObject({
      text: "Emerald's ship is destroyed. Lifeboat Cranberry takes its place: Hull 4, Position Yes, Sentry Yes, Weapons 1.",
      tone: 'bad',
      unit: '1',
    });
  });

  it('BS-12.15 tells a volley at a lifeboat against its Hull, also when it is destroyed', () => {
    const match = (dice: readonly number[]) =>
      duel({
        vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'bronze'), ship(3, [2, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
        dice,
      });
    expect(log(play(match([4, 4, 4]), 1, { type: 'fire', line: 'E', weapons: 3 }))[0]).toMatchObject({
      text: "Emerald fires 3 weapons from Starboard at Red's lifeboat, Hull 5. Pays Starboard 6 → 4.",
      hits: [],
      maths: 'No hit on Hull 5; Triple: 2 repair points',
    });
    expect(texts(play(match([1, 5, 2]), 1, { type: 'fire', line: 'E', weapons: 3 })).slice(1, 3)).toEqual([
      "Red's lifeboat Bronze is destroyed.",
      'Red is out.',
    ]);
  });

  it('tells reactions, held fire, draw flags, quiet turns and the end', () => {
    const turned = play(square([6, 6, 6, 6], [6, 6, 6, 6], { phase: 'reaction', engaged: '2', lines: ['E'] }), 2, {
      type: 'react',
      kind: 'rotate',
      turn: 180,
      pay: ['bow', 'stern'],
    });
    expect(texts(turned)).toEqual([
      'Red rotates 180° and heads South. Pays Bow 6 → 5 and Stern 6 → 5. Locked now: E Starboard 6 > Starboard 6.',
    ]);
    expect(texts(play(turned.match, 1, { type: 'fire', line: 'E', weapons: 0 })).slice(0, 3)).toEqual([
      'Emerald holds fire along E.',
      'No shot in this turn: 1 of 6 until a draw.',
      'Turn 2: Red',
    ]);
    const agreed = playAll(turned.match, [
      [1, { type: 'agreeDraw', agree: true }],
      [1, { type: 'agreeDraw', agree: false }],
      [1, { type: 'agreeDraw', agree: true }],
      [2, { type: 'agreeDraw', agree: true }],
    ]);
    expect(texts(agreed)).toEqual([
      'Emerald offers a draw.',
      'Emerald withdraws the offer of a draw.',
      'Emerald offers a draw.',
      'Red offers a draw.',
      'A draw. Everyone still in agreed to a draw.',
    ]);
    expect(texts(play(turned.match, 1, { type: 'resign' }))).toEqual([
      'Emerald resigns.',
      'Red wins. One vessel is left.',
    ]);
  });

  it('BS-15.4 never names a card that is face down, not even to its owner: others look at the same screen', () => {
    const begun = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 2, 1, 6, 4, 5, 3]);
    for (const viewer of [0, 1, 2, 3]) {
      expect(
        log(begun, viewer)
          .slice(0, 3)
          .map(({ text }) => text),
      ).toEqual([
        'Emerald draws a lifeboat, face down.',
        'Red draws a lifeboat, face down.',
        'Platinum draws a lifeboat, face down.',
      ]);
    }
    expect(texts(play(begun.match, 1, { type: 'revealLifeboat' }))).toEqual([
      'Emerald shows its lifeboat: Cranberry, Hull 4, Position Yes, Sentry Yes, Weapons 1.',
    ]);
  });

  it('BS-19.13 tells a refused command with its rule and reason', () => {
    const match = square([6, 6, 6, 6], [6, 6, 6, 6]);
    const command = { type: 'maneuver', kind: 'rotate', turn: 45 };
    expect(logRefusal('Emerald', command, refused(match, 1, command))).toEqual({
      text: 'Emerald, Rotate refused: Rotate is 90, 180 or 270 degrees; 45 is not possible.',
      rule: 'BS-5.3',
      tone: 'bad',
    });
    expect(
      logRefusal(
        'Red',
        { type: 'fire', line: 'E', weapons: 1 },
        refused(match, 2, { type: 'fire', line: 'E', weapons: 1 }),
      ),
    ).toMatchObject({ text: 'Red, Fire refused: Emerald decides now (Maneuver), not Red.', rule: 'BS-13.2' });
  });

  it('BS-9.2 rings only equal dice', () => {
    expect(ringsOf([3, 5, 5, 3])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(ringsOf([4, 4, 1, 4])).toEqual([[0, 1, 3]]);
    expect(ringsOf([1, 2, 3, 4])).toEqual([]);
  });
});
