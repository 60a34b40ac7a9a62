import { MAX_COPIES, SEATS, TURN_LIMIT } from '../../../../games/retrograde/index.ts';
import { deckIcon } from '../../../../../assets/icons/interface.ts';
import { Button, choicesOf, Panel, Refusal, Select, Slider, Toggle, type Reason } from '../../../kit/index.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { DiceSeed, Ruled } from '../../../match/setup/more-rules.tsx';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import { hashOf } from '../../../match/router.ts';
import { useLaunch } from '../../../match/use-launch.ts';
import { decksPage } from '../pages.ts';
import { orbitText as words } from '../words/setup.ts';
import { DeckPicker } from './deck-picker.tsx';
import { ORBIT_COMPUTERS, STANDARD_RULES, type DeckSeat, type Draft, type OrbitRules } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { orbitPlan, personAt, resolve } from './plan.ts';
import { opening, packSetup, partsOf } from './setup-link.ts';
import './page.css';

interface PlayersProps {
  readonly draft: Draft;
  readonly faults: ReturnType<typeof resolve>['deckFaults'];
  readonly onChange: (place: number, part: Partial<DeckSeat>) => void;
}

/** Who plays which deck. */
function Players({ draft, faults, onChange }: PlayersProps) {
  const seats = draft.seats.map((chosen, place) => {
    const { player, name } = chosen;
    const seat = SEATS[place]!;
    return {
      seat,
      label: words.seatOf[seat]!,
      badge: (
        <span class="captain-letter" aria-hidden="true">
          {seat}
        </span>
      ),
      person: personAt(draft, place),
      player,
      name,
      tint: place === 0 ? 'seat-A' : 'seat-B',
      more: (
        <DeckPicker
          label={words.deckOf(words.seatOf[seat]!)}
          seat={seat}
          chosen={chosen}
          faults={faults[place]!}
          onChange={(part) => onChange(place, part)}
        />
      ),
    };
  });
  const placeOf = (seat: string): number => SEATS.findIndex((one) => one === seat);
  return (
    <Panel title={words.sides} class="rg-setup-sides">
      <SeatList seats={seats} computers={ORBIT_COMPUTERS} onChange={(seat, part) => onChange(placeOf(seat), part)} />
    </Panel>
  );
}

/** Rounds of a limit when it is switched on. */
const FIRST_LIMIT = 40;
/** RG-18.4, as far as a slider is of use. */
const LIMITS = { least: TURN_LIMIT.least, most: 100 } as const;
/** Copies of a card when a limit is switched on: as many as the starter decks have (RG-C9). */
const FIRST_COPIES = 4;

interface RulesProps {
  readonly rules: OrbitRules;
  readonly change: (part: Partial<OrbitRules>) => void;
}

/** Whether the match ends after a round, and after which. */
function RoundLimit({ rules, change }: RulesProps) {
  const { turnLimit: limit } = rules;
  return (
    <>
      <Toggle
        label={<Ruled rule="RG-18.4">{words.turnLimit}</Ruled>}
        hint={words.turnLimitHint}
        checked={limit !== null}
        onChange={(on) => change({ turnLimit: on ? FIRST_LIMIT : null })}
      />
      {limit !== null && (
        <Slider
          label={words.lastRound}
          value={limit}
          min={LIMITS.least}
          max={Math.max(LIMITS.most, limit)}
          show={words.lastRoundShow}
          onInput={(turnLimit) => change({ turnLimit })}
        />
      )}
    </>
  );
}

/** RG-2.4, RG-2.5: which decks are legal. */
function DeckRules({ rules, change }: RulesProps) {
  const { problematicCards, maxCopies } = rules;
  return (
    <>
      <Toggle
        label={<Ruled rule="RG-2.5">{words.problematic}</Ruled>}
        hint={words.problematicHint}
        checked={problematicCards}
        onChange={(on) => change({ problematicCards: on })}
      />
      <Toggle
        label={<Ruled rule="RG-2.4">{words.copies}</Ruled>}
        hint={words.copiesHint}
        checked={maxCopies !== null}
        onChange={(on) => change({ maxCopies: on ? FIRST_COPIES : null })}
      />
      {maxCopies !== null && (
        <Slider
          label={words.mostCopies}
          value={maxCopies}
          min={MAX_COPIES.least}
          max={MAX_COPIES.most}
          show={words.mostCopiesShow}
          onInput={(copies) => change({ maxCopies: copies })}
        />
      )}
    </>
  );
}

/** The switches of chapter 22. */
function Switches({ rules, change }: RulesProps) {
  return (
    <>
      <Toggle
        label={<Ruled rule="RG-8.2">{words.errata}</Ruled>}
        hint={words.errataHint}
        checked={rules.errata}
        onChange={(errata) => change({ errata })}
      />
      <Toggle
        label={<Ruled rule="RG-9.7">{words.orEqual}</Ruled>}
        hint={words.orEqualHint}
        checked={rules.hitRule === 'lowerOrEqual'}
        onChange={(on) => change({ hitRule: on ? 'lowerOrEqual' : 'lower' })}
      />
      <Toggle
        label={<Ruled rule="RG-14.18">{words.scrap}</Ruled>}
        hint={words.scrapHint}
        checked={rules.scrapProjects}
        onChange={(scrapProjects) => change({ scrapProjects })}
      />
    </>
  );
}

const isUsual = (rules: OrbitRules): boolean =>
  (Object.keys(STANDARD_RULES) as (keyof OrbitRules)[]).every((key) => rules[key] === STANDARD_RULES[key]);

interface RulesSetupProps extends RulesProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly faults: readonly Reason[];
}

/** The options of chapter 22; the decks stand with their seats. */
function RulesSetup({ seed, onSeed, faults, ...ruled }: RulesSetupProps) {
  const usual = (
    <Button disabled={isUsual(ruled.rules)} onClick={() => ruled.change(STANDARD_RULES)} variant="quiet" small>
      {words.reset}
    </Button>
  );
  return (
    <Panel actions={usual} title={words.rules}>
      <RoundLimit {...ruled} />
      <Select
        label={<Ruled rule="RG-3.1">{words.firstPlayer}</Ruled>}
        value={ruled.rules.firstPlayer}
        options={choicesOf(words.firstPlayers)}
        onChange={(firstPlayer) => ruled.change({ firstPlayer })}
      />
      <Switches {...ruled} />
      <DeckRules {...ruled} />
      <Refusal reasons={faults} />
      <DiceSeed seed={seed} onSeed={onSeed} />
    </Panel>
  );
}

/** A match of Retrograde: who plays which deck, rules. */
export function NewOrbitalWar({ query }: { readonly query: Query }) {
  const launch = useLaunch();
  const setup = useSetup<Draft>(query, {
    game: 'retrograde',
    carries: ['setup', 'deck1', 'deck2'],
    open: opening,
    keep: keepDraft,
  });
  const { setDraft, draft } = setup;
  const { faults, deckFaults } = resolve(draft);
  const isDeckAmiss = deckFaults.some((one) => one.length > 0);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const changeSeat = (place: number, part: Partial<DeckSeat>) =>
    setDraft((before) => {
      const [one, two] = before.seats;
      return { ...before, seats: place === 0 ? [{ ...one, ...part }, two] : [one, { ...two, ...part }] };
    });
  return (
    <SetupPage
      game="retrograde"
      title={words.title}
      lead={words.lead}
      setup={setup}
      links={
        <Button small icon={deckIcon} href={hashOf(decksPage())}>
          {words.allDecks}
        </Button>
      }
      share={() => ({ game: 'retrograde', packed: packSetup(draft), lead: words.shareLead, parts: partsOf(draft) })}
    >
      <div class="setup-columns">
        <div class="stack">
          <Players draft={draft} faults={deckFaults} onChange={changeSeat} />
          <p class="small second rg-credits">{words.credits}</p>
        </div>
        <RulesSetup
          seed={draft.seed}
          onSeed={(seed) => change({ seed })}
          rules={draft.rules}
          change={(part) => change({ rules: { ...draft.rules, ...part } })}
          faults={faults}
        />
      </div>
      <LaunchBar
        launch={launch}
        trouble={isDeckAmiss ? words.deckProblem : faults.length > 0 ? words.problem : null}
        start={words.start}
        failed={words.startFailed}
        plan={() => orbitPlan(draft)}
        seed={draft.seed}
      />
    </SetupPage>
  );
}
