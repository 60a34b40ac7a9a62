import { describe, expect, it } from 'vitest';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { rollOff } from '../../../../src/games/orions-gate/rules/roll-off.ts';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import {
  diceLeft,
  eventsOf,
  game,
  newGame,
  play,
  playAll,
  poseOf,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';

const fleet = (...types: readonly ('scouts' | 'fighters' | 'destroyers' | 'battleships')[]): OrionsGateCommand => ({
  type: 'submitFleet',
  units: types.map((type) => ({
    type,
    name: '',
    components: Array.from({ length: { scouts: 0, fighters: 1, destroyers: 3, battleships: 6 }[type] }, () => ({
      kind: 'cannon' as const,
    })),
  })),
});
const deploy = (id: string, x: number, y: number, heading = 9000): OrionsGateCommand => ({
  type: 'deploy',
  unit: id,
  table: 1,
  x,
  y,
  heading,
});
/** Both fleets handed in, A winner of the roll-off (unless other dice), at the choice of edge. */
const atEdge = (
  a = fleet('scouts', 'destroyers'),
  b = fleet('scouts'),
  dice: readonly number[] = [6, 1],
  options: { [key: string]: unknown } = {},
): Battle =>
  playAll(newGame(options, dice), [
    ['a1', a],
    ['b1', b],
  ]).match;
const atDeployment = (edge: 'south' | 'north' = 'south', ...rest: Parameters<typeof atEdge>): Battle =>
  play(atEdge(...rest), 'a1', { type: 'chooseEdge', edge }).match;

describe('chapter 1: roll-off', () => {
  it('OG-1.6 OG-C2 side A rolls, then side B; a tie is rolled again by both', () => {
    const chance = openChance(scriptChance([4, 4, 2, 5]));
    expect(rollOff(chance)).toEqual({
      rolls: [
        { A: 4, B: 4 },
        { A: 2, B: 5 },
      ],
      winner: 'B',
    });
    expect(chance.drawn).toBe(4);
  });
});

describe('chapter 4: setup', () => {
  it('OG-4.1 OG-23.1 fleets, roll-off, edge, deployment of the winner, of the other side, round 1', () => {
    let match = newGame({}, [4, 4, 2, 5]);
    const steps: [string, OrionsGateCommand, readonly string[]][] = [
      ['a1', fleet('scouts'), ['fleetSubmitted']],
      ['b1', fleet('scouts'), ['fleetSubmitted', 'fleetsRevealed', 'rolledOff']],
      ['b1', { type: 'chooseEdge', edge: 'north' }, ['edgeChosen', 'deploymentBegan']],
      ['b1', deploy('b1.1', 36_000, 40_000), ['deployed']],
      ['b1', { type: 'finishDeployment' }, ['deploymentFinished', 'deploymentBegan']],
      ['a1', deploy('a1.1', 36_000, 5000), ['deployed']],
      ['a1', { type: 'finishDeployment' }, ['deploymentFinished', 'roundBegan', 'turnBegan']],
    ];
    for (const [seat, command, types] of steps) {
      expect(game.pending(match.state).flatMap(({ seats }) => seats)).toContain(seat);
      const played = play(match, seat, command);
      expect(played.events.map(({ type }) => type)).toEqual(types);
      match = played.match;
    }
    expect(diceLeft(match)).toEqual([]);
    expect(match.state).toMatchObject({
      stage: 'play',
      round: 1,
      firstSide: 'B',
      phase: 'scouts',
      turn: 'B',
      rollOffWinner: 'B',
    });
  });

  it('OG-4.1 what comes too early or too late is refused', () => {
    const fresh = newGame();
    expect(refusal(fresh, 'a1', { type: 'chooseEdge', edge: 'south' })).toBe('OG-4.1: The fleets are not locked yet.');
    expect(refusal(fresh, 'a1', deploy('a1.1', 1, 1))).toBe('OG-4.1: The fleets are not locked yet.');
    expect(refusal(atEdge(), 'a1', deploy('a1.1', 36_000, 5000))).toBe(
      'OG-4.1: The edge must be chosen before the fleets are deployed.',
    );
    expect(refusal(atEdge(), 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe(
      'OG-4.1: The battle has not begun yet.',
    );
    expect(refusal(atEdge(), 'a1', fleet('scouts'))).toBe('OG-3.10: The fleets are locked.');
    expect(refusal(atDeployment(), 'a1', { type: 'chooseEdge', edge: 'north' })).toBe(
      'OG-4.9: The edges are chosen already.',
    );
  });

  it('OG-4.2 the default table is 72" x 48"; OG-2.1 x to the right, y upward from the lower left corner', () => {
    expect(newGame().state.tables).toMatchObject([{ number: 1, width: 72_000, height: 48_000 }]);
    expect(newGame({ tableWidth: 48_000 }).state.tables[0]).toMatchObject({ width: 48_000, height: 48_000 });
    expect(
      refusal(atDeployment(), 'a1', { type: 'deploy', unit: 'a1.1', table: 2, x: 9000, y: 9000, heading: 0 }),
    ).toBe('OG-4.2: There is no table 2; this game has 1.');
  });

  it('OG-4.3 OG-C19 OG-I12 the whole base stands in the own zone', () => {
    const south = atDeployment();
    expect(poseOf(play(south, 'a1', deploy('a1.1', 36_000, 11_500)).match, 'a1.1')).toEqual([36_000, 11_500, 9000]);
    expect(refusal(south, 'a1', deploy('a1.1', 36_000, 11_501))).toBe(
      'OG-4.3: The base reaches 12.001 in; your zone ends at 12.000 in.',
    );
    const north = atDeployment('north');
    expect(play(north, 'a1', deploy('a1.2', 36_000, 37_000)).match.state.units[1]!.status).toBe('inPlay');
    expect(refusal(north, 'a1', deploy('a1.2', 36_000, 36_999))).toBe(
      'OG-4.3: The base reaches 35.999 in; your zone begins at 36.000 in.',
    );
  });

  it('OG-4.9 the winner of the roll-off chooses the edge, the other side gets the opposite one', () => {
    const { match } = play(atEdge(), 'a1', { type: 'chooseEdge', edge: 'north' });
    expect(match.state.edges).toEqual({ A: 'north', B: 'south' });
    const bWins = atEdge(fleet('scouts'), fleet('scouts'), [1, 6]);
    expect(game.pending(bWins.state)).toEqual([{ kind: 'setup.edge', seats: ['b1'] }]);
    expect(refusal(bWins, 'a1', { type: 'chooseEdge', edge: 'south' })).toBe('OG-4.9: Side B chooses the edge.');
    expect(play(bWins, 'b1', { type: 'chooseEdge', edge: 'south' }).match.state).toMatchObject({
      edges: { A: 'north', B: 'south' },
      deploying: 'B',
    });
  });

  it('OG-4.10 the winner deploys its whole fleet first; units may be moved until it ends', () => {
    const start = atDeployment();
    expect(refusal(start, 'b1', deploy('b1.1', 36_000, 40_000))).toBe('OG-4.10: Side A deploys now.');
    let { match } = play(start, 'a1', deploy('a1.1', 36_000, 5000));
    ({ match } = play(match, 'a1', deploy('a1.1', 36_200, 5100, 35_999)));
    expect(poseOf(match, 'a1.1')).toEqual([36_200, 5100, 35_999]);
    ({ match } = play(match, 'a1', { type: 'undeploy', unit: 'a1.1' }));
    expect(unit(match, 'a1.1')).toMatchObject({ status: 'waiting', pose: null });
    expect(refusal(match, 'a1', { type: 'undeploy', unit: 'a1.1' })).toBe('OG-4.10: Scouts 1 is not deployed yet.');
    expect(refusal(match, 'a1', deploy('b1.1', 36_000, 5000))).toBe('OG-17.6: Scouts 1 belongs to captain b1.');
    expect(refusal(match, 'a1', deploy('a1.9', 36_000, 5000))).toBe('OG-20.1: There is no unit a1.9.');
    expect(unit(match, 'b1.1').status).toBe('waiting');
  });

  it('OG-4.10 OG-I14 finishing with a unit not placed', () => {
    const { match } = play(atDeployment(), 'a1', deploy('a1.1', 36_000, 5000));
    expect(refusal(match, 'a1', { type: 'finishDeployment' })).toBe(
      'OG-4.10: Destroyers 1 is not deployed yet; place it or leave it out.',
    );
    const placed = play(match, 'a1', deploy('a1.2', 40_000, 5000)).match;
    const finished = play(placed, 'a1', { type: 'finishDeployment' }).match;
    expect(finished.state.deploying).toBe('B');
    expect(refusal(finished, 'a1', { type: 'undeploy', unit: 'a1.1' })).toBe('OG-4.10: Side B deploys now.');
  });

  it('OG-4.10 terrain under a unit has no effect at deployment', () => {
    const hole = { kind: 'dangerous', parts: [{ kind: 'circle', x: 36_000, y: 5000, radius: 2000 }] };
    const played = play(
      atDeployment('south', undefined, undefined, [6, 1], { layout: [[hole]] }),
      'a1',
      deploy('a1.1', 36_000, 5000),
    );
    expect(played.events.map(({ type }) => type)).toEqual(['deployed']);
  });

  it('OG-2.12 OG-C15 a standing place lies wholly on the table', () => {
    const match = atDeployment('south', fleet('fighters'));
    expect(play(match, 'a1', deploy('a1.1', 625, 625)).match.state.units[0]!.pose).toEqual({
      table: 1,
      x: 625,
      y: 625,
      heading: 9000,
    });
    expect(refusal(match, 'a1', deploy('a1.1', 624, 625))).toBe('OG-2.12: The base would be 0.001 in off the table.');
    expect(refusal(match, 'a1', deploy('a1.1', 72_000, 625))).toBe(
      'OG-2.12: The base would be 0.625 in off the table.',
    );
  });

  it('OG-2.12 OG-I13 at least 1" from every other unit', () => {
    const { match } = play(atDeployment('south', fleet('scouts', 'scouts')), 'a1', deploy('a1.1', 36_000, 5000));
    expect(refusal(match, 'a1', deploy('a1.2', 37_500, 5000))).toBe(
      'OG-2.12: Only 0.500 in from Scouts 1; at least 1.000 in is needed.',
    );
    expect(refusal(match, 'a1', deploy('a1.2', 37_999, 5000))).toBe(
      'OG-2.12: Only 0.999 in from Scouts 1; at least 1.000 in is needed.',
    );
    expect(unit(play(match, 'a1', deploy('a1.2', 38_000, 5000)).match, 'a1.2').status).toBe('inPlay');
    expect(unit(play(match, 'a1', deploy('a1.1', 36_001, 5000)).match, 'a1.1').pose!.x).toBe(36_001);
  });

  it('OG-2.12 OG-20.4 no overlap with a solid piece, touching is allowed; edge before piece before unit before zone', () => {
    const planet = { kind: 'blocking', name: 'Ymir', parts: [{ kind: 'circle', x: 36_000, y: 11_000, radius: 2000 }] };
    const match = atDeployment('south', fleet('scouts'), undefined, [6, 1], { layout: [[planet]] });
    expect(unit(play(match, 'a1', deploy('a1.1', 33_500, 11_000)).match, 'a1.1').pose!.x).toBe(33_500);
    expect(refusal(match, 'a1', deploy('a1.1', 33_501, 11_000))).toBe(
      'OG-2.12: The base would overlap Ymir (Blocking) by 0.001 in.',
    );
    expect(refusal(match, 'a1', deploy('a1.1', 36_000, 12_500))).toContain('OG-2.12: The base would overlap Ymir');
    expect(refusal(match, 'a1', deploy('a1.1', 36_000, 47_999))).toContain('off the table');
  });

  it('OG-4.11 OG-C21 a unit left out counts as destroyed from the start', () => {
    let { match } = playAll(atDeployment('south', fleet('scouts', 'destroyers'), fleet('destroyers')), [
      ['a1', { type: 'leaveOut', unit: 'a1.1' }],
      ['a1', deploy('a1.2', 36_000, 5000)],
    ]);
    expect(unit(match, 'a1.1')).toMatchObject({ status: 'leftOut', scoredBy: 'B', pose: null });
    expect(refusal(match, 'a1', { type: 'leaveOut', unit: 'a1.1' })).toBe('OG-4.11: Scouts 1 is left out already.');
    const back = play(match, 'a1', { type: 'undeploy', unit: 'a1.1' }).match;
    expect(unit(back, 'a1.1')).toMatchObject({ status: 'waiting', scoredBy: null });
    match = playAll(match, [
      ['a1', { type: 'finishDeployment' }],
      ['b1', deploy('b1.1', 36_000, 43_000, 27_000)],
      ['b1', { type: 'finishDeployment' }],
    ]).match;
    for (let turns = 0; turns < 8; turns++) {
      const seat = game.pending(match.state)[0]!.seats[0]!;
      const id = seat === 'a1' ? 'a1.2' : 'b1.1';
      match = playAll(match, [
        [seat, { type: 'activate', unit: id, action: 'hold' }],
        [seat, { type: 'plan', heading: 0 }],
        [seat, { type: 'endActivation' }],
      ]).match;
    }
    expect(match.state.outcome).toEqual({
      winners: ['b1'],
      reason: 'rounds',
      result: { winner: 'B', score: { A: 0, B: 1 }, destroyed: { A: 0, B: 1 }, rounds: 4 },
    });
  });

  it('OG-4.11 a side that leaves everything out has lost at the start of round 1 (OG-19.2)', () => {
    const { match, events } = playAll(atDeployment('south', fleet('scouts'), fleet('scouts')), [
      ['a1', { type: 'leaveOut', unit: 'a1.1' }],
      ['a1', { type: 'finishDeployment' }],
      ['b1', deploy('b1.1', 36_000, 43_000)],
      ['b1', { type: 'finishDeployment' }],
    ]);
    expect(eventsOf(events, 'ended')).toHaveLength(1);
    expect(match.state.outcome).toMatchObject({
      winners: ['b1'],
      reason: 'elimination',
      result: { score: { A: 0, B: 1 }, rounds: 1 },
    });
  });
});

describe('chapter 3: handing in', () => {
  it('OG-3.10 a fleet may be withdrawn until all are locked', () => {
    const handed = play(newGame({}, [6, 1]), 'a1', fleet('scouts')).match;
    expect(refusal(handed, 'a1', fleet('fighters'))).toBe(
      'OG-3.10: Your fleet is handed in; withdraw it to change it.',
    );
    const withdrawn = play(handed, 'a1', { type: 'withdrawFleet' }).match;
    expect(withdrawn.state.fleets).toEqual({});
    expect(refusal(withdrawn, 'a1', { type: 'withdrawFleet' })).toBe('OG-3.10: You have handed in no fleet.');
    const locked = playAll(withdrawn, [
      ['a1', fleet('fighters')],
      ['b1', fleet('scouts')],
    ]).match;
    expect(refusal(locked, 'a1', { type: 'withdrawFleet' })).toBe('OG-3.10: The fleets are locked.');
    expect(locked.state.units.map(({ id, unitType, side, captain }) => [id, unitType, side, captain])).toEqual([
      ['a1.1', 'fighters', 'A', 'a1'],
      ['b1.1', 'scouts', 'B', 'b1'],
    ]);
  });
});
