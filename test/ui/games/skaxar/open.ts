import { BehaviorSubject, Subject } from 'rxjs';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import { skaxar, type SkaxarPosition } from '../../../../src/games/skaxar/index.ts';
import { among } from '../../../../src/session/find-game.ts';
import { openLocal } from '../../../../src/session/local/local.ts';
import { memoryShelf } from '../../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../../src/session/local/store.ts';
import { anyLegal } from '../../../../src/session/threads/think/thinker.ts';
import type { Point } from '../../../../src/table/shape.ts';
import { boxOf } from '../../../../src/ui/games/skaxar/table/under.ts';
import type { SkaxarStage, Target } from '../../../../src/ui/games/skaxar/table/stage.ts';
import type { StageInput } from '../../../../src/ui/table/stage.ts';
import { openSkaxarTable } from '../../../../src/ui/games/skaxar/controller.ts';

const NAMES = ['Ada', 'Ben'];

/** A session of A: it may buy six kinds of card, two of them without effect, and B comes after. */
const SESSION: SkaxarPosition = {
  A: { money: 9000, field: ['E22'], scrapyard: ['E14', 'E12'] },
  B: { money: 6000, field: ['X22'] },
  shop: ['I28', 'I11', 'I20', 'I17', 'I33', 'I01'],
  at: 'session',
  decider: 'A',
  buyers: ['A', 'B'],
};

/** The harvest of B, who lost: slots 1, 2, 4 and 5. */
export const HARVEST: SkaxarPosition = { asteroidRow: ['R01', 'R09', null, 'R02', 'R20'], at: 'harvest', decider: 'B' };

interface OpenInput {
  readonly players?: readonly [string, string];
  readonly position?: SkaxarPosition;
  readonly options?: { readonly [key: string]: boolean | number | string };
}

/** A table opened on a position, drawn on nothing; `press` is the pointer over a thing of it. */
export async function open({ players = ['human', 'human'], position = SESSION, options = {} }: OpenInput = {}) {
  const store = storeOn(
    memoryShelf(),
    among([skaxar]),
    () => 0,
    () => 'm',
  );
  const parsed = skaxar.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const seats = players.map((player, index) => ({ seat: index === 0 ? 'A' : 'B', player, name: NAMES[index]! }));
  const id = await store.createMatch(
    headerOf(skaxar, { options: parsed.value as never, seed: 's', seats, position: position as never }),
  );
  const read = timelineOf(skaxar, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const table = openSkaxarTable((pace) =>
    openLocal({
      id,
      game: skaxar,
      timeline: read.timeline,
      store,
      thinker: { choose: () => new Promise(() => undefined), fallback: anyLegal, drop() {}, close() {} },
      pace,
    }),
  );
  const input$ = new Subject<StageInput>();
  const nothing = () => undefined;
  table.attach({
    show: nothing,
    play: async () => undefined,
    skip: nothing,
    configure: nothing,
    grabs: nothing,
    letGo: () => false,
    input$,
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 100 }),
    focus: nothing,
    frame: nothing,
    destroy: nothing,
  } as unknown as SkaxarStage);
  table.session.start();
  const state = () => table.state$.value;
  const press = (kind: StageInput['kind'], target: Target | Point, pointer: StageInput['pointer'] = 'mouse') => {
    const { x, y } = 'x' in target ? target : boxOf(state().view, target, state().lying.shape)!;
    input$.next({ kind, at: { x, y }, screen: { x: 0, y: 0 }, pixel: 5, pointer, button: 0, shift: false, alt: false });
  };
  return { table, press, state, rest: () => new Promise((resolve) => setTimeout(resolve, 0)) };
}
