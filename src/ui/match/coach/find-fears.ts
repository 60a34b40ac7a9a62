import { COURSES, type Answer } from '../../../ai/fears.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import type { Session } from '../../../session/session.ts';
import { askFears, hireCoach, type Feared, type FearOrder } from '../../../session/threads/coach/ask.ts';
import { kindOf } from '../../../session/threads/match-kind.ts';
import { percent } from '../../kit/words/text.ts';
import type { WhyTeller } from '../game-ui.ts';
import { tellerOf } from '../why/teller.ts';
import { coachText as words } from '../words/coach.ts';
import { SHOWN, type ToldWay } from './find-ways.ts';
import type { Proposed } from './proposal.ts';

/** An answer of an enemy as it is told and shown. */
export interface ToldFear {
  readonly way: string;
  /** What it leaves the person, and what it costs them, in words. */
  readonly cost: string;
  readonly proposed: Omit<Proposed, 'after'>;
}

/** How answers are found: on a thread of their own, let go when it is stopped. */
type Find = (order: FearOrder, stop?: AbortSignal) => Promise<Feared>;

const onThread: Find = (order, stop) => askFears(hireCoach, order, stop);

/**
 * The best an enemy could do after a way, in words, worst first; empty where nothing can be told yet. Rejects if it
 * cannot be found; never answers once `stop` is told.
 */
export async function findFears(
  session: Session,
  seat: Seat,
  way: ToldWay,
  stop?: AbortSignal,
  find: Find = onThread,
): Promise<readonly ToldFear[]> {
  const { game, host } = session;
  const match = kindOf(host!.timeline().header);
  const view = session.view(viewerOf(seat));
  const [teller, feared] = await Promise.all([
    tellerOf(game.id),
    find({ game: game.id, view, seat, ply: session.plies(), match, after: way.commands }, stop),
  ]);
  return teller ? toldFears(feared, teller, way) : [];
}

/** Answers in words, each wording once. */
function toldFears({ answers, sides }: Feared, teller: WhyTeller, way: ToldWay): readonly ToldFear[] {
  const told = new Map<string, ToldFear>();
  for (const answer of answers) {
    const { seat, view, weighed } = answer;
    const said = teller.way(weighed, view, seat);
    if (said === null || told.has(said)) continue;
    const { command, then, facts } = weighed;
    const commands = then === undefined ? [command] : [command, then];
    const cost = [costOf(answer, sides, way), ...oftenOf(answer)].join(', ');
    told.set(said, { way: said, cost, proposed: { seat, commands, facts, view, foe: true } });
  }
  return [...told.values()].slice(0, SHOWN);
}

/** Chances that are further apart than this are told apart. */
const APART = 0.0005;

/**
 * What an answer costs: of two sides one wins what the other loses. Among more only the enemy's own gain is known.
 */
function costOf({ weighed }: Answer, sides: number, way: ToldWay): string {
  const worth = weighed.worth!;
  if (sides !== 2) return words.brings(words.chance(percent(worth)));
  const left = 1 - worth;
  const lost = way.value - left;
  return lost > APART ? words.leavesLess(percent(left), percent(lost)) : words.leaves(percent(left));
}

/** What hangs on dice, or on what is hidden, is not always possible. */
const oftenOf = ({ possible }: Answer): readonly string[] =>
  possible < COURSES ? [words.possible(possible, COURSES)] : [];
