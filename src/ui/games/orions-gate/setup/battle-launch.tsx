import { lockIcon } from '../../../../../assets/icons/interface.ts';
import { Button } from '../../../kit/index.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { useLaunch } from '../../../match/use-launch.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { optionsText as words } from '../words/options.ts';
import { captainsIn, isHotSeat } from './captains.ts';
import { keepDraft } from './draft.ts';
import { draftPlan } from './draft-plan.ts';
import { problemOf, warningOf, type Problem } from './draft-problem.ts';
import type { NewBattleState } from './use-new-battle.ts';

interface BattleProps {
  readonly battle: NewBattleState;
}

/** Leads to what is not in order, where it is out of sight. */
const goTo = (place: string) => document.querySelector(place)?.scrollIntoView({ block: 'start' });

/** What a press on "Show" does about a problem; null = it is in sight. */
function wayTo(trouble: Problem | null, { draft, resolved, open, show }: NewBattleState): (() => void) | null {
  if (resolved.layoutFaults.length > 0) return () => goTo('.tables-panel');
  const faulty = trouble?.captain;
  if (!faulty || captainsIn(draft.seats).length <= 2 || faulty.id === open.id) return null;
  return () => {
    show(faulty.id);
    goTo('.fleet-tabs');
  };
}

/** Hands in the fleets of side A, so that side B builds out of its sight. */
function HandIn({ battle, disabled }: BattleProps & { readonly disabled: boolean }) {
  const handIn = battle.draft.seats.A.length > 1 ? battleSetup.handInAll : words.handIn;
  return (
    <Button variant="primary" icon={lockIcon} disabled={disabled} onClick={battle.handIn}>
      {handIn(words.seatOf.A)}
    </Button>
  );
}

/** The foot of the page: what is not in order, handing in, the start. */
export function BattleLaunch({ battle }: BattleProps) {
  const launch = useLaunch();
  const { draft, resolved } = battle;
  const trouble = problemOf(draft, resolved);
  const warning = trouble ? null : warningOf(draft, resolved);
  const mend = wayTo(trouble ?? warning, battle);
  const mustHandIn = isHotSeat(draft.seats) && !draft.handed.includes('A');
  return (
    <LaunchBar
      launch={launch}
      trouble={trouble && trouble.what}
      warning={warning && warning.what}
      start={words.start}
      failed={words.startFailed}
      plan={() => draftPlan(draft, resolved.options!)}
      seed={draft.seed}
      onStarted={() => keepDraft({ ...draft, handed: [] })}
      mend={
        mend && (
          <Button small onClick={mend}>
            {battleSetup.show}
          </Button>
        )
      }
      instead={mustHandIn && <HandIn battle={battle} disabled={trouble !== null} />}
    />
  );
}
