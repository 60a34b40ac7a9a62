import type { Json } from '../../../../engine/json.ts';
import { SHOP_CARD_IDS, type SkaxarPosition, type SkaxarView } from '../../../../games/skaxar/index.ts';
import { shapeIn } from '../insets.ts';
import { boxOf } from '../table/under.ts';
import type { Target } from '../table/stage.ts';
import type { Lesson, Spot } from '../../../match/lesson/lesson.ts';
import { warLesson as words } from '../words/lesson.ts';
import { FIRST_OWN, type SkaxarScreenState } from '../state.ts';

const { steps: stepWords } = words;

/** Hull Plating, Targeting Lens, Redraw!, Repair Destroyer. */
const SHOP = ['I34', 'I25', 'I20', 'I07'];
/** Repair Drone, Battle Computer, Pulse Cannon, Deflector Grid, Aegis Field, Escort Wing. */
const NEXT = ['I14', 'I43', 'I28', 'I37', 'I40', 'I45'];
/** The others were used in the war, one by one. */
const USED = SHOP_CARD_IDS.filter((card) => !SHOP.includes(card) && !NEXT.includes(card));

/** The end of a long war: four ships on each side, four cards in the Shop, and every draw of what is left is known. */
const POSITION: SkaxarPosition = {
  A: {
    money: 8000,
    fleetDeck: ['E03', 'E21', 'E19', 'E01'],
    rest: 'scrapyard',
    usedCards: USED.filter((_, place) => place % 2 === 0),
  },
  B: {
    money: 3000,
    fleetDeck: ['X09', 'X14', 'X05', 'X01'],
    rest: 'scrapyard',
    usedCards: USED.filter((_, place) => place % 2 === 1),
  },
  shop: [...SHOP, null, null],
  shopDeck: NEXT,
  asteroidRow: ['R01', 'R02', 'R15', 'R16', 'R17'],
  asteroidsTaken: ['R03', 'R09', 'R04', 'R18', 'R10'],
  turn: 31,
  battle: 24,
  lastFirstBuyer: 'A',
};

/** Air between a card and its frame, units of the stage. */
const AIR = 50;

/** A thing is `ship A-E03`, `shop 2`, `asteroid 3`, or `pile repairBay A`. */
function targetOf(thing: string): Target {
  const [kind, name, seat = null] = thing.split(' ') as [string, string, string?];
  if (kind === 'ship') return { kind, seat: name.slice(0, 1), ship: name };
  if (kind === 'pile') return { kind, pile: name as Extract<Target, { kind: 'pile' }>['pile'], seat };
  return { kind: kind as 'shop' | 'asteroid', slot: Number(name) };
}

/** Where a thing lies on the table as it is laid on this screen. */
function find(view: unknown, thing: string, shown: unknown): Spot | null {
  const { lying } = (shown ?? FIRST_OWN) as Pick<SkaxarScreenState, 'lying'>;
  const box = boxOf(view as SkaxarView, targetOf(thing), shapeIn(lying, view as SkaxarView));
  return box && { x: box.x, y: box.y, radius: box.width / 2 + AIR, rise: box.height / 2 + AIR, square: true };
}

/** What the computer harvests: the first slot that the learner has left. */
const HARVEST = [1, 2, 3, 4, 5].map((slot) => ({ type: 'harvest', slot }));

/** The first lesson of Skaxar: six turns at the end of a war. */
export const lesson: Lesson = {
  id: 'skaxar-war',
  game: 'skaxar',
  title: words.title,
  lead: words.lead,
  minutes: 6,
  start: {
    options: {},
    position: POSITION as unknown as Json,
    seats: [
      { seat: 'A', player: 'human', name: words.names.learner },
      { seat: 'B', player: 'default', name: words.names.enemy },
    ],
    // Redraw! of two cards brings the other one; the Repair Bay of three becomes a deck as it lies.
    dice: [1, 2, 1],
    replies: [{ type: 'buy', slot: 1 }],
  },
  find,
  steps: [
    { id: 'ships', kind: 'read', ...stepWords.ships, look: [{ thing: 'ship A-E03' }, { thing: 'ship B-X09' }] },
    { id: 'second', kind: 'read', ...stepWords.second, look: [{ thing: 'ship B-X09' }] },
    {
      id: 'dear',
      kind: 'try',
      ...stepWords.dear,
      rule: 'SK-6.5',
      attempt: { type: 'buy', slot: 4, ship: 'A-E04' },
      look: [{ thing: 'shop 4' }],
    },
    {
      id: 'lens',
      kind: 'do',
      ...stepWords.lens,
      because: { 'SK-6.5': stepWords.lens.because.price },
      look: [{ thing: 'shop 2' }],
      asks: [{ type: 'buy', slot: 2 }],
      answer: { type: 'buy', slot: 2 },
    },
    {
      id: 'fight',
      kind: 'do',
      ...stepWords.fight,
      look: [{ panel: 'act' }],
      asks: [{ type: 'pass' }],
      answer: { type: 'pass' },
      replies: [HARVEST],
    },
    { id: 'won', kind: 'read', ...stepWords.won, look: [{ thing: 'pile money A' }, { thing: 'pile repairBay A' }] },
    {
      id: 'hold',
      kind: 'do',
      ...stepWords.hold,
      look: [{ thing: 'ship A-E21' }, { thing: 'ship B-X14' }],
      asks: [{ type: 'pass' }],
      answer: { type: 'pass' },
    },
    { id: 'stack', kind: 'read', ...stepWords.stack, look: [{ thing: 'ship A-E19' }, { thing: 'ship B-X05' }] },
    {
      id: 'redraw',
      kind: 'do',
      ...stepWords.redraw,
      look: [{ thing: 'shop 3' }],
      asks: [{ type: 'buy', slot: 3 }],
      answer: { type: 'buy', slot: 3 },
      replies: [HARVEST],
    },
    {
      id: 'bait',
      kind: 'do',
      ...stepWords.bait,
      look: [{ thing: 'ship B-X01' }],
      asks: [{ type: 'pass' }],
      answer: { type: 'pass' },
    },
    // Whatever is left in the row is worth 3,000, so that any will do.
    {
      id: 'harvest',
      kind: 'do',
      ...stepWords.harvest,
      look: [{ thing: 'asteroid 3' }, { thing: 'asteroid 4' }, { thing: 'asteroid 5' }],
      asks: [{ type: 'harvest' }],
      answer: { type: 'harvest', slot: 3 },
    },
    {
      id: 'repair',
      kind: 'do',
      ...stepWords.repair,
      because: { 'SK-7.3': stepWords.repair.because.target },
      look: [{ thing: 'shop 4' }],
      // Resolute would hold as well.
      asks: [{ type: 'buy', slot: 4, ship: { anyOf: ['A-E04', 'A-E06'] } }],
      answer: { type: 'buy', slot: 4, ship: 'A-E04' },
      replies: [HARVEST, { type: 'buy', slot: 1, ship: 'B-X20' }],
    },
    { id: 'rescue', kind: 'read', ...stepWords.rescue, look: [{ thing: 'ship B-X20' }] },
    {
      id: 'answer',
      kind: 'do',
      ...stepWords.answer,
      look: [{ panel: 'act' }],
      asks: [{ type: 'buy', slot: 2 }],
      answer: { type: 'buy', slot: 2 },
    },
    {
      id: 'end',
      kind: 'do',
      ...stepWords.end,
      look: [{ panel: 'act' }],
      asks: [{ type: 'pass' }],
      answer: { type: 'pass' },
      replies: [HARVEST],
    },
  ],
  learnt: words.learnt,
};
