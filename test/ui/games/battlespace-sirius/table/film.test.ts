import { describe, expect, it } from 'vitest';
import type {
  BattlespaceSiriusEvent,
  BattlespaceSiriusView,
  Lock,
} from '../../../../../src/games/battlespace-sirius/index.ts';
import {
  actorsOf,
  standOf,
  type Actor,
  type ShipActor,
} from '../../../../../src/ui/games/battlespace-sirius/table/cast.ts';
import { makeFilm } from '../../../../../src/ui/games/battlespace-sirius/table/film.ts';
import { boat, ship, table } from './tables.ts';

const LOCKS: readonly Lock[] = [
  { line: 'N', firingSide: 'bow', targetSide: 'stern', resolved: false },
  { line: 'E', firingSide: 'starboard', targetSide: 'starboard', resolved: false },
];
const duel = (part: Partial<BattlespaceSiriusView> = {}): BattlespaceSiriusView =>
  table([ship([0, 0], 'N', [6, 3, 5, 1]), ship([1, 1], 'E', [4, 0, 2, 6])], part);
const locked = { engagedSeat: '2', locks: LOCKS } as const;

const byId = (actors: readonly Actor[]): readonly Actor[] => [...actors].sort((a, b) => (a.id < b.id ? -1 : 1));
const isShip = (actor: Actor): actor is ShipActor => actor.kind === 'card' && actor.vessel === 'ship';
const cardOf = (actors: readonly Actor[], seat: string) => {
  const actor = actors.find((one): one is ShipActor => isShip(one) && one.seat === seat);
  if (!actor) throw new Error(`no card of ${seat}`);
  // A whole turn is none.
  const { x, y, heading } = standOf(actor);
  return { ...actor, x, y, heading: heading > 180 ? heading - 360 : heading };
};
/** The lifeboat's card of a seat. */
const boatOf = (actors: readonly Actor[], seat: string) =>
  actors.flatMap((one) => (one.kind === 'card' && one.vessel === 'boat' && one.seat === seat ? [one] : []))[0];

const fired = (part: object): BattlespaceSiriusEvent => ({
  type: 'fired',
  seat: '1',
  target: '2',
  line: 'N',
  weapons: 4,
  firingSide: 'bow',
  targetSide: 'stern',
  cost: 3,
  firingPower: 3,
  dice: [5, 1, 2, 1],
  against: 2,
  hits: 2,
  removed: 2,
  points: 0,
  destroyed: false,
  ...part,
});

/** Events, the view before and the view after them. */
const SCENES: readonly (readonly [
  name: string,
  events: readonly BattlespaceSiriusEvent[],
  before: BattlespaceSiriusView,
  after: BattlespaceSiriusView,
])[] = [
  [
    'placing of ships',
    [{ type: 'shipsPlaced', order: ['2', '1'] }],
    table([null, null]),
    table([ship([1, 0], 'N'), ship([0, 0], 'N')]),
  ],
  [
    'a Rotate & Position to the left with its payment',
    [
      {
        type: 'maneuvered',
        seat: '1',
        kind: 'rotatePosition',
        cell: [2, 0],
        heading: 'W',
        turn: 270,
        paid: ['bow'],
        power: [5, 3, 5, 1],
        auto: false,
      },
    ],
    duel(),
    table([ship([2, 0], 'W', [5, 3, 5, 1]), ship([1, 1], 'E', [4, 0, 2, 6])]),
  ],
  ['locks', [{ type: 'locked', seat: '1', target: '2', locks: LOCKS, auto: false }], duel(), duel(locked)],
  [
    'a turn away',
    [
      {
        type: 'turnedAway',
        seat: '2',
        turn: 180,
        heading: 'W',
        paid: ['bow', 'port'],
        power: [3, 0, 2, 5],
        locks: LOCKS,
      },
    ],
    duel(locked),
    table([ship([0, 0], 'N', [6, 3, 5, 1]), ship([1, 1], 'W', [3, 0, 2, 5])], locked),
  ],
  [
    'a volley with hits and misses',
    [fired({})],
    duel(locked),
    table([ship([0, 0], 'N', [3, 3, 5, 1]), ship([1, 1], 'E', [4, 0, 0, 6])], {
      ...locked,
      locks: [{ ...LOCKS[0]!, resolved: true }, LOCKS[1]!],
    }),
  ],
  [
    'more hits than Power: the side stops at 0',
    [fired({ dice: [5, 6, 2, 4], hits: 4 })],
    duel(locked),
    table([ship([0, 0], 'N', [3, 3, 5, 1]), ship([1, 1], 'E', [4, 0, 0, 6])], {
      ...locked,
      locks: [{ ...LOCKS[0]!, resolved: true }, LOCKS[1]!],
    }),
  ],
  [
    'Sentry Fire',
    [
      {
        type: 'sentryFired',
        seat: '2',
        target: '1',
        paid: ['bow'],
        power: [3, 0, 2, 6],
        shots: [
          { line: 'N', die: 6, against: 6, hit: true },
          { line: 'E', die: 1, against: 3, hit: false },
        ],
        destroyed: false,
      },
    ],
    duel(locked),
    table([ship([0, 0], 'N', [5, 3, 5, 1]), ship([1, 1], 'E', [3, 0, 2, 6])], locked),
  ],
  [
    'a repair',
    [{ type: 'repaired', seat: '1', sides: ['port', 'port', 'starboard'], power: [6, 4, 5, 3], auto: false }],
    duel(),
    table([ship([0, 0], 'N', [6, 4, 5, 3]), ship([1, 1], 'E', [4, 0, 2, 6])]),
  ],
  [
    'a ship lost and its lifeboat face up in its place',
    [
      fired({
        line: 'E',
        weapons: 1,
        firingSide: 'starboard',
        targetSide: 'starboard',
        cost: 0,
        dice: [],
        against: 0,
        hits: 1,
        removed: 0,
        destroyed: true,
      }),
      { type: 'vesselLost', seat: '2', by: '1', kind: 'ship', cell: [1, 1], lifeboat: 'blueRed' },
      { type: 'locksDropped', seat: '1' },
      { type: 'turnEnded', seat: '1', shot: true, quietTurns: 0 },
      { type: 'turnBegan', seat: '2', turn: 2, round: 1 },
    ],
    { ...duel(locked) },
    { ...table([ship([0, 0], 'N', [6, 3, 5, 1]), boat([1, 1], 'blueRed')]), turnSeat: '2' },
  ],
  [
    'a lifeboat lost, its player out',
    [
      { type: 'vesselLost', seat: '2', by: '1', kind: 'lifeboat', cell: [1, 1], lifeboat: null },
      { type: 'playerLeft', seat: '2', reason: 'destroyed' },
    ],
    table([ship([0, 0], 'N'), boat([1, 1], 'ash')]),
    table([ship([0, 0], 'N'), null]),
  ],
  [
    'a resignation',
    [{ type: 'playerLeft', seat: '2', reason: 'resigned' }],
    duel(),
    table([ship([0, 0], 'N', [6, 3, 5, 1]), null]),
  ],
  [
    'a lifeboat on the move',
    [
      {
        type: 'maneuvered',
        seat: '2',
        kind: 'position',
        cell: [0, 1],
        heading: null,
        turn: 0,
        paid: [],
        power: null,
        auto: false,
      },
    ],
    table([ship([0, 0], 'N'), boat([1, 1], 'ash')]),
    table([ship([0, 0], 'N'), boat([0, 1], 'ash')]),
  ],
];

describe('BS-19 the film of events', () => {
  it.each(SCENES)('ends in exactly the view: %s', (_, events, before, after) => {
    for (const still of [false, true]) {
      const film = makeFilm(events, actorsOf(before), actorsOf(after), still);
      expect(film.length).toBeGreaterThan(0);
      const end = film.at(film.length);
      expect(byId(end.actors)).toEqual(byId(actorsOf(after)));
      expect(end.effects).toEqual([]);
    }
  });

  it.each(SCENES)(
    'begins with what stood there, and shows the same moment the same way: %s',
    (_, events, before, after) => {
      const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
      for (const actor of actorsOf(before)) expect(film.at(0).actors.some(({ id }) => id === actor.id)).toBe(true);
      const middle = film.length / 2;
      film.at(film.length);
      expect(film.at(middle)).toEqual(film.at(middle));
      expect(film.sounds.every(({ at }) => at >= 0 && at <= film.length)).toBe(true);
    },
  );

  it.each(SCENES)('keeps every value on its scale while it runs: %s', (_, events, before, after) => {
    const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
    for (let ms = 0; ms <= film.length; ms += film.length / 40)
      for (const actor of film.at(ms).actors) {
        if (!isShip(actor)) continue;
        for (const value of actor.power) expect(value).toBeGreaterThanOrEqual(0);
        for (const value of actor.power) expect(value).toBeLessThanOrEqual(6);
      }
  });

  it('BS-3.4 turns by 270 the short way, to the left', () => {
    const [, events, before, after] = SCENES[1]!;
    const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
    const headings = [...Array(60).keys()].map(
      (step) => cardOf(film.at((film.length * step) / 60).actors, '1').heading,
    );
    expect(Math.min(...headings)).toBeLessThan(-80);
    expect(Math.max(...headings)).toBe(0);
  });

  it('BS-8.8 pays before the first bolt leaves, and takes hits one by one', () => {
    const [, events, before, after] = SCENES[4]!;
    const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
    const bolt = film.sounds.find(({ name }) => name === 'bolt')!;
    expect(cardOf(film.at(bolt.at).actors, '1').power).toEqual([3, 3, 5, 1]);
    expect(cardOf(film.at(bolt.at).actors, '2').power).toEqual([4, 0, 2, 6]);
    expect(film.sounds.filter(({ name }) => name === 'bolt')).toHaveLength(4);
    expect(film.sounds.filter(({ name }) => name === 'hit')).toHaveLength(2);
    const values = [...Array(400).keys()].map(
      (step) => cardOf(film.at((film.length * step) / 400).actors, '2').power[2]!,
    );
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(values).toContain(1);
  });

  it('BS-19.4 lets only the line step back along which bolts fly, and shoves only the card they hit', () => {
    const [, events, before, after] = SCENES[4]!;
    const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
    const moments = [...Array(300).keys()].map((step) => film.at((film.length * step) / 300).actors);
    const quiet = (line: string): readonly boolean[] =>
      moments.map((actors) =>
        actors.some((actor) => actor.kind === 'lock' && actor.line === line && actor.quiet === true),
      );
    expect(new Set(quiet('N'))).toEqual(new Set([false, true]));
    expect(new Set(quiet('E'))).toEqual(new Set([false]));
    expect(new Set(moments.map((actors) => cardOf(actors, '1').x))).toEqual(new Set([0]));
    const pushed = moments.map((actors) => cardOf(actors, '2').x - 1000);
    expect(Math.max(...pushed)).toBeGreaterThan(5);
    expect(Math.min(...pushed)).toBe(0);
  });

  it('BS-12.4 breaks a ship after the flash, and only then turns its lifeboat up', () => {
    const [, events, before, after] = SCENES[8]!;
    const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
    const moments = [...Array(400).keys()].map((step) => {
      const { actors } = film.at((film.length * step) / 400);
      const card = actors.find((one): one is ShipActor => isShip(one) && one.seat === '2');
      return { broken: card ? (card.broken ?? 0) : null, boat: boatOf(actors, '2') !== undefined };
    });
    const broken = moments.flatMap((moment) => (moment.broken === null ? [] : [moment.broken]));
    expect([...broken].sort((a, b) => a - b)).toEqual(broken);
    expect(broken[0]).toBe(0);
    expect(broken.at(-1)).toBeGreaterThan(0.9);
    for (const moment of moments) if (moment.broken === 0) expect(moment.boat).toBe(false);
  });

  it('moves nothing with reduced motion: it is there or here', () => {
    const [, events, before, after] = SCENES[1]!;
    const film = makeFilm(events, actorsOf(before), actorsOf(after), true);
    const places = new Set(
      [...Array(100).keys()].map((step) => cardOf(film.at((film.length * step) / 100).actors, '1').x),
    );
    expect(places).toEqual(new Set([0]));
    expect(cardOf(film.at(film.length).actors, '1').x).toBe(2000);
    expect(film.length).toBeLessThan(400);
  });

  it('shows nothing for what only the log tells', () => {
    expect(
      makeFilm(
        [
          { type: 'drawFlagged', seat: '1', agree: true },
          { type: 'heldStill', seat: '2', auto: true },
        ],
        actorsOf(duel()),
        actorsOf(duel()),
        false,
      ).length,
    ).toBe(0);
  });

  it('BS-15.2 a card that only its owner may see lies face down for them too', () => {
    const view = duel();
    const hidden = { ...view, players: view.players.map((player) => ({ ...player, lifeboat: 'ash' as const })) };
    const under = (of: BattlespaceSiriusView) => boatOf(actorsOf(of), '1');
    expect(under(hidden)).toMatchObject({ boat: null, face: null, up: 0, place: { at: 'under', cell: [0, 0] } });
    expect(JSON.stringify(actorsOf(hidden))).not.toContain('ash');
    const shown = { ...hidden, players: hidden.players.map((player) => ({ ...player, shown: true })) };
    expect(under(shown)).toMatchObject({ boat: 'ash', face: { kind: 'boat', boat: 'ash' }, up: 1 });
    expect(under(view)).toBeUndefined();
  });

  it('BS-12.4 a lifeboat is one card from under its ship into its place: it goes along, turns up and takes the cell', () => {
    const hiding = (view: BattlespaceSiriusView): BattlespaceSiriusView => ({
      ...view,
      players: view.players.map((player) => ({ ...player, lifeboat: player.lifeboat ?? 'hidden' })),
    });
    const [, events, before, after] = SCENES[1]!;
    const moved = makeFilm(events, actorsOf(hiding(before)), actorsOf(hiding(after)), false);
    const ways = [...Array(40).keys()].map((step) => {
      const { actors } = moved.at((moved.length * step) / 40);
      return standOf(boatOf(actors, '1')!).x - cardOf(actors, '1').x;
    });
    for (const way of ways) expect(Math.abs(way - 62)).toBeLessThan(40);
    expect(byId(moved.at(moved.length).actors)).toEqual(byId(actorsOf(hiding(after))));

    const [, shots, ship, boat] = SCENES[8]!;
    const lost = makeFilm(shots, actorsOf(hiding(ship)), actorsOf(hiding(boat)), false);
    const cards = [...Array(200).keys()].map((step) => boatOf(lost.at((lost.length * step) / 200).actors, '2')!);
    expect(cards.map(({ id }) => id)).toEqual(Array(200).fill('lifeboat/2'));
    expect(cards[0]).toMatchObject({ up: 0, place: { at: 'under' } });
    const up = cards.map((card) => card.up);
    expect([...up].sort((a, b) => a - b)).toEqual(up);
    expect(up.some((value) => value > 0.1 && value < 0.9)).toBe(true);
    expect(cards.at(-1)).toMatchObject({ up: 1, place: { at: 'cell', cell: [1, 1] } });
  });

  it('reveals a lifeboat where it lies: its card turns over under the ship', () => {
    const view = (part: object): BattlespaceSiriusView => ({
      ...duel(),
      players: duel().players.map((player) => ({ ...player, ...part })),
    });
    const [before, after] = [view({ lifeboat: 'hidden' }), view({ lifeboat: 'ash', shown: true })];
    const revealed = (seat: string): BattlespaceSiriusEvent => ({ type: 'lifeboatRevealed', seat, lifeboat: 'ash' });
    const film = makeFilm([revealed('1'), revealed('2')], actorsOf(before), actorsOf(after), false);
    expect(byId(film.at(film.length).actors)).toEqual(byId(actorsOf(after)));
    expect(film.at(film.length).actors.filter(isShip)).toHaveLength(2);
  });
});
