import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Attempt } from '../command.ts';
import { cardNamed, type CardId } from '../data/cards.ts';
import type { RetrogradeState } from '../state.ts';
import { otherSeat } from './things.ts';

/** Something that can be named: its id, its card, whose it is. */
interface Nameable {
  readonly id: string;
  readonly card: CardId;
  readonly owner: Seat;
}

/**
 * A command with the things that it names by their cards, as players speak of them ("Light Bomber", "jupiter"), named
 * by their ids: where there is one of that name, or one of the seat that is meant. What cannot be told stays as it is.
 * Of hidden cards only the seat's own are looked at.
 */
export function named(state: RetrogradeState, seat: Seat, attempt: Attempt): Attempt {
  const { assets, spacecraft, debris, projects } = state;
  const enemy = otherSeat(seat);
  const own = projects.filter(({ owner }) => owner === seat);
  const fires = attempt.type === 'attack' || attempt.type === 'missileDefense';
  const grounds: readonly Nameable[] = attempt.type === 'bombard' || attempt.type === 'repair' ? groundsOf(state) : [];
  const places: { readonly [name: string]: readonly [list: readonly Nameable[], of: Seat] } = {
    spacecraft: [spacecraft, seat],
    asset: [assets, seat],
    target: fires ? [spacecraft, enemy] : [grounds, attempt.type === 'repair' ? seat : enemy],
    project: [own, seat],
  };
  const meant = Object.entries(attempt).map(([name, value]): readonly [string, Json] => {
    if (name === 'type') return [name, value];
    if (name === 'debris' && Array.isArray(value)) return [name, value.map((one: Json) => idOf(debris, seat, one))];
    if (name === 'debris') return [name, idOf(debris, seat, value)];
    if (name === 'card') return [name, typeof value === 'string' ? (cardNamed(value)?.id ?? value) : value];
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    return [name, place ? idOf(place[0], place[1], value) : value];
  });
  return Object.fromEntries(meant) as unknown as Attempt;
}

const groundsOf = ({ assets }: RetrogradeState): readonly Nameable[] =>
  assets.flatMap(({ id, card, owner, upgrade }) => [
    { id, card, owner },
    ...(upgrade ? [{ id: upgrade.id, card: upgrade.card, owner }] : []),
  ]);

function idOf(list: readonly Nameable[], seat: Seat, word: Json): Json {
  if (typeof word !== 'string' || list.some(({ id }) => id === word)) return word;
  const card = cardNamed(word)?.id;
  const called = card === undefined ? [] : list.filter((one) => one.card === card);
  const meant = called.length > 1 ? called.filter(({ owner }) => owner === seat) : called;
  return meant.length === 1 ? meant[0]!.id : word;
}
