import type { ComponentChildren } from 'preact';
import './course-chart.css';

/** Units of the picture; it is stretched to the room there is. */
const WIDTH = 600;
const HEIGHT = 160;
/** Kinds of lines that are told apart without colour. */
const KINDS = 4;
/** Rows of the table behind the picture. */
const PARTS = 10;

/** What somebody had at a moment of the match. */
export interface CourseValue {
  /** Commands played by then. */
  readonly plies: number;
  readonly value: number;
}

/** How something went for somebody over a match. */
export interface Course {
  readonly key: string;
  readonly name: string;
  /** Class that gives the line its colour. */
  readonly tint: string;
  /** Who it is, over the picture. */
  readonly label: ComponentChildren;
  /** At least one, in the order they came. */
  readonly values: readonly CourseValue[];
}

interface ChartProps {
  readonly courses: readonly Course[];
  /** Commands of the match. */
  readonly length: number;
  /** Values at the upper and lower edge; the middle between them is marked. */
  readonly top: number;
  readonly bottom: number;
  /** Whether a value stays until the next one comes; else lines lead from one to the next. */
  readonly steps?: boolean;
  readonly show: (value: number) => string;
  /** What the lines mean. */
  readonly how: string;
  /** Titles of the table behind the picture, and of its first column. */
  readonly table: string;
  readonly move: string;
}

/** Share of the height that is left free at both edges together. */
const MARGIN = 0.08;

function pathOf({ values }: Course, { length, top, bottom, steps = false }: ChartProps): string {
  const x = (plies: number): string => ((plies / Math.max(1, length)) * WIDTH).toFixed(1);
  const y = (value: number): string =>
    (HEIGHT * (MARGIN / 2 + ((1 - MARGIN) * (top - value)) / (top - bottom))).toFixed(1);
  const leg = ({ plies, value }: CourseValue, at: number): string => {
    if (at === 0) return `M${x(plies)} ${y(value)}`;
    return steps ? `H${x(plies)}V${y(value)}` : `L${x(plies)} ${y(value)}`;
  };
  return `${values.map(leg).join('')}${steps ? `H${WIDTH}` : ''}`;
}

function Plot(props: ChartProps) {
  const { courses, top, bottom, show } = props;
  return (
    <div class="course-plot">
      <span class="course-top small quiet figure" aria-hidden="true">
        {show(top)}
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="course-middle" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {courses.map((course, place) => (
          <path
            key={course.key}
            class={`course-line course-line-${place % KINDS} ${course.tint}`}
            d={pathOf(course, props)}
          />
        ))}
      </svg>
      <span class="course-bottom small quiet figure" aria-hidden="true">
        {show(bottom)}
      </span>
    </div>
  );
}

function Table({ courses, length, show, table, move }: ChartProps) {
  const rows = Array.from({ length: PARTS }, (_, part) => Math.round(((part + 1) * length) / PARTS));
  const at = ({ values }: Course, ply: number): string =>
    show((values.findLast(({ plies }) => plies <= ply) ?? values[0]!).value);
  return (
    <table class="unseen">
      <caption>{table}</caption>
      <thead>
        <tr>
          <th scope="col">{move}</th>
          {courses.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((ply) => (
          <tr key={ply}>
            <th scope="row">{ply}</th>
            {courses.map((course) => (
              <td key={course.key}>{at(course, ply)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How something went over a match, as lines; a table behind them for those who do not see it. */
export const CourseChart = (props: ChartProps) => (
  <figure class="course-chart">
    <figcaption class="course-key">
      {props.courses.map(({ key, tint, label }) => (
        <span key={key} class={tint}>
          {label}
        </span>
      ))}
    </figcaption>
    <Plot {...props} />
    <p class="small quiet">{props.how}</p>
    <Table {...props} />
  </figure>
);

/** The kind of line of a place in the list, as a sample for its label. */
export const LineSample = ({ place }: { readonly place: number }) => (
  <svg class="course-sample" width="26" height="8" aria-hidden="true">
    <path class={`course-line course-line-${place % KINDS}`} d="M0 4H26" />
  </svg>
);
