import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsAmong } from '../../../src/engine/level.ts';
import { checkSetup } from '../../../src/games/battlespace-sirius/index.ts';
import {
  DUEL_COMPUTERS,
  freshDraft,
  STANDARD_RULES,
  type Draft,
} from '../../../src/ui/games/battlespace-sirius/setup/draft.ts';
import { readDraft } from '../../../src/ui/games/battlespace-sirius/setup/kept-draft.ts';
import { duelPlan, personOf, resolve, shipFaultsAt } from '../../../src/ui/games/battlespace-sirius/setup/plan.ts';
import { packSetup, partsOf, unpackSetup } from '../../../src/ui/games/battlespace-sirius/setup/setup-link.ts';
import { packText } from '../../../src/session/replay/packed-text.ts';

const fresh = freshDraft();
const seat = (place: number, change: Partial<Draft['seats'][number]>): Draft['seats'] =>
  fresh.seats.map((one, other) => (other === place ? { ...one, ...change } : one));
const mine: Draft = {
  players: 4,
  seats: [
    { player: 'human', name: 'Ada', ship: 'purple' },
    { player: 'hard', name: '', ship: 'emerald' },
    { player: 'human', name: 'Ben', ship: 'azure' },
    { player: 'easy', name: '', ship: 'red' },
    ...fresh.seats.slice(4),
  ],
  rules: { lifeboats: true, noFireDrawRounds: 0, twoPairsRepair: 1 },
  seed: 'dice',
};
const packed = (parcel: unknown) => `1${packText(JSON.stringify(parcel))}`;

describe('the set-up of Battlespace Sirius', () => {
  it('BS-2.1 BS-2.2 BS-17.1: begins as the Basic Game, Emerald against the computer', () => {
    expect(resolve(fresh)).toEqual({
      options: { playerCount: 2, lifeboats: false, ships: ['emerald', 'red'], noFireDrawRounds: 3, twoPairsRepair: 2 },
      faults: [],
    });
    expect(duelPlan(fresh)).toMatchObject({
      game: 'battlespace-sirius',
      seats: [
        { seat: '1', player: 'human', name: 'You' },
        { seat: '2', player: 'default', name: 'Computer' },
      ],
    });
  });

  it('BS-2.2: a ship chosen twice is told at the seat that took it second, in the words of the rules', () => {
    const twice = { ...fresh, players: 3, seats: seat(2, { ship: 'red' }) };
    const { faults } = resolve(twice);
    expect([0, 1, 2].map((place) => shipFaultsAt(twice, faults, place))).toMatchObject([
      [],
      [],
      [{ rule: 'BS-2.2', reason: 'Red is chosen 2 times; each ship once.' }],
    ]);
    // A seat that nobody takes is in nobody's way.
    expect(resolve({ ...twice, players: 2 }).faults).toEqual([]);
  });

  it('names people by themselves, one person as "You", and computers of a level apart', () => {
    expect(duelPlan(mine).seats.map(({ name }) => name)).toEqual(['Ada', 'Computer (hard)', 'Ben', 'Computer (easy)']);
    expect(duelPlan({ ...mine, seats: seat(0, { player: 'human', name: '  ' }), players: 2 }).seats[0]).toEqual({
      seat: '1',
      player: 'human',
      name: 'You',
    });
    expect(duelPlan({ ...fresh, players: 3 }).seats.map(({ name }) => name)).toEqual([
      'You',
      'Computer 1',
      'Computer 2',
    ]);
    expect([0, 1].map((place) => personOf({ ...fresh, seats: seat(1, { player: 'human' }) }, place))).toEqual([
      'Captain 1',
      'Captain 2',
    ]);
  });

  it('takes the seed that was typed, and another one each time when none was', () => {
    expect(duelPlan({ ...fresh, seed: ' dice ' }).seed).toBe('dice');
    expect(duelPlan(fresh).seed).not.toBe(duelPlan(fresh).seed);
  });

  it('comes back as it was left, names and unused seats too', () => {
    expect(readDraft(JSON.stringify(mine))).toEqual(mine);
    for (const text of [null, '', '{', '[]', '7', 'null', '{"seats":[]}']) expect(readDraft(text)).toBeNull();
  });
});

describe('every level and temper', () => {
  /** Six of the players. */
  const seated = (computers: typeof DUEL_COMPUTERS): Draft => ({
    ...fresh,
    players: 6,
    seats: fresh.seats.map((one, place) => ({ ...one, player: computers[place]! })),
  });

  it('sits down under its name, is kept and travels', () => {
    expect(levelsAmong(DUEL_COMPUTERS)).toEqual([
      'novice',
      'easy',
      'casual',
      'default',
      'skilled',
      'hard',
      'expert',
      'master',
    ]);
    const names = new Map<string, string>();
    for (const all of [0, 6, 12].map((from) => seated(DUEL_COMPUTERS.slice(from, from + 6)))) {
      for (const { player, name } of duelPlan(all).seats) names.set(player, name);
      expect(readDraft(JSON.stringify(all))).toEqual(all);
      expect(unpackSetup(packSetup(all), fresh)).toEqual({ ok: true, faults: [], draft: all });
    }
    const called = (player: string) => player.replace('default-', '').replace('-', ', ');
    expect([...names]).toEqual(
      DUEL_COMPUTERS.map((player) => [player, player === 'default' ? 'Computer' : `Computer (${called(player)})`]),
    );
  });
});

describe('the link of a duel', () => {
  it('carries players, ships, rules and the seed of the dice, but nobody by name', () => {
    const link = packSetup(mine);
    expect(link).toMatch(/^1[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(400);
    const bare = { ...mine, seats: mine.seats.map((one) => ({ ...one, name: '' })) };
    expect(unpackSetup(link, fresh)).toEqual({ ok: true, faults: [], draft: bare });
    expect(partsOf(mine)).toEqual(['4 players', 'their ships', 'the rules', 'the seed of the dice']);
    expect(partsOf(fresh)).toHaveLength(3);
  });

  it('leaves the names of those who sit here, and the seats it says nothing of', () => {
    const read = unpackSetup(packSetup(fresh), mine);
    expect(read).toMatchObject({
      ok: true,
      draft: {
        players: 2,
        rules: STANDARD_RULES,
        seats: [
          { player: 'human', name: 'Ada', ship: 'emerald' },
          { player: 'default', ship: 'red' },
          mine.seats[2],
          mine.seats[3],
          mine.seats[4],
          mine.seats[5],
        ],
      },
    });
  });

  it('BS-17.2: tells every part that cannot be read, with the sentence of the game where it has one, and takes the rest', () => {
    const read = unpackSetup(
      packed({
        players: 7,
        seats: [
          { player: 'robot', ship: 'red' },
          { player: 'easy', ship: 'pink' },
          { player: 'hard', ship: 'azure' },
        ],
        rules: { lifeboats: 'yes', noFireDrawRounds: 21, twoPairsRepair: 1, warp: true },
        seed: 5,
      }),
      mine,
    );
    expect(read).toEqual({
      ok: true,
      faults: [
        'BS-17.2: 2 to 6 players; 7 is too many.',
        'Seat 1: there is no player “robot” in this game.',
        'Seat 2: which ship could not be read.',
        'lifeboats: True or false is expected here, not "yes".',
        'BS-17.2: noFireDrawRounds is 0 to 20; 21 is not possible.',
        'warp: There is no option warp.',
        'The seed of the dice: must be a text of at most 40 characters.',
      ],
      draft: {
        players: 4,
        seats: [
          mine.seats[0],
          { player: 'easy', name: '', ship: 'emerald' },
          { player: 'hard', name: 'Ben', ship: 'azure' },
          ...mine.seats.slice(3),
        ],
        rules: { lifeboats: false, noFireDrawRounds: 3, twoPairsRepair: 1 },
        seed: '',
      },
    });
  });

  it('keeps two seats with one ship as they are, to be told at the seat', () => {
    const twice = { ...fresh, seats: seat(1, { ship: 'emerald' }) };
    const read = unpackSetup(packSetup(twice), mine);
    expect(read.ok && resolve(read.draft).faults).toMatchObject([
      { rule: 'BS-2.2', reason: 'Emerald is chosen 2 times; each ship once.' },
    ]);
  });

  it('refuses a cut link, a foreign one, a newer one and one with wrong letters as a whole', () => {
    const link = packSetup(mine);
    const reasonOf = (text: string) => {
      const read = unpackSetup(text, fresh);
      return read.ok ? 'read' : read.reason;
    };
    expect(reasonOf(link.slice(0, -9))).toContain('damaged');
    expect(reasonOf(packed([1]))).toContain('damaged');
    expect(reasonOf(packed({ seats: [] }))).toContain('damaged');
    expect(reasonOf(`2${link.slice(1)}`)).toContain('newer');
    expect(reasonOf(`${link.slice(0, 5)} ${link.slice(6)}`)).toContain('letters');
    expect(reasonOf('1'.repeat(60_001))).toContain('too long');
    expect(reasonOf(packed({ rules: {}, seed: 'A'.repeat(2_000_000) }))).toContain('damaged');
  });

  it('never throws, whatever is packed, and gives settings the game takes but for a ship chosen twice', () => {
    const player = fc.oneof(fc.constantFrom('human', 'easy', 'hard'), fc.jsonValue());
    const ship = fc.oneof(fc.constantFrom('red', 'azure', 'emerald'), fc.jsonValue());
    const parcel = fc.record(
      {
        players: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.jsonValue()),
        seats: fc.oneof(
          fc.array(fc.oneof(fc.record({ player, ship, name: fc.jsonValue() }, { requiredKeys: [] }), fc.jsonValue()), {
            maxLength: 8,
          }),
          fc.jsonValue(),
        ),
        rules: fc.oneof(
          fc.dictionary(
            fc.constantFrom(
              'lifeboats',
              'noFireDrawRounds',
              'twoPairsRepair',
              'ships',
              'playerCount',
              '__proto__',
              'x',
            ),
            fc.oneof(fc.boolean(), fc.integer({ min: -2, max: 25 }), fc.jsonValue()),
          ),
          fc.jsonValue(),
        ),
        seed: fc.jsonValue(),
      },
      { requiredKeys: ['rules'] },
    );
    fc.assert(
      fc.property(parcel, (given) => {
        const read = unpackSetup(packed(given), fresh);
        if (!read.ok) return;
        expect(read.draft.seats).toHaveLength(6);
        const { options, faults } = resolve(read.draft);
        expect(faults.filter(({ rule }) => rule !== 'BS-2.2')).toEqual([]);
        expect(
          checkSetup({
            ...options,
            ships: freshDraft()
              .seats.slice(0, options.playerCount)
              .map((one) => one.ship),
          }),
        ).toEqual([]);
      }),
    );
  });
});
