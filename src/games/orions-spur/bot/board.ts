import type { Seat } from '../../../engine/seat.ts';
import { designOf } from '../data/cards.ts';
import type { Design, Keyword } from '../data/ships.ts';
import { columnOf, rowOf, ROWS } from '../rules/formation.ts';
import { bonusOf, protectionOf, reachesSecond } from '../rules/lasting.ts';
import { damaged, reduced, totalOf } from '../rules/packet.ts';
import { isOpponent, sidesOf, vpOf } from '../rules/table.ts';
import type { Options } from '../options.ts';
import type { Packet, Ship, SpurState } from '../state.ts';

/** A ship as plans move it about: what the rules count for it is looked up once. */
export interface Craft {
  readonly id: string;
  readonly owner: Seat;
  readonly design: Design;
  /** 0 = front, 1 = middle, 2 = back; -1 without a place. */
  readonly row: number;
  readonly column: number;
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  readonly overcharged: boolean;
  readonly suppressed: boolean;
  readonly interfered: boolean;
  readonly activated: boolean;
  /** Damage taken off every hit (OS-7.8), added to every attack (OS-10.29), and whether it reaches the second ship. */
  readonly protection: number;
  readonly bonus: number;
  readonly far: boolean;
}

/** What a seat has beside its ships. */
export interface Purse {
  readonly seat: Seat;
  readonly vp: number;
  readonly trophies: number;
  readonly recruitment: number;
  readonly cards: number;
  readonly eliminated: boolean;
  /** Whether it still has ships to recruit (OS-11.6). */
  readonly reserves: boolean;
}

/** The battle as far as plans weigh it. */
export interface Board {
  readonly options: Options;
  readonly sides: readonly (readonly Seat[])[];
  readonly purses: readonly Purse[];
  readonly crafts: readonly Craft[];
}

const craftOf = (state: Pick<SpurState, 'lasting'>, ship: Ship): Craft => ({
  id: ship.id,
  owner: ship.owner,
  design: designOf(ship.id),
  row: ship.slot === null ? -1 : ROWS.indexOf(rowOf(ship.slot) as 'F'),
  column: ship.slot === null ? 0 : columnOf(ship.slot),
  shield: ship.shield,
  hull: ship.hull,
  energy: ship.energy,
  overcharged: ship.overcharged,
  suppressed: ship.suppressed,
  interfered: ship.interfered,
  activated: ship.activated,
  protection: protectionOf(state, ship),
  bonus: bonusOf(state, ship),
  far: reachesSecond(state, ship),
});

/** The board of a state. Of a hand it keeps the number of cards alone. */
export const boardOf = (state: SpurState): Board => ({
  options: state.options,
  sides: sidesOf(state),
  purses: state.players.map((player) => ({
    seat: player.seat,
    vp: vpOf(player),
    trophies: player.trophies.length,
    recruitment: player.recruitment,
    cards: player.hand.length,
    eliminated: player.eliminated,
    reserves: player.shipDeck.length > 0,
  })),
  crafts: state.ships.map((ship) => craftOf(state, ship)),
});

/** A craft with some of its numbers changed, written out so that all crafts keep one shape. */
export const changedCraft = (craft: Craft, change: Partial<Craft>): Craft => ({
  id: craft.id,
  owner: craft.owner,
  design: craft.design,
  row: change.row ?? craft.row,
  column: change.column ?? craft.column,
  shield: change.shield ?? craft.shield,
  hull: change.hull ?? craft.hull,
  energy: change.energy ?? craft.energy,
  overcharged: change.overcharged ?? craft.overcharged,
  suppressed: change.suppressed ?? craft.suppressed,
  interfered: change.interfered ?? craft.interfered,
  activated: change.activated ?? craft.activated,
  protection: change.protection ?? craft.protection,
  bonus: change.bonus ?? craft.bonus,
  far: change.far ?? craft.far,
});

/** The board with one craft changed. */
export const withCraft = (board: Board, id: string, change: Partial<Craft>): Board => ({
  ...board,
  crafts: board.crafts.map((one) => (one.id === id ? changedCraft(one, change) : one)),
});

export const craftAt = (board: Board, id: string): Craft | undefined => board.crafts.find((one) => one.id === id);

/** OS-3.7: a flagship its own rows protect. */
const isHidden = ({ options, crafts }: Board, craft: Craft): boolean =>
  options.flagshipExposure === 'rowsEmpty' &&
  craft.row === 2 &&
  crafts.some((other) => other.owner === craft.owner && (other.row === 0 || other.row === 1));

/** How many ships of its column stand before a craft and can be found (OS-3.5, OS-3.9). */
export function shelterOf({ crafts }: Pick<Board, 'crafts'>, { owner, column, row }: Craft): number {
  let ahead = 0;
  for (const other of crafts)
    if (other.owner === owner && other.column === column && other.row < row && other.row >= 0 && !other.suppressed)
      ahead += 1;
  return ahead;
}

/** OS-5.4: enemy crafts a seat can aim at. */
export const targetsOf = (board: Board, seat: Seat, far: boolean): readonly Craft[] =>
  board.crafts.filter(
    (craft) =>
      isOpponent(board, seat, craft.owner) &&
      craft.row >= 0 &&
      !craft.suppressed &&
      shelterOf(board, craft) < (far ? 2 : 1) &&
      !isHidden(board, craft),
  );

/** OS-3.10. */
const areBeside = (one: Craft, other: Craft): boolean =>
  one.owner === other.owner &&
  one.row >= 0 &&
  other.row >= 0 &&
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

export const neighboursOf = ({ crafts }: Board, craft: Craft): readonly Craft[] =>
  crafts.filter((other) => areBeside(craft, other));

/** A craft after a hit, its protection taken off; null = destroyed. */
function hitBy(craft: Craft, packet: Packet, options: Options): Craft | null {
  const dealt = craft.protection > 0 ? reduced(packet, craft.protection) : packet;
  if (totalOf(dealt) === 0) return craft;
  const after = damaged(craft, dealt, options);
  return after.hull === 0 ? null : changedCraft(craft, after);
}

/** What a hit on a craft, and splash beside it, leave of the board; `by` takes the trophies (OS-7.4, OS-7.5). */
export function struck(board: Board, id: string, packet: Packet, splash: number, by: Seat): Board {
  const target = craftAt(board, id);
  if (!target) return board;
  const beside = splash > 0 ? neighboursOf(board, target) : [];
  const lost: Craft[] = [];
  const crafts: Craft[] = [];
  for (const craft of board.crafts) {
    const hit = craft === target ? packet : beside.includes(craft) ? { shield: 0, any: splash, hull: 0 } : null;
    const after = hit ? hitBy(craft, hit, board.options) : craft;
    if (after) crafts.push(after);
    else lost.push(craft);
  }
  return { ...board, crafts, purses: lost.length > 0 ? scored(board, lost, by) : board.purses };
}

/** OS-7.5, OS-12.11: trophies of a seat. */
const scored = ({ purses, options }: Board, lost: readonly Craft[], by: Seat): readonly Purse[] =>
  purses.map((purse) => {
    if (purse.seat !== by) return purse;
    const salvage = options.hardSalvage ? lost.reduce((sum, { design }) => sum + Math.ceil(design.cost / 2), 0) : 0;
    return {
      ...purse,
      vp: purse.vp + lost.reduce((sum, { design }) => sum + design.vp, 0),
      trophies: purse.trophies + lost.length,
      recruitment: purse.recruitment + salvage,
    };
  });

/** OS-8.9: hull lost to the recoil of a ram; a craft destroyed by it scores for nobody. */
export function recoiled(board: Board, id: string): Board {
  const craft = craftAt(board, id);
  if (!craft) return board;
  const hull = craft.hull - Math.ceil(craft.design.hull / 2);
  return hull > 0 ? withCraft(board, id, { hull }) : { ...board, crafts: board.crafts.filter((one) => one !== craft) };
}

/** Whether a craft can act at all: neither overcharged nor suppressed (OS-5.11, OS-8.12). */
export const isReady = ({ overcharged, suppressed }: Craft): boolean => !overcharged && !suppressed;

/** Whether a keyword is printed on a craft (OS-8.1). */
export const carries = ({ design }: Craft, keyword: Keyword): boolean => design.keywords.includes(keyword);
