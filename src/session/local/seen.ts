import { viewerOf, type Seat, type Viewer } from '../../engine/seat.ts';
import type { Heard } from '../session.ts';
import { isPerson, stateOf, type Course } from './course.ts';

/** A played command as a viewer at this screen heard it; `plies` 0 is the opening. */
export function heardAt(course: Course, plies: number, viewer: Viewer): Heard {
  const { game, timeline } = course;
  const ply = timeline.plies[plies - 1] ?? null;
  const events = (ply?.events ?? timeline.opening)
    .map((event) => game.redact(event, viewer))
    .filter((event) => event !== null);
  return {
    plies,
    seat: ply?.seat ?? null,
    command: ply && isPerson(course, ply.seat) ? ply.command : null,
    events,
    view: game.view((ply?.match ?? timeline.first).state, viewer),
  };
}

/**
 * The viewer at the screen: the person who must decide, of several the one who was named, else the first person, else
 * the audience.
 */
export function viewerAt(course: Course, named: Seat | null): Viewer {
  const { game, seats } = course;
  const people = seats.filter(({ seat }) => isPerson(course, seat));
  const deciding = game.pending(stateOf(course)).flatMap((open) => open.seats);
  const able = people.filter(({ seat }) => deciding.includes(seat));
  const info = able.find(({ seat }) => seat === named) ?? able[0] ?? people[0];
  return info ? viewerOf(info.seat) : { kind: 'audience' };
}
