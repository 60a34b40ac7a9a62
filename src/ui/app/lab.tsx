import { useEffect, useRef, useState } from 'preact/hooks';
import { labIcon } from '../../../assets/icons/interface.ts';
import { announce, Button, Empty } from '../kit/index.ts';
import { labText as words } from '../match/words/lab.ts';
import { GAMES } from '../../games/index.ts';
import { lastGame } from '../match/last-game.ts';
import { navigate } from '../match/router.ts';
import { GameSwitch } from '../match/setup/game-switch.tsx';
import { ordersOf, queryOf, readDraft, type Draft } from '../match/lab/draft.ts';
import { Readout } from '../match/lab/readout.tsx';
import { LadderPage } from '../match/lab/ladder-page.tsx';
import { LinkFaults } from '../match/link-faults.tsx';
import { LabSetup } from '../match/lab/setup.tsx';
import { useSeries } from '../match/lab/use-series.ts';
import '../match/lab/lab.css';
import { PageHead } from '../kit/page-head.tsx';

/** What does not change what is played is left out of the comparison of two experiments. */
const same = (a: Draft, b: Draft): boolean => JSON.stringify(queryOf(a)) === JSON.stringify(queryOf(b));

const standardGame = () => lastGame() ?? GAMES[0]!.id;

interface LabProps {
  readonly query: { readonly [name: string]: string };
}

/** The Balance lab: series of computer games, measured while they run. */
export function LabPage({ query }: LabProps) {
  return query['ladder'] === undefined ? (
    <SeriesPage query={query} />
  ) : (
    <LadderPage query={query} standard={standardGame()} />
  );
}

/** One series of games, set up and measured. */
function SeriesPage({ query }: LabProps) {
  const [{ draft, misread }, setRead] = useState(() => readDraft(query, standardGame()));
  const { bench, start, goOn, stop, clear } = useSeries(ordersOf);
  const setDraft = (next: Draft) => setRead({ draft: next, misread: [] });
  // The address follows the experiment once it has run; an address that comes from elsewhere begins a new one.
  const own = useRef(query);
  useEffect(() => {
    if (JSON.stringify(query) === JSON.stringify(own.current)) return;
    own.current = query;
    clear();
    setRead(readDraft(query, standardGame()));
  }, [query]);
  const state = bench?.state ?? null;
  const running = state === 'running';
  const begin = (how: () => void) => {
    own.current = queryOf(draft);
    navigate({ page: 'lab', query: own.current }, true);
    announce(words.begun(draft.games));
    how();
  };
  useEffect(() => {
    if (state === 'done') announce(words.finished(bench!.played.length));
    if (state === 'stopped') announce(words.stoppedAt(bench!.played.length));
  }, [state]);
  return (
    <div class="page lab">
      <PageHead title={words.title} lead={words.lead}>
        <GameSwitch label={words.otherGame} chosen={draft.game} hrefOf={(game) => `#/lab?game=${game}`} />
        <Button icon={labIcon} href={`#/lab?ladder=${draft.game}`}>
          {words.ladder.open}
        </Button>
      </PageHead>
      <LinkFaults misread={misread} />
      <div class="lab-columns">
        <LabSetup
          draft={draft}
          running={running}
          stopped={(state === 'stopped' || state === 'lost') && same(draft, bench!.draft)}
          measured={bench !== null && same(draft, bench.draft)}
          onChange={setDraft}
          onStart={() => begin(() => start(draft))}
          onGoOn={() => begin(goOn)}
          onStop={stop}
        />
        {bench ? (
          <Readout bench={bench} onStop={stop} />
        ) : (
          <Empty title={words.emptyTitle}>
            <Sketch />
            <p>{words.emptyText}</p>
          </Empty>
        )}
      </div>
    </div>
  );
}

/** What a reading will look like: intervals about the middle. */
const Sketch = () => (
  <svg class="lab-sketch" viewBox="0 0 240 84" aria-hidden="true">
    {[20, 70, 170, 220].map((x) => (
      <line key={x} class="won-tick" x1={x} x2={x} y1="6" y2="78" />
    ))}
    <line class="won-even" x1="120" x2="120" y1="6" y2="78" />
    <path class="won-range" d="M76 28H142M76 23v10M142 23v10M98 56H164M98 51v10M164 51v10" fill="none" />
    <circle class="won-dot" cx="109" cy="28" r="5.5" />
    <rect class="won-dot" x="126" y="51" width="10" height="10" rx="1.5" />
  </svg>
);
