/** Words for the hand that pulls ships over the table, and for what it is told. */
export const pullWords = {
  how: 'How it acts',
  letGo: 'Cancel',
  roll: (n: number) => (n === 1 ? 'Roll the Engine' : 'Roll the Engines'),
  sure: (mils: number) => `${Number((mils / 1000).toFixed(1))} in for sure`,
  chance: (percent: string) => `${percent} to get this far`,
  enemy: (name: string) => `${name} is an enemy ship: it moves in its own turn.`,
  waits: (name: string) => `${name} is an enemy ship: its own side places it.`,
  moved: (name: string) => `${name} has moved. It can still fire, or end its activation.`,
  other: (name: string) => `${name} acts now. End its activation first.`,
  turn: 'It is not your turn.',
  busy: 'Wait until this is over.',
} as const;
