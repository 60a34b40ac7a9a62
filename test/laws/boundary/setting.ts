import type { OrionsGatePosition } from '../../../src/games/orions-gate/place.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { battle, type Battle } from '../../helpers/og-position.ts';
import type { Sequence } from '../../physics/sequence.ts';
import { meetingPoint, type Limit } from './aim.ts';
import { directionOf, type Shape, type Spot } from './exact.ts';
import { canStand, isSolid, type Other, type Scene, type Thing } from './judge.ts';

type Unit = OrionsGatePosition['units'][number];
type Type = Unit['type'];

/** Base radii of the skirmish set and of mass battle (OG-2.4). */
const SKIRMISH = { scouts: 500, fighters: 625, destroyers: 1000, battleships: 1500 };
const MASS_BATTLE = { scouts: 250, fighters: 325, destroyers: 500, battleships: 750 };
const TYPES: readonly Type[] = ['scouts', 'fighters', 'destroyers', 'battleships'];

/**
 * Battleships cannot hit Scouts, Scouts neither ram nor pull; a Destroyer's weakest ram destroys none of the bigger
 * types.
 */
const MOVERS: { readonly [moment in Moment]: readonly Type[] } = {
  plan: TYPES,
  ram: ['destroyers'],
  fire: TYPES.slice(0, 3),
  pull: TYPES.slice(1),
  exit: TYPES,
};

/** The unit the cases are about, and the enemy it shoots at. */
export const MOVER = 'a1.1';
export const TARGET = 'b1.1';

/**
 * A battle with crowded terrain, in the product's terms and in the judge's. `scene.others` are all units but the mover.
 */
export interface Setting {
  readonly match: Battle;
  readonly scene: Scene;
  readonly type: Type;
  readonly targetType: Type;
  readonly radius: number;
  readonly targetRadius: number;
  readonly allowance: number;
  /** About the middle of what stands on the table. */
  readonly middle: Spot;
}

const STEPS = { plan: 'plan', ram: 'plan', fire: 'fire', pull: 'fire' } as const;

/** What the battle waits for. */
export type Moment = 'plan' | 'ram' | 'fire' | 'pull' | 'exit';

/** A random setting, dense enough that most aims have something near. */
export function randomSetting(sequence: Sequence, moment: Moment): Setting {
  const tableWidth = sequence.pick([48_000, 72_000, 144_000]);
  const radii = randomRadii(sequence);
  const room = { width: tableWidth, height: 48_000 };
  const middle = { x: sequence.whole(8000, room.width - 8000), y: sequence.whole(8000, room.height - 8000) };
  const pieces = randomPieces(sequence, room, middle);
  const type = sequence.pick(MOVERS[moment]);
  const wanted: readonly (readonly [string, Type])[] = [
    [MOVER, type],
    ['a1.2', sequence.pick(TYPES)],
    [TARGET, sequence.pick(moment === 'ram' ? TYPES.slice(1) : TYPES)],
    ['b1.2', sequence.pick(TYPES)],
    ['b1.3', sequence.pick(TYPES)],
  ];
  const standing: Other[] = [];
  for (const [id, its] of wanted) {
    const radius = radii[its];
    const spot = standingPlace(sequence, { ...room, pieces, others: standing }, radius, middle);
    standing.push({ id, name: id, ...spot, radius });
  }
  const allowance = sequence.pick([4000, 6000, 8000, 10_000, sequence.whole(1, 15_000)]);
  const match = battle({
    options: {
      tableWidth,
      baseSet: 'custom',
      baseScouts: 2 * radii.scouts,
      baseFighters: 2 * radii.fighters,
      baseDestroyers: 2 * radii.destroyers,
      baseBattleships: 2 * radii.battleships,
      cruisePivot: 4500,
    },
    pieces: pieces.map(({ kind, parts }) => ({ kind, parts: parts.map(copyOf) })),
    units: wanted.map(([id, its], i): Unit => {
      const { x, y } = standing[i]!;
      const slots = { scouts: 0, fighters: 1, destroyers: 3, battleships: 6 }[its];
      const lifted = id === MOVER && moment === 'exit';
      return {
        id,
        type: its,
        pose: [x, y, 0],
        components: Array.from({ length: slots }, () => (moment === 'pull' ? 'tractorBeam' : 'railgun')),
        ...(lifted && { status: 'lifted' }),
      };
    }),
    ...(moment === 'exit'
      ? { turn: 'A', windows: [{ kind: 'exit', unit: MOVER, enter: 'P1', leave: 'P2' }] }
      : { activation: { unit: MOVER, action: moment === 'ram' ? 'ram' : 'move', step: STEPS[moment], allowance } }),
  });
  const named = match.state.tables[0]!.pieces.map(({ id, name, kind, parts }): Thing => ({ id, name, kind, parts }));
  const others = match.state.units
    .filter(({ id }) => id !== MOVER)
    .map(({ id, name, unitType, pose }): Other => ({ id, name, x: pose!.x, y: pose!.y, radius: radii[unitType] }));
  const targetType = wanted[2]![1];
  const scene = { ...room, pieces: named, others };
  return { match, scene, type, targetType, radius: radii[type], targetRadius: radii[targetType], allowance, middle };
}

/** The state with a unit elsewhere. */
export const moved = (state: OrionsGateState, id: string, { x, y }: Spot, heading: number): OrionsGateState => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, pose: { table: 1, x, y, heading } } : unit)),
});

const copyOf = (part: Shape) =>
  part.kind === 'circle' ? { ...part } : { kind: part.kind, corners: part.corners.map(({ x, y }) => ({ x, y })) };

function randomRadii(sequence: Sequence): { readonly [type in Type]: number } {
  const set = sequence.whole(0, 4);
  if (set < 3) return SKIRMISH;
  if (set === 3) return MASS_BATTLE;
  const any = (): number => 25 * sequence.whole(10, 80);
  return { scouts: any(), fighters: any(), destroyers: any(), battleships: any() };
}

/** A place where a base can stand, mostly against something. */
function standingPlace(sequence: Sequence, scene: Scene, radius: number, middle: Spot): Spot {
  for (;;) {
    const spot = { x: middle.x + sequence.whole(-14_000, 14_000), y: middle.y + sequence.whole(-14_000, 14_000) };
    const near = sequence.whole(0, 2) > 0 && scene.pieces.length > 0 ? sequence.pick(scene.pieces) : null;
    const at = near ? meetingPoint([limitOf(sequence.pick(near.parts), radius)], spot) : spot;
    const place = at && { x: Math.round(at.x), y: Math.round(at.y), radius };
    if (place && canStand(scene, place)) return { x: place.x, y: place.y };
  }
}

/** A part as a limit of a centre. */
export const limitOf = (part: Shape, reach: number): Limit =>
  part.kind === 'circle'
    ? { corners: [{ x: part.x, y: part.y }], reach: reach + part.radius }
    : { corners: part.corners, reach };

const KINDS: readonly Thing['kind'][] = [
  'warpGate',
  'warpGate',
  'blocking',
  'wormhole',
  'obscuring',
  'warpGate',
  'wormhole',
  'blocking',
  'obscuring',
];

/** Pieces whose surrounding circles keep apart, often by nothing. The first two are gates. */
function randomPieces(sequence: Sequence, room: { width: number; height: number }, middle: Spot): readonly Thing[] {
  const pieces: Thing[] = [];
  const rings: { x: number; y: number; radius: number }[] = [];
  for (const kind of KINDS) {
    for (let attempt = 0; ; attempt++) {
      const { parts, radius } = randomParts(sequence);
      const spread = 6000 + 400 * attempt;
      const x = middle.x + sequence.whole(-spread, spread);
      const y = middle.y + sequence.whole(-spread, spread);
      const outside = x < radius || y < radius || x + radius > room.width || y + radius > room.height;
      if (outside || rings.some((ring) => Math.hypot(ring.x - x, ring.y - y) < ring.radius + radius + 2)) continue;
      rings.push({ x, y, radius });
      pieces.push({ id: `P${pieces.length + 1}`, name: '', kind, parts: parts.map((part) => shifted(part, x, y)) });
      break;
    }
  }
  return pieces;
}

function shifted(part: Shape, dx: number, dy: number): Shape {
  if (part.kind === 'circle') return { ...part, x: part.x + dx, y: part.y + dy };
  return { kind: 'polygon', corners: part.corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
}

/** The parts of a piece round (0, 0): equal and unequal circles, polygons, both mixed. */
function randomParts(sequence: Sequence): { readonly parts: readonly Shape[]; readonly radius: number } {
  const radius = sequence.whole(900, 3200);
  const part = (large: boolean): Shape => {
    const own = Math.floor((radius * (large ? sequence.whole(45, 85) : sequence.whole(12, 60))) / 100);
    const { c, s } = directionOf(sequence.whole(0, 35_999));
    const off = radius - own - 2;
    const at = { x: Math.trunc((off * c) / 1e9), y: Math.trunc((off * s) / 1e9) };
    return sequence.whole(0, 2) > 0 ? { kind: 'circle', ...at, radius: own } : polygon(sequence, at, own);
  };
  const count = sequence.pick([1, 2, 2, 2, 3]);
  if (count === 1 && sequence.whole(0, 1) === 0) return { parts: [{ kind: 'circle', x: 0, y: 0, radius }], radius };
  return { parts: Array.from({ length: count }, (_, i) => part(i === 0)), radius };
}

/** A convex polygon within a circle; every third one an upright rectangle. */
function polygon(sequence: Sequence, { x, y }: Spot, radius: number): Shape {
  if (sequence.whole(0, 2) === 0) {
    const [w, h] = [sequence.whole(50, Math.floor(radius * 0.7)), sequence.whole(50, Math.floor(radius * 0.7))];
    const corner = (dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });
    return { kind: 'polygon', corners: [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)] };
  }
  for (;;) {
    const turns = Array.from({ length: sequence.whole(3, 9) }, () => sequence.whole(0, 35_999)).sort((a, b) => a - b);
    const corners = turns.map((turn): Spot => {
      const { c, s } = directionOf(turn);
      return { x: x + Math.trunc(((radius - 1) * c) / 1e9), y: y + Math.trunc(((radius - 1) * s) / 1e9) };
    });
    const bent = corners.every((b, i) => {
      const [a, c] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
      return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;
    });
    if (bent) return { kind: 'polygon', corners };
  }
}

/** The limits of a moving centre: solid pieces, other units (OG-6.10, 6.11). `grown` mils more. */
export const limitsOf = (scene: Scene, radius: number, grown = 0): readonly Limit[] => [
  ...scene.pieces.filter(isSolid).flatMap(({ parts }) => parts.map((part) => limitOf(part, radius + grown))),
  ...scene.others.map(({ x, y, radius: own }) => ({ corners: [{ x, y }], reach: 1000 + radius + own })),
];
