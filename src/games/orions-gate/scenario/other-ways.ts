import { allowanceOf } from '../aids/allowance.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { Action, OrionsGateState, Pose, Unit, UnitId } from '../state.ts';

/**
 * Something else than a line that was played: another order of its activations or of a ship's shots; a ship that holds,
 * that fires from where it stands, or that goes elsewhere; all firing from where they stand.
 */
export interface OtherWay {
  readonly kind: 'order' | 'shots' | 'holds' | 'fires' | 'goes' | 'allFire';
  /** The ship that does something else; null where it is all of them. */
  readonly unit: UnitId | null;
  readonly commands: Line;
}

type Line = readonly OrionsGateCommand[];

/** Most things of which every order is tried: 24 orders. */
const MOST_ORDERED = 4;
/** Turns tried on the way and on the spot, hundredths of a degree. */
const PIVOTS = [-9000, -4500, 0, 4500, 9000];
/** Headings tried for scouts and for ships that stay, hundredths of a degree. */
const QUARTERS = [0, 9000, 18_000, 27_000];
/** Shares of the movement tried before the turn; the rest follows after it. */
const SHARES = [0, 0.5, 1];

const END: OrionsGateCommand = { type: 'endActivation' };

/** What a ship does that stays as it stands. */
const staying = ({ id: unit, pose }: Unit): Line => [
  { type: 'activate', unit, action: 'hold' },
  { type: 'plan', heading: pose!.heading },
];

/** An activation in which nothing is done. */
export const holding = (unit: Unit): Line => [...staying(unit), END];

/** What a ship does that stays and fires all it has at one target, gun first; what cannot reach is passed over. */
export const firingAt = (unit: Unit, target: UnitId): Line => [
  ...staying(unit),
  { type: 'firePrimary', target },
  ...unit.components.map(({ slot }): OrionsGateCommand => ({ type: 'useComponent', slot, target })),
  END,
];

/** All that may be tried instead of a line, none twice. `ready` ships may act, `targets` may be fired at. */
export function otherWays(
  state: OrionsGateState,
  line: Line,
  ready: readonly Unit[],
  targets: readonly UnitId[],
): readonly OtherWay[] {
  const parts = activationsOf(line);
  const ways: OtherWay[] = [
    ...targets.map((target) =>
      way(
        'allFire',
        null,
        ready.flatMap((unit) => firingAt(unit, target)),
      ),
    ),
    ...orders(parts).map((all) => way('order', null, all.flat())),
    ...parts.flatMap((part, index) => {
      const instead = (kind: OtherWay['kind'], unit: UnitId, other: Line) =>
        way(
          kind,
          unit,
          parts.flatMap((one, place) => (place === index ? other : one)),
        );
      const unit = ready.find(({ id }) => id === shipOf(part));
      return unit ? insteadOf(state, part, unit, targets, instead) : [];
    }),
  ];
  const known = new Set([JSON.stringify(line)]);
  return ways.filter(({ commands }) => {
    const text = JSON.stringify(commands);
    return !known.has(text) && known.add(text);
  });
}

const way = (kind: OtherWay['kind'], unit: UnitId | null, commands: Line): OtherWay => ({ kind, unit, commands });

/** What a ship may do instead of one activation. */
function insteadOf(
  state: OrionsGateState,
  part: Line,
  unit: Unit,
  targets: readonly UnitId[],
  instead: (kind: OtherWay['kind'], unit: UnitId, other: Line) => OtherWay,
): readonly OtherWay[] {
  const { id } = unit;
  const deeds = part.filter(({ type }) => type !== 'activate' && type !== 'plan' && type !== 'endActivation');
  const moved = part.filter(({ type }) => type === 'activate' || type === 'plan');
  return [
    instead('holds', id, holding(unit)),
    ...targets.map((target) => instead('fires', id, firingAt(unit, target))),
    ...orders(deeds).map((all) => instead('shots', id, [...moved, ...all, END])),
    ...movements(state, unit, targets).map((movement) => instead('goes', id, [...movement, ...deeds, END])),
  ];
}

/** The activations of a line, in order; what comes before the first is a part of its own. */
function activationsOf(line: Line): readonly Line[] {
  const parts: OrionsGateCommand[][] = [];
  for (const command of line) {
    if (command.type === 'activate' || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(command);
  }
  return parts;
}

const shipOf = ([first]: Line): UnitId | null => (first?.type === 'activate' ? first.unit : null);

/** Every order of a few things; none of many. */
const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length > MOST_ORDERED ? [] : everyOrder(things);

const everyOrder = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((one, place) =>
        everyOrder(things.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
      );

/** Movements of a ship over a coarse lattice: on the spot, forward with one turn, and into a target. */
function movements(state: OrionsGateState, unit: Unit, targets: readonly UnitId[]): readonly Line[] {
  const { id } = unit;
  const pose = unit.pose!;
  const go = (action: Action, plan: object): Line => [
    { type: 'activate', unit: id, action },
    { type: 'plan', ...plan },
  ];
  return [
    ...QUARTERS.map((turn) => go('hold', { heading: (pose.heading + turn) % 36_000 })),
    ...(['move', 'cruise'] as const).flatMap((action) => {
      const { least } = allowanceOf(state, id, action);
      return (unit.unitType === 'scouts' ? hops(pose, least) : turns(least)).map((plan) => go(action, plan));
    }),
    ...targets.map((target) => go('ram', { target })),
  ];
}

/** Forward, one turn, and forward again. */
const turns = (allowance: number): readonly object[] =>
  SHARES.flatMap((share) => {
    const first = Math.round(allowance * share);
    return PIVOTS.map((pivot) => ({ first, pivot, second: allowance - first }));
  });

/** Eight directions, in thousandths of a mil. */
const EIGHT = [
  [1000, 0],
  [707, 707],
  [0, 1000],
  [-707, 707],
  [-1000, 0],
  [-707, -707],
  [0, -1000],
  [707, -707],
] as const;

/** In eight directions, as far as it goes and half as far (OG-6.9). */
const hops = ({ x, y, heading }: Pose, allowance: number): readonly object[] =>
  [0.5, 1].flatMap((share) =>
    EIGHT.map(([right, up]) => ({
      points: [[x + along(right, allowance * share), y + along(up, allowance * share)]],
      heading,
    })),
  );

/** Rounded towards nothing, so that no way is longer than the movement. */
const along = (thousandths: number, far: number): number => Math.trunc((thousandths * far) / 1000);
