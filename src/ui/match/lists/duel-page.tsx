import { useEffect, useState } from 'preact/hooks';
import { compareIcon, linkIcon, pauseIcon, playIcon, redoIcon } from '../../../../assets/icons/interface.ts';
import { announce, Button, copyWithToast, Empty, NumberInput, Panel, Select, TextInput } from '../../kit/index.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { isGames } from '../lab/draft.ts';
import { gamesIn } from '../../../session/threads/lab/run.ts';
import { type Bench, useSeries } from '../lab/use-series.ts';
import type { Query } from '../manifest.ts';
import { randomSeed } from '../random-seed.ts';
import { navigate } from '../router.ts';
import { labText } from '../words/lab.ts';
import { LinkFaults } from '../link-faults.tsx';
import { listsHref } from './address.ts';
import { DuelReadout } from './duel-readout.tsx';
import type { Named } from './form.ts';
import {
  DUEL_LIMITS,
  duelLink,
  duelParts,
  duelRoute,
  inOrder,
  type Duel,
  type DuelTerms,
  type ListDuel,
} from './list-duel.ts';
import { faultsOfPair, namesOfPair, PairFaults, PairPicks, usePair, type Pair } from './pair.tsx';
import '../lab/lab.css';
import './library.css';
import './duel.css';

interface TermsProps<L extends Named, T extends DuelTerms> {
  readonly of: ListDuel<L, T>;
  readonly pair: Pair<L>;
  readonly terms: T;
  readonly running: boolean;
  readonly onTerms: (terms: T) => void;
}

/** Who plays, how often, from which seed, and what the game adds. */
function Terms<L extends Named, T extends DuelTerms>({ of, pair, terms, running, onTerms }: TermsProps<L, T>) {
  const { players, games, seed } = terms;
  const { words } = of.game.form;
  const names = namesOfPair(of.game, pair.a, pair.b);
  const { least, most } = DUEL_LIMITS.games;
  const change = (next: Partial<DuelTerms>) => onTerms({ ...terms, ...next });
  return (
    <>
      <div class="lab-places">
        {names.map((name, at) => (
          <Select
            key={at}
            label={words.level(name)}
            value={players[at]!}
            options={of.players.map((value) => ({ value, label: labText.players[value] ?? value }))}
            onChange={(value) => change({ players: at === 0 ? [value, players[1]] : [players[0], value] })}
          />
        ))}
      </div>
      <div class="lab-amount">
        <NumberInput
          label={labText.games}
          value={games}
          min={least}
          max={most}
          onInput={(value) => change({ games: value })}
          faults={isGames(games) ? [] : [{ rule: 'range', reason: labText.gamesFault(least, most) }]}
        />
        <TextInput
          label={labText.seed}
          value={seed}
          maxLength={DUEL_LIMITS.seed}
          onInput={(value) => change({ seed: value })}
          suffix={
            <Button
              label={labText.newSeed}
              icon={redoIcon}
              disabled={running}
              onClick={() => change({ seed: randomSeed(8) })}
            />
          }
        />
      </div>
      <p class="field-hint">{labText.amountHint(least, most)}</p>
      {of.OwnTerms && <of.OwnTerms pair={pair} terms={terms} onTerms={onTerms} />}
    </>
  );
}

/** What does not change what is fought is left out of the comparison of two duels. */
const same = <L extends Named, T extends DuelTerms>(of: ListDuel<L, T>, one: Duel<L, T>, other: Duel<L, T>): boolean =>
  JSON.stringify(duelRoute(of, one)) === JSON.stringify(duelRoute(of, other));

/** How the duel that is set up stands: not fought yet, under way, stopped, or fought to the end. */
type Course = 'fresh' | 'running' | 'stopped' | 'fought';

function courseOf<L extends Named, T extends DuelTerms>(
  of: ListDuel<L, T>,
  bench: Bench<Duel<L, T>> | null,
  duel: Duel<L, T>,
): Course {
  if (bench?.state === 'running') return 'running';
  if (!bench || !same(of, duel, bench.draft)) return 'fresh';
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
const LinkButton = ({ link, ready }: { readonly link: () => string; readonly ready: boolean }) => (
  <Button
    small
    variant="quiet"
    icon={linkIcon}
    disabled={!ready}
    onClick={() => void copyWithToast(link(), labText.linkCopied, labText.notCopied)}
  >
    {labText.link}
  </Button>
);

/** Announces that the duel has come to its end, or was stopped. */
function useAnnouncedEnd(bench: Bench<DuelTerms> | null): void {
  const state = bench?.state ?? null;
  useEffect(() => {
    if (state === 'done') announce(labText.finished(bench!.played.length));
    if (state === 'stopped') announce(labText.stoppedAt(bench!.played.length));
  }, [state]);
}

/** The title of the page, with the ways to the library and to the same pair compared. */
const DuelHead = <L extends Named>({ pair: { game, a, b } }: { readonly pair: Pair<L> }) => {
  const { words } = game.form;
  return (
    <PageHead title={words.duelTitle} lead={words.duelLead}>
      <Button variant="quiet" href={listsHref(game, null)}>
        {words.back}
      </Button>
      {game.views.includes('compare') && (
        <Button icon={compareIcon} href={listsHref(game, 'compare', { a, b })}>
          {words.compare}
        </Button>
      )}
    </PageHead>
  );
};

interface DuelProps<L extends Named, T extends DuelTerms> {
  readonly of: ListDuel<L, T>;
  readonly query: Query;
}

/** Two lists put against each other in many matches of the computer, counted while they are played. */
export function DuelPage<L extends Named, T extends DuelTerms>({ of, query }: DuelProps<L, T>) {
  const { game } = of;
  const { words } = game.form;
  const pair = usePair(game, 'duel', query);
  const [read] = useState(() => {
    const parts = duelParts(query);
    return { terms: of.termsOf(parts), misread: parts.misread() };
  });
  const [terms, setTerms] = useState(read.terms);
  const { bench, start, goOn, stop } = useSeries((fought: Duel<L, T>) => gamesIn(of.seriesOf(fought), fought.games));
  const duel: Duel<L, T> = { ...terms, lists: [pair.a, pair.b] };
  const faults = faultsOfPair(pair);
  const ready = faults.length === 0 && inOrder(terms) && (of.inOrder?.(terms) ?? true);
  const course = courseOf(of, bench, duel);
  const running = course === 'running';
  const begin = (how: () => void) => {
    navigate(duelRoute(of, duel), true);
    announce(labText.begun(terms.games));
    how();
  };
  const fight = () => begin(() => start(duel));
  useAnnouncedEnd(bench);
  return (
    <div class="page lab">
      <DuelHead pair={pair} />
      <LinkFaults misread={read.misread} />
      <div class="lab-columns">
        <Panel
          title={words.duelSetup}
          class="lab-setup"
          actions={<LinkButton link={() => duelLink(of, duel)} ready={ready} />}
        >
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (ready && !running) fight();
            }}
          >
            <fieldset class="lab-fields duel-fields" disabled={running}>
              <PairPicks pair={pair} />
              <PairFaults game={game} faults={faults} />
              <Terms of={of} pair={pair} terms={terms} running={running} onTerms={setTerms} />
            </fieldset>
            <button type="submit" hidden disabled={!ready} />
            <DuelButtons course={course} ready={ready} onStop={stop} onGoOn={() => begin(goOn)} onFight={fight} />
          </form>
        </Panel>
        {bench ? (
          <DuelReadout of={of} bench={bench} onStop={stop} />
        ) : (
          <Empty title={words.duelEmptyTitle}>
            <p>{words.duelEmptyText}</p>
          </Empty>
        )}
      </div>
    </div>
  );
}
