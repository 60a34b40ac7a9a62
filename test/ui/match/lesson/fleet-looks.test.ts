import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { present } from '../../../../src/engine/timeline.ts';
import { orionsGate } from '../../../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { lesson } from '../../../../src/ui/games/orions-gate/lesson/lesson.ts';
import { battle } from '../../../../src/ui/games/orions-gate/words/play.ts';
import { looksOf, spotsOf } from '../../../../src/ui/match/lesson/look.ts';
import { modelLine } from '../../../../src/ui/match/lesson/start.ts';
import { placeOf } from './played.ts';

const game = orionsGate(kernelSight);
const viewAt = (id: string) =>
  game.view(present(modelLine(game, lesson, placeOf(lesson, id))).state as never, viewerOf('a1'));
/** Where a step looks with a tool in hand. */
const looks = (id: string, tool: object, tried = false) =>
  looksOf(lesson.steps[placeOf(lesson, id)], { view: viewAt(id), tool }, tried);

describe('where the fleet lesson looks', () => {
  it('is on the table for every ship and place it speaks of, as they stand then', () => {
    for (const { id } of lesson.steps) {
      const look = looks(id, { kind: 'idle' });
      const wanted = look.filter((one) => 'thing' in one || 'spot' in one).length;
      expect(spotsOf(lesson, look, viewAt(id), null), id).toHaveLength(wanted);
    }
  });

  it('is the way first and Go once the ghost is there', () => {
    const veil = (points: readonly object[]) =>
      looks('veil', { kind: 'plan', unit: 'a1.3', draft: { kind: 'chain', points, heading: 9000 } });
    expect(veil([])).toEqual([{ thing: 'a1.3' }, { spot: expect.objectContaining({ x: 9000, y: 22_000 }) as unknown }]);
    expect(veil([{ x: 8500, y: 20_500 }])).toEqual([{ button: battle.confirmPlan }]);
    const behind = (first: number) =>
      looks('behind', { kind: 'plan', unit: 'a1.2', draft: { kind: 'ship', first, pivot: 0, second: 0 } });
    expect(behind(0)[0]).toEqual({ thing: 'b1.2' });
    expect(behind(8000)).toEqual([{ button: battle.confirmPlan }]);
  });

  it('is of weapon, target and order what is to be pressed next', () => {
    const gun = (slot: number, targets: readonly string[]) =>
      looks('gun', { kind: 'fire', unit: 'a1.1', slot, targets });
    expect(gun(2, [])).toEqual([{ thing: 'b1.1' }, { button: 'Gun' }]);
    expect(gun(0, [])).toEqual([{ thing: 'b1.1' }, { button: 'Kestrel' }]);
    expect(gun(0, ['b1.1'])).toEqual([{ thing: 'b1.1' }, { button: 'Fire' }]);
    expect(looks('cannon', { kind: 'fire', unit: 'a1.1', slot: 0, targets: ['b1.1'] })).toEqual([
      { thing: 'b1.1' },
      { button: 'Cannon' },
    ]);
  });

  it('is the order of a turn by the words it bears', () => {
    const { heading } = viewAt('face').units.find(({ id }) => id === 'a1.1')!.pose!;
    const face = (to: number) => looks('face', { kind: 'plan', unit: 'a1.1', draft: { kind: 'turn', heading: to } });
    expect(face(heading)).toEqual([{ thing: 'a1.1' }, { button: battle.confirmStay }]);
    expect(face(5500)).toEqual([{ thing: 'a1.1' }, { button: battle.confirmPlan }]);
  });

  it('is the planet once it is known to hide Hornet', () => {
    expect(looks('hidden', { kind: 'idle' })).toEqual([{ thing: 'b1.3' }, { button: 'Hornet' }]);
    expect(looks('hidden', { kind: 'idle' }, true)[1]).toEqual({
      spot: expect.objectContaining({ x: 30_000, y: 24_000 }) as unknown,
    });
  });
});
