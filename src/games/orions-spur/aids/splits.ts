import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { otherSplits } from '../rules/splits.ts';
import { stateSeen } from '../seen.ts';
import type { SpurView } from '../view.ts';

/** What a legal reaction may take off in other ways (`otherSplits`), by what a viewer sees. */
export const splitsOf = (view: SpurView, seat: Seat, command: CommandOf<'react'>): readonly CommandOf<'react'>[] =>
  otherSplits(stateSeen(view), seat, command);
