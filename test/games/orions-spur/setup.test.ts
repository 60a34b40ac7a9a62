import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  ALL_DESIGNS,
  isContinuous,
  shipDeckOf,
  tacticsDeckOf,
} from '../../../src/games/orions-spur/data/cards.ts';
import { ICON_NAMES, REFERENCE } from '../../../src/games/orions-spur/data/icons.ts';
import { DESIGNS, KEYWORD_NAMES, PRIMARY } from '../../../src/games/orions-spur/data/ships.ts';
import { SPECIES } from '../../../src/games/orions-spur/data/species.ts';
import { CARD_KINDS } from '../../../src/games/orions-spur/data/tactics.ts';
import { proposed, RECOMMENDED } from '../../../src/games/orions-spur/options.ts';
import {
  after,
  begunGame,
  decider,
  diceLeft,
  endTurn,
  game,
  isLegal,
  kinds,
  newGame,
  optionsOf,
  places,
  play,
  player,
  refusal,
  setupRefusals,
  ship,
  stand,
  table,
  vp,
  regroup,
  keep,
  told,
  eventsOf,
} from '../../helpers/os-position.ts';
import type { SpurCommand } from '../../../src/games/orions-spur/command.ts';

const choose = (...designs: readonly string[]): SpurCommand => ({ type: 'chooseFleet', designs });
const TERRAN = ['ter-ceres', 'ter-ceres', 'ter-venus', 'ter-mars'];
const HSSUK = ['hss-scale', 'hss-scale', 'hss-clanguard', 'hss-elder'];
/** Plays a turn that is nothing but a Regroup. */
const idle = (match: ReturnType<typeof newGame>) => after(match, regroup(decider(match)), keep, endTurn);

describe('the game and its material', () => {
  it('OS-1.1, OS-1.2 takes 2 to 4 players, for themselves or two against two, and goes to 10 VP', () => {
    for (const seats of [2, 3, 4]) expect(game.seats(optionsOf({ seats }))).toHaveLength(seats);
    expect(setupRefusals({ seats: 5 })).toContain('OS-1.1: seats must be 2 to 4; got 5.');
    expect(optionsOf()).toMatchObject({ seats: 2, mode: 'ffa', vpTarget: 10, victory: 'vp' });
    expect(setupRefusals({ seats: 4, mode: 'teams' })).toEqual([]);
  });

  it('OS-X61 refuses Team Play with three', () => {
    expect(setupRefusals({ mode: 'teams', seats: 3 })).toEqual([
      'OS-1.2: Team Play needs exactly 4 seats; there are 3.',
    ]);
  });

  it('OS-1.3 lets several seats play one species, each with a full copy of both decks', () => {
    const match = newGame(kinds('terran', 'terran'));
    for (const seat of ['1', '2']) {
      expect(player(match, seat).tacticsDeck).toEqual(tacticsDeckOf(seat, 'terran'));
      expect(player(match, seat).shipDeck).toEqual(shipDeckOf(seat, 'terran', 'catalogue'));
    }
    expect(setupRefusals(kinds('terran', 'borg'))[0]).toMatch(/^OS-1.3: There is no species "borg"/);
    expect(setupRefusals({ seats: 3, species: ['terran'] })).toEqual([
      'OS-1.3: Name one species for each of the 3 seats; you named 1.',
    ]);
  });

  it('OS-0.3, OS-0.4, OS-0.5, OS-1.4, OS-2.1 gives each seat 14 ships and 45 cards with ids of their own', () => {
    for (const [at, species] of SPECIES.entries()) {
      const seat = String(at + 1);
      const [ships, cards] = [shipDeckOf(seat, species, 'catalogue'), tacticsDeckOf(seat, species)];
      expect([ships.length, cards.length, new Set([...ships, ...cards]).size]).toEqual([14, 45, 59]);
      for (const id of [...ships, ...cards]) expect(id).toMatch(/^[1-4]:[a-z-]+#[1-9]$/);
    }
    expect(shipDeckOf('1', 'terran', 'catalogue').slice(0, 3)).toEqual([
      '1:ter-ceres#1',
      '1:ter-ceres#2',
      '1:ter-phobos#1',
    ]);
    expect(tacticsDeckOf('2', 'hssuk')[0]).toBe('2:core-missile-salvo#1');
    expect([ALL_DESIGNS.reduce((sum, { copies }) => sum + copies, 0), ALL_CARDS.length]).toEqual([56, 13 + 44 + 0]);
  });

  it('OS-0.25, OS-0.28, OS-0.29, OS-1.5 names every icon and keyword in words, and has a reference card', () => {
    for (const kind of CARD_KINDS) expect(ICON_NAMES[kind]).not.toBe('');
    for (const value of [
      'damage',
      'energy',
      'victoryPoints',
      'shield',
      'recruitment',
      'hull',
      'continuous',
      'primary',
    ] as const)
      expect(ICON_NAMES[value]).not.toBe('');
    expect(PRIMARY.map((keyword) => KEYWORD_NAMES[keyword])).toEqual(['Flock', 'Ram', 'Suppressing Fire']);
    for (const name of Object.values(KEYWORD_NAMES)) expect(JSON.stringify(REFERENCE)).toContain(name);
    expect(ALL_CARDS.filter(isContinuous).map(({ name }) => name)).toEqual([
      'Sensor Sweep',
      'Fire-Control Uplink',
      'Imperial Decree',
      'Mobbing Call',
      'Leap the Line',
      'Blood Up',
    ]);
  });
});

describe('the order of turns', () => {
  it('OS-1.6, OS-0.1, OS-C1 goes clockwise; round 2 begins with the fourth turn of three players', () => {
    let match = begunGame({ seats: 3 }, '2');
    const turns: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      turns.push(`${match.state.activeSeat} ${match.state.round}`);
      match = idle(match);
    }
    expect(turns).toEqual(['2 1', '3 1', '1 1', '2 2', '3 2']);
  });

  it('OS-0.13, OS-C2 skips seats that are out, and the round ends past the first seat', () => {
    let match = begunGame({ seats: 4 }, '3');
    match = play(match, '4', { type: 'concede' }).match;
    const turns: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      turns.push(match.state.activeSeat);
      match = idle(match);
    }
    expect(turns).toEqual(['3', '1', '2', '3']);
  });
});

describe('starting fleets', () => {
  const match = newGame();

  it('OS-2.2, OS-C3 takes two Frigates, a Destroyer and a Light Cruiser', () => {
    const chosen = play(match, '1', choose(...TERRAN)).match;
    const both = play({ ...chosen, chance: { kind: 'script', draws: shuffles(2) } }, '2', choose(...HSSUK)).match;
    const designs = TERRAN.map((id) => ALL_DESIGNS.find((one) => one.id === id)!);
    expect(designs.reduce((sum, { cost }) => sum + cost, 0)).toBe(12);
    expect(designs.reduce((sum, one) => sum + one.vp, 0)).toBe(7);
    expect(player(both, '1').shipDeck).toHaveLength(10);
    expect(
      both.state.ships.filter(({ owner }) => owner === '1').map(({ id, joinIndex }) => `${id} ${joinIndex}`),
    ).toEqual(['1:ter-ceres#1 1', '1:ter-ceres#2 2', '1:ter-venus#1 3', '1:ter-mars#1 4']);
  });

  it('OS-C4 there are 12, 4, 6 and 4 different standard fleets', () => {
    const fleets = (species: (typeof SPECIES)[number]) => {
      const of = (shipClass: string) => DESIGNS[species].filter((one) => one.shipClass === shipClass);
      const pairs = of('frigate').flatMap((a, at) =>
        of('frigate')
          .slice(at)
          .filter((b) => a !== b || a.copies > 1),
      );
      return pairs.length * of('destroyer').length * of('lightCruiser').length;
    };
    expect(SPECIES.map(fleets)).toEqual([12, 4, 6, 4]);
  });

  it('OS-X58 refuses three Frigates', () => {
    expect(refusal(match, choose('ter-ceres', 'ter-ceres', 'ter-phobos', 'ter-venus', 'ter-mars'))).toBe(
      'OS-2.2: A starting fleet has 2 Frigates; you chose 3.',
    );
    expect(refusal(match, choose('ter-ceres', 'ter-ceres', 'ter-ceres', 'ter-mars'))).toBe(
      'OS-2.1: There are 2 Ceres in your ship deck; you chose 3.',
    );
    expect(refusal(match, choose('hss-scale'))).toBe('OS-2.1: There is no design "hss-scale" in your ship deck.');
  });

  it('OS-2.3, OS-0.31, OS-13.1, OS-13.11, OS-14.1 are chosen in secret, and shown when all have', () => {
    expect(game.pending(match.state)).toEqual([{ kind: 'setupFleet', seats: ['1', '2'], each: true }]);
    expect(game.choices(match.state, '1')).toEqual([choose(...TERRAN)]);
    const { match: one, events } = play(match, '2', choose(...HSSUK));
    expect(game.pending(one.state)[0]!.seats).toEqual(['1']);
    expect(game.redact(events[0]!, { kind: 'seat', seat: '1' })).toMatchObject({ designs: null });
    expect(game.view(one.state, { kind: 'seat', seat: '1' }).fleetChoice).toEqual({
      seats: ['1', '2'],
      committed: ['2'],
      shown: [],
      takeBack: false,
    });
  });

  it('OS-X64 is final once it is sent', () => {
    const chosen = play(match, '1', choose(...TERRAN)).match;
    expect(refusal(chosen, choose(...TERRAN), '1')).toBe('OS-13.1: You have already confirmed your fleet.');
    expect(refusal(chosen, endTurn, '2')).toBe('OS-13.1: Starting fleets are chosen first.');
  });
});

/** Draws of shuffles that leave every deck as it lies: each card is exchanged with itself. */
const shuffles = (decks: number): readonly number[] =>
  Array.from({ length: decks }, () => Array.from({ length: 44 }, (_, at) => 44 - at)).flat();

describe('dealing, arranging, and who begins', () => {
  /** Both default fleets chosen; every shuffle leaves its deck as it lies. */
  const dealtTo = (seats: number, more: readonly number[] = []) => {
    let match = newGame({ seats }, [...shuffles(seats), ...more]);
    while (match.state.phase === 'setupFleet')
      match = play(match, decider(match), game.choices(match.state, decider(match))[0] as unknown as SpurCommand).match;
    return match;
  };
  const arranged = (match: ReturnType<typeof newGame>) => {
    while (match.state.phase === 'setupLayout')
      match = play(match, decider(match), game.choices(match.state, decider(match))[0] as unknown as SpurCommand).match;
    return match;
  };

  it('OS-2.4, OS-C5, OS-0.27 leaves 7 cards in hand, 38 in the deck and none discarded', () => {
    const match = dealtTo(2);
    for (const seat of ['1', '2']) {
      const { hand, tacticsDeck, discard } = player(match, seat);
      expect([hand.length, tacticsDeck.length, discard.length]).toEqual([7, 38, 0]);
    }
  });

  it('OS-2.5, OS-0.32, OS-13.2 arranges in secret after the hands are known; OS-2.6 with full values', () => {
    const match = dealtTo(2, [0]);
    expect(match.state.phase).toBe('setupLayout');
    const layout = places({ B3: '1:Mars', M3: '1:Venus', F1: '1:Ceres', F2: '1:Ceres#2' });
    const set = play(match, '1', { type: 'setLayout', layout }).match;
    expect(game.view(set.state, { kind: 'seat', seat: '2' }).layoutChoice).toMatchObject({
      committed: ['1'],
      shown: [],
    });
    expect(set.state.ships.every(({ slot }) => slot === null)).toBe(true);
    expect(refusal(set, { type: 'setLayout', layout }, '1')).toBe('OS-13.2: You have already confirmed your layout.');
    const begun = arranged(set);
    expect(begun.state.ships.find(({ id }) => id === ship('1:Venus'))!.slot).toBe('M3');
    expect(stand(begun, '1:Mars')).toBe('3/4/3');
    expect(refusal(begun, { type: 'setLayout', layout }, '1')).toBe('OS-13.2: You have already confirmed your layout.');
  });

  it('OS-2.7, OS-15.3, OS-C120 rolls the first seat after the shuffles: 89 draws for two, 177 for four', () => {
    for (const [seats, draws] of [
      [2, 89],
      [4, 177],
    ] as const) {
      const dice = [...shuffles(seats), seats - 1];
      expect(dice).toHaveLength(draws);
      const match = arranged(dealtTo(seats, [seats - 1]));
      expect([match.state.activeSeat, diceLeft(match)]).toEqual([String(seats), []]);
    }
  });

  it('OS-2.8 begins with nothing; OS-C6 with lateSeatRecruitment the k-th later seat has k points', () => {
    const plain = arranged(dealtTo(2, [0]));
    for (const seat of ['1', '2']) expect([player(plain, seat).recruitment, vp(plain, seat)]).toEqual([0, 0]);
    const late = begunGame({ seats: 4, lateSeatRecruitment: 'on' }, '3');
    expect(['3', '4', '1', '2'].map((seat) => player(late, seat).recruitment)).toEqual([0, 1, 2, 3]);
  });

  it('OS-15.3 leaves out a seat that conceded before its call', () => {
    let match = newGame({ seats: 3 }, [...shuffles(2), 1]);
    match = play(match, '2', { type: 'concede' }).match;
    for (const seat of ['1', '3'])
      match = play(match, seat, game.choices(match.state, seat)[0] as unknown as SpurCommand).match;
    match = arranged(match);
    expect([match.state.activeSeat, diceLeft(match)]).toEqual(['3', []]);
  });
});

describe('fleets of points', () => {
  const fleetOf = (fleetPoints: number, fleetPointsRule: string) =>
    newGame({ startingFleet: 'points', fleetPoints, fleetPointsRule });

  it('OS-12.1, OS-12.3, OS-C109 exactly 6 points, or at most', () => {
    const exact = fleetOf(6, 'exact');
    expect(isLegal(exact, choose('ter-ceres', 'ter-ceres', 'ter-phobos'), '1')).toBe(true);
    expect(isLegal(exact, choose('ter-venus', 'ter-deimos'), '1')).toBe(true);
    expect(refusal(exact, choose('ter-ceres', 'ter-ceres'), '1')).toBe(
      'OS-12.3: The fleet costs 4; it must cost exactly 6.',
    );
    expect(isLegal(fleetOf(6, 'atMost'), choose('ter-ceres', 'ter-ceres'), '1')).toBe(true);
    for (const rule of ['exact', 'atMost'])
      expect(isLegal(fleetOf(6, rule), choose('ter-ceres', 'ter-mars'), '1')).toBe(false);
    expect(refusal(exact, choose(), '1')).toBe('OS-12.1: A starting fleet has 1 to 11 ships; you chose 0.');
  });

  it('OS-C110 24 points: a Battlecruiser, a Light Cruiser, three Destroyers and a Frigate', () => {
    const fleet = choose('ter-sol', 'ter-mars', 'ter-venus', 'ter-venus', 'ter-deimos', 'ter-ceres');
    expect(isLegal(fleetOf(24, 'exact'), fleet, '1')).toBe(true);
  });

  it('OS-X57 refuses 11 points where 12 are asked', () => {
    const fleet = choose('ter-mars', 'ter-venus', 'ter-deimos');
    expect(refusal(fleetOf(12, 'exact'), fleet, '1')).toBe('OS-12.3: The fleet costs 11; it must cost exactly 12.');
  });

  it('OS-12.2 every total from 2 to 40 can be met exactly by every species, within 11 ships', () => {
    for (const species of SPECIES)
      for (let fleetPoints = 2; fleetPoints <= 40; fleetPoints++) {
        const match = newGame({ startingFleet: 'points', fleetPoints, species: [species, 'terran'] });
        const offered = game.choices(match.state, '1')[0] as unknown as SpurCommand;
        expect(isLegal(match, offered, '1'), `${species} ${fleetPoints}`).toBe(true);
      }
    expect(RECOMMENDED.fleetPoints).toEqual([6, 12, 18, 24]);
  });

  it('OS-12.4, OS-12.5 proposes larger fleets for 15 and 20 points, and a higher target for teams', () => {
    expect(setupRefusals({ vpTarget: 61 })).toEqual(['OS-12.4: vpTarget must be 1 to 60; got 61.']);
    expect(proposed(optionsOf({ vpTarget: 15 }))).toEqual({ startingFleet: 'points', fleetPoints: 18 });
    expect(proposed(optionsOf({ vpTarget: 20 }))).toEqual({ startingFleet: 'points', fleetPoints: 24 });
    expect(proposed(optionsOf({ mode: 'teams', seats: 4 }))).toEqual({ vpTargets: [15, 20] });
    expect(proposed(optionsOf())).toEqual({});
  });
});

describe('games of given decks', () => {
  it('OS-15.5 takes a first seat and deck orders instead of chance', () => {
    const deck = [...tacticsDeckOf('1', 'terran')].reverse();
    let match = table({ phase: 'setupFleet', firstSeat: '2', '1': { deck }, dice: shuffles(1) });
    while (match.state.phase !== 'turnOpen')
      match = play(match, decider(match), game.choices(match.state, decider(match))[0] as unknown as SpurCommand).match;
    expect([match.state.activeSeat, diceLeft(match)]).toEqual(['2', []]);
    expect(player(match, '1').hand).toEqual(deck.slice(0, 7));
    expect(eventsOf(told(match, regroup('2')), 'regrouped')).toHaveLength(1);
  });
});
