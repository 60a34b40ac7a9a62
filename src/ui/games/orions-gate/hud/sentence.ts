import { HUMAN } from '../../../../session/local/undo.ts';
import type { Battle } from '../controller.ts';
import { sideOf, type BattleState } from '../state.ts';
import { actsFor, componentData, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { play as common } from '../../../match/words/play.ts';
import { tablesText as tables } from '../words/tables.ts';
import { doingWords } from './doing.ts';
import { seatName, unitName } from './names.ts';

/** The sentence on top: who decides what now. */
export function sentenceFor(battle: Battle, state: BattleState): string {
  const { view, thinking } = state;
  const name = seatName(battle.session.seats);
  if (view.outcome) return words.says.over;
  const doing = state.busy ? doingWords(view, state.log.at(-1), name) : null;
  if (doing !== null) return doing;
  if (thinking !== null && state.seat === null) return common.thinking(name(thinking));
  if (state.busy) return common.busy;
  const decision = view.decisions[0];
  if (!decision) return '';
  const seat = state.seat ?? decision.seats[0];
  const alone = battle.session.seats.filter((info) => info.player === HUMAN).length === 1;
  const you = alone && seat !== undefined && seat === state.seat;
  const who = seat === undefined ? '' : whoOf(decision, seat, name);
  return stepWords(state, decision.kind, who, you) ?? windowWords(view, decision.kind, who, you);
}

/** The unit a decision is about. */
const unitOf = (view: OrionsGateView): string => unitName(view, view.windows[0]?.unit ?? view.activation?.unit ?? '');

/** What is decided in a setup or an activation; null for a window. */
function stepWords(state: BattleState, kind: string, who: string, you: boolean): string | null {
  const { view, tool } = state;
  const { says } = words;
  switch (kind) {
    case 'setup.fleet':
    case 'setup.edge':
      return says[kind](who, you);
    case 'setup.deploy':
      return says[kind](who, you, allStand(view, state.seat));
    case 'setup.marker':
      return tables.says.marker(who, you, view.placing?.left ?? 0);
    case 'play.choose':
      return says['play.choose'](who, you, view.phase ? words.phases[view.phase] : '');
    case 'play.plan':
      return says['play.plan'](who, you, unitOf(view));
    case 'play.fire':
      return you && tool.kind === 'lay' && tool.laying.kind !== 'debris'
        ? battleAdvanced.says.lay[tool.laying.kind](unitOf(view))
        : says['play.fire'](who, you, unitOf(view));
    default:
      return null;
  }
}

/** Whether none of the units a seat decides for waits to be placed. */
const allStand = (view: OrionsGateView, seat: string | null): boolean =>
  seat !== null && !view.units.some(({ status, captain }) => status === 'waiting' && actsFor(view, seat, captain));

/** What is decided in a window that interrupts an activation. */
function windowWords(view: OrionsGateView, kind: string, who: string, you: boolean): string {
  const unit = unitOf(view);
  switch (kind) {
    case 'window.exit':
      return tables.says.exit(who, you, unit);
    case 'window.warp':
      return words.says['window.warp'](who, you, unit);
    case 'window.debris':
      return battleAdvanced.says['window.debris'](who, you, unit, lostPart(view));
    case 'window.salvage':
      return battleAdvanced.says['window.salvage'](who, you, unit, lostUnit(view));
    default:
      return '';
  }
}

/** Who may decide: one captain, two, or any of a side (OG-17.6). */
function whoOf(
  { seats, each }: OrionsGateView['decisions'][number],
  seat: string,
  name: (seat: string) => string,
): string {
  if (each || seats.length < 2) return name(seat);
  return seats.length === 2 ? words.either(name(seats[0]!), name(seats[1]!)) : words.side(sideOf(seat));
}

/** The component whose loss leaves debris (OG-12.4). */
function lostPart({ windows: [window], units }: OrionsGateView): string {
  const kind =
    window?.kind === 'debris'
      ? units.find(({ id }) => id === window.unit)?.components[window.slot - 1]?.kind
      : undefined;
  return kind ? componentData(kind).name : '';
}

/** The friend whose loss a Salvage Arm uses (OG-9.38). */
const lostUnit = (view: OrionsGateView): string =>
  view.windows[0]?.kind === 'salvage' ? unitName(view, view.windows[0].lost) : '';
