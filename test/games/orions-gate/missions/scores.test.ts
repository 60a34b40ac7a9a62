import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../src/games/orions-gate/rules/score.ts';
import {
  act,
  battle,
  eventsOf,
  game,
  play,
  refusal,
  unit,
  type Battle,
  type BattleInput,
} from '../../../helpers/og-position.ts';
import { B, circle, D, F, S, type Placed } from '../battle/scene.ts';

const scene = (mission: string, units: readonly Placed[], more: Partial<BattleInput> = {}): Battle =>
  battle({ turn: 'A', ...more, options: { mission, rounds: 4, ...more.options }, units: [...units] });
const scored = (mission: string, units: readonly Placed[], more: Partial<BattleInput> = {}) =>
  scoreOf(scene(mission, units, more).state);
/** The unit holds, and its activation ends. */
const rest = (match: Battle, id: string) => {
  const { captain, pose } = unit(match, id);
  return play(act(match, id, 'hold', { heading: pose!.heading }).match, captain, { type: 'endActivation' });
};

describe('OG-16.6: Territory Control', () => {
  const markers = [{ x: 20_000, y: 20_000 }];

  it('OG-16.6 OG-C113: seized within 3" while no enemy is; contested by nobody', () => {
    const b = F('b1.1', [23_625, 20_000]);
    expect(scored('territoryControl', [b, F('a1.1', [16_374, 20_000])], { markers })).toEqual({ A: 0, B: 1 });
    expect(scored('territoryControl', [b, F('a1.1', [16_375, 20_000])], { markers })).toEqual({ A: 0, B: 0 });
    expect(scored('territoryControl', [F('b1.1', [23_626, 20_000]), F('a1.1', [16_375, 20_000])], { markers })).toEqual(
      { A: 1, B: 0 },
    );
  });

  it('OG-16.6 OG-16.2: 1 for each marker, Scouts count, lost units do not, other tables do', () => {
    const more = { markers: [...markers, { x: 40_000, y: 20_000 }, { x: 20_000, y: 20_000, table: 2 }] };
    const gate = [circle('warpGate', 6000, 6000, 1500)];
    const units: Placed[] = [
      S('a1.1', [20_500, 20_000]),
      F('a1.2', [40_000, 22_000]),
      { ...F('b1.1', [20_000, 20_000]), status: 'destroyed' },
      { id: 'b1.2', type: 'scouts', pose: { table: 2, x: 20_000, y: 22_000 } },
    ];
    expect(scored('territoryControl', units, { ...more, options: { tables: 2, layout: [gate, gate] } })).toEqual({
      A: 2,
      B: 1,
    });
  });

  it('OG-16.6 OG-19.1: the winner has seized more after the last round; points destroyed are told beside it', () => {
    const units: Placed[] = [
      F('a1.1', [20_000, 22_000]),
      { ...F('a1.2', [10_000, 10_000]), status: 'destroyed' },
      { ...F('b1.1', [40_000, 40_000]), activated: true },
    ];
    const { match } = rest(scene('territoryControl', units, { markers, options: { rounds: 1 } }), 'a1.1');
    expect(match.state.outcome).toEqual({
      winners: ['a1'],
      reason: 'rounds',
      result: { winner: 'A', score: { A: 1, B: 0 }, destroyed: { A: 0, B: 2 }, rounds: 1 },
    });
  });
});

describe('OG-16.12 OG-16.13: Station Assault', () => {
  const markers = [
    { x: 36_000, y: 8000, side: 'A' as const },
    { x: 36_000, y: 40_000, side: 'B' as const },
  ];
  const standing = ({ state }: Battle) => state.markers.map(({ takenBy }) => takenBy);
  const far = { ...F('b1.9', [5000, 40_000]), activated: true };

  it('OG-16.12: a hostile unit within 3" and none of its own side, at the end of the round', () => {
    const near = (y: number, ...more: Placed[]) =>
      standing(rest(scene('stationAssault', [F('a1.1', [36_000, y]), far, ...more], { markers }), 'a1.1').match);
    expect(near(36_375)).toEqual([null, 'A']);
    expect(near(36_374)).toEqual([null, null]);
    expect(near(36_375, { ...F('b1.1', [36_000, 43_625]), activated: true })).toEqual([null, null]);
    expect(near(36_375, { ...F('b1.1', [36_000, 43_626]), activated: true })).toEqual([null, 'A']);
  });

  it('OG-16.12 OG-20.5 OG-C117: a ship driven off before the round ends spares the station, unless it is looked at after every activation', () => {
    const units: Placed[] = [S('a1.1', [36_000, 37_000]), F('a1.2', [5000, 5000]), F('b1.1', [36_000, 30_000, 9000])];
    const dice = [6, 6, 6, 6];
    const played = (stationCheck: string): Battle => {
      const at = scene('stationAssault', units, { markers, round: 2, dice, options: { stationCheck } });
      const first = rest(at, 'a1.1');
      expect(eventsOf(first.events, 'stationDestroyed')).toEqual(
        stationCheck === 'immediate' ? [{ type: 'stationDestroyed', marker: 'O2', by: 'A' }] : [],
      );
      const shot = play(act(rest(first.match, 'a1.2').match, 'b1.1', 'hold', { heading: 9000 }).match, 'b1', {
        type: 'firePrimary',
        target: 'a1.1',
      });
      expect(unit(shot.match, 'a1.1').status).toBe('destroyed');
      return play(shot.match, 'b1', { type: 'endActivation' }).match;
    };
    const kept = played('endOfRound');
    expect([kept.state.round, standing(kept), scoreOf(kept.state)]).toEqual([3, [null, null], { A: 0, B: 0 }]);
    const fallen = played('immediate');
    expect([standing(fallen), scoreOf(fallen.state)]).toEqual([[null, 'A'], { A: 1, B: 0 }]);
  });

  it('OG-16.12 OG-C117: `immediate` spares it while a ship of its side was near when the activation ended', () => {
    const at = scene('stationAssault', [S('a1.1', [36_000, 37_000]), S('b1.1', [36_000, 43_000])], {
      markers,
      options: { stationCheck: 'immediate' },
    });
    expect(standing(rest(at, 'a1.1').match)).toEqual([null, null]);
  });

  it('OG-20.5 OG-5.9: after the last activation the stations are looked at before the next round begins', () => {
    const at = scene('stationAssault', [F('a1.1', [36_000, 37_000]), far], { markers });
    const { events } = rest(at, 'a1.1');
    expect(events.map(({ type }) => type)).toEqual([
      'activationEnded',
      'stationDestroyed',
      'roundEnded',
      'roundBegan',
      'turnBegan',
    ]);
    const atOnce = scene('stationAssault', [S('a1.1', [36_000, 37_000]), F('a1.2', [5000, 5000]), far], {
      markers,
      options: { stationCheck: 'immediate' },
    });
    expect(rest(atOnce, 'a1.1').events.map(({ type }) => type)).toEqual([
      'activationEnded',
      'stationDestroyed',
      'turnBegan',
    ]);
  });

  it('OG-16.13 OG-C118: both fall at the same time: a draw; one alone: 1 to 0; play goes on to the last round', () => {
    const units: Placed[] = [F('a1.1', [36_000, 37_000]), { ...F('b1.1', [36_000, 10_000]), activated: true }];
    const { match, events } = rest(scene('stationAssault', units, { markers, round: 3 }), 'a1.1');
    expect(eventsOf(events, 'stationDestroyed').map(({ marker, by }) => [marker, by])).toEqual([
      ['O1', 'B'],
      ['O2', 'A'],
    ]);
    expect([scoreOf(match.state), match.state.outcome]).toEqual([{ A: 0, B: 0 }, null]);
    const last = rest(
      scene('stationAssault', units, {
        markers: [{ ...markers[0]!, takenBy: 'B' }, markers[1]!],
        options: { rounds: 1 },
      }),
      'a1.1',
    ).match;
    expect(last.state.outcome).toMatchObject({ winners: [], result: { winner: null, score: { A: 0, B: 0 } } });
    const won = rest(scene('stationAssault', [units[0]!, far], { markers, options: { rounds: 1 } }), 'a1.1').match;
    expect(won.state.outcome).toMatchObject({ winners: ['a1'], reason: 'rounds', result: { score: { A: 1, B: 0 } } });
  });

  it('OG-16.11 OG-16.12: a fallen station stays fallen, whoever comes back', () => {
    const at = scene('stationAssault', [F('a1.1', [5000, 5000]), { ...F('b1.1', [36_000, 39_000]), activated: true }], {
      markers: [markers[0]!, { ...markers[1]!, takenBy: 'A' }],
    });
    expect(standing(rest(at, 'a1.1').match)).toEqual([null, 'A']);
  });
});

describe('OG-16.14: Breakthrough', () => {
  it('OG-16.14 OG-C119: points of units wholly in the enemy’s zone', () => {
    const b = F('b1.1', [40_000, 30_000]);
    expect(scored('breakthrough', [D('a1.1', [20_000, 37_000]), b])).toEqual({ A: 6, B: 0 });
    expect(scored('breakthrough', [D('a1.1', [20_000, 36_999]), b])).toEqual({ A: 0, B: 0 });
    expect(
      scored('breakthrough', [D('a1.1', [20_000, 30_000]), F('b1.1', [40_000, 11_375]), S('b1.2', [30_000, 5000])]),
    ).toEqual({ A: 0, B: 3 });
    expect(scored('breakthrough', [D('a1.1', [20_000, 30_000]), F('b1.1', [40_000, 11_376])])).toEqual({ A: 0, B: 0 });
    // The side that began in the north scores in the south.
    expect(scored('breakthrough', [D('a1.1', [20_000, 11_000]), b], { edges: { A: 'north' } })).toEqual({ A: 6, B: 0 });
  });

  it('OG-16.2 OG-16.14: on any table, for the side a unit belongs to at that moment', () => {
    const gate = [circle('warpGate', 6000, 6000, 1500)];
    const units: Placed[] = [
      F('a1.1', [5000, 30_000]),
      { id: 'a1.2', type: 'destroyers', pose: { table: 2, x: 20_000, y: 40_000 } },
      { id: 'b1.1', type: 'battleships', captain: 'a1', pose: { table: 2, x: 40_000, y: 40_000 } },
      F('b1.2', [40_000, 30_000]),
    ];
    expect(scored('breakthrough', units, { options: { tables: 2, points: 24, layout: [gate, gate] } })).toEqual({
      A: 18,
      B: 0,
    });
  });
});

describe('OG-16.15: Capture the Gate', () => {
  it('OG-16.15 OG-C120: points of units within 12" of the centre of their table', () => {
    const b = F('b1.1', [5000, 40_000]);
    expect(scored('captureTheGate', [B('a1.1', [36_000, 37_500]), b])).toEqual({ A: 12, B: 0 });
    expect(scored('captureTheGate', [B('a1.1', [36_000, 37_501]), b])).toEqual({ A: 0, B: 0 });
    expect(scored('captureTheGate', [B('a1.1', [24_000, 37_500]), b], { options: { tableWidth: 48_000 } })).toEqual({
      A: 12,
      B: 0,
    });
  });

  it('OG-16.16: every ship counts, whatever stands beside it', () => {
    expect(
      scored('captureTheGate', [B('a1.1', [36_000, 24_000]), D('b1.1', [38_500, 24_000]), S('b1.2', [36_000, 26_000])]),
    ).toEqual({ A: 12, B: 7 });
  });
});

describe('chapter 19: the end of missions 2 to 6', () => {
  const alone = (mission: string, more: Partial<BattleInput> = {}): Battle =>
    scene(
      mission,
      [
        F('a1.1', [36_000, 24_000]),
        F('a1.2', [36_000, 40_000]),
        { ...F('b1.1', [10_000, 10_000]), status: 'destroyed' },
      ],
      more,
    );

  it('OG-19.2 OG-19.3: a lone side plays on to the end of the last round; in Annihilation the game is over', () => {
    expect(alone('annihilation').state.outcome).toMatchObject({ reason: 'elimination', result: { winner: 'A' } });
    for (const mission of ['territoryControl', 'artifactHunt', 'stationAssault', 'breakthrough', 'captureTheGate']) {
      let match = alone(mission, { options: { rounds: 2 } });
      for (const id of ['a1.1', 'a1.2', 'a1.1', 'a1.2']) {
        expect(match.state).toMatchObject({ outcome: null, phase: 'fighters', turn: 'A' });
        match = rest(match, id).match;
      }
      expect(match.state.outcome, mission).toMatchObject({ reason: 'rounds', result: { rounds: 2 } });
    }
  });

  it('OG-19.2 OG-C125: the last two units destroy each other: the game ends, with the points of both on top', () => {
    const lost: Placed[] = [{ ...D('a1.9', [5000, 5000]), status: 'destroyed' }];
    const units: Placed[] = [
      { ...F('a1.1', [10_000, 10_000]), components: [{ kind: 'railgun', damage: 1 }] },
      { ...F('b1.1', [15_000, 10_000]), components: [{ kind: 'railgun', damage: 1 }] },
      ...lost,
    ];
    for (const mission of ['annihilation', 'captureTheGate']) {
      // Ram D3 3, damage 12; backlash D3 3, damage 12; no push, the target is gone.
      const { match } = act(scene(mission, units, { dice: [6, 6, 6, 6, 6, 6] }), 'a1.1', 'ram', { target: 'b1.1' });
      expect(match.state.outcome).toMatchObject({ reason: 'elimination', result: { destroyed: { A: 2, B: 8 } } });
      expect(match.state.outcome!.result).toMatchObject({ winner: mission === 'annihilation' ? 'B' : null });
    }
  });

  it('OG-19.4 OG-C124: a side that is left alone finishes when it has to choose a unit', () => {
    const at = battle({
      options: { mission: 'artifactHunt' },
      turn: 'B',
      units: [
        { id: 'a1.1', type: 'fighters', status: 'removed' },
        { id: 'a1.2', type: 'scouts', status: 'removed' },
        F('b1.1', [40_000, 40_000]),
      ],
      markers: [
        { x: 70_000, y: 10_000, carrier: 'a1.1', takenBy: 'A' },
        { x: 70_000, y: 10_000, carrier: 'a1.2', takenBy: 'A' },
        { x: 30_000, y: 20_000 },
      ],
    });
    const { match, events } = play(at, 'b1', { type: 'finish' });
    expect(events.map(({ type }) => type)).toEqual(['ended']);
    expect(match.state.outcome).toEqual({
      winners: ['a1'],
      reason: 'finish',
      result: { winner: 'A', score: { A: 2, B: 0 }, destroyed: { A: 0, B: 0 }, rounds: 1 },
    });
    const active = act(at, 'b1.1', 'hold', { heading: 0 }).match;
    expect(refusal(active, 'b1', { type: 'finish' })).toBe('OG-6.1: The activation of Fighters 1 has not ended yet.');
  });

  it('OG-19.4: the stations are looked at once more', () => {
    const markers = [
      { x: 36_000, y: 8000, side: 'A' as const },
      { x: 36_000, y: 40_000, side: 'B' as const },
    ];
    const { match, events } = play(alone('stationAssault', { markers }), 'a1', { type: 'finish' });
    expect(events.map(({ type }) => type)).toEqual(['stationDestroyed', 'ended']);
    expect(match.state.outcome).toMatchObject({
      winners: ['a1'],
      reason: 'finish',
      result: { score: { A: 1, B: 0 }, rounds: 1 },
    });
  });

  it('OG-I68: not while the enemy has units in play', () => {
    const at = scene('captureTheGate', [
      F('a1.1', [36_000, 24_000]),
      F('b1.1', [10_000, 10_000]),
      S('b1.2', [10_000, 20_000]),
      S('b1.3', [10_000, 30_000]),
    ]);
    expect(refusal(battleOf(at), 'a1', { type: 'finish' })).toBe('OG-19.4: Side B still has 3 units in play.');
    expect(game.choices(alone('captureTheGate').state, 'a1').some(({ type }) => type === 'finish')).toBe(false);
  });
});

/** The match at A's choice of a Fighter: B's Scouts have held. */
function battleOf(match: Battle): Battle {
  let now = match;
  while (now.state.turn === 'B')
    now = rest(now, game.view(now.state, { kind: 'seat', seat: 'b1' }).activatable[0]!).match;
  return now;
}
