import { formationIcon } from '../../../../../assets/icons/interface.ts';
import { SEAT_COUNT } from '../../../../games/orions-spur/index.ts';
import { Button, Choice, Panel } from '../../../kit/index.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import { hashOf } from '../../../match/router.ts';
import { useLaunch } from '../../../match/use-launch.ts';
import { fleetsPage } from '../pages.ts';
import { spurText as words } from '../words/setup.ts';
import { SPUR_COMPUTERS, type Draft, type SpurSeat } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { personOf, resolve, spurPlan } from './plan.ts';
import { RulesSetup } from './rules-setup.tsx';
import { opening, packSetup, partsOf } from './setup-link.ts';
import { SpeciesPicker } from './species-picker.tsx';
import './page.css';

const COUNTS = Array.from({ length: SEAT_COUNT.most - SEAT_COUNT.least + 1 }, (_, more) =>
  String(SEAT_COUNT.least + more),
);

interface PlayersProps {
  readonly draft: Draft;
  readonly onPlayers: (players: number) => void;
  readonly onSeat: (place: number, part: Partial<SpurSeat>) => void;
}

/** How many play, who they are, and which species each leads. */
function Players({ draft, onPlayers, onSeat }: PlayersProps) {
  const seats = draft.seats.slice(0, draft.players);
  return (
    <Panel title={words.fleets} class="os-players">
      <Choice
        label={words.players}
        value={String(draft.players)}
        options={COUNTS.map((value) => ({ value, label: value }))}
        onChange={(players) => onPlayers(Number(players))}
      />
      <SeatList
        computers={SPUR_COMPUTERS}
        seats={seats.map(({ player, name, species }, place) => ({
          seat: String(place),
          label: words.seat(place + 1),
          badge: (
            <span class="captain-letter" aria-hidden="true">
              {place + 1}
            </span>
          ),
          person: personOf(draft, place),
          player,
          name,
          tint: `os-tint-${place + 1}`,
          more: (
            <SpeciesPicker
              label={words.species(words.seat(place + 1))}
              seat={String(place + 1)}
              species={species}
              onChange={(next) => onSeat(place, { species: next })}
            />
          ),
        }))}
        onChange={(seat, part) => onSeat(Number(seat), part)}
      />
    </Panel>
  );
}

/** A match of Orion's Spur: who plays which species, rules. */
export function NewFleetBattle({ query }: { readonly query: Query }) {
  const launch = useLaunch();
  const setup = useSetup<Draft>(query, {
    game: 'orions-spur',
    carries: ['setup', 'fleet1'],
    open: opening,
    keep: keepDraft,
  });
  const { draft } = setup;
  const change = (part: Partial<Draft>) => setup.setDraft((now) => ({ ...now, ...part }));
  const changeSeat = (place: number, part: Partial<SpurSeat>) =>
    setup.setDraft((now) => {
      const seats = [...now.seats];
      seats[place] = { ...seats[place]!, ...part };
      return { ...now, seats };
    });
  const { faults } = resolve(draft);
  const shared = () => ({
    parts: partsOf(draft),
    packed: packSetup(draft),
    lead: words.shareLead,
    game: 'orions-spur' as const,
  });
  return (
    <SetupPage
      setup={setup}
      share={shared}
      game="orions-spur"
      lead={words.lead}
      title={words.title}
      links={
        <Button small icon={formationIcon} href={hashOf(fleetsPage())}>
          {words.allFleets}
        </Button>
      }
    >
      <div class="setup-columns">
        <div class="stack">
          <Players draft={draft} onPlayers={(players) => change({ players })} onSeat={changeSeat} />
          <p class="small second">{words.credits}</p>
        </div>
        <RulesSetup
          draft={draft}
          rules={draft.rules}
          change={(part) => change({ rules: { ...draft.rules, ...part } })}
          onSeed={(seed) => change({ seed })}
          faults={faults}
        />
      </div>
      <LaunchBar
        launch={launch}
        trouble={faults.length > 0 ? words.problem : null}
        start={words.start}
        failed={words.startFailed}
        plan={() => spurPlan(draft)}
        seed={draft.seed}
      />
    </SetupPage>
  );
}
