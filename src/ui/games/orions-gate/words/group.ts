import { inches } from '../../../../table/inches.ts';
import { oneDecimal } from './one-decimal.ts';

/** What is said of ships that are chosen and moved together. */
export const groupWords = {
  several: 'Choose several',
  severalShort: 'Several',
  count: (n: number) => (n === 1 ? '1 ship' : `${n} ships`),
  none: 'Tap ships, or draw a box round them.',
  hint: 'Drag one of them: all go the same way. Shift and a click add or take out.',
  touch: 'Drag one of them: all go the same way. A tap adds or takes out.',
  lead: (name: string, mils: number) => `${name} leads, ${oneDecimal(inches(mils))}`,
  short: (names: readonly string[]) =>
    names.length > 3
      ? `${names.length} stop short: ${names.slice(0, 3).join(', ')} and others`
      : `${names.length === 1 ? '1 stops' : `${names.length} stop`} short: ${names.join(', ')}`,
  dice: 'Engines roll as each one goes: it stops where its dice let it.',
  go: (n: number) => `Go (${n})`,
} as const;
