import type { Footprint, Part } from './shape.ts';

/** Width and height of a table in mils (OG-2.1). */
export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a base stands wholly on the table (OG-2.12, 6.12). */
export const baseOnTable = (base: Footprint, table: TableSize): boolean => offTable(base, table) <= 0;

/** By how many mils a base reaches over the nearest table edge; negative or 0 when it stands wholly on the table. */
export const offTable = ({ x, y, radius }: Footprint, { width, height }: TableSize): number =>
  Math.max(radius - x, radius - y, x + radius - width, y + radius - height);

/** Whether a part lies wholly on the table (OG-4.5). */
export const partOnTable = (part: Part, table: TableSize): boolean =>
  part.kind === 'circle'
    ? baseOnTable(part, table)
    : part.corners.every(({ x, y }) => baseOnTable({ x, y, radius: 0 }, table));
