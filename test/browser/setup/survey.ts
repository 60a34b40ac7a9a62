import type { Page } from 'playwright-core';
import { WHOLE } from '../../helpers/whole.ts';
import { axeAt, axeFaults, SIZES, type Size } from './page.ts';

// A survey looks for the same faults in everything there is, at every size. `npm test` takes a sample of it: each thing
// at one of its sizes, in turn, so that nothing is left out, and every size meets a share of all games and kinds of
// pages, which come after each other in the lists. What is wrong with a page at one size only is mostly wrong with its
// neighbours too, which share their parts. `WHOLE=1` looks at all of it.

export { WHOLE };

const ALL = Object.keys(SIZES) as Size[];

/**
 * The sizes of a walk through pages, each of which takes a visit of its own. A tablet's pages are those of a desk,
 * narrower: a walk at the widest and the narrowest size meets what lies between them.
 */
export const WALKED: readonly Size[] = WHOLE ? ALL : ['desk', 'phone'];

/** The sizes at which the thing with this number in its list is looked at, of those it has at all. */
export const sizesOf = (index: number, sizes: readonly Size[] = ALL): readonly Size[] =>
  WHOLE ? sizes : [sizes[index % sizes.length]!];

/** What is looked at, at one size. `has` names the sizes of a thing that has not all. */
export const shareOf = <T>(all: readonly T[], size: Size, has: (one: T) => readonly Size[] = () => ALL): readonly T[] =>
  all.filter((one, index) => sizesOf(index, has(one)).includes(size));

/** What axe-core finds in a survey: where each thing is seen at one size, it is asked at that size (see `axeAt`). */
export const axeOf = (page: Page, size: Size): Promise<string[]> => (WHOLE ? axeAt(page, size) : axeFaults(page));
