import { describe, expect, it } from 'vitest';
import {
  act,
  battle,
  eventsOf,
  game,
  newGame,
  play,
  playAll,
  refusal,
  unit,
  type Battle,
  type BattleInput,
} from '../../../helpers/og-position.ts';

const FACING_PAIR: BattleInput['units'] = [
  { id: 'a1.1', type: 'fighters', name: 'Hawk', pose: [20_000, 20_000, 0], components: ['cannon'] },
  {
    id: 'b1.1',
    type: 'fighters',
    name: 'Wren',
    pose: [28_000, 20_000, 18_000],
    components: [{ kind: 'cannon', damage: 1 }],
  },
];
const held = (input: BattleInput, id: string): Battle => act(battle(input), id, 'hold', { heading: 0 }).match;

describe('chapter 16: Annihilation', () => {
  it('OG-16.5 OG-16.2 OG-C111 points of all enemy units destroyed, by whatever cause', () => {
    let match = battle({
      options: { rounds: 1, points: 24 },
      turn: 'A',
      phase: 'battleships',
      units: [
        { id: 'a1.1', type: 'scouts', status: 'destroyed' },
        { id: 'a1.2', type: 'fighters', status: 'destroyed' },
        { id: 'a1.3', type: 'battleships', pose: [20_000, 10_000, 0] },
        { id: 'b1.1', type: 'destroyers', status: 'destroyed' },
        { id: 'b1.2', type: 'battleships', pose: [20_000, 40_000, 0], activated: true },
      ],
    });
    expect(game.view(match.state, { kind: 'audience' })).toMatchObject({
      score: { A: 6, B: 3 },
      destroyedPoints: { A: 6, B: 3 },
    });
    match = play(act(match, 'a1.3', 'hold', { heading: 0 }).match, 'a1', { type: 'endActivation' }).match;
    expect(match.state.outcome).toMatchObject({
      winners: ['a1'],
      reason: 'rounds',
      result: { winner: 'A', score: { A: 6, B: 3 } },
    });
  });

  it('OG-16.5 units left out count, captured ones do not', () => {
    const { state } = battle({
      units: [
        { id: 'a1.1', type: 'destroyers', status: 'leftOut' },
        { id: 'a1.2', type: 'fighters', pose: [20_000, 10_000, 0] },
        { id: 'b1.1', type: 'battleships', pose: [40_000, 10_000, 0], captain: 'a1' },
        { id: 'b1.2', type: 'fighters', pose: [20_000, 40_000, 0] },
      ],
    });
    expect(game.view(state, { kind: 'audience' }).score).toEqual({ A: 0, B: 6 });
  });

  it('OG-16.1 OG-4.8 the mission is chosen with the options; nothing is rolled for Annihilation', () => {
    const { match, events } = playAll(newGame({}, [6, 1]), [
      ['a1', { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] }],
      ['b1', { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] }],
    ]);
    expect(events.map(({ type }) => type)).toEqual(['fleetSubmitted', 'fleetSubmitted', 'fleetsRevealed', 'rolledOff']);
    expect(match.state.options.mission).toBe('annihilation');
  });
});

describe('chapter 19: end of the game', () => {
  it('OG-19.1 equal scores after the last round are a draw', () => {
    let match = battle({
      options: { rounds: 1 },
      turn: 'A',
      units: FACING_PAIR.map((one) => ({ ...one, activated: one.id === 'b1.1' })),
    });
    match = play(act(match, 'a1.1', 'hold', { heading: 0 }).match, 'a1', { type: 'endActivation' }).match;
    expect(match.state.outcome).toEqual({
      winners: [],
      reason: 'rounds',
      result: { winner: null, score: { A: 0, B: 0 }, destroyed: { A: 0, B: 0 }, rounds: 1 },
    });
  });

  it('OG-19.2 the game ends at once when one side has no unit in play, even in the middle of an activation', () => {
    const { match, events } = play(held({ turn: 'A', units: FACING_PAIR, dice: [6, 6, 6, 6] }, 'a1.1'), 'a1', {
      type: 'firePrimary',
      target: 'b1.1',
    });
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: 'b1.1', scoredBy: 'A' }]);
    expect(events.at(-1)!.type).toBe('ended');
    expect(match.state.outcome).toEqual({
      winners: ['a1'],
      reason: 'elimination',
      result: { winner: 'A', score: { A: 2, B: 0 }, destroyed: { A: 2, B: 0 }, rounds: 1 },
    });
    expect(unit(match, 'a1.1').status).toBe('inPlay');
  });

  it('OG-19.2 it is scored as it stands: the side that is wiped out may win on points', () => {
    const units: BattleInput['units'] = [...FACING_PAIR, { id: 'a1.2', type: 'destroyers', status: 'destroyed' }];
    const { match } = play(held({ turn: 'A', units, dice: [6, 6, 6, 6] }, 'a1.1'), 'a1', {
      type: 'firePrimary',
      target: 'b1.1',
    });
    expect(match.state.outcome).toMatchObject({
      winners: ['b1'],
      reason: 'elimination',
      result: { score: { A: 2, B: 6 } },
    });
  });

  it('OG-19.2 never during setup: a side without a unit in play is no end there', () => {
    const { match } = playAll(newGame({}, [6, 1]), [
      ['a1', { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] }],
      ['b1', { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] }],
      ['a1', { type: 'chooseEdge', edge: 'south' }],
      ['a1', { type: 'leaveOut', unit: 'a1.1' }],
    ]);
    expect(match.state).toMatchObject({ stage: 'deploy', outcome: null });
  });

  it('OG-19.2 OG-C123 with a captured ship: the side without a unit in play ends the game, scored as it stands', () => {
    const start: BattleInput = {
      turn: 'A',
      phase: 'fighters',
      dice: [6, 6, 6, 6],
      units: [
        { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['cannon'] },
        { id: 'b1.1', type: 'destroyers', pose: [40_000, 10_000, 0], captain: 'a1' },
        {
          id: 'b1.2',
          type: 'destroyers',
          pose: [28_000, 20_000, 18_000],
          components: [
            { kind: 'cannon', damage: 2 },
            { kind: 'cannon', damage: 2 },
            { kind: 'cannon', damage: 1 },
          ],
        },
      ],
    };
    const { match } = play(held(start, 'a1.1'), 'a1', { type: 'firePrimary', target: 'b1.2' });
    expect(match.state.outcome).toMatchObject({
      winners: ['a1'],
      reason: 'elimination',
      result: { score: { A: 6, B: 0 } },
    });
    const units: BattleInput['units'] = [
      ...start.units,
      { id: 'a1.2', type: 'destroyers', status: 'destroyed' },
      { id: 'a1.3', type: 'fighters', status: 'destroyed' },
    ];
    const lost = play(held({ ...start, units }, 'a1.1'), 'a1', { type: 'firePrimary', target: 'b1.2' }).match;
    expect(lost.state.outcome).toMatchObject({
      winners: ['b1'],
      reason: 'elimination',
      result: { score: { A: 6, B: 8 } },
    });
  });

  it('OG-19.2 OG-C125 the last two units destroy each other in a ram: both score', () => {
    const match = battle({
      turn: 'A',
      dice: [3, 6, 6, 5, 6, 6],
      units: [
        { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: [{ kind: 'cannon', damage: 1 }] },
        { id: 'b1.1', type: 'fighters', pose: [28_000, 20_000, 18_000], components: [{ kind: 'cannon', damage: 1 }] },
        { id: 'a1.2', type: 'scouts', status: 'destroyed' },
      ],
    });
    const { match: after } = act(match, 'a1.1', 'ram', { target: 'b1.1' });
    expect(after.state.units.map(({ status }) => status)).toEqual(['destroyed', 'destroyed', 'destroyed']);
    expect(after.state.outcome).toMatchObject({
      winners: ['b1'],
      reason: 'elimination',
      result: { score: { A: 2, B: 3 } },
    });
  });

  it('OG-19.4 OG-I68 finish while the enemy has units', () => {
    const units: BattleInput['units'] = [
      FACING_PAIR[0]!,
      FACING_PAIR[1]!,
      { id: 'b1.2', type: 'scouts', pose: [60_000, 40_000, 0] },
      { id: 'b1.3', type: 'scouts', pose: [60_000, 30_000, 0] },
    ];
    expect(refusal(battle({ turn: 'A', phase: 'fighters', units }), 'a1', { type: 'finish' })).toBe(
      'OG-19.4: Side B still has 3 units in play.',
    );
    expect(refusal(battle({ turn: 'A', units: FACING_PAIR }), 'a1', { type: 'finish' })).toBe(
      'OG-19.4: Side B still has 1 unit in play.',
    );
  });

  it('OG-19.5 concede loses whatever the score, at any time', () => {
    const units: BattleInput['units'] = [...FACING_PAIR, { id: 'b1.2', type: 'destroyers', status: 'destroyed' }];
    for (const match of [battle({ turn: 'A', units }), held({ turn: 'A', units }, 'a1.1')]) {
      const { match: over } = play(match, 'a1', { type: 'concede' });
      expect(over.state.outcome).toMatchObject({
        winners: ['b1'],
        reason: 'concede',
        result: { winner: 'B', score: { A: 6, B: 0 } },
      });
    }
    expect(play(newGame(), 'b1', { type: 'concede' }).match.state.outcome).toMatchObject({
      winners: ['a1'],
      reason: 'concede',
      result: { rounds: 0 },
    });
    const own = play(battle({ turn: 'A', units }), 'b1', { type: 'concede' }).match;
    expect(own.state.outcome!.winners).toEqual(['a1']);
  });

  it('OG-19.5 a draw needs every captain; an offer may be declined and made again', () => {
    const match = battle({ turn: 'A', units: FACING_PAIR });
    expect(refusal(match, 'b1', { type: 'acceptDraw' })).toBe('OG-19.5: No draw is offered.');
    expect(refusal(match, 'b1', { type: 'declineDraw' })).toBe('OG-19.5: No draw is offered.');
    const offered = play(match, 'b1', { type: 'offerDraw' }).match;
    expect(offered.state).toMatchObject({ drawOffers: ['b1'], outcome: null });
    expect(refusal(offered, 'a1', { type: 'offerDraw' })).toBe(
      'OG-19.5: A draw is offered already; accept or decline it.',
    );
    expect(refusal(offered, 'b1', { type: 'acceptDraw' })).toBe('OG-19.5: You have agreed to the draw already.');
    const declined = play(offered, 'a1', { type: 'declineDraw' }).match;
    expect(declined.state.drawOffers).toEqual([]);
    const agreed = playAll(declined, [
      ['a1', { type: 'offerDraw' }],
      ['b1', { type: 'acceptDraw' }],
    ]).match;
    expect(agreed.state.outcome).toMatchObject({ winners: [], reason: 'agreedDraw', result: { winner: null } });
  });

  it('OG-19.6 the result shows winner, scores, points destroyed, rounds and reason', () => {
    const over = play(battle({ round: 3, turn: 'A', units: FACING_PAIR }), 'a1', { type: 'concede' });
    expect(over.events).toEqual([
      { type: 'conceded', captain: 'a1' },
      {
        type: 'ended',
        outcome: {
          winners: ['b1'],
          reason: 'concede',
          result: { winner: 'B', score: { A: 0, B: 0 }, destroyed: { A: 0, B: 0 }, rounds: 3 },
        },
      },
    ]);
    expect(game.outcome(over.match.state)).toEqual(over.match.state.outcome);
  });

  it('OG-19.1 OG-I69 no command after the end', () => {
    const over = play(battle({ turn: 'A', units: FACING_PAIR }), 'a1', { type: 'concede' }).match;
    for (const seat of ['a1', 'b1', 'nobody']) {
      for (const command of [
        { type: 'concede' },
        { type: 'activate', unit: 'b1.1', action: 'hold' },
        { type: 'offerDraw' },
        { type: 'stay' },
      ]) {
        expect(refusal(over, seat, command)).toBe('OG-19.1: The game is over.');
      }
    }
    expect(game.pending(over.state)).toEqual([]);
  });
});
