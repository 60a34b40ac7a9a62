import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import {
  isAdjacent,
  lifeboatData,
  shipData,
  SIDES,
  type BattlespaceSiriusView,
  type Direction,
  type LifeboatData,
  type PlayerView,
  type Power,
  type ShipId,
  type Side,
} from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { placesOf, shipName, vesselName } from '../names.ts';

/** A vessel as the list mirrors it: everything the table shows of it, in words. */
export interface VesselRow {
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly mark: string;
  readonly name: string;
  /** The person or computer of the seat. */
  readonly player: string;
  readonly out: boolean;
  /** Turn, engaged, adjacent, out. */
  readonly state: string;
  /** Where it stands seen from the turn player, and its heading. */
  readonly where: string;
  /** Its heading alone; null for a lifeboat. */
  readonly heading: Direction | null;
  /** The four sides; the weakest are marked, unless all are alike. */
  readonly powers: readonly { readonly side: Side; readonly power: number; readonly weakest: boolean }[];
  /** The lifeboat on the table. */
  readonly boat: LifeboatData | null;
  readonly card: string | null;
  /** Its card is hidden; somebody at this screen may look at it or show it. */
  readonly hidden: boolean;
  readonly draw: boolean;
}

/**
 * The focusable mirror of the table, in seat order. What is hidden from somebody at the screen is not in it (BS-15.2).
 */
export const vesselRows = (view: BattlespaceSiriusView, seats: readonly SeatInfo[]): readonly VesselRow[] =>
  view.players.map((player) => rowOf(view, player, seats));

type Vessel = NonNullable<PlayerView['vessel']>;

function rowOf(view: BattlespaceSiriusView, player: PlayerView, seats: readonly SeatInfo[]): VesselRow {
  const { seat, ship, vessel, left, agree } = player;
  return {
    seat,
    ship,
    mark: shipData(ship).mark,
    name: vessel ? vesselName(view, seat) : shipName(view, seat),
    player: seats.find((info) => info.seat === seat)?.name ?? '',
    out: vessel === null && left !== null,
    state: stateOf(view, player),
    where: vessel ? whereOf(view, seat, vessel) : '',
    heading: vessel?.kind === 'ship' ? vessel.heading : null,
    powers: vessel?.kind === 'ship' ? powersOf(vessel.power) : [],
    boat: vessel?.kind === 'lifeboat' ? lifeboatData(vessel.lifeboat) : null,
    card: cardOf(player),
    hidden: isHidden(player),
    draw: agree && vessel !== null,
  };
}

/** Where a vessel stands seen from the turn player, and the heading of a ship. */
function whereOf(view: BattlespaceSiriusView, seat: Seat, vessel: Vessel): string {
  const places =
    seat === view.turnSeat ? [] : placesOf(view, vessel.cell, seat).filter((place) => place.seat === view.turnSeat);
  const heading = vessel.kind === 'ship' ? [words.headingIs(vessel.heading)] : [];
  return [...places.map(({ words: place }) => place), ...heading].join(', ');
}

const powersOf = (all: Power): VesselRow['powers'] =>
  SIDES.map((side, index) => ({ side, power: all[index]!, weakest: isWeakest(all, all[index]!) }));

const isHidden = ({ lifeboat, shown, vessel }: PlayerView): boolean =>
  lifeboat !== null && !shown && vessel?.kind === 'ship';

const isWeakest = (all: Power, power: number): boolean => power === Math.min(...all) && power < Math.max(...all);

function stateOf(view: BattlespaceSiriusView, { seat, vessel, left }: PlayerView): string {
  if (!vessel) return left === null ? '' : words.outAs(left);
  if (view.phase === 'over') return '';
  if (seat === view.turnSeat) return words.turnPlayer;
  if (seat === view.engagedSeat) return words.engaged;
  const turn = view.players.find((player) => player.seat === view.turnSeat)?.vessel;
  return turn && isAdjacent(turn.cell, vessel.cell) ? words.adjacent : words.apart;
}

/**
 * BS-19.11: what is said of a lifeboat card that is not on the table. A card the screen's only person knows is still
 * face down.
 */
function cardOf({ lifeboat, shown, vessel }: PlayerView): string | null {
  if (lifeboat === null || vessel?.kind === 'lifeboat') return null;
  if (!shown || lifeboat === 'hidden') return words.faceDown;
  const data = lifeboatData(lifeboat);
  return words.shownBoat(data.name, words.attributeLine(data));
}
