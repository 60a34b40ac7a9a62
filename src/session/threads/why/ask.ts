import type { Decided, Reason } from '../../../ai/reason.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { viewerOf } from '../../../engine/seat.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import { playerOf } from '../../local/course.ts';
import { HUMAN } from '../../local/undo.ts';
import { askOnce } from '../once.ts';
import type { ThreadPort } from '../port.ts';

/** A decision to be told the reason of, of a match of a game. */
export interface WhyOrder extends Decided {
  readonly game: string;
  /** Commands played before it. */
  readonly ply: number;
}

/** The reason; `standIn`: the command is the one that is played where a computer player gave none. */
export interface Told {
  readonly reason: Reason;
  readonly standIn: boolean;
}

/** What the thread sends back: a reason, or why there is none. */
export type WhyReply = { readonly told: Told } | { readonly fault: string };

export type WhyPort = ThreadPort<WhyOrder, WhyReply>;

/** A new thread that makes a decision again. */
export const hireWhy = (): WhyPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'why' }) as unknown as WhyPort;

/** A played match with the id its computer players drew their chance from; null = not known any more. */
export interface Asked {
  readonly game: AnyGame;
  readonly id: string | null;
  readonly timeline: Timeline<unknown, unknown>;
}

/** Whether a command (counted from 1) was given by a computer player. */
export const isComputers = ({ timeline }: Pick<Asked, 'timeline'>, plies: number): boolean => {
  const ply = timeline.plies[plies - 1];
  return ply !== undefined && playerOf(timeline.header, ply.seat) !== HUMAN;
};

/** The decision that a command (counted from 1) came of, with what its seat saw before it. Throws if there is none. */
export function decidedAt({ game, id, timeline }: Asked, plies: number): WhyOrder {
  const ply = timeline.plies[plies - 1];
  if (!ply) throw new Error(`There is no command ${plies}.`);
  const before = timeline.plies[plies - 2]?.match ?? timeline.first;
  const last = timeline.plies.at(-1)!.match;
  return {
    game: game.id,
    ply: plies - 1,
    view: game.view(before.state, viewerOf(ply.seat)),
    seat: ply.seat,
    level: playerOf(timeline.header, ply.seat),
    seed: id === null ? null : `${id}/${plies - 1}`,
    command: ply.command,
    over: game.outcome(last.state) !== null,
  };
}

/** Has the reason of a decision found on a thread made by `hire`, which is let go afterwards. Rejects if it cannot. */
export async function askWhy(hire: () => WhyPort, order: WhyOrder): Promise<Told> {
  const reply = await askOnce(hire, order);
  if ('told' in reply) return reply.told;
  throw new Error(reply.fault);
}
