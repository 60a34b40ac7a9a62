import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { positionH, positionP, positionQ, positionS } from '../../../helpers/sk-worked-game.ts';
import {
  buy,
  decline,
  field,
  game,
  harvest,
  laid,
  legal,
  pass,
  pile,
  play,
  purses,
  refusal,
  resign,
  side,
  viewFor,
  waiting,
  withDraws,
  type Table,
} from './table.ts';

const everywhere: readonly (() => Table)[] = [positionP, positionQ, positionH, positionS];

describe('SK-16 commands', () => {
  it('SK-16.2: the positions of the chapter are those of the catalogue', () => {
    const [p, q, h, s] = everywhere.map((position) => position());
    expect([waiting(p!), p!.state.closed, purses(p!)[0], p!.state.shop, p!.state.turn]).toEqual([
      'session A',
      ['B'],
      9000,
      [null, 'I11', null, null, null, 'I01'],
      3,
    ]);
    expect([pile(side(p!, 'A').scrapyard), pile(side(p!, 'B').scrapyard)]).toEqual(['E14 E12', 'X15 X18']);
    expect([waiting(q!), q!.state.turn, purses(q!), q!.state.shop]).toEqual([
      'session B',
      8,
      [6000, 8000],
      ['I17', 'I35', 'I14', 'I37', 'I31', 'I43'],
    ]);
    expect([side(q!, 'B').repairBay, pile(side(q!, 'B').scrapyard), field(q!, 'A'), field(q!, 'B')]).toEqual([
      [],
      'X15 X18 X10 X12 X09 X21 X14',
      'E16',
      'X24',
    ]);
    expect([waiting(h!), h!.state.turn, h!.state.asteroidRow.map((card) => card !== null)]).toEqual([
      'harvest B',
      7,
      [true, true, false, true, true],
    ]);
    expect([waiting(s!), s!.state.phase, purses(s!)[0], s!.state.shop]).toEqual([
      'rescue A',
      'flip',
      5000,
      ['I14', 'I37', 'I11', null, null, null],
    ]);
  });

  it('SK-16.2 SK-16.4 SK-6.8 SK-C85: position Q, seat B: nine commands', () => {
    expect(legal(positionQ(), 'B')).toEqual([
      'buy 1 (no effect)',
      'buy 2',
      'buy 3 X18',
      'buy 3 X21',
      'buy 4',
      'buy 5',
      'buy 6',
      'pass',
      'resign',
    ]);
    expect(legal(positionQ(), 'A')).toEqual(['resign']);
    expect(viewFor(positionQ(), 'B').choices.filter(({ noEffect }) => noEffect)).toEqual([
      { command: { type: 'buy', slot: 1 }, noEffect: true },
    ]);
  });

  it('SK-16.2 SK-16.4 SK-C86: position P, seat A: five commands; seat B may resign only', () => {
    expect(legal(positionP(), 'A')).toEqual(['buy 2 E12', 'buy 2 E14', 'buy 6', 'pass', 'resign']);
    expect(legal(positionP(), 'B')).toEqual(['resign']);
  });

  it('SK-16.2 SK-16.4 SK-C87: position H, seat B: six commands', () => {
    expect(legal(positionH(), 'B')).toEqual(['decline', 'harvest 1', 'harvest 2', 'harvest 4', 'harvest 5', 'resign']);
    expect(legal(positionH(), 'A')).toEqual(['resign']);
  });

  it('SK-16.2 SK-16.4 SK-C88: position S, seat A: nine commands', () => {
    expect(legal(positionS(), 'A')).toEqual([
      'buy 1 E19',
      'buy 1 E20',
      'buy 1 E21',
      'buy 1 E22',
      'buy 1 E23',
      'buy 1 E24',
      'buy 1 E25',
      'pass',
      'resign',
    ]);
    expect(legal(positionS(), 'B')).toEqual(['resign']);
  });

  it('SK-16.1: the five commands and their parameters', () => {
    expect(game.parse({ type: 'buy', slot: 2, ship: 'A-E14' })).toEqual({
      ok: true,
      value: { type: 'buy', slot: 2, ship: 'A-E14' },
    });
    for (const command of [pass, decline, resign, harvest(3), buy(1)])
      expect(game.parse(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
    for (const type of ['', 'Buy', 'skip', 'undo', 'draw', 'attack', 'concede'])
      expect(refusal(positionP(), 'A', { type })).toBe(
        `SK-16.1: Unknown command "${type}"; use buy, pass, harvest, decline or resign.`,
      );
    for (const raw of [null, 5, 'pass', [], {}, { slot: 1 }, { type: 5 }])
      expect(applyCommand(game, positionP(), 'A', raw).ok).toBe(false);
  });

  it('SK-16.1: a command with a parameter it has not is refused', () => {
    for (const command of [
      { type: 'pass', slot: 1 },
      { type: 'resign', now: true },
      { type: 'buy', slot: 6, count: 2 },
    ])
      expect(applyCommand(game, positionP(), 'A', command).ok).toBe(false);
    for (const command of [
      { type: 'harvest', slot: 1, ship: 'A-E14' },
      { type: 'decline', slot: 1 },
    ])
      expect(applyCommand(game, positionH(), 'B', command).ok).toBe(false);
  });

  it('SK-16.1 SK-6.4 SK-10.5: a slot is one whole number of the row', () => {
    for (const slot of [0, -1, 7, 1.5, '2', null, true, {}, Number.MAX_SAFE_INTEGER]) {
      expect(refusal(positionP(), 'A', { type: 'buy', slot }), JSON.stringify(slot)).toMatch(/^SK-6\.4: /);
      expect(refusal(positionH(), 'B', { type: 'harvest', slot: slot === 7 ? 6 : slot }), JSON.stringify(slot)).toMatch(
        /^SK-10\.5: /,
      );
    }
    expect(refusal(positionP(), 'A', { type: 'buy' })).toMatch(/^SK-6\.4: /);
    expect(refusal(positionH(), 'B', { type: 'harvest' })).toMatch(/^SK-10\.5: /);
  });

  it('SK-16.2 SK-13.5: a spectator has no command, and the engine never waits in Flip or Combat', () => {
    for (const position of everywhere) {
      const match = position();
      expect(legal(match, 'audience')).toEqual([]);
      expect(viewFor(match, 'judge').choices).toEqual([]);
      expect(['dealer', 'recovery', 'flip']).toContain(match.state.phase);
      if (match.state.phase === 'flip') expect(match.state.window).toBe('rescue');
      expect(game.pending(match.state).map(({ seats }) => seats)).toEqual([[match.state.decider]]);
    }
  });

  it('SK-16.2: rescue: in phase flip only Repair cards of the Shop and pass', () => {
    const { match } = laid({
      at: 'stranded',
      A: { money: 30000, rest: 'scrapyard' },
      B: { field: ['X20'] },
      shop: ['I06', 'I01', 'I17', 'I20', 'I45', 'I09'],
    });
    expect(legal(match, 'A')).toEqual([
      'buy 1 E01',
      'buy 1 E02',
      'buy 6 E07',
      'buy 6 E08',
      'buy 6 E09',
      'buy 6 E10',
      'buy 6 E11',
      'pass',
      'resign',
    ]);
    for (const command of [harvest(1), decline])
      expect(refusal(match, 'A', command)).toMatch(
        command.type === 'harvest' ? /^SK-10\.3: .*; this is the Flip Phase\.$/ : /^SK-10\.5: /,
      );
  });

  it('SK-16.2: over: nothing', () => {
    const over = play(positionP(), 'A', resign).match;
    for (const seat of ['A', 'B', 'audience']) expect(legal(over, seat)).toEqual([]);
    expect(game.pending(over.state)).toEqual([]);
  });

  it('SK-16.3 SK-14.4: an illegal command draws nothing', () => {
    const match = withDraws(positionP(), 1, 2, 3);
    const before = JSON.stringify(match);
    for (const command of [buy(3), buy(7), buy(2), harvest(1), { type: 'sell' }])
      expect(applyCommand(game, match, 'A', command).ok).toBe(false);
    expect(JSON.stringify(match)).toBe(before);
  });
});
