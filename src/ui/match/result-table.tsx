import type { ComponentChildren } from 'preact';

/** A row of figures: who, and one cell for each title. */
export interface ResultRow {
  readonly key: string;
  /** Class that gives it the colour of whose it is. */
  readonly tint: string;
  readonly who: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
}

interface TableProps {
  readonly title: string;
  /** What the rows are, for page readers. */
  readonly rowsAre: string;
  readonly titles: readonly string[];
  readonly rows: readonly ResultRow[];
  /** What the figures mean. */
  readonly text?: string;
  readonly class?: string;
}

/** A table of the result of a match, with its heading. */
export function ResultTable({ title, rowsAre, titles, rows, text, class: extra = '' }: TableProps) {
  return (
    <section>
      <h3 class="eyebrow">{title}</h3>
      <table class={`result-table ${extra}`}>
        <thead>
          <tr>
            <th scope="col" class="unseen">
              {rowsAre}
            </th>
            {titles.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, tint, who, cells }) => (
            <tr key={key} class={tint}>
              <th scope="row">{who}</th>
              {cells.map((cell, place) => (
                <td key={titles[place]}>{typeof cell === 'object' ? cell : <span class="figure">{cell}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {text && <p class="small quiet">{text}</p>}
    </section>
  );
}
