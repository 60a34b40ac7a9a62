/**
 * Measuring aids (chapter 25): pure questions to a state or a view, answered in mils; they log nothing, draw no dice
 * and change nothing.
 */
export { allowanceNow, allowanceOf, chanceToMove, type Allowance } from './allowance.ts';
export {
  answersTo,
  type Answer,
  type Answers,
  type LeftOut,
  type LostComponent,
  type Pull,
} from './answers/answers.ts';
export { circles, mineCircles, sectors, type MineCircle, type RangeCircle, type SectorWedge } from './circles.ts';
export { COMPARED_GAPS, COMPARED_TYPES, fleetFacts, type FleetFacts } from './compare.ts';
export { volleyBetween } from './compare-volleys.ts';
export { missionCircles, type MissionCircle } from './circles-mission.ts';
export { describeUnit, type UnitDescription } from './describe.ts';
export { dragDeploy, dragWarp, type DragPlace } from './drag-place.ts';
export { dragPlan, type DragPlan, type DragWish } from './drag-plan.ts';
export { ramTarget } from './drag-ram.ts';
export { encounters, type Encounter, type Encounters } from './encounters.ts';
export { dragThroughGate, type GateDrag, type GateDragged, type GateWish } from './gate-drag.ts';
export { exitArea, exitsOf, nearestExit, refuseExit, type GateChoice } from './gate-exit.ts';
export { dragLay, layArea, layCommand, layRadius, type DragLay, type LayCommand, type Laying } from './lay.ts';
export { openHeat, type HeatCell, type HeatField } from './heat.ts';
export {
  missionAid,
  missionAidAfter,
  missionAidIf,
  type MissionAid,
  type SideStanding,
  type Standing,
} from './mission.ts';
export type { MarkerStanding } from './mission-markers.ts';
export { placeFleet, type FleetPlace } from './place-fleet.ts';
export { pathGaps, type PathGap } from './path-gaps.ts';
export { nextStep, type CarryStep } from './plans-carry.ts';
export { afterShot, checkPlans, isMade, weaponOfShot, weightOf, type PlanCheck, type PlanNote } from './plans-check.ts';
export { plannedEnd, type PlannedEnd } from './plans-end.ts';
export {
  canMovePlan,
  isSharedBy,
  movedPlan,
  noPlans,
  plansFor,
  playOrder,
  readPlanSets,
  withoutPlan,
  withPlan,
  withSet,
  type PlannedShip,
  type PlannedShot,
  type PlanSet,
} from './plans.ts';
export { reachArea, reachRings, type Reach, type ReachArea, type Rings } from './reach.ts';
export { middleOf, offText, ruler, type Ruler, type RulerEnd } from './ruler.ts';
export { shareText, sightLine, type SightLine } from './sight-line.ts';
export { dragSpot, spotArea, spotCommand, spotTables, type DragSpot, type Spot } from './spot.ts';
export {
  endangered,
  enemyThreat,
  strikingRanges,
  threatArea,
  threatsTo,
  type ThreatBy,
  type ThreatDice,
} from './threat.ts';
export {
  openThreatField,
  type ThreatField,
  type ThreatHarm,
  type ThreatLattice,
  type ThreatPlace,
} from './threat-field.ts';
export {
  COUNTS,
  harmFrom,
  isDrawable,
  LABELS,
  shadeOf,
  SHARES,
  type ThreatCounted,
  type ThreatLabel,
  type ThreatOf,
  type ThreatShade,
} from './threat-shade.ts';
export { openTrial, withGhost, type Trial } from './trial.ts';
export { whyNot } from './why-not.ts';
