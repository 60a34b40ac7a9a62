import { count } from './index.ts';

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
    greedy: 'Greedy',
    sensible: 'Sensible buyer',
    'sensible-greedy': 'Greedy buyer',
    'sensible-random': 'Random buyer',
    'never-buys': 'Never buys',
  } as { readonly [name: string]: string },
  levels: 'Computer levels',
  yardsticks: 'Yardsticks',
  seat: (n: number) => `Player ${n}`,
  sideOf: { earth: 'Earth', skaxar: 'Skaxar' } as { readonly [side: string]: string },
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

/** Words of one game in the lab. */
export interface LabGameWords {
  /** What the opener does, as a label of its share. */
  readonly opener: string;
  readonly seats: (seat: string) => string;
  /** Figures by name, in the order of the table, in groups. `of` says what a share is of. */
  readonly groups: readonly { readonly title: string; readonly figures: { readonly [figure: string]: string } }[];
}

export const labGames: { readonly [game: string]: LabGameWords } = {
  'orions-gate': {
    opener: 'First in round 1',
    seats: (seat) => `Side ${seat.slice(0, 1).toUpperCase()}`,
    groups: [
      { title: 'Course', figures: { rounds: 'Rounds', activations: 'Activations' } },
      {
        title: 'Fighting',
        figures: {
          attacks: 'Attacks rolled',
          hits: 'Hits',
          rams: 'Rams',
          damage: 'Damage',
          destroyed: 'Ships destroyed',
          captured: 'Ships captured',
        },
      },
      {
        title: 'Mission',
        figures: {
          'score.A': 'Score of side A',
          'score.B': 'Score of side B',
          artifactsTaken: 'Artifacts picked up',
          artifactsSaved: 'Artifacts moved off',
          stationsDestroyed: 'Stations destroyed',
        },
      },
    ],
  },
  'battlespace-sirius': {
    opener: 'Won the Priority roll',
    seats: (seat) => `Seat ${seat}`,
    groups: [
      {
        title: 'Course',
        figures: { turns: 'Turns', rounds: 'Rounds', quietTurns: 'Turns without a shot', vesselsLost: 'Vessels lost' },
      },
      {
        title: 'Fire',
        figures: {
          volleys: 'Volleys',
          dice: 'Dice',
          hits: 'Hits',
          removed: 'Power removed',
          repaired: 'Power repaired',
        },
      },
      {
        title: 'Reactions',
        figures: { turnsAway: 'Turned away', sentryShots: 'Sentry shots', sentryHits: 'Sentry hits' },
      },
    ],
  },
  skaxar: {
    opener: 'First buyer of turn 1',
    seats: (seat) => `Seat ${seat}`,
    groups: [
      {
        title: 'Outcomes',
        figures: {
          turns: 'Turns',
          combats: 'Combats',
          stalemates: 'Stalemates',
          bothDestroyed: 'Both destroyed',
          oneSided: 'One side destroyed',
          changed: 'Outcome changed by buying',
          forced: 'Decided by force',
          winnerShips: 'Ships the winner has left',
          bothOut: 'Both out of ships',
        },
      },
      {
        title: 'Buying first',
        figures: {
          'first.earth': 'Earth buys first',
          'first.skaxar': 'Skaxar buys first',
          'first.A': 'Seat A buys first',
          'first.B': 'Seat B buys first',
          equalSpeed: 'Equal Speed',
          firstWonAlone: 'First buyer wins alone',
          secondWonAlone: 'Second buyer wins alone',
        },
      },
      {
        title: 'Money',
        figures: {
          'spent.earth': 'Spent by Earth',
          'spent.skaxar': 'Spent by Skaxar',
          'spent.A': 'Spent by seat A',
          'spent.B': 'Spent by seat B',
          moneyLeft: 'Left with both at the end',
          harvests: 'Harvests',
        },
      },
      {
        title: 'Shop',
        figures: {
          purchases: 'Purchases',
          noEffect: 'Without effect',
          rescues: 'Rescues',
          refills: 'Refills',
          unsold: 'Cards unsold',
        },
      },
      {
        title: 'Bought',
        figures: {
          'bought.reinforcements': 'Reinforcements!',
          'bought.redraw': 'Redraw!',
          'bought.rapidRepair': 'Rapid Repair!',
          'bought.repairMothership': 'Repair Mothership',
          'bought.repairDestroyer': 'Repair Destroyer',
          'bought.repairFighter': 'Repair Fighter',
          'bought.repairScout': 'Repair Scout',
          'bought.repairDrone': 'Repair Drone',
          'bought.targetingLens': 'Targeting Lens',
          'bought.pulseCannon': 'Pulse Cannon',
          'bought.torpedoRack': 'Torpedo Rack',
          'bought.novaLance': 'Nova Lance',
          'bought.hullPlating': 'Hull Plating',
          'bought.deflectorGrid': 'Deflector Grid',
          'bought.aegisField': 'Aegis Field',
          'bought.bastionDome': 'Bastion Dome',
          'bought.battleComputer': 'Battle Computer',
          'bought.escortWing': 'Escort Wing',
        },
      },
    ],
  },
};

/** Words of what can be chosen about a game in the lab: labels by key, values by key. */
export const labChoices = {
  fleets: { label: 'Fleets', values: { both: 'Earth - Skaxar', earth: 'Earth - Earth', skaxar: 'Skaxar - Skaxar' } },
  seats: { label: 'Players', values: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } },
  rules: { label: 'Rules', values: { basic: 'Basic', advanced: 'Advanced: lifeboats' } },
  points: { label: 'Points a side', values: { 12: '12', 24: '24', 36: '36' } },
} as const;
