import { cutTo } from '../../engine/timeline.ts';
import type { Thinker } from '../threads/think/thinker.ts';
import { ACCEPTED, isPerson, publishPly, type Course, type Played } from './course.ts';
import { HUMAN, undoOffer } from './undo.ts';

const NOTHING_TO_DO = { kind: 'refused', rejections: [] } as const;

/**
 * Takes commands back by the terms of the undo open now, none of the first `floor`. What a computer thinks of is
 * dropped.
 */
export function takeBack(course: Course, thinker: Pick<Thinker, 'drop'>, floor: number, consented: boolean): Played {
  const { timeline, seats, bus, saver } = course;
  const offer = undoOffer(timeline, seats, floor);
  if (offer.terms === 'none' || (offer.terms === 'consent' && !consented)) return NOTHING_TO_DO;
  course.undone = [...timeline.plies.slice(offer.plies), ...course.undone];
  course.timeline = cutTo(timeline, offer.plies);
  course.turn += 1;
  thinker.drop();
  bus.publish({ kind: 'thinking', seat: null });
  saver.save(course.timeline);
  bus.publish({ kind: 'undone', plies: offer.plies });
  return ACCEPTED;
}

/** Brings back what was taken back last: a person's command and the computer's answers to it. */
export function bringBack(course: Course, thinker: Pick<Thinker, 'drop'>): Played {
  const { seats, undone } = course;
  const [first, ...rest] = undone;
  if (!first) return NOTHING_TO_DO;
  thinker.drop();
  const alone = seats.filter((info) => info.player === HUMAN).length <= 1;
  const answers = alone ? rest.findIndex((ply) => isPerson(course, ply.seat)) : 0;
  const count = answers < 0 ? undone.length : 1 + answers;
  for (const ply of undone.slice(0, count)) {
    course.timeline = { ...course.timeline, plies: [...course.timeline.plies, ply] };
    publishPly(course, ply, 'redo');
  }
  course.undone = undone.slice(count);
  return ACCEPTED;
}
