import type { StageInput } from '../../table/stage.ts';
import type { About, RetrogradeDesk, RetrogradeScreenState } from './state.ts';
import type { Target } from './table/stage.ts';
import { under } from './table/under.ts';
import { aboutOf, sameTarget } from './target.ts';
import type { ToolInput } from './tools/tool.ts';
import { retrogradeWords as words } from './words/play.ts';

/** What the pointer works on. */
interface Hands {
  readonly desk: RetrogradeDesk;
  readonly input: (given: ToolInput) => void;
}

/** What is pointed at, on the table or in a list. */
export function point(desk: RetrogradeDesk, target: Target | null): void {
  if (!sameTarget(target, desk.state$.value.pointed)) desk.set({ pointed: target });
}

/** Opens a card or a pile. */
export function read(desk: RetrogradeDesk, about: About): void {
  desk.set({ about });
  desk.open(about.kind === 'pile' ? 'pile' : 'card');
}

/** What lies under a point of the table. */
function meets(
  { view, shape }: Pick<RetrogradeScreenState, 'view' | 'shape'>,
  { at, pixel, pointer: by }: StageInput,
): Target | null {
  return under(view, [{ kind: 'shape', shape }], at, pixel, by === 'touch' ? 'touch' : 'mouse');
}

/** The spacecraft under a press that can do something now; null = none. */
export function craftAt(
  { view, seat, busy, shape }: Pick<RetrogradeScreenState, 'view' | 'seat' | 'busy' | 'shape'>,
  event: StageInput,
): string | null {
  const target = seat === null || busy ? null : meets({ view, shape }, event);
  if (target?.kind !== 'spacecraft') return null;
  return view.choices.some((one) => 'spacecraft' in one && one.spacecraft === target.id) ? target.id : null;
}

/** A press on a spacecraft that can do something belongs to the tool: it may be dragged to where it is to go. */
export const grabs = ({ state$ }: RetrogradeDesk, event: StageInput): boolean => craftAt(state$.value, event) !== null;

/** A press: what is in hand is used on it, or it is taken in hand; what nothing can be done with is read. */
function press({ desk, input }: Hands, target: Target, mouse: boolean): void {
  const { seat, tool, why } = desk.state$.value;
  if (seat !== null) input({ kind: 'pick', target, mouse });
  const now = desk.state$.value;
  const idle = now.tool === tool && now.why === why && !now.busy && tool.held === null;
  const about = idle ? aboutOf(target, now.view) : null;
  if (about) read(desk, about);
}

/** Whether a panel lies over the table there: what is let go on it was not meant for the world beneath. */
function isCovered({ screen: { x, y } }: StageInput): boolean {
  if (typeof document === 'undefined') return false;
  const over = document.elementFromPoint(x, y);
  return over !== null && over.closest('.dock-right, .dock-bottom, .topbar, .rg-hand') !== null;
}

/** A spacecraft is taken up, carried over the table, and let go where it is to go. */
function carry({ desk, input }: Hands, event: StageInput): void {
  const target = event.kind !== 'down' && isCovered(event) ? null : meets(desk.state$.value, event);
  if (event.kind === 'down') {
    if (target?.kind === 'spacecraft') input({ kind: 'hold', held: { kind: 'spacecraft', id: target.id } });
    return;
  }
  point(desk, target);
  const itself = target?.kind === 'spacecraft' && target.id === desk.state$.value.tool.held?.id;
  if (event.kind !== 'up' || itself) return;
  if (target) input({ kind: 'drop', target, mouse: event.pointer === 'mouse' });
  else if (!isCovered(event) && desk.state$.value.tool.held?.kind === 'spacecraft')
    desk.explain([{ rule: 'RG-7.1', reason: words.dropNowhere, data: {} }]);
}

/** A tap uses what lies there; a long press, or one of another button than the main one, reads it. */
function tap(hands: Hands, event: StageInput): void {
  const { desk } = hands;
  const target = meets(desk.state$.value, event);
  // A finger only presses: what it pressed is not looked at for long.
  point(desk, event.pointer === 'mouse' ? target : null);
  if (!target) return;
  if (event.kind === 'tap' && event.button === 0) {
    // A tap during the show wants to see its end.
    if (!desk.state$.value.busy) press(hands, target, event.pointer === 'mouse');
    return;
  }
  const about = aboutOf(target, desk.state$.value.view);
  if (about) read(desk, about);
}

/** What a pointer on the table does; the events of one stage. */
export function pointing(hands: Hands): (event: StageInput) => void {
  const { desk } = hands;
  let carried = false;
  return (event) => {
    const { busy } = desk.state$.value;
    switch (event.kind) {
      case 'leave':
      case 'cancel':
        return point(desk, null);
      case 'hover':
        return point(desk, meets(desk.state$.value, event));
      case 'down':
        carried = false;
        break;
      case 'drag':
        carried = true;
        break;
      case 'up':
        if (!carried) return;
        break;
      case 'longPress':
      case 'tap':
        return tap(hands, event);
    }
    if (!busy) carry(hands, event);
  };
}
