import type { SeatInfo } from '../../../../engine/recording.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { ResultTable } from '../../../match/result-table.tsx';
import { faceOf } from '../art/card-face.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { tintOf } from '../names.ts';
import type { RetrogradeScreenState } from '../state.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { SeatMark } from './bar.tsx';
import { endOf } from './end-data.ts';

/** The end of a game: who won and why, and what both had, built and lost. Nothing until it is over. */
export function ResultFigures({
  seats,
  state,
}: {
  readonly seats: readonly SeatInfo[];
  readonly state: Pick<RetrogradeScreenState, 'view' | 'log'>;
}) {
  const end = endOf(state, seats);
  if (!end) return null;
  const { columns } = words;
  return (
    <>
      <div class="rg-end">
        {end.emblem && (
          <CardPicture art={RETROGRADE_CARDS} face={faceOf(end.emblem.card, end.emblem.seat)} width={96} />
        )}
        <p class="rg-closing">{end.closing}</p>
        <p class="second">
          {end.reason} {words.lengthIs(state.view.turn)}
        </p>
      </div>
      <ResultTable
        class="rg-result"
        title={words.figuresTitle}
        rowsAre={words.sideWord}
        titles={[
          columns.homeworld,
          columns.population,
          columns.assets,
          columns.built,
          columns.lost,
          columns.shots,
          columns.bombarded,
        ]}
        rows={end.rows.map((row) => ({
          key: row.seat,
          tint: `${tintOf(row.seat)} ${row.won ? 'rg-won' : ''}`,
          who: (
            <>
              <SeatMark seat={row.seat} /> {words.side(row.name, row.player)}
            </>
          ),
          cells: [
            row.homeworld ? words.stands : words.destroyed,
            row.population,
            row.assets,
            row.built,
            row.lost,
            row.shots,
            row.bombarded,
          ],
        }))}
      />
    </>
  );
}
