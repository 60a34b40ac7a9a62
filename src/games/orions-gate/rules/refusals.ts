import type { Rejection } from '../../../engine/game.ts';
import { gapMils, gapText, inches, type Gap, type Point } from '../../../table/index.ts';
import { COMPONENTS } from '../data/components.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import type { Action, Component, Piece, PieceKind, Unit } from '../state.ts';

// The sentences of OG-21.1, one function each; rule and numbers as in the catalogue.
// Where it gives no sentence for a fault, the sentence is ours and stands under the rule that is broken.

const refuse = (rule: string, reason: string, data: Rejection['data'] = {}): Rejection => ({ rule, reason, data });
const xy = ({ x, y }: Point): readonly [number, number] => [x, y];

const ACTIONS: { readonly [action in Action]: string } = { hold: 'Hold', move: 'Move', cruise: 'Cruise', ram: 'Ram' };
const PIECES: { readonly [kind in PieceKind]: string } = {
  obscuring: 'Obscuring',
  blocking: 'Blocking',
  dangerous: 'Dangerous',
  warpGate: 'Warp gate',
  wormhole: 'Wormhole',
};
const nameOf = (component: Component): string => `${COMPONENTS[component.kind].name} (slot ${component.slot})`;
const degrees = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
const aType = (type: UnitType): string => (type === 'scouts' ? UNITS[type].one : `a ${UNITS[type].one}`);
/** A least distance as told: a path through a base comes within 0. */
const least = (gap: Gap): string => inches(Math.max(0, gapMils(gap, 'min')));

// Names (OG-20.1, 17.6)
export const belongsTo = (unit: Unit) =>
  refuse('OG-17.6', `${unit.name} belongs to captain ${unit.captain}.`, { unit: unit.id });
export const noUnit = (id: string) => refuse('OG-20.1', `There is no unit ${id}.`);
export const noSlot = (unit: Unit, slot: number) =>
  refuse('OG-20.1', `${unit.name} has no component in slot ${slot}.`, { unit: unit.id, slot });
export const notInPlay = (unit: Unit) => refuse('OG-20.1', `${unit.name} is not in play.`, { unit: unit.id });

// Declaring (OG-5.2, 5.7, 6.2, 13.6)
export const wrongPhase = (unit: Unit, phase: UnitType) =>
  refuse('OG-5.2', `This is the ${UNITS[phase].name} phase; ${unit.name} is ${aType(unit.unitType)}.`, {
    unit: unit.id,
    phase,
  });
export const activatedAlready = (unit: Unit, round: number) =>
  refuse('OG-5.7', `${unit.name} has already been activated in round ${round}.`, { unit: unit.id, round });
export const capturedNow = (unit: Unit, round: number) =>
  refuse('OG-13.6', `${unit.name} was captured in round ${round}; it can act from round ${round + 1}.`, {
    unit: unit.id,
    round,
  });
export const scoutsRam = () => refuse('OG-6.2', 'Scouts cannot Ram.');

// Plans (OG-6.6 to 6.12, 14.3, 16.9)
export const wrongPlan = (action: Action, takes: string) =>
  refuse('OG-20.1', `A plan for ${ACTIONS[action]} takes ${takes}.`, { action });
export const gateAndExit = () => refuse('OG-14.3', 'A path enters a gate or leaves the table, not both.');
export const negativePart = () => refuse('OG-6.7', 'No part of a path can be negative.');
export const tooLong = (rule: 'OG-6.7' | 'OG-6.9', have: number, need: number) =>
  refuse(rule, `Path is ${inches(have)}; the allowance is ${inches(need)}.`, { have, need });
export const turnTooWide = (have: number, need: number) =>
  refuse('OG-6.7', `Turn is ${degrees(have)} degrees; at most ${degrees(need)} are allowed.`, { have, need });
export const legWithoutLength = (leg: number) => refuse('OG-6.9', `Leg ${leg} has no length.`, { leg });

/** Where on a path a fault lies: the leg, counted from 1, and the centre of the base there. */
export interface Spot {
  readonly leg: number;
  readonly at: Point;
}

const drawn = ({ leg, at }: Spot) => ({ leg, at: xy(at) });

export const tooNear = (other: Unit, gap: Gap, spot: Spot) =>
  refuse('OG-6.10', `Path comes within ${least(gap)} of ${other.name}; 1.000 in is needed.`, {
    ...drawn(spot),
    other: other.id,
    have: gapMils(gap, 'min'),
    need: 1000,
  });
export const nearerThanStart = (other: Unit, gap: Gap, start: Gap, spot: Spot) =>
  refuse(
    'OG-6.10',
    `Path comes within ${least(gap)} of ${other.name}; you start at ${gapText(start, 'nearest')} and may not come nearer.`,
    {
      ...drawn(spot),
      other: other.id,
      have: gapMils(gap, 'min'),
      need: gapMils(start, 'nearest'),
    },
  );
export const entersPiece = (piece: Piece, depth: number, spot: Spot) =>
  refuse('OG-6.11', `Path enters ${piece.name} (${PIECES[piece.kind]}) by ${inches(depth)}.`, {
    ...drawn(spot),
    piece: piece.id,
    have: depth,
    need: 0,
  });
export const offTheTable = (off: number, spot: Spot) =>
  refuse('OG-6.12', `The base would be ${inches(off)} off the table.`, { ...drawn(spot), have: off, need: 0 });

// Rams (OG-10.1 to 10.5)
export const friendRammed = (unit: Unit) => refuse('OG-10.1', 'Only enemy units can be rammed.', { other: unit.id });
export const ramTurn = () => refuse('OG-10.1', 'A ramming ship cannot turn.');
export const notReached = (unit: Unit, have: number, need: number, at: Point) =>
  refuse('OG-10.3', `${unit.name} is ${inches(have)} away along the ram line; the allowance is ${inches(need)}.`, {
    other: unit.id,
    at: xy(at),
    have,
    need,
  });
/**
 * Step poses decide what is reached (OG-10.3); where the line itself comes nearer than they do, it is told as the least
 * miss there is.
 */
export const lineMisses = (unit: Unit, gap: Gap, at: Point) => {
  const have = Math.max(1, gapMils(gap, 'max'));
  return refuse('OG-10.3', `The ram line misses ${unit.name} by ${inches(have)}.`, {
    other: unit.id,
    at: xy(at),
    have,
    need: 0,
  });
};
export const inTheWay = (
  what: { readonly unit: Unit } | { readonly piece: Piece } | 'edge',
  step: number,
  at: Point,
) => {
  const [name, data] =
    what === 'edge'
      ? ['The table edge', {}]
      : 'unit' in what
        ? [what.unit.name, { other: what.unit.id }]
        : [what.piece.name, { piece: what.piece.id }];
  return refuse('OG-10.4', `${name} is in the way at ${inches(step)}.`, { ...data, at: xy(at), have: step });
};
export const metFirst = (unit: Unit, step: number, at: Point) =>
  refuse('OG-10.4', `${unit.name} is met first at ${inches(step)}.`, { other: unit.id, at: xy(at), have: step });
export const distanceTooLong = (have: number, need: number) =>
  refuse('OG-10.5', `Distance is ${inches(have)}; the allowance is ${inches(need)}.`, { have, need });
export const distanceNegative = () => refuse('OG-10.5', 'The distance cannot be negative.');
export const endsTooNear = (other: Unit, gap: Gap, at: Point) =>
  refuse('OG-10.5', `You would end ${least(gap)} from ${other.name}; 1.000 in is needed.`, {
    other: other.id,
    at: xy(at),
    have: gapMils(gap, 'min'),
    need: 1000,
  });
export const endsNearerThanStart = (other: Unit, gap: Gap, start: Gap, at: Point) =>
  refuse(
    'OG-10.5',
    `You would end ${least(gap)} from ${other.name}; you start at ${gapText(start, 'nearest')} and may not end nearer.`,
    {
      other: other.id,
      at: xy(at),
      have: gapMils(gap, 'min'),
      need: gapMils(start, 'nearest'),
    },
  );

// Shooting (OG-7.1 to 7.3, 2.13)
export const noGunAfter = (action: Action) => refuse('OG-7.1', `No primary gun after ${ACTIONS[action]}.`, { action });
export const gunAfterComponent = () => refuse('OG-7.1', 'The primary gun must fire before components.');
export const gunFiredAlready = () => refuse('OG-7.1', 'The primary gun has already fired.');
export const outOfRange = (unit: Unit, gap: Gap, range: number) =>
  refuse('OG-7.2', `${unit.name} is ${gapText(gap, 'max')} away; the range is ${inches(range)}.`, {
    other: unit.id,
    have: gapMils(gap, 'max'),
    need: range,
  });
export const ownSide = (unit: Unit) => refuse('OG-7.2', `${unit.name} is on your side.`, { other: unit.id });
export const otherTable = (unit: Unit, its: number, mine: number) =>
  refuse('OG-2.13', `${unit.name} is on table ${its}, not on table ${mine}.`, {
    other: unit.id,
    have: its,
    need: mine,
  });
export const hiddenTarget = (unit: Unit, pieces: readonly Piece[], front: Point) => {
  const hides = pieces.length === 1 ? 'hides' : 'hide';
  const names = pieces.map(({ name }) => name).join(' and ');
  return refuse('OG-7.3', `No line of sight: ${names} ${hides} 100 % of ${unit.name}.`, {
    other: unit.id,
    front: xy(front),
    at: unit.pose ? xy(unit.pose) : null,
    pieces: pieces.map(({ id }) => id),
    have: 100,
  });
};

// Components (OG-8.3, 9.2, 9.3, 9.6, 9.16, 9.18, 9.25, 20.2)
export const usedAlready = (component: Component) =>
  refuse('OG-9.2', `${nameOf(component)} has been used in this activation.`, { slot: component.slot });
export const componentDestroyed = (component: Component) =>
  refuse('OG-8.3', `${nameOf(component)} is destroyed.`, { slot: component.slot });
export const worksByItself = (component: Component) =>
  refuse('OG-9.3', `${COMPONENTS[component.kind].name} works by itself; it is never used.`, { slot: component.slot });
export const noComponentsAfter = () => refuse('OG-9.6', 'In this game no components after Cruise or Ram.');
export const wrongTargets = (component: Component, takes: string) =>
  refuse('OG-20.2', `${COMPONENTS[component.kind].name} takes ${takes}.`, { slot: component.slot });
export const namedTwice = (unit: Unit, times: number) =>
  refuse('OG-9.18', `Each target once, 1 to 3 targets; you named ${times} times ${unit.name}.`, {
    other: unit.id,
    have: times,
  });
export const namedTooMany = (count: number) =>
  refuse('OG-9.18', `Each target once, 1 to 3 targets; you named ${count}.`, { have: count });
export const noneWithin = (range: number, nearest: { readonly unit: Unit; readonly gap: Gap } | null) =>
  nearest
    ? refuse('OG-9.16', `No enemy unit within ${inches(range)}; the nearest is ${gapText(nearest.gap, 'max')} away.`, {
        other: nearest.unit.id,
        have: gapMils(nearest.gap, 'max'),
        need: range,
      })
    : refuse('OG-9.16', `No enemy unit within ${inches(range)}.`, { need: range });
export const boardingOff = () => refuse('OG-13.1', 'This game is played without boarding.');

// Warp Drive (OG-9.25); its standing place is refused by deployment.ts
export const jumpTooFar = (gap: Gap, rolled: number, at: Point) =>
  refuse('OG-9.25', `${gapText(gap, 'max')} from the old place; you rolled ${inches(rolled)}.`, {
    at: xy(at),
    have: gapMils(gap, 'max'),
    need: rolled,
  });

// Gates and wormholes (OG-14.3 to 14.7, 2.13)
export const noPiece = (id: string) => refuse('OG-20.1', `There is no piece ${id}.`);
export const noWarpGate = (piece: Piece) => refuse('OG-14.3', `${piece.name} is no warp gate.`, { piece: piece.id });
export const sameGate = () => refuse('OG-14.3', 'A path leaves by another gate than the one it enters.');
export const onlyGate = () => refuse('OG-14.4', 'There is no other warp gate to leave by.');
export const wormholeByChoice = (piece: Piece) =>
  refuse('OG-14.7', 'A wormhole cannot be entered by choice.', { piece: piece.id });
export const gateOnOtherTable = (piece: Piece, its: number, mine: number) =>
  refuse('OG-2.13', `${piece.name} is on table ${its}, not on table ${mine}.`, {
    piece: piece.id,
    have: its,
    need: mine,
  });
/**
 * Step poses decide what is touched (OG-14.3); where the line itself comes nearer than they do, it is told as the least
 * miss there is.
 */
export const shortOfGate = (piece: Piece, gap: Gap) => {
  const have = Math.max(1, gapMils(gap, 'max'));
  return refuse('OG-14.3', `The path stays ${inches(have)} short of ${piece.name}.`, {
    piece: piece.id,
    have,
    need: 0,
  });
};

/** The rule of a component that is placed or reaches a friend. */
export type PlacingRule = 'OG-9.34' | 'OG-9.35' | 'OG-9.37';
/** The rule of the marker to be placed: objective, artifact, station (OG-16.6, 16.7, 16.11). */
export type MarkerRule = 'OG-16.6' | 'OG-16.7' | 'OG-16.11';

// Taking damage off (OG-8.6)
export const beyondRepair = (component: Component) =>
  refuse('OG-8.6', `${nameOf(component)} is destroyed and cannot be repaired.`, { slot: component.slot });
export const nothingToRepair = (component: Component) =>
  refuse('OG-8.6', `${nameOf(component)} has no damage.`, { slot: component.slot });
export const repairsAnother = () => refuse('OG-9.37', 'A Repair Bay repairs another ship.');
export const repairsFriends = (unit: Unit) =>
  refuse('OG-9.37', `${unit.name} is not on your side.`, { other: unit.id });

// Placing what components make (OG-9.34, 9.35)
export const movedAlready = (unit: Unit) =>
  refuse('OG-9.34', `${unit.name} has moved in this activation.`, { unit: unit.id });
export const wrongDiameter = (diameter: number, least: number, most: number) =>
  refuse(
    'OG-9.34',
    `The piece is ${inches(diameter)} wide; an even number of mils from ${inches(least)} to ${inches(most)} is needed.`,
    { have: diameter, least, most },
  );
export const wrongParameters = (component: Component, takes: string) =>
  refuse('OG-20.2', `${COMPONENTS[component.kind].name} takes ${takes}.`, { slot: component.slot });
export const placedOffTable = (rule: PlacingRule | MarkerRule, off: number, at: Point) =>
  refuse(rule, `It would be ${inches(off)} off the table.`, { at: xy(at), have: off, need: 0 });
export const inSolidPiece = (piece: Piece, at: Point) =>
  refuse('OG-9.35', `A mine cannot lie in or on ${piece.name}.`, { piece: piece.id, at: xy(at) });
export const tooNearEnemy = (unit: Unit, gap: Gap, need: number, at: Point) =>
  refuse('OG-9.34', `${least(gap)} from ${unit.name}; at least ${inches(need)} is needed.`, {
    other: unit.id,
    at: xy(at),
    have: gapMils(gap, 'min'),
    need,
  });
export const tooFarFrom = (rule: PlacingRule, unit: Unit, gap: Gap, need: number, at: Point) =>
  refuse(rule, `${gapText(gap, 'max')} from ${unit.name}; at most ${inches(need)}.`, {
    other: unit.id,
    at: xy(at),
    have: gapMils(gap, 'max'),
    need,
  });

// Placing markers (OG-16.3, 16.6, 16.7, 16.11)
export const markerNearEdge = (rule: MarkerRule, have: number, need: number, at: Point) =>
  refuse(rule, `${inches(have)} from the table edge; at least ${inches(need)} is needed.`, { at: xy(at), have, need });
export const markerInPiece = (piece: Piece, at: Point) =>
  refuse('OG-16.3', `A marker cannot lie in or on ${piece.name}.`, { piece: piece.id, at: xy(at) });
export const markerNearMarker = (rule: MarkerRule, gap: Gap, need: number, other: Point, at: Point) =>
  refuse(rule, `${inches(gapMils(gap, 'min'))} from another marker; at least ${inches(need)} is needed.`, {
    at: xy(at),
    marker: xy(other),
    have: gapMils(gap, 'min'),
    need,
  });
export const stationOutsideZone = (deep: number, zone: number, at: Point) =>
  refuse('OG-16.11', `The station lies ${inches(deep)} from your edge; your zone ends at ${inches(zone)}.`, {
    at: xy(at),
    have: deep,
    need: zone,
  });

// Leaving the table (OG-16.9)
export const noArtifact = (unit: Unit) =>
  refuse('OG-16.9', `${unit.name} holds no artifact at the table edge.`, { unit: unit.id });
export const staysOnTable = (inside: number, at: Point) =>
  refuse('OG-16.9', `The path ends ${inches(inside)} inside the table edge.`, { at: xy(at), have: inside });
