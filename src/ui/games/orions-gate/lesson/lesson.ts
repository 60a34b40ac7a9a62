import {
  baseOf,
  componentData,
  frontOf,
  isInPlay,
  type OrionsGatePosition,
  type OrionsGateView,
  type PlacedUnit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { sectorOf } from '../../../../table/index.ts';
import type { Condition, Lesson, Spot } from '../../../match/lesson/lesson.ts';
import { play } from '../../../match/words/play.ts';
import { battle } from '../words/play.ts';
import { fleetLesson as words } from '../words/lesson.ts';
import { shotAt, turnOf, wayTo } from './looks.ts';

const { steps: stepWords, ships, terrain } = words;

/** The nebula Spark flies into, and where it begins. Mils. */
const VEIL = { x: 9000, y: 22_000, radius: 4000 } as const;
const DOCK = { x: 8000, y: 8000, radius: 3000 } as const;
/** Where Lance comes behind Wasp, straight ahead within its 8 inches. */
const STERN = { x: 20_000, y: 17_000, radius: 1400 } as const;
const ANVIL = { x: 30_000, y: 24_000, radius: 3500 } as const;

/**
 * Spark waits to be placed, Wasp comes into Lance's reach, Anvil hides Hornet from Talon, and Kestrel is hurt and will
 * run.
 */
const POSITION: OrionsGatePosition = {
  round: 1,
  firstSide: 'B',
  deploying: 'A',
  pieces: [
    { kind: 'obscuring', name: terrain.nebula, parts: [{ kind: 'circle', ...VEIL }] },
    { kind: 'blocking', name: terrain.planet, parts: [{ kind: 'circle', ...ANVIL }] },
  ],
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: ships.destroyer,
      pose: [30_000, 12_000, 9000],
      components: ['shield', 'cannon', 'precisionSensor'],
    },
    { id: 'a1.2', type: 'fighters', name: ships.fighter, pose: [12_000, 17_000, 0], components: ['shield'] },
    { id: 'a1.3', type: 'scouts', name: ships.scouts, status: 'waiting' },
    {
      id: 'b1.1',
      type: 'destroyers',
      name: ships.runner,
      pose: [32_000, 19_500, 33_000],
      components: [{ kind: 'shield', damage: 2 }, { kind: 'cannon', damage: 1 }, 'railgun'],
    },
    { id: 'b1.2', type: 'fighters', name: ships.prey, pose: [24_000, 16_000, 18_000], components: ['precisionSensor'] },
    { id: 'b1.3', type: 'fighters', name: ships.hidden, pose: [30_000, 31_000, 27_000], components: ['shield'] },
  ],
};

const unitIn = (view: unknown, id: UnitId): PlacedUnit | null => {
  const unit = (view as OrionsGateView).units.find((one) => one.id === id);
  return unit && isInPlay(unit) ? unit : null;
};

/** A unit stands where the view says, with a ring a little wider than its base. */
function find(view: unknown, thing: string): Spot | null {
  const unit = unitIn(view, thing);
  return (
    unit && { x: unit.pose.x, y: unit.pose.y, radius: baseOf((view as OrionsGateView).options, unit).radius * 1.8 }
  );
}

/** Spark stands where it reaches the nebula. */
function inDock(after: unknown): boolean {
  const spark = unitIn(after, 'a1.3');
  return spark !== null && (spark.pose.x - DOCK.x) ** 2 + (spark.pose.y - DOCK.y) ** 2 <= DOCK.radius ** 2;
}

/** OG-7.6: the base of a ship touches the nebula. */
function isInVeil({ options }: OrionsGateView, ship: PlacedUnit): boolean {
  const reach = VEIL.radius + baseOf(options, ship).radius;
  return (ship.pose.x - VEIL.x) ** 2 + (ship.pose.y - VEIL.y) ** 2 <= reach ** 2;
}

/** OG-7.10: the front point of a ship lies in the back quarter of Wasp. */
function isBehindWasp(view: OrionsGateView, ship: PlacedUnit): boolean {
  const wasp = unitIn(view, 'b1.2');
  return wasp !== null && sectorOf(wasp.pose, frontOf(view.options, ship)) === 'back';
}

/** Whether a ship stands so after a command. */
const stands =
  (id: UnitId, so: (view: OrionsGateView, ship: PlacedUnit) => boolean): Condition =>
  (after) => {
    const ship = unitIn(after, id);
    return ship !== null && so(after as OrionsGateView, ship);
  };

/** The two ships of the learner that stand already. */
const OWN = [{ thing: 'a1.1' }, { thing: 'a1.2' }] as const;

/** The first lesson of Orion's Gate: the only round of a small prepared battle. */
export const lesson: Lesson = {
  id: 'orions-gate-fleet',
  game: 'orions-gate',
  title: words.title,
  lead: words.lead,
  minutes: 10,
  start: {
    options: { rounds: 1, tableWidth: 48_000, terrainSource: 'custom', terrainMinimum: 0 },
    position: POSITION,
    seats: [
      { seat: 'a1', player: 'human', name: words.names.learner },
      { seat: 'b1', player: 'default', name: words.names.enemy },
    ],
    // Wasp hits Lance without damage; Lance hits Wasp from behind; Kestrel damages Talon; gun and Cannon of Talon.
    dice: [5, 4, 3, 2, 4, 4, 5, 3, 5, 3, 4, 4, 5, 3, 4, 4, 6, 4, 5, 2],
  },
  find,
  conditions: { inDock, inVeil: stands('a1.3', isInVeil), behindWasp: stands('a1.2', isBehindWasp) },
  steps: [
    { id: 'table', kind: 'read', ...stepWords.table, look: OWN },
    { id: 'around', kind: 'camera', ...stepWords.around, wants: 'move', near: OWN, look: OWN },
    { id: 'whole', kind: 'camera', ...stepWords.whole, wants: 'whole', near: OWN, look: [{ button: play.fit }] },
    {
      id: 'place',
      kind: 'do',
      ...stepWords.place,
      because: { 'OG-4.3': stepWords.place.because.zone, 'OG-2.12': stepWords.place.because.room },
      look: [{ spot: DOCK }, { button: ships.scouts }],
      asks: [{ type: 'deploy', unit: 'a1.3' }],
      fulfils: 'inDock',
      answer: { type: 'deploy', unit: 'a1.3', table: 1, x: DOCK.x, y: DOCK.y, heading: 9000 },
    },
    {
      id: 'ready',
      kind: 'do',
      ...stepWords.ready,
      look: [{ button: battle.deployDone }],
      asks: [{ type: 'finishDeployment' }],
      answer: { type: 'finishDeployment' },
    },
    { id: 'order', kind: 'read', ...stepWords.order, look: [{ panel: 'bar' }] },
    {
      id: 'cruise',
      kind: 'do',
      ...stepWords.cruise,
      look: [{ thing: 'a1.3' }, { button: battle.actions.cruise }],
      asks: [{ type: 'activate', unit: 'a1.3', action: 'cruise' }],
      answer: { type: 'activate', unit: 'a1.3', action: 'cruise' },
    },
    {
      id: 'veil',
      kind: 'do',
      ...stepWords.veil,
      because: { 'OG-6.10': stepWords.veil.because.close },
      look: wayTo(isInVeil, [{ thing: 'a1.3' }, { spot: VEIL }]),
      asks: [{ type: 'plan' }],
      fulfils: 'inVeil',
      answer: { type: 'plan', points: [[8500, 20_500]], heading: 9000 },
    },
    {
      id: 'rest',
      kind: 'do',
      ...stepWords.rest,
      look: [{ button: battle.endActivation }],
      asks: [{ type: 'endActivation' }],
      answer: { type: 'endActivation' },
      replies: [
        { type: 'activate', unit: 'b1.3', action: 'hold' },
        { type: 'plan', heading: 27_000 },
        { type: 'endActivation' },
        { type: 'activate', unit: 'b1.2', action: 'move' },
        { type: 'plan', first: 2000, pivot: -9000, second: 4000 },
        { type: 'firePrimary', target: 'a1.2' },
        { type: 'endActivation' },
      ],
    },
    { id: 'wasp', kind: 'read', ...stepWords.wasp, look: [{ thing: 'b1.2' }, { panel: 'log' }] },
    {
      id: 'move',
      kind: 'do',
      ...stepWords.move,
      look: [{ thing: 'a1.2' }, { button: battle.actions.move }],
      asks: [{ type: 'activate', unit: 'a1.2', action: 'move' }],
      answer: { type: 'activate', unit: 'a1.2', action: 'move' },
    },
    {
      id: 'behind',
      kind: 'do',
      ...stepWords.behind,
      because: { 'OG-6.10': stepWords.behind.because.close, 'OG-6.7': stepWords.behind.because.far },
      look: wayTo(isBehindWasp, [{ thing: 'b1.2' }, { spot: STERN }]),
      asks: [{ type: 'plan' }],
      fulfils: 'behindWasp',
      opens: { type: 'firePrimary', target: 'b1.2' },
      answer: { type: 'plan', first: 8000 },
    },
    {
      id: 'wasps',
      kind: 'do',
      ...stepWords.wasps,
      look: shotAt('b1.2', ships.prey, { slot: 0, name: battle.numbers.gun }),
      asks: [{ type: 'firePrimary', target: 'b1.2' }],
      answer: { type: 'firePrimary', target: 'b1.2' },
    },
    {
      id: 'ended',
      kind: 'do',
      ...stepWords.ended,
      look: [{ button: battle.endActivation }],
      asks: [{ type: 'endActivation' }],
      answer: { type: 'endActivation' },
      replies: [
        { type: 'activate', unit: 'b1.1', action: 'move' },
        { type: 'plan', first: 3000, pivot: 9000, second: 3000 },
        { type: 'firePrimary', target: 'a1.1' },
        { type: 'endActivation' },
      ],
    },
    { id: 'kestrel', kind: 'read', ...stepWords.kestrel, look: [{ thing: 'b1.1' }, { panel: 'sheet' }] },
    {
      id: 'hold',
      kind: 'do',
      ...stepWords.hold,
      look: [{ thing: 'a1.1' }, { button: battle.actions.hold }],
      asks: [{ type: 'activate', unit: 'a1.1', action: 'hold' }],
      answer: { type: 'activate', unit: 'a1.1', action: 'hold' },
    },
    {
      id: 'face',
      kind: 'do',
      ...stepWords.face,
      look: turnOf('a1.1'),
      asks: [{ type: 'plan' }],
      answer: { type: 'plan', heading: 5500 },
    },
    {
      id: 'hidden',
      kind: 'try',
      ...stepWords.hidden,
      rule: 'OG-7.3',
      attempt: { type: 'firePrimary', target: 'b1.3' },
      look: [{ thing: 'b1.3' }, { button: ships.hidden }],
      lookAfter: [{ thing: 'b1.3' }, { spot: ANVIL }],
    },
    {
      id: 'gun',
      kind: 'do',
      ...stepWords.gun,
      look: shotAt('b1.1', ships.runner, { slot: 0, name: battle.numbers.gun }),
      asks: [{ type: 'firePrimary', target: 'b1.1' }],
      answer: { type: 'firePrimary', target: 'b1.1' },
    },
    {
      id: 'cannon',
      kind: 'do',
      ...stepWords.cannon,
      look: shotAt('b1.1', ships.runner, { slot: 2, name: componentData('cannon').name }),
      asks: [{ type: 'useComponent', slot: 2, target: 'b1.1' }],
      answer: { type: 'useComponent', slot: 2, target: 'b1.1' },
    },
    {
      id: 'end',
      kind: 'do',
      ...stepWords.end,
      look: [{ button: battle.endActivation }],
      asks: [{ type: 'endActivation' }],
      answer: { type: 'endActivation' },
    },
    { id: 'score', kind: 'read', ...stepWords.score, look: [{ panel: 'bar' }] },
  ],
  learnt: words.learnt,
};
