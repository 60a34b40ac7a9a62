import type { Lesson } from '../../../match/lesson/lesson.ts';

export const lesson: Lesson = {
  id: 'retrograde-first',
  game: 'retrograde',
  title: '',
  lead: '',
  minutes: 8,
  start: { options: {}, position: null, seats: [], dice: [] },
  steps: [],
  learnt: [],
};
