import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../../../src/engine/timeline.ts';
import type { PlanSet } from '../../../../../src/games/orions-gate/index.ts';
import { among } from '../../../../../src/session/find-game.ts';
import { openLocal } from '../../../../../src/session/local/local.ts';
import { memoryShelf } from '../../../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../../../src/session/local/store.ts';
import { anyLegal } from '../../../../../src/session/threads/think/thinker.ts';
import { openBattle } from '../../../../../src/ui/games/orions-gate/controller.ts';
import { openPlanning } from '../../../../../src/ui/games/orions-gate/plans/open-planning.ts';
import { plannedOverlays } from '../../../../../src/ui/games/orions-gate/plans/overlays.ts';
import { planOf } from '../../../../../src/ui/games/orions-gate/plan-facts.ts';
import { placedIn } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import type { TableStage } from '../../../../../src/ui/games/orions-gate/table/stage.ts';
import { BehaviorSubject, Subject } from 'rxjs';
import { game } from '../../../../helpers/og-position.ts';

const position = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [20000, 24000, 0],
      components: ['cannon', 'cannon', 'shield'],
    },
    {
      id: 'a1.2',
      type: 'destroyers',
      name: 'Lance',
      pose: [20000, 30000, 0],
      components: ['cannon', 'engine', 'shield'],
    },
    {
      id: 'b1.1',
      type: 'destroyers',
      name: 'Thorn',
      pose: [36000, 24000, 18000],
      components: ['cannon', 'cannon', 'cannon'],
    },
  ],
};

const paper = (): TableStage =>
  ({
    show() {},
    play: async () => undefined,
    skip() {},
    grabs() {},
    input$: new Subject(),
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 14 }),
    table$: new BehaviorSubject(1),
    table: () => 1,
    look() {},
    focus() {},
    configure() {},
    destroy() {},
  }) as unknown as TableStage;

async function open(players: readonly [string, string] = ['human', 'computer'], mate: string | null = null) {
  const store = storeOn(
    memoryShelf(),
    among([game]),
    () => 0,
    () => 'm',
  );
  const mates = mate === null ? [] : [{ seat: 'a2', player: mate, name: 'Ash' }];
  const seats = [
    { seat: 'a1', player: players[0], name: 'Amber' },
    ...mates,
    { seat: 'b1', player: players[1], name: 'Cyan' },
  ];
  const units = [
    ...position.units,
    ...mates.map(({ seat }) => ({
      id: `${seat}.1`,
      type: 'destroyers',
      name: 'Birch',
      pose: [20000, 36000, 0],
      components: ['cannon'],
    })),
  ];
  const options = { layout: [[]], terrainMinimum: 0, ...(mate === null ? {} : { playersA: 2 }) };
  const id = await store.createMatch(headerOf(game, { options, seed: 's', seats, position: { ...position, units } }));
  const read = timelineOf(game, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const battle = openBattle((pace) =>
    openLocal({
      id,
      game,
      timeline: read.timeline,
      store,
      thinker: { choose: async () => ({ kind: 'dropped' }), fallback: anyLegal, drop() {}, close() {} },
      pace,
    }),
  );
  const kept: (readonly PlanSet[])[] = [];
  const planning = openPlanning(battle, { load: async () => [], keep: (sets) => void kept.push(sets) });
  battle.attach(paper() as never);
  battle.session.start();
  const rest = async () => {
    for (let k = 0; k < 6; k++) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await rest();
  return { battle, planning, kept, rest, now: () => planning.state$.value };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Plans a movement straight ahead and shots with the keys' own inputs. */
function plan({ planning }: Opened, unit: string, steps: number, shots: number): void {
  planning.plan(unit);
  void planning.desk.order({ type: 'activate', unit, action: 'move' });
  planning.desk.input({ kind: 'nudge', right: 0, up: steps, turn: 0, step: 100 });
  planning.desk.input({ kind: 'confirm' });
  for (let shot = 0; shot < shots; shot++) planning.desk.input({ kind: 'confirm' });
  void planning.desk.order({ type: 'endActivation' });
}

describe('planning on the battle screen', () => {
  it('OG-25.8 goes through the steps of an activation and orders nothing', async () => {
    const at = await open();
    const { battle, planning, now } = at;
    planning.plan();
    expect(planning.shown(battle.state$.value)).toMatchObject({
      decision: 'play.choose',
      seat: 'a1',
      view: { activatable: ['a1.1', 'a1.2'] },
    });
    void planning.desk.order({ type: 'activate', unit: 'a1.2', action: 'move' });
    const shown = planning.shown(battle.state$.value);
    expect(shown).toMatchObject({
      decision: 'play.plan',
      tool: { kind: 'plan', unit: 'a1.2' },
      view: { activation: { allowance: 12000 } },
    });
    expect(planOf(shown.tool as never, placedIn(shown.view, 'a1.2')!, planning.desk.context())).toMatchObject({
      used: 0,
    });
    planning.desk.input({ kind: 'nudge', right: 0, up: 70, turn: 0, step: 100 });
    planning.desk.input({ kind: 'confirm' });
    expect(planning.shown(battle.state$.value)).toMatchObject({
      decision: 'play.fire',
      tool: { kind: 'fire', unit: 'a1.2', targets: ['b1.1'] },
    });
    planning.desk.input({ kind: 'confirm' });
    expect(now().draft!.shots).toEqual([{ type: 'firePrimary', target: 'b1.1' }]);
    void planning.desk.order({ type: 'endActivation' });
    expect(now()).toMatchObject({
      draft: null,
      open: true,
      sets: [
        {
          owner: 'a1',
          shared: false,
          plans: [{ unit: 'a1.2', action: 'move', movement: { first: 7000 }, shots: [{ type: 'firePrimary' }] }],
        },
      ],
    });
    expect(battle.session.host!.timeline().plies).toEqual([]);
    expect(at.kept.at(-1)).toBe(now().sets);
    const kinds = plannedOverlays(battle, planning, battle.state$.value, now()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['ribbon', 'ghost', 'pin', 'line']));
  });

  it('OG-25.2 rulers that lie on the table have one number of decimals, which one in hand does not change', async () => {
    const { battle, planning, now } = await open();
    const ruler = (from: number, to: number) => {
      const end = (x: number) => ({ at: { x, y: 40000 }, unit: null });
      battle.tool({ kind: 'ruler', from: end(from), to: end(to) });
    };
    const labels = (...widths: readonly number[]) => {
      battle.clearRulers();
      for (const width of widths) {
        ruler(10000, 10000 + width);
        battle.input({ kind: 'confirm' });
      }
      ruler(20000, 30050);
      return plannedOverlays(battle, planning, battle.state$.value, now()).flatMap((one) =>
        one.kind === 'line' && one.ticks ? [one.label] : [],
      );
    };
    expect(labels(12345, 20500)).toEqual(['12.3 in', '20.5 in', '10.050 in']);
    expect(labels(12345, 20050)).toEqual(['12.345 in', '20.050 in', '10.050 in']);
  });

  it('OG-6.10 shows each plan on the board the plans before it leave, and says what is in the way', async () => {
    const at = await open();
    const { battle, planning, now } = at;
    plan(at, 'a1.1', 30, 1);
    planning.plan('a1.2');
    void planning.desk.order({ type: 'activate', unit: 'a1.2', action: 'move' });
    const { view } = planning.shown(battle.state$.value);
    expect(view.units.find(({ id }) => id === 'a1.1')!.pose).toMatchObject({ x: 23000, y: 24000 });
    expect(battle.state$.value.view.units.find(({ id }) => id === 'a1.1')!.pose).toMatchObject({ x: 20000 });
    planning.stop();
    planning.stop();
    expect(now().draft).toBe(null);
    planning.drop('a1.1');
    expect(now().sets[0]!.plans).toEqual([]);
  });

  it('takes the steps back one by one, and a kept plan in hand again', async () => {
    const at = await open();
    const { battle, planning, now } = at;
    planning.plan('a1.1');
    void planning.desk.order({ type: 'activate', unit: 'a1.1', action: 'move' });
    planning.desk.input({ kind: 'nudge', right: 0, up: 20, turn: 0, step: 100 });
    planning.desk.input({ kind: 'confirm' });
    planning.desk.input({ kind: 'confirm' });
    planning.desk.input({ kind: 'confirm' });
    expect(now().draft!.shots.length).toBe(2);
    planning.unshoot();
    expect(now().draft!.shots).toEqual([{ type: 'firePrimary', target: 'b1.1' }]);
    void planning.desk.order({ type: 'endActivation' });
    planning.edit('a1.1');
    expect(planning.shown(battle.state$.value).tool).toMatchObject({
      kind: 'plan',
      draft: { kind: 'ship', first: 2000 },
    });
    planning.stop();
    expect(planning.shown(battle.state$.value).decision).toBe('play.choose');
    planning.stop();
    expect([now().draft, now().sets[0]!.plans.length]).toEqual([null, 1]);
  });

  it('OG-6.1 carries plans out step by step: declares, moves, offers shots, each fired, skipped or all at once', async () => {
    const at = await open();
    const { battle, planning, rest, now } = at;
    plan(at, 'a1.1', 20, 3);
    plan(at, 'a1.2', 0, 1);
    planning.carry();
    await rest();
    expect(battle.session.host!.timeline().plies.map(({ command }) => (command as { type: string }).type)).toEqual([
      'activate',
      'plan',
    ]);
    expect(now().carrying).toMatchObject({ unit: 'a1.1', shot: { index: 0, refused: null } });
    expect(battle.state$.value.tool).toMatchObject({ kind: 'fire', slot: 0, targets: ['b1.1'] });
    planning.fire();
    await rest();
    expect(now().carrying).toMatchObject({ shot: { index: 1 } });
    planning.skip();
    await rest();
    expect(now().carrying).toMatchObject({ skipped: [1], shot: { index: 2 } });
    planning.fireAll();
    await rest();
    // All shots done: the plan is off the list, the activation is the captain's to end.
    expect(now()).toMatchObject({ carrying: null, sets: [{ plans: [{ unit: 'a1.2' }] }] });
    expect(battle.state$.value.decision).toBe('play.fire');
    expect(battle.session.host!.timeline().plies.map(({ command }) => (command as { type: string }).type)).toEqual([
      'activate',
      'plan',
      'firePrimary',
      'useComponent',
    ]);
  });

  it('stops when a step is taken back, and says why a plan cannot be carried out', async () => {
    const at = await open();
    const { battle, planning, rest, now } = at;
    plan(at, 'a1.1', 20, 1);
    planning.carry();
    await rest();
    battle.undo();
    await rest();
    expect(now().carrying).toBe(null);
    expect(now().sets[0]!.plans.length).toBe(1);
    void battle.order({ type: 'plan', first: 0, pivot: 0, second: 0 });
    await rest();
    void battle.order({ type: 'endActivation' });
    await rest();
    planning.carry();
    expect(battle.state$.value.why?.rejections[0]).toMatchObject({ rule: 'OG-5.7' });
  });

  it('OG-22.3 a shared screen shows the plans of nobody until they lift the curtain, and hides them when another decides', async () => {
    const at = await open(['human', 'human']);
    const { battle, planning, rest, now } = at;
    planning.toggle();
    expect(now().eyes).toBe(null);
    planning.plan('a1.1');
    expect(now().draft).toBe(null);
    planning.lift('a1');
    plan(at, 'a1.1', 20, 1);
    expect(plannedOverlays(battle, planning, battle.state$.value, now()).some(({ kind }) => kind === 'ghost')).toBe(
      true,
    );
    for (const unit of ['a1.1', 'a1.2']) {
      void battle.order({ type: 'activate', unit, action: 'hold' });
      await rest();
      void battle.order({ type: 'plan', heading: 0 });
      await rest();
      void battle.order({ type: 'endActivation' });
      await rest();
    }
    // It is B's turn: what A planned is on the screen no more, and B sees none of it behind their own curtain.
    expect([battle.state$.value.seat, now().eyes]).toEqual(['b1', null]);
    const drawn = () =>
      plannedOverlays(battle, planning, battle.state$.value, now()).some(
        (one) => one.kind === 'ghost' && one.id === 'plan a1.1',
      );
    expect(drawn()).toBe(false);
    planning.lift('b1');
    expect(drawn()).toBe(false);
    // A may plan on B's turn.
    planning.lift('a1');
    expect(drawn()).toBe(true);
    planning.lift(null);
    planning.share(true);
    expect(now().sets.map(({ owner, shared }) => [owner, shared])).toEqual([['a1', false]]);
  });

  describe('OG-22.3 what a captain shares with their side', () => {
    const drawnAt = ({ battle, planning, now }: Opened) =>
      plannedOverlays(battle, planning, battle.state$.value, now()).some(
        (one) => one.kind === 'ghost' && one.id === 'plan a1.1',
      );
    const shared = async (players: readonly [string, string]) => {
      const at = await open(players, 'human');
      at.planning.lift('a1');
      plan(at, 'a1.1', 20, 1);
      at.planning.share(true);
      return at;
    };

    it('needs no curtain where only their side sits at the screen; what is private does', async () => {
      const at = await shared(['human', 'computer']);
      const { planning, now } = at;
      planning.lift(null);
      expect([now().eyes, now().team, drawnAt(at)]).toEqual([null, 'A', true]);
      // Looking is not planning: that needs a captain.
      planning.plan('a1.1');
      expect(now().draft).toBe(null);
      planning.lift('a1');
      planning.share(false);
      planning.lift(null);
      expect(drawnAt(at)).toBe(false);
    });

    it('stays while a team mate decides, and is hidden when the other side has the screen', async () => {
      const at = await shared(['human', 'human']);
      const { battle, planning, rest, now } = at;
      battle.session.setActivePlayer('a2');
      void battle.order({ type: 'activate', unit: 'a2.1', action: 'hold' });
      await rest();
      expect([battle.state$.value.seat, now().eyes, drawnAt(at)]).toEqual(['a2', null, true]);
      void battle.order({ type: 'plan', heading: 0 });
      await rest();
      void battle.order({ type: 'endActivation' });
      await rest();
      expect([battle.state$.value.seat, now().team, drawnAt(at)]).toEqual(['b1', null, false]);
      planning.lift('b1');
      expect(drawnAt(at)).toBe(false);
      planning.lift(null);
      expect([now().team, drawnAt(at)]).toEqual([null, false]);
    });
  });

  describe('several carried out together', () => {
    const ahead = (unit: string, first: number) =>
      ({ unit, action: 'move', movement: { type: 'plan', first, pivot: 0, second: 0 }, shots: [] }) as const;
    const x = ({ battle }: Opened, unit: string) =>
      battle.state$.value.view.units.find(({ id }) => id === unit)!.pose!.x;

    it('OG-5.5 go one after another: the next follows when the one before has fired', async () => {
      const at = await open();
      const { battle, planning, rest, now } = at;
      planning.together([ahead('a1.1', 3000), ahead('a1.2', 2000)]);
      await rest();
      expect([x(at, 'a1.1'), x(at, 'a1.2'), battle.state$.value.decision]).toEqual([23_000, 20_000, 'play.fire']);
      expect(now().carrying).toMatchObject({ unit: 'a1.1', together: ['a1.1', 'a1.2'] });
      await battle.order({ type: 'endActivation' });
      await rest();
      expect(x(at, 'a1.2')).toBe(22_000);
      expect(now().sets[0]!.plans).toEqual([]);
    });

    it('OG-5.6 where sides alternate the rest stay as plans, in the open list, for one press on the next turn', async () => {
      const at = await open(['human', 'human'], 'computer');
      const { battle, planning, rest, now } = at;
      battle.session.setActivePlayer('a1');
      planning.together([ahead('a1.1', 3000), ahead('a1.2', 2000)]);
      await rest();
      await battle.order({ type: 'endActivation' });
      await rest();
      expect(battle.state$.value.seat).toBe('b1');
      expect([now().carrying, now().open]).toEqual([null, true]);
      expect(now().sets.find(({ owner }) => owner === 'a1')!.plans).toEqual([ahead('a1.2', 2000)]);
      for (const command of [
        { type: 'activate', unit: 'b1.1', action: 'hold' },
        { type: 'plan', heading: 18_000 },
        { type: 'endActivation' },
      ] as const) {
        await battle.order(command, 'b1');
        await rest();
      }
      battle.session.setActivePlayer('a1');
      await rest();
      planning.together([]);
      await rest();
      expect(x(at, 'a1.2')).toBe(22_000);
    });
  });

  it("OG-25.1 plans on the other side's turn, and follows the board when it changes", async () => {
    const at = await open(['human', 'human']);
    const { battle, planning, rest, now } = at;
    planning.lift('a1');
    planning.plan('a1.2');
    void planning.desk.order({ type: 'activate', unit: 'a1.2', action: 'move' });
    planning.desk.input({ kind: 'nudge', right: 0, up: 30, turn: 0, step: 100 });
    void battle.order({ type: 'activate', unit: 'a1.1', action: 'move' });
    await rest();
    void battle.order({ type: 'plan', first: 3000, pivot: 0, second: 0 });
    await rest();
    const shown = planning.shown(battle.state$.value);
    expect(shown.view.units.find(({ id }) => id === 'a1.1')!.pose).toMatchObject({ x: 23000 });
    expect(shown.tool).toMatchObject({ kind: 'plan', draft: { first: 3000 } });
    expect(now().draft!.unit).toBe('a1.2');
  });
});
