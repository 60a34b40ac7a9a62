import type { SeatInfo } from '../../../../engine/recording.ts';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import { shipFace } from '../table/faces.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { ResultTable } from '../../../match/result-table.tsx';
import type { SkaxarScreenState } from '../state.ts';
import { endOf } from './end-data.ts';

/** The end of a game: who won and why, and what both sides had, lost and spent. Nothing until it is over. */
export function ResultFigures({
  seats,
  state,
}: {
  readonly seats: readonly SeatInfo[];
  readonly state: SkaxarScreenState;
}) {
  const end = endOf(state, seats);
  if (!end) return null;
  const { columns } = words;
  return (
    <>
      <div class="sk-end">
        {end.emblem && <CardPicture art={WAR_CARDS} face={shipFace(end.emblem)} width={96} />}
        <p class="sk-closing">{end.closing}</p>
        <p class="second">
          {end.reason} {end.length}
        </p>
      </div>
      <ResultTable
        class="sk-result"
        title={words.figuresTitle}
        rowsAre={words.sideWord}
        titles={[columns.money, columns.ships, columns.destroyed, columns.spent, columns.bought, columns.harvests]}
        rows={end.rows.map((row) => ({
          key: row.seat,
          tint: `sk-side-${row.seat} ${row.won ? 'sk-won' : ''}`,
          who: (
            <>
              <span class="sk-seat" aria-hidden="true">
                {row.seat}
              </span>{' '}
              {words.side(row.name, row.player)}
            </>
          ),
          cells: [
            money(row.money),
            row.ships,
            row.destroyed,
            money(row.spent),
            row.bought,
            words.harvestsOf(row.harvests, row.harvested),
          ],
        }))}
      />
    </>
  );
}
