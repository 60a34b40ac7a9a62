/** Measuring aids (chapter 25): pure questions to a state or a view, answered in mils; they log nothing, draw no dice and change nothing. */
export { allowanceNow, allowanceOf, chanceToMove, type Allowance } from './allowance.ts';
export { dragPlan, type DragPlan, type DragWish } from './drag-plan.ts';
export type { PathGap } from './path-gaps.ts';
export { reachArea, reachRings, type Reach, type ReachArea, type Rings } from './reach.ts';
export { enemyThreat, strikingRanges, threatArea, threatsTo, type ThreatBy, type ThreatDice } from './threat.ts';
export { openTrial, withGhost, type Trial } from './trial.ts';
