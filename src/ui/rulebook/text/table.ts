/** A table as `RuleText` shows it: a line for the head, then one for each row. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A whole number with its thousands divided: 12,000. */
export const figures = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
