import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import { SHIPS } from '../../../../src/games/battlespace-sirius/data/ships.ts';
import {
  automatic,
  deciding,
  diceLeft,
  duel,
  eventOf,
  eventsOf,
  fire,
  game,
  linesOf,
  lock,
  newGame,
  nothing,
  optionsOf,
  play,
  playAll,
  player,
  powerOf,
  repair,
  resign,
  reveal,
  rotatePosition,
  sentry,
  setupRefusal,
  ship,
  shipOf,
  stay,
  vesselOf,
  viewFor,
  type Duel,
} from '../../../helpers/bs-position.ts';

const cells = (match: Duel): readonly string[] =>
  match.state.players.map(
    ({ seat }) => `${seat} (${shipOf(match, Number(seat)).cell.join()}) ${shipOf(match, Number(seat)).heading}`,
  );

describe('BS-2 setup', () => {
  it('BS-2.1 BS-17.1: the Basic Game is the default: two players, no lifeboats', () => {
    const { match, events } = newGame({}, [6, 6, 1, 1]);
    expect(optionsOf()).toEqual({
      playerCount: 2,
      lifeboats: false,
      ships: ['emerald', 'red'],
      noFireDrawRounds: 3,
      twoPairsRepair: 2,
    });
    expect(match.state.players.map(({ seat, lifeboat }) => [seat, lifeboat])).toEqual([
      ['1', null],
      ['2', null],
    ]);
    expect(eventsOf(events, 'lifeboatDrawn')).toEqual([]);
    expect(game.seats(optionsOf())).toEqual(['1', '2']);
  });

  it('BS-2.2 table 2.A: six ships; without a choice the seats get them in table order', () => {
    expect(SHIPS.map(({ id, name, mark }) => `${id} ${name} ${mark}`)).toEqual([
      'emerald Emerald Em',
      'red Red Rd',
      'platinum Platinum Pt',
      'orange Orange Or',
      'purple Purple Pu',
      'azure Azure Az',
    ]);
    for (const playerCount of [2, 3, 4, 5, 6])
      expect(optionsOf({ playerCount }).ships).toEqual(SHIPS.slice(0, playerCount).map(({ id }) => id));
  });

  it('BS-1.1 BS-2.2: the choice of ships changes colour and name only', () => {
    const play = (ships: readonly string[]) => {
      const opening = newGame({ ships }, [3, 3, 1, 2, 6, 5, 5, 6, 2]);
      const { match, events } = playAll(opening.match, [
        [1, stay],
        [2, sentry('E', 'port')],
        [1, fire('E', 4)],
      ]);
      const { ships: _, ...options } = match.state.options;
      return {
        opening: opening.events,
        events,
        state: { ...match.state, options, players: match.state.players.map((one) => ({ ...one, ship: '' })) },
      };
    };
    expect(play(['azure', 'orange'])).toEqual(play(['emerald', 'red']));
    expect(newGame({ ships: ['azure', 'orange'] }, [6, 6, 1, 1]).match.state.players.map(({ ship }) => ship)).toEqual([
      'azure',
      'orange',
    ]);
  });

  it('BS-2.3 BS-12.1: with lifeboats each player draws one before Priority is rolled', () => {
    const { match, events } = newGame({ lifeboats: true }, [8, 1, 6, 6, 1, 1]);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['lifeboatDrawn', 'lifeboatDrawn', 'priorityRolled']);
    expect(match.state.players.map(({ lifeboat, shown }) => [lifeboat, shown])).toEqual([
      ['ash', false],
      ['slate', false],
    ]);
  });

  it('BS-2.4 BS-1.3: every side starts with Power 6, 24 in all', () => {
    for (const playerCount of [2, 3, 4, 5, 6]) {
      const dice = Array.from({ length: playerCount }, (_, i) => (i === 0 ? [6, 6] : [1, 2])).flat();
      const { match } = newGame({ playerCount }, dice);
      for (let seat = 1; seat <= playerCount; seat++) expect(powerOf(match, seat)).toEqual([6, 6, 6, 6]);
    }
  });

  it('BS-2.5 BS-2.6 BS-16.3 BS-C4: a tie of two, rolled again; 8 dice', () => {
    const { match, events } = newGame({}, [3, 4, 5, 2, 6, 3, 2, 4]);
    expect(eventsOf(events, 'priorityRolled')).toEqual([
      {
        type: 'priorityRolled',
        rolls: [
          { seat: '1', dice: [3, 4] },
          { seat: '2', dice: [5, 2] },
        ],
        tied: ['1', '2'],
      },
      {
        type: 'priorityRolled',
        rolls: [
          { seat: '1', dice: [6, 3] },
          { seat: '2', dice: [2, 4] },
        ],
        tied: [],
      },
    ]);
    expect([match.state.turnSeat, match.state.order, diceLeft(match)]).toEqual(['1', ['1', '2'], []]);
    expect(deciding(match)).toBe('maneuver 1');
  });

  it('BS-2.6 BS-C5: three players, two of them tied; 10 dice', () => {
    const { match, events } = newGame({ playerCount: 3 }, [4, 3, 5, 2, 1, 2, 6, 1, 2, 2]);
    expect(
      eventsOf(events, 'priorityRolled').map(({ rolls, tied }) => [
        rolls.map(({ seat, dice }) => `${seat}:${dice[0] + dice[1]}`),
        tied,
      ]),
    ).toEqual([
      [
        ['1:7', '2:7', '3:3'],
        ['1', '2'],
      ],
      [['1:7', '2:4'], []],
    ]);
    expect([match.state.order, diceLeft(match)]).toEqual([['1', '2', '3'], []]);
  });

  it('BS-2.6 BS-C6: four players, tied twice; 16 dice', () => {
    const { match, events } = newGame({ playerCount: 4 }, [2, 3, 5, 6, 4, 4, 6, 5, 6, 6, 6, 6, 3, 1, 5, 5]);
    expect(
      eventsOf(events, 'priorityRolled').map(({ rolls, tied }) => [
        rolls.map(({ seat, dice }) => `${seat}:${dice[0] + dice[1]}`),
        tied,
      ]),
    ).toEqual([
      [
        ['1:5', '2:11', '3:8', '4:11'],
        ['2', '4'],
      ],
      [
        ['2:12', '4:12'],
        ['2', '4'],
      ],
      [['2:4', '4:10'], []],
    ]);
    expect([match.state.order, match.state.turnSeat, diceLeft(match)]).toEqual([['4', '1', '2', '3'], '4', []]);
  });

  it('BS-C7: the first roll of two players is tied in 146 of 1296 cases', () => {
    let tied = 0;
    for (let n = 0; n < 1296; n++) {
      const first = [0, 1, 2, 3].map((place) => 1 + (Math.floor(n / 6 ** place) % 6));
      const { events, match } = startMatch(game, optionsOf(), scriptChance([...first, 6, 6, 1, 1]));
      const again = diceLeft(match).length === 0;
      expect(eventsOf(events, 'priorityRolled')[0]!.tied.length).toBe(again ? 2 : 0);
      if (again) tied += 1;
    }
    expect([tied, 73 * 2, 648 * 2]).toEqual([146, 146, 1296]);
  });

  it('BS-2.7 BS-4.1: the Priority player first, then clockwise by seat, then the first again', () => {
    const { match } = newGame({ playerCount: 3, noFireDrawRounds: 0 }, [1, 1, 1, 2, 6, 6]);
    expect(match.state.order).toEqual(['3', '1', '2']);
    const seats: string[] = [];
    let now = match;
    for (let turn = 0; turn < 5; turn++) {
      const seat = Number(now.state.turnSeat);
      seats.push(now.state.turnSeat);
      now = play(now, seat, stay).match;
      if (now.state.phase === 'lock') now = play(now, seat, lock(3, 'W')).match;
      now = play(now, Number(now.state.engagedSeat), nothing).match;
      now = play(now, seat, fire(now.state.locks[0]!.line, 0)).match;
    }
    expect(seats).toEqual(['3', '1', '2', '3', '1']);
  });

  it('BS-2.8 BS-C8: two players, seat 2 has Priority: the ships side by side', () => {
    const { match, events } = newGame({}, [1, 2, 6, 6]);
    expect(shipOf(match, 2)).toEqual({ kind: 'ship', cell: [0, 0], heading: 'N', power: [6, 6, 6, 6] });
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [1, 0], heading: 'N', power: [6, 6, 6, 6] });
    expect(eventOf(events, 'shipsPlaced').order).toEqual(['2', '1']);
    expect(linesOf(viewFor(match).facing)).toBe('E: Sb>Po');
    expect(match.state.turnSeat).toBe('2');
  });

  it('BS-2.8 BS-C9: six players, Priority seat 4: a row in turn order', () => {
    const { match } = newGame({ playerCount: 6 }, [1, 1, 2, 2, 3, 3, 6, 6, 1, 2, 4, 4]);
    expect(cells(match)).toEqual(['1 (3,0) N', '2 (4,0) N', '3 (5,0) N', '4 (0,0) N', '5 (1,0) N', '6 (2,0) N']);
    expect(viewFor(match).facing.map(({ attacker, target }) => `${attacker}>${target}`)).toEqual(['4>5']);
    const sixth = duel({
      vessels: [4, 5, 6, 1, 2, 3].map((seat, x) => ship(seat, [x, 0])),
      order: ['4', '5', '6', '1', '2', '3'],
      turn: '6',
    });
    expect(
      viewFor(sixth)
        .facing.map(({ target }) => target)
        .sort(),
    ).toEqual(['1', '5']);
  });
});

describe('BS-16 randomness', () => {
  it('BS-16.2 BS-C96: three lifeboats drawn from the cards left', () => {
    const { match, events } = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 6, 6, 1, 1, 2, 2]);
    expect(eventsOf(events, 'lifeboatDrawn').map(({ seat, lifeboat }) => `${seat} ${lifeboat}`)).toEqual([
      '1 cranberry',
      '2 slate',
      '3 ash',
    ]);
    expect(match.state.players.map(({ lifeboat }) => lifeboat)).toEqual(['cranberry', 'slate', 'ash']);
  });

  it('BS-16.2 BS-C97: six lifeboats from the back', () => {
    const { match } = newGame(
      { playerCount: 6, lifeboats: true },
      [8, 7, 6, 5, 4, 3, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect(match.state.players.map(({ lifeboat }) => lifeboat)).toEqual([
      'ash',
      'ivory',
      'blueRed',
      'emeraldBoat',
      'cranberry',
      'bronze',
    ]);
  });

  it('BS-16.2: the second draw has 7 values, the sixth 3', () => {
    expect(() => newGame({ lifeboats: true }, [1, 8, 6, 6, 1, 1])).toThrow(
      'Scripted draw 8 is not a whole number from 1 to 7.',
    );
    expect(() => newGame({ playerCount: 6, lifeboats: true }, [1, 1, 1, 1, 1, 4])).toThrow(
      'Scripted draw 4 is not a whole number from 1 to 3.',
    );
  });

  it('BS-16.1 BS-16.4 BS-I10: Sentry dice in the order of the lines, then each volley in the order of the commands; the same numbers give the same game', () => {
    const once = () => {
      const start = duel({ dice: [1, 2, 3, 4, 5, 6, 1], vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' });
      const done = playAll(start, [
        [1, lock(2, 'EN')],
        [2, sentry('EN', 'port')],
        [1, fire('E', 3)],
        [1, fire('N', 2)],
      ]);
      return { ...done, start };
    };
    const { match, events, dice } = once();
    expect(dice).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(eventOf(events, 'sentryFired').shots.map(({ line, die }) => `${line}${die}`)).toEqual(['E1', 'N2']);
    expect(eventsOf(events, 'fired').map(({ line, dice }) => `${line}${dice.join('')}`)).toEqual(['E345', 'N61']);
    expect(JSON.stringify(once().match)).toBe(JSON.stringify(match));
    expect(match.hash).toMatch(/./);
  });

  it('BS-16.5: no die for 0 weapons, for a shot at an unshielded side, for a refused command', () => {
    const weak = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
    });
    expect(play(weak, 1, fire('E', 0)).dice).toEqual([]);
    expect(applyCommand(game, weak, '1', fire('N', 2)).ok).toBe(false);
    expect(play(weak, 1, fire('N', 1)).dice).toEqual([]);
    const bare = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    expect(play(bare, 2, sentry('E', 'port')).dice).toEqual([]);
  });
});

describe('BS-17 options', () => {
  it('BS-17.1 BS-11.1: 2 to 6 players, with and without lifeboats', () => {
    for (const lifeboats of [true, false]) {
      for (const playerCount of [2, 3, 4, 5, 6]) {
        const cards = lifeboats ? Array.from({ length: playerCount }, () => 1) : [];
        const rolls = Array.from({ length: playerCount }, (_, i) => (i === 0 ? [6, 6] : [1, 1])).flat();
        const { match } = newGame({ playerCount, lifeboats }, [...cards, ...rolls]);
        expect(match.state.players).toHaveLength(playerCount);
        expect(match.state.players.every(({ lifeboat }) => (lifeboat !== null) === lifeboats)).toBe(true);
        expect([diceLeft(match), deciding(match)]).toEqual([[], 'maneuver 1']);
      }
    }
  });

  it('BS-17.2: the ends of every range are accepted, the next value is refused by this rule', () => {
    for (const raw of [
      { playerCount: 2 },
      { playerCount: 6 },
      { noFireDrawRounds: 0 },
      { noFireDrawRounds: 20 },
      { twoPairsRepair: 1 },
      { twoPairsRepair: 2 },
    ])
      expect(setupRefusal(raw)).toBeNull();
    for (const raw of [
      { playerCount: 1 },
      { playerCount: 7 },
      { playerCount: 2.5 },
      { noFireDrawRounds: -1 },
      { noFireDrawRounds: 21 },
      { noFireDrawRounds: 0.5 },
      { twoPairsRepair: 0 },
      { twoPairsRepair: 3 },
    ]) {
      expect(setupRefusal(raw), JSON.stringify(raw)).toMatch(/^BS-17\.2: .+\.$/);
    }
  });

  it('BS-17.2: what is no such option at all is refused too', () => {
    for (const raw of [
      { lifeboats: 'yes' },
      { ships: ['emerald'] },
      { ships: ['emerald', 'green'] },
      { ships: 'emerald' },
      { colour: 'red' },
      { playerCount: '2' },
    ])
      expect(setupRefusal(raw), JSON.stringify(raw)).not.toBeNull();
  });

  it('BS-2.2: a ship chosen twice is refused by this rule, also with more players', () => {
    expect(setupRefusal({ ships: ['red', 'red'] })).toBe('BS-2.2: Red is chosen 2 times; each ship once.');
    expect(setupRefusal({ playerCount: 4, ships: ['azure', 'red', 'azure', 'azure'] })).toBe(
      'BS-2.2: Azure is chosen 3 times; each ship once.',
    );
  });
});

describe('BS-1 ships, sides, Power', () => {
  it('BS-1.4 BS-1.7: a Shield is the Power of the side at that moment', () => {
    for (const power of [1, 2, 3, 4, 5, 6] as const) {
      const start = duel({
        dice: [6],
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, power])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      expect(eventOf(play(start, 1, fire('E', 1)).events, 'fired')).toMatchObject({
        against: power,
        hits: 1,
        removed: 1,
        destroyed: false,
      });
    }
  });

  it('BS-1.5: Power falls by payment and by hits, and rises by Repairs only', () => {
    const start = duel({
      dice: [6, 5, 5],
      vessels: [ship(1, [0, 0], 'N', [5, 5, 5, 5]), ship(2, [1, 1], 'N', [5, 5, 5, 5])],
      phase: 'lock',
    });
    const locked = play(start, 1, lock(2, 'N')).match;
    expect([powerOf(locked, 1), powerOf(locked, 2)]).toEqual([
      [5, 5, 5, 5],
      [5, 5, 5, 5],
    ]);
    const shot = play(locked, 2, sentry('N')).match;
    expect([powerOf(shot, 1), powerOf(shot, 2)]).toEqual([
      [4, 5, 5, 5],
      [5, 5, 5, 5],
    ]);
    const volley = play(shot, 1, fire('N', 2)).match;
    expect([powerOf(volley, 1), powerOf(volley, 2)]).toEqual([
      [3, 5, 5, 5],
      [5, 5, 5, 3],
    ]);
    const repaired = play(volley, 1, repair('stern')).match;
    expect([powerOf(repaired, 1), powerOf(repaired, 2)]).toEqual([
      [3, 5, 6, 5],
      [5, 5, 5, 3],
    ]);
  });

  it('BS-1.6: up to 4 weapons, the first free', () => {
    const start = duel({
      dice: [1, 2, 3, 4],
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect([1, 4].map((weapons) => powerOf(play(start, 1, fire('E', weapons)).match, 1)[1])).toEqual([6, 3]);
  });

  it('BS-1.7: a hit beyond the Shield does not carry over', () => {
    const start = duel({
      dice: [6, 6, 6, 5],
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match } = play(start, 1, fire('E', 4));
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 0]);
    expect(match.state.outcome).toBeNull();
  });

  it('BS-1.8 BS-C1: a ship with no Power maneuvers, locks and fires 1 weapon from each facing side', () => {
    const start = duel({ dice: [6, 6], vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])] });
    const moved = play(start, 1, { type: 'maneuver', kind: 'position', to: [0, 1] }).match;
    expect(automatic(play(start, 1, stay).events)).toEqual(['lock 2 E']);
    expect(play(start, 1, { type: 'maneuver', kind: 'rotate', turn: 180 }).match.state.phase).toBe('reaction');
    const { match, events } = playAll(moved, [
      [1, lock(2, 'ES')],
      [2, nothing],
      [1, fire('S', 1)],
      [1, fire('E', 1)],
    ]);
    expect(eventsOf(events, 'fired').map(({ weapons, cost, hits }) => [weapons, cost, hits])).toEqual([
      [1, 0, 1],
      [1, 0, 1],
    ]);
    expect(powerOf(match, 1)).toEqual([0, 0, 0, 0]);
    expect(powerOf(match, 2)).toEqual([5, 6, 6, 5]);
  });

  it('BS-1.9 BS-C2: pay [bow, bow] from [2,3,4,5]: the bow is unshielded at once, the ship lives', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [2, 3, 4, 5])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const { match } = play(start, 2, { type: 'react', kind: 'rotate', turn: 180, pay: ['bow', 'bow'] });
    expect(powerOf(match, 2)).toEqual([0, 3, 4, 5]);
    expect(vesselOf(match, 2)).not.toBeNull();
    expect(match.state.outcome).toBeNull();
  });

  it('BS-1.9 BS-C3: the order of a payment does not matter', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [2, 3, 4, 5])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const paid = (pay: readonly ('bow' | 'port')[]) =>
      play(start, 2, { type: 'react', kind: 'rotate', turn: 180, pay }).match.state;
    expect(paid(['port', 'bow'])).toEqual(paid(['bow', 'port']));
    expect(paid(['port', 'bow']).players[1]!.vessel).toMatchObject({ power: [1, 3, 4, 4] });
  });

  it('BS-1.9: an action that costs 0 takes an empty list or none', () => {
    const start = duel({
      dice: [1],
      vessels: [ship(1, [0, 0]), ship(2, [1, 1])],
      phase: 'reaction',
      engaged: '2',
      lines: ['N'],
    });
    const bare = applyCommand(game, start, '2', { type: 'react', kind: 'sentry', lines: ['N'] });
    const empty = applyCommand(game, start, '2', { type: 'react', kind: 'sentry', lines: ['N'], pay: [] });
    expect([bare.ok, empty.ok]).toEqual([true, true]);
    if (bare.ok && empty.ok) expect(bare.match.state).toEqual(empty.match.state);
  });

  it('BS-1.10: a ship is its cell, its heading and its Power, nothing else', () => {
    const { match } = newGame({ lifeboats: true }, [1, 1, 6, 6, 1, 1]);
    for (const seat of [1, 2])
      expect(Object.keys(shipOf(match, seat)).sort()).toEqual(['cell', 'heading', 'kind', 'power']);
  });

  it('BS-1.3: Power stays between 0 and 6', () => {
    const low = duel({
      dice: [6, 6, 6, 6],
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 2])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(powerOf(play(low, 1, fire('E', 4)).match, 2)[3]).toBe(0);
    expect(() => duel({ vessels: [ship(1, [0, 0], 'N', [7, 6, 6, 6]), ship(2, [1, 0])] })).toThrow(/position\./);
    expect(() => duel({ vessels: [ship(1, [0, 0], 'N', [6, -1, 6, 6]), ship(2, [1, 0])] })).toThrow(/position\./);
    expect(() => duel({ vessels: [ship(1, [0, 0], 'N', [6, 2.5, 6, 6]), ship(2, [1, 0])] })).toThrow(/position\./);
  });
});

it('BS-2.1: without lifeboats nobody has a card to show', () => {
  const { match } = newGame({ playerCount: 3 }, [6, 6, 1, 1, 2, 2]);
  for (const seat of [1, 2, 3]) {
    expect(player(match, seat).lifeboat).toBeNull();
    expect(applyCommand(game, match, String(seat), reveal).ok).toBe(false);
  }
  expect(play(match, 2, resign).match.state.players.map(({ vessel }) => vessel === null)).toEqual([false, true, false]);
});

it('BS-5.6: a maneuver of the Advanced Game costs what one of the Basic Game costs', () => {
  const { match } = newGame({ playerCount: 3, lifeboats: true }, [1, 1, 1, 6, 6, 1, 1, 2, 2]);
  expect(powerOf(play(match, 1, rotatePosition([3, 0], 90, 'stern')).match, 1)).toEqual([6, 6, 5, 6]);
});
