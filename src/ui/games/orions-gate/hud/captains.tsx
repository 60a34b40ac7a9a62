import { Button } from '../../../kit/index.ts';
import { tablesText as words } from '../words/tables.ts';
import type { ActProps } from './act-props.ts';
import { seatName } from './names.ts';
import { usePressedInSight } from './pressed-in-sight.ts';

/**
 * Where several captains of a side may decide: who of the people at this screen does, or the computer team mate who is
 * to (OG-17.6, 17.7).
 */
export function CaptainSwitch({ battle, state }: ActProps) {
  const { session } = battle;
  const row = usePressedInSight(state.seat);
  const decision = state.view.decisions.find(({ seats }) => state.seat !== null && seats.includes(state.seat));
  if (!decision || decision.seats.length < 2) return null;
  const name = seatName(session.seats);
  return (
    <div class="act-units captains" role="group" aria-label={words.captains} ref={row}>
      {decision.seats.filter(session.isHuman).map((seat) => (
        <Button key={seat} small pressed={seat === state.seat} onClick={() => session.setActivePlayer(seat)}>
          {name(seat)}
        </Button>
      ))}
      {!decision.each &&
        decision.seats
          .filter((seat) => !session.isHuman(seat))
          .map((seat) => (
            <Button
              key={seat}
              small
              variant="quiet"
              disabled={state.thinking !== null}
              onClick={() => session.leaveTo(seat)}
            >
              {words.leaveTo(name(seat))}
            </Button>
          ))}
    </div>
  );
}
