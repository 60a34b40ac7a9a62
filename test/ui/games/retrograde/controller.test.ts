import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import { retrograde, type RetrogradePosition } from '../../../../src/games/retrograde/index.ts';
import { among } from '../../../../src/session/find-game.ts';
import { openLocal } from '../../../../src/session/local/local.ts';
import { memoryShelf } from '../../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../../src/session/local/store.ts';
import { anyLegal } from '../../../../src/session/threads/think/thinker.ts';
import { openRetrogradeTable } from '../../../../src/ui/games/retrograde/controller.ts';
import { pressKey } from '../../../../src/ui/games/retrograde/keys.ts';
import { arcOf, at, onArc } from '../../../../src/ui/games/retrograde/table/berth.ts';
import { actorsOf, layoutIn } from '../../../../src/ui/games/retrograde/table/cast.ts';
import type { OrreryStage, Target } from '../../../../src/ui/games/retrograde/table/stage.ts';
import { outlineOf } from '../../../../src/ui/games/retrograde/table/target-spots.ts';
import type { StageInput } from '../../../../src/ui/table/stage.ts';

const POSITION: RetrogradePosition = {
  '1': {
    assets: [{ card: 'moon-1212' }],
    spacecraft: [
      { card: 'fast-attack-craft', at: '1-earth', orbital: 3 },
      { card: 'battleship', at: '2-mars' },
    ],
    hand: ['booster-rockets'],
  },
  '2': { spacecraft: [{ card: 'light-corvette', at: '2-mars', orbital: 2, left: 0 }], hand: ['university'] },
};

/** A table opened on a position, drawn on nothing. */
async function open(players: readonly [string, string] = ['human', 'human'], position = POSITION) {
  const store = storeOn(
    memoryShelf(),
    among([retrograde]),
    () => 0,
    () => 'm',
  );
  const parsed = retrograde.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const seats = players.map((player, place) => ({ seat: String(place + 1), player, name: `Player ${place + 1}` }));
  const id = await store.createMatch(
    headerOf(retrograde, { options: parsed.value as never, seed: 's', seats, position: position as never }),
  );
  const read = timelineOf(retrograde, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const table = openRetrogradeTable((pace) =>
    openLocal({
      id,
      game: retrograde,
      timeline: read.timeline,
      store,
      thinker: { choose: () => new Promise(() => undefined), fallback: anyLegal, drop() {}, close() {} },
      pace,
    }),
  );
  const input$ = new Subject<StageInput>();
  const nothing = () => undefined;
  let grabs: (input: StageInput) => boolean = () => false;
  table.attach({
    show: nothing,
    forget: nothing,
    play: async () => undefined,
    skip: nothing,
    configure: nothing,
    grabs: (test: typeof grabs) => (grabs = test),
    letGo: () => false,
    input$,
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 100 }),
    destroy: nothing,
  } as unknown as OrreryStage);
  table.session.start();
  const state = () => table.state$.value;
  /** Where a target is; a place on an orbital beside whatever rides there. */
  const spot = (target: Target) => {
    const layout = layoutIn(state().view, state().shape);
    if (target.kind !== 'orbital') return outlineOf(layout, actorsOf(state().view), target)!.at;
    const berth = layout.berths.get(target.asset)!;
    const arc = arcOf(berth.card!, target.orbital);
    const { u, v } = onArc(arc, -arc.half * 0.62);
    return at(berth, u, v);
  };
  const inputAt = (
    kind: StageInput['kind'],
    target: Target | null,
    pointer: StageInput['pointer'] = 'mouse',
    button = 0,
  ): StageInput => ({
    kind,
    // Between the systems there is nothing.
    at: target ? spot(target) : { x: 0, y: 0 },
    screen: { x: 0, y: 0 },
    pixel: 4,
    pointer,
    button,
    shift: false,
    alt: false,
  });
  return {
    table,
    state,
    grabbed: (target: Target) => grabs(inputAt('down', target)),
    press: (kind: StageInput['kind'], target: Target, pointer?: StageInput['pointer'], button?: number) =>
      input$.next(inputAt(kind, target, pointer, button)),
    gap: (kind: StageInput['kind']) => input$.next(inputAt(kind, null)),
    rest: () => new Promise((resolve) => setTimeout(resolve, 0)),
    key: (key: string) => pressKey(table, { key, code: '', target: null } as unknown as KeyboardEvent),
  };
}

const CRAFT = { kind: 'spacecraft', id: '1-fast-attack-craft' } as const;
const craftOf = ({ view }: { readonly view: { readonly spacecraft: readonly { readonly id: string }[] } }) =>
  view.spacecraft.find(({ id }) => id === '1-fast-attack-craft');

describe('the controller of the table of Retrograde', () => {
  it('RG-20.1: covers a shared screen until its owner takes it, and again for the other', async () => {
    const { table, state, rest } = await open();
    expect(state()).toMatchObject({ seat: null, holder: null, handover: { to: '1' } });
    expect(state().view.sides.map(({ hand }) => hand.cards)).toEqual([null, null]);
    table.takeScreen();
    expect(state()).toMatchObject({ seat: '1', holder: '1', handover: null });
    expect(state().view.sides.map(({ hand }) => hand.cards)).toEqual([['booster-rockets'], null]);
    table.read({ kind: 'hand', card: 'booster-rockets' });
    for (let phase = 0; phase < 4; phase += 1) {
      await table.order({ type: 'endPhase' });
      await rest();
    }
    expect(state()).toMatchObject({ seat: null, holder: null, handover: { to: '2' }, about: null, sheet: 'none' });
    expect(state().view.sides.map(({ hand }) => hand.cards)).toEqual([null, null]);
  });

  it('RG-7.1 RG-7.3: a craft is carried to where it is to go, burn after burn', async () => {
    const { grabbed, press, state, rest } = await open(['human', 'easy']);
    const goal: Target = { kind: 'orbital', asset: '2-mars', orbital: 3 };
    expect([grabbed(CRAFT), grabbed({ kind: 'asset', asset: '1-earth' })]).toEqual([true, false]);
    press('down', CRAFT);
    expect(state().tool.held).toEqual({ kind: 'spacecraft', id: '1-fast-attack-craft' });
    press('drag', goal);
    expect(state().pointed).toEqual(goal);
    press('up', goal);
    await rest();
    await rest();
    expect(craftOf(state())).toMatchObject({ asset: '2-mars', orbital: 3, left: 2 });
    expect(table(state())).toEqual(['burn', 'burn']);
  });

  it('a craft that is let go where no orbital is stays where it was, and is told so', async () => {
    const { press, state, rest, gap } = await open(['human', 'easy']);
    press('down', CRAFT);
    press('drag', { kind: 'orbital', asset: '2-mars', orbital: 3 });
    gap('up');
    await rest();
    expect(craftOf(state())).toMatchObject({ asset: '1-earth', orbital: 3 });
    expect(state().why).toMatchObject({ rejections: [{ rule: 'RG-7.1' }] });
    expect(table(state())).toEqual([]);
  });

  it('another button than the main one reads what it meets, and never orders', async () => {
    const { press, state } = await open(['human', 'easy']);
    press('tap', CRAFT, 'mouse', 2);
    expect(state()).toMatchObject({ tool: { held: null }, about: { kind: 'spacecraft', id: CRAFT.id }, sheet: 'card' });
  });

  it('RG-4.3: ends maneuvers in which nothing can be done, which is no decision to take back', async () => {
    const { table, key, state, rest } = await open(['human', 'easy'], { '1': {}, '2': {} });
    await rest();
    await rest();
    expect(state()).toMatchObject({ seat: '1', view: { phase: 'research' }, undo: { terms: 'none' } });
    key('e');
    await rest();
    await rest();
    expect(state()).toMatchObject({ view: { phase: 'construction' } });
    for (const phase of ['repair', 'research']) {
      table.undo();
      await rest();
      await rest();
      expect(state()).toMatchObject({ seat: '1', view: { phase } });
    }
    expect(state()).toMatchObject({ redoable: 2, undo: { terms: 'none' } });
  });

  it('gives burns one after another, and says where and why it stopped when the next is not possible', async () => {
    const { table, state, rest } = await open(['human', 'easy']);
    const burn = (orbital: number) =>
      ({ type: 'burn', spacecraft: '1-fast-attack-craft', asset: '1-earth', orbital }) as const;
    table.orderAll([burn(4), burn(2), burn(3)]);
    await rest();
    await rest();
    expect(craftOf(state())).toMatchObject({ orbital: 4, left: 7 });
    expect(state().why?.rejections).toMatchObject([
      { rule: 'RG-7.1', reason: 'Stopped after 1 of 3. Orbital 2 is not next to orbital 4.' },
    ]);
  });

  it('gives a way of the coach as it is drawn: the burn and what it leads to, or says where it stopped', async () => {
    const { table, state, rest } = await open(['human', 'easy']);
    const burn = { type: 'burn', spacecraft: '1-fast-attack-craft', asset: '1-earth', orbital: 4 };
    const on = { ...burn, asset: '2-mars', orbital: 3 };
    expect(table.way([burn, on])).toBe(true);
    await rest();
    await rest();
    expect(craftOf(state())).toMatchObject({ asset: '2-mars', orbital: 3 });
    expect(table.session.plies()).toBe(2);
    table.way([
      { ...on, orbital: 2 },
      { type: 'attack', spacecraft: burn.spacecraft, target: '2-gone', spend: 1 },
    ]);
    await rest();
    await rest();
    expect(table.session.plies()).toBe(3);
    expect(state().why?.rejections[0]?.reason).toMatch(/^Stopped after 1 of 2\./);
  });

  it('RG-7.1: lays burns out by presses and keys, takes one back, and gives them', async () => {
    const { press, key, state, rest } = await open(['human', 'easy']);
    press('tap', CRAFT, 'touch');
    press('tap', { kind: 'orbital', asset: '2-mars', orbital: 3 }, 'touch');
    expect(state().tool.plan).toEqual([
      { asset: '1-earth', orbital: 4 },
      { asset: '2-mars', orbital: 3 },
    ]);
    expect(key('Backspace')).toBe(true);
    expect(state().tool.plan).toHaveLength(1);
    expect(craftOf(state())).toMatchObject({ orbital: 3, left: 8 });
    key('Enter');
    await rest();
    await rest();
    expect(craftOf(state())).toMatchObject({ asset: '1-earth', orbital: 4, left: 7 });
    expect(state().tool).toMatchObject({ held: { id: '1-fast-attack-craft' }, plan: [] });
  });

  it('RG-4.6: says why where a click can do nothing, and reads what nothing can be done with', async () => {
    const { press, state } = await open(['human', 'easy']);
    press('tap', { kind: 'dial', asset: '2-mars' });
    expect(state()).toMatchObject({ sheet: 'card', about: { kind: 'asset', id: '2-mars' } });
    press('tap', CRAFT);
    press('tap', { kind: 'spacecraft', id: '2-light-corvette' });
    expect(state().why?.rejections).toMatchObject([
      { rule: 'RG-9.2', reason: 'The target orbits Mars; the attacker orbits Earth.' },
    ]);
  });

  it('goes through the turn by keys alone', async () => {
    const { key, state, rest } = await open(['human', 'easy']);
    expect(key('ArrowRight')).toBe(true);
    expect(state().tool.held?.id).toBe('1-fast-attack-craft');
    key('ArrowRight');
    expect(state().tool.held?.id).toBe('1-battleship');
    expect(key('i')).toBe(true);
    expect(state().about).toEqual({ kind: 'spacecraft', id: '1-battleship' });
    key('Escape');
    expect(state().tool.held).toBeNull();
    for (const phase of ['research', 'construction'] as const) {
      key('e');
      await rest();
      await rest();
      expect(state().view.phase).toBe(phase);
    }
  });
});

/** The commands of the log. */
const table = ({
  log,
}: {
  readonly log: readonly { readonly seat: string | null; readonly events: readonly { readonly type: string }[] }[];
}) => log.filter(({ seat }) => seat !== null).map(({ events }) => events[0]!.type.replace('burned', 'burn'));
