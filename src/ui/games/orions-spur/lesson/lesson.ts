import type { Json } from '../../../../engine/json.ts';
import type { SpurPosition, SpurView } from '../../../../games/orions-spur/index.ts';
import type { Lesson, Spot } from '../../../match/lesson/lesson.ts';
import { lyingAid } from '../overlays.ts';
import { FIRST_OWN, type SpurScreenState } from '../state.ts';
import { boxOf } from '../table/under.ts';
import { spurLesson as words } from '../words/lesson.ts';

const { steps: stepWords } = words;

const MARS = '1:ter-mars#1';
const VENUS = '1:ter-venus#1';
const PHOBOS = '1:ter-phobos#1';
const SCALE = '2:hss-scale#1';
const ELDER = '2:hss-elder#1';
const CLANGUARD = '2:hss-clanguard#1';
const VOLLEY = '1:ter-laser-volley#1';
const SURGE = '1:core-shield-surge#1';

/** A guard without energy before a flagship; one card to attack with, one to answer with. */
const POSITION: SpurPosition = {
  '1': {
    ships: ['ter-ganymede B3', 'ter-mars M3', 'ter-venus F3', 'ter-phobos F2'],
    hand: ['ter-laser-volley', 'core-shield-surge'],
  },
  '2': {
    ships: ['hss-elder B3', { design: 'hss-scale', slot: 'F3', energy: 0 }, 'hss-clanguard F2'],
    hand: [],
  },
  phase: 'turnOpen',
  turn: 5,
  round: 3,
  activeSeat: '1',
  firstSeat: '1',
};

/** Air between a ship and its frame, units of the stage. */
const AIR = 60;

/** Where a ship lies on the table as it is laid on this screen. */
function find(given: unknown, thing: string, shown: unknown): Spot | null {
  const view = given as SpurView;
  const now = { ...FIRST_OWN, ...(shown as Partial<SpurScreenState> | null) };
  const aid = lyingAid({ ...now, view, viewer: view.viewer, busy: false });
  const box = boxOf(view, [aid], { kind: 'ship', id: thing });
  return box && { x: box.x, y: box.y, radius: box.width / 2 + AIR, square: true };
}

const { learner, enemy } = words.names;
const at = (...ids: readonly string[]) => ids.map((thing) => ({ thing }));
const GO = [{ panel: 'act' }] as const;

/** The first lesson of Orion's Spur: a column is opened, an attack answered, a flagship destroyed. */
export const lesson: Lesson = {
  id: 'orions-spur-column',
  game: 'orions-spur',
  title: words.title,
  lead: words.lead,
  minutes: 6,
  start: {
    options: { species: ['terran', 'hssuk'], vpTarget: 4 },
    position: POSITION as unknown as Json,
    seats: [
      { name: learner, seat: '1', player: 'human' },
      { name: enemy, seat: '2', player: 'default' },
    ],
    dice: [],
  },
  steps: [
    { id: 'fleets', kind: 'read', ...stepWords.fleets, look: at(VENUS, SCALE, ELDER) },
    { id: 'values', kind: 'read', ...stepWords.values, look: at(MARS) },
    {
      id: 'behind',
      kind: 'try',
      ...stepWords.behind,
      rule: 'OS-5.4',
      attempt: { type: 'attack', ship: MARS, source: 'weapon', target: ELDER },
      look: at(MARS, ELDER),
    },
    {
      id: 'open',
      kind: 'do',
      ...stepWords.open,
      look: at(MARS, SCALE),
      asks: [{ type: 'attack', ship: MARS, source: 'weapon', target: SCALE }],
      answer: { type: 'attack', ship: MARS, source: 'weapon', target: SCALE },
    },
    {
      id: 'overcharge',
      kind: 'do',
      ...stepWords.overcharge,
      look: at(MARS, ELDER),
      asks: [{ type: 'attack', ship: MARS, source: VOLLEY, target: ELDER, overcharge: true }],
      answer: { type: 'attack', ship: MARS, source: VOLLEY, target: ELDER, overcharge: true },
      replies: [
        { type: 'react', ship: ELDER, source: 'weapon', target: { kind: 'attackingShip', attack: 'A0' } },
        { type: 'pass' },
      ],
    },
    { id: 'answered', kind: 'read', ...stepWords.answered, look: at(MARS, ELDER) },
    {
      id: 'end',
      kind: 'do',
      ...stepWords.end,
      look: GO,
      asks: [{ type: 'endTurn' }],
      answer: { type: 'endTurn' },
      replies: [{ type: 'attack', ship: CLANGUARD, source: 'weapon', target: PHOBOS }],
    },
    {
      id: 'block',
      kind: 'do',
      ...stepWords.block,
      look: GO,
      asks: [{ type: 'react', ship: PHOBOS, source: SURGE }],
      answer: { type: 'react', ship: PHOBOS, source: SURGE, target: { kind: 'hit', attack: 'A0', ship: PHOBOS } },
    },
    {
      id: 'pass',
      kind: 'do',
      ...stepWords.pass,
      look: GO,
      asks: [{ type: 'pass' }],
      answer: { type: 'pass' },
      replies: [{ type: 'finishAttacks' }, { type: 'endTurn' }],
    },
    {
      id: 'finish',
      kind: 'do',
      ...stepWords.finish,
      look: at(VENUS, ELDER),
      asks: [{ type: 'attack', ship: VENUS, source: 'weapon', target: ELDER }],
      answer: { type: 'attack', ship: VENUS, source: 'weapon', target: ELDER },
      replies: [{ type: 'pass' }],
    },
  ],
  learnt: words.learnt,
  find,
};
