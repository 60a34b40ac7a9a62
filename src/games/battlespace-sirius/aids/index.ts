/** What the screens ask of a view before a choice is made: pure, and never the rules' verdict itself. */
export {
  facingOutlook,
  glimpse,
  lockGlimpse,
  type Glimpse,
  type LockCommand,
  type LockGlimpse,
  type Maneuver,
} from './glimpse.ts';
export { positionName, type PositionName } from './position-name.ts';
export { reactionOutlook, reactionOutlooks, type Reaction, type ReactionOutlook } from './reaction.ts';
export { fireOutlooks, type FireOutlook, type WeaponsOutlook } from './fire.ts';
export { repairOutlook, repairOutlooks, type RepairOutlook } from './repair.ts';
export { warningsOf, type Warning } from './warnings.ts';
export type { LineEnd, LineOutlook } from './vessels.ts';
