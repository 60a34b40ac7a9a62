import type { Named } from './form.ts';
import type { Kept } from './kept-form.ts';
import type { ListGame } from './list-game.ts';

/** What of the library is shown, and in which order: by `date`, by `name`, or by a figure of the game. */
export interface Look {
  readonly words: string;
  readonly tags: readonly string[];
  readonly sort: string;
}

/** The lists that hold every word and every tag asked for, in order; of equals the later kept comes first. */
export function shownLists<L extends Named>(
  { saidOf, figures }: Pick<ListGame<L>, 'saidOf' | 'figures'>,
  lists: readonly Kept<L>[],
  { words, tags, sort }: Look,
): readonly Kept<L>[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (list: Kept<L>): boolean => {
    const said = [list.name, ...list.tags, ...saidOf(list)].join('\n').toLowerCase();
    return wanted.every((word) => said.includes(word));
  };
  const latest = lists
    .map((list, at) => ({ list, at }))
    .filter(({ list }) => tags.every((tag) => list.tags.includes(tag)) && holds(list))
    .sort((a, b) => (b.list.saved ?? 0) - (a.list.saved ?? 0) || b.at - a.at)
    .map(({ list }) => list);
  if (sort === 'name') return latest.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const figure = figures.find(({ key }) => key === sort);
  return figure ? latest.sort((a, b) => figure.of(b) - figure.of(a)) : latest;
}

/** All tags there are, most used first, with how often. */
export function tagCounts(
  lists: readonly { readonly tags: readonly string[] }[],
): readonly { readonly tag: string; readonly count: number }[] {
  const tags = [...new Set(lists.flatMap((list) => list.tags))];
  return tags
    .map((tag) => ({ tag, count: lists.filter((list) => list.tags.includes(tag)).length }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'));
}
