import { boardOf, discountsOf, shipOf, type Board, type Ship } from '../../../src/games/retrograde/bot/board.ts';
import { outermostOf } from '../../../src/games/retrograde/bot/roads.ts';
import { bomberOf, fallTime } from '../../../src/games/retrograde/bot/siege.ts';
import { cardOf } from '../../../src/games/retrograde/data/cards.ts';
import { SEATS, type RetrogradeState } from '../../../src/games/retrograde/state.ts';

const OWNERS = [0, 1] as const;
type Owner = (typeof OWNERS)[number];

const homeOf = ({ places }: Board, owner: Owner): number =>
  places.findIndex((place) => place.home && place.owner === owner);

/** Spacecraft of a seat that may come yet: its projects, its hand and its deck, as if all stood over its homeworld. */
function toCome(state: RetrogradeState, board: Board, owner: Owner): readonly Ship[] {
  const home = homeOf(board, owner);
  const orbital = outermostOf(board.places[home]!);
  const side = state.sides[owner];
  const projects = state.projects.filter((one) => one.owner === SEATS[owner]).map(({ card }) => card);
  return [...projects, ...side.hand, ...side.deck]
    .filter((card) => cardOf(card).kind === 'spacecraft')
    .map((card) =>
      shipOf({ id: card, card, owner: SEATS[owner], orbital, left: 0, damage: 0 }, home, discountsOf(state)),
    );
}

/** RG-7.3, RG-11.2, RG-13.3: all a side has or may get brings the enemy's homeworld down, if nobody shoots at it. */
function canWin(state: RetrogradeState, board: Board, owner: Owner): boolean {
  const target = homeOf(board, owner === 0 ? 1 : 0);
  const ships = [...board.ships.filter((ship) => ship.owner === owner), ...toCome(state, board, owner)];
  const bombers = ships.flatMap((ship) => bomberOf(board, ship, target, 0, board.counters) ?? []);
  return fallTime(board.places[target]!, bombers, false) < Infinity;
}

/** Whether either side could still destroy the other's homeworld: with no bomber that reaches it nobody can. */
export function isOpen(state: RetrogradeState): boolean {
  const board = boardOf(state);
  return OWNERS.some((owner) => canWin(state, board, owner));
}
