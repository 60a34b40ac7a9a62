import { oneDecimal } from './one-decimal.ts';

/** What a ship that is drawn stops at: it is legal there, and this is why it goes no further. */
export const stopWords = {
  here: 'Stops here:',
  allowance: (mils: number) => oneDecimal(`${(mils / 1000).toFixed(3)} in are all it has`),
  turn: (hundredths: number) => `turns by ${hundredths / 100}° at most`,
  spacing: (name: string) => `1 in from ${name}`,
  nearer: (name: string) => `no nearer to ${name}`,
  piece: (name: string) => `${name} is in the way`,
  edge: 'the table edge',
  zone: 'the end of your zone',
} as const;
