import { useEffect, useMemo, useState } from 'preact/hooks';
import { exportIcon, openIcon, pauseIcon, playIcon, redoIcon } from '../../../../assets/icons/interface.ts';
import { ladderText } from '../../../ai/series/ladder-file.ts';
import type { Ladder, LadderCase, LadderRow } from '../../../engine/ladder.ts';
import { gameEntry, isGame, ladderOf, type GameId } from '../../../games/index.ts';
import {
  announce,
  Button,
  Empty,
  Notice,
  NumberInput,
  Panel,
  pickFile,
  saveFile,
  Select,
  showToast,
  TextInput,
} from '../../kit/index.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { navigate } from '../router.ts';
import { LinkFaults } from '../link-faults.tsx';
import { GameSwitch } from '../setup/game-switch.tsx';
import { labText } from '../words/lab.ts';
import { GAMES_RANGE, MAX_SEED } from './draft.ts';
import { labGame } from './lab-games.ts';
import {
  isInOrder,
  ladderCommand,
  ladderGroups,
  ladderQuery,
  partsOf,
  readLadderDraft,
  rowsOf,
  rungsIn,
  type LadderDraft,
} from './ladder-draft.ts';
import { readLadder, shippedLadder, type KnownLadder } from './ladder-file.ts';
import { Failures, Progress } from './progress.tsx';
import { useSeries, type Bench } from './use-series.ts';
import { WonChart } from './won-chart.tsx';

const words = labText.ladder;
type Query = { readonly [name: string]: string };

/** What a run of the page plays. */
interface Climb {
  readonly draft: LadderDraft;
  /** All games of all steps. */
  readonly games: number;
  readonly parts: ReturnType<typeof partsOf>;
}

const climbOf = (draft: LadderDraft, cases: readonly LadderCase[]): Climb => {
  const parts = partsOf(draft, cases);
  return { draft, parts, games: parts.length * draft.each };
};

const same = (one: LadderDraft, other: LadderDraft): boolean =>
  JSON.stringify(ladderQuery(one)) === JSON.stringify(ladderQuery(other));

interface FieldsProps {
  readonly draft: LadderDraft;
  readonly cases: readonly LadderCase[];
  readonly onChange: (draft: LadderDraft) => void;
}

/** What is played, how often, from which seed. */
function Fields({ draft, cases, onChange }: FieldsProps) {
  const { game, only, each, seed } = draft;
  const named = cases.map(({ name }) => ({ value: name, label: labGame(game).ladderCase(name) }));
  const range = labText.gamesFault(GAMES_RANGE.least, GAMES_RANGE.most);
  const pairs = (only === null ? cases.length : 1) * rungsIn(game).length;
  return (
    <>
      {named.length > 1 && (
        <Select
          label={words.what}
          value={only ?? ''}
          options={[{ value: '', label: words.all }, ...named]}
          onChange={(value) => onChange({ ...draft, only: value === '' ? null : value })}
        />
      )}
      <div class="lab-amount">
        <NumberInput
          label={words.games}
          value={each}
          min={GAMES_RANGE.least}
          max={GAMES_RANGE.most}
          step={1}
          onInput={(value) => onChange({ ...draft, each: value })}
          faults={isInOrder({ ...draft, seed: '1' }) ? [] : [{ rule: 'range', reason: range }]}
        />
        <TextInput
          label={labText.seed}
          value={seed}
          maxLength={MAX_SEED}
          onInput={(value) => onChange({ ...draft, seed: value })}
        />
      </div>
      <p class="field-hint">{words.hint(pairs, pairs * each)}</p>
    </>
  );
}

interface SetupProps extends FieldsProps {
  readonly bench: Bench<Climb> | null;
  readonly onStart: () => void;
  readonly onGoOn: () => void;
  readonly onStop: () => void;
}

/** The set-up of a ladder with its one button. */
function Setup({ bench, onStart, onGoOn, onStop, ...fields }: SetupProps) {
  const { draft } = fields;
  const running = bench?.state === 'running';
  const own = bench !== null && same(bench.draft.draft, draft);
  const stopped = own && (bench.state === 'stopped' || bench.state === 'lost');
  const [label, press] = running
    ? [labText.stop, onStop]
    : stopped
      ? [labText.goOn, onGoOn]
      : [own ? labText.startOver : labText.start, onStart];
  return (
    <Panel title={labText.setup} class="lab-setup">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isInOrder(draft) && !running) onStart();
        }}
      >
        <fieldset class="lab-fields" disabled={running}>
          <Fields {...fields} />
        </fieldset>
        <button type="submit" hidden disabled={!isInOrder(draft)} />
        <div class="row lab-do">
          {/* One button in one place, so that the focus stays where it is. */}
          <Button variant="primary" icon={running ? pauseIcon : playIcon} disabled={!isInOrder(draft)} onClick={press}>
            {label}
          </Button>
          {stopped && (
            <Button icon={redoIcon} onClick={onStart}>
              {labText.startOver}
            </Button>
          )}
        </div>
      </form>
      <p class="eyebrow">{words.command}</p>
      <code class="lab-command">{ladderCommand(draft)}</code>
    </Panel>
  );
}

interface StepsProps {
  readonly game: GameId;
  readonly seed: string;
  readonly rows: readonly LadderRow[];
}

/** The steps that were measured, drawn, and a way to keep them. */
function Steps({ game, seed, rows }: StepsProps) {
  const save = () => {
    const ladder: Ladder = { format: 'orion-ladder', game, seed, rows };
    const file = `ladder-${game}-${seed.replace(/[^\w-]/g, '_')}.json`;
    saveFile(file, ladderText(ladder));
    showToast(labText.saved(file));
  };
  return (
    <Panel
      title={gameEntry(game).title}
      actions={
        <Button small icon={exportIcon} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <WonChart groups={ladderGroups(game, rows)} judged={false} />
    </Panel>
  );
}

/** A ladder of a file, with the name of the file. */
interface OpenedFile {
  readonly name: string;
  readonly ladder: KnownLadder;
}

/** Opens ladders of files; `fault` says what was wrong with the last one. */
function useLadderFile() {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const open = async () => {
    const picked = await pickFile('.json,application/json');
    if (!picked) return;
    const read = readLadder(picked.name, await picked.text());
    setFault(read.ok ? null : read.fault);
    if (read.ok) setFile({ name: picked.name, ladder: read.ladder });
  };
  return { file, fault, open, close: () => setFile(null) };
}

/** A ladder that was played elsewhere, and where it is from. */
function Played({ from, ladder: { game, seed, rows } }: { readonly from: string; readonly ladder: KnownLadder }) {
  return (
    <>
      <p class="lab-progress-line figure">{from}</p>
      <Steps game={game} seed={seed} rows={rows} />
    </>
  );
}

/** What came with the program, of the cases that are chosen. */
function Shipped({ game, only }: { readonly game: GameId; readonly only: string | null }) {
  const ladder = useFetched(game, shippedLadder, 'fetching');
  if (ladder === 'fetching') return null;
  const rows = ladder?.rows.filter((row) => only === null || row.case === only) ?? [];
  if (ladder === null || rows.length === 0)
    return (
      <Empty title={words.emptyTitle}>
        <p>{words.emptyText}</p>
      </Empty>
    );
  return <Played from={words.shipped(ladder.seed)} ladder={{ ...ladder, rows }} />;
}

interface MeasuredProps {
  readonly file: OpenedFile | null;
  readonly bench: Bench<Climb> | null;
  readonly draft: LadderDraft;
  readonly onStop: () => void;
}

/** What a file holds, else what was played here, else what came with the program. */
function Measured({ file, bench, draft: { game, only }, onStop }: MeasuredProps) {
  if (file) return <Played from={words.opened(file.name)} ladder={file.ladder} />;
  if (!bench) return <Shipped game={game} only={only} />;
  const { draft, parts } = bench.draft;
  const rows = rowsOf(parts, bench.byPlace);
  return (
    <>
      <Progress bench={bench} onStop={onStop} />
      <Failures bench={bench} />
      {rows.length > 0 && <Steps game={draft.game} seed={draft.seed} rows={rows} />}
    </>
  );
}

const NO_CASES: readonly LadderCase[] = [];
const casesOf = (game: GameId) => ladderOf(gameEntry(game));

/** What is fetched for a game; `until` it is there, something else. */
function useFetched<T, U>(game: GameId, fetch: (game: GameId) => Promise<T>, until: U): T | U {
  const [fetched, setFetched] = useState<T | U>(until);
  useEffect(() => {
    let left = false;
    void fetch(game).then((found) => left || setFetched(() => found));
    return () => void (left = true);
  }, [game, fetch]);
  return fetched;
}

/** Levels against each other, drawn step by step. */
export function LadderPage({ query, standard }: { readonly query: Query; readonly standard: GameId }) {
  const game = isGame(query['ladder']) ? query['ladder'] : standard;
  const cases = useFetched(game, casesOf, NO_CASES);
  return cases.length > 0 ? <Climbing key={game} query={query} game={game} cases={cases} /> : null;
}

interface ClimbingProps {
  readonly query: Query;
  readonly game: GameId;
  readonly cases: readonly LadderCase[];
}

function Climbing({ query, game, cases }: ClimbingProps) {
  const read = useMemo(() => readLadderDraft(query, game, cases), []);
  const [draft, setDraft] = useState(read.draft);
  const { file, fault, open, close } = useLadderFile();
  const { bench, start, goOn, stop } = useSeries<Climb>(({ parts }) => parts.flatMap(({ games }) => games));
  const state = bench?.state ?? null;
  useEffect(() => {
    if (state === 'done') announce(labText.finished(bench!.played.length));
    if (state === 'stopped') announce(labText.stoppedAt(bench!.played.length));
  }, [state]);
  const begin = (how: () => void) => {
    close();
    navigate({ page: 'lab', query: ladderQuery(draft) }, true);
    how();
  };
  return (
    <div class="page lab">
      <PageHead title={words.title} lead={words.lead}>
        <GameSwitch label={labText.otherGame} chosen={game} hrefOf={(other) => `#/lab?ladder=${other}`} />
        <Button variant="quiet" href={`#/lab?game=${game}`}>
          {words.back}
        </Button>
        <Button icon={openIcon} onClick={() => void open()}>
          {words.openFile}
        </Button>
      </PageHead>
      <LinkFaults misread={read.misread} />
      {fault !== null && <Notice tone="bad" title={fault} />}
      <div class="lab-columns">
        <Setup
          draft={draft}
          cases={cases}
          bench={bench}
          onChange={setDraft}
          onStart={() => begin(() => start(climbOf(draft, cases)))}
          onGoOn={() => begin(goOn)}
          onStop={stop}
        />
        <section class="lab-readout" aria-label={labText.readout}>
          <Measured file={file} bench={bench} draft={draft} onStop={stop} />
        </section>
      </div>
    </div>
  );
}
