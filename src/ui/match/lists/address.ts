import { hashOf } from '../router.ts';
import type { Named } from './form.ts';
import { packList, unpackList, type Unpacked } from './link.ts';
import type { ListGame, ListView } from './list-game.ts';

/** Where something is done with lists: they travel in the address, so it works for any list and can be given away. */
export const listsHref = <L extends Named>(
  { form, page }: ListGame<L>,
  view: ListView | null,
  lists: { readonly [name: string]: L } = {},
): string =>
  hashOf(page(view, Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, packList(form, list)]))));

/** Where a list stands in the address of a page. */
const alone = <L extends Named>({ id }: ListGame<L>, list: L) => ({ [id]: list });

/** The page that does something with one list. */
export const listHref = <L extends Named>(game: ListGame<L>, view: ListView, list: L): string =>
  listsHref(game, view, alone(game, list));

/** The whole address of a list, to be given away. */
export const listLink = <L extends Named>(game: ListGame<L>, list: L): string =>
  `${location.href.split('#')[0]}${listsHref(game, null, alone(game, list))}`;

/** The packed lists in a text with links, of the pages of lists and of all others that carry them. */
export function packedIn<L extends Named>({ id, linkedAs }: ListGame<L>, text: string): readonly string[] {
  const links = new RegExp(`[?&](?:${[id, 'a', 'b', ...linkedAs].join('|')})=([\\w-]+)`, 'g');
  return [...text.matchAll(links)].map(([, packed]) => packed!);
}

/** A list of an address: null when there is none in it. */
export const listAt = <L extends Named>({ form }: ListGame<L>, packed: string | undefined): Unpacked<L> | null =>
  packed === undefined ? null : unpackList(form, packed);

/** A name for a file. */
export const fileNameOf = <L extends Named>({ id }: Pick<ListGame<L>, 'id'>, name: string, ending: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || id
  }.${ending}`;
