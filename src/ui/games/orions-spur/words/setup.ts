import { CHANGES, designNamed, type ChangedSet } from '../../../../games/orions-spur/index.ts';
import { count } from '../../../kit/words/text.ts';

/** What the ships of a set have otherwise than the catalogue (OS-17.1). */
const changesIn = (set: ChangedSet): string =>
  CHANGES[set]
    .map(({ design, stat, to }) => {
      const found = designNamed(design)!;
      return `${found.name} ${stat} ${found[stat]} to ${to}`;
    })
    .join(', ');

const earlierSet = (set: ChangedSet): string => `An earlier set, kept for what was made with it: ${changesIn(set)}.`;

/** Words of the set-up of Orion's Spur: players and their species, options of chapter 16. */
export const spurText = {
  title: 'New fleet battle',
  lead: "Orion's Spur: fleets in formation. Destroy enemy ships for victory points, and protect your own.",
  start: 'Start the battle',
  startFailed: 'The battle could not be set up',
  problem: 'an option needs a look.',
  fleets: 'Players',
  players: 'How many play',
  seat: (n: number) => `Player ${n}`,
  person: (n: number) => `Commander ${n}`,
  species: (seat: string) => `Species of ${seat}`,
  credits:
    "After the rules of Orion's Spur by the Fiero Initiative. Ships, weapons and tactics cards are this project's own.",
  allFleets: 'Fleets',
  rules: 'Rules',
  reset: 'Back to the usual rules',
  mode: 'Sides',
  modes: { ffa: 'All against all', teams: 'Two against two' },
  modeHint: 'Two against two needs four players: 1 and 3 against 2 and 4.',
  length: 'Length',
  lengths: { short: 'Short', regular: 'Regular', long: 'Long', extended: 'Extended', own: 'Own' },
  lengthHints: {
    short: '6 points of ships, 5 VP.',
    regular: 'The standard fleet of four ships, 10 VP.',
    long: '18 points of ships, 15 VP.',
    extended: '24 points of ships, 20 VP.',
    own: 'Neither of these.',
  },
  numbersLabel: 'Numbers',
  numbers: { even: 'Evened out', printed: 'As printed', own: 'Own' },
  numbersHints: {
    even: 'A few ships are changed and later players have recruitment: no place, and between two no species, is far ahead.',
    printed: 'The ships of the catalogue. Whoever goes first, and some species, have the better of it.',
    own: 'One of the two only.',
  },
  startingFleet: 'Starting fleet',
  startingFleets: { standard: 'Standard', points: 'By points' },
  startingFleetHint:
    'Standard: 2 Frigates, 1 Destroyer, 1 Light Cruiser. By points: any ships of so many points. Your own fleets that fit are offered when the battle begins.',
  fleetPoints: 'Points of a fleet',
  fleetPointsShow: (n: number) => count(n, 'point'),
  atMost: 'Fewer points are allowed',
  atMostHint: 'Usually a fleet costs exactly its points.',
  victory: 'The game ends',
  victories: { vp: 'With victory points', collector: 'With trophies', lastStanding: 'With the last fleet' },
  victoryHints: {
    vp: 'Whoever first has so many victory points wins.',
    collector: 'Once somebody has so many trophies, the most victory points win.',
    lastStanding: 'Whoever has no ship in play is out.',
  },
  vpTarget: 'Victory points',
  vpShow: (n: number) => `${n} VP`,
  trophies: 'Trophies',
  trophiesShow: (n: number) => count(n, 'trophy', 'trophies'),
  roundLimit: 'Round limit',
  roundShow: (n: number) => (n === 0 ? 'none' : `after round ${n}`),
  hard: 'Hard mode',
  recovery: 'Shields recover',
  recoveryHint: 'Each ship regains 1 shield in a Regroup.',
  salvage: 'Salvage',
  salvageHint: 'A destroyed ship gives half its cost as recruitment.',
  reserve: 'A reserve of repairs',
  reserveHint: 'Repair cards may be laid aside for later turns.',
  trade: 'Repairs for recruitment',
  tradeHint: 'Six Repair cards are 1 recruitment.',
  exposed: 'The flagship is protected by its rows',
  exposedHint: 'It cannot be targeted while a ship stands in front or middle, in any column.',
  silence: 'Suppressing Fire silences the player',
  silenceHint: 'Its victim’s owner plays no reaction cards for the rest of the turn.',
  overflow: 'Shield damage goes on to the hull',
  overflowHint: 'Usually what a shield cannot take is lost.',
  bluff: 'Windows that bluff',
  bluffHint: 'You are asked wherever you might have an answer, so that no question tells what you hold.',
  shares: 'Allies see each other’s hands',
  sharesHint: 'In two against two.',
  late: 'Recruitment for later seats',
  lateHint:
    'The second player starts with 1, the third with 2, the fourth with 3; with evened out ships the second of two with 2.',
  evenShips: 'Evened out ships',
  evenShipsHints: {
    fair: `Found by series of games between equal computer players: ${changesIn('fair')}.`,
    even: earlierSet('even'),
    tuned: earlierSet('tuned'),
  },
  more: 'More rules',
  shareLead: 'Whoever opens the link finds the same players, species and rules on this page, and can change them.',
  partPlayers: (n: number) => count(n, 'player'),
  partSpecies: 'the species',
  seatsFault: 'The players could not be read.',
  speciesFault: (seat: string) => `${seat}: which species could not be read.`,
} as const;
