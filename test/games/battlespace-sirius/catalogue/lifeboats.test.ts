import { describe, expect, it } from 'vitest';
import { LIFEBOATS, type LifeboatId } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
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
  rotatePosition,
  sentry,
  ship,
  shipOf,
  stay,
  turnAway,
  vesselOf,
  viewFor,
  type Command,
} from '../../../helpers/bs-position.ts';
import { options } from './attempts.ts';

const locks = (commands: readonly Command[]) =>
  commands
    .flatMap((command) => (command.type === 'lock' ? [`${command.target} ${[...command.lines].sort().join('')}`] : []))
    .sort();
const lifeboat = (cell: readonly [number, number], id: LifeboatId) => ({ kind: 'lifeboat', cell, lifeboat: id });

describe('BS-12 the cards', () => {
  it('BS-12.2 BS-12.3 table 12.A: the eight lifeboats', () => {
    expect(
      LIFEBOATS.map(({ id, name, hull, position: moves, sentry: shoots, weapons }) => [
        id,
        name,
        hull,
        moves,
        shoots,
        weapons,
      ]),
    ).toEqual([
      ['slate', 'Slate', 6, false, false, 1],
      ['sand', 'Sand', 5, true, false, 1],
      ['bronze', 'Bronze', 5, false, true, 1],
      ['cranberry', 'Cranberry', 4, true, true, 1],
      ['emeraldBoat', 'Emerald', 4, false, false, 2],
      ['blueRed', 'Blue/Red', 3, true, false, 2],
      ['ivory', 'Ivory', 3, false, true, 2],
      ['ash', 'Ash', 2, true, true, 2],
    ]);
  });

  it('BS-12.3 BS-C82: Hull + Position + Sentry + 2 x Weapons is 8 on every card', () => {
    expect(
      LIFEBOATS.map(
        ({ hull, position: moves, sentry: shoots, weapons }) => hull + Number(moves) + Number(shoots) + 2 * weapons,
      ),
    ).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
  });

  it('BS-12.1: the owner may show their card, once, while it is hidden', () => {
    const { match } = newGame({ lifeboats: true }, [4, 1, 6, 6, 1, 1]);
    const shown = play(match, 2, reveal);
    expect(eventOf(shown.events, 'lifeboatRevealed')).toEqual({
      type: 'lifeboatRevealed',
      seat: '2',
      lifeboat: 'slate',
    });
    expect(shown.match.state.players.map(({ shown: open }) => open)).toEqual([false, true]);
    expect(deciding(shown.match)).toBe('maneuver 1');
    expect(refusal(shown.match, 2, reveal)).toBe('BS-12.1: you have no hidden lifeboat.');
    expect(play(shown.match, 1, reveal).match.state.players.map(({ shown: open }) => open)).toEqual([true, true]);
  });

  it('BS-12.1: a lifeboat that has taken its ship’s place is hidden no more', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] });
    expect(refusal(match, 1, reveal)).toBe('BS-12.1: you have no hidden lifeboat.');
  });
});

describe('BS-12 losing a ship', () => {
  it('BS-12.4 BS-12.6 BS-C83: lost in the own turn: the lifeboat stands in its cell, no Fire step', () => {
    const start = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
      cards: { 1: 'cranberry', 2: 'slate' },
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const { match, events } = play(start, 2, sentry('E', 'port'));
    expect(player(match, 1)).toMatchObject({ vessel: lifeboat([0, 0], 'cranberry'), left: null, shown: true });
    expect(eventOf(events, 'vesselLost')).toEqual({
      type: 'vesselLost',
      seat: '1',
      by: '2',
      kind: 'ship',
      cell: [0, 0],
      lifeboat: 'cranberry',
    });
    expect(eventsOf(events, 'fired')).toEqual([]);
    expect([deciding(match), match.state.outcome, match.state.locks]).toEqual(['maneuver 2', null, []]);
    const next = playAll(match, [
      [2, stay],
      [1, nothing],
      [2, fire('W', 0)],
    ]).match;
    expect(deciding(next)).toBe('maneuver 1');
    expect(counts(options(next))).toEqual({ stay: 1, position: 7 });
  });

  it('BS-12.4 BS-12.7 BS-4.4 BS-C84: lost in another’s turn: the turn ends; Bronze stays put and locks by itself', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      cards: { 1: 'sand', 2: 'bronze' },
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match, events } = play(start, 1, fire('E', 1));
    expect(player(match, 2)).toMatchObject({ vessel: lifeboat([1, 0], 'bronze'), left: null });
    expect(automatic(events)).toEqual(['stay', 'lock 1 W']);
    expect(eventOf(events, 'turnEnded').seat).toBe('1');
    expect(match.state).toMatchObject({ turnSeat: '2', phase: 'reaction', turnNumber: 2 });
    expect(linesOf(match.state.locks)).toBe('W: ->Sb');
    expect(deciding(match)).toBe('reaction 1');
  });

  it('BS-12.7 BS-C85: destroyed on line N: line E is lost, no dice', () => {
    const start = duel({
      dice: [6, 6],
      vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      cards: { 1: 'sand', 2: 'ash' },
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
    });
    const { match } = play(start, 1, fire('N', 1));
    expect([diceLeft(match), deciding(match), match.state.locks]).toEqual([[6, 6], 'maneuver 2', []]);
    expect(vesselOf(match, 2)).toEqual(lifeboat([1, 1], 'ash'));
  });

  it('BS-12.7: the lifeboat cannot be shot at before a later turn, also with three players', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 6, 0]), ship(3, [0, 1])],
      cards: { 1: 'sand', 2: 'ash', 3: 'ivory' },
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
    });
    const { match } = play(start, 1, fire('N', 1));
    expect(refusal(match, 1, fire('E', 1))).toMatch(/^BS-13\.2: /);
    expect(match.state.turnSeat).toBe('2');
  });

  it('BS-12.20: with `lifeboats` false the player is out at once', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ship(3, [2, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match, events } = play(start, 1, fire('E', 1));
    expect(vesselOf(match, 2)).toBeNull();
    expect(eventOf(events, 'vesselLost').lifeboat).toBeNull();
  });

  it('BS-12.18: a player with a lifeboat wins like one with a ship', () => {
    const start = duel({
      vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      out: [],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const boats = play(start, 1, fire('E', 1)).match;
    expect(vesselOf(boats, 2)?.kind).toBe('lifeboat');
    expect(play(boats, 2, resign).match.state.outcome).toMatchObject({ winners: ['1'] });
    const last = duel({
      dice: [6],
      vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, 0], 'slate')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(eventOf(play(last, 1, fire('E', 1)).events, 'gameEnded')).toMatchObject({
      winner: '1',
      scores: [1, 0],
      reason: 'lastVessel',
    });
  });
});

describe('BS-12 a lifeboat’s turn', () => {
  it('BS-12.8 BS-12.9 BS-12.10 table 12.B: what each card may do in each step', () => {
    for (const { id, position: moves, sentry: shoots, weapons } of LIFEBOATS) {
      const own = opened({ vessels: [boat(1, [0, 0], id), ship(2, [1, 0])] });
      if (moves) expect(counts(options(own.match)), id).toEqual({ stay: 1, position: 7 });
      else expect(automatic(own.events), id).toEqual(['stay', 'lock 2 E']);
      const locking = duel({ vessels: [boat(1, [0, 0], id), ship(2, [1, 1])], phase: 'lock' });
      expect(locks(options(locking)), id).toEqual(['2 E', '2 N']);
      const firing = duel({
        vessels: [boat(1, [0, 0], id), ship(2, [1, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      expect(options(firing), id).toEqual(Array.from({ length: weapons + 1 }, (_, n) => fire('E', n)));
      const reacting = opened({
        vessels: [ship(1, [0, 0]), boat(2, [1, 0], id)],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      });
      if (shoots) expect(counts(options(reacting.match)), id).toEqual({ nothing: 1, sentry: 1 });
      else expect(automatic(reacting.events), id).toEqual(['nothing']);
    }
  });

  it('BS-12.5: no heading, no sides, no Power: it never rotates', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])] });
    expect(Object.keys(vesselOf(match, 1)!).sort()).toEqual(['cell', 'kind', 'lifeboat']);
    for (const command of [rotate(90), rotatePosition([1, 1], 90, 'bow')])
      expect(refusal(match, 1, command)).toBe('BS-12.9: a lifeboat has no heading; it cannot rotate.');
    expect(linesOf(viewFor(match).facing)).toBe('E: ->Po');
  });

  it('BS-12.9: Position Yes moves like a ship, for nothing', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] });
    const places = options(match).flatMap((command) =>
      'kind' in command && command.kind === 'position' ? [command.to.join()] : [],
    );
    expect([...places].sort()).toEqual(['2,0', '0,1', '1,1', '2,1', '0,-1', '1,-1', '2,-1'].sort());
    const moved = play(match, 1, position(2, 1));
    expect(vesselOf(moved.match, 1)).toEqual(lifeboat([2, 1], 'sand'));
    expect(eventOf(moved.events, 'maneuvered')).toMatchObject({ heading: null, turn: 0, paid: [] });
  });

  it('BS-12.11 BS-12.10 BS-C86: Slate alone must drift, then is bound again', () => {
    const start = duel({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [5, 5]), ship(3, [6, 5])] });
    expect(counts(options(start))).toEqual({ position: 10 });
    expect(refusal(start, 1, stay)).toMatch(/^BS-11\.3: /);
    expect(vesselOf(play(start, 1, position(5, 6)).match, 1)).toEqual(lifeboat([5, 6], 'slate'));
    const { match, events } = playAll(start, [
      [1, position(4, 4)],
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
    expect(automatic(events)).toEqual(['lock 2 W', 'stay']);
    expect(deciding(match)).toBe('lock 1');
    expect(vesselOf(match, 1)).toEqual(lifeboat([4, 4], 'slate'));
  });

  it('BS-12.12 BS-C87: ship against lifeboat in Corner: one of two firing sides', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 1], 'ivory')], phase: 'lock' });
    expect(locks(options(match))).toEqual(['2 E', '2 N']);
    expect(linesOf(play(match, 1, lock(2, 'N')).match.state.locks)).toBe('N: Bo>-');
    expect(linesOf(play(match, 1, lock(2, 'E')).match.state.locks)).toBe('E: Sb>-');
    expect(refusal(match, 1, lock(2, 'NE'))).toMatch(/^BS-12\.12: /);
  });

  it('BS-12.12 BS-C88: lifeboat against ship in Corner: [N] aims at Port, [E] at the Stern', () => {
    const match = duel({ vessels: [boat(1, [0, 0], 'blueRed'), ship(2, [1, 1])], phase: 'lock' });
    expect(linesOf(play(match, 1, lock(2, 'N')).match.state.locks)).toBe('N: ->Po');
    expect(linesOf(play(match, 1, lock(2, 'E')).match.state.locks)).toBe('E: ->St');
    expect(refusal(match, 1, lock(2, 'NE'))).toMatch(/^BS-12\.12: /);
  });

  it('BS-12.12 BS-12.13 BS-C89: lifeboat against lifeboat in Corner: the vertical line by itself; 5 destroys Sand, 4 does not', () => {
    const start = opened({ vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash')], phase: 'lock', dice: [5] });
    expect(automatic(start.events)).toEqual(['lock 2 S']);
    expect(
      refusal(
        duel({ vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash'), ship(3, [-1, 0])], phase: 'lock' }),
        1,
        lock(2, 'E'),
      ),
    ).toMatch(/^BS-12\.12: /);
    const hit = play(start.match, 2, sentry('S'));
    expect(eventOf(hit.events, 'sentryFired')).toMatchObject({
      paid: [],
      shots: [{ line: 'S', die: 5, against: 5, hit: true }],
      destroyed: true,
    });
    expect(hit.match.state.outcome).toMatchObject({ winners: ['2'] });
    const miss = play(
      opened({ vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash')], phase: 'lock', dice: [4] }).match,
      2,
      sentry('S'),
    ).match;
    expect([vesselOf(miss, 1), deciding(miss)]).toEqual([lifeboat([0, 0], 'sand'), 'fire 1']);
  });

  it('BS-12.13 BS-7.10 BS-7.11 BS-C90: Ash gives Sentry Fire in Square for nothing', () => {
    const at = (starboard: number, dice: readonly number[]) =>
      duel({
        dice,
        vessels: [ship(1, [0, 0], 'N', [6, starboard, 6, 6]), boat(2, [1, 0], 'ash')],
        cards: { 1: 'slate', 2: 'ash' },
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      });
    const hit = play(at(4, [4]), 2, sentry('E'));
    expect(powerOf(hit.match, 1)).toEqual([6, 3, 6, 6]);
    expect(powerOf(play(at(4, [3]), 2, sentry('E')).match, 1)).toEqual([6, 4, 6, 6]);
    const lost = play(at(0, []), 2, sentry('E'));
    expect([lost.dice, vesselOf(lost.match, 1)]).toEqual([[], lifeboat([0, 0], 'slate')]);
  });

  it('BS-12.14 BS-7.8 BS-C91: a ship with its locked side at 0 against Ash: none in Square, a free one in Corner', () => {
    const square = duel({
      vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    expect(counts(options(square))).toEqual({ nothing: 1, rotate: 12 });
    expect(refusal(square, 2, sentry('E', 'port'))).toBe('BS-7.8: Port has 0 Power; Sentry Fire needs 1.');
    const corner = duel({
      dice: [2],
      vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      cards: { 1: 'ash', 2: 'slate' },
      phase: 'reaction',
      engaged: '2',
      lines: ['N'],
    });
    expect(counts(options(corner))).toEqual({ nothing: 1, rotate: 12, sentry: 1 });
    expect(powerOf(play(corner, 2, sentry('N')).match, 2)).toEqual([6, 6, 6, 0]);
  });

  it('BS-12.14: a ship’s Sentry die destroys the attacking lifeboat from its Hull on; rotating away costs as ever', () => {
    for (const { id, hull } of LIFEBOATS) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const start = duel({
          dice: [die],
          vessels: [boat(1, [0, 0], id), ship(2, [1, 0])],
          phase: 'reaction',
          engaged: '2',
          lines: ['E'],
        });
        const { match, events } = play(start, 2, sentry('E', 'port'));
        expect(powerOf(match, 2)).toEqual([6, 6, 6, 5]);
        expect(eventOf(events, 'sentryFired')).toMatchObject({
          shots: [{ against: hull, hit: die >= hull }],
          destroyed: die >= hull,
        });
        expect(vesselOf(match, 1) === null).toBe(die >= hull);
      }
    }
    const turned = play(
      duel({ vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])], phase: 'reaction', engaged: '2', lines: ['E'] }),
      2,
      turnAway(180, 'bow', 'stern'),
    ).match;
    expect(shipOf(turned, 2)).toMatchObject({ heading: 'S', power: [5, 6, 5, 6] });
    expect(linesOf(turned.state.locks)).toBe('E: ->Sb');
  });

  it('BS-12.15 BS-C92: 3 weapons at Hull 5: 4,4,4 leave no mark and repair 2; 1,5,2 destroy', () => {
    const at = (dice: readonly number[]) =>
      duel({
        dice,
        vessels: [ship(1, [0, 0], 'N', [5, 5, 5, 5]), boat(2, [1, 0], 'bronze'), ship(3, [0, 1])],
        cards: { 1: 'sand', 2: 'bronze', 3: 'ash' },
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
    const miss = play(at([4, 4, 4]), 1, fire('E', 3));
    expect(eventOf(miss.events, 'fired')).toMatchObject({
      cost: 2,
      against: 5,
      hits: 0,
      removed: 0,
      points: 2,
      targetSide: null,
      destroyed: false,
    });
    expect([powerOf(miss.match, 1), vesselOf(miss.match, 2), deciding(miss.match)]).toEqual([
      [5, 3, 5, 5],
      lifeboat([1, 0], 'bronze'),
      'repair 1',
    ]);
    const hit = play(at([1, 5, 2]), 1, fire('E', 3));
    expect(eventOf(hit.events, 'fired')).toMatchObject({ hits: 1, destroyed: true });
    expect([vesselOf(hit.match, 2), player(hit.match, 2).left]).toEqual([null, 1]);
  });

  it('BS-12.15: more than 1 weapon at a lifeboat, up to what the firing side pays', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 2, 6, 6]), boat(2, [1, 0], 'slate')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(options(match)).toEqual([0, 1, 2, 3].map((weapons) => fire('E', weapons)));
  });

  it('BS-12.16 BS-12.17 BS-C93: the Emerald lifeboat fires 2 at Shield 3, dice 3,3: Shield 1, no payment, no repair', () => {
    const at = (port: number, dice: readonly number[] = []) =>
      duel({
        dice,
        vessels: [boat(1, [0, 0], 'emeraldBoat'), ship(2, [1, 0], 'N', [6, 6, 6, port])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
    expect(options(at(3))).toEqual([fire('E', 0), fire('E', 1), fire('E', 2)]);
    expect(options(at(0))).toEqual([fire('E', 0), fire('E', 1)]);
    const { match, events } = play(at(3, [3, 3]), 1, fire('E', 2));
    expect(eventOf(events, 'fired')).toMatchObject({ cost: 0, hits: 2, removed: 2, points: 0, firingSide: null });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 1]);
    expect([match.state.phase, match.state.turnSeat, match.state.repairPoints]).toEqual(['maneuver', '2', 0]);
    expect(vesselOf(match, 1)).toEqual(lifeboat([0, 0], 'emeraldBoat'));
  });

  it('BS-12.16 BS-8.5: a lifeboat destroys at an unshielded side without a die', () => {
    const start = duel({
      vessels: [boat(1, [0, 0], 'emeraldBoat'), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      cards: { 1: 'emeraldBoat', 2: 'ash' },
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(refusal(start, 1, fire('E', 2))).toBe(
      'BS-8.5: Port is unshielded; 1 weapon destroys the ship, more are not used.',
    );
    const { match, dice } = play(start, 1, fire('E', 1));
    expect([dice, vesselOf(match, 2)]).toEqual([[], lifeboat([1, 0], 'ash')]);
  });

  it('BS-12.16 BS-12.15: lifeboat against lifeboat: from the Hull on destroyed', () => {
    const at = (dice: readonly number[]) =>
      duel({
        dice,
        vessels: [boat(1, [0, 0], 'blueRed'), boat(2, [1, 0], 'emeraldBoat')],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
    expect(play(at([3, 3]), 1, fire('E', 2)).match.state.outcome).toBeNull();
    expect(play(at([3, 4]), 1, fire('E', 2)).match.state.outcome).toMatchObject({ winners: ['1'] });
  });

  it('BS-12.19 BS-10.1 BS-C94: Ash destroyed with dice 2,2: two players: over, the point not placed; three: placed first', () => {
    const two = duel({
      dice: [2, 2],
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), boat(2, [1, 0], 'ash')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const over = play(two, 1, fire('E', 2));
    expect(eventOf(over.events, 'fired')).toMatchObject({ hits: 2, points: 1, destroyed: true });
    expect(over.match.state.outcome).toMatchObject({ winners: ['1'] });
    expect([eventsOf(over.events, 'repaired'), powerOf(over.match, 1)]).toEqual([[], [3, 2, 3, 3]]);
    const three = duel({
      dice: [2, 2],
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), boat(2, [1, 0], 'ash'), ship(3, [0, 1])],
      cards: { 1: 'sand', 2: 'ash', 3: 'ivory' },
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const open = play(three, 1, fire('E', 2)).match;
    expect([deciding(open), vesselOf(open, 2)]).toEqual(['repair 1', null]);
    const done = play(open, 1, repair('bow')).match;
    expect([deciding(done), powerOf(done, 1)]).toEqual(['maneuver 3', [4, 2, 3, 3]]);
  });

  it('BS-12.19: a lifeboat destroyed in its own turn ends that turn at once; its owner is out', () => {
    const start = duel({
      dice: [6],
      vessels: [boat(1, [0, 0], 'slate'), ship(2, [1, 0]), ship(3, [5, 5])],
      cards: { 1: 'slate', 2: 'ash', 3: 'ivory' },
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const { match, events } = play(start, 2, sentry('E', 'port'));
    expect(eventOf(events, 'playerLeft')).toEqual({ type: 'playerLeft', seat: '1', reason: 'destroyed' });
    expect(eventsOf(events, 'fired')).toEqual([]);
    expect([deciding(match), vesselOf(match, 1)]).toEqual(['maneuver 2', null]);
  });
});
