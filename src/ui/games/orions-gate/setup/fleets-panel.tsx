import { lockIcon } from '../../../../../assets/icons/interface.ts';
import { fairPoints, fleetCost, pointsFor, type Options, type Side } from '../../../../games/orions-gate/index.ts';
import { Button, Icon, Panel, Toggle } from '../../../kit/index.ts';
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
export function FleetsPanel({
  seats,
  names,
  options,
  shown,
  secret,
  handed,
  onShow,
  onSeat,
  onTakeBack,
}: FleetsPanelProps) {
  const all = captainsIn(seats);
  const several = all.length > 2;
  const step = (by: number) => {
    const { id } = all[(all.findIndex((one) => one.id === shown.id) + by + all.length) % all.length]!;
    onShow(id);
    document.getElementById(`tab-${id}`)?.focus();
  };
  const line = (captain: Captain): string => {
    const { side, seat } = captain;
    if (secret(side)) return handed.includes(side) ? words.sealed : words.later;
    if (!options) return '';
    const share = shareIn(seats, captain);
    if (brings(seat))
      return fleetText.budget(fleetCost(plansOf(seat.fleet.units)), Math.max(0, pointsFor(options, share)));
    return several ? battleSetup.chooses(Math.max(0, fairPoints(options, share))) : words.ownChoice;
  };
  const isFaulty = (captain: Captain): boolean =>
    options !== null &&
    !secret(captain.side) &&
    brings(captain.seat) &&
    faultsOf(options, captain.seat.fleet, shareIn(seats, captain)).length > 0;
  const { side, seat } = shown;
  const team = seats[side].length > 1;
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
      <div class={`fleet-tabs ${several ? 'fleet-tabs-several' : ''}`} role="tablist" aria-label={words.fleets}>
        {SIDES.map((one) => (
          <div key={one} class="fleet-tabs-side" role="presentation">
            {all
              .filter((captain) => captain.side === one)
              .map((captain) => (
                <button
                  key={captain.id}
                  type="button"
                  role="tab"
                  id={`tab-${captain.id}`}
                  class={`fleet-tab fleet-tab-${one}`}
                  aria-selected={shown.id === captain.id}
                  aria-controls="fleet-of-captain"
                  tabIndex={shown.id === captain.id ? 0 : -1}
                  onClick={() => onShow(captain.id)}
                  onKeyDown={(event) => {
                    if (event.key === 'ArrowLeft') step(-1);
                    if (event.key === 'ArrowRight') step(1);
                  }}
                >
                  <span class="captain-letter" aria-hidden="true">
                    {letterOf(seats, captain)}
                  </span>
                  <span class="fleet-tab-text">
                    <span class="fleet-tab-name">{names[captain.id]}</span>
                    <span class={`small ${isFaulty(captain) ? 'budget-bad' : 'quiet'}`}>
                      {isFaulty(captain) && '✕ '}
                      {line(captain)}
                    </span>
                  </span>
                  {secret(one) && <Icon of={lockIcon} size={18} />}
                </button>
              ))}
          </div>
        ))}
      </div>
      <div id="fleet-of-captain" role="tabpanel" aria-labelledby={`tab-${shown.id}`} class={`stack of-${side}`}>
        {seat.player !== 'human' && (
          <Toggle
            label={words.computerChooses}
            hint={words.computerChoosesHint}
            checked={seat.computerChooses}
            onChange={(computerChooses) => onSeat(shown, { computerChooses })}
          />
        )}
        {secret(side) ? (
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
