import type { Seat } from '../../../../engine/seat.ts';
import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { shipName } from '../names.ts';

/** The four steps of a turn (BS-4.2); repairs are placed inside the last one. */
export const STEPS = ['maneuver', 'lock', 'reaction', 'fire'] as const;

export interface TurnStep {
  readonly step: (typeof STEPS)[number];
  readonly number: number;
  readonly name: string;
  readonly now: boolean;
  readonly done: boolean;
  /** Who decides in it. */
  readonly decides: Seat | null;
}

/**
 * BS-19.10: the four steps with the current one marked and who decides in each; none is current once the game is over.
 */
export function turnSteps(view: BattlespaceSiriusView): readonly TurnStep[] {
  const at = view.phase === 'repair' ? 3 : STEPS.indexOf(view.phase as (typeof STEPS)[number]);
  return STEPS.map((step, index) => ({
    step,
    number: index + 1,
    name: words.steps[step],
    now: index === at,
    done: index < at,
    decides: step === 'reaction' ? view.engagedSeat : view.turnSeat,
  }));
}

/**
 * BS-19.10: from the second quiet turn on, how near the automatic draw is; null before that or when it is switched off.
 */
export const quietWords = ({ quietTurns, quietLimit, phase }: BattlespaceSiriusView): string | null =>
  quietTurns >= 2 && quietLimit > 0 && phase !== 'over' ? words.quiet(quietTurns, quietLimit) : null;

/** BS-15.5: who offers a draw now. */
export function flagWords(view: BattlespaceSiriusView): string | null {
  const names = view.players.filter(({ agree, vessel }) => agree && vessel).map(({ seat }) => shipName(view, seat));
  return names.length === 0 || view.phase === 'over' ? null : words.flags(names);
}
