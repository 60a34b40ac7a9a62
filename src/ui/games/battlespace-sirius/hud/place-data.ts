import {
  glimpse,
  turned,
  TURNS,
  warningsOf,
  type BattlespaceSiriusCommand,
  type BattlespaceSiriusView,
  type Cell,
  type Direction,
  type LineOutlook,
  type Turn,
  type Warning,
} from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { lineWords, placesOf, vesselName } from '../names.ts';
import { canTurn, destinations, planned, shownPlan, type ManeuverTool } from '../tools/maneuver.ts';

/** A place of the list: where to, its name, and next to whom it lies. */
export interface PlaceChoice {
  /** `stay`, or the cell as "x,y". */
  readonly value: string;
  readonly to: Cell | null;
  readonly label: string;
  readonly group?: string;
}

const keyOf = (cell: Cell): string => `${cell[0]},${cell[1]}`;

/** The value of a planned place in the list. */
export const placeValue = (to: Cell | null): string => (to === null ? 'stay' : keyOf(to));

/**
 * BS-5.4, BS-3.10: staying first, then every destination by its name, under the opponent it is next to (the first by
 * seat).
 */
export function placeChoices(view: BattlespaceSiriusView): readonly PlaceChoice[] {
  const own = view.players.find(({ seat }) => seat === view.turnSeat)!.vessel!.cell;
  const here = placesOf(view, own, view.turnSeat).map(({ words: name }) => name);
  const stay: PlaceChoice = {
    value: 'stay',
    to: null,
    label: here.length > 0 ? words.stayHere(words.places(here)) : words.stayAlone,
  };
  const many = view.players.filter(({ seat, vessel }) => vessel && seat !== view.turnSeat).length > 1;
  const places = destinations(view).map((to): PlaceChoice & { readonly first: string } => {
    const names = placesOf(view, to, view.turnSeat);
    const first = names[0]!.seat;
    return {
      value: keyOf(to),
      to,
      label: words.places(names.map(({ words: name }) => name)),
      first,
      ...(many ? { group: words.nextTo(vesselName(view, first)) } : {}),
    };
  });
  const seats = view.players.map(({ seat }) => seat);
  return [
    stay,
    ...places.sort((a, b) => seats.indexOf(a.first) - seats.indexOf(b.first)).map(({ first: _, ...place }) => place),
  ];
}

export interface TurnChoice {
  readonly turn: Turn | 0;
  readonly heading: Direction;
}

/** BS-3.4: no turn and the three turns, each with the heading it gives; empty for a lifeboat. */
export function turnChoices(view: BattlespaceSiriusView): readonly TurnChoice[] {
  const vessel = view.players.find(({ seat }) => seat === view.turnSeat)?.vessel;
  if (!canTurn(view) || vessel?.kind !== 'ship') return [];
  const { heading } = vessel;
  return [{ turn: 0, heading }, ...TURNS.map((turn) => ({ turn, heading: turned(heading, turn) }))];
}

/** BS-19.3: the facing lines a plan would give, in words. */
export const linesOf = (view: BattlespaceSiriusView, tool: ManeuverTool): readonly LineOutlook[] =>
  glimpse(view, planned(shownPlan(tool), tool.pay)).lines;

/**
 * The most facing lines that staying or any destination gives. Turns change what lines meet, not how many there are.
 */
export const mostLines = (view: BattlespaceSiriusView): number =>
  Math.max(...[null, ...destinations(view)].map((to) => glimpse(view, planned({ to, turn: 0 }, null)).lines.length));

/** A line in words with its name: "N: Bow 6 > Port 5". */
export const namedLine = (view: BattlespaceSiriusView, line: LineOutlook): string =>
  `${line.line}: ${lineWords(view, line)}`;

/** BS-19.5: the warnings of a command in words; nothing for no command. */
export const warningWords = (
  view: BattlespaceSiriusView,
  command: BattlespaceSiriusCommand | null,
): readonly string[] =>
  command === null ? [] : [...new Set(warningsOf(view, command).map((warning) => said(warning, command.type)))];

function said(warning: Warning, type: BattlespaceSiriusCommand['type']): string {
  const { side, line } = warning;
  switch (warning.kind) {
    case 'unshieldedFiring':
      return words.warnSentry(side, line, warning.sentry);
    case 'paymentEmpties':
      return words.warnEmptied[type === 'react' || type === 'fire' ? type : 'maneuver'](side, line);
    case 'unshieldedTarget':
      return words.warnTarget(side, line);
  }
}
