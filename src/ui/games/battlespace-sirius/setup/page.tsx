import { PLAYERS, shipData, type ShipId } from '../../../../games/battlespace-sirius/index.ts';
import { Choice, Panel } from '../../../kit/index.ts';
import { duelText as words } from '../words/setup.ts';
import { useLaunch } from '../../../match/use-launch.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import { DUEL_COMPUTERS, type Draft, type DuelSeat } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { duelPlan, faultsAt, personOf, resolve, shipFaultsAt } from './plan.ts';
import { RulesSetup } from './rules-setup.tsx';
import { opening, packSetup, partsOf } from './setup-link.ts';
import { ShipPicker } from './ship-picker.tsx';
import './page.css';

const COUNTS = Array.from({ length: PLAYERS.most - PLAYERS.least + 1 }, (_, more) => String(PLAYERS.least + more));

interface CaptainsProps {
  readonly draft: Draft;
  readonly faults: ReturnType<typeof resolve>['faults'];
  readonly change: (part: Partial<Draft>) => void;
  readonly changeSeat: (place: number, part: Partial<DuelSeat>) => void;
}

/** How many play, who they are, and with which ships. */
function Captains({ draft, faults, change, changeSeat }: CaptainsProps) {
  const seats = draft.seats.slice(0, draft.players);
  const takenBy = (place: number): { readonly [ship in ShipId]?: string } =>
    Object.fromEntries(seats.flatMap(({ ship }, other) => (other === place ? [] : [[ship, words.seat(other + 1)]])));
  return (
    <Panel title={words.captains} class="duel-captains">
      <Choice
        label={words.players}
        value={String(draft.players)}
        options={COUNTS.map((value) => ({ value, label: value }))}
        onChange={(players) => change({ players: Number(players) })}
      />
      <SeatList
        computers={DUEL_COMPUTERS}
        seats={seats.map(({ player, name, ship }, place) => ({
          seat: String(place),
          label: words.seat(place + 1),
          badge: (
            <span class={`captain-letter ship-badge ship-tint-${ship}`} aria-hidden="true">
              {shipData(ship).mark}
            </span>
          ),
          person: personOf(draft, place),
          player,
          name,
          tint: 'seat-duel',
          more: (
            <ShipPicker
              label={words.ship(words.seat(place + 1))}
              ship={ship}
              takenBy={takenBy(place)}
              faults={shipFaultsAt(draft, faults, place)}
              onChange={(next) => changeSeat(place, { ship: next })}
            />
          ),
        }))}
        onChange={(seat, part) => changeSeat(Number(seat), part)}
      />
    </Panel>
  );
}

/** A match of Battlespace Sirius: players, their ships, rules. */
export function NewDuel({ query }: { readonly query: Query }) {
  const setup = useSetup<Draft>(query, {
    game: 'battlespace-sirius',
    carries: ['setup'],
    open: opening,
    keep: keepDraft,
  });
  const { draft, setDraft } = setup;
  const launch = useLaunch();
  const { faults } = resolve(draft);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const changeSeat = (place: number, part: Partial<DuelSeat>) =>
    setDraft((before) => ({
      ...before,
      seats: before.seats.map((seat, other) => (other === place ? { ...seat, ...part } : seat)),
    }));
  return (
    <SetupPage
      game="battlespace-sirius"
      title={words.title}
      lead={words.lead}
      setup={setup}
      share={() => ({
        game: 'battlespace-sirius',
        packed: packSetup(draft),
        lead: words.shareLead,
        parts: partsOf(draft),
      })}
    >
      <div class="setup-columns">
        <Captains draft={draft} faults={faults} change={change} changeSeat={changeSeat} />
        <RulesSetup draft={draft} faultsAt={(option) => faultsAt(faults, option)} onChange={change} />
      </div>
      <LaunchBar
        launch={launch}
        trouble={faults.length > 0 ? words.problem : null}
        start={words.start}
        failed={words.startFailed}
        plan={() => duelPlan(draft)}
        seed={draft.seed}
      />
    </SetupPage>
  );
}
