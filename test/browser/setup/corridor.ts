import { parseOptions, type Options } from '../../../src/games/orions-gate/index.ts';

/** The options a draft of the new-battle page resolves to, its table included. */
export function optionsOfDraft(raw: { readonly [key: string]: unknown }): Options {
  const parsed = parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return parsed.value;
}

/**
 * Columns of the table, in whole inches from the left, with no terrain within `room` inches; at least `apart` from each
 * other.
 */
export function freeColumns({ layout, tableWidth }: Options, room: number, apart: number): number[] {
  const spans = layout[0]!.flatMap(({ parts }) =>
    parts.map((part) => {
      const xs = part.kind === 'circle' ? [part.x - part.radius, part.x + part.radius] : part.corners.map(({ x }) => x);
      return { low: Math.min(...xs), high: Math.max(...xs) };
    }),
  );
  const found: number[] = [];
  for (let x = 6; x <= tableWidth / 1000 - 6; x++) {
    const free = spans.every(({ low, high }) => high < (x - room) * 1000 || low > (x + room) * 1000);
    if (free && (found.length === 0 || x - found.at(-1)! >= apart)) found.push(x);
  }
  return found;
}
