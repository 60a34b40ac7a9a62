import type { Coaching } from '../../../ai/coach.ts';
import type { Weighed } from '../../../ai/reason.ts';
import type { Json } from '../../../engine/json.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import type { Session } from '../../../session/session.ts';
import { askCoach, hireCoach, type CoachOrder } from '../../../session/threads/coach/ask.ts';
import { kindOf } from '../../../session/threads/match-kind.ts';
import { percent } from '../../kit/words/text.ts';
import type { WhyTeller } from '../game-ui.ts';
import { tellerOf } from '../why/teller.ts';
import { coachText as words } from '../words/coach.ts';

/** A good way as it is shown. */
export interface ToldWay {
  readonly way: string;
  /** What it is worth, in words and in the game's unit. */
  readonly worth: string;
  readonly value: number;
  readonly command: Json;
  /** It and what is meant to follow, in order. */
  readonly commands: readonly Json[];
  readonly facts: Json;
}

/** The good ways of a decision, best first, of so many that were weighed. */
export interface ToldWays {
  readonly ways: readonly ToldWay[];
  readonly of: number;
}

/** Of how many ways these are the best, and that none is better than the others where all are worth the same. */
export const amongOf = ({ ways, of }: ToldWays): string =>
  ways.length > 1 && ways.every(({ worth }) => worth === ways[0]!.worth)
    ? `${words.of(of)} ${words.alike}`
    : words.of(of);

/** How ways are found: on a thread of their own. */
type Find = (order: CoachOrder) => Promise<Coaching>;

const onThread: Find = (order) => askCoach(hireCoach, order);

/** Ways that are shown, and answers. */
export const SHOWN = 3;

/** The best a person can do now, in words. Rejects if it cannot be found. */
export async function findWays(session: Session, seat: Seat, find: Find = onThread): Promise<ToldWays> {
  const { game } = session;
  const view = session.view(viewerOf(seat));
  const [teller, { ways, of }] = await Promise.all([
    tellerOf(game.id),
    find({ game: game.id, view, seat, ply: session.plies(), match: kindOf(session.host!.timeline().header) }),
  ]);
  return { ways: teller ? toldWays(ways, teller, view, seat) : [], of };
}

/** Ways in words, each wording or kind once: what says the same is the same to a person. */
function toldWays(ways: readonly Weighed[], teller: WhyTeller, view: unknown, seat: Seat): readonly ToldWay[] {
  const told = new Map<string, ToldWay>();
  for (const one of ways) {
    const way = teller.way(one, view, seat);
    if (way === null || one.worth === null) continue;
    const kind = teller.kind?.(one) ?? way;
    if (told.has(kind)) continue;
    const { command, facts, then } = one;
    const commands = then === undefined ? [command] : [command, then];
    told.set(kind, { way, worth: words.chance(percent(one.worth)), value: one.worth, command, commands, facts });
  }
  return [...told.values()].slice(0, SHOWN);
}
