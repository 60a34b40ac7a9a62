import { useId } from 'preact/hooks';
import { SEATS, type Fleet } from '../../../../games/skaxar/index.ts';
import { Button, Panel, Refusal } from '../../../kit/index.ts';
import { warText as words } from '../words/setup.ts';
import { useLaunch } from '../../../match/use-launch.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import type { Draft, FleetSeat } from './draft.ts';
import { FleetPicker } from './fleet-picker.tsx';
import { keepDraft } from './kept-draft.ts';
import { fleetFaults, otherFaults, personAt, resolve, warPlan } from './plan.ts';
import { RulesSetup } from './rules-setup.tsx';
import { opening, packSetup, partsOf } from './setup-link.ts';
import './page.css';

const other = (fleet: Fleet): Fleet => (fleet === 'earth' ? 'skaxar' : 'earth');

/** A match of Skaxar: who plays which fleet, rules. */
export function NewWar({ query }: { readonly query: Query }) {
  const faultId = useId();
  const setup = useSetup<Draft>(query, { game: 'skaxar', open: opening, keep: keepDraft });
  const { draft, setDraft } = setup;
  const launch = useLaunch();
  const { faults } = resolve(draft);
  const alike = fleetFaults(faults);
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
          <Panel title={words.sides} class="war-sides">
            <SeatList
              seats={draft.seats.map(({ player, name, fleet }, place) => {
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
                      wrong={alike.length > 0}
                      faultId={faultId}
                      onChange={(next) => changeSeat(place, { fleet: next })}
                    />
                  ),
                };
              })}
              onChange={(seat, part) =>
                changeSeat(
                  SEATS.findIndex((one) => one === seat),
                  part,
                )
              }
            />
          </Panel>
          <p class="small second war-credits">{words.credits}</p>
        </div>
        <RulesSetup draft={draft} faults={otherFaults(faults)} onChange={change} />
      </div>
      <LaunchBar
        launch={launch}
        trouble={alike.length > 0 ? words.alike : faults.length > 0 ? words.problem : null}
        start={words.start}
        failed={words.startFailed}
        plan={() => warPlan(draft)}
        seed={draft.seed}
        mend={
          alike.length > 0 && (
            <>
              <div id={faultId}>
                <Refusal reasons={alike} />
              </div>
              <div class="row push">
                <Button small onClick={() => change({ rules: { ...draft.rules, mirror: true } })}>
                  {words.useMirror}
                </Button>
                <Button small onClick={() => changeSeat(1, { fleet: other(first.fleet) })}>
                  {words.giveOther(words.seatOf.B, words.fleets[other(second.fleet)])}
                </Button>
              </div>
            </>
          )
        }
      />
    </SetupPage>
  );
}
