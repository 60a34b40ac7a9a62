import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import type { Box } from '../../../../src/table/box.ts';
import { openFraming, surroundings } from '../../../../src/ui/games/orions-gate/frame-unit.ts';
import { IDLE, placedIn } from '../../../../src/ui/games/orions-gate/tools/tool.ts';
import { battle, game, play } from '../../../helpers/og-position.ts';

/** A Fighter (cruise 12 in) with a Fighter 20 in away (move 8 in and gun 12 in), one farther off and a friend. */
const start = battle({
  phase: 'fighters',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'fighters', name: 'Wasp', pose: [20_000, 24_000, 0], components: ['cannon'] },
    { id: 'a1.2', type: 'fighters', name: 'Moth', pose: [4000, 4000, 0], components: ['cannon'] },
    { id: 'b1.1', type: 'fighters', name: 'Gnat', pose: [40_000, 24_000, 0], components: ['cannon'] },
    { id: 'b1.2', type: 'fighters', name: 'Midge', pose: [20_000, 44_001, 0], components: ['cannon'] },
  ],
});
const viewOf = ({ state }: typeof start) => game.view(state, viewerOf('a1'));
const AROUND: Box = { left: 8000, bottom: 12_000, right: 42_500, top: 36_000 };

describe('framing the ship in hand', () => {
  it('shows as far as it cruises and whoever could come and fire at it, at their very limit (OG-27.1)', () => {
    const view = viewOf(start);
    expect(surroundings(view, placedIn(view, 'a1.1')!)).toEqual(AROUND);
  });

  it('asked again it shows the whole table, and by itself once the ship has acted', () => {
    const looks: (Box | 'whole')[] = [];
    const stage = { fit: () => looks.push('whole'), frame: (box: Box) => looks.push(box) };
    const state$ = new BehaviorSubject({ view: viewOf(start), selected: 'a1.1', busy: false, tool: IDLE });
    const frame = openFraming({ state$, stage: () => stage } as never);
    frame();
    frame();
    expect(looks).toEqual([AROUND, 'whole']);
    frame();
    const acting = play(start, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match;
    state$.next({ ...state$.value, view: viewOf(acting) });
    expect(looks).toHaveLength(3);
    const turned = play(acting, 'a1', { type: 'plan', heading: 0 }).match;
    const over = play(turned, 'a1', { type: 'endActivation' }).match;
    // Not while its film runs.
    state$.next({ ...state$.value, view: viewOf(over), busy: true });
    expect(looks).toHaveLength(3);
    state$.next({ ...state$.value, busy: false });
    expect(looks.at(-1)).toBe('whole');
    // A ship that has acted stays in the picture until one asks again.
    frame();
    state$.next({ ...state$.value });
    expect(looks.at(-1)).toEqual(AROUND);
    expect(state$.observed).toBe(false);
  });

  it('nothing in hand, or a ship that is gone: the whole table', () => {
    const looks: string[] = [];
    const stage = { fit: () => looks.push('whole'), frame: () => looks.push('part') };
    const state$ = new BehaviorSubject({ view: viewOf(start), selected: null, busy: false, tool: IDLE });
    openFraming({ state$, stage: () => stage } as never)();
    expect(looks).toEqual(['whole']);
  });
});
