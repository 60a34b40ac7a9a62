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
import { useSeries } from '../../../match/lab/use-series.ts';
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

/** Two fleets put against each other in many battles between computer captains, counted while they are fought. */
export function DuelPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const pair = usePair('duel', query);
  const [terms, setTerms] = useState(() => readTerms(query));
  const { bench, start, goOn, stop } = useSeries(seriesOfDuel);
  const duel: Duel = { ...terms, fleets: [pair.a, pair.b] };
  const state = bench?.state ?? null;
  const running = state === 'running';
  const faults = faultsOfPair(pair);
  const ready = faults.length === 0 && inOrder(terms);
  const stopped = (state === 'stopped' || state === 'lost') && same(duel, bench!.draft);
  const begin = (how: () => void) => {
    navigate(duelRoute(duel), true);
    announce(labText.begun(terms.games));
    how();
  };
  useEffect(() => {
    if (state === 'done') announce(labText.finished(bench!.played.length));
    if (state === 'stopped') announce(labText.stoppedAt(bench!.played.length));
  }, [state]);
  return (
    <div class="page lab">
      <PageHead title={words.duelTitle} lead={words.duelLead}>
        <Button variant="quiet" href={fleetsHref(null)}>
          {words.back}
        </Button>
        <Button icon={compareIcon} href={fleetsHref('compare', { a: pair.a, b: pair.b })}>
          {words.compare}
        </Button>{' '}
      </PageHead>
      <div class="lab-columns">
        <Panel
          title={words.duelSetup}
          class="lab-setup"
          actions={
            <Button
              small
              variant="quiet"
              icon={linkIcon}
              disabled={!ready}
              onClick={() => copyWithToast(duelLink(duel), labText.linkCopied, labText.notCopied)}
            >
              {labText.link}
            </Button>
          }
        >
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (ready && !running) begin(() => start(duel));
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
            <div class="row lab-do">
              {/* One button in one place, so that the focus stays where it is. */}
              <Button
                variant="primary"
                icon={running ? pauseIcon : playIcon}
                disabled={!ready}
                onClick={running ? stop : stopped ? () => begin(goOn) : () => begin(() => start(duel))}
              >
                {running
                  ? labText.stop
                  : stopped
                    ? labText.goOn
                    : bench && same(duel, bench.draft)
                      ? labText.startOver
                      : labText.start}
              </Button>
              {stopped && (
                <Button icon={redoIcon} onClick={() => begin(() => start(duel))}>
                  {labText.startOver}
                </Button>
              )}
            </div>
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
