import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import { among } from '../../../../src/session/find-game.ts';
import { openLocal } from '../../../../src/session/local/local.ts';
import { memoryShelf } from '../../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../../src/session/local/store.ts';
import { anyLegal } from '../../../../src/session/threads/think/thinker.ts';
import { openBattle } from '../../../../src/ui/games/orions-gate/controller.ts';
import { overlaysOf } from '../../../../src/ui/games/orions-gate/overlays.ts';
import { updateSettings } from '../../../../src/ui/theme/settings.ts';
import { undoWords } from '../../../../src/ui/games/orions-gate/hud/undo-words.ts';
import { pullWords } from '../../../../src/ui/games/orions-gate/words/pull.ts';
import type { StageInput } from '../../../../src/ui/table/stage.ts';
import type { Tables, TableStage } from '../../../../src/ui/games/orions-gate/table/stage.ts';
import { game } from '../../../helpers/og-position.ts';

const position = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [20000, 24000, 0],
      components: ['cannon', 'cannon', 'cannon'],
    },
    {
      id: 'a1.2',
      type: 'destroyers',
      name: 'Lance',
      pose: [20000, 30000, 0],
      components: ['cannon', 'cannon', 'cannon'],
    },
    {
      id: 'b1.1',
      type: 'destroyers',
      name: 'Thorn',
      pose: [30000, 24000, 18000],
      components: ['cannon', 'cannon', 'cannon'],
    },
  ],
};

/** The enemy is out of everybody's range. */
const LONELY = {
  ...position,
  units: position.units.map((unit) => (unit.id === 'b1.1' ? { ...unit, pose: [65000, 45000, 18000] } : unit)),
};

/** Makes the session play any legal command for the computer. */
const SLOW = { kind: 'slow', detail: '' } as const;

/** A table that draws nothing and writes down what it was asked to show. */
function paperStage() {
  const asked: string[] = [];
  const input$ = new Subject<StageInput>();
  let grab: (input: StageInput) => boolean = () => false;
  const stage = {
    show: () => void asked.push('show'),
    play: async (events: readonly { type: string }[]) =>
      void asked.push(`play ${events.map(({ type }) => type).join(' ')}`),
    skip: () => void asked.push('skip'),
    grabs: (test: typeof grab) => (grab = test),
    input$,
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 14 }),
    table$: new BehaviorSubject(1),
    table: () => 1,
    look: (table: number) => void asked.push(`look ${table}`),
    focus: () => undefined,
    frame: () => undefined,
    destroy: () => undefined,
  } as unknown as TableStage & Tables;
  const press = (kind: StageInput['kind'], x: number, y: number): boolean => {
    const input: StageInput = {
      kind,
      at: { x, y },
      screen: { x: 0, y: 0 },
      pixel: 70,
      pointer: 'mouse',
      button: 0,
      shift: false,
      alt: false,
    };
    const grabbed = grab(input);
    input$.next(input);
    return grabbed;
  };
  return { stage, asked, press };
}

async function open(players: readonly [string, string] = ['human', 'human'], placed: object = position) {
  const store = storeOn(
    memoryShelf(),
    among([game]),
    () => 0,
    () => 'm',
  );
  const seats = [
    { seat: 'a1', player: players[0], name: 'Amber' },
    { seat: 'b1', player: players[1], name: 'Cyan' },
  ];
  const id = await store.createMatch(
    headerOf(game, { options: { layout: [[]], terrainMinimum: 0 }, seed: 's', seats, position: placed as never }),
  );
  const read = timelineOf(game, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const battle = openBattle((pace) =>
    openLocal({
      id,
      game,
      timeline: read.timeline,
      store,
      thinker: { choose: async () => ({ kind: 'failed', failure: SLOW }), fallback: anyLegal, drop() {}, close() {} },
      pace,
    }),
  );
  const paper = paperStage();
  battle.attach(paper.stage);
  battle.session.start();
  return { battle, store, id, ...paper, rest: () => new Promise((resolve) => setTimeout(resolve, 0)) };
}

/** With what pulls ships fetched: a press on one takes hold of it. */
async function openPulled(placed: object = position) {
  const opened = await open(['human', 'human'], placed);
  await vi.waitFor(() => expect(opened.press('hover', 20000, 24000)).toBe(true));
  return opened;
}

describe('battle controller', () => {
  it('opens on the decision of the person, with the first unit that can act in hand', async () => {
    const { battle } = await open();
    expect(battle.state$.value).toMatchObject({
      seat: 'a1',
      decision: 'play.choose',
      tool: { kind: 'idle' },
      selected: 'a1.1',
      busy: false,
    });
  });

  it('plays an order: events to the table, then the tool of the next decision', async () => {
    const { battle, asked, rest } = await open();
    void battle.order({ type: 'activate', unit: 'a1.2', action: 'move' });
    expect(battle.state$.value).toMatchObject({ busy: true, seat: null });
    await rest();
    expect(asked).toEqual(['show', 'play activated']);
    expect(battle.state$.value).toMatchObject({
      busy: false,
      decision: 'play.plan',
      selected: 'a1.2',
      tool: { kind: 'plan', unit: 'a1.2' },
    });
  });

  it("a press on the ghost is the tool's, beside it the camera's; letting go orders nothing", async () => {
    const { battle, press, rest } = await open();
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'move' });
    await rest();
    expect(press('hover', 20000, 24000)).toBe(true);
    expect(press('hover', 40000, 40000)).toBe(false);
    press('down', 20000, 24000);
    press('drag', 24000, 24000);
    press('up', 24000, 24000);
    expect(battle.state$.value.tool).toMatchObject({
      kind: 'plan',
      draft: { kind: 'ship', first: 4000, pivot: 0, second: 0 },
    });
    expect(battle.session.host!.timeline().plies.length).toBe(1);
    const kinds = overlaysOf(game, battle.state$.value, battle.context()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['area', 'ribbon', 'ghost']));
  });

  it('a ready ship that is pulled at tries its Move: nothing is declared before the order, then both at once (OG-6.1)', async () => {
    const { battle, press, rest } = await openPulled();
    const real = battle.state$.value.view;
    const plies = () => battle.session.host!.timeline().plies;
    expect(press('down', 20000, 30000)).toBe(true);
    press('drag', 24000, 30000);
    expect(battle.state$.value).toMatchObject({
      decision: 'play.plan',
      selected: 'a1.2',
      trying: { real, sure: 6000 },
      view: { activation: { unit: 'a1.2', action: 'move', allowance: 6000 } },
      tool: { kind: 'plan', unit: 'a1.2', draft: { kind: 'ship', first: 4000, pivot: 0, second: 0 } },
    });
    battle.act(1);
    press('drag', 40000, 30000);
    press('up', 40000, 30000);
    expect(battle.state$.value.tool).toMatchObject({ draft: { first: 9000 }, grip: 'none' });
    battle.act(2);
    expect(battle.state$.value.view.activation?.action).toBe('ram');
    expect(plies()).toHaveLength(0);
    battle.input({ kind: 'cancel' });
    expect(battle.state$.value).toMatchObject({
      view: real,
      trying: null,
      decision: 'play.choose',
      tool: { kind: 'idle' },
    });
    expect(battle.state$.value.view).toBe(real);

    battle.act(0);
    battle.input({ kind: 'nudge', right: 0, up: 1, turn: 0, step: 100 });
    battle.input({ kind: 'confirm' });
    await rest();
    await rest();
    expect(plies().map(({ command }) => command)).toEqual([
      { type: 'activate', unit: 'a1.2', action: 'move' },
      { type: 'plan', first: 100, pivot: 0, second: 0 },
    ]);
    expect(battle.state$.value).toMatchObject({ trying: null, decision: 'play.fire' });
    // Taken back, the ghost stands where it was drawn to.
    battle.undo();
    await rest();
    expect(battle.state$.value.tool).toMatchObject({ kind: 'plan', draft: { first: 100 } });
  });

  it('a way of the coach is laid as the ghost where it ends, nothing is declared before the order (OG-6.1)', async () => {
    const { battle, rest } = await openPulled();
    const plies = () => battle.session.host!.timeline().plies;
    const move = { type: 'activate', unit: 'a1.2', action: 'move' };
    const plan = { type: 'plan', first: 2000, pivot: 4500, second: 3000 };
    expect(battle.lay([move, plan])).toBe(true);
    expect(battle.state$.value).toMatchObject({
      decision: 'play.plan',
      selected: 'a1.2',
      tool: { kind: 'plan', unit: 'a1.2', draft: { first: 2000, pivot: 4500, second: 3000 }, blocked: null },
    });
    // Another one takes its place, with a ram the ship it strikes.
    battle.lay([
      { type: 'activate', unit: 'a1.1', action: 'ram' },
      { type: 'plan', target: 'b1.1' },
    ]);
    expect(battle.state$.value.tool).toMatchObject({ unit: 'a1.1', draft: { kind: 'ram', target: 'b1.1' } });
    battle.lay([move, plan]);
    expect(plies()).toHaveLength(0);
    battle.input({ kind: 'confirm' });
    await rest();
    await rest();
    expect(plies().map(({ command }) => command)).toEqual([move, plan]);
    // What is no such way, or may not be declared, is left to whoever asked.
    expect(battle.lay([{ type: 'endActivation' }])).toBe(false);
    expect(battle.lay([move, plan])).toBe(false);
    expect(plies()).toHaveLength(2);
  });

  it('OG-6.4 a way with an Engine still to roll is laid as drawn, and cut to what the die gave once it is rolled', async () => {
    const engine = position.units.map((unit) =>
      unit.id === 'a1.2' ? { ...unit, components: ['engine', 'cannon', 'cannon'] } : unit,
    );
    const { battle, rest } = await openPulled({ ...position, units: engine });
    battle.lay([
      { type: 'activate', unit: 'a1.2', action: 'move' },
      { type: 'plan', first: 12_000, pivot: 0, second: 0 },
    ]);
    expect(battle.state$.value).toMatchObject({
      trying: { sure: 7000 },
      tool: { draft: { first: 12_000 }, blocked: null },
    });
    battle.input({ kind: 'confirm' });
    await rest();
    const { view, tool, decision } = battle.state$.value;
    expect(decision).toBe('play.plan');
    expect(view.activation!.allowance).toBeLessThan(12_000);
    expect(tool).toMatchObject({ draft: { first: view.activation!.allowance }, blocked: { rule: 'OG-6.7' } });
  });

  it('a tap beside everything lets go of a ship that is tried, one on another ready ship takes that, one on the ghost keeps it', async () => {
    const { battle, press } = await openPulled();
    const pull = () => {
      press('down', 20000, 24000);
      press('drag', 23000, 22000);
      press('up', 23000, 22000);
    };
    pull();
    press('tap', 23000, 22000);
    press('tap', 30000, 24000);
    expect(battle.state$.value).toMatchObject({ decision: 'play.plan', selected: 'b1.1' });
    press('tap', 60000, 40000);
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', trying: null });
    pull();
    press('tap', 20000, 30000);
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', selected: 'a1.2' });
    pull();
    battle.select('a1.2');
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', selected: 'a1.2' });
  });

  it('a tap in the reach of a ship that is tried draws the ghost there, one beyond its reach lets go', async () => {
    const { battle, press } = await openPulled();
    const pull = () => {
      press('down', 20000, 30000);
      press('drag', 23000, 30000);
      press('up', 23000, 30000);
    };
    pull();
    press('tap', 25000, 30000);
    expect(battle.state$.value).toMatchObject({
      trying: { sure: 6000 },
      tool: { kind: 'plan', unit: 'a1.2', draft: { kind: 'ship', first: 5000, pivot: 0, second: 0 } },
    });
    // At the rim a tap is no more exact than its pixels.
    press('tap', 26300, 30000);
    expect(battle.state$.value.tool).toMatchObject({ draft: { first: 6000 } });
    press('tap', 28000, 30000);
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', trying: null });
    // A key makes the reach that of a Cruise.
    pull();
    battle.act(1);
    press('tap', 28000, 30000);
    expect(battle.state$.value.tool).toMatchObject({ kind: 'plan', draft: { first: 8000 } });
  });

  it('what does not come along says why where it is pulled to', async () => {
    const { battle, press, rest } = await openPulled();
    const pull = (x: number, y: number) => {
      expect(press('down', x, y)).toBe(true);
      press('drag', x + 2000, y);
      const { hint } = battle.state$.value;
      press('up', x + 2000, y);
      return hint;
    };
    expect(pull(30000, 24000)).toEqual({ text: pullWords.enemy('Thorn'), at: { x: 32000, y: 24000 } });
    press('down', 60000, 40000);
    expect(battle.state$.value.hint).toBeNull();
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'hold' });
    await rest();
    expect(pull(20000, 30000)?.text).toBe(pullWords.other('Talon'));
    void battle.order({ type: 'plan', heading: 0 });
    await rest();
    expect(pull(20000, 24000)?.text).toBe(pullWords.moved('Talon'));
    void battle.order({ type: 'endActivation' });
    await rest();
    expect(pull(20000, 24000)?.text).toContain('already been activated');
  });

  it('OG-6.6 all hold: every unit that could act stays and is done, and one undo brings all of it back', async () => {
    const { battle, rest } = await open();
    const plies = () => battle.session.host!.timeline().plies;
    battle.holdAll!();
    await vi.waitFor(() => expect(plies()).toHaveLength(6));
    expect(plies().map(({ command }) => command)).toEqual(
      ['a1.1', 'a1.2'].flatMap((unit) => [
        { type: 'activate', unit, action: 'hold' },
        { type: 'plan', heading: 0 },
        { type: 'endActivation' },
      ]),
    );
    await rest();
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', seat: 'b1' });
    battle.undo();
    await vi.waitFor(() => expect(plies()).toHaveLength(0));
    await rest();
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', seat: 'a1' });
    // What is played afterwards is taken back one by one again.
    void battle.order({ type: 'activate', unit: 'a1.2', action: 'hold' });
    await rest();
    void battle.order({ type: 'plan', heading: 0 });
    await rest();
    battle.undo();
    await rest();
    expect(plies()).toHaveLength(1);
  });

  it('after all hold the eye is on who can act next, not on one that has', async () => {
    const wings = ['a1.1', 'a1.2'].map((id, index) => ({
      id,
      type: 'fighters',
      pose: [20000, 6000 + 6000 * index, 0],
    }));
    const { battle, rest } = await open(['human', 'human'], {
      phase: 'fighters',
      turn: 'A',
      units: [...wings, { id: 'a1.3', type: 'destroyers', pose: [20000, 30000, 0] }, position.units[2]],
    });
    battle.select('a1.2');
    battle.holdAll!();
    await vi.waitFor(() => expect(battle.session.host!.timeline().plies).toHaveLength(6));
    await rest();
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', seat: 'a1', selected: 'a1.3' });
  });

  it('OG-6.6 all hold against the computer: one undo brings all of it back, past its answer', async () => {
    const { battle, rest } = await open(['human', 'easy']);
    const plies = () => battle.session.host!.timeline().plies;
    battle.holdAll!();
    await vi.waitFor(() => expect(plies().length).toBeGreaterThan(6), 20_000);
    await vi.waitFor(() => expect(battle.state$.value.seat).toBe('a1'), 20_000);
    battle.undo();
    await vi.waitFor(() => expect(plies()).toHaveLength(0));
    await rest();
    await rest();
    expect(plies()).toHaveLength(0);
  });

  it('an activation with nothing left to do ends by itself, and one undo takes that back with the own order; switched off it waits', async () => {
    const { battle, rest } = await openPulled(LONELY);
    const plies = () => battle.session.host!.timeline().plies;
    const move = async () => {
      await battle.order({ type: 'activate', unit: 'a1.2', action: 'move' });
      await battle.order({ type: 'plan', first: 1000, pivot: 0, second: 0 }, 'a1');
      await rest();
      await rest();
    };
    updateSettings({ endsAlone: false });
    await move();
    expect(battle.state$.value.decision).toBe('play.fire');
    expect(plies()).toHaveLength(2);
    for (let step = 0; step < 2; step++) {
      battle.undo();
      await rest();
    }
    updateSettings({ endsAlone: true });
    await move();
    expect(plies().at(-1)?.command).toEqual({ type: 'endActivation' });
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', seat: 'a1' });
    expect(undoWords(battle, battle.state$.value)).toContain('movement of Lance');
    battle.undo();
    await rest();
    await rest();
    expect(battle.state$.value).toMatchObject({ decision: 'play.plan', redoable: 2 });
    expect(plies()).toHaveLength(1);
    battle.redo();
    await rest();
    await rest();
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', redoable: 0 });
    expect(plies()).toHaveLength(3);
  });

  it('a good movement of an action that is declared is laid in hand like any other, and waits for the order', async () => {
    const { battle, rest } = await openPulled(LONELY);
    await battle.order({ type: 'activate', unit: 'a1.2', action: 'move' });
    await rest();
    expect(battle.lay([{ type: 'plan', first: 1000, pivot: 0, second: 0 }])).toBe(true);
    expect(battle.state$.value).toMatchObject({
      decision: 'play.plan',
      tool: { kind: 'plan', unit: 'a1.2', draft: { kind: 'ship', first: 1000 } },
    });
    expect(battle.session.plies()).toBe(1);
    expect(battle.lay([{ type: 'endActivation' }])).toBe(false);
  });

  it('OG-I24 a refused order leaves everything as it was and shows why', async () => {
    const { battle, rest } = await open();
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'move' });
    await rest();
    const { view } = battle.state$.value;
    expect(await battle.order({ type: 'plan', first: 6000, pivot: 0, second: 1 })).toBe(false);
    expect(battle.state$.value.view).toBe(view);
    expect(battle.state$.value.why?.rejections[0]).toMatchObject({
      rule: 'OG-6.7',
      reason: 'Path is 6.001 in; the allowance is 6.000 in.',
    });
  });

  it('the ruler takes no decision away: put down, the draft is back in hand', async () => {
    const { battle, rest } = await open();
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'move' });
    await rest();
    battle.input({ kind: 'nudge', right: 0, up: 5, turn: 0, step: 100 });
    const { tool } = battle.state$.value;
    battle.toggleRuler();
    expect(battle.state$.value.tool.kind).toBe('ruler');
    battle.input({ kind: 'cancel' });
    expect(battle.state$.value.tool).toBe(tool);
  });

  it("OG-25.1 a ruler stays in hand on the other side's turn, and the computer's move is shown before the next decision", async () => {
    const { battle, asked, rest } = await open(['computer', 'human']);
    battle.toggleRuler();
    await vi.waitFor(() => expect(asked.some((line) => line.startsWith('play activated'))).toBe(true), 30_000);
    await rest();
    expect(battle.state$.value.tool.kind).toBe('ruler');
  });

  it('undo asks both after dice, takes back freely before', async () => {
    const { battle, rest } = await open();
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'hold' });
    await rest();
    battle.undo();
    await rest();
    expect(battle.state$.value).toMatchObject({ decision: 'play.choose', redoable: 1, sheet: 'none' });
    battle.redo();
    await rest();
    void battle.order({ type: 'plan', heading: 0 });
    await rest();
    battle.input({ kind: 'confirm' });
    await rest();
    expect(battle.state$.value.log.at(-1)?.events.some(({ type }) => type === 'hitRolled')).toBe(true);
    battle.undo();
    expect(battle.state$.value.sheet).toBe('undo');
    expect(battle.session.host!.timeline().plies.length).toBe(3);
    battle.undo(true);
    await rest();
    expect(battle.session.host!.timeline().plies.length).toBe(2);
    expect(battle.state$.value).toMatchObject({ decision: 'play.fire', sheet: 'none' });
  });

  it('OG-25.7 strikes of any set of units are shown together and put away one by one or all', async () => {
    const { battle } = await open();
    battle.watch('a1.1');
    battle.watch('b1.1');
    expect(battle.state$.value.watched).toEqual(['a1.1', 'b1.1']);
    const areas = () =>
      overlaysOf(game, battle.state$.value, battle.context())
        .filter(({ kind }) => kind === 'area')
        .map((one) => 'tone' in one && one.tone);
    expect(areas()).toEqual(['sideA', 'sideB']);
    battle.watch('a1.1');
    expect(areas()).toEqual(['sideB']);
    battle.watch(null);
    expect(areas()).toEqual([]);
  });

  it('OG-25.5 shows the line of sight between any two units while nothing else does', async () => {
    const { battle } = await open();
    battle.select('b1.1');
    battle.hover('a1.1');
    const fans = () =>
      overlaysOf(game, battle.state$.value, battle.context()).filter(({ kind }) => kind === 'fan').length;
    expect(fans()).toBe(1);
    battle.aid('sight');
    expect(fans()).toBe(0);
  });

  it('says what undo would take back, and is heard', async () => {
    const { battle, rest } = await open();
    const heard: string[] = [];
    battle.cues$.subscribe((name) => heard.push(name));
    expect(undoWords(battle, battle.state$.value)).toContain('Nothing to take back');
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'hold' });
    await rest();
    expect(undoWords(battle, battle.state$.value)).toBe('Take back the action of Talon (U)');
    void battle.order({ type: 'plan', heading: 0 });
    await rest();
    expect(undoWords(battle, battle.state$.value)).toBe('Take back the movement of Talon (U)');
    battle.input({ kind: 'confirm' });
    await rest();
    expect(undoWords(battle, battle.state$.value)).toBe(
      'Take back the shot of Talon (U). Dice were rolled: both captains must agree',
    );
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'hold' });
    expect(heard).toEqual(['confirm', 'confirm', 'dice', 'confirm', 'refuse']);
  });

  it('another table takes the place of the first, which is no longer heard', async () => {
    const { battle, press } = await open();
    const other = paperStage();
    battle.attach(other.stage);
    press('tap', 30000, 24000);
    expect(battle.state$.value.selected).toBe('a1.1');
    other.press('tap', 30000, 24000);
    expect(battle.state$.value.selected).toBe('b1.1');
  });

  it('resumes in the middle of an activation from what was kept', async () => {
    const { battle, store, id, rest } = await open();
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'cruise' });
    await rest();
    await battle.session.host!.saved();
    const again = timelineOf(game, (await store.loadMatch(id))!);
    const view = again.ok && game.view(again.timeline.plies.at(-1)!.match.state, { kind: 'seat', seat: 'a1' });
    expect(view && view.activation).toMatchObject({ unit: 'a1.1', action: 'cruise', step: 'plan', allowance: 9000 });
  });
});
