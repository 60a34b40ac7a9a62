import { describe, expect, it } from 'vitest';
import { skaxarCensus } from '../../../src/games/skaxar/census.ts';
import type { SkaxarEvent } from '../../../src/games/skaxar/event.ts';
import { optionsOf, playOut } from '../../helpers/sk-position.ts';
import { workedGame } from '../../helpers/sk-worked-game.ts';

const none = { firepower: 0, shield: 0 };
const fought = (outcome: 'aWins' | 'bWins' | 'bothDestroyed' | 'stalemate', forced = false): SkaxarEvent => ({
  type: 'fought',
  totals: [none, none],
  outcome,
  forced,
  stalemates: 0,
});
const ordered = (first: 'A' | 'B', reason: 'speed' | 'money' = 'speed'): SkaxarEvent => ({
  type: 'buyersOrdered',
  first,
  reason,
});
const figuresOf = (events: readonly SkaxarEvent[], options: { readonly [key: string]: unknown } = {}) =>
  skaxarCensus.figures(events, optionsOf(options));

describe('the census of Skaxar', () => {
  const { events } = workedGame(9);
  const figures = figuresOf(events);

  it('SK-C91 SK-17.5: counts who bought first, and how the battles went for them', () => {
    expect(skaxarCensus.opener(events)).toBe('B');
    expect(figures).toMatchObject({
      turns: 9,
      dealerPhases: 9,
      'first.earth': 3,
      'first.skaxar': 6,
      equalSpeed: 0,
      firstWonAlone: 1,
      secondWonAlone: 1,
    });
  });

  it('SK-17.3: counts the combats of the worked game by their outcome', () => {
    expect(figures).toMatchObject({
      combats: 8,
      stalemates: 4,
      bothDestroyed: 2,
      oneSided: 2,
      forced: 0,
      bothOut: 0,
      winnerShips: 0,
    });
  });

  it('SK-17.4: finds the one combat that buying changed: in turn 2 both were destroyed instead of a stalemate', () => {
    expect(figures['changed']).toBe(1);
    expect(figuresOf(workedGame(2).events)['changed']).toBe(0);
    expect(figuresOf(workedGame(3).events)['changed']).toBe(1);
  });

  it('SK-17.4: counts purchases, money, harvests and refills', () => {
    expect(figures).toMatchObject({
      purchases: 8,
      noEffect: 1,
      rescues: 0,
      unsold: 37,
      refills: 1,
      harvests: 2,
      'spent.earth': 21000,
      'spent.skaxar': 13000,
      moneyLeft: 11000,
    });
    const bought = Object.entries(figures).filter(([name, count]) => name.startsWith('bought.') && count > 0);
    expect(Object.fromEntries(bought)).toEqual({
      'bought.hullPlating': 1,
      'bought.pulseCannon': 1,
      'bought.targetingLens': 1,
      'bought.redraw': 1,
      'bought.repairScout': 1,
      'bought.reinforcements': 1,
      'bought.rapidRepair': 1,
      'bought.deflectorGrid': 1,
    });
    expect(Object.keys(figures).filter((name) => name.startsWith('bought.'))).toHaveLength(18);
  });

  it('SK-17.3: counts a forced decision as a stalemate and as nothing else', () => {
    const figures = figuresOf([
      ordered('A'),
      fought('stalemate'),
      ordered('A'),
      fought('aWins', true),
      ordered('B', 'money'),
      fought('aWins'),
    ]);
    expect(figures).toMatchObject({
      combats: 3,
      stalemates: 2,
      forced: 1,
      oneSided: 1,
      bothDestroyed: 0,
      firstWonAlone: 0,
      secondWonAlone: 1,
      equalSpeed: 1,
    });
  });

  it('SK-9.6: takes the last stalemate of a battle as decided when it asks what buying changed', () => {
    const field: readonly SkaxarEvent[] = [
      { type: 'flipped', seat: 'A', ship: 'A-E09', stranded: false },
      { type: 'flipped', seat: 'B', ship: 'B-X09', stranded: false },
      ordered('A'),
    ];
    const forced = { ...fought('aWins', true), stalemates: 0 } as SkaxarEvent;
    const kept = { ...fought('stalemate'), stalemates: 1 } as SkaxarEvent;
    // E09 3/9 against X09 4/8: equal sums, so nobody would have won alone.
    expect(figuresOf([...field, kept, ordered('A'), forced], { stalemateLimit: 2 })['changed']).toBe(1);
    expect(
      figuresOf([...field, kept, ordered('A'), { ...forced, outcome: 'bothDestroyed' } as SkaxarEvent], {
        stalemateLimit: 2,
      })['changed'],
    ).toBe(0);
  });

  it('SK-12.8: counts the ships the winner has left, those brought back among them, and games with both out', () => {
    const lost = (seat: 'A' | 'B', count: number): SkaxarEvent => ({
      type: 'shipsDestroyed',
      seat,
      ships: Array.from({ length: count }, (_, at) => `${seat}-E${String(at + 1).padStart(2, '0')}`),
      value: 0,
    });
    const back: SkaxarEvent = { type: 'repaired', seat: 'A', ship: 'A-E07', lead: false };
    expect(
      figuresOf([lost('A', 20), lost('B', 25), back, { type: 'gameEnded', winner: 'A', reason: 'lastShips' }]),
    ).toMatchObject({ winnerShips: 6, bothOut: 0 });
    expect(
      figuresOf([lost('A', 25), lost('B', 25), { type: 'gameEnded', winner: null, reason: 'bothOut' }]),
    ).toMatchObject({ winnerShips: 0, bothOut: 1 });
  });

  it('SK-3.2: names figures of fleets by the fleet, by the seat where both play the same', () => {
    expect(
      Object.keys(figuresOf([ordered('A')], { fleetA: 'skaxar', fleetB: 'earth' })).filter((name) =>
        name.includes('first.'),
      ),
    ).toEqual(['first.skaxar', 'first.earth']);
    expect(figuresOf([ordered('B')], { fleetB: 'earth', mirror: true })).toMatchObject({
      'first.A': 0,
      'first.B': 1,
      'spent.A': 0,
    });
    expect(skaxarCensus.sides!(optionsOf({ fleetA: 'skaxar', fleetB: 'earth' }))).toEqual(['skaxar', 'earth']);
    expect(skaxarCensus.exchanged!(optionsOf())).toEqual({ fleetA: 'skaxar', fleetB: 'earth' });
  });

  it('gives figures that fit together for a whole game', () => {
    const start = workedGame(9);
    const rest = playOut({ ...start.match, chance: { kind: 'alea', state: [0.1, 0.2, 0.3, 1] } });
    const whole = figuresOf([...start.events, ...rest.events]);
    expect(whole['stalemates']! + whole['bothDestroyed']! + whole['oneSided']!).toBe(whole['combats']);
    expect(whole['firstWonAlone']! + whole['secondWonAlone']!).toBe(whole['oneSided']);
    expect(whole['first.earth']! + whole['first.skaxar']!).toBe(whole['dealerPhases']);
    expect(
      Object.entries(whole)
        .filter(([name]) => name.startsWith('bought.'))
        .reduce((sum, [, count]) => sum + count, 0),
    ).toBe(whole['purchases']);
    expect(whole['purchases']! + whole['unsold']!).toBe(45);
  });
});
