import type { Reason } from '../../../ai/reason.ts';
import { AUDIENCE } from '../../../engine/seat.ts';
import { errorText } from '../../../session/failure.ts';
import { askWhy, decidedAt, hireWhy, type Asked, type Told, type WhyOrder } from '../../../session/threads/why/ask.ts';
import type { TellWhy } from '../game-ui.ts';
import { whyText as words } from '../words/why.ts';
import { tellerOf } from './teller.ts';

/** How a reason is found: on a thread of its own. */
export type Find = (order: WhyOrder) => Promise<Told>;

const onThread: Find = (order) => askWhy(hireWhy, order);

/** Why a computer player gave a command (counted from 1), in words. Never rejects: a failure is told in words too. */
export async function findWhy(asked: Asked, plies: number, find: Find = onThread): Promise<string> {
  try {
    const [teller, told] = await Promise.all([tellerOf(asked.game.id), find(decidedAt(asked, plies))]);
    return whyWords(asked, plies, told, teller?.tell ?? null);
  } catch (error) {
    return words.failed(errorText(error).split('\n')[0]!);
  }
}

/** A reason in words, the game's own sentence first. */
export function whyWords(asked: Asked, plies: number, { reason, standIn }: Told, tell: TellWhy | null): string {
  if (reason.kind === 'random') return words.random(reason.ways);
  const { game, timeline } = asked;
  const before = timeline.plies[plies - 2]?.match ?? timeline.first;
  const { given, rival } = reason;
  const { seat } = timeline.plies[plies - 1]!;
  const { seats } = timeline.header;
  const said = tell?.({ given, rival, seat, view: game.view(before.state, AUDIENCE), seats }) ?? '';
  return [said === '' && !reason.secret ? words.nothing : said, ...notesOn(reason, standIn)].filter(Boolean).join(' ');
}

/** What is said beside the figures: chance, a stand-in, what is not told yet. */
function notesOn(
  { rank, of, secret, own, courses }: Extract<Reason, { kind: 'weighed' }>,
  standIn: boolean,
): readonly string[] {
  return [
    ...(secret ? [words.secret] : []),
    ...(courses === undefined ? [] : [words.playedOn(courses)]),
    ...(own === false ? [standIn ? words.standIn : words.elsewhere] : []),
    ...(own !== false && rank !== null && rank > 1 ? [words.rank(rank, of)] : []),
  ];
}
