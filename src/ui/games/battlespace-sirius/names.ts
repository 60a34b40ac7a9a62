import {
  lifeboatData,
  positionName,
  shipData,
  type BattlespaceSiriusView,
  type Cell,
  type LineEnd,
  type LineOutlook,
  type PlayerView,
  type PositionName,
} from '../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../engine/seat.ts';
import { sirius as words } from './words/play.ts';

/** The player of a seat. Throws for a seat the match does not have. */
export function playerOf(view: Pick<BattlespaceSiriusView, 'players'>, seat: Seat): PlayerView {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`Seat ${seat} is not in this match.`);
  return player;
}

/** How a player is called in sentences: by the ship (BS-2.2). */
export const shipName = (view: Pick<BattlespaceSiriusView, 'players'>, seat: Seat): string =>
  shipData(playerOf(view, seat).ship).name;

/** How what stands on the grid for a player is called: the ship, or its lifeboat. */
export function vesselName(view: Pick<BattlespaceSiriusView, 'players'>, seat: Seat): string {
  const { vessel } = playerOf(view, seat);
  return vessel?.kind === 'lifeboat' ? words.lifeboat(lifeboatData(vessel.lifeboat).name) : shipName(view, seat);
}

/** BS-3.10 in words: "off Red's Bow", "Red's Bow/Starboard corner", "North of lifeboat Ash". */
function placeWords(name: PositionName, owner: string): string {
  switch (name.kind) {
    case 'off':
      return words.off(owner, name.side);
    case 'corner':
      return words.corner(owner, name.first, name.second);
    case 'compass':
      return words.compass(owner, words.compassPoints[name.point]);
  }
}

/** The same in the marks of ship and sides: "Rd Bo", "Rd Bo/Sb", "Pu N". */
function placeMarks(name: PositionName, mark: string): string {
  switch (name.kind) {
    case 'off':
      return words.offShort(mark, name.side);
    case 'corner':
      return words.cornerShort(mark, name.first, name.second);
    case 'compass':
      return words.compassShort(mark, name.point);
  }
}

/** The names of a cell seen from each vessel next to it but that of `seat`; empty in open space. */
export const placesOf = (
  view: BattlespaceSiriusView,
  cell: Cell,
  seat: Seat,
): readonly { readonly seat: Seat; readonly words: string; readonly marks: string }[] =>
  view.players.flatMap((other) => {
    if (other.seat === seat || !other.vessel) return [];
    const name = positionName(view, cell, other.seat);
    return name
      ? [
          {
            seat: other.seat,
            words: placeWords(name, vesselName(view, other.seat)),
            marks: placeMarks(name, shipData(other.ship).mark),
          },
        ]
      : [];
  });

/** An end of a line in words: "Starboard 6", or the lifeboat with its Hull. */
export const endWords = (end: LineEnd, vessel: string): string =>
  end.kind === 'side' ? words.side(end.side, end.power) : `${vessel}, ${words.hull(end.hull)}`;

/** BS-19.2: the text a facing line carries, for example "Starboard 6 > Port 5". */
export const lineWords = (view: BattlespaceSiriusView, line: LineOutlook): string =>
  words.lineText(
    endWords(line.own, vesselName(view, line.attacker)),
    endWords(line.other, vesselName(view, line.target)),
  );

const endNumber = (end: LineEnd): string => String(end.kind === 'side' ? end.power : end.hull);

/** The same in its numbers alone, where cells are small. */
export const lineShort = (line: LineOutlook): string => words.lineText(endNumber(line.own), endNumber(line.other));
