import {
  costliest,
  curveOf,
  finest,
  fortuneOf,
  lossOf,
  sumsOf,
  TOLD,
  type Judgement,
  type SeatSum,
} from '../../../ai/judgement.ts';
import type { Weighed } from '../../../ai/reason.ts';
import { shareOf } from '../../../ai/share.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import { recordingOf, type Timeline } from '../../../engine/timeline.ts';
import { Button, Notice } from '../../kit/index.ts';
import { percent } from '../../kit/words/text.ts';
import type { WhyTeller } from '../game-ui.ts';
import { CourseChart, LineSample } from '../course-chart.tsx';
import { MomentLine } from '../moment-line.tsx';
import { goRetry } from '../retry/go-retry.ts';
import { ResultTable } from '../result-table.tsx';
import { useTeller } from '../why/use-teller.ts';
import { analysisText as words } from '../words/analysis.ts';
import { usePractice } from '../use-practice.ts';
import { useAnalysis, type Analysis } from './use-analysis.ts';
import './analysis.css';

interface PageProps {
  readonly game: AnyGame;
  /** Names the match where this browser keeps it. */
  readonly id: string | null;
  readonly seats: readonly SeatInfo[];
  /** Of a match that is over. */
  readonly timeline: Timeline<unknown, unknown>;
  /** The moment that was gone to from here before: its line has the focus. */
  readonly at: number | null;
  /** Goes to a moment in the replay. */
  readonly onMoment: (plies: number) => void;
}

/** The decisions of a match that is over, judged: what they cost, what was well seen, how the chances went. */
export default function AnalysisPage({ game, id, seats, timeline, at, onMoment }: PageProps) {
  const analysis = useAnalysis({ game, id, timeline });
  const { teller, fault } = useTeller(game);
  const stopped = analysis.fault ?? fault;
  return (
    <div class="analysis stack">
      <p class="small second">{words.lead}</p>
      <Progress analysis={analysis} />
      {stopped !== null && <Notice tone="bad" title={words.stopped(stopped)} />}
      {teller && analysis.judgements.length > 0 && (
        <Judged {...{ game, id, seats, timeline, at, onMoment, teller, judgements: analysis.judgements }} />
      )}
      {analysis.over && stopped === null && analysis.judgements.length === 0 && <p class="second">{words.nothing}</p>}
    </div>
  );
}

/** How far it is; gone when it is done. */
const Progress = ({ analysis: { done, of, over } }: { readonly analysis: Analysis }) =>
  over ? null : (
    <label class="analysis-progress small">
      <progress value={done} max={Math.max(1, of)} />
      <span role="status">{words.judging(done, of)}</span>
    </label>
  );

interface JudgedProps extends PageProps {
  readonly teller: WhyTeller;
  readonly judgements: readonly Judgement[];
}

/** The share of the win a seat has in the end. */
function shareAtEnd(game: AnyGame, timeline: PageProps['timeline'], seat: Seat): number {
  const outcome = game.outcome(timeline.plies.at(-1)!.match.state);
  return outcome ? shareOf(outcome, seat) : 0.5;
}

const tintOf = (at: number): string => `analysis-seat-${at % 4}`;

function Judged(props: JudgedProps) {
  const { game, seats, timeline, judgements } = props;
  const sums = sumsOf(
    seats.map(({ seat }) => seat),
    judgements,
  );
  const at = (seat: Seat): number => seats.findIndex((one) => one.seat === seat);
  const nameOf = (seat: Seat): string => seats[at(seat)]!.name;
  return (
    <>
      <ResultTable
        class="analysis-sums"
        title={words.sums}
        rowsAre={words.columns.who}
        titles={[words.columns.decisions, words.columns.best, words.columns.lost, words.columns.fortune]}
        rows={sums.map(({ seat, decisions, best, lost }) => ({
          key: seat,
          tint: tintOf(at(seat)),
          who: nameOf(seat),
          cells: [
            decisions,
            best,
            words.lostOf(lost),
            words.fortuneOf(fortuneOf(judgements, seat, shareAtEnd(game, timeline, seat))),
          ],
        }))}
        text={words.sumsText}
      />
      <Chances {...props} sums={sums} />
      {sums.map((sum) => (
        <Moments key={sum.seat} {...props} sum={sum} name={nameOf(sum.seat)} />
      ))}
      <Practise {...props} sums={sums} />
    </>
  );
}

/** How the chance to win went for everybody who decided something. */
function Chances({ game, seats, timeline, judgements, sums }: JudgedProps & { readonly sums: readonly SeatSum[] }) {
  const { length } = timeline.plies;
  return (
    <section>
      <h3 class="eyebrow">{words.chart}</h3>
      <CourseChart
        courses={sums.map(({ seat }, place) => {
          const at = seats.findIndex((one) => one.seat === seat);
          const { name } = seats[at]!;
          return {
            key: seat,
            name,
            tint: tintOf(at),
            label: (
              <>
                <LineSample place={place} /> {name}
              </>
            ),
            values: curveOf(judgements, seat, { plies: length, share: shareAtEnd(game, timeline, seat) }),
          };
        })}
        length={length}
        top={1}
        bottom={0}
        show={words.percent}
        how={words.chartHow}
        table={words.chartTable}
        move={words.chartMove}
      />
    </section>
  );
}

/** The dearest decisions to be made anew, the lesson of the game, and puzzles that fit what was missed. */
function Practise({
  game,
  id,
  seats,
  timeline,
  judgements,
  sums,
}: JudgedProps & { readonly sums: readonly SeatSum[] }) {
  const missed = sums
    .flatMap(({ seat }) => costliest(judgements, seat, TOLD))
    .sort((a, b) => lossOf(b) - lossOf(a))
    .flatMap(({ reason }) => (reason ? [{ better: reason.rival!.command }] : []));
  const places = usePractice(game.id, missed, recordingOf(timeline).options);
  return (
    <section>
      <h3 class="eyebrow">{words.practise}</h3>
      <p class="small second">{words.practiseText}</p>
      <p class="row">
        {sums.map(({ seat }) => {
          const [first] = costliest(judgements, seat, TOLD);
          const { name } = seats.find((one) => one.seat === seat)!;
          return first ? (
            <Button key={seat} small onClick={() => goRetry({ id, timeline }, first.plies - 1)}>
              {words.findBetter(name)}
            </Button>
          ) : null;
        })}
        {places.map(({ title, href }) => (
          <Button key={href} small href={href}>
            {title}
          </Button>
        ))}
      </p>
    </section>
  );
}

/** The dearest decisions of a seat with the better way, and what it saw well. */
function Moments({ sum, name, ...props }: JudgedProps & { readonly sum: SeatSum; readonly name: string }) {
  const { judgements } = props;
  const dear = costliest(judgements, sum.seat, TOLD);
  const fine = finest(judgements, sum.seat, TOLD);
  return (
    <>
      <section>
        <h3 class="eyebrow">{words.costliest(name)}</h3>
        {dear.length === 0 ? (
          <p class="second">{words.faultless(name, sum.decisions)}</p>
        ) : (
          <MomentList {...props} list={dear} other="better" />
        )}
      </section>
      {fine.length > 0 && (
        <section>
          <h3 class="eyebrow">{words.finest(name)}</h3>
          <MomentList {...props} list={fine} other="next" />
        </section>
      )}
    </>
  );
}

/** Decisions with what they left and what another way would have left; a press leads to the moment before. */
function MomentList({
  game,
  id,
  timeline,
  teller,
  list,
  other,
  at,
  onMoment,
}: JudgedProps & { readonly list: readonly Judgement[]; readonly other: 'better' | 'next' }) {
  const wayAt = (plies: number, seat: Seat, one: Weighed | null | undefined): string | null => {
    if (!one) return null;
    const before = timeline.plies[plies - 2]?.match ?? timeline.first;
    return teller.way(one, game.view(before.state, viewerOf(seat)), seat);
  };
  const line = ({ plies, seat, done, rival, reason }: Judgement): string => {
    const own = wayAt(plies, seat, reason?.given);
    const way = wayAt(plies, seat, reason?.rival);
    const another = percent(rival);
    const did = own === null ? words.didOther(percent(done)) : words.did(own, percent(done));
    return `${did}; ${way === null ? words[`${other}Other`](another) : words[other](way, another)}.`;
  };
  return (
    <ul class="analysis-moments">
      {list.map((one) => (
        <MomentLine key={one.plies} here={one.plies - 1 === at}>
          <span>{line(one)}</span>
          <span class="row">
            <Button small label={words.look(one.plies)} onClick={() => onMoment(one.plies - 1)}>
              {words.before(one.plies)}
            </Button>
            {other === 'better' && (
              <Button small label={words.retryOf(one.plies)} onClick={() => goRetry({ id, timeline }, one.plies - 1)}>
                {words.retry}
              </Button>
            )}
          </span>
        </MomentLine>
      ))}
    </ul>
  );
}
