import type { Json } from '../../../../engine/json.ts';
import type {
  BattlespaceSiriusPosition,
  BattlespaceSiriusView,
  Cell,
} from '../../../../games/battlespace-sirius/index.ts';
import { centreOf } from '../table/card-layout.ts';
import type { Lesson, Spot } from '../../../match/lesson/lesson.ts';
import { duelLesson as words } from '../words/lesson.ts';

const { steps: stepWords } = words;

/** Red is hurt, but so is Emerald: her open Starboard faces them. */
const POSITION: BattlespaceSiriusPosition = {
  vessels: [
    { seat: '1', cell: [0, 0], heading: 'N', power: [6, 0, 2, 4] },
    { seat: '2', cell: [1, 0], heading: 'N', power: [4, 1, 2, 2] },
  ],
  turn: '1',
  turnNumber: 7,
  round: 4,
};

/** A frame just outside the cell, units of the stage. */
const AROUND = 485;

const framed = (cell: Cell): Spot => ({ ...centreOf(cell), radius: AROUND, square: true });

/** The cards stand where the view says; a thing is a seat. */
function find(view: unknown, thing: string): Spot | null {
  const vessel = (view as BattlespaceSiriusView).players.find(({ seat }) => seat === thing)?.vessel;
  return vessel ? framed(vessel.cell) : null;
}

/** The first lesson of Battlespace Sirius: a prepared duel in five turns of the table. */
export const lesson: Lesson = {
  id: 'battlespace-sirius-duel',
  game: 'battlespace-sirius',
  title: words.title,
  lead: words.lead,
  minutes: 5,
  start: {
    options: { playerCount: 2, ships: ['emerald', 'red'] },
    position: POSITION as unknown as Json,
    seats: [
      { seat: '1', player: 'human', name: words.names.learner },
      { seat: '2', player: 'default', name: words.names.enemy },
    ],
    // Red's Sentry die; the single shot; the volley with its pair; Red's volley that misses.
    dice: [5, 4, 2, 5, 5, 2, 1],
  },
  find,
  steps: [
    { id: 'cards', kind: 'read', ...stepWords.cards, look: [{ thing: '1' }, { thing: '2' }] },
    {
      id: 'open',
      kind: 'try',
      ...stepWords.open,
      rule: 'lesson',
      asks: [{ type: 'maneuver', kind: 'stay' }],
      look: [{ panel: 'act' }],
    },
    {
      id: 'corner',
      kind: 'do',
      ...stepWords.corner,
      because: { 'BS-1.9': stepWords.corner.because.payer },
      look: [{ spot: framed([0, 1]) }],
      asks: [{ type: 'maneuver', kind: 'rotatePosition', to: [0, 1], turn: 180, pay: ['stern'] }],
      answer: { type: 'maneuver', kind: 'rotatePosition', to: [0, 1], turn: 180, pay: ['stern'] },
    },
    { id: 'lines', kind: 'read', ...stepWords.lines, look: [{ thing: '1' }] },
    {
      id: 'lock',
      kind: 'do',
      ...stepWords.lock,
      look: [{ panel: 'act' }],
      asks: [{ type: 'lock', lines: ['S', 'E'] }],
      answer: { type: 'lock', target: '2', lines: ['S', 'E'] },
      replies: [{ type: 'react', kind: 'sentry', lines: ['E'], pay: [] }],
    },
    { id: 'sentry', kind: 'read', ...stepWords.sentry, look: [{ panel: 'dice' }] },
    {
      id: 'single',
      kind: 'do',
      ...stepWords.single,
      look: [{ panel: 'act' }],
      asks: [{ type: 'fire', line: 'E', weapons: 1 }],
      answer: { type: 'fire', line: 'E', weapons: 1 },
    },
    {
      id: 'volley',
      kind: 'do',
      ...stepWords.volley,
      look: [{ panel: 'act' }],
      asks: [{ type: 'fire', line: 'S', weapons: 3 }],
      answer: { type: 'fire', line: 'S', weapons: 3 },
    },
    {
      id: 'repair',
      kind: 'do',
      ...stepWords.repair,
      because: { 'BS-9.4': stepWords.repair.because.full },
      look: [{ thing: '1' }],
      asks: [{ type: 'repair', sides: ['starboard'] }],
      answer: { type: 'repair', sides: ['starboard'] },
      replies: [{ type: 'maneuver', kind: 'rotatePosition', to: [-1, 1], turn: 90, pay: ['starboard'] }],
    },
    { id: 'attacked', kind: 'read', ...stepWords.attacked, look: [{ thing: '2' }] },
    {
      id: 'turn',
      kind: 'do',
      ...stepWords.turn,
      look: [{ panel: 'act' }],
      // Any side may pay: nothing that follows hangs on it.
      asks: [{ type: 'react', kind: 'rotate', turn: 90 }],
      answer: { type: 'react', kind: 'rotate', turn: 90, pay: ['port'] },
      replies: [{ type: 'fire', line: 'E', weapons: 2 }],
    },
    { id: 'missed', kind: 'read', ...stepWords.missed, look: [{ thing: '2' }] },
    {
      id: 'trap',
      kind: 'do',
      ...stepWords.trap,
      look: [{ spot: framed([0, 2]) }],
      asks: [{ type: 'maneuver', kind: 'position', to: [0, 2] }],
      answer: { type: 'maneuver', kind: 'position', to: [0, 2] },
    },
    {
      id: 'both',
      kind: 'do',
      ...stepWords.both,
      look: [{ panel: 'act' }],
      asks: [{ type: 'lock', lines: ['S', 'W'] }],
      answer: { type: 'lock', target: '2', lines: ['S', 'W'] },
      replies: [{ type: 'react', kind: 'rotate', turn: 90, pay: ['bow'] }],
    },
    {
      id: 'kill',
      kind: 'do',
      ...stepWords.kill,
      because: { 'BS-8.5': stepWords.kill.because.more },
      look: [{ panel: 'act' }],
      asks: [{ type: 'fire', line: 'S', weapons: 1 }],
      answer: { type: 'fire', line: 'S', weapons: 1 },
    },
  ],
  learnt: words.learnt,
};
