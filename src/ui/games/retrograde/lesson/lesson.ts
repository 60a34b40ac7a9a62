import type { Json } from '../../../../engine/json.ts';
import type { RetrogradePosition, RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Lesson, Spot } from '../../../match/lesson/lesson.ts';
import { FIRST_OWN, type RetrogradeScreenState } from '../state.ts';
import { arcOf, at, bodyOf, onArc, type Berth } from '../table/berth.ts';
import { actorsOf, layoutIn } from '../table/cast.ts';
import type { Target } from '../table/stage.ts';
import { outlineOf, type Outline } from '../table/target-spots.ts';
import { orbitLesson as words } from '../words/lesson.ts';

const { steps: stepWords } = words;

/** Mars is damaged, its last guard has nothing left; a card and a use for each asset remain. */
const POSITION: RetrogradePosition = {
  '1': {
    homeworld: { card: 'earth', damage: 1 },
    assets: [{ card: 'moon-1212' }, { card: 'research-station-2321' }],
    spacecraft: [
      { card: 'battleship', at: '2-mars', orbital: 1 },
      { card: 'fast-attack-craft', at: '1-earth', orbital: 4 },
    ],
    hand: ['asteroid-colony-2122', 'destroyer'],
    orbitCounter: 2,
  },
  '2': {
    homeworld: { card: 'mars', damage: 2 },
    assets: [{ card: 'manufactory-b' }],
    spacecraft: [{ card: 'light-corvette', at: '2-mars', orbital: 2, left: 0 }],
    hand: ['destroyer', 'supergiant'],
    orbitCounter: 2,
  },
  phase: 'maneuvers',
  turn: 11,
  activeSeat: '1',
};

/** Air between a thing and its frame, units of the stage. */
const AIR = 40;

/** A thing is `asset 2-mars`, `dial 2-mars`, `craft 1-battleship`, or `orbital 2-mars 3`. */
function targetOf(thing: string): Target {
  const [kind, id, orbital] = thing.split(' ') as [string, string, string?];
  if (kind === 'craft') return { kind: 'spacecraft', id };
  if (kind === 'orbital') return { kind, asset: id, orbital: Number(orbital) };
  return { kind: kind as 'asset' | 'dial', asset: id };
}

/** Share of an arc, from its crown, that is framed: its ends bear its cost and its wrecks. */
const ARC = 0.8;

/** The frame round an orbital: an arc, from its ends to its crown. */
function arcSpot({ berth, orbital }: Extract<Outline, { kind: 'arc' }>): Spot {
  const arc = arcOf(berth.card!, orbital);
  const [crown, end] = [onArc(arc, 0), onArc(arc, arc.half * ARC)];
  const rise = (crown.v - end.v) / 2 + AIR;
  return { ...at(berth, 0, (crown.v + end.v) / 2), radius: end.u + AIR, rise, square: true };
}

/** The frame round a world: all of its limb, from the edge of its berth on. */
function limbSpot(berth: Berth): Spot {
  const rise = (bodyOf(berth.card!).top + AIR) / 2;
  return { ...at(berth, 0, rise), radius: berth.wide / 2, rise, square: true };
}

/** The frame round an outline. */
function spotOf(outline: Outline): Spot {
  const { x, y } = outline.at;
  switch (outline.kind) {
    case 'ellipse':
      return { x, y, radius: Math.max(outline.rx, outline.ry) + AIR };
    case 'box':
      return { x, y, radius: outline.wide / 2 + AIR, rise: outline.high / 2 + AIR, square: true };
    case 'arc':
      return arcSpot(outline);
    case 'limb':
      return limbSpot(outline.berth);
  }
}

/** Where a thing lies on the table as it is laid on this screen. */
function find(given: unknown, thing: string, shown: unknown): Spot | null {
  const view = given as RetrogradeView;
  const { shape } = (shown ?? FIRST_OWN) as Pick<RetrogradeScreenState, 'shape'>;
  const outline = outlineOf(layoutIn(view, shape), actorsOf(view), targetOf(thing));
  return outline && spotOf(outline);
}

const GO = [{ panel: 'act' }] as const;
const END_PHASE = { asks: [{ type: 'endPhase' }], answer: { type: 'endPhase' }, look: GO } as const;

const SEATED: Lesson['start']['seats'] = [
  { seat: '1', player: 'human', name: words.names.learner },
  { seat: '2', player: 'default', name: words.names.enemy },
];

/** The first lesson of Retrograde: the last turn of a war, with something to do in each of its phases. */
export const lesson: Lesson = {
  id: 'retrograde-turn',
  game: 'retrograde',
  title: words.title,
  lead: words.lead,
  minutes: 6,
  start: {
    options: { decks: ['earth', 'mars'], firstPlayer: 'seat1' },
    position: POSITION as unknown as Json,
    seats: SEATED,
    // Two hits.
    dice: [1, 1],
  },
  steps: [
    {
      id: 'worlds',
      kind: 'read',
      ...stepWords.worlds,
      look: [{ thing: 'asset 1-earth' }, { thing: 'asset 2-mars' }, { thing: 'craft 1-battleship' }],
    },
    { id: 'dial', kind: 'read', ...stepWords.dial, look: [{ thing: 'dial 2-mars' }] },
    {
      id: 'burn',
      kind: 'do',
      ...stepWords.burn,
      look: [{ thing: 'craft 1-fast-attack-craft' }, { thing: 'orbital 2-mars 3' }],
      asks: [{ type: 'burn', spacecraft: '1-fast-attack-craft', asset: '2-mars', orbital: 3 }],
      answer: { type: 'burn', spacecraft: '1-fast-attack-craft', asset: '2-mars', orbital: 3 },
    },
    {
      id: 'full',
      kind: 'try',
      ...stepWords.full,
      rule: 'RG-11.2',
      attempt: { type: 'bombard', spacecraft: '1-fast-attack-craft', target: 'asset' },
      look: [{ thing: 'asset 2-mars' }],
    },
    {
      id: 'attack',
      kind: 'do',
      ...stepWords.attack,
      look: [{ thing: 'craft 2-light-corvette' }],
      asks: [
        { type: 'attack', spacecraft: '1-fast-attack-craft', target: '2-light-corvette', spend: { anyOf: [3, 4] } },
      ],
      answer: { type: 'attack', spacecraft: '1-fast-attack-craft', target: '2-light-corvette', spend: 4 },
    },
    {
      id: 'bombard',
      kind: 'do',
      ...stepWords.bombard,
      look: [{ thing: 'craft 1-battleship' }, { thing: 'asset 2-mars' }],
      asks: [{ type: 'bombard', spacecraft: '1-battleship', target: { anyOf: ['asset', '2-mars'] } }],
      answer: { type: 'bombard', spacecraft: '1-battleship', target: 'asset' },
    },
    { id: 'doomed', kind: 'read', ...stepWords.doomed, look: [{ thing: 'asset 2-mars' }] },
    { id: 'toResearch', kind: 'do', ...stepWords.toResearch, ...END_PHASE },
    {
      id: 'research',
      kind: 'do',
      ...stepWords.research,
      look: [{ thing: 'asset 1-research-station-2321' }],
      asks: [{ type: 'research', asset: '1-research-station-2321' }],
      answer: { type: 'research', asset: '1-research-station-2321', draw: 1 },
    },
    { id: 'toRepair', kind: 'do', ...stepWords.toRepair, ...END_PHASE },
    {
      id: 'repair',
      kind: 'do',
      ...stepWords.repair,
      look: [{ thing: 'asset 1-earth' }],
      asks: [{ type: 'repair', asset: '1-earth', target: { anyOf: ['asset', '1-earth'] } }],
      answer: { type: 'repair', asset: '1-earth', target: 'asset' },
    },
    { id: 'toBuild', kind: 'do', ...stepWords.toBuild, ...END_PHASE },
    {
      id: 'start',
      kind: 'do',
      ...stepWords.start,
      look: GO,
      asks: [{ type: 'startProject', card: 'asteroid-colony-2122' }],
      answer: { type: 'startProject', card: 'asteroid-colony-2122' },
    },
    {
      id: 'points',
      kind: 'do',
      ...stepWords.points,
      look: [{ thing: 'asset 1-moon-1212' }],
      asks: [{ type: 'contribute', asset: '1-moon-1212', project: '1-p1' }],
      answer: { type: 'contribute', asset: '1-moon-1212', project: '1-p1' },
    },
    { id: 'end', kind: 'do', ...stepWords.end, ...END_PHASE },
  ],
  learnt: words.learnt,
  find,
};
