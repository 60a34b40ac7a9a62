import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { JUDGE } from '../../../../src/engine/seat.ts';
import type { StageInput } from '../../../../src/ui/table/stage.ts';
import type { Tables, TableStage } from '../../../../src/ui/games/orions-gate/table/stage.ts';
import { measureOverlays } from '../../../../src/ui/games/orions-gate/measure-overlays.ts';
import { rulerSentence, sightSentence } from '../../../../src/ui/games/orions-gate/measure-text.ts';
import type { Reel } from '../../../../src/ui/match/replay/reel.ts';
import { openReplayDesk } from '../../../../src/ui/games/orions-gate/replay-desk.ts';
import { battle, game } from '../../../helpers/og-position.ts';

const place = (thorn: number) =>
  battle({
    phase: 'destroyers',
    turn: 'A',
    units: [
      { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [20000, 24000, 0], components: ['cannon'] },
      { id: 'b1.1', type: 'destroyers', name: 'Thorn', pose: [thorn, 24000, 18000], components: ['cannon'] },
      { id: 'b1.2', type: 'destroyers', name: 'Briar', pose: [30000, 34000, 18000], components: ['cannon'] },
    ],
  });
const viewOf = (thorn: number) => game.view(place(thorn).state, JUDGE);

function open() {
  const desk = openReplayDesk({ game, seats: [], viewer: JUDGE } as unknown as Reel, viewOf(30000));
  const input$ = new Subject<StageInput>();
  const stage = {
    input$,
    grabs: () => undefined,
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 14 }),
    table$: new BehaviorSubject(1),
    look: () => undefined,
    focus: () => undefined,
    frame: () => undefined,
  } as unknown as TableStage & Tables;
  const leave = desk.attach(stage);
  const press = (kind: StageInput['kind'], x: number, y: number) =>
    input$.next({
      kind,
      at: { x, y },
      screen: { x: 0, y: 0 },
      pixel: 70,
      pointer: 'touch',
      button: 0,
      shift: false,
      alt: false,
    });
  const drawn = () => measureOverlays(game, desk.state$.value);
  return { desk, press, leave, drawn };
}

describe('replay desk', () => {
  it('OG-25.1 a spectator selects by tap and sees ranges, sectors and where each it watches can strike, by name', () => {
    const { desk, press, drawn } = open();
    press('tap', 20000, 24000);
    expect(desk.state$.value.selected).toBe('a1.1');
    desk.aid('rings');
    expect(drawn().filter(({ kind }) => kind === 'wedge')).toHaveLength(4);
    for (const { id } of desk.state$.value.view.units) desk.watch(id);
    const areas = drawn().filter((one) => one.kind === 'area');
    expect(areas.map(({ label, tone }) => [label, tone])).toEqual([
      ['Talon', 'sideA'],
      ['Thorn', 'sideB'],
      ['Briar', 'sideB'],
    ]);
    press('tap', 60000, 10000);
    expect(desk.state$.value.selected).toBeNull();
  });

  it('OG-25.2 a ruler follows its units to another moment, and is told in words', () => {
    const { desk, drawn } = open();
    desk.toggleRuler();
    desk.select('a1.1');
    desk.select('b1.1');
    expect(desk.state$.value.selected).toBeNull();
    const [ruler] = desk.state$.value.rulers;
    expect(rulerSentence(game, desk.state$.value.view, ruler!)).toBe(
      'Talon to Thorn: gap 8.000 in, centres 10.000 in. Talon: bearing 0°, front sector, ahead. Thorn: bearing 180°, front sector, ahead.',
    );
    desk.show(viewOf(33000));
    expect(drawn().find((one) => one.kind === 'line')).toMatchObject({
      to: { x: 33000, y: 24000 },
      label: '11.000 in · centres 13.000 in',
    });
    desk.dropRuler(0);
    expect(drawn().some(({ kind }) => kind === 'line')).toBe(false);
  });

  it('OG-25.5 line of sight by touch: select one, the sight button, tap the other', () => {
    const { desk, press, drawn } = open();
    press('tap', 20000, 24000);
    desk.toggleSight();
    press('tap', 30000, 24000);
    expect(desk.state$.value.selected).toBe('a1.1');
    expect(drawn().filter(({ kind }) => kind === 'fan')).toHaveLength(1);
    expect(sightSentence(game, desk.state$.value)).toBe('Talon to Thorn: in sight, 8.000 in.');
    desk.toggleSight();
    expect(drawn().some(({ kind }) => kind === 'fan')).toBe(false);
  });

  it('lets go of its table', () => {
    const { desk, press, leave } = open();
    leave();
    press('tap', 20000, 24000);
    expect(desk.state$.value.selected).toBeNull();
  });
});
