import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetup, skaxar } from '../../../src/games/skaxar/index.ts';
import { freshDraft, STANDARD_RULES, type Draft } from '../../../src/ui/games/skaxar/setup/draft.ts';
import { readDraft } from '../../../src/ui/games/skaxar/setup/kept-draft.ts';
import { fleetFaults, otherFaults, personAt, resolve, warPlan } from '../../../src/ui/games/skaxar/setup/plan.ts';
import { packSetup, partsOf, unpackSetup } from '../../../src/ui/games/skaxar/setup/setup-link.ts';
import { packText } from '../../../src/session/replay/packed-text.ts';
import { warText } from '../../../src/ui/games/skaxar/words/setup.ts';

const fresh = freshDraft();
const mine: Draft = {
  seats: [
    { player: 'hard', name: '', fleet: 'skaxar' },
    { player: 'human', name: 'Ada', fleet: 'skaxar' },
  ],
  rules: {
    mirror: true,
    startingMoney: 12_000,
    stalemateLimit: 3,
    turnLimit: 40,
    purchaseWithoutEffect: false,
    openTracker: false,
    redrawItems: 'leave',
  },
  seed: 'cards',
};
const packed = (parcel: unknown) => `1${packText(JSON.stringify(parcel))}`;

describe('the set-up of Skaxar', () => {
  it('SK-3.2 SK-15.1: begins with all defaults, Earth against the computer', () => {
    expect(resolve(fresh)).toEqual({
      options: {
        fleetA: 'earth',
        fleetB: 'skaxar',
        mirror: false,
        startingMoney: 8000,
        stalemateLimit: 5,
        turnLimit: 0,
        purchaseWithoutEffect: true,
        openTracker: true,
        redrawItems: 'stay',
      },
      faults: [],
    });
    expect(skaxar.parseOptions({})).toEqual({ ok: true, value: resolve(fresh).options });
    expect(warPlan(fresh)).toMatchObject({
      game: 'skaxar',
      seats: [
        { seat: 'A', player: 'human', name: 'You' },
        { seat: 'B', player: 'default', name: 'Computer' },
      ],
    });
  });

  it('SK-3.2: tells equal fleets in the words of the rules, apart from other faults, until the mirror is on', () => {
    const alike: Draft = { ...fresh, seats: [fresh.seats[0], { ...fresh.seats[1], fleet: 'earth' }] };
    const { faults } = resolve(alike);
    expect(fleetFaults(faults).map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([
      'SK-3.2: Both seats have Earth; choose different fleets or switch mirror on.',
    ]);
    expect(otherFaults(faults)).toEqual([]);
    expect(resolve({ ...alike, rules: { ...alike.rules, mirror: true } }).faults).toEqual([]);
    expect(resolve({ ...alike, rules: { ...alike.rules, stalemateLimit: 1 } }).faults.map(({ rule }) => rule)).toEqual([
      'SK-3.2',
      'SK-15.2',
    ]);
  });

  it('names one person "You", two by their sides, and two computers of a level apart', () => {
    expect(warPlan(mine).seats.map(({ name }) => name)).toEqual(['Computer (hard)', 'Ada']);
    const people: Draft = { ...fresh, seats: [fresh.seats[0], { ...fresh.seats[1], player: 'human' }] };
    expect(warPlan(people).seats.map(({ name }) => name)).toEqual(['Captain A', 'Captain B']);
    expect(personAt(fresh, 0)).toBe('You');
    const computers: Draft = {
      ...fresh,
      seats: [
        { ...fresh.seats[0], player: 'easy' },
        { ...fresh.seats[1], player: 'easy' },
      ],
    };
    expect(warPlan(computers).seats.map(({ name }) => name)).toEqual(['Computer (easy) 1', 'Computer (easy) 2']);
  });

  it('takes the seed that was typed, and another one each time when none was', () => {
    expect(warPlan(mine).seed).toBe('cards');
    expect(warPlan(fresh).seed).not.toBe(warPlan(fresh).seed);
  });

  it('comes back as it was left', () => {
    expect(readDraft(JSON.stringify(mine))).toEqual(mine);
    for (const text of [null, '', '{', '[]', '7', 'null', '{"seats":[]}']) expect(readDraft(text)).toBeNull();
  });

  it('SK-1.6: names those who made it, and what is this project’s own', () => {
    for (const name of [
      'Team Narwhal',
      'Mitchell Martin',
      'Allante Means',
      'Hunter Marquis',
      'ships',
      'prices',
      'asteroids',
    ])
      expect(warText.credits).toContain(name);
  });
});

describe('the link of a war', () => {
  it('carries players, fleets, rules and the seed, but nobody by name', () => {
    const link = packSetup(mine);
    expect(link).toMatch(/^1[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(300);
    const bare = { ...mine, seats: mine.seats.map((one) => ({ ...one, name: '' })) };
    expect(unpackSetup(link, fresh)).toEqual({ ok: true, faults: [], draft: bare });
    expect(partsOf(mine)).toEqual(['who plays', 'the fleets', 'the rules', 'the seed of the shuffles']);
    expect(partsOf(fresh)).toHaveLength(3);
  });

  it('brings the usual rules back where it says nothing of them, and leaves the names of those who sit here', () => {
    const read = unpackSetup(packSetup(fresh), mine);
    expect(read).toMatchObject({
      ok: true,
      draft: {
        rules: STANDARD_RULES,
        seed: '',
        seats: [
          { player: 'human', name: '', fleet: 'earth' },
          { player: 'default', name: 'Ada', fleet: 'skaxar' },
        ],
      },
    });
  });

  it('SK-15.2: tells every part that cannot be read, with the sentence of the game where it has one, and takes the rest', () => {
    const read = unpackSetup(
      packed({
        seats: [
          { player: 'robot', fleet: 'earth' },
          { player: 'easy', fleet: 'mars' },
        ],
        rules: {
          startingMoney: 8500,
          stalemateLimit: 11,
          turnLimit: 5,
          mirror: 'yes',
          openTracker: false,
          fleetA: 'earth',
          warp: 1,
        },
        seed: 5,
      }),
      mine,
    );
    expect(read).toEqual({
      ok: true,
      faults: [
        'Side A: there is no player “robot” in this game.',
        'Side B: which fleet could not be read.',
        'SK-15.2: startingMoney must be 0 to 50,000 in steps of 1,000; 8,500 is not.',
        'SK-15.2: stalemateLimit must be 2 to 10; 11 is not.',
        'SK-15.2: turnLimit must be 0, or 10 to 300; 5 is not.',
        'mirror: True or false is expected here, not "yes".',
        'fleetA: there is no such option.',
        'warp: There is no option warp.',
        'The seed of the shuffles: must be a text of at most 40 characters.',
      ],
      draft: {
        seats: [mine.seats[0], { player: 'easy', name: 'Ada', fleet: 'skaxar' }],
        rules: { ...STANDARD_RULES, openTracker: false },
        seed: '',
      },
    });
  });

  it('takes a novice, and no skilled computer, whom this game does not have', () => {
    const seats = [
      { player: 'novice', fleet: 'earth' },
      { player: 'skilled', fleet: 'skaxar' },
    ];
    const read = unpackSetup(packed({ seats, rules: {} }), fresh);
    expect(read).toMatchObject({ ok: true, faults: ['Side B: there is no player “skilled” in this game.'] });
    expect(read.ok && read.draft.seats.map(({ player }) => player)).toEqual(['novice', fresh.seats[1].player]);
  });

  it('refuses a cut link and a foreign one as a whole', () => {
    const link = packSetup(mine);
    for (const text of [link.slice(0, -9), packed([1]), packed({ seats: [] }), `2${link.slice(1)}`])
      expect(unpackSetup(text, fresh).ok, text.slice(0, 20)).toBe(false);
  });

  it('never throws, whatever is packed, and gives settings the game takes but for equal fleets', () => {
    const value = fc.oneof(
      fc.boolean(),
      fc.integer({ min: -2, max: 400 }),
      fc.constantFrom(8000, 50_000, 'earth'),
      fc.jsonValue(),
    );
    const keys = fc.constantFrom(
      'mirror',
      'startingMoney',
      'stalemateLimit',
      'turnLimit',
      'purchaseWithoutEffect',
      'openTracker',
      'fleetA',
      '__proto__',
      'x',
    );
    const seat = fc.oneof(
      fc.record(
        {
          player: fc.oneof(fc.constantFrom('human', 'easy'), fc.jsonValue()),
          fleet: fc.oneof(fc.constantFrom('earth', 'skaxar'), fc.jsonValue()),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    );
    const parcel = fc.record(
      {
        seats: fc.oneof(fc.array(seat, { maxLength: 4 }), fc.jsonValue()),
        rules: fc.oneof(fc.dictionary(keys, value), fc.jsonValue()),
        seed: fc.jsonValue(),
      },
      { requiredKeys: ['rules'] },
    );
    fc.assert(
      fc.property(parcel, (given) => {
        const read = unpackSetup(packed(given), fresh);
        if (!read.ok) return;
        const { options, faults } = resolve(read.draft);
        expect(fleetFaults(faults)).toEqual(faults);
        expect(checkSetup({ ...options, mirror: true })).toEqual([]);
      }),
    );
  });
});
