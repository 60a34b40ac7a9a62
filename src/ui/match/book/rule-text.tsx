import { Fragment } from 'preact';
import { RuleLink } from '../../kit/index.ts';
import { rulebook as words } from '../words/rulebook.ts';

const RULE = /\b([A-Z]{2}-\d+\.\d+)/;

/** A figure and its sign stay on one line. */
const kept = (text: string): string => text.replace(/(\d) %/g, '$1\u00a0%');

/** A line with every rule number in it made a link. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <>
      {kept(text)
        .split(RULE)
        .map((part, place) =>
          place % 2 === 1 ? <RuleLink key={place} id={part} /> : <Fragment key={place}>{part}</Fragment>,
        )}
    </>
  );
}

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Figures stand under each other. */
const isFigure = (cell: string): boolean => /^[\d,.]+( %)?$/.test(cell);

/** Lines of cells; the first is the head. It scrolls where the page is narrow. */
function RuleTable({ lines }: { readonly lines: readonly string[] }) {
  const [head = [], ...rows] = lines.map(cellsOf);
  const figures = head.map(
    (_, column) => rows.filter((cells) => isFigure(cells[column] ?? '')).length * 2 > rows.length,
  );
  const manner = (column: number) => (figures[column] ? 'figure' : undefined);
  return (
    <div class="rule-table" role="group" aria-label={words.table(head.join(', '))} tabIndex={0}>
      <table class="small">
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" class={manner(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} class={manner(column)}>
                  <LinkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The body of a rule: paragraphs divided by an empty line, lists by lines that begin with "- ", tables by lines that
 * begin with "|".
 */
export function RuleText({ body }: { readonly body: string }) {
  return (
    <>
      {body
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, place) => {
          const lines = paragraph.split('\n').map((line) => line.trim());
          if (lines.every((line) => line.startsWith('|'))) return <RuleTable key={place} lines={lines} />;
          if (lines.every((line) => line.startsWith('- '))) {
            return (
              <ul key={place} class="rule-list">
                {lines.map((line) => (
                  <li key={line}>
                    <LinkedText text={line.slice(2)} />
                  </li>
                ))}
              </ul>
            );
          }
          return (
            <p key={place}>
              <LinkedText text={lines.join(' ')} />
            </p>
          );
        })}
    </>
  );
}
