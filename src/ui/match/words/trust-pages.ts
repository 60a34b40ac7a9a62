/**
 * Words of the pages about the chance of a match: its commitment, its verification, its luck. What a verification found
 * is told by the engine.
 */
const amount = (value: number, digits = 2): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : ''}${text}`;
};

export const trustPages = {
  // Before a match and in it.
  nextSealed: 'Dice sealed as',
  nextText:
    'The seed of the next match is drawn and sealed before anything is rolled. This is its commitment, the SHA-256 of a random salt and the seed. Note it: once the match is over, seed and salt are shown and must give it.',
  nextTyped:
    'You typed the seed: whoever knows it can know the dice beforehand. The random salt keeps everybody else from finding it by trying.',
  copy: 'Copy the commitment',
  copied: 'Commitment copied',
  notCopied: 'The browser did not copy it. Select it and copy it by hand.',
  commitment: 'Commitment',
  promise:
    'All chance of this match comes from one seed. It was fixed before the first roll: this is its SHA-256 together with a random salt. Nobody can find the seed from it, and nobody can put another seed in its place.',
  during:
    'Seed and salt are shown when the match is over. Until then no page shows them, and no file shows them openly: a watching copy does not hold them, and a match saved to go on elsewhere holds them under a seal.',
  keeper:
    'What this can promise: nobody sees a hidden card or a die to come by accident, neither on a page nor by reading a file. What it cannot: this browser computes the dice, so it keeps the seed in its storage, and the key of a sealed file lies in that file. Somebody who takes either apart with tools, or plays a copy to its end, can know the dice. At one screen you trust its owner; the commitment only proves that nobody changed the dice.',
  after:
    'The match is over: this is what the commitment was made of. The match file holds it too, and anybody who has the file can play the match again.',
  seed: 'Seed',
  salt: 'Salt',
  check: 'Compute it yourself, with any tool:',
  commandOf: (salt: string, seed: string) => `printf '%s' ${quoted(`${salt}:${seed}`)} | sha256sum`,
  none: 'This match carries no commitment. It was begun before matches were sealed, or played on from another one whose seed was already shown.',
  scripted: 'The dice of this match were written down beforehand; they do not fall by chance.',
  noneSeed: (seed: string) => `Its seed is "${seed}".`,

  // Verifying.
  verifying: 'Every move is played again',
  verified: (played: number, of: number) => `${played} of ${of} ${of === 1 ? 'move' : 'moves'} came out equal`,
  verifyLost: 'The match could not be played again here.',
  verifyAgain: 'Try again',
  compare: 'The commitment you noted before the match',
  compareHint: 'Not needed; with it you see that this is the match you began.',
  compareFault: 'A commitment has 64 digits 0-9a-f.',

  // Luck.
  luckReading: 'Every roll is weighed',
  luckLead:
    'Each roll is weighed by what it was worth on average before the dice, by exact chances, and by what it was worth after them.',
  luckNone: 'Nothing was rolled that could go well or badly.',
  columns: { party: 'Side', rolls: 'Rolls', expected: 'Expected', came: 'Came', luck: 'Luck' },
  luckOf: (value: number) =>
    Number(Math.abs(value).toFixed(2)) > 0 ? `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)}` : '0.00',
  figure: amount,
  luckiest: 'Luckiest rolls',
  unluckiest: 'Unluckiest rolls',
  whose: 'Rolls of',
  everybody: 'all',
  chart: 'Luck over the match',
  chartHow: 'Each line adds up the luck of one side; above the middle it had more than the chances gave it.',
  chartTable: 'Luck after each tenth of the match',
  chartMove: 'Move',
  moveOf: (ply: number) => `Move ${ply}`,
  toMove: (ply: number) => `Show move ${ply} in the replay`,
  rollOf: (names: readonly string[], text: string) => (names.length === 0 ? text : `${names.join(' at ')}: ${text}`),
  swing: (before: string, after: string) => `worth ${before}, then ${after}`,

  // What is weighed in the games.
  damage: 'Damage',
  damageText:
    'In damage points, for the side that rolls: attacks, rams, mines, boarding (the boxes of the ship taken or lost), less the harm of collisions, dangerous pieces, wormholes, markers and backfires. A roll to hit is worth the chance to damage that it opens. Nobody is lucky in pushes, pulls and roll-offs.',
  way: 'Movement',
  wayText: 'In inches: the dice of Engines and Warp Drives.',
  hits: 'Hits',
  hitsText: 'In hits: each die of a shot is worth the faces that hit of its six.',
} as const;

/** A text as a shell takes it literally. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
