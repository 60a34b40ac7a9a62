import { cutTo } from '../../engine/timeline.ts';
import type { Thinker } from '../threads/think/thinker.ts';
import { ACCEPTED, isPerson, publishPly, type Course, type Played } from './course.ts';
import { HUMAN, undoOffer, type UndoOffer } from './undo.ts';

const NOTHING_TO_DO = { kind: 'refused', rejections: [] } as const;

/**
 * Takes commands back by the terms of the undo open now, none of the first `floor`; with `to` all beyond the first
 * `to`, where nobody has to agree to that. What a computer thinks of is dropped.
 */
export function takeBack(
  course: Course,
  thinker: Pick<Thinker, 'drop'>,
  floor: number,
  consented: boolean,
  to?: number,
): Played {
  const { timeline, seats, bus, saver } = course;
  const offer = undoOffer(timeline, seats, floor);
  if (offer.terms === 'none' || (offer.terms === 'consent' && !consented)) return NOTHING_TO_DO;
  const together = to !== undefined && to >= floor && to < offer.plies && isFree(timeline, offer.terms, to);
  const plies = together ? to : offer.plies;
  course.undone = [...timeline.plies.slice(plies), ...course.undone];
  course.timeline = cutTo(timeline, plies);
  course.turn += 1;
  thinker.drop();
  bus.publish({ kind: 'thinking', seat: null });
  saver.save(course.timeline, course.undone);
  bus.publish({ kind: 'undone', plies });
  return ACCEPTED;
}

/** Whether nobody has to agree that all commands beyond the first `to` are taken back. */
const isFree = ({ plies }: Course['timeline'], terms: UndoOffer['terms'], to: number): boolean =>
  terms === 'alone' || plies.slice(to).every(({ free }) => free);

/** Brings back what was taken back last: a person's command, what followed by itself, and the computer's answers. */
export function bringBack(course: Course, thinker: Pick<Thinker, 'drop'>): Played {
  const { seats, undone } = course;
  const [first, ...rest] = undone;
  if (!first) return NOTHING_TO_DO;
  thinker.drop();
  const alone = seats.filter((info) => info.player === HUMAN).length <= 1;
  const follows = ({ seat, byItself }: (typeof rest)[number]): boolean =>
    byItself === true || (alone && !isPerson(course, seat));
  const next = rest.findIndex((ply) => !follows(ply));
  const count = next < 0 ? undone.length : 1 + next;
  for (const [at, ply] of undone.slice(0, count).entries()) {
    course.timeline = { ...course.timeline, plies: [...course.timeline.plies, ply] };
    course.undone = undone.slice(at + 1);
    publishPly(course, ply, 'redo');
  }
  return ACCEPTED;
}
