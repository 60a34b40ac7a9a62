/** A table as `RuleText` shows it: a line for the head, then one for each row. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
