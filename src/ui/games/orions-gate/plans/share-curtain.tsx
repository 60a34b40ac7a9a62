import { useState } from 'preact/hooks';
import { isSharedBy } from '../../../../games/orions-gate/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { plans as words } from '../words/plans.ts';
import { play as common } from '../../../match/words/play.ts';
import { seatName } from '../hud/names.ts';
import type { PlanProps } from './props.ts';

/**
 * A shared screen: whose plans are to be looked at, and the cover that makes the others look away first (OG-22.3). What
 * is shared with the side that has the screen needs none.
 */
export function ShareCurtain({
  battle,
  planning,
  planned,
  people,
}: PlanProps & { readonly people: readonly string[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  const name = seatName(battle.session.seats);
  const lift = (captain: string) => {
    setAsked(null);
    planning.lift(captain);
  };
  const { sets, team } = planned;
  const isOpen = (captain: string) =>
    team !== null && sets.some((set) => set.owner === captain && isSharedBy(set, team));
  return (
    <div class="plans">
      <p class="quiet small">{people.every(isOpen) ? words.whose : words.nobody}</p>
      <div class="plans-row">
        {people.map((seat) => (
          <Button key={seat} small onClick={() => (isOpen(seat) ? lift(seat) : setAsked(seat))}>
            {words.planAs(name(seat))}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <Dialog
          title={common.curtainTitle(name(asked))}
          shape="curtain"
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{common.curtainBack}</Button>
              <Button variant="primary" onClick={() => lift(asked)}>
                {common.curtainYes(name(asked))}
              </Button>
            </>
          }
        >
          <p>{common.curtainText(name(asked))}</p>
        </Dialog>
      )}
    </div>
  );
}
