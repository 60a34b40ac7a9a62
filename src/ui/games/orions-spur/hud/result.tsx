import type { SeatInfo } from '../../../../engine/recording.ts';
import { ResultTable } from '../../../match/result-table.tsx';
import { tintOf } from '../names.ts';
import type { SpurScreenState } from '../state.ts';
import { spurWords as words } from '../words/play.ts';
import { SeatMark } from './bar.tsx';
import { endOf } from './end-data.ts';

interface ResultProps {
  readonly seats: readonly SeatInfo[];
  readonly state: Pick<SpurScreenState, 'view' | 'log'>;
}

/** The end of a game: who won and why, and what all did. Nothing until it is over. */
export function ResultFigures({ seats, state }: ResultProps) {
  const end = endOf(state, seats);
  if (!end) return null;
  const { columns } = words;
  return (
    <>
      <div class="os-end">
        <p class="os-closing">{end.closing}</p>
        <p class="second">
          {end.reason} {words.lengthIs(state.view.round)}
        </p>
      </div>
      <ResultTable
        class="os-result"
        title={words.figuresTitle}
        rowsAre={words.sideWord}
        titles={[
          columns.vp,
          columns.trophies,
          columns.lost,
          columns.left,
          columns.attacks,
          columns.reactions,
          columns.regroups,
        ]}
        rows={end.rows.map((row) => ({
          key: row.seat,
          tint: `${tintOf(row.seat)} ${row.won ? 'os-won' : ''}`,
          who: (
            <>
              <SeatMark seat={row.seat} /> {words.side(row.name, row.player)}
            </>
          ),
          cells: [row.vp, row.trophies, row.lost, row.left, row.attacks, row.reactions, row.regroups],
        }))}
      />
    </>
  );
}
