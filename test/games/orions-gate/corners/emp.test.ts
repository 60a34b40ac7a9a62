import { describe, expect, it } from 'vitest';
import { damageOf, diceLeft, eventsOf, play, poseOf } from '../../../helpers/og-position.ts';
import { D, during, F, hurt } from '../battle/scene.ts';

// OG-9.50: whether EMP counts is asked at each roll anew; OG-9.7: a destroyed component has no effect from that moment
// on.
describe('EMP Blasters destroyed between two rolls of one command', () => {
  it('OG-9.50 OG-9.7 OG-10.6: the rammed ship loses its Blaster to the hit: the push is not rolled again', () => {
    const units = [D('a1.1', [10000, 10000]), D('b1.1', [15000, 10000, 9000], hurt('empBlaster', 1))];
    // D3 6 -> 3, damage 6 2 -> 5 2; the Blaster is gone: push 1; backlash D3 1, damage 1 1.
    const match = during('ram', 'plan', units, { dice: [6, 3, 6, 2, 5, 1, 1, 1, 1] });
    const { match: after, events } = play(match, 'a1', { type: 'plan', target: 'b1.1' });
    expect(diceLeft(after)).toEqual([]);
    expect(damageOf(after, 'b1.1')).toEqual([2, 0, 0]);
    expect(damageOf(after, 'a1.1')).toEqual([0, 0, 0]);
    expect(eventsOf(events, 'autoHit').map(({ cause, roll }) => [cause.kind, roll.drawn, roll.emp])).toEqual([
      ['ram', [6, 2, 5], true],
      ['backlash', [1, 1], false],
    ]);
    expect(eventsOf(events, 'pushed').map(({ roll }) => [roll.drawn, roll.emp])).toEqual([[[1], false]]);
    expect(poseOf(after, 'b1.1')).toEqual([16000, 10000, 9000]);
  });

  it('OG-9.11 OG-9.50: the rammer loses its Blaster to the first Ablative Armor: the second die stands as it falls', () => {
    const units = [
      D('a1.1', [10000, 10000], hurt('empBlaster', 1)),
      D('b1.1', [15000, 10000, 9000], 'ablativeArmor', 'ablativeArmor'),
    ];
    // Ablative 1 -> 5 destroys the Blaster, Ablative 2; ram D3 1, damage 1 1; push 1; backlash D3 1, damage 1 1.
    const match = during('ram', 'plan', units, { dice: [1, 5, 2, 1, 1, 1, 1, 1, 1, 1] });
    const { match: after, events } = play(match, 'a1', { type: 'plan', target: 'b1.1' });
    expect(diceLeft(after)).toEqual([]);
    expect(eventsOf(events, 'ablativeRolled').map(({ roll, success }) => [roll.drawn, success])).toEqual([
      [[1, 5], true],
      [[2], false],
    ]);
    expect(damageOf(after, 'a1.1')).toEqual([2, 0, 0]);
    expect(damageOf(after, 'b1.1')).toEqual([0, 0, 0]);
  });

  it('OG-9.18 OG-9.13: the first missile destroys the Blaster, the second flies without EMP', () => {
    const units = [
      D('a1.1', [10000, 10000], 'missileCluster'),
      D('b1.1', [18000, 10000, 18000], hurt('empBlaster', 1)),
      F('b1.2', [18000, 14000, 18000]),
    ];
    const match = during('hold', 'fire', units, { dice: [6, 6, 6, 6, 6, 6, 1, 1] });
    const { match: after, events } = play(match, 'a1', { type: 'useComponent', slot: 1, targets: ['b1.1', 'b1.2'] });
    expect(diceLeft(after)).toEqual([]);
    expect(eventsOf(events, 'hitRolled').map(({ target, roll }) => [target, roll.drawn.length])).toEqual([
      ['b1.1', 3],
      ['b1.2', 2],
    ]);
    expect(damageOf(after, 'b1.1')).toEqual([2, 0, 0]);
    expect(damageOf(after, 'b1.2')).toEqual([0]);
  });

  it('OG-9.50 OG-6.13: a ship that jumps out of an aura rolls its next attack without EMP, one that jumps in with it', () => {
    const blaster = D('b1.1', [40000, 20000, 18000], 'empBlaster');
    const jumper = D('a1.1', [26001, 20000], 'warpDrive', 'railgun');
    const match = during('hold', 'fire', [jumper, blaster], { dice: [1, 1, 1, 1, 1] });
    // The gap is 11.999 in: the Warp Drive is rolled again; a mil and more to the left it is out of reach.
    const rolled = play(match, 'a1', { type: 'useComponent', slot: 1 });
    expect(eventsOf(rolled.events, 'warpRolled')[0]!.roll).toMatchObject({ drawn: [1, 1, 1], emp: true });
    const jumped = play(rolled.match, 'a1', { type: 'warpTo', x: 25999, y: 20000 });
    const fired = play(jumped.match, 'a1', { type: 'useComponent', slot: 2, target: 'b1.1' });
    expect(eventsOf(fired.events, 'hitRolled')[0]!.roll).toMatchObject({ drawn: [1, 1], emp: false });
    expect(diceLeft(fired.match)).toEqual([]);
  });
});
