import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../src/games/orions-gate/aids/answers/answers.ts';
import { chanceText, commandOdds } from '../../../../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../../../../src/table/index.ts';
import { battle, type BattleInput } from '../../../../helpers/og-position.ts';
import { circle } from '../../battle/scene.ts';

const rules = { sight: kernelSight };

/** An own Fighter, an enemy with a Tractor Beam that is still to act, and what may lie between them. */
const scene = (more: Partial<BattleInput>) =>
  battle({
    phase: 'fighters',
    turn: 'A',
    units: [
      { id: 'a1.1', type: 'fighters', pose: [20000, 24000, 0], components: ['armoredPlating'] },
      { id: 'b1.1', type: 'destroyers', pose: [34000, 24000, 9000], components: ['tractorBeam', 'shield', 'shield'] },
    ],
    ...more,
  });
const HOLE = { pieces: [circle('dangerous', 25000, 24000, 1500)] };

describe('what a Tractor Beam of the enemy would pull a unit into', () => {
  it('OG-9.24 OG-24.1 is told with the odds of the resolver from the place it pulls from', () => {
    const { pulls, together, leftOut } = answersTo(rules, scene(HOLE).state, 'a1.1');
    expect(pulls).toHaveLength(1);
    const [{ action, pose, damaged, lost }] = pulls as [(typeof pulls)[0]];
    const there = scene({
      ...HOLE,
      phase: 'destroyers',
      turn: 'B',
      units: [
        { id: 'a1.1', type: 'fighters', pose: [20000, 24000, 0], components: ['armoredPlating'] },
        {
          id: 'b1.1',
          type: 'destroyers',
          pose: [pose.x, pose.y, pose.heading],
          components: ['tractorBeam', 'shield', 'shield'],
        },
      ],
      activation: { unit: 'b1.1', action, step: 'fire' },
    }).state;
    const odds = commandOdds(rules, there, 'b1', { type: 'useComponent', slot: 1, target: 'a1.1' });
    const fate = odds.fates.find(({ unit }) => unit === 'a1.1')!;
    expect([damaged, lost].map(chanceText)).toEqual([fate.damaged, fate.lost].map(chanceText));
    // Entered from 3 in on: four faces of six, then D6 against four boxes.
    expect([damaged, lost].map(chanceText)).toEqual(['1/3 = 33.33 %', '1/3 = 33.33 %']);
    expect(together.boxes).toBe(4);
    expect(leftOut).toEqual({ warps: [], layers: [], ways: true });
  });

  it('OG-9.24 is nothing where nothing lies within a pull, or the beam is out of range', () => {
    expect(answersTo(rules, scene({}).state, 'a1.1').pulls).toEqual([]);
    const far = { table: 1, x: 5000, y: 5000, heading: 0 };
    expect(answersTo(rules, scene(HOLE).state, 'a1.1', far).pulls).toEqual([]);
  });

  it('OG-9.35 a pull past a mine of the enemy counts the mine', () => {
    const { pulls } = answersTo(rules, scene({ mines: [{ side: 'B', x: 24000, y: 27000 }] }).state, 'a1.1');
    expect(pulls.map(({ enemy, slot }) => [enemy, slot])).toEqual([['b1.1', 1]]);
    expect(pulls[0]!.damaged.num).toBeGreaterThan(0n);
  });
});

describe('what is left out of the answers', () => {
  it('OG-9.25 OG-9.35 names those that may jump and those that may lay mines, and no others', () => {
    const units: BattleInput['units'] = [
      { id: 'a1.1', type: 'fighters', pose: [20000, 24000, 0], components: ['warpDrive'] },
      { id: 'b1.1', type: 'fighters', pose: [34000, 24000, 9000], components: ['warpDrive'] },
      { id: 'b1.2', type: 'fighters', pose: [34000, 30000, 9000], components: ['mineLauncher'] },
      { id: 'b1.3', type: 'fighters', pose: [34000, 36000, 9000], components: ['cannon'] },
    ];
    expect(answersTo(rules, scene({ units }).state, 'a1.1').leftOut).toEqual({
      warps: ['b1.1'],
      layers: ['b1.2'],
      ways: false,
    });
  });

  it('OG-15.2 OG-15.3 ways past a marker that is rolled for are not tried, those past a known one are', () => {
    const marked = (mystery?: number) =>
      answersTo(
        rules,
        scene({
          options: { mysteriousObjectives: true, mission: 'territoryControl' },
          markers: [{ x: 34000, y: 24000, ...(mystery && { mystery }) }],
        }).state,
        'a1.1',
      );
    expect(marked().leftOut.ways).toBe(true);
    expect(marked(1).leftOut.ways).toBe(false);
    // Every way begins beside it: only standing still is left.
    expect(marked().sampled).toBeLessThan(marked(1).sampled);
    expect(marked(3).sampled).toBe(marked().sampled);
  });
});
