import { useState } from 'preact/hooks';
import { startOf, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Dialog, Notice, Refusal } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { setupText } from '../../../match/words/setup.ts';
import { navigate } from '../../../match/router.ts';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import { BATTLE_COMPUTERS } from '../setup/captains.ts';
import { peopleIn, startScenario, type Begun, type Drafts } from './start-scenario.ts';

interface PlayProps {
  readonly scenario: Scenario;
  readonly from: 'editor' | 'scenarios';
  /** The scenario on its page, when it has one. */
  readonly id?: string;
  readonly onClose: () => void;
}

/** Who plays a scenario; then it begins. */
export function PlayDialog({ scenario, from, id, onClose }: PlayProps) {
  const [started] = useState(() => startOf(scenario));
  if (!started.ok)
    return (
      <Dialog title={words.playTitle(scenario.title)} onClose={onClose}>
        <Notice tone="bad" title={words.mustMend(started.faults.length)}>
          <Refusal reasons={started.faults} />
        </Notice>
      </Dialog>
    );
  return <Seats scenario={scenario} from={from} id={id} start={started.start} onClose={onClose} />;
}

/** Who takes each seat of a scenario that can begin. */
function Seats({ scenario, from, id, start, onClose }: Begun & Pick<PlayProps, 'onClose'>) {
  const { seats: captains } = start;
  const [seats, setSeats] = useState<Drafts>(() =>
    Object.fromEntries(captains.map((seat, place) => [seat, { player: place === 0 ? 'human' : 'default', name: '' }])),
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const people = peopleIn(seats);
  const begin = async () => {
    setBusy(true);
    try {
      navigate({ page: 'battle', id: await startScenario({ scenario, from, id, start }, seats) });
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  const missing = scenario.position ? 0 : captains.length - start.opening.length;
  return (
    <Dialog
      title={words.playTitle(scenario.title)}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" autoFocus disabled={busy} onClick={() => void begin()}>
            {busy ? words.starting : words.start}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="bad" title={words.startFailed}>
          {failure}
        </Notice>
      )}
      <SeatList
        seats={captains.map((seat) => ({ ...seatShown(seat, captains), ...seats[seat]! }))}
        computers={BATTLE_COMPUTERS}
        onChange={(seat, change) => setSeats({ ...seats, [seat]: { ...seats[seat]!, ...change } })}
      />
      {missing > 0 && <p class="small second">{words.bringFleets}</p>}
      {people === 0 && <p class="small second">{setupText.playerHint.default}</p>}
    </Dialog>
  );
}

/** How the seat of a captain is shown; a side with several captains numbers them. */
const seatShown = (seat: string, captains: readonly string[]) => ({
  seat,
  label: words.seatLabel(seat, captains.filter((one) => one[0] === seat[0]).length),
  badge: (
    <span class="captain-letter" aria-hidden="true">
      {seat[0]!.toUpperCase()}
    </span>
  ),
  person: words.person(seat),
  tint: `seat-${seat.startsWith('a') ? 'A' : 'B'}`,
});
