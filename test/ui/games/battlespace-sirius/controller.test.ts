import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import type { BattlespaceSiriusPosition } from '../../../../src/games/battlespace-sirius/index.ts';
import { among } from '../../../../src/session/find-game.ts';
import { openLocal } from '../../../../src/session/local/local.ts';
import { memoryShelf } from '../../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../../src/session/local/store.ts';
import { anyLegal } from '../../../../src/session/threads/think/thinker.ts';
import type { CardStage } from '../../../../src/ui/games/battlespace-sirius/table/stage.ts';
import type { StageInput } from '../../../../src/ui/table/stage.ts';
import { openCardTable } from '../../../../src/ui/games/battlespace-sirius/controller.ts';
import { pressKey } from '../../../../src/ui/games/battlespace-sirius/keys.ts';
import { overlaysOf } from '../../../../src/ui/games/battlespace-sirius/overlays.ts';
import { STILL } from '../../../../src/ui/games/battlespace-sirius/tools/maneuver.ts';
import { game, ship } from '../../../helpers/bs-position.ts';

const START: BattlespaceSiriusPosition = {
  vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
  cards: { 1: 'cranberry', 2: 'ash' },
};
const NAMES = ['Ada', 'Ben'];

/** A table opened on a position, drawn on nothing; `press` is the pointer over a point of it, in cells. */
async function open(players: readonly string[] = ['human', 'human'], position = START) {
  const store = storeOn(
    memoryShelf(),
    among([game]),
    () => 0,
    () => 'm',
  );
  const seats = players.map((player, index) => ({ seat: `${index + 1}`, player, name: NAMES[index]! }));
  const id = await store.createMatch(
    headerOf(game, {
      options: { playerCount: players.length, lifeboats: true },
      seed: 's',
      seats,
      position: position as never,
    }),
  );
  const read = timelineOf(game, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const table = openCardTable((pace) =>
    openLocal({
      id,
      game,
      timeline: read.timeline,
      store,
      thinker: { choose: () => new Promise(() => undefined), fallback: anyLegal, drop() {}, close() {} },
      pace,
    }),
  );
  const input$ = new Subject<StageInput>();
  const nothing = () => undefined;
  // What the table has of a press that the tool took.
  let pressed: StageInput | null = null;
  const letGo = (): boolean => {
    if (pressed === null) return false;
    const lost = pressed;
    pressed = null;
    input$.next({ ...lost, kind: 'cancel' });
    return true;
  };
  input$.subscribe((event) => {
    if (event.kind === 'down') pressed = event;
    if (event.kind === 'up') pressed = null;
  });
  table.attach({
    show: nothing,
    play: async () => undefined,
    skip: nothing,
    configure: nothing,
    grabs: nothing,
    letGo: () => letGo(),
    input$,
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 100 }),
    focus: nothing,
    frame: nothing,
    destroy: nothing,
  } as unknown as CardStage);
  table.session.start();
  const press = (kind: StageInput['kind'], x: number, y: number, pointer: StageInput['pointer'] = 'mouse') =>
    input$.next({
      kind,
      at: { x: x * 1000, y: y * 1000 },
      screen: { x: 0, y: 0 },
      pixel: 5,
      pointer,
      button: 0,
      shift: false,
      alt: false,
    });
  return {
    table,
    press,
    state: () => table.state$.value,
    rest: () => new Promise((resolve) => setTimeout(resolve, 0)),
  };
}

describe('controller of the card table', () => {
  it('opens with the tool of the person who decides', async () => {
    const { state } = await open();
    expect(state()).toMatchObject({ seat: '1', decision: 'maneuver', tool: STILL, coordinates: false });
  });

  it('plays a maneuver by the pointer: look, choose, turn by an arrow, pay by a clip, confirm by a second click', async () => {
    const { press, state, rest } = await open();
    press('hover', 1, 1);
    expect(state().tool).toMatchObject({ to: null, pointed: { to: [1, 1] } });
    press('tap', 1, 1);
    press('tap', 1.46, 1.46);
    expect(state().tool).toMatchObject({ to: [1, 1], turn: 90, pay: null });
    press('tap', 0.45, 0);
    expect(state().tool).toMatchObject({ pay: 'starboard' });
    press('tap', 1, 1);
    await rest();
    expect(state()).toMatchObject({ seat: '2', decision: 'reaction', tool: { kind: 'react', option: null } });
    expect(state().view.players[0]!.vessel).toMatchObject({ cell: [1, 1], heading: 'E', power: [6, 5, 6, 6] });
  });

  it('a finger chooses by a tap and never orders by a second one', async () => {
    const { press, state, table, rest } = await open();
    press('tap', 1, 1, 'touch');
    press('tap', 1, 1, 'touch');
    await rest();
    expect(state()).toMatchObject({ seat: '1', tool: { to: [1, 1] } });
    table.input({ kind: 'confirm' });
    await rest();
    expect(state()).toMatchObject({ seat: '2', decision: 'reaction' });
  });

  it.each(['mouse', 'touch'] as const)(
    'BS-5.4 a ship is dragged to an offered place by %s: places glow, letting go chooses',
    async (pointer) => {
      const { press, state } = await open();
      const ghosts = () => overlaysOf(state()).filter((aid) => aid.kind === 'ghost');
      press('down', 0, 0, pointer);
      press('drag', 1.1, 1.2, pointer);
      expect(state().held).toEqual({ at: { x: 1100, y: 1200 }, cell: [1, 1], why: null });
      expect(ghosts()).toHaveLength(7);
      expect(ghosts().every((aid) => aid.kind === 'ghost' && aid.glow)).toBe(true);
      expect(overlaysOf(state()).find(({ kind }) => kind === 'held')).toMatchObject({ to: [1, 1], why: null });
      // The card itself is at the pointer, and the one under it goes along.
      expect(overlaysOf(state()).filter(({ kind }) => kind === 'pose')).toMatchObject([
        { id: 'ship/1', spot: { x: 1100, y: 1200, angle: 0 }, held: true },
        { id: 'lifeboat/1', spot: { x: 1162, y: 1138 } },
      ]);
      press('up', 1.1, 1.2, pointer);
      expect(state()).toMatchObject({ seat: '1', held: null, tool: { to: [1, 1], turn: 0 } });
      // Back on its own cell it stays put.
      press('down', 1, 1, pointer);
      press('drag', 0, 0.2, pointer);
      press('up', 0, 0.2, pointer);
      expect(state().tool).toEqual(STILL);
    },
  );

  it('BS-5.4 over a place that is none the refusal stands at the pointer, and letting go there says why and moves nothing', async () => {
    const { press, state } = await open();
    press('down', 0, 0);
    press('drag', 4, 0);
    expect(state().held!.why).toBe('(4,0) is not next to an opponent; Red in (1,0) is 3 cells away.');
    expect(overlaysOf(state()).find(({ kind }) => kind === 'held')).toMatchObject({ to: null, why: state().held!.why });
    press('up', 4, 0);
    expect(state()).toMatchObject({ held: null, tool: STILL });
    expect(state().why?.rejections[0]).toMatchObject({ rule: 'BS-5.4' });
    press('down', 0, 0);
    press('drag', 1, 1);
    press('cancel', 1, 1);
    expect(state()).toMatchObject({ held: null, tool: STILL });
  });

  it('BS-5.4 Escape puts back a ship that is dragged, and leaves the plan that stood before', async () => {
    const { table, press, state } = await open();
    const escape = () => pressKey(table, { key: 'Escape', shiftKey: false } as KeyboardEvent);
    press('tap', 1, 1);
    press('down', 1, 1);
    press('drag', 0, 1);
    expect(state().held).not.toBeNull();
    expect(escape()).toBe(true);
    expect(state()).toMatchObject({ held: null, tool: { to: [1, 1] } });
    expect(overlaysOf(state()).some(({ kind }) => kind === 'pose')).toBe(false);
    // With nothing dragged it takes back the plan.
    escape();
    expect(state().tool).toEqual(STILL);
  });

  it('tells why a place cannot be taken, and orders nothing', async () => {
    const { press, state } = await open();
    press('tap', 3, 0);
    expect(state().why?.rejections[0]).toMatchObject({ rule: 'BS-5.4' });
    expect(state()).toMatchObject({ seat: '1', tool: STILL });
  });

  it('reads the vessel that is pointed at by I, or by a finger that rests on it, also while another decides', async () => {
    const { table, press, state } = await open(['default', 'human']);
    await expect.poll(state).toMatchObject({ seat: null, thinking: '1' });
    press('hover', 1, 0);
    expect(state().pointed).toBe('2');
    expect(pressKey(table, { key: 'i', shiftKey: false } as KeyboardEvent)).toBe(true);
    expect(state()).toMatchObject({ sheet: 'vessel', about: '2' });
    table.open('none');
    press('leave', 0, 0);
    expect(state().pointed).toBeNull();
    press('longPress', 0, 0, 'touch');
    expect(state()).toMatchObject({ sheet: 'vessel', about: '1' });
    table.open('none');
    // An empty place has nothing to read.
    press('longPress', 3, 3, 'touch');
    expect(state().sheet).toBe('none');
  });

  it('BS-19.13 keeps a refused command in the log, with its rule', async () => {
    const { table, state } = await open();
    expect(await table.order({ type: 'maneuver', kind: 'rotate', turn: 45 as 90 })).toBe(false);
    expect(state().log.at(-1)!.lines).toMatchObject([
      { text: 'Emerald, Rotate refused: Rotate is 90, 180 or 270 degrees; 45 is not possible.', rule: 'BS-5.3' },
    ]);
    expect(state().view.turnNumber).toBe(1);
  });

  it('BS-15.4 shows people who share a screen no hidden card, also not the own one of who decides', async () => {
    const { table, state, rest } = await open();
    const hidden = () => state().view.players.map(({ lifeboat }) => lifeboat);
    expect(hidden()).toEqual(['hidden', 'hidden']);
    expect(state().view.choices).toHaveLength(95);
    void table.order({ type: 'maneuver', kind: 'stay' });
    await rest();
    expect(hidden()).toEqual(['hidden', 'hidden']);
    expect(JSON.stringify(state().log)).not.toMatch(/cranberry|ash/i);
    void table.order({ type: 'revealLifeboat' }, '1');
    await rest();
    expect(hidden()).toEqual(['cranberry', 'hidden']);
  });

  it('BS-15.2 lets the one person alone at the screen know the own card only', async () => {
    const { state } = await open(['human', 'default']);
    expect(state().view.players.map(({ lifeboat }) => lifeboat)).toEqual(['cranberry', 'hidden']);
  });

  it('has nothing in hand while the computer decides', async () => {
    const { table, state, rest, press } = await open(['human', 'default']);
    table.input({ kind: 'confirm' });
    await rest();
    expect(state()).toMatchObject({ seat: null, tool: { kind: 'idle' }, thinking: '2' });
    press('tap', 1, 0);
    expect(state()).toMatchObject({ selected: '2', tool: { kind: 'idle' } });
  });
});
