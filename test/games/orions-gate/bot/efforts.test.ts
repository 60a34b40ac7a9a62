import { describe, expect, it } from 'vitest';
import { effortAt, type Effort } from '../../../../src/engine/brain.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { ORIONS_GATE_EFFORTS } from '../../../../src/games/orions-gate/bot/efforts.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { MISSIONS } from '../../../../src/games/orions-gate/data/missions.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { choosing, D } from '../battle/scene.ts';

const FEW: Effort = { candidates: 8, caution: 0, blur: 0 };
const MANY: Effort = { candidates: 90, caution: 1, blur: 0 };

describe('efforts', () => {
  it('are other ones where the mission that is played is named, with the same temper', () => {
    const effort: Effort = { ...FEW, temper: 'bold', where: { breakthrough: MANY } };
    expect(effortAt(effort, ['breakthrough'])).toEqual({ ...MANY, temper: 'bold' });
    expect(effortAt(effort, ['annihilation'])).toBe(effort);
    expect(effortAt(effort, [])).toBe(effort);
    expect(effortAt({ ...FEW, where: { breakthrough: MANY } }, ['breakthrough'])).toEqual(MANY);
    // The first name that is there decides.
    expect(effortAt({ ...FEW, where: { breakthrough: MANY } }, ['breakthrough-large', 'breakthrough'])).toEqual(MANY);
    const two = { ...FEW, where: { 'breakthrough-large': FEW, breakthrough: MANY } };
    expect(effortAt(two, ['breakthrough-large', 'breakthrough'])).toEqual(FEW);
  });

  it('name missions there are, and leave the hard level alike in all', () => {
    for (const { where = {} } of Object.values(ORIONS_GATE_EFFORTS))
      expect([...MISSIONS, ...MISSIONS.map((mission) => `${mission}-large`)]).toEqual(
        expect.arrayContaining(Object.keys(where)),
      );
    expect(ORIONS_GATE_EFFORTS['hard']!.where).toBeUndefined();
  });

  it.each([
    [12, 'breakthrough'],
    [24, 'breakthrough-large'],
    [48, 'breakthrough-large'],
  ])('are those of the mission that is played in all that a brain tells, with %i points: %s', (points, played) => {
    const brain = orionsGateBrain(kernelSight);
    const { state } = choosing([D('a1.1', [20_000, 20_000], 'cannon'), D('b1.1', [34_000, 26_000], 'cannon')], {
      options: { mission: 'breakthrough', points },
    });
    const told = (effort: Effort) => {
      const found = brain.prospects(state, 'a1', effort, openChance(seedChance('efforts')));
      return [found, brain.facts!(state, 'a1', found[0]!, effort), brain.chances!(state, 'a1', effort, found)];
    };
    const many = { ...FEW, where: { [played]: MANY } };
    expect(told(many)).toEqual(told(MANY));
    expect(told(many)).not.toEqual(told(FEW));
    expect(told({ ...FEW, where: { captureTheGate: MANY } })).toEqual(told(FEW));
    const large = { ...FEW, where: { 'breakthrough-large': MANY } };
    expect(told(large)).toEqual(told(points < 24 ? FEW : MANY));
  });
});
