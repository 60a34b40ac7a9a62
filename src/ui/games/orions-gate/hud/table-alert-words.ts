import { tablesText as words } from '../words/tables.ts';
import type { TableAlert } from './table-alerts.ts';

/** What calls for a look at a table, in words. */
export const alertWords = ({ came, turn }: TableAlert): readonly string[] => [
  ...(turn ? [words.turn] : []),
  ...(came ? [came.own ? words.ownCame(came.unit) : words.enemyCame(came.unit)] : []),
];
