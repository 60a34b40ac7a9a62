import { lockIcon } from '../../../../../assets/icons/interface.ts';
import { fairPoints, fleetCost, pointsFor, type Options, type Side } from '../../../../games/orions-gate/index.ts';
import { Button, Choice, choicesOf, Icon, Panel, Toggle } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { fleetText } from '../words/fleet.ts';
import { optionsText as words } from '../words/options.ts';
import {
  brings,
  captainsIn,
  letterOf,
  shareIn,
  SIDES,
  type Captain,
  type DraftSeat,
  type SeatId,
  type Seats,
} from './captains.ts';
import { FleetBuilder } from './fleet-builder.tsx';
import { faultsOf, plansOf } from './fleet-edit.ts';
import './fleets-panel.css';
import { menuWords } from '../words/menu.ts';

interface FleetsPanelProps {
  readonly seats: Seats;
  readonly names: { readonly [id: string]: string };
  /** The last options that were in range; null = there were none yet. */
  readonly options: Options | null;
  /** Whose fleet is open. */
  readonly shown: Captain;
  readonly secret: (side: Side) => boolean;
  readonly handed: readonly Side[];
  readonly onShow: (id: SeatId) => void;
  readonly onSeat: (captain: Captain, change: Partial<DraftSeat>) => void;
  readonly onTakeBack: (side: Side) => void;
}

/** The fleets, one behind each captain's tab; those that are secret now stay shut. */
export function FleetsPanel(props: FleetsPanelProps) {
  const { seats, names, options, shown, secret, handed, onShow, onSeat, onTakeBack } = props;
  const { side, seat } = shown;
  const all = captainsIn(seats);
  const step = (by: number) => {
    const { id } = all[(all.findIndex((one) => one.id === shown.id) + by + all.length) % all.length]!;
    onShow(id);
    document.getElementById(`tab-${id}`)?.focus();
  };
  return (
    <Panel
      title={words.fleets}
      class="new-fleets"
      actions={
        <Button small variant="quiet" href="#/fleets">
          {menuWords.fleets}
        </Button>
      }
    >
      <div class={`fleet-tabs ${all.length > 2 ? 'fleet-tabs-several' : ''}`} role="tablist" aria-label={words.fleets}>
        {SIDES.map((one) => (
          <div key={one} class="fleet-tabs-side" role="presentation">
            {all
              .filter((captain) => captain.side === one)
              .map((captain) => (
                <FleetTab
                  key={captain.id}
                  {...{ captain, seats, names, options, shown, secret, handed, onShow }}
                  several={all.length > 2}
                  onStep={step}
                />
              ))}
          </div>
        ))}
      </div>
      <div id="fleet-of-captain" role="tabpanel" aria-labelledby={`tab-${shown.id}`} class={`stack of-${side}`}>
        {seat.player !== 'human' && <ComputersFleet seat={seat} onChange={(change) => onSeat(shown, change)} />}
        {secret(side) ? (
          <Sealed side={side} team={seats[side].length > 1} handed={handed} onTakeBack={onTakeBack} />
        ) : brings(seat) && options ? (
          <FleetBuilder
            key={shown.id}
            side={side}
            fleet={seat.fleet}
            options={options}
            share={shareIn(seats, shown)}
            onChange={(fleet) => onSeat(shown, { fleet })}
          />
        ) : null}
      </div>
    </Panel>
  );
}

interface ComputersFleetProps {
  readonly seat: DraftSeat;
  readonly onChange: (change: Partial<DraftSeat>) => void;
}

/** Whether a computer captain chooses its fleet, and what kind of fleet. */
function ComputersFleet({ seat, onChange }: ComputersFleetProps) {
  const style = seat.style ?? 'any';
  return (
    <>
      <Toggle
        label={words.computerChooses}
        hint={words.computerChoosesHint}
        checked={seat.computerChooses}
        onChange={(computerChooses) => onChange({ computerChooses })}
      />
      {seat.computerChooses && (
        <Choice
          label={words.fleetStyle}
          value={style}
          options={choicesOf(words.fleetStyles)}
          hint={words.fleetStyleHints[style]}
          onChange={(asked) => onChange({ style: asked === 'any' ? undefined : asked })}
        />
      )}
    </>
  );
}

interface TabProps extends Omit<FleetsPanelProps, 'onSeat' | 'onTakeBack'> {
  readonly captain: Captain;
  /** A side has several captains. */
  readonly several: boolean;
  readonly onStep: (by: number) => void;
}

/** The tab of a captain: name, points, and whether the fleet is in order. */
function FleetTab({ captain, several, onStep, ...shownTo }: TabProps) {
  const { seats, names, shown, secret, onShow } = shownTo;
  const isFaulty = isOutOfOrder(captain, shownTo);
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${captain.id}`}
      class={`fleet-tab fleet-tab-${captain.side}`}
      aria-selected={shown.id === captain.id}
      aria-controls="fleet-of-captain"
      tabIndex={shown.id === captain.id ? 0 : -1}
      onClick={() => onShow(captain.id)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') onStep(-1);
        if (event.key === 'ArrowRight') onStep(1);
      }}
    >
      <span class="captain-letter" aria-hidden="true">
        {letterOf(seats, captain)}
      </span>
      <span class="fleet-tab-text">
        <span class="fleet-tab-name">{names[captain.id]}</span>
        <span class={`small ${isFaulty ? 'budget-bad' : 'quiet'}`}>
          {isFaulty && '✕ '}
          {lineOf(captain, several, shownTo)}
        </span>
      </span>
      {secret(captain.side) && <Icon of={lockIcon} size={18} />}
    </button>
  );
}

type Judged = Pick<FleetsPanelProps, 'seats' | 'options' | 'secret' | 'handed'>;

/** What the tab of a captain says of the fleet. */
function lineOf(captain: Captain, several: boolean, { seats, options, secret, handed }: Judged): string {
  const { side, seat } = captain;
  if (secret(side)) return handed.includes(side) ? words.sealed : words.later;
  if (!options) return '';
  const share = shareIn(seats, captain);
  if (brings(seat))
    return fleetText.budget(fleetCost(plansOf(seat.fleet.units)), Math.max(0, pointsFor(options, share)));
  return several
    ? battleSetup.chooses(Math.max(0, fairPoints(options, share)))
    : seat.style
      ? words.fleetStyles[seat.style]
      : words.ownChoice;
}

/** Whether a captain's fleet, which may be seen, breaks a rule. */
const isOutOfOrder = (captain: Captain, { seats, options, secret }: Judged): boolean =>
  options !== null &&
  !secret(captain.side) &&
  brings(captain.seat) &&
  faultsOf(options, captain.seat.fleet, shareIn(seats, captain)).length > 0;

interface SealedProps extends Pick<FleetsPanelProps, 'handed' | 'onTakeBack'> {
  readonly side: Side;
  /** Several captains share the side. */
  readonly team: boolean;
}

/** In the place of fleets nobody may see now. */
const Sealed = ({ side, team, handed, onTakeBack }: SealedProps) => (
  <div class="sealed">
    <Icon of={lockIcon} size={40} />
    <h3>
      {handed.includes(side)
        ? (team ? battleSetup.handedInAll : words.handedIn)(words.seatOf[side])
        : words.waits(words.seatOf.A)}
    </h3>
    <p class="second">{words.handedInText}</p>
    {handed.includes(side) && (
      <Button small onClick={() => onTakeBack(side)}>
        {words.takeBack}
      </Button>
    )}
  </div>
);
