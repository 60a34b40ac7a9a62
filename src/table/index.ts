/** The continuous table in whole mils: what the rules of a game ask of it. */
export type { Bearing, CirclePart, Footprint, Heading, Part, Point, PolygonPart } from './shape.ts';
export type { Arc, HiddenShare, SightEngine, SightPiece, SightWorld } from './sight.ts';
export { rnd, rootCeil, rootFloor } from './rounding.ts';
export { INCH, inches, inchesDown, inchesUp } from './inches.ts';
export { squaredDistance } from './exact.ts';
export { compareGap, compareGaps, gapMils, gapOf, gapText, nearerGap, type Gap, type Verdict } from './gap.ts';
export { along, cosine, FULL_TURN, sine, turned, UNIT } from './direction.ts';
export { bearingOf, frontPoint, sectorOf, type Sector } from './facing.ts';
export { atLeast, gapBetween, pointBase, within } from './range.ts';
export { boxAround, type Box } from './box.ts';
export { baseOnTable, offTable, partOnTable, type TableSize } from './edge.ts';
export { gapToPart, gapToParts, isConvex, overlaps, partWithin, shareArea, touches } from './part.ts';
export { legAlong, legTo, pullLeg, stepPose, type Leg } from './leg.ts';
export { chainLength, countedMils, shipPath, type ShipPath } from './path.ts';
export { leastGap, leastGapToPart, type Stretch } from './clearance.ts';
export {
  contactStep,
  firstStepNearer,
  firstStepOffTable,
  firstStepOverlapping,
  firstStepTouching,
  firstStepWithin,
  stepsEntering,
} from './steps.ts';
export { kernelSight } from './kernel.ts';
