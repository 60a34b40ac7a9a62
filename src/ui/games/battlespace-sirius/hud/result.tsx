import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../../../../engine/recording.ts';
import { Button } from '../../../kit/index.ts';
import { MomentPicture } from '../../../match/share/moment-picture.tsx';
import { ShipCardPicture } from '../art/ship-card-picture.tsx';
import { ResultTable } from '../../../match/result-table.tsx';
import { playerOf, shipName } from '../names.ts';
import { sirius as words } from '../words/play.ts';
import type { SiriusState } from '../state.ts';
import { ShipMark } from './bar.tsx';
import { watchedAt, type Heard } from '../../../match/share/watched.ts';
import { decidingOf, type Watched } from '../share/deciding.ts';
import { sentenceOf, shotOf } from '../share/moment.ts';
import { endOf, type EndRow } from './end-data.ts';

interface ResultProps {
  readonly session: Heard & { readonly seats: readonly SeatInfo[] };
  readonly state: SiriusState;
  /** Opens the replay after so many commands. */
  readonly onReplay: (plies: number) => void;
}

/** The shot that decided the match as a picture with its sentence, and a way into the replay. Nothing without one. */
function DecidingShot({ session, state, onReplay }: ResultProps) {
  const watched = useMemo((): Watched => watchedAt(session, state.viewer), []);
  const deciding = useMemo(() => decidingOf(watched), []);
  if (!deciding) return null;
  const sentence = sentenceOf(watched, deciding);
  return (
    <section class="deciding">
      <h3 class="eyebrow">{words.deciding}</h3>
      <MomentPicture shot={() => shotOf(watched, deciding)} alt={words.pictureOf(sentence)}>
        {sentence}
      </MomentPicture>
      <div class="row">
        <Button small onClick={() => onReplay(deciding.plies - 1)}>
          {words.replayFrom}
        </Button>
      </div>
    </section>
  );
}

/**
 * The end of a game: BS-10.8, the placing of BS-10.7, then Power dealt and lost, shots, luck. Nothing until it is over.
 */
export function ResultFigures(props: ResultProps) {
  const { state } = props;
  const { seats } = props.session;
  const end = endOf(state, seats);
  if (!end) return null;
  const { view } = state;
  const { columns } = words;
  const player = (row: EndRow) => seats.find(({ seat }) => seat === row.seat)?.name;
  const tint = (row: EndRow) => `ship-${playerOf(view, row.seat).ship}`;
  return (
    <>
      <div class="result-top">
        <DecidingShot {...props} />
        <div class="bs-end-told">
          <p class="bs-closing">{end.closing}</p>
          <p class="second">{end.reason}</p>
        </div>
      </div>
      <ol class="bs-podium" aria-label={words.placing}>
        {end.rows.map((row) => (
          <li key={row.seat} class={`bs-place ${row.rank === 1 ? 'bs-first' : ''} ${tint(row)}`}>
            <span class="bs-rank figure">{words.rank(row.rank)}</span>
            <ShipCardPicture ship={playerOf(view, row.seat).ship} size={row.rank === 1 ? 56 : 40} />
            <span class="bs-place-name">
              <strong>{shipName(view, row.seat)}</strong> <span class="second small">{player(row)}</span>
            </span>
            <span class="small second">{words.scoreIs(row.score)}</span>
          </li>
        ))}
      </ol>
      <ResultTable
        class="bs-result"
        title={words.figures}
        rowsAre={words.ship}
        titles={[columns.dealt, columns.lost, columns.shots, columns.hits, columns.expected, columns.luck]}
        rows={end.rows.map((row) => ({
          key: row.seat,
          tint: tint(row),
          who: (
            <>
              <ShipMark view={view} seat={row.seat} /> {shipName(view, row.seat)}
            </>
          ),
          cells: [row.dealt, row.lost, row.shots, words.hitsOf(row.hits, row.dice), row.expected, row.luck],
        }))}
        text={words.luckText}
      />
    </>
  );
}
