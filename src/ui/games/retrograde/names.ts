import type { Seat } from '../../../engine/seat.ts';
import {
  cardOf,
  isCard,
  type ProjectView,
  type RetrogradeView,
  type SideView,
} from '../../../games/retrograde/index.ts';
import { logWords } from './words/log.ts';

/** All that is shown of a seat. */
export const sideOf = ({ sides }: Pick<RetrogradeView, 'sides'>, seat: Seat): SideView => sides[seat === '1' ? 0 : 1];

/** The other seat (RG-1.1). */
export const otherSeat = (seat: Seat): Seat => (seat === '1' ? '2' : '1');

/** How a player is called: by their homeworld; where both lead the same one, with the seat. */
export function sideName({ sides }: Pick<RetrogradeView, 'sides'>, seat: Seat): string {
  const [one, two] = sides;
  const { name } = cardOf((seat === '1' ? one : two).homeworld);
  return one.homeworld === two.homeworld ? `${name} ${seat}` : name;
}

/** The name of a card by its id. */
export const cardName = (card: string): string => cardOf(card).name;

/** Seat, card and the number of its copy: what an id in play is made of. */
const ID = /^[12]-(.+?)(?:-(\d+))?$/;

/** The card an id in play names: numbers may belong to its name (Moon 1212) or count its copies. */
function cardIn(id: string): string | null {
  const whole = id.slice(2);
  if (isCard(whole)) return whole;
  const card = ID.exec(id)?.[1] ?? '';
  return isCard(card) ? card : null;
}

type Table = Pick<RetrogradeView, 'assets' | 'spacecraft' | 'debris' | 'sides'>;

/** Everything in play, and debris, by id. */
const thingsOf = ({ assets, spacecraft, debris }: Table) => [
  ...assets,
  ...spacecraft,
  ...debris,
  ...assets.flatMap(({ upgrade, owner }) => (upgrade ? [{ ...upgrade, owner }] : [])),
];

/**
 * The name of a thing in play, or of one that was: that of its card, with its number where its owner has brought
 * several of it, and with its owner's side where both have one.
 */
export function thingName(view: Table, id: string): string {
  const card = thingsOf(view).find((one) => one.id === id)?.card ?? cardIn(id);
  if (card === null) return id;
  const seat = id.slice(0, 1);
  const both = (sideOf(view, otherSeat(seat)).cameIntoPlay[card] ?? 0) > 0 || isBothHomeworld(view, card);
  return `${copyName(view, id, card)}${both ? ` (${sideName(view, seat)})` : ''}`;
}

/** The name of a card in play, with its number where its owner has brought several of it. */
export function copyName(view: Pick<RetrogradeView, 'sides'>, id: string, card: string): string {
  const several = (sideOf(view, id.slice(0, 1)).cameIntoPlay[card] ?? 0) > 1;
  const number = isCard(id.slice(2)) ? undefined : ID.exec(id)?.[2];
  return `${cardName(card)}${several ? ` ${roman(Number(number ?? 1))}` : ''}`;
}

const isBothHomeworld = ({ sides: [one, two] }: Pick<RetrogradeView, 'sides'>, card: string): boolean =>
  one.homeworld === two.homeworld && one.homeworld === card;

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Copies are told by Roman numbers: those of the names are Arabic. */
export function roman(n: number): string {
  const next = ROMAN.find(([value]) => value <= n);
  return next ? next[1] + roman(n - next[0]) : '';
}

/** How a project is called: by its card where that is known, else by its kind and place. */
export const projectName = (view: Table, { card, kind, asset }: Pick<ProjectView, 'card' | 'kind' | 'asset'>): string =>
  card === null ? logWords.project(kind, asset === null ? null : thingName(view, asset)) : cardName(card);

/** The class that gives something the colour of a seat; the sides of all games are A and B to the style sheet. */
export const tintOf = (seat: Seat | null): string => (seat === null ? '' : `rg-side-${seat}`);
