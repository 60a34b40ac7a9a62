import { describe, expect, it } from 'vitest';
import { LIFEBOATS } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
import {
  automatic,
  boat,
  counts,
  deciding,
  diceLeft,
  duel,
  eventOf,
  eventsOf,
  fire,
  legal,
  linesOf,
  lock,
  newGame,
  nothing,
  opened,
  play,
  playAll,
  player,
  position,
  powerOf,
  refusal,
  repair,
  resign,
  reveal,
  rotate,
  sentry,
  ship,
  shipOf,
  stay,
  turnAway,
  vesselOf,
} from '../../../helpers/bs-position.ts';

const cards = { 1: 'cranberry', 2: 'bronze', 3: 'ash' } as const;

describe('chapter 12: lifeboats', () => {
  it('BS-12.1: each player draws one of eight cards unseen and may show it once', () => {
    const { match } = newGame({ lifeboats: true }, [8, 7, 6, 6, 1, 1]);
    expect(match.state.players.map(({ lifeboat, shown }) => [lifeboat, shown])).toEqual([
      ['ash', false],
      ['ivory', false],
    ]);
    const { match: after, events } = play(match, 2, reveal);
    expect(events).toEqual([{ type: 'lifeboatRevealed', seat: '2', lifeboat: 'ivory' }]);
    expect(after.state.players.map(({ shown }) => shown)).toEqual([false, true]);
    expect(deciding(after)).toBe(deciding(match));
    expect(refusal(after, 2, reveal)).toBe('BS-12.1: you have no hidden lifeboat.');
    expect(refusal(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }), 1, reveal)).toBe(
      'BS-12.1: you have no hidden lifeboat.',
    );
  });

  it('BS-12.2: Hull, Position, Sentry and Weapons say what a lifeboat may do', () => {
    for (const { id, hull, position: moves, sentry: shoots, weapons } of LIFEBOATS) {
      const own = duel({ vessels: [boat(1, [0, 0], id), ship(2, [1, 0]), ship(3, [0, 1])] });
      expect(own.state.phase, id).toBe(moves ? 'maneuver' : 'lock');
      if (moves) expect(counts(legal(own, 1)), id).toEqual({ stay: 1, position: 11 });
      const fires = duel({
        vessels: [boat(1, [0, 0], id), ship(2, [1, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      expect(legal(fires, 1), id).toHaveLength(weapons + 1);
      const reacts = opened({
        vessels: [ship(1, [0, 0]), boat(2, [1, 0], id)],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      });
      expect(automatic(reacts.events), id).toEqual(shoots ? [] : ['nothing']);
      for (const die of [hull - 1, hull]) {
        const shot = duel({
          vessels: [ship(1, [0, 0]), boat(2, [1, 0], id)],
          phase: 'fire',
          engaged: '2',
          lines: ['E'],
          dice: [die],
        });
        expect(vesselOf(play(shot, 1, fire('E', 1)).match, 2) === null, `${id} ${die}`).toBe(die >= hull);
      }
    }
  });

  it('BS-12.3: the eight cards of the table, each with Hull = 8 - Position - Sentry - 2 x Weapons', () => {
    expect(
      LIFEBOATS.map(({ id, hull, position: moves, sentry: shoots, weapons }) => [id, hull, moves, shoots, weapons]),
    ).toEqual([
      ['slate', 6, false, false, 1],
      ['sand', 5, true, false, 1],
      ['bronze', 5, false, true, 1],
      ['cranberry', 4, true, true, 1],
      ['emeraldBoat', 4, false, false, 2],
      ['blueRed', 3, true, false, 2],
      ['ivory', 3, false, true, 2],
      ['ash', 2, true, true, 2],
    ]);
    for (const { hull, position: moves, sentry: shoots, weapons } of LIFEBOATS)
      expect(hull + Number(moves) + Number(shoots) + 2 * weapons).toBe(8);
  });

  it('BS-12.4: a destroyed ship makes room for its lifeboat in the same cell; its player is still in', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [3, 2, 1, 0]), ship(3, [2, 0])],
      cards,
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match: after, events } = play(match, 1, fire('E', 1));
    expect(eventOf(events, 'vesselLost')).toEqual({
      type: 'vesselLost',
      seat: '2',
      by: '1',
      kind: 'ship',
      cell: [1, 0],
      lifeboat: 'bronze',
    });
    expect(player(after, 2)).toMatchObject({
      shown: true,
      left: null,
      vessel: { kind: 'lifeboat', cell: [1, 0], lifeboat: 'bronze' },
    });
    expect(after.state.outcome).toBeNull();
    expect(vesselOf(after, 3)).toEqual(vesselOf(match, 3));
  });

  it('BS-12.5: a lifeboat has no heading, sides or Power; it never rotates, pays or repairs', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])] });
    expect(Object.keys(vesselOf(match, 1)!).sort()).toEqual(['cell', 'kind', 'lifeboat']);
    const engaged = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    expect(refusal(engaged, 2, turnAway(90, 'bow'))).toBe(
      'BS-12.5: a lifeboat has no heading and no Power; it cannot rotate.',
    );
    expect(counts(legal(engaged, 2))).toEqual({ nothing: 1, sentry: 1 });
  });

  it('BS-12.6: a ship lost in its own turn ends that turn; the lifeboat acts in the next one', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
      cards: { 1: 'cranberry', 2: 'bronze' },
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
      dice: [3],
    });
    const { match: after, events } = play(match, 2, sentry('E', 'port'));
    expect(events.map(({ type }) => type)).toEqual(['sentryFired', 'vesselLost', 'turnEnded', 'turnBegan']);
    expect(vesselOf(after, 1)).toEqual({ kind: 'lifeboat', cell: [0, 0], lifeboat: 'cranberry' });
    expect(deciding(after)).toBe('maneuver 2');
    const next = playAll(after, [
      [2, stay],
      [1, nothing],
      [2, fire('W', 0)],
    ]).match;
    expect(counts(legal(next, 1))).toEqual({ stay: 1, position: 7 });
    expect(diceLeft(after)).toEqual([3]);
  });

  it('BS-12.7: a ship lost to Fire: the lock still open is lost and the turn ends', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      cards: { 1: 'ash', 2: 'bronze' },
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
      dice: [6],
    });
    const { match: after, events } = play(match, 1, fire('N', 1));
    expect(eventsOf(events, 'fired')).toHaveLength(1);
    expect(diceLeft(after)).toEqual([6]);
    expect(after.state.turnSeat).toBe('2');
    expect(vesselOf(after, 2)).toMatchObject({ lifeboat: 'bronze', cell: [1, 1] });
  });

  it('BS-12.8: a lifeboat has the same four steps', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 1])], dice: [1] });
    const phases = [deciding(match)];
    let now = match;
    for (const [seat, command] of [
      [1, position(0, 2)],
      [1, lock(2, 'S')],
      [2, nothing],
      [1, fire('S', 1)],
    ] as const)
      phases.push(deciding((now = play(now, seat, command).match)));
    expect(phases).toEqual(['maneuver 1', 'lock 1', 'reaction 2', 'fire 1', 'maneuver 2']);
  });

  it('BS-12.9: Position Yes may change its place; nothing turns it', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] });
    expect(counts(legal(match, 1))).toEqual({ stay: 1, position: 7 });
    for (const command of [rotate(90), { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: [] }])
      expect(refusal(match, 1, command)).toBe('BS-12.9: a lifeboat has no heading; it cannot rotate.');
    expect(vesselOf(play(match, 1, position(2, 0)).match, 1)).toEqual({
      kind: 'lifeboat',
      cell: [2, 0],
      lifeboat: 'sand',
    });
    expect(refusal(match, 1, position(0, 0))).toBe(
      'BS-5.4: your lifeboat already stands in (0,0); choose another cell.',
    );
  });

  it('BS-12.10: Position No stays put by itself while an opponent is adjacent', () => {
    const { match, events } = opened({ vessels: [boat(1, [0, 0], 'bronze'), ship(2, [1, 0])] });
    expect(automatic(events)).toEqual(['stay', 'lock 2 E']);
    expect(vesselOf(match, 1)).toMatchObject({ cell: [0, 0] });
  });

  it('BS-12.11: with nobody adjacent it drifts, and is bound again afterwards', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [5, 5]), ship(3, [6, 5])] });
    expect(refusal(match, 1, stay)).toMatch(/^BS-11\.3: /);
    expect(counts(legal(match, 1))).toEqual({ position: 10 });
    const drifted = play(match, 1, position(4, 4));
    expect(vesselOf(drifted.match, 1)).toMatchObject({ cell: [4, 4] });
    const again = playAll(drifted.match, [
      [1, lock(2, 'N')],
      [2, nothing],
      [1, fire('N', 0)],
      [2, stay],
      [2, lock(3, 'E')],
      [3, nothing],
      [2, fire('E', 0)],
      [3, stay],
      [2, nothing],
      [3, fire('W', 0)],
    ]);
    expect(automatic(again.events)).toContain('stay');
    expect(deciding(again.match)).toBe('lock 1');
  });

  it('BS-12.12: one lock with a lifeboat at either end; two lifeboats in Corner lock the vertical line', () => {
    const onBoat = duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 1], 'ivory')], phase: 'lock' });
    expect(legal(onBoat, 1)).toEqual([lock(2, 'N'), lock(2, 'E')]);
    expect(refusal(onBoat, 1, lock(2, 'NE'))).toBe('BS-12.12: a lifeboat is 1 target; choose 1 of the lines N, E.');
    expect(linesOf(play(onBoat, 1, lock(2, 'E')).match.state.locks)).toBe('E: Sb>-');
    const byBoat = duel({ vessels: [boat(1, [0, 0], 'blueRed'), ship(2, [1, 1])], phase: 'lock' });
    expect(legal(byBoat, 1).map((command) => linesOf(play(byBoat, 1, command).match.state.locks))).toEqual([
      'N: ->Po',
      'E: ->St',
    ]);
    expect(refusal(byBoat, 1, lock(2, 'NE'))).toBe('BS-12.12: a lifeboat has 1 lock; choose 1 of the lines N, E.');
    const { match, events } = opened({ vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash')], phase: 'lock' });
    expect(automatic(events)).toEqual(['lock 2 S']);
    expect(linesOf(match.state.locks)).toBe('S: ->-');
    const choice = duel({
      vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash'), ship(3, [-1, 0])],
      phase: 'lock',
    });
    expect(refusal(choice, 1, lock(2, 'E'))).toBe(
      'BS-12.12: between two lifeboats only the vertical line is locked; choose S.',
    );
    expect(legal(choice, 1)).toEqual([lock(2, 'S'), lock(3, 'W')]);
  });

  it('BS-12.13: Sentry Fire of a lifeboat is free, one die; with Sentry No it does nothing by itself', () => {
    const locked = {
      vessels: [ship(1, [0, 0], 'N', [6, 4, 6, 6]), boat(2, [1, 0], 'ash')],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    } as const;
    for (const [die, left] of [
      [3, 4],
      [4, 3],
    ] as const)
      expect(powerOf(play(duel({ ...locked, dice: [die] }), 2, sentry('E')).match, 1)).toEqual([6, left, 6, 6]);
    expect(refusal(duel(locked), 2, sentry('E', 'bow'))).toBe(
      'BS-12.13: Sentry Fire of a lifeboat is free; it takes 0 Power, you named 1.',
    );
    const open = duel({
      ...locked,
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), boat(2, [1, 0], 'ash')],
      cards: { 1: 'slate' },
      dice: [1],
    });
    const { match } = play(open, 2, sentry('E'));
    expect(vesselOf(match, 1)).toMatchObject({ lifeboat: 'slate' });
    expect(diceLeft(match)).toEqual([1]);
    const boats = {
      vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, 0], 'ash')],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    } as const;
    for (const die of [4, 5])
      expect(vesselOf(play(duel({ ...boats, dice: [die] }), 2, sentry('E')).match, 1) === null).toBe(die === 5);
  });

  it('BS-12.14: a ship reacts to a lifeboat as to a ship; its Sentry die must reach the Hull', () => {
    const square = {
      vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    } as const;
    expect(counts(legal(duel(square), 2))).toEqual({ nothing: 1, rotate: 18, sentry: 1 });
    for (const die of [1, 2]) {
      const { match } = play(duel({ ...square, dice: [die] }), 2, sentry('E', 'port'));
      expect(vesselOf(match, 1) === null).toBe(die === 2);
      expect(powerOf(match, 2)).toEqual([6, 6, 6, 5]);
    }
    const empty = duel({ ...square, vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0], 'N', [1, 0, 0, 0])] });
    expect(counts(legal(empty, 2))).toEqual({ nothing: 1, rotate: 2 });
    const corner = duel({
      vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 1], 'N', [0, 0, 0, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['N'],
    });
    expect(counts(legal(corner, 2))).toEqual({ nothing: 1, sentry: 1 });
  });

  it('BS-12.15: one die at the Hull destroys a lifeboat; lower dice leave no mark; repairs count as usual', () => {
    const at = (dice: readonly number[]) =>
      duel({
        vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'bronze'), ship(3, [9, 9])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
        dice,
      });
    const missed = play(at([4, 4, 4]), 1, fire('E', 3));
    expect(eventOf(missed.events, 'fired')).toMatchObject({
      against: 5,
      hits: 0,
      removed: 0,
      cost: 2,
      points: 2,
      targetSide: null,
    });
    expect(vesselOf(missed.match, 2)).toEqual({ kind: 'lifeboat', cell: [1, 0], lifeboat: 'bronze' });
    expect(powerOf(missed.match, 1)).toEqual([6, 6, 6, 6]);
    expect(vesselOf(play(at([1, 5, 2]), 1, fire('E', 3)).match, 2)).toBeNull();
  });

  it('BS-12.16: a lifeboat fires 0 up to its Weapons dice, free', () => {
    const at = (port: number, dice: readonly number[] = []) =>
      duel({
        vessels: [boat(1, [0, 0], 'emeraldBoat'), ship(2, [1, 0], 'N', [6, 6, 6, port])],
        cards: { 2: 'slate' },
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
        dice,
      });
    expect(legal(at(3), 1)).toEqual([0, 1, 2].map((weapons) => fire('E', weapons)));
    expect(legal(at(0), 1)).toEqual([0, 1].map((weapons) => fire('E', weapons)));
    const { match, events } = play(at(3, [3, 3]), 1, fire('E', 2));
    expect(eventOf(events, 'fired')).toMatchObject({ cost: 0, firingPower: null, hits: 2, removed: 2, points: 0 });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 1]);
    expect(vesselOf(play(at(0), 1, fire('E', 1)).match, 2)).toMatchObject({ lifeboat: 'slate' });
    expect(refusal(at(3), 1, fire('E', 3))).toBe('BS-12.16: Emerald has 2 weapons; 3 are too many.');
  });

  it('BS-12.17: doubles rolled by a lifeboat repair nothing', () => {
    const match = duel({
      vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [6, 6],
    });
    expect(play(match, 1, fire('E', 2)).match.state).toMatchObject({
      turnSeat: '2',
      phase: 'maneuver',
      repairPoints: 0,
    });
  });

  it('BS-12.18: a player with a lifeboat wins like one with a ship', () => {
    const match = duel({
      vessels: [boat(1, [0, 0], 'slate'), boat(2, [1, 0], 'ash')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [2],
    });
    expect(play(match, 1, fire('E', 1)).match.state.outcome).toMatchObject({
      winners: ['1'],
      result: { scores: [1, 0] },
    });
  });

  it('BS-12.19: a destroyed lifeboat puts its owner out; open points are placed first, then the turn ends', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [5, 5, 5, 5]), boat(2, [1, 1], 'ash'), ship(3, [9, 9])],
      phase: 'fire',
      engaged: '2',
      lines: ['N'],
      dice: [2, 2],
    });
    const hit = play(match, 1, fire('N', 2));
    expect(hit.events.map(({ type }) => type)).toEqual(['fired', 'vesselLost', 'playerLeft']);
    expect(hit.match.state).toMatchObject({ phase: 'repair', repairPoints: 1, ending: true, engagedSeat: '2' });
    expect(player(hit.match, 2)).toMatchObject({ vessel: null, left: 1 });
    const placed = play(hit.match, 1, repair('stern'));
    expect(shipOf(placed.match, 1).power).toEqual([4, 5, 6, 5]);
    expect(deciding(placed.match)).toBe('maneuver 3');
    // In its own turn, by Sentry Fire.
    const own = duel({
      vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0]), ship(3, [9, 9])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
      dice: [2],
    });
    const lost = play(own, 2, sentry('E', 'port'));
    expect(lost.events.map(({ type }) => type)).toEqual([
      'sentryFired',
      'vesselLost',
      'playerLeft',
      'turnEnded',
      'turnBegan',
    ]);
    expect(deciding(lost.match)).toBe('maneuver 2');
  });

  it('BS-12.20: without lifeboats a player whose ship is destroyed is out at once', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ship(3, [2, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match: after, events } = play(match, 1, fire('E', 1));
    expect(events.map(({ type }) => type)).toEqual(['fired', 'vesselLost', 'playerLeft', 'turnEnded', 'turnBegan']);
    expect(player(after, 2)).toMatchObject({ vessel: null, left: 1 });
    expect(play(after, 3, resign).match.state.outcome).toMatchObject({ winners: ['1'] });
  });
});
