import { useEffect, useId } from 'preact/hooks';
import { heatKiln } from '../../../../../assets/art/skaxar/kiln.ts';
import { SEATS, type Fleet } from '../../../../games/skaxar/index.ts';
import { Button, Panel, Refusal, type Reason } from '../../../kit/index.ts';
import { warText as words } from '../words/setup.ts';
import { useLaunch } from '../../../match/use-launch.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import { WAR_COMPUTERS, type Draft, type FleetSeat } from './draft.ts';
import { FleetPicker } from './fleet-picker.tsx';
import { keepDraft } from './kept-draft.ts';
import { fleetFaults, otherFaults, personAt, resolve, warPlan } from './plan.ts';
import { RulesSetup } from './rules-setup.tsx';
import { opening, packSetup, partsOf } from './setup-link.ts';
import './page.css';

const other = (fleet: Fleet): Fleet => (fleet === 'earth' ? 'skaxar' : 'earth');

interface SidesProps {
  readonly draft: Draft;
  /** Whether both sides have the same fleet and may not; the element that says so. */
  readonly alike: boolean;
  readonly faultId: string;
  readonly onChange: (place: number, part: Partial<FleetSeat>) => void;
}

/** Who plays which fleet. */
function WarSides({ draft, alike, faultId, onChange }: SidesProps) {
  const seats = draft.seats.map(({ player, name, fleet }, place) => {
    const seat = SEATS[place]!;
    return {
      seat,
      label: words.seatOf[seat],
      badge: (
        <span class="captain-letter" aria-hidden="true">
          {seat}
        </span>
      ),
      person: personAt(draft, place),
      player,
      name,
      tint: `seat-${seat}`,
      more: (
        <FleetPicker
          label={words.fleetOf(words.seatOf[seat])}
          fleet={fleet}
          wrong={alike}
          faultId={faultId}
          onChange={(next) => onChange(place, { fleet: next })}
        />
      ),
    };
  });
  const placeOf = (seat: string): number => SEATS.findIndex((one) => one === seat);
  return (
    <Panel title={words.sides} class="war-sides">
      <SeatList seats={seats} computers={WAR_COMPUTERS} onChange={(seat, part) => onChange(placeOf(seat), part)} />
    </Panel>
  );
}

interface MendProps {
  readonly faultId: string;
  readonly reasons: readonly Reason[];
  /** The side that may take the other fleet, and that fleet. */
  readonly given: string;
  readonly onMirror: () => void;
  readonly onGive: () => void;
}

/** Two fleets alike, and what may be done about it. */
function MendAlike({ faultId, reasons, given, onMirror, onGive }: MendProps) {
  return (
    <>
      <div id={faultId}>
        <Refusal reasons={reasons} />
      </div>
      <div class="row push">
        <Button small onClick={onMirror}>
          {words.useMirror}
        </Button>
        <Button small onClick={onGive}>
          {given}
        </Button>
      </div>
    </>
  );
}

const troubleOf = (alike: boolean, faults: readonly unknown[]): string | null => {
  if (alike) return words.alike;
  return faults.length > 0 ? words.problem : null;
};

/** A match of Skaxar: who plays which fleet, rules. */
export function NewWar({ query }: { readonly query: Query }) {
  const faultId = useId();
  const setup = useSetup<Draft>(query, { game: 'skaxar', carries: ['setup'], open: opening, keep: keepDraft });
  const { draft, setDraft } = setup;
  const launch = useLaunch();
  // Pictures are baked while the match is thought of.
  useEffect(heatKiln, []);
  const { faults } = resolve(draft);
  const reasons = fleetFaults(faults);
  const alike = reasons.length > 0;
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const changeSeat = (place: number, part: Partial<FleetSeat>) =>
    setDraft((before) => {
      const [a, b] = before.seats;
      return { ...before, seats: place === 0 ? [{ ...a, ...part }, b] : [a, { ...b, ...part }] };
    });
  const [first, second] = draft.seats;
  return (
    <SetupPage
      game="skaxar"
      title={words.title}
      lead={words.lead}
      setup={setup}
      share={() => ({ game: 'skaxar', packed: packSetup(draft), lead: words.shareLead, parts: partsOf(draft) })}
    >
      <div class="setup-columns">
        <div class="stack">
          <WarSides draft={draft} alike={alike} faultId={faultId} onChange={changeSeat} />
          <p class="small second war-credits">{words.credits}</p>
        </div>
        <RulesSetup draft={draft} faults={otherFaults(faults)} onChange={change} />
      </div>
      <LaunchBar
        launch={launch}
        trouble={troubleOf(alike, faults)}
        start={words.start}
        failed={words.startFailed}
        plan={() => warPlan(draft)}
        seed={draft.seed}
        mend={
          alike && (
            <MendAlike
              faultId={faultId}
              reasons={reasons}
              given={words.giveOther(words.seatOf.B, words.fleets[other(second.fleet)])}
              onMirror={() => change({ rules: { ...draft.rules, mirror: true } })}
              onGive={() => changeSeat(1, { fleet: other(first.fleet) })}
            />
          )
        }
      />
    </SetupPage>
  );
}
