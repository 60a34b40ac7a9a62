import type { Prospect } from '../../../engine/brain.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';

/** A prospect, and whether nobody overlooks it. */
export interface Way extends Prospect<BattlespaceSiriusCommand> {
  readonly plain?: boolean;
}
