import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  automatic, deciding, diceLeft, eventOf, eventsOf, fire, game, legal, linesOf, lock, newGame, nothing, optionsOf, play, player, position, refusal, repair, rotate, rotatePosition, sentry, shipOf, stay, turnAway, vesselOf, viewFor,
  type Command, type Duel,
} from '../../../helpers/bs-position.ts';

/** One command of a scripted game and what chapter 20 says of it. */
interface Row {
  readonly turn: number;
  readonly seat: number;
  readonly command: Command;
  /** Legal commands the seat chose from, where the catalogue counts them. */
  readonly of?: number;
  readonly dice?: readonly number[];
  /** Commands the engine gives itself afterwards. */
  readonly auto?: readonly string[];
  /** Power afterwards, by seat; whoever is left out keeps his. */
  readonly power?: { readonly [seat: number]: Power };
  /** Facing lines of the turn player afterwards, all of them, in the order of the seats. */
  readonly facing?: string;
  /** Locks afterwards. */
  readonly locks?: string;
  readonly quiet?: number;
  /** Cell and heading of the turn player's ship afterwards. */
  readonly at?: string;
  /** What the shots of this command came to: line, die or dice, Shield or Hull, hits. */
  readonly shots?: string;
}

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
      // Whoever is not named keeps his Power.
      expect(after.power, `${where}, Power of seat ${seat}`).toEqual(row.power?.[Number(seat)] ?? vessel.power);
    }
    if (row.facing !== undefined) expect(linesOf(viewFor(match).facing), where).toBe(row.facing);
    if (row.locks !== undefined) expect(linesOf(match.state.locks), where).toBe(row.locks);
    if (row.quiet !== undefined) expect(match.state.quietTurns, where).toBe(row.quiet);
    if (row.at !== undefined) expect(`(${shipOf(match, seatOfTurn).cell.join()}) ${shipOf(match, seatOfTurn).heading}`, where).toBe(row.at);
    if (row.shots !== undefined) {
      const sentryShots = eventsOf(played.events, 'sentryFired').flatMap(({ shots }) => shots.map(({ line, die, against, hit }) => `${line}: ${die ?? '-'} against ${against} ${hit ? 'hit' : 'no hit'}`));
      const volleys = eventsOf(played.events, 'fired').map(({ line, dice, against, hits, points }) => `${line}: ${dice.join(',') || '-'} against ${against}, ${hits} hits, ${points} points`);
      expect([...sentryShots, ...volleys].join('; '), where).toBe(row.shots);
    }
  }
  return match;
}

const S1_NUMBERS = [3, 4, 5, 2, 6, 3, 2, 4, 6, 5, 5, 6, 2, 4, 6, 6, 6, 5, 1, 1, 4, 4, 5, 5, 3];

/** Seat 1 Emerald, seat 2 Red. */
const S1: readonly Row[] = [
  { turn: 1, seat: 1, command: stay, of: 95, auto: ['lock 2 E'], locks: 'E: Sb>Po' },
  { turn: 1, seat: 2, command: sentry('E', 'port'), of: 20, dice: [6], shots: 'E: 6 against 6 hit', power: { 1: [6, 5, 6, 6], 2: [6, 6, 6, 5] } },
  { turn: 1, seat: 1, command: fire('E', 4), of: 5, dice: [5, 5, 6, 2], shots: 'E: 5,5,6,2 against 5, 3 hits, 1 points', auto: ['repair starboard'], power: { 1: [6, 3, 6, 6], 2: [6, 6, 6, 2] } },
  { turn: 2, seat: 2, command: rotatePosition([-1, -1], 270, 'bow'), of: 95, at: '(-1,-1) W', facing: 'N: Sb>Po, E: St>St', power: { 2: [5, 6, 6, 2] } },
  { turn: 2, seat: 2, command: lock(1, 'NE'), of: 3, locks: 'N: Sb>Po, E: St>St' },
  { turn: 2, seat: 1, command: sentry('EN', 'stern'), of: 25, dice: [4, 6], shots: 'E: 4 against 6 no hit; N: 6 against 6 hit', power: { 1: [6, 3, 5, 6], 2: [5, 5, 6, 2] } },
  { turn: 2, seat: 2, command: fire('N', 2), of: 10, dice: [6, 6], shots: 'N: 6,6 against 6, 2 hits, 1 points', power: { 1: [6, 3, 5, 4], 2: [5, 4, 6, 2] } },
  { turn: 2, seat: 2, command: repair('port'), of: 3, power: { 2: [5, 4, 6, 3] } },
  { turn: 2, seat: 2, command: fire('E', 3), of: 5, dice: [5, 1, 1], shots: 'E: 5,1,1 against 5, 1 hits, 1 points', power: { 1: [6, 3, 4, 4], 2: [5, 4, 4, 3] } },
  { turn: 2, seat: 2, command: repair('stern'), of: 4, power: { 2: [5, 4, 5, 3] } },
  { turn: 3, seat: 1, command: rotate(180), of: 95, at: '(0,0) S', facing: 'S: Bo>St, W: Sb>Sb' },
  { turn: 3, seat: 1, command: lock(2, 'S'), of: 3, locks: 'S: Bo>St' },
  { turn: 3, seat: 2, command: turnAway(90, 'stern'), of: 20, locks: 'S: Bo>Sb', power: { 2: [5, 4, 4, 3] } },
  { turn: 3, seat: 1, command: fire('S', 4), of: 5, dice: [4, 4, 5, 5], shots: 'S: 4,4,5,5 against 4, 4 hits, 2 points', power: { 1: [3, 3, 4, 4], 2: [5, 0, 4, 3] } },
  { turn: 3, seat: 1, command: repair('bow', 'bow'), of: 10, power: { 1: [5, 3, 4, 4] } },
  { turn: 4, seat: 2, command: position(0, 1), of: 74, at: '(0,1) N', auto: ['lock 1 S'], locks: 'S: St>St' },
  { turn: 4, seat: 1, command: turnAway(180, 'port', 'port'), of: 20, locks: 'S: St>Bo', power: { 1: [5, 3, 4, 2] } },
  { turn: 4, seat: 2, command: fire('S', 0), of: 5, quiet: 1 },
  { turn: 5, seat: 1, command: position(1, 1), of: 95, at: '(1,1) N', auto: ['lock 2 W'], locks: 'W: Po>Sb' },
  { turn: 5, seat: 2, command: turnAway(90, 'bow'), of: 13, locks: 'W: Po>Bo', power: { 2: [4, 0, 4, 3] } },
  { turn: 5, seat: 1, command: fire('W', 1), of: 4, dice: [3], shots: 'W: 3 against 4, 0 hits, 0 points', quiet: 0 },
  { turn: 6, seat: 2, command: position(2, 2), of: 74, at: '(2,2) E', facing: 'S: Sb>Sb, W: St>Bo' },
  { turn: 6, seat: 2, command: lock(1, 'SW'), of: 3, locks: 'S: Sb>Sb, W: St>Bo' },
  { turn: 6, seat: 1, command: sentry('S'), of: 25, shots: 'S: - against 0 hit' },
];

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

  it('BS-8.5: if Red reacts Nothing in turn 5, one weapon along W destroys his ship without a die', () => {
    const before = follow(open().match, S1.slice(0, 19));
    const held = play(before, 2, nothing).match;
    const { match, dice } = play(held, 1, fire('W', 1));
    expect([dice, match.state.outcome?.winners]).toEqual([[], ['1']]);
  });

  it('BS-I10 BS-16.1: the same numbers and commands give the same match, byte for byte', () => {
    const once = JSON.stringify(S1.reduce((match, { seat, command }) => play(match, seat, command).match, open().match));
    expect(JSON.stringify(S1.reduce((match, { seat, command }) => play(match, seat, command).match, open().match))).toBe(once);
    const other = startMatch(game, optionsOf(), scriptChance([...S1_NUMBERS.slice(0, -1), 4])).match;
    expect(JSON.stringify(S1.slice(0, -3).reduce((match, { seat, command }) => play(match, seat, command).match, other))).not.toBe(JSON.stringify(S1.slice(0, -3).reduce((match, { seat, command }) => play(match, seat, command).match, open().match)));
  });
});

const S2_NUMBERS = [4, 1, 6, 2, 1, 6, 4, 5, 3, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 4, 5, 6, 6, 5, 1, 2, 2, 3, 4, 6, 5, 2, 4, 1, 6, 2];

/** Seat 1 Emerald (Cranberry), seat 2 Red (Slate), seat 3 Platinum (Ash); turn order 2, 3, 1. */
const S2: readonly Row[] = [
  { turn: 1, seat: 2, command: stay, auto: ['lock 3 E'], locks: 'E: Sb>Po' },
  { turn: 1, seat: 3, command: nothing },
  { turn: 1, seat: 2, command: fire('E', 4), dice: [6, 6, 6, 6], shots: 'E: 6,6,6,6 against 6, 4 hits, 3 points', auto: ['repair starboard starboard starboard'], power: { 2: [6, 6, 6, 6], 3: [6, 6, 6, 2] } },
  { turn: 2, seat: 3, command: rotate(90), at: '(1,0) E', facing: 'E: Bo>Po, W: St>Sb' },
  { turn: 2, seat: 3, command: lock(1, 'E'), locks: 'E: Bo>Po' },
  { turn: 2, seat: 1, command: nothing },
  { turn: 2, seat: 3, command: fire('E', 4), dice: [6, 6, 6, 1], shots: 'E: 6,6,6,1 against 6, 3 hits, 2 points', power: { 1: [6, 6, 6, 3], 3: [3, 6, 6, 2] } },
  { turn: 2, seat: 3, command: repair('port', 'port'), power: { 3: [3, 6, 6, 4] } },
  { turn: 3, seat: 1, command: position(-1, -1), at: '(-1,-1) N', facing: 'N: Bo>Po, E: Sb>St' },
  { turn: 3, seat: 1, command: lock(2, 'N'), locks: 'N: Bo>Po' },
  { turn: 3, seat: 2, command: sentry('N'), dice: [6], shots: 'N: 6 against 6 hit', power: { 1: [5, 6, 6, 3] } },
  { turn: 3, seat: 1, command: fire('N', 4), dice: [6, 6, 6, 6], shots: 'N: 6,6,6,6 against 6, 4 hits, 3 points', power: { 1: [2, 6, 6, 3], 2: [6, 6, 6, 2] } },
  { turn: 3, seat: 1, command: repair('bow', 'bow', 'port'), power: { 1: [4, 6, 6, 4] } },
  { turn: 4, seat: 2, command: position(1, 1), at: '(1,1) N', auto: ['lock 3 S'], locks: 'S: St>Po' },
  { turn: 4, seat: 3, command: nothing },
  { turn: 4, seat: 2, command: fire('S', 4), dice: [4, 5, 6, 6], shots: 'S: 4,5,6,6 against 4, 4 hits, 1 points', power: { 2: [6, 6, 3, 2], 3: [3, 6, 6, 0] } },
  { turn: 4, seat: 2, command: repair('stern'), power: { 2: [6, 6, 4, 2] } },
  { turn: 5, seat: 3, command: stay, auto: ['lock 2 N'], locks: 'N: Po>St' },
  { turn: 5, seat: 2, command: sentry('N', 'stern'), shots: 'N: - against 0 hit', power: { 2: [6, 6, 3, 2] } },
  { turn: 6, seat: 1, command: position(0, 0), at: '(0,0) N', facing: 'N: Bo>Po, E: Sb>St, E: Sb>-' },
  { turn: 6, seat: 1, command: lock(3, 'E'), locks: 'E: Sb>-' },
  { turn: 6, seat: 3, command: sentry('E'), dice: [5], shots: 'E: 5 against 6 no hit' },
  { turn: 6, seat: 1, command: fire('E', 1), dice: [1], shots: 'E: 1 against 2, 0 hits, 0 points' },
  { turn: 7, seat: 2, command: stay, facing: 'S: St>Sb, W: Po>Bo, S: St>-' },
  { turn: 7, seat: 2, command: lock(3, 'S'), locks: 'S: St>-' },
  { turn: 7, seat: 3, command: nothing },
  { turn: 7, seat: 2, command: fire('S', 2), dice: [2, 2], shots: 'S: 2,2 against 2, 2 hits, 1 points', power: { 2: [6, 6, 2, 2] } },
  { turn: 7, seat: 2, command: repair('port'), power: { 2: [6, 6, 2, 3] } },
  { turn: 8, seat: 1, command: position(0, 1), at: '(0,1) N', auto: ['lock 2 E'], locks: 'E: Sb>Po' },
  { turn: 8, seat: 2, command: nothing },
  { turn: 8, seat: 1, command: fire('E', 4), dice: [3, 4, 6, 5], shots: 'E: 3,4,6,5 against 3, 4 hits, 0 points', power: { 1: [4, 3, 6, 4], 2: [6, 6, 2, 0] } },
  { turn: 9, seat: 2, command: rotate(180), at: '(1,1) S', auto: ['lock 1 W'], locks: 'W: Sb>Sb' },
  { turn: 9, seat: 1, command: nothing },
  { turn: 9, seat: 2, command: fire('W', 1), dice: [2], shots: 'W: 2 against 3, 0 hits, 0 points' },
  { turn: 10, seat: 1, command: position(2, 1), at: '(2,1) N', auto: ['lock 2 W'], locks: 'W: Po>Po' },
  { turn: 10, seat: 2, command: nothing },
  { turn: 10, seat: 1, command: fire('W', 1), auto: ['stay', 'lock 1 E'], shots: 'W: - against 0, 0 hits, 0 points', locks: 'E: ->Po' },
  { turn: 11, seat: 1, command: nothing },
  { turn: 11, seat: 2, command: fire('E', 1), dice: [4], shots: 'E: 4 against 4, 1 hits, 0 points', power: { 1: [4, 3, 6, 3] } },
  { turn: 12, seat: 1, command: stay, auto: ['lock 2 W', 'nothing'], locks: 'W: Po>-' },
  { turn: 12, seat: 1, command: fire('W', 3), dice: [1, 6, 2], shots: 'W: 1,6,2 against 6, 1 hits, 0 points', power: { 1: [4, 3, 6, 1] } },
];

describe('scripted game S2', () => {
  const open = () => newGame({ playerCount: 3, lifeboats: true }, S2_NUMBERS);

  it('BS-2.3 BS-2.6 BS-2.7 BS-2.8: cards, Priority and the row of ships', () => {
    const { match } = open();
    expect(match.state.players.map(({ lifeboat }) => lifeboat)).toEqual(['cranberry', 'slate', 'ash']);
    expect(match.state.order).toEqual(['2', '3', '1']);
    expect([2, 3, 1].map((seat) => shipOf(match, seat).cell)).toEqual([[0, 0], [1, 0], [2, 0]]);
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
    expect(eventOf(last.events, 'gameEnded')).toEqual({ type: 'gameEnded', winner: '1', reason: 'lastVessel', placing: [['1'], ['2'], ['3']], scores: [1, 0, 0] });
  });
});
