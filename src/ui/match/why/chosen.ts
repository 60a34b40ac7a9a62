import type { Weighed } from '../../../ai/reason.ts';
import { percent } from '../../kit/words/text.ts';
import { whyText as words } from '../words/why.ts';

/** What was chosen, and the chance to win that was left by it and by the next best; '' where nothing can be told. */
export function chosen(given: Weighed, rival: Weighed | null, wayOf: (weighed: Weighed) => string | null): string {
  const way = wayOf(given);
  const said = way === null ? [] : [words.chose(way)];
  if (given.worth === null) return said.join('');
  const own = percent(given.worth);
  if (typeof rival?.worth !== 'number') return [...said, words.left(own)].join(' ');
  const other = wayOf(rival);
  const left = percent(rival.worth);
  return [...said, other === null ? words.leftBesideOther(own, left) : words.leftBeside(own, other, left)].join(' ');
}
