import { count } from '../../kit/words/text.ts';

const whole = (n: number): string => n.toLocaleString('en');

/** "45.9 %" of a share 0..1. */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Words of the Balance lab. */
export const labText = {
  title: 'Balance lab',
  lead: 'Many games between computer players, played in this browser, counted and compared.',
  otherGame: 'Game',
  setup: 'Experiment',
  players: {
    easy: 'Easy',
    default: 'Standard',
    hard: 'Hard',
    random: 'Random',
  } as { readonly [name: string]: string },
  levels: 'Computer levels',
  yardsticks: 'Yardsticks',
  seat: (n: number) => `Player ${n}`,
  move: {
    one: 'The players change seats from game to game.',
    keep: 'Each player keeps the fleet; the fleets change seats from game to game.',
  },
  games: 'Games',
  gamesFault: (least: number, most: number) => `a whole number from ${whole(least)} to ${whole(most)}.`,
  amountHint: (least: number, most: number) =>
    `${whole(least)} to ${whole(most)} games. The same seed and set-up give the same ones on every machine.`,
  seed: 'Seed',
  newSeed: 'Another seed',
  start: 'Start',
  startOver: 'Start over',
  stop: 'Stop',
  goOn: 'Go on',
  link: 'Copy link',
  linkCopied: 'A link to this experiment is on the clipboard.',
  notCopied: 'The browser did not allow the clipboard.',
  linkFaults: 'Parts of this link could not be read; the standard stands in their place.',
  emptyTitle: 'Nothing has been measured yet',
  emptyText:
    'Choose a game, who plays and how often, then start. Results appear with the first game and grow firmer with every one; you may stop at any time.',
  readout: 'Readout',
  progress: 'Games played',
  progressText: (done: number, all: number) => `${whole(done)} of ${count(all, 'game')}`,
  state: { running: 'Running', stopped: 'Stopped', done: 'Finished', lost: 'Broken off' },
  lostTitle: 'A thread of the lab was lost',
  lostText: 'What was counted so far stands. Check the connection and go on, or start over.',
  finished: (games: number) => `Finished: ${count(games, 'game')} played.`,
  stoppedAt: (games: number) => `Stopped after ${count(games, 'game')}.`,
  begun: (games: number) => `Playing ${count(games, 'game')}.`,
  loading: 'Setting the tables',
  perSecond: (n: number) => `${n < 10 ? n.toFixed(1) : whole(Math.round(n))} a second`,
  seconds: (n: number) =>
    n < 60 ? `${n < 10 ? n.toFixed(1) : Math.round(n)} s` : `${Math.floor(n / 60)} min ${Math.round(n % 60)} s`,
  left: (time: string) => `about ${time} left`,
  tiles: { games: 'Games', draws: 'Draws', length: 'Mean length', time: 'Time' },
  failedTitle: (n: number) => `${count(n, 'game')} could not be played to the end`,
  failedOne: (game: number, seed: string, reason: string) => `Game ${game}, seed ${seed}: ${reason}`,
  failedMore: (n: number) => `and ${n} more`,
  failedKept: 'They are not counted; all other games are.',

  shares: 'Who wins',
  sharesCaption:
    'Share of the games won, with the interval that holds the true share in 95 of 100 such series. A draw is shared by all seats.',
  sharesHow: 'Dot: share won, a draw shared by all. Bar: 95 % interval. Broken line: equal chances.',
  columns: { who: 'Who', share: 'Share', interval: '95 % interval', wins: 'Wins', draws: 'Draws' },
  interval: ([from, to]: readonly [number, number]) => `${(from * 100).toFixed(1)} to ${(to * 100).toFixed(1)} %`,
  groups: { players: 'By player', sides: 'By fleet', seats: 'By seat', opener: 'Going first' },
  tooFew: 'The interval is still wide: play more games for a firmer answer.',
  fair: 'No difference from equal chances is proved.',
  tilt: (who: string, share: number) => `${who} wins ${percent(share)}: more than equal chances explain.`,
  fewer: (who: string, share: number) => `${who} wins ${percent(share)}: less than equal chances explain.`,

  length: 'Length',
  lengthHow: (figure: string, least: number, p5: number, p95: number, most: number) =>
    `${figure} a game. The middle 90 % lie from ${p5} to ${p95}; shortest ${least}, longest ${most}.`,
  lengthTable: 'Games by length',
  lengthColumn: 'Length',
  gamesColumn: 'Games',
  bin: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  mean: (n: number) => `Mean ${n.toFixed(1)}`,

  figures: 'Figures',
  figuresHow: 'Means a game; shares are of all games together.',
  figure: 'Figure',
  mean1: 'Mean',
  share1: 'Share',
  reasons: 'How games ended',
  reasonOf: {
    lastShips: 'A seat without a ship',
    bothOut: 'Both without a ship',
    resign: 'Given up',
    turnLimit: 'Turn limit',
    lastVessel: 'The last vessel left',
    agreement: 'Agreed by all',
    noShots: 'No shot was fired any more',
    rounds: 'All rounds played',
    elimination: 'Nothing left to fight',
    conceded: 'Given up',
    draw: 'Draw agreed',
  } as { readonly [reason: string]: string },

  keep: 'Keep the results',
  copyText: 'Copy as text',
  copied: 'The results are on the clipboard as text.',
  json: 'Save JSON',
  csv: 'Save CSV',
  saved: (name: string) => `Saved as ${name}.`,
  percent,
} as const;
