import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../../../src/games/battlespace-sirius/data/ships.ts';
import { deciding, eventOf, eventsOf, game, newGame, optionsOf, shipOf } from '../../../helpers/bs-position.ts';

describe('chapter 2: setup', () => {
  it('BS-2.1: the Basic Game is two players without lifeboats; the Advanced Game draws them for two to six', () => {
    const basic = newGame({}, [6, 6, 1, 1]);
    expect(basic.match.state.players).toHaveLength(2);
    expect(basic.match.state.players.every(({ lifeboat }) => lifeboat === null)).toBe(true);
    expect(basic.events.map(({ type }) => type)).toEqual(['priorityRolled', 'shipsPlaced', 'turnBegan']);
    for (let seats = 2; seats <= 6; seats++) {
      const dice = [
        ...Array.from({ length: seats }, () => 1),
        6,
        6,
        ...Array.from({ length: 2 * (seats - 1) }, () => 1),
      ];
      const { match } = newGame({ playerCount: seats, lifeboats: true }, dice);
      expect(match.state.players.map(({ lifeboat }) => lifeboat)).toEqual(
        ['slate', 'sand', 'bronze', 'cranberry', 'emeraldBoat', 'blueRed'].slice(0, seats),
      );
    }
  });

  it('BS-2.2: ships are chosen in an option, all different; without it they go by the table', () => {
    expect(optionsOf({ playerCount: 3 }).ships).toEqual(['emerald', 'red', 'platinum']);
    const { match } = newGame({ ships: ['azure', 'orange'] }, [6, 6, 1, 1]);
    expect(match.state.players.map(({ ship }) => ship)).toEqual(['azure', 'orange']);
    expect(SHIPS.map(({ id, name, mark }) => [id, name, mark])).toEqual([
      ['emerald', 'Emerald', 'Em'],
      ['red', 'Red', 'Rd'],
      ['platinum', 'Platinum', 'Pt'],
      ['orange', 'Orange', 'Or'],
      ['purple', 'Purple', 'Pu'],
      ['azure', 'Azure', 'Az'],
    ]);
    expect(game.checkSetup(optionsOf({ ships: ['red', 'red'] }))).toMatchObject([
      { rule: 'BS-2.2', reason: 'Red is chosen 2 times; each ship once.' },
    ]);
    expect(game.checkSetup(optionsOf({ ships: ['red'] }))).toMatchObject([
      { rule: 'BS-2.2', reason: 'name one ship for each of the 2 players; you named 1.' },
    ]);
    expect(game.checkSetup(optionsOf({ ships: ['red', 'pink'] }))).toMatchObject([{ rule: 'BS-17.2' }]);
  });

  it('BS-2.3: with lifeboats each player draws one before anybody rolls', () => {
    const { events } = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 6, 6, 1, 1, 1, 1]);
    expect(events.map(({ type }) => type)).toEqual([
      'lifeboatDrawn',
      'lifeboatDrawn',
      'lifeboatDrawn',
      'priorityRolled',
      'shipsPlaced',
      'turnBegan',
    ]);
    expect(eventsOf(events, 'lifeboatDrawn').map(({ seat }) => seat)).toEqual(['1', '2', '3']);
  });

  it('BS-2.4: every side starts with Power 6', () => {
    const { match } = newGame({ playerCount: 4 }, [6, 6, 1, 1, 1, 1, 1, 1]);
    for (const seat of [1, 2, 3, 4]) expect(shipOf(match, seat).power).toEqual([6, 6, 6, 6]);
  });

  it('BS-2.5: the highest sum of two dice has Priority and takes the first turn', () => {
    const { match, events } = newGame({ playerCount: 3 }, [1, 2, 6, 3, 4, 4]);
    expect(eventOf(events, 'priorityRolled')).toEqual({
      type: 'priorityRolled',
      tied: [],
      rolls: [
        { seat: '1', dice: [1, 2] },
        { seat: '2', dice: [6, 3] },
        { seat: '3', dice: [4, 4] },
      ],
    });
    expect(deciding(match)).toBe('maneuver 2');
  });

  it('BS-2.6: only those who share the highest sum roll again, until one is alone', () => {
    const { match, events } = newGame({ playerCount: 4 }, [2, 3, 5, 6, 4, 4, 6, 5, 6, 6, 6, 6, 3, 1, 5, 5]);
    expect(eventsOf(events, 'priorityRolled').map(({ rolls, tied }) => [rolls.map(({ seat }) => seat), tied])).toEqual([
      [
        ['1', '2', '3', '4'],
        ['2', '4'],
      ],
      [
        ['2', '4'],
        ['2', '4'],
      ],
      [['2', '4'], []],
    ]);
    expect(match.state.order).toEqual(['4', '1', '2', '3']);
  });

  it('BS-2.7: the turn order goes on clockwise by seat from the Priority player', () => {
    for (const first of [1, 2, 3, 4, 5]) {
      const dice = [1, 2, 3, 4, 5].flatMap((seat) => (seat === first ? [6, 6] : [1, 1]));
      const { match } = newGame({ playerCount: 5 }, dice);
      expect(match.state.order).toEqual([0, 1, 2, 3, 4].map((step) => String(((first - 1 + step) % 5) + 1)));
    }
  });

  it('BS-2.8: ships stand side by side in turn order, all heading North', () => {
    const { match } = newGame({ playerCount: 3 }, [1, 1, 1, 1, 6, 6]);
    expect([3, 1, 2].map((seat) => shipOf(match, seat))).toEqual(
      [0, 1, 2].map((x) => ({ kind: 'ship', cell: [x, 0], heading: 'N', power: [6, 6, 6, 6] })),
    );
    expect(game.view(match.state, { kind: 'audience' }).facing).toMatchObject([
      { attacker: '3', target: '1', line: 'E', firingSide: 'starboard', targetSide: 'port' },
    ]);
  });
});
