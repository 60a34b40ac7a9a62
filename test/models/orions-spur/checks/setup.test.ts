import { describe, expect, it } from 'vitest';
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { SPECIES } from '../data/faces.ts';
import { DESIGNS } from '../data/ships.ts';
import { shuffle } from '../deeds/piles.ts';
import { designOf } from '../faces.ts';
import { autoLayout, withinReach } from '../formation.ts';
import { legal, someFleet } from '../legal.ts';
import { optionFaults, type Options } from '../options.ts';
import { fleetOf, playerOf, type Command, type Game, type Rand, type Seat } from '../state.ts';
import { results, refused, ruleOf } from './position.ts';

/** A game with its fleets and layouts, by the examples of `legal`; the calls of chance are counted. */
function setUp(options: Partial<Options>, first = 0) {
  const calls: string[] = [];
  const rand: Rand = (_n, purpose) => {
    calls.push(purpose);
    return purpose === 'first player' ? first : 0;
  };
  let game = begin(options);
  for (let round = 0; round < 2; round += 1) {
    for (const { seat } of game.players) game = apply(game, seat, legal(game, seat)[0]!, rand);
  }
  return { game, calls };
}

const endTurn = (game: Game, skip: readonly Seat[] = []): Game => {
  let now = game;
  const steps: Command[] = [{ type: 'regroup', discard: [] }, { type: 'reorganize', keep: true }, { type: 'endTurn' }];
  for (const step of steps) now = apply(now, now.activeSeat, step, () => 0);
  expect(skip).not.toContain(now.activeSeat);
  return now;
};

describe('setup of the model', () => {
  it('C1 C2: turns pass clockwise and skip who is out', () => {
    let { game } = setUp({ seats: 3 }, 1);
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      order.push(`${game.activeSeat} in ${game.round}`);
      game = endTurn(game);
    }
    expect(order).toEqual(['2 in 1', '3 in 1', '1 in 1', '2 in 2', '3 in 2', '1 in 2']);

    let four = apply(setUp({ seats: 4 }, 2).game, 4, { type: 'concede' }, () => 0);
    const seats: Seat[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seats.push(four.activeSeat);
      four = endTurn(four, [4]);
    }
    expect(seats).toEqual([3, 1, 2, 3]);
  });

  it('C3 C4: standard fleets', () => {
    const { game } = setUp({ seats: 4 });
    for (const { seat, shipDeck } of game.players) {
      const fleet = fleetOf(game, seat).map(designOf);
      expect(fleet.reduce((sum, { cost }) => sum + cost, 0)).toBe(12);
      expect(fleet.reduce((sum, { vp }) => sum + vp, 0)).toBe(7);
      expect(shipDeck).toHaveLength(10);
    }
    expect(SPECIES.map((species) => standardFleets(species))).toEqual([12, 4, 6, 4]);
  });

  it('the default choice takes designs in table order', () => {
    const game = begin({});
    expect(someFleet(game, playerOf(game, 1))).toEqual(['ter-ceres', 'ter-ceres', 'ter-venus', 'ter-mars']);
    expect(fleetOf(setUp({}).game, 1).map(({ id }) => id)).toEqual([
      '1:ter-ceres#1',
      '1:ter-ceres#2',
      '1:ter-venus#1',
      '1:ter-mars#1',
    ]);
  });

  it('C5 C120: hands, decks and calls of chance', () => {
    const { game, calls } = setUp({ seats: 2 });
    expect(
      game.players.map(({ hand, tacticsDeck, discard }) => [hand.length, tacticsDeck.length, discard.length]),
    ).toEqual([
      [7, 38, 0],
      [7, 38, 0],
    ]);
    expect(calls).toHaveLength(89);
    expect(calls.at(-1)).toBe('first player');
    expect(setUp({ seats: 4 }).calls).toHaveLength(177);
  });

  it('C6: points for later seats', () => {
    const { game } = setUp({ seats: 4, lateSeatRecruitment: 'on' }, 2);
    expect([3, 4, 1, 2].map((seat) => playerOf(game, seat).recruitment)).toEqual([0, 1, 2, 3]);
  });

  it('C20: the auto layout', () => {
    const { game } = setUp({});
    expect(autoLayout(game, 1)).toEqual({
      B3: '1:ter-mars#1',
      M3: '1:ter-venus#1',
      F3: '1:ter-ceres#1',
      F2: '1:ter-ceres#2',
    });
    expect(withinReach(game, 1, 'foremost').map(({ id }) => id)).toEqual(['1:ter-ceres#2', '1:ter-ceres#1']);
  });

  it('C119: the shuffle', () => {
    expect(shuffle(['a', 'b', 'c'], results(0, 1), 'C119')).toEqual(['c', 'b', 'a']);
  });

  it('C109 C110 X57 X58: fleets', () => {
    const choose = (...designs: string[]): Command => ({ type: 'chooseFleet', designs });
    const short = begin({ startingFleet: 'points', fleetPoints: 6 });
    expect(ruleOf(short, 1, choose('ter-ceres', 'ter-ceres', 'ter-phobos'))).toBeNull();
    expect(ruleOf(short, 1, choose('ter-venus', 'ter-venus'))).toBeNull();
    expect(ruleOf(short, 1, choose('ter-ceres', 'ter-ceres'))).toBe('OS-12.3');
    expect(ruleOf(short, 1, choose('ter-ceres', 'ter-mars'))).toBe('OS-12.3');
    const most = begin({ startingFleet: 'points', fleetPoints: 6, fleetPointsRule: 'atMost' });
    expect(ruleOf(most, 1, choose('ter-ceres', 'ter-ceres'))).toBeNull();
    expect(ruleOf(most, 1, choose('ter-ceres', 'ter-mars'))).toBe('OS-12.3');
    const long = begin({ startingFleet: 'points', fleetPoints: 24 });
    const large = choose('ter-sol', 'ter-mars', 'ter-venus', 'ter-venus', 'ter-deimos', 'ter-ceres');
    expect(ruleOf(long, 1, large)).toBeNull();
    const twelve = begin({ startingFleet: 'points' });
    const eleven = choose('ter-mars', 'ter-venus', 'ter-deimos');
    refused(twelve, 1, eleven, 'OS-12.3', 'The fleet costs 11; it must cost exactly 12.');
    const three = choose('ter-ceres', 'ter-ceres', 'ter-phobos', 'ter-venus', 'ter-mars');
    refused(begin({}), 1, three, 'OS-2.2', 'A starting fleet has 2 Frigates; you chose 3.');
  });

  it('every total of 12.2 can be met by every species', () => {
    for (const one of SPECIES) {
      for (let fleetPoints = 2; fleetPoints <= 40; fleetPoints += 1) {
        const game = begin({ species: [one, one], startingFleet: 'points', fleetPoints });
        expect(legal(game, 1)[0]!.type, `${one} with ${fleetPoints}`).toBe('chooseFleet');
      }
    }
  });

  it('X61 X64: seats for teams, a fleet confirmed', () => {
    expect(optionFaults({ mode: 'teams', seats: 3 })).toEqual([
      { rules: ['OS-1.2'], reasons: ['Team Play needs exactly 4 seats; there are 3.'], worded: true },
    ]);
    expect(() => begin({ vpTarget: 61 })).toThrow('OS-12.4: vpTarget must be a whole number from 1 to 60; got 61.');
    const game = begin({});
    const command = legal(game, 1)[0]!;
    refused(
      apply(game, 1, command, () => 0),
      1,
      command,
      'OS-13.1',
      'You have already confirmed your fleet.',
    );
  });

  it('a seat that concedes is left out of shuffles and of the roll', () => {
    const calls: string[] = [];
    const rand: Rand = (n, purpose) => {
      calls.push(`${purpose} ${n}`);
      return n - 1;
    };
    let game = begin({ seats: 3 });
    for (const seat of [1, 3]) game = apply(game, seat, legal(game, seat)[0]!, rand);
    game = apply(game, 2, { type: 'concede' }, rand);
    expect(game.phase).toBe('setupLayout');
    for (const seat of [1, 3]) game = apply(game, seat, legal(game, seat)[0]!, rand);
    expect(calls).toHaveLength(44 + 44 + 1);
    expect(calls.at(-1)).toBe('first player 2');
    expect(game.activeSeat).toBe(3);
  });
});

/** How many sets of ships make a standard fleet: copies of a design are alike. */
function standardFleets(species: string): number {
  const of = (shipClass: string) =>
    DESIGNS.filter((design) => design.species === species && design.shipClass === shipClass);
  const frigates = of('frigate');
  const pairs = frigates.flatMap((one, index) =>
    frigates.slice(index).filter((other) => other !== one || one.copies >= 2),
  );
  return pairs.length * of('destroyer').length * of('lightCruiser').length;
}
