import {
  facingOutlook,
  glimpse,
  powerOf,
  reactionOutlook,
  repairOutlook,
  SIDES,
  TURNS,
  warningsOf,
  type BattlespaceSiriusCommand,
  type BattlespaceSiriusView,
  type Cell,
  type Direction,
  type LineOutlook,
  type LockCommand,
  type Side,
  type Turn,
} from '../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../engine/seat.ts';
import { NO_CARRY } from '../../cards/table/carry.ts';
import { inOrder, type Proposed } from '../../match/coach/proposal.ts';
import { heldAids } from './drag.ts';
import { fireHarm, reactHarm } from './harm.ts';
import type { CardOverlay, Emphasis } from './table/stage.ts';
import { sirius as words } from './words/play.ts';
import { lineShort, lineWords, placesOf } from './names.ts';
import type { SiriusState } from './state.ts';
import { asksPay, canTurn, destinations, payers, planned, shownPlan, type ManeuverTool } from './tools/maneuver.ts';
import { canPay, reactionOf, type ReactTool } from './tools/react.ts';
import { commandOf, toolWith } from './tools/reduce.ts';
import type { RepairTool } from './tools/repair.ts';
import type { ReactOption, Tool } from './tools/tool.ts';

type View = BattlespaceSiriusView;
type LineOverlay = Extract<CardOverlay, { readonly kind: 'line' }>;

/**
 * BS-19.2 to BS-19.5: everything drawn over the vessels, from the view and the tool in hand, or what is proposed
 * instead.
 */
export function overlaysOf(
  {
    view,
    tool,
    busy,
    coordinates,
    held = null,
    carry = NO_CARRY,
  }: Pick<SiriusState, 'view' | 'tool' | 'busy' | 'coordinates'> & Partial<Pick<SiriusState, 'held' | 'carry'>>,
  proposed: Proposed | null = null,
): readonly CardOverlay[] {
  const grid: readonly CardOverlay[] = coordinates ? [{ kind: 'coordinates' }] : [];
  if (view.phase === 'over' || view.phase === 'setup') return grid;
  const locked = view.locks.length > 0;
  // While a vessel is on its way its old facing lines mean nothing; locks hold until the turn is over.
  if (busy) return [...grid, ...(locked ? [...engagement(view), ...lockLines(view)] : [])];
  if (proposed) return [...grid, ...inOrder(proposed).flatMap(proposedAids)];
  if (tool.kind === 'maneuver' && held)
    return [...grid, ...heldAids(view, tool, held, carry, (planned) => maneuverAids(view, planned))];
  return [...grid, ...toolAids(view, tool)];
}

/** The aids of the tool in hand. */
function toolAids(view: View, tool: Tool): readonly CardOverlay[] {
  switch (tool.kind) {
    case 'maneuver':
      return [...maneuverAids(view, tool), ...dangers(view, commandOf(tool, view))];
    case 'lock':
      return [...lockAids(view, tool.pointed ?? tool.chosen), ...dangers(view, tool.chosen)];
    case 'react':
      return [
        ...engagement(view),
        ...reactAids(view, tool),
        ...dangers(view, commandOf(tool, view)),
        ...reactHarm(view, tool),
      ];
    case 'fire':
      return [...engagement(view), ...lockLines(view, tool.pointed?.line ?? tool.line), ...fireHarm(view, tool)];
    case 'repair':
      return [...engagement(view), ...lockLines(view), ...repairAids(view, tool)];
    case 'idle':
      return [...engagement(view), ...(view.locks.length > 0 ? lockLines(view) : facingLines(view))];
  }
}

/** A command that is proposed: what its tool draws with it chosen, without all else that could be chosen. */
function proposedAids({ view: any, commands: [command] }: Proposed): readonly CardOverlay[] {
  const view = any as View;
  const tool = toolWith(command as unknown as BattlespaceSiriusCommand);
  const drawn = tool.kind === 'maneuver' ? maneuverAids(view, tool, tool.to ? [tool.to] : []) : toolAids(view, tool);
  return drawn.filter((aid) => !(aid.kind === 'turn' && aid.emphasis === 'offered') && !isOpenSide(aid));
}

const isOpenSide = (aid: CardOverlay): boolean => aid.kind === 'side' && (aid.mark === 'open' || aid.mark === 'full');

const lineOverlay = (
  view: View,
  line: LineOutlook,
  from: Cell,
  style: LineOverlay['style'],
  emphasis: Emphasis,
): LineOverlay => ({
  kind: 'line',
  from,
  to: view.players.find(({ seat }) => seat === line.target)!.vessel!.cell,
  line: line.line,
  through: line.through,
  style,
  emphasis,
  label: lineWords(view, line),
  short: lineShort(line),
});

const cellOf = (view: View, seat: Seat): Cell | undefined =>
  view.players.find((player) => player.seat === seat)?.vessel?.cell;

/** BS-19.2: dashed lines to every opponent next to the turn player. */
function facingLines(view: View, emphasis: (line: LineOutlook) => Emphasis = () => 'offered'): readonly CardOverlay[] {
  const from = cellOf(view, view.turnSeat);
  return from ? facingOutlook(view).map((line) => lineOverlay(view, line, from, 'facing', emphasis(line))) : [];
}

/** BS-19.4: the locks of this turn solid, the facing lines left alone dashed. */
function lockLines(view: View, chosen?: string): readonly CardOverlay[] {
  const from = cellOf(view, view.turnSeat);
  if (!from) return [];
  return facingOutlook(view).flatMap((line) => {
    if (line.target !== view.engagedSeat) return [];
    const lock = view.locks.find((one) => one.line === line.line);
    const style = !lock ? 'facing' : lock.resolved ? 'resolved' : 'lock';
    return [lineOverlay(view, line, from, style, lock && line.line === chosen ? 'chosen' : 'offered')];
  });
}

/** BS-19.4: the engaged opponent framed, all who are neither they nor the turn player dimmed. */
function engagement(view: View): readonly CardOverlay[] {
  if (view.engagedSeat === null || !cellOf(view, view.engagedSeat)) return [];
  const others = view.players
    .filter(({ seat, vessel }) => vessel && seat !== view.turnSeat && seat !== view.engagedSeat)
    .map(({ seat }) => seat);
  return [
    { kind: 'frame', seat: view.engagedSeat },
    ...(others.length > 0 ? [{ kind: 'dim', seats: others } as const] : []),
  ];
}

/** The most names a ghost carries that is looked at; the list of places has them all. */
const NAMES_SEEN = 2;

/**
 * The name of a cell as a ghost carries it: whole where it is looked at, else the first of several. `short`: where
 * cells are small.
 */
function ghostLabel(view: View, cell: Cell, emphasis: Emphasis): { readonly label: string; readonly short: string } {
  const names = placesOf(view, cell, view.turnSeat);
  const [first] = names;
  if (!first) return { label: '', short: '' };
  const label =
    names.length > (emphasis === 'offered' ? 1 : NAMES_SEEN)
      ? words.andMore(first.words, names.length - 1)
      : names.map((name) => name.words).join(', ');
  return { label, short: first.marks };
}

/** So many lines can all have their words at once. */
const FEW_LINES = 2;
/** The most offered places that carry their names: those round one opponent. */
const NAMED_PLACES = 7;

/** Arrows round a ship, or round its ghost, which has the heading it has now. */
const arrows = (cell: Cell, heading: Direction, planned: Turn | 0, pointed: Turn | 0): readonly CardOverlay[] =>
  TURNS.map((turn) => ({
    kind: 'turn',
    cell,
    heading,
    turn,
    emphasis: turn === planned ? 'chosen' : turn === pointed ? 'pointed' : 'offered',
    label: words.turns[turn],
  }));

/**
 * BS-19.3: ghosts at all destinations, arrows of the turns, and the lines the plan (or what is pointed at) would give.
 */
function maneuverAids(
  view: View,
  tool: ManeuverTool,
  places: readonly Cell[] = destinations(view),
): readonly CardOverlay[] {
  const seat = view.turnSeat;
  const own = cellOf(view, seat)!;
  const shown = shownPlan(tool);
  const ghosts = places.map((to): CardOverlay => {
    const is = (plan: { readonly to: Cell | null } | null) => plan?.to?.[0] === to[0] && plan.to[1] === to[1];
    const emphasis: Emphasis = is(tool) ? 'chosen' : is(tool.pointed) ? 'pointed' : 'offered';
    return {
      kind: 'ghost',
      id: `${to[0]},${to[1]}`,
      seat,
      vessel: glimpse(view, planned({ to, turn: tool.turn }, tool.pay)).vessel,
      emphasis,
      ...ghostLabel(view, to, emphasis),
      ...(emphasis === 'offered' && places.length > NAMED_PLACES ? { mark: true as const } : {}),
    };
  });
  const seen = glimpse(view, planned(shown, tool.pay));
  const moved = shown.to !== null || shown.turn !== 0;
  const turnedHere: readonly CardOverlay[] =
    shown.to === null && shown.turn !== 0
      ? [
          {
            kind: 'ghost',
            id: 'here',
            seat,
            vessel: seen.vessel,
            emphasis: tool.pointed ? 'pointed' : 'chosen',
            label: words.rotate(shown.turn),
          },
        ]
      : [];
  const few = seen.lines.length <= FEW_LINES;
  const lines = seen.lines.map((line): CardOverlay => {
    const looked = tool.looks === line.target || (tool.pointed !== null && few);
    const style = moved ? 'would' : 'facing';
    const drawn = lineOverlay(view, line, seen.vessel.cell, style, looked ? 'pointed' : 'chosen');
    return few || looked ? drawn : { ...drawn, mark: true };
  });
  const vessel = view.players.find((player) => player.seat === seat)!.vessel!;
  const turns =
    canTurn(view) && vessel.kind === 'ship'
      ? arrows(tool.to ?? own, vessel.heading, tool.turn, tool.pointed?.turn ?? 0)
      : [];
  // Planned to go elsewhere, it is the one there that counts.
  const leaves: readonly CardOverlay[] = tool.to === null ? [] : [{ kind: 'dim', seats: [seat] }];
  return [...leaves, ...ghosts, ...turnedHere, ...turns, ...lines, ...payAids(view, tool)];
}

function payAids(view: View, tool: ManeuverTool): readonly CardOverlay[] {
  return asksPay(tool)
    ? payers(view).map((side) => sideMark(view, view.turnSeat, side, tool.pay === side ? 1 : 0, -1))
    : [];
}

/** A clip that can be picked, or is: then it says what its Power comes to (BS-19.3, BS-19.9). */
function sideMark(view: View, seat: Seat, side: Side, count: number, sign: 1 | -1): CardOverlay {
  const vessel = view.players.find((player) => player.seat === seat)!.vessel;
  const power = vessel?.kind === 'ship' ? powerOf(vessel, side) : 0;
  return {
    kind: 'side',
    seat,
    side,
    mark: count > 0 ? 'picked' : 'open',
    count,
    ...(count > 0 ? { label: words.changes(power, power + sign * count) } : {}),
  };
}

function lockAids(view: View, shown: LockCommand | null): readonly CardOverlay[] {
  const from = cellOf(view, view.turnSeat)!;
  return facingOutlook(view).map((line) => {
    const taken = shown?.target === line.target && shown.lines.includes(line.line);
    return lineOverlay(view, line, from, taken ? 'lock' : 'facing', taken ? 'chosen' : 'offered');
  });
}

/** BS-19.6: the lines as a reaction would leave them, the ship as it would be turned, the clips that can pay. */
function reactAids(view: View, tool: ReactTool): readonly CardOverlay[] {
  const option = tool.pointed ?? tool.option;
  const seen = option ? reactionOutlook(view, reactionOf(option, tool.pointed ? [] : tool.pay)) : null;
  return [
    ...(option && seen ? lockedBy(view, option, seen) : lockLines(view)),
    ...(option && seen ? turnedBy(view, option, seen, tool.pointed ? 'pointed' : 'chosen') : []),
    ...turnArrows(view, tool, option),
    ...payMarks(view, tool),
  ];
}

type Seen = ReturnType<typeof reactionOutlook>;

/** The lines that would be locked; those of Sentry Fire are marked. */
function lockedBy(view: View, option: ReactOption, seen: Seen): readonly CardOverlay[] {
  const from = cellOf(view, view.turnSeat)!;
  const fires = (line: Direction): boolean => option.kind === 'sentry' && option.lines.includes(line);
  return seen.locks.map((line) => lineOverlay(view, line, from, 'lock', fires(line.line) ? 'chosen' : 'offered'));
}

/** The ship as a rotation would leave it. */
function turnedBy(view: View, option: ReactOption, seen: Seen, emphasis: Emphasis): readonly CardOverlay[] {
  if (option.kind !== 'rotate') return [];
  const label = words.rotate(option.turn);
  return [{ kind: 'ghost', id: 'turned', seat: view.engagedSeat!, vessel: seen.vessel, emphasis, label }];
}

const engagedVessel = (view: View) => view.players.find((player) => player.seat === view.engagedSeat)!.vessel!;

/** The arrows round a ship that may turn. */
function turnArrows(view: View, tool: ReactTool, option: ReactOption | null): readonly CardOverlay[] {
  const vessel = engagedVessel(view);
  const turns = view.choices.some((choice) => choice.type === 'react' && choice.kind === 'rotate');
  if (vessel.kind !== 'ship' || !turns) return [];
  const turn = tool.option?.kind === 'rotate' ? tool.option.turn : 0;
  return arrows(vessel.cell, vessel.heading, turn, option?.kind === 'rotate' ? option.turn : 0);
}

/** The sides that pay or could. */
function payMarks(view: View, { option, pay }: ReactTool): readonly CardOverlay[] {
  if (!option || engagedVessel(view).kind !== 'ship') return [];
  return SIDES.flatMap((side) => {
    const count = pay.filter((one) => one === side).length;
    return count > 0 || canPay(view, option, pay, side) ? [sideMark(view, view.engagedSeat!, side, count, -1)] : [];
  });
}

/** BS-19.9: clips that can be raised, those that are, and those that are full. */
function repairAids(view: View, tool: RepairTool): readonly CardOverlay[] {
  const { full, left } = repairOutlook(view, tool.sides);
  return SIDES.flatMap((side): readonly CardOverlay[] => {
    const count = tool.sides.filter((one) => one === side).length;
    if (count > 0) return [sideMark(view, view.turnSeat, side, count, 1)];
    if (full.includes(side))
      return [{ kind: 'side', seat: view.turnSeat, side, mark: 'full', count: 0, label: words.full }];
    return left > 0 ? [sideMark(view, view.turnSeat, side, 0, 1)] : [];
  });
}

/** BS-19.5: the sides a command would put in danger, marked before it is confirmed. */
function dangers(view: View, command: BattlespaceSiriusCommand | null): readonly CardOverlay[] {
  if (!command) return [];
  const seat = command.type === 'react' ? view.engagedSeat! : view.turnSeat;
  const sides = warningsOf(view, command).map(({ side }) => side);
  return sides
    .filter((side, index) => sides.indexOf(side) === index)
    .map((side) => ({ kind: 'side', seat, side, mark: 'danger', count: 0 }));
}
