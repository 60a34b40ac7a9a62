import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import type { UnitType } from '../../../../src/games/orions-gate/index.ts';
import { UNITS } from '../../../../src/games/orions-gate/data/units.ts';
import { fleetCost } from '../../../../src/games/orions-gate/rules/fleet-cost.ts';
import { fleetMeant, pointsFor, shareOf } from '../../../../src/games/orions-gate/rules/fleet-share.ts';
import { game, newGame, optionsOf, play, playAll, refused, type Battle } from '../../../helpers/og-position.ts';

const one = (type: UnitType) => ({
  type,
  name: '',
  components: Array.from({ length: UNITS[type].slots }, () => ({ kind: 'railgun' as const })),
});
const fleet = (...types: UnitType[]): OrionsGateCommand => ({ type: 'submitFleet', units: types.map(one) });
const scouts = (count: number): OrionsGateCommand => fleet(...Array.from({ length: count }, (): UnitType => 'scouts'));
const faults = (match: Battle, seat: string, command: OrionsGateCommand): readonly string[] =>
  refused(match, seat, command).map(({ rule, reason }) => `${rule}: ${reason}`);

describe('shares of the points', () => {
  it('OG-17.1 each side has one to four captains, each with a seat, side A first', () => {
    expect(game.seats(optionsOf({ playersA: 3, playersB: 2 }))).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect(game.seats(optionsOf())).toEqual(['a1', 'b1']);
    expect(game.seats(optionsOf({ playersA: 4, playersB: 4 }))).toHaveLength(8);
    for (const players of [0, 5]) expect(game.parseOptions({ playersA: players }).ok).toBe(false);
    expect(game.pending(newGame({ playersA: 2 }).state)).toEqual(
      ['a1', 'a2', 'b1'].map((seat) => ({ kind: 'setup.fleet', seats: [seat] })),
    );
  });

  it('OG-17.2 OG-I73 evenly: each captain has the whole part of points by captains', () => {
    const match = newGame({ points: 24, playersA: 3 });
    expect(faults(match, 'a1', fleet('destroyers', 'fighters', 'scouts'))).toEqual([
      'OG-17.2: Your share is 8 points; this fleet costs 9.',
    ]);
    expect(faults(match, 'a3', fleet('battleships', 'battleships', 'scouts'))).toEqual([
      'OG-3.5: This fleet costs 25 points; the limit is 24.',
      'OG-17.2: Your share is 8 points; this fleet costs 25.',
    ]);
    const eight = play(match, 'a1', fleet('destroyers', 'fighters')).match;
    expect(eight.state.fleets['a1']).toHaveLength(2);
    expect(faults(eight, 'a2', scouts(9))).toEqual(['OG-17.2: Your share is 8 points; this fleet costs 9.']);
    // The other side has one captain: its limit is that of the game.
    expect(faults(eight, 'b1', fleet('battleships', 'battleships', 'scouts'))[0]).toBe(
      'OG-3.5: This fleet costs 25 points; the limit is 24.',
    );
    expect(play(eight, 'b1', fleet('battleships', 'battleships')).match.state.fleets['b1']).toHaveLength(2);
  });

  it('OG-17.2 OG-I78 pooled: a fleet leaves a point to every captain who has handed in none', () => {
    const two = newGame({ playersA: 2, pointSplit: 'pooled' });
    expect(faults(two, 'a1', fleet('battleships'))).toEqual([
      'OG-17.2: 1 captain of your side has no fleet yet; at most 11 points may be spent.',
    ]);
    const four = newGame({ playersA: 4, pointSplit: 'pooled' });
    expect(faults(four, 'a2', scouts(10))).toEqual([
      'OG-17.2: 3 captains of your side have no fleet yet; at most 9 points may be spent.',
    ]);
    const spent = play(four, 'a2', scouts(8)).match;
    expect(faults(spent, 'a1', fleet('fighters', 'scouts'))).toEqual([
      'OG-17.2: 2 captains of your side have no fleet yet; at most 2 points may be spent.',
    ]);
    const rest = playAll(spent, [
      ['a1', scouts(1)],
      ['a3', scouts(1)],
    ]).match;
    expect(faults(rest, 'a4', scouts(3))).toEqual(['OG-17.2: Your side has 2 points left; this fleet costs 3.']);
    expect(play(rest, 'a4', scouts(2)).match.state.fleets['a4']).toHaveLength(2);
    const last = play(four, 'a2', scouts(8)).match;
    const single = playAll(last, [
      ['a1', scouts(1)],
      ['a3', scouts(2)],
    ]).match;
    expect(faults(single, 'a4', scouts(2))).toEqual(['OG-17.2: Your side has 1 point left; this fleet costs 2.']);
    const tight = play(
      play(newGame({ playersA: 3, pointSplit: 'pooled' }), 'a1', scouts(10)).match,
      'b1',
      scouts(1),
    ).match;
    expect(faults(tight, 'a2', scouts(2))).toEqual([
      'OG-17.2: 1 captain of your side has no fleet yet; at most 1 point may be spent.',
    ]);
    // A fleet withdrawn gives its points back.
    const back = play(rest, 'a2', { type: 'withdrawFleet' }).match;
    expect(pointsFor(back.state.options, shareOf(back.state, 'a4'))).toBe(9);
  });

  it('OG-17.3 OG-C121 limits hold per side; 24 and 14 points, and 12 pooled by two', () => {
    const three = newGame({ points: 24, playersA: 3 });
    const most = (match: Battle, captain: string): number =>
      pointsFor(match.state.options, shareOf(match.state, captain));
    expect(['a1', 'a2', 'a3'].map((captain) => most(three, captain))).toEqual([8, 8, 8]);
    expect(faults(three, 'a1', fleet('battleships'))).toEqual([
      'OG-17.2: Your share is 8 points; this fleet costs 12.',
    ]);
    expect(most(newGame({ points: 14, playersB: 4 }), 'b4')).toBe(3);
    const two = newGame({ playersA: 2, pointSplit: 'pooled' });
    expect(faults(two, 'a1', { type: 'submitFleet', units: [] })).toEqual(['OG-3.7: A fleet needs at least 1 unit.']);
    expect(faults(two, 'a1', scouts(12))).toEqual([
      'OG-17.2: 1 captain of your side has no fleet yet; at most 11 points may be spent.',
    ]);
    const eleven = play(two, 'a1', scouts(11)).match;
    expect(play(eleven, 'a2', scouts(1)).match.state.fleets['a2']).toHaveLength(1);
    // Battleships of all captains of the side count together.
    const big = play(newGame({ points: 24, playersA: 2, pointSplit: 'pooled' }), 'a1', fleet('battleships')).match;
    expect(faults(big, 'a2', fleet('battleships', 'battleships'))).toEqual([
      'OG-3.6: 3 Battleships; 24 points allow 2.',
      'OG-17.2: Your side has 12 points left; this fleet costs 24.',
    ]);
    expect(play(big, 'a2', fleet('battleships')).match.state.fleets['a2']).toHaveLength(1);
  });

  it('OG-22.1 captains of a side see each other’s fleets before they are shown, the other side and spectators do not', () => {
    const match = play(newGame({ playersA: 2, playersB: 2 }), 'a1', fleet('destroyers')).match;
    for (const viewer of [viewerOf('a1'), viewerOf('a2'), JUDGE])
      expect(Object.keys(game.view(match.state, viewer).fleets)).toEqual(['a1']);
    for (const viewer of [viewerOf('b1'), viewerOf('b2'), AUDIENCE]) {
      const seen = game.view(match.state, viewer);
      expect(seen.fleets).toEqual({});
      expect(seen.captains.map(({ fleetLocked }) => fleetLocked)).toEqual([true, false, false, false]);
      expect(game.redact({ type: 'fleetSubmitted', captain: 'a1', units: [] }, viewer)).toEqual({
        type: 'fleetSubmitted',
        captain: 'a1',
        units: null,
      });
    }
  });

  it.each(['even', 'pooled'] as const)(
    'OG-22.1 OG-17.2 a guess of hidden fleets (%s) keeps to the shares and to what is known',
    (pointSplit) => {
      const options = { points: 24, playersA: 3, playersB: 2, pointSplit };
      const match = playAll(newGame(options), [
        ['a1', scouts(7)],
        ['a3', scouts(2)],
        ['b2', scouts(3)],
      ]).match;
      for (const own of ['a1', 'a2', 'b1'] as const) {
        for (let i = 0; i < 20; i++) {
          const seen = game.view(match.state, viewerOf(own));
          const guessed = game.guess(seen, own, openChance(seedChance(`guess ${i}`)));
          expect(game.view(guessed, viewerOf(own))).toEqual(seen);
          expect(Object.keys(guessed.fleets).sort()).toEqual(['a1', 'a3', 'b2']);
          const [a, b] = ['a', 'b'].map((side) =>
            fleetCost(Object.entries(guessed.fleets).flatMap(([id, units]) => (id.startsWith(side) ? units : []))),
          );
          expect(a).toBeLessThanOrEqual(own === 'b1' ? (pointSplit === 'even' ? 16 : 23) : 9);
          expect(b).toBeLessThanOrEqual(own === 'b1' ? 3 : pointSplit === 'even' ? 12 : 23);
        }
      }
    },
  );

  it.each(['even', 'pooled'] as const)(
    'OG-20.3 OG-17.2 the random player (%s) hands in legal fleets for all captains, whoever comes first',
    (pointSplit) => {
      for (let i = 0; i < 30; i++) {
        const chance = openChance(seedChance(`fleets ${i}`));
        let match = newGame({ points: 12 + i, playersA: 4, playersB: 3, pointSplit }, [6, 1]);
        while (match.state.stage === 'fleet') {
          const decisions = game.pending(match.state);
          const seat = decisions[chance.die(decisions.length) - 1]!.seats[0]!;
          const [command] = game.choices(match.state, seat, { chance, count: 1 });
          match = play(match, seat, command!).match;
        }
        const spent = (side: string) =>
          fleetCost(match.state.units.filter((unit) => unit.side === side).map(({ unitType }) => ({ type: unitType })));
        expect([spent('A'), spent('B')]).toEqual(
          pointSplit === 'pooled' ? [12 + i, 12 + i] : [4 * Math.floor((12 + i) / 4), 3 * Math.floor((12 + i) / 3)],
        );
        for (const seat of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'])
          expect(match.state.units.some(({ captain }) => captain === seat)).toBe(true);
      }
    },
  );

  it('OG-19.5 a fleet is for oneself first, then for a team mate who has conceded without one', () => {
    const match = play(newGame({ playersA: 3 }), 'a2', { type: 'concede' }).match;
    expect(game.pending(match.state)).toEqual([
      { kind: 'setup.fleet', seats: ['a1'] },
      { kind: 'setup.fleet', seats: ['a1', 'a3'] },
      { kind: 'setup.fleet', seats: ['a3'] },
      { kind: 'setup.fleet', seats: ['b1'] },
    ]);
    expect(faults(match, 'a2', scouts(1))).toEqual(['OG-19.5: You have conceded; your team mates act for you.']);
    const own = play(match, 'a1', scouts(1)).match;
    expect(Object.keys(own.state.fleets)).toEqual(['a1']);
    expect(fleetMeant(own.state, 'a1')).toBe('a2');
    expect(faults(own, 'a1', scouts(5))).toEqual(['OG-17.2: Your share is 4 points; this fleet costs 5.']);
    const theirs = play(own, 'a1', scouts(2)).match;
    expect(theirs.state.fleets['a2']).toHaveLength(2);
    expect(faults(theirs, 'a1', scouts(1))).toEqual(['OG-3.10: Your fleet is handed in; withdraw it to change it.']);
    expect(faults(theirs, 'a3', { type: 'submitFleet', units: [one('scouts')], captain: 'a1' })).toEqual([
      'OG-17.6: The fleet of captain a1 is not yours to hand in.',
    ]);
    expect(faults(theirs, 'b1', { type: 'withdrawFleet', captain: 'a2' })).toEqual([
      'OG-17.6: The fleet of captain a2 is not yours to hand in.',
    ]);
    const changed = playAll(theirs, [
      ['a3', { type: 'withdrawFleet', captain: 'a2' }],
      ['a3', { type: 'submitFleet', units: [one('scouts')], captain: 'a2' }],
    ]).match;
    expect(changed.state.fleets['a2']).toHaveLength(1);
    expect(changed.state.fleets['a3']).toBeUndefined();
  });
});
