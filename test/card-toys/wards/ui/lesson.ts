import type { Lesson } from '../../../../src/ui/match/lesson/lesson.ts';
import { words } from './words.ts';

const { lesson: stepWords } = words;

export const lesson: Lesson = {
  id: 'wards-first',
  game: 'wards',
  title: stepWords.title,
  lead: stepWords.lead,
  minutes: 1,
  start: {
    options: {},
    position: {
      players: [
        { seat: 'p1', lives: 5, hand: ['c0', 'c1', 'c2'] },
        { seat: 'p2', lives: 5, hand: ['c3', 'c4', 'c5'] },
      ],
      deck: ['c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12', 'c13', 'c14'],
      faces: [5, 2, 1, 4, 3, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    },
    seats: [
      { seat: 'p1', player: 'human', name: 'You' },
      { seat: 'p2', player: 'default', name: 'Vera' },
    ],
    dice: [],
  },
  steps: [
    { id: 'lives', kind: 'read', title: stepWords.title, text: stepWords.read },
    {
      id: 'strike',
      kind: 'do',
      title: stepWords.title,
      text: stepWords.strike,
      look: [{ panel: 'act' }],
      asks: [{ type: 'strike', card: 'c0' }],
      instead: stepWords.instead,
      answer: { type: 'strike', card: 'c0', at: 'p2' },
      replies: [{ type: 'pass' }],
    },
  ],
  learnt: [stepWords.learnt],
};
