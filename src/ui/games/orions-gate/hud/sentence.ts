import { HUMAN } from '../../../../session/local/undo.ts';
import type { Battle } from '../controller.ts';
import { sideOf, type BattleState } from '../state.ts';
import { componentData, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { play as common } from '../../../match/words/play.ts';
import { tablesText as tables } from '../words/tables.ts';
import { seatName, unitName } from './names.ts';

/** The sentence on top: who decides what now. */
export function sentenceFor(battle: Battle, state: BattleState): string {
  const { view, thinking } = state;
  const { says } = words;
  const advanced = battleAdvanced.says;
  const name = seatName(battle.session.seats);
  if (view.outcome) return says.over;
  if (thinking !== null && state.seat === null) return common.thinking(name(thinking));
  if (state.busy) return common.busy;
  const seat = state.seat ?? view.decisions[0]?.seats[0];
  const alone = battle.session.seats.filter((info) => info.player === HUMAN).length === 1;
  const you = alone && seat !== undefined && seat === state.seat;
  const who = seat === undefined ? '' : whoOf(view.decisions[0]!, seat, name);
  const unit = unitName(view, view.windows[0]?.unit ?? view.activation?.unit ?? '');
  switch (view.decisions[0]?.kind) {
    case 'setup.fleet':
      return says['setup.fleet'](who, you);
    case 'setup.edge':
      return says['setup.edge'](who, you);
    case 'setup.marker':
      return tables.says.marker(who, you, view.placing?.left ?? 0);
    case 'window.exit':
      return tables.says.exit(who, you, unit);
    case 'setup.deploy':
      return says['setup.deploy'](who, you);
    case 'play.choose':
      return says['play.choose'](who, you, view.phase ? words.phases[view.phase] : '');
    case 'play.plan':
      return says['play.plan'](who, you, unit);
    case 'play.fire':
      if (you && state.tool.kind === 'lay' && state.tool.laying.kind !== 'debris')
        return advanced.lay[state.tool.laying.kind](unit);
      return says['play.fire'](who, you, unit);
    case 'window.warp':
      return says['window.warp'](who, you, unit);
    case 'window.debris':
      return advanced['window.debris'](who, you, unit, lostPart(view));
    case 'window.salvage':
      return advanced['window.salvage'](who, you, unit, lostUnit(view));
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
