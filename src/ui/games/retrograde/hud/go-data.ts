import {
  contributionWarning,
  debrisWarnings,
  type Phase,
  type RetrogradeCommand,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import { sideOf, thingName } from '../names.ts';

/** Where the bright button leads when nothing is in hand: the next phase in which something can be done. */
export interface GoOn {
  readonly to: Phase;
  /** The ends of phases that lead there. */
  readonly commands: readonly RetrogradeCommand[];
}

type View = RetrogradeView;

const own = ({ assets }: View, seat: string) => assets.filter(({ owner, destroyed }) => owner === seat && !destroyed);

/** Whether something can be done in a phase to come: assets are as they are now, and none of them is tapped by then. */
function opens(view: View, seat: string, phase: 'research' | 'repair'): boolean {
  const free = own(view, seat).filter(({ tapped }) => !tapped);
  if (phase === 'research') return free.length > 0 && sideOf(view, seat).deck.count > 0;
  return free.some(({ damage, upgrade }) => damage > 0 || (upgrade?.damage ?? 0) > 0);
}

const AFTER = ['maneuvers', 'research', 'repair', 'construction', 'endOfTurn'] as const;

/**
 * The next phase in which whoever decides can do something, and the commands that end those before it: what is empty
 * asks for no press. Construction always stops, so that nobody's turn ends unawares. Null where no phase can be ended.
 */
export function goOn(view: View, seat: string): GoOn | null {
  const at = AFTER.findIndex((phase) => phase === view.phase);
  if (at < 0 || !view.choices.some(({ type }) => type === 'endPhase')) return null;
  const rest = AFTER.slice(at + 1);
  const steps = rest.findIndex((phase) =>
    phase === 'research' || phase === 'repair' ? opens(view, seat, phase) : true,
  );
  return {
    to: rest[steps]!,
    commands: Array.from({ length: steps + 1 }, () => ({ type: 'endPhase' })),
  };
}

/** Something that should be known before an order is given (RG-23.10). */
export interface Told {
  readonly about: string;
  readonly text: string;
  readonly fatal: boolean;
}

/** What is lost by leaving the maneuvers now: spacecraft that debris will damage. */
export const leavingWarnings = (view: View, seat: string): readonly Told[] =>
  view.phase === 'maneuvers'
    ? debrisWarnings(view, seat).map(({ about, reason, fatal }) => ({
        about,
        text: `${thingName(view, about)}: ${reason}`,
        fatal,
      }))
    : [];

/** What is lost by an order that waits for its confirmation; null = nothing. */
export function commandWarning(view: View, command: RetrogradeCommand | null): Told | null {
  if (command?.type !== 'contribute') return null;
  const warning = contributionWarning(view, command);
  return warning && { about: warning.about, text: warning.reason, fatal: warning.fatal };
}
