import { CourseChart } from '../course-chart.tsx';
import { trustPages as words } from '../words/trust-pages.ts';
import { luckCurve, type LuckBook } from './luck.ts';

/** Luck that the picture shows at least, up and down. */
const MIN_REACH = 1;

interface ChartProps {
  readonly book: LuckBook;
  readonly tally: string;
  readonly length: number;
}

/** The luck of every party over the match as lines: it jumps with a roll and stays until the next. */
export function LuckChart({ book, tally, length }: ChartProps) {
  const curves = book.parties.map((party) => ({ party, points: luckCurve(book, party.key, tally) }));
  const reach = Math.max(MIN_REACH, ...curves.flatMap(({ points }) => points.map(({ luck }) => Math.abs(luck))));
  return (
    <CourseChart
      courses={curves.map(({ party: { key, name, tint, mark }, points }) => ({
        key,
        name,
        tint,
        label: (
          <span class="luck-party">
            <span class="luck-mark">{mark}</span> {name} <span class="figure">{words.luckOf(points.at(-1)!.luck)}</span>
          </span>
        ),
        values: points.map(({ plies, luck }) => ({ plies, value: luck })),
      }))}
      length={length}
      top={reach}
      bottom={-reach}
      steps
      show={words.luckOf}
      how={words.chartHow}
      table={words.chartTable}
      move={words.chartMove}
    />
  );
}
