import { describe, expect, it } from 'vitest';
import type { UnitType } from '../../../../src/games/orions-gate/data/units.ts';
import {
  act,
  battle,
  eventsOf,
  game,
  play,
  playAll,
  refusal,
  unit,
  type Battle,
  type BattleInput,
} from '../../../helpers/og-position.ts';

const LETTER: { readonly [letter: string]: UnitType } = {
  S: 'scouts',
  F: 'fighters',
  D: 'destroyers',
  B: 'battleships',
};
/** Units from short names in fleet order, far from each other: `['S1', 'D1']`; the names are kept. */
const units = (a: readonly string[], b: readonly string[]): BattleInput['units'] => [
  ...a.map((name, i) => ({
    id: `a1.${i + 1}`,
    type: LETTER[name[0]!]!,
    name,
    pose: [5000 + 8000 * i, 4000, 9000] as [number, number, number],
  })),
  ...b.map((name, i) => ({
    id: `b1.${i + 1}`,
    type: LETTER[name[0]!]!,
    name,
    pose: [5000 + 8000 * i, 44_000, 27_000] as [number, number, number],
  })),
];
const hold = (match: Battle, id: string): Battle => {
  const seat = unit(match, id).captain;
  return play(act(match, id, 'hold', { heading: 0 }).match, seat, { type: 'endActivation' }).match;
};
/** Plays a whole round with Holds, always the first unit that may act; names in order of activation. */
function order(match: Battle): { readonly names: readonly string[]; readonly match: Battle } {
  const names: string[] = [];
  const { round } = match.state;
  while (match.state.round === round && match.state.outcome === null) {
    const { turn, phase, units: all } = match.state;
    const next = all.find((one) => one.side === turn && one.unitType === phase && one.activatedIn !== round)!;
    names.push(next.name);
    match = hold(match, next.id);
  }
  return { names, match };
}

describe('chapter 5: rounds and phases', () => {
  it('OG-5.1 a game lasts four rounds, or as many as the option says', () => {
    for (const [options, rounds] of [
      [{}, 4],
      [{ rounds: 1 }, 1],
      [{ rounds: 12 }, 12],
    ] as const) {
      let match = battle({ options, units: units(['S1'], ['S2']) });
      for (let i = 0; i < rounds; i++) match = order(match).match;
      expect(match.state.outcome).toMatchObject({ reason: 'rounds', result: { rounds } });
    }
  });

  it('OG-5.2 OG-C22 four phases by type, the first side before the other in each; a phase without units is skipped', () => {
    const played = order(battle({ firstSide: 'A', units: units(['S1', 'S2', 'D1'], ['F1', 'F2', 'B1']) }));
    expect(played.names).toEqual(['S1', 'S2', 'F1', 'F2', 'D1', 'B1']);
    expect(played.match.state).toMatchObject({ round: 2, firstSide: 'B' });
  });

  it('OG-5.2 OG-I18 only units of the phase', () => {
    const match = battle({ firstSide: 'A', units: units(['F1', 'D1'], ['F2']) });
    expect(match.state.phase).toBe('fighters');
    expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.2', action: 'hold' })).toBe(
      'OG-5.2: This is the Fighters phase; D1 is a Destroyer.',
    );
  });

  it('OG-5.3 OG-5.4 OG-C23 the first side of later rounds made the last activation of the round before', () => {
    const played = order(battle({ firstSide: 'A', units: units(['F1', 'B1'], ['F2', 'D2']) }));
    expect(played.names).toEqual(['F1', 'F2', 'D2', 'B1']);
    expect(played.match.state).toMatchObject({
      round: 2,
      firstSide: 'A',
      turn: 'A',
      phase: 'fighters',
      lastActivatedBy: null,
    });
  });

  it('OG-5.4 if a round had no activation, the first side stays', () => {
    const all = units(['F1'], ['F2']).map((one) => ({ ...one, activated: true }));
    const match = battle({ round: 2, firstSide: 'B', units: all });
    expect(match.state).toMatchObject({ round: 3, firstSide: 'B', turn: 'B', phase: 'fighters' });
  });

  it('OG-5.4 OG-5.8 a unit lost in its own activation has been activated: its side is first in the next round', () => {
    const hole = { kind: 'dangerous' as const, parts: [{ kind: 'circle' as const, x: 10_000, y: 8000, radius: 1500 }] };
    const start = battle({
      firstSide: 'B',
      pieces: [hole],
      dice: [6],
      units: [
        { id: 'a1.1', type: 'fighters', name: 'F1', pose: [10_000, 4000, 9000], components: ['cannon'] },
        { id: 'a1.2', type: 'scouts', name: 'S1', pose: [30_000, 4000, 9000], activated: true },
        { id: 'b1.1', type: 'fighters', name: 'F2', pose: [10_000, 44_000, 27_000], activated: true },
      ],
    });
    const { match, events } = act(start, 'a1.1', 'move', { first: 8000, pivot: 0, second: 0 });
    expect(unit(match, 'a1.1')).toMatchObject({ status: 'destroyed', activatedIn: 1, scoredBy: 'B' });
    expect(eventsOf(events, 'activationEnded')).toEqual([{ type: 'activationEnded', unit: 'a1.1' }]);
    expect(eventsOf(events, 'roundBegan')).toEqual([{ type: 'roundBegan', round: 2, firstSide: 'A' }]);
    expect(unit(match, 'a1.2').status).toBe('inPlay');
  });

  it('OG-5.8 a unit destroyed before its turn loses it', () => {
    const start = battle({
      turn: 'A',
      phase: 'fighters',
      dice: [6, 6, 6, 6],
      units: [
        { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['shield'] },
        { id: 'b1.1', type: 'fighters', pose: [28_000, 20_000, 0], components: [{ kind: 'shield', damage: 1 }] },
        { id: 'b1.2', type: 'destroyers', pose: [60_000, 40_000, 0] },
      ],
    });
    const held = act(start, 'a1.1', 'hold', { heading: 0 }).match;
    const { match } = playAll(held, [
      ['a1', { type: 'firePrimary', target: 'b1.1' }],
      ['a1', { type: 'endActivation' }],
    ]);
    expect(unit(match, 'b1.1').status).toBe('destroyed');
    expect(match.state).toMatchObject({ phase: 'destroyers', turn: 'B' });
  });

  it('OG-5.5 OG-I19 the first side activates all its units of the type, then the other side', () => {
    const match = battle({ firstSide: 'B', units: units(['F1', 'F2'], ['F3', 'F4']) });
    expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe('OG-5.5: Side B acts now.');
    expect(order(match).names).toEqual(['F3', 'F4', 'F1', 'F2']);
    const other = hold(match, 'b1.2');
    expect(other.state.turn).toBe('B');
    expect(hold(other, 'b1.1').state.turn).toBe('A');
  });

  it('OG-5.6 OG-C24 alternate: single activations, a side without units is passed over', () => {
    const match = battle({
      options: { activationOrder: 'alternate' },
      firstSide: 'A',
      units: units(['F1', 'F2', 'F3'], ['F4']),
    });
    expect(order(match).names).toEqual(['F1', 'F4', 'F2', 'F3']);
    const mixed = battle({
      options: { activationOrder: 'alternate' },
      firstSide: 'B',
      units: units(['S1', 'D1', 'D2'], ['S2', 'S3', 'D3']),
    });
    expect(order(mixed).names).toEqual(['S2', 'S1', 'S3', 'D3', 'D1', 'D2']);
  });

  it('OG-5.6 auto means block with one captain a side; block says so itself', () => {
    for (const activationOrder of ['auto', 'block']) {
      expect(order(battle({ options: { activationOrder }, units: units(['F1', 'F2'], ['F3']) })).names).toEqual([
        'F1',
        'F2',
        'F3',
      ]);
    }
  });

  it('OG-5.7 OG-I20 exactly once a round', () => {
    const match = hold(battle({ round: 2, firstSide: 'A', units: units(['F1', 'F2'], ['F3']) }), 'a1.1');
    expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' })).toBe(
      'OG-5.7: F1 has already been activated in round 2.',
    );
    const next = order(match).match;
    expect(next.state.round).toBe(3);
    expect(next.state.units.every(({ activatedIn }) => activatedIn === 2)).toBe(true);
  });

  it('OG-5.7 a unit cannot be skipped: only activating is open while one waits', () => {
    const match = battle({ units: units(['F1'], ['F2']) });
    expect(game.pending(match.state)).toEqual([{ kind: 'play.choose', seats: ['a1'] }]);
    expect(refusal(match, 'a1', { type: 'endActivation' })).toBe('OG-6.1: Choose a unit and its action first.');
  });

  it('OG-5.9 after the last unit the next round begins, after the last round the game ends', () => {
    const match = battle({ options: { rounds: 2 }, units: units(['B1'], ['B2']) });
    const first = play(act(hold(match, 'a1.1'), 'b1.1', 'hold', { heading: 0 }).match, 'b1', { type: 'endActivation' });
    expect(first.events.map(({ type }) => type)).toEqual(['activationEnded', 'roundEnded', 'roundBegan', 'turnBegan']);
    const last = play(act(hold(first.match, 'b1.1'), 'a1.1', 'hold', { heading: 0 }).match, 'a1', {
      type: 'endActivation',
    });
    expect(last.events.map(({ type }) => type)).toEqual(['activationEnded', 'roundEnded', 'ended']);
    expect(last.match.state).toMatchObject({ stage: 'over', phase: null, turn: null, activation: null });
  });
});
