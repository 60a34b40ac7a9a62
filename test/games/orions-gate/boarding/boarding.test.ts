import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { circles } from '../../../../src/games/orions-gate/aids/circles.ts';
import { fleetNotes } from '../../../../src/games/orions-gate/rules/advice.ts';
import { checkFleet } from '../../../../src/games/orions-gate/rules/fleet.ts';
import { boardingRange } from '../../../../src/games/orions-gate/rules/boarding.ts';
import { scoreOf } from '../../../../src/games/orions-gate/rules/score.ts';
import {
  battle,
  damageOf,
  diceLeft,
  eventsOf,
  game,
  optionsOf,
  play,
  playAll,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { B, circle, D, during, F, hurt, S, type More, type Placed } from '../battle/scene.ts';

const ON: More = { options: { boarding: true } };
const board = { type: 'board' as const, target: 'b1.1' };
/** The target of C101. */
const worn = D('b1.1', [23000, 20000], hurt('cannon', 2), hurt('armoredPlating', 2), 'barracks');
const far = [S('a1.9', [1000, 47000]), S('b1.9', [71000, 47000])];

/** The first unit boards b1.1 after Move; every scripted die must be drawn. */
function boarded(
  dice: readonly number[],
  units: readonly Placed[] = [D('a1.1', [20000, 20000]), worn, ...far],
  more: More = {},
) {
  const played = play(during('move', 'fire', units, { ...ON, ...more, dice }), 'a1', board);
  expect(diceLeft(played.match)).toEqual([]);
  return played;
}

const may = (units: readonly Placed[], more: More = {}): Battle => during('move', 'fire', units, { ...ON, ...more });

describe('OG-13 boarding', () => {
  it('OG-13.1: only with its option', () => {
    expect(refusal(during('move', 'fire', [D('a1.1', [20000, 20000]), worn]), 'a1', board)).toBe(
      'OG-13.1: This game is played without boarding.',
    );
  });

  it('OG-13.1 OG-I63: Scouts neither board nor are boarded', () => {
    expect(refusal(may([D('a1.1', [20000, 20000]), S('b1.1', [22500, 20000])]), 'a1', board)).toBe(
      'OG-13.1: Scouts cannot be boarded.',
    );
    expect(refusal(may([S('a1.1', [20000, 20000]), D('b1.1', [22500, 20000])]), 'a1', board)).toBe(
      'OG-13.1: Scouts cannot board.',
    );
  });

  it('OG-13.2: after Hold, Move or Cruise', () => {
    for (const action of ['hold', 'move', 'cruise'] as const) {
      const match = during(action, 'fire', [D('a1.1', [20000, 20000]), worn, ...far], { ...ON, dice: [4, 4] });
      expect(unit(play(match, 'a1', board).match, 'b1.1').side).toBe('A');
    }
  });

  it('OG-13.2 OG-I65 OG-10.14: not after a Ram, nor after a shot, nor after a component', () => {
    const units = [D('a1.1', [20000, 20000]), worn, ...far];
    expect(refusal(during('ram', 'fire', units, ON), 'a1', board)).toBe('OG-13.2: No boarding after a Ram.');
    expect(refusal(may(units, { activation: { gunFired: true } }), 'a1', board)).toBe(
      'OG-13.2: No boarding after firing.',
    );
    expect(refusal(may(units, { activation: { used: [2] } }), 'a1', board)).toBe(
      'OG-13.2: No boarding after a component has been used.',
    );
  });

  it('OG-13.2 OG-I64: 3" base to base', () => {
    const at = (x: number) => may([D('a1.1', [20000, 20000]), D('b1.1', [x, 20000])]);
    expect(game.check(at(25000).state, 'a1', board)).toEqual([]);
    expect(refusal(at(25001), 'a1', board)).toBe('OG-13.2: Destroyers 1 is 3.001 in away; boarding range is 3.000 in.');
  });

  it('OG-13.2 OG-C103 OG-9.33: 3" more for each working Boarding Pods', () => {
    const at = (x: number, ...pods: Parameters<typeof D>[2][]) =>
      may([D('a1.1', [20000, 20000], ...pods), D('b1.1', [x, 20000])]);
    expect(game.check(at(31000, 'boardingPods', 'boardingPods').state, 'a1', board)).toEqual([]);
    expect(refusal(at(31001, 'boardingPods', 'boardingPods'), 'a1', board)).toBe(
      'OG-13.2: Destroyers 1 is 9.001 in away; boarding range is 9.000 in.',
    );
    expect(refusal(at(31000, hurt('boardingPods', 2), 'boardingPods'), 'a1', board)).toContain(
      'boarding range is 6.000 in.',
    );
    expect(game.check(at(28000, hurt('boardingPods', 2), hurt('boardingPods', 1)).state, 'a1', board)).toEqual([]);
  });

  it('OG-1.10 OG-13.2 OG-13.3: with stackPassives false one Boarding Pods and one Barracks count', () => {
    const options = { boarding: true, stackPassives: false };
    const match = during(
      'move',
      'fire',
      [
        D('a1.1', [20000, 20000], 'boardingPods', 'boardingPods'),
        D('b1.1', [23000, 20000], 'barracks', 'barracks'),
        ...far,
      ],
      { options, dice: [1, 6] },
    );
    expect(boardingRange(match.state.options, unit(match, 'a1.1'))).toBe(6000);
    expect(eventsOf(play(match, 'a1', board).events, 'boardingRolled')[0]!.targetBonus).toEqual([
      { name: 'intact', value: 6 },
      { name: 'barracks', value: 1 },
    ]);
  });

  it('OG-13.2 OG-7.3: with line of sight', () => {
    const match = may([D('a1.1', [20000, 20000], 'boardingPods', 'boardingPods'), F('b1.1', [28000, 20000])], {
      pieces: [circle('blocking', 24000, 20000, 1500)],
    });
    expect(refusal(match, 'a1', board)).toMatch(/^OG-7\.3: No line of sight: .* hides 100 % of Fighters 1\.$/);
  });

  it('OG-13.2 OG-20.4: the target is a unit in play of the other side', () => {
    const match = may([D('a1.1', [20000, 20000]), D('a1.2', [23000, 20000]), S('b1.1', [60000, 40000])]);
    expect(refusal(match, 'a1', { type: 'board', target: 'a1.2' })).toBe('OG-13.2: Destroyers 2 is on your side.');
    expect(refusal(match, 'a1', { type: 'board', target: 'b1.7' })).toBe('OG-20.1: There is no unit b1.7.');
  });

  it('OG-13.3 OG-13.5 OG-C101: 3 + 6 against 5 + 1 + 2 + 1 is a tie; each takes its own D3, the boarder first', () => {
    const { match, events } = boarded([3, 5, 4, 6]);
    const [roll] = eventsOf(events, 'boardingRolled');
    expect([roll!.roll.total, roll!.bonus, roll!.targetRoll.total, roll!.targetBonus, roll!.winner]).toEqual([
      3,
      [{ name: 'intact', value: 6 }],
      5,
      [
        { name: 'intact', value: 2 },
        { name: 'damaged', value: 1 },
        { name: 'barracks', value: 1 },
      ],
      null,
    ]);
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'boardingRolled',
      'boardingTied',
      'damaged',
      'damaged',
    ]);
    expect(eventsOf(events, 'damaged').map(({ unit: id, points }) => [id, points])).toEqual([
      ['a1.1', 2],
      ['b1.1', 3],
    ]);
    expect(damageOf(match, 'a1.1')).toEqual([2, 0, 0]);
    expect(damageOf(match, 'b1.1')).toEqual([2, 4, 1]);
    expect([unit(match, 'a1.1').side, unit(match, 'b1.1').side]).toEqual(['A', 'B']);
  });

  it('OG-13.4 OG-C102: the higher result captures the other ship, whichever it is', () => {
    const won = boarded([4, 4]).match;
    expect([unit(won, 'a1.1').captain, unit(won, 'b1.1').captain]).toEqual(['a1', 'a1']);
    const lost = boarded([1, 6]).match;
    expect([unit(lost, 'a1.1').captain, unit(lost, 'b1.1').captain]).toEqual(['b1', 'b1']);
    expect([unit(lost, 'a1.1').side, unit(lost, 'b1.1').side]).toEqual(['B', 'B']);
  });

  it('OG-13.6: it changes side and captain at once and keeps everything else; nothing is destroyed or scored', () => {
    const before = during('move', 'fire', [D('a1.1', [20000, 20000]), worn, ...far], { ...ON, dice: [4, 4] });
    const { match } = play(before, 'a1', board);
    expect(unit(match, 'b1.1')).toEqual({ ...unit(before, 'b1.1'), side: 'A', captain: 'a1', capturedIn: 1 });
    expect(scoreOf(match.state)).toEqual({ A: 0, B: 0 });
    expect(match.state.units.map(({ id }) => id)).toEqual(before.state.units.map(({ id }) => id));
  });

  it('OG-13.6 OG-I21 OG-5.8: it may be activated from the next round on, by its new captain', () => {
    const units = [
      D('a1.1', [20000, 20000]),
      D('a1.2', [10000, 10000]),
      D('b1.1', [23000, 20000]),
      D('b1.2', [60000, 40000]),
    ];
    const taken = play(during('move', 'fire', units, { ...ON, dice: [6, 1] }), 'a1', board).match;
    expect(refusal(taken, 'a1', { type: 'activate', unit: 'b1.1', action: 'hold' })).toBe(
      'OG-13.6: Destroyers 1 was captured in round 1; it can act from round 2.',
    );
    const hold = (seat: string, id: string) =>
      [
        [seat, { type: 'activate', unit: id, action: 'hold' }],
        [seat, { type: 'plan', heading: 0 }],
        [seat, { type: 'endActivation' }],
      ] as const;
    const next = playAll(taken, [...hold('a1', 'a1.2'), ...hold('b1', 'b1.2')]).match;
    expect(next.state.round).toBe(2);
    expect(game.view(next.state, { kind: 'seat', seat: 'b1' }).activatable).toEqual(['b1.2']);
    const own = playAll(next, hold('b1', 'b1.2')).match;
    expect(game.view(own.state, { kind: 'seat', seat: 'a1' }).activatable).toEqual(['a1.1', 'a1.2', 'b1.1']);
    expect(
      playAll(own, [['a1', { type: 'activate', unit: 'b1.1', action: 'hold' }]]).match.state.activation,
    ).toMatchObject({ unit: 'b1.1', side: 'A' });
  });

  it('OG-13.2 OG-13.7: after a boarding the activation is over, for the side that began it', () => {
    for (const dice of [
      [4, 4],
      [1, 6],
      [3, 5, 1, 1],
    ]) {
      const { match, events } = boarded(dice);
      expect(eventsOf(events, 'activationEnded')).toEqual([{ type: 'activationEnded', unit: 'a1.1' }]);
      expect(match.state.activation).toBeNull();
      expect(match.state.lastActivatedBy ?? 'A').toBe('A');
    }
  });

  it('OG-13.7 OG-12.4: windows of a tie are resolved, the boarder’s first, then play goes on', () => {
    const { match } = boarded([3, 5, 4, 6], undefined, { options: { boarding: true, debris: true } });
    expect(match.state.windows.map((window) => [window.captain, window.kind === 'debris' && window.slot])).toEqual([
      ['a1', 1],
      ['b1', 2],
    ]);
    const done = playAll(match, [
      ['a1', { type: 'decline' }],
      ['b1', { type: 'placeDebris', x: 24000, y: 20000 }],
    ]).match;
    expect(game.pending(done.state)[0]!.kind).toBe('play.choose');
  });

  it('OG-13.5: a tie may destroy both', () => {
    const { match } = boarded(
      [3, 3, 6, 6],
      [F('a1.1', [20000, 20000], 'cannon'), F('b1.1', [22000, 20000], 'cannon'), ...far],
    );
    expect([unit(match, 'a1.1').status, unit(match, 'b1.1').status]).toEqual(['destroyed', 'destroyed']);
    expect(scoreOf(match.state)).toEqual({ A: 2, B: 2 });
  });

  it('OG-9.50 OG-23.1: each die under its own EMP, drawn directly after it; the D3 of a tie never', () => {
    const emp = [D('a1.1', [20000, 20000], 'empBlaster'), D('b1.1', [23000, 20000], 'empBlaster'), ...far];
    const { events } = boarded([6, 2, 5, 2, 1, 1], emp);
    const [roll] = eventsOf(events, 'boardingRolled');
    expect([roll!.roll, roll!.targetRoll].map(({ drawn, total }) => [drawn, total])).toEqual([
      [[6, 2], 2],
      [[5, 2], 2],
    ]);
    expect(eventsOf(events, 'boardingTied')[0]!.roll.emp).toBe(false);
  });

  it('OG-13.8 OG-C140: with `captureScores` a captured ship scores while it is held, and for whoever destroys it', () => {
    const options = { boarding: true, captureScores: true };
    const held = [
      { ...B('b1.1', [24000, 20000], 'cannon'), captain: 'a1', capturedIn: 2 },
      F('b1.2', [34000, 20000, 18000]),
    ];
    const third = battle({ options, round: 3, units: [...held, ...far] });
    expect(scoreOf(third.state)).toEqual({ A: 12, B: 0 });
    const broken = [hurt('cannon', 2), ...Array.from({ length: 4 }, () => hurt('railgun', 2)), hurt('railgun', 1)];
    const later = battle({
      options,
      round: 4,
      units: [
        { ...B('b1.1', [24000, 20000], ...broken), captain: 'a1', capturedIn: 2 },
        F('b1.2', [34000, 20000, 18000], 'cannon'),
        ...far,
      ],
      activation: { unit: 'b1.2', action: 'move', step: 'fire' },
      dice: [6, 6, 6, 6],
    });
    expect(scoreOf(later.state)).toEqual({ A: 12, B: 0 });
    const lost = play(later, 'b1', { type: 'firePrimary', target: 'b1.1' }).match;
    expect(scoreOf(lost.state)).toEqual({ A: 0, B: 12 });
  });

  it('OG-13.8 OG-C141: whether the capture of the last unit wins or draws', () => {
    const captured = (captureScores: boolean) =>
      play(
        battle({
          options: { boarding: true, captureScores },
          units: [D('a1.1', [20000, 20000]), D('b1.1', [23000, 20000], hurt('cannon', 1))],
          activation: { unit: 'a1.1', action: 'move', step: 'fire' },
          dice: [6, 1],
        }),
        'a1',
        board,
      ).match.state.outcome;
    expect(captured(false)).toMatchObject({
      winners: [],
      reason: 'elimination',
      result: { winner: null, score: { A: 0, B: 0 } },
    });
    expect(captured(true)).toMatchObject({
      winners: ['a1'],
      reason: 'elimination',
      result: { winner: 'A', score: { A: 6, B: 0 }, destroyed: { A: 0, B: 0 } },
    });
  });

  it('OG-13.8: a unit taken back scores for nobody; other missions score as ever', () => {
    const options = { boarding: true, captureScores: true };
    const units = [{ ...D('a1.1', [20000, 20000]), capturedIn: 2 }, D('b1.1', [30000, 20000]), ...far];
    expect(scoreOf(battle({ options, round: 3, units }).state)).toEqual({ A: 0, B: 0 });
    const held = [{ ...D('b1.1', [30000, 20000]), captain: 'a1', capturedIn: 2 }, ...far];
    expect(scoreOf(battle({ options, round: 3, units: held }).state)).toEqual({ A: 6, B: 0 });
    expect(
      scoreOf(battle({ options: { ...options, mission: 'territoryControl' }, round: 3, units: held }).state),
    ).toEqual({
      A: 0,
      B: 0,
    });
  });

  it('OG-C104 OG-13.6: in Annihilation a captured ship counts for whom it was taken from when it is destroyed', () => {
    const match = battle({
      options: { boarding: true },
      round: 2,
      units: [B('a1.1', [20000, 20000], 'barracks'), B('b1.1', [24000, 20000], hurt('cannon', 1)), ...far],
      activation: { unit: 'a1.1', action: 'move', step: 'fire' },
      dice: [6, 1],
    });
    const taken = play(match, 'a1', board).match;
    expect([unit(taken, 'b1.1').side, scoreOf(taken.state)]).toEqual(['A', { A: 0, B: 0 }]);
    const broken = [hurt('cannon', 2), ...Array.from({ length: 4 }, () => hurt('railgun', 2)), hurt('railgun', 1)];
    const later = battle({
      options: { boarding: true },
      round: 4,
      units: [
        { ...B('b1.1', [24000, 20000], ...broken), captain: 'a1', capturedIn: 2 },
        F('b1.2', [34000, 20000, 18000], 'cannon'),
        ...far,
      ],
      activation: { unit: 'b1.2', action: 'move', step: 'fire' },
      dice: [6, 6, 6, 6],
    });
    const lost = play(later, 'b1', { type: 'firePrimary', target: 'b1.1' }).match;
    expect(unit(lost, 'b1.1')).toMatchObject({ status: 'destroyed', scoredBy: 'B' });
    expect(scoreOf(lost.state)).toEqual({ A: 0, B: 12 });
  });

  it('OG-C123 OG-19.2: when the last ship of a side is taken the game ends at once', () => {
    const match = battle({
      options: { boarding: true },
      units: [D('a1.1', [20000, 20000]), worn],
      activation: { unit: 'a1.1', action: 'move', step: 'fire' },
      dice: [4, 4],
    });
    expect(play(match, 'a1', board).match.state.outcome).toMatchObject({
      reason: 'elimination',
      result: { winner: null, score: { A: 0, B: 0 } },
    });
  });

  it('OG-25.3: boarding has its circle, Pods widen it; Scouts have none, nor has a game without boarding', () => {
    const units = [
      D('a1.1', [20000, 20000], 'boardingPods', hurt('boardingPods', 2)),
      S('a1.2', [30000, 20000]),
      S('b1.1', [60000, 40000]),
    ];
    const found = (match: Battle, id: string) =>
      circles(match.state, id)
        .filter(({ kind }) => kind === 'boarding' || kind === 'boardingPods')
        .map(({ range, radius, slots }) => [range, radius, slots]);
    expect(found(may(units), 'a1.1')).toEqual([[6000, 7000, [1]]]);
    expect(found(may(units), 'a1.2')).toEqual([]);
    expect(found(during('move', 'fire', units), 'a1.1')).toEqual([]);
  });

  it('OG-26.3: Barracks and Boarding Pods may be taken without boarding; a note says that they do nothing', () => {
    const fleet = [
      {
        type: 'destroyers' as const,
        components: [{ kind: 'barracks' as const }, { kind: 'boardingPods' as const }, { kind: 'barracks' as const }],
      },
    ];
    const off = { ...optionsOf(), advancedComponents: true as never };
    expect(checkFleet(off, fleet)).toEqual([]);
    expect(fleetNotes(off, fleet).map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([
      'OG-26.3: This game is played without boarding, so Barracks will do nothing.',
      'OG-26.3: This game is played without boarding, so Boarding Pods will do nothing.',
    ]);
    expect(fleetNotes(optionsOf({ boarding: true }), fleet)).toEqual([]);
    expect(fleetNotes(off, [{ type: 'scouts' }])).toEqual([]);
  });

  it('OG-13.1: the choices of a fire step hold it', () => {
    const { state } = may([D('a1.1', [20000, 20000]), D('b1.1', [23000, 20000])]);
    const found = game.choices(state, 'a1', { chance: openChance(seedChance('boarding')), count: 40 });
    expect([...new Set(found.map(({ type }) => type))].sort()).toEqual([
      'board',
      'endActivation',
      'firePrimary',
      'useComponent',
    ]);
  });
});
