import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import {
  automatic,
  deciding,
  diceLeft,
  eventOf,
  eventsOf,
  fire,
  game,
  legal,
  linesOf,
  newGame,
  nothing,
  optionsOf,
  play,
  player,
  refusal,
  shipOf,
  stay,
  vesselOf,
  viewFor,
  type Duel,
} from '../../../helpers/bs-position.ts';
import { S1, S1_NUMBERS, S2, S2_NUMBERS, type Row } from './scripted.ts';

/** Plays a script row by row from the start of a game; returns the match at its end. */
function follow(start: Duel, rows: readonly Row[]): Duel {
  let match = start;
  for (const [index, row] of rows.entries()) {
    const where = `row ${index + 1}, turn ${row.turn}, ${JSON.stringify(row.command)}`;
    expect(match.state.turnNumber, where).toBe(row.turn);
    expect(deciding(match)?.split(' ')[1], where).toBe(String(row.seat));
    if (row.of !== undefined) expect(legal(match, row.seat), where).toHaveLength(row.of);
    const seatOfTurn = Number(match.state.turnSeat);
    const before = match.state.players;
    const played = play(match, row.seat, row.command);
    match = played.match;
    expect(played.dice, where).toEqual(row.dice ?? []);
    expect(automatic(played.events), where).toEqual(row.auto ?? []);
    for (const { seat, vessel } of before) {
      const after = vesselOf(match, Number(seat));
      if (vessel?.kind !== 'ship' || after?.kind !== 'ship') continue;
      // Whoever is not named keeps their Power.
      expect(after.power, `${where}, Power of seat ${seat}`).toEqual(row.power?.[Number(seat)] ?? vessel.power);
    }
    if (row.facing !== undefined) expect(linesOf(viewFor(match).facing), where).toBe(row.facing);
    if (row.locks !== undefined) expect(linesOf(match.state.locks), where).toBe(row.locks);
    if (row.quiet !== undefined) expect(match.state.quietTurns, where).toBe(row.quiet);
    if (row.at !== undefined)
      expect(`(${shipOf(match, seatOfTurn).cell.join()}) ${shipOf(match, seatOfTurn).heading}`, where).toBe(row.at);
    if (row.shots !== undefined) {
      const sentryShots = eventsOf(played.events, 'sentryFired').flatMap(({ shots }) =>
        shots.map(
          ({ line, die, against, hit }) => `${line}: ${die ?? '-'} against ${against} ${hit ? 'hit' : 'no hit'}`,
        ),
      );
      const volleys = eventsOf(played.events, 'fired').map(
        ({ line, dice, against, hits, points }) =>
          `${line}: ${dice.join(',') || '-'} against ${against}, ${hits} hits, ${points} points`,
      );
      expect([...sentryShots, ...volleys].join('; '), where).toBe(row.shots);
    }
  }
  return match;
}

describe('scripted game S1', () => {
  const open = () => newGame({}, S1_NUMBERS);

  it('BS-2.8 BS-2.5: it begins with Emerald in (0,0) and Red in (1,0)', () => {
    const { match } = open();
    expect([match.state.turnSeat, shipOf(match, 1).cell, shipOf(match, 2).cell]).toEqual(['1', [0, 0], [1, 0]]);
    expect(diceLeft(match)).toHaveLength(17);
  });

  it('BS-4.2 BS-4.4 BS-5.1 BS-6.1 BS-7.1 BS-8.1 BS-9.5 BS-10.1 scripted game S1 move by move: dice, Power, automatic commands, legal command counts, result', () => {
    const match = follow(open().match, S1);
    expect(diceLeft(match)).toEqual([]);
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [1, 1], heading: 'N', power: [5, 3, 4, 2] });
    expect(vesselOf(match, 2)).toBeNull();
    expect(match.state.outcome).toMatchObject({ winners: ['1'] });
    expect(deciding(match)).toBeNull();
    expect(S1_NUMBERS).toHaveLength(25);
  });

  it('BS-8.5: if Red reacts Nothing in turn 5, one weapon along W destroys their ship without a die', () => {
    const before = follow(open().match, S1.slice(0, 19));
    const held = play(before, 2, nothing).match;
    const { match, dice } = play(held, 1, fire('W', 1));
    expect([dice, match.state.outcome?.winners]).toEqual([[], ['1']]);
  });

  it('BS-I10 BS-16.1: the same numbers and commands give the same match, byte for byte', () => {
    const once = JSON.stringify(
      S1.reduce((match, { seat, command }) => play(match, seat, command).match, open().match),
    );
    expect(
      JSON.stringify(S1.reduce((match, { seat, command }) => play(match, seat, command).match, open().match)),
    ).toBe(once);
    const other = startMatch(game, optionsOf(), scriptChance([...S1_NUMBERS.slice(0, -1), 4])).match;
    expect(
      JSON.stringify(S1.slice(0, -3).reduce((match, { seat, command }) => play(match, seat, command).match, other)),
    ).not.toBe(
      JSON.stringify(
        S1.slice(0, -3).reduce((match, { seat, command }) => play(match, seat, command).match, open().match),
      ),
    );
  });
});

describe('scripted game S2', () => {
  const open = () => newGame({ playerCount: 3, lifeboats: true }, S2_NUMBERS);

  it('BS-2.3 BS-2.6 BS-2.7 BS-2.8: cards, Priority and the row of ships', () => {
    const { match } = open();
    expect(match.state.players.map(({ lifeboat }) => lifeboat)).toEqual(['cranberry', 'slate', 'ash']);
    expect(match.state.order).toEqual(['2', '3', '1']);
    expect([2, 3, 1].map((seat) => shipOf(match, seat).cell)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(S2_NUMBERS).toHaveLength(39);
  });

  it('BS-11.1 BS-11.6 BS-12.4 BS-12.6 BS-12.8 BS-12.16 BS-12.19 BS-11.9 scripted game S2 move by move: dice, Power, automatic commands, lifeboats, result', () => {
    const match = follow(open().match, S2);
    expect(diceLeft(match)).toEqual([]);
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [2, 1], heading: 'N', power: [4, 3, 6, 1] });
    expect([vesselOf(match, 2), vesselOf(match, 3), deciding(match)]).toEqual([null, null, null]);
    expect(match.state.outcome).toMatchObject({ winners: ['1'] });
    expect(player(match, 1)).toMatchObject({ lifeboat: 'cranberry', left: null });
    expect([player(match, 3).left, player(match, 2).left]).toEqual([1, 2]);
  });

  it('BS-7.10 BS-12.4 BS-12.6: turn 5: Platinum’s ship falls to Sentry Fire, Ash stands in (1,0)', () => {
    const match = follow(open().match, S2.slice(0, 19));
    expect(vesselOf(match, 3)).toEqual({ kind: 'lifeboat', cell: [1, 0], lifeboat: 'ash' });
    expect(match.state).toMatchObject({ turnNumber: 6, turnSeat: '1', quietTurns: 0 });
  });

  it('BS-11.3: turn 6: Emerald has nobody beside it and must move', () => {
    const match = follow(open().match, S2.slice(0, 19));
    expect(refusal(match, 1, stay)).toMatch(/^BS-11\.3: /);
  });

  it('BS-12.4 BS-12.7 BS-12.10: turn 10: Red’s ship is lost, Slate stands in (1,1), stays put and locks by itself', () => {
    const match = follow(open().match, S2.slice(0, 37));
    expect(vesselOf(match, 2)).toEqual({ kind: 'lifeboat', cell: [1, 1], lifeboat: 'slate' });
    expect(match.state).toMatchObject({ turnNumber: 11, turnSeat: '2', phase: 'reaction' });
  });

  it('BS-10.7: placing seat 1, seat 2, seat 3; 1, 0, 0', () => {
    const before = follow(open().match, S2.slice(0, -1));
    const last = applyCommand(game, before, '1', fire('W', 3));
    if (!last.ok) throw new Error('refused');
    expect(eventOf(last.events, 'gameEnded')).toEqual({
      type: 'gameEnded',
      winner: '1',
      reason: 'lastVessel',
      placing: [['1'], ['2'], ['3']],
      scores: [1, 0, 0],
    });
  });
});
