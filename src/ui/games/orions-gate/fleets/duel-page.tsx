import { useEffect, useState } from 'preact/hooks';
import { compareIcon, linkIcon, pauseIcon, playIcon, redoIcon } from '../../../../../assets/icons/interface.ts';
import {
  announce,
  Button,
  copyWithToast,
  Empty,
  NumberInput,
  Panel,
  Select,
  TextInput,
  Toggle,
} from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { labText } from '../../../match/words/lab.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { navigate } from '../../../match/router.ts';
import { isGames } from '../../../match/lab/draft.ts';
import { type Bench, useSeries } from '../../../match/lab/use-series.ts';
import {
  DUEL_LIMITS,
  DUEL_PLAYERS,
  duelLink,
  duelRoute,
  inOrder,
  readTerms,
  seriesOfDuel,
  type Duel,
  type DuelTerms,
} from './duel-draft.ts';
import { DuelReadout } from './duel-readout.tsx';
import { fleetsHref } from './fleet-address.ts';
import { faultsOfPair, namesOfPair, PairFaults, PairPicks, usePair, type Pair } from './fleet-pair.tsx';
import '../../../match/lab/lab.css';
import './duel.css';
import { PageHead } from '../../../kit/page-head.tsx';

interface TermsProps {
  readonly pair: Pair;
  readonly terms: DuelTerms;
  readonly running: boolean;
  readonly onTerms: (change: Partial<DuelTerms>) => void;
}

const PLAYERS = DUEL_PLAYERS.map((value) => ({ value, label: labText.players[value] ?? value }));

/** Who plays, how often, from which seeds. */
function Terms({ pair, terms: { players, games, seed, terrain, arcs }, running, onTerms }: TermsProps) {
  const names = namesOfPair(pair.a, pair.b);
  const { least, most } = DUEL_LIMITS.games;
  const faces = [pair.a, pair.b].some(({ units }) =>
    units.some(({ components }) => components.some(({ facing }) => facing)),
  );
  return (
    <>
      <div class="lab-places">
        <Select
          label={words.level(names[0])}
          value={players[0]}
          options={PLAYERS}
          onChange={(value) => onTerms({ players: [value, players[1]] })}
        />
        <Select
          label={words.level(names[1])}
          value={players[1]}
          options={PLAYERS}
          onChange={(value) => onTerms({ players: [players[0], value] })}
        />
      </div>
      <div class="lab-amount">
        <NumberInput
          label={labText.games}
          value={games}
          min={least}
          max={most}
          onInput={(value) => onTerms({ games: value })}
          faults={isGames(games) ? [] : [{ rule: 'range', reason: labText.gamesFault(least, most) }]}
        />
        <TextInput
          label={labText.seed}
          value={seed}
          maxLength={DUEL_LIMITS.seed}
          onInput={(value) => onTerms({ seed: value })}
          suffix={
            <Button
              label={labText.newSeed}
              icon={redoIcon}
              disabled={running}
              onClick={() => onTerms({ seed: randomSeed(8) })}
            />
          }
        />
      </div>
      <p class="field-hint">{labText.amountHint(least, most)}</p>
      <TextInput
        label={words.terrain}
        value={terrain}
        maxLength={DUEL_LIMITS.terrain}
        onInput={(value) => onTerms({ terrain: value })}
        hint={words.terrainHint}
      />
      {(faces || arcs) && (
        <Toggle label={words.arcs} hint={words.arcsHint} checked={arcs} onChange={(next) => onTerms({ arcs: next })} />
      )}
    </>
  );
}

/** What does not change what is fought is left out of the comparison of two duels. */
const same = (one: Duel, other: Duel): boolean => JSON.stringify(duelRoute(one)) === JSON.stringify(duelRoute(other));

/** How the duel that is set up stands: not fought yet, under way, stopped, or fought to the end. */
type Course = 'fresh' | 'running' | 'stopped' | 'fought';

function courseOf(bench: Bench<Duel> | null, duel: Duel): Course {
  if (bench?.state === 'running') return 'running';
  if (!bench || !same(duel, bench.draft)) return 'fresh';
  return bench.state === 'stopped' || bench.state === 'lost' ? 'stopped' : 'fought';
}

/** What the one button does in each course. */
const DOES: { readonly [course in Course]: string } = {
  fresh: labText.start,
  running: labText.stop,
  stopped: labText.goOn,
  fought: labText.startOver,
};

interface ButtonsProps {
  readonly course: Course;
  readonly ready: boolean;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onFight: () => void;
}

/** Begins, stops and goes on; a duel that was stopped can also begin anew. */
function DuelButtons({ course, ready, onStop, onGoOn, onFight }: ButtonsProps) {
  const press = { fresh: onFight, running: onStop, stopped: onGoOn, fought: onFight }[course];
  return (
    <div class="row lab-do">
      {/* One button in one place, so that the focus stays where it is. */}
      <Button variant="primary" icon={course === 'running' ? pauseIcon : playIcon} disabled={!ready} onClick={press}>
        {DOES[course]}
      </Button>
      {course === 'stopped' && (
        <Button icon={redoIcon} onClick={onFight}>
          {labText.startOver}
        </Button>
      )}
    </div>
  );
}

/** Copies the address of the duel. */
const LinkButton = ({ duel, ready }: { readonly duel: Duel; readonly ready: boolean }) => (
  <Button
    small
    variant="quiet"
    icon={linkIcon}
    disabled={!ready}
    onClick={() => void copyWithToast(duelLink(duel), labText.linkCopied, labText.notCopied)}
  >
    {labText.link}
  </Button>
);

/** Announces that the duel has come to its end, or was stopped. */
function useAnnouncedEnd(bench: Bench<Duel> | null): void {
  const state = bench?.state ?? null;
  useEffect(() => {
    if (state === 'done') announce(labText.finished(bench!.played.length));
    if (state === 'stopped') announce(labText.stoppedAt(bench!.played.length));
  }, [state]);
}

/** The title of the page, with the ways to the library and to the same pair compared. */
const DuelHead = ({ pair }: { readonly pair: ReturnType<typeof usePair> }) => (
  <PageHead title={words.duelTitle} lead={words.duelLead}>
    <Button variant="quiet" href={fleetsHref(null)}>
      {words.back}
    </Button>
    <Button icon={compareIcon} href={fleetsHref('compare', { a: pair.a, b: pair.b })}>
      {words.compare}
    </Button>{' '}
  </PageHead>
);

/** Two fleets put against each other in many battles between computer captains, counted while they are fought. */
export function DuelPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const pair = usePair('duel', query);
  const [terms, setTerms] = useState(() => readTerms(query));
  const { bench, start, goOn, stop } = useSeries(seriesOfDuel);
  const duel: Duel = { ...terms, fleets: [pair.a, pair.b] };
  const faults = faultsOfPair(pair);
  const ready = faults.length === 0 && inOrder(terms);
  const course = courseOf(bench, duel);
  const running = course === 'running';
  const begin = (how: () => void) => {
    navigate(duelRoute(duel), true);
    announce(labText.begun(terms.games));
    how();
  };
  const fight = () => begin(() => start(duel));
  useAnnouncedEnd(bench);
  return (
    <div class="page lab">
      <DuelHead pair={pair} />
      <div class="lab-columns">
        <Panel title={words.duelSetup} class="lab-setup" actions={<LinkButton duel={duel} ready={ready} />}>
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (ready && !running) fight();
            }}
          >
            <fieldset class="lab-fields duel-fields" disabled={running}>
              <PairPicks pair={pair} />
              <PairFaults faults={faults} />
              <Terms
                pair={pair}
                terms={terms}
                running={running}
                onTerms={(change) => setTerms({ ...terms, ...change })}
              />
            </fieldset>
            <button type="submit" hidden disabled={!ready} />
            <DuelButtons course={course} ready={ready} onStop={stop} onGoOn={() => begin(goOn)} onFight={fight} />
          </form>
        </Panel>
        {bench ? (
          <DuelReadout bench={bench} onStop={stop} />
        ) : (
          <Empty title={words.duelEmptyTitle}>
            <p>{words.duelEmptyText}</p>
          </Empty>
        )}
      </div>
    </div>
  );
}
