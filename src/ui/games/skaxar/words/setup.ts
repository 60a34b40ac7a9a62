import { count } from '../../../kit/words/text.ts';

/** Words of the set-up of Skaxar: sides and their fleets, options of chapter 15. */
export const warText = {
  title: 'New war',
  lead: 'Skaxar: Earth against the Skaxar fleet. Whoever runs out of ships loses.',
  start: 'Start the war',
  startFailed: 'The war could not be set up',
  alike: 'both sides have one fleet.',
  problem: 'an option needs a look.',
  sides: 'Sides',
  seatOf: { A: 'Side A', B: 'Side B' },
  people: { A: 'Captain A', B: 'Captain B' },
  fleetOf: (seat: string) => `Fleet of ${seat}`,
  fleets: { earth: 'Earth', skaxar: 'Skaxar' },
  fleetLine: {
    earth: 'Thick Shields, steady guards',
    skaxar: 'Hard hitters, quick and brittle',
  },
  useMirror: 'Switch mirror on',
  giveOther: (seat: string, fleet: string) => `Give ${seat} the fleet of ${fleet}`,
  credits:
    'A game by Team Narwhal: Mitchell Martin, Allante Means, Hunter Marquis. The numbers of the ships, the prices and the asteroids are this project’s own.',
  rules: 'Rules',
  reset: 'Back to the usual rules',
  mirror: 'Mirror',
  mirrorHint: 'Both sides may fly for Earth, or both for the Skaxar. Usually off.',
  startingMoney: 'Money at the start',
  startingMoneyHint: 'The same for both, 0 to 50,000. Usually 8,000.',
  stalemateLimit: 'Stalemates in a row',
  stalemateShow: (n: number) => `decided at the ${ordinal(n)}`,
  stalemateHint: 'The last one is decided by force: the larger sum of Firepower and Shield wins. 2 to 10, usually 5.',
  turnLimit: 'Turn limit',
  turnLimitHint: 'After the last turn the more valuable fleet wins. Usually off; a game takes about 36 turns.',
  lastTurn: 'Last turn',
  lastTurnShow: (n: number) => count(n, 'turn'),
  withoutEffect: 'Purchases without effect',
  withoutEffectHint: 'A card may be bought just to keep it from the enemy. Usually on.',
  itemsLeave: 'Items leave with their ship',
  itemsLeaveHint:
    'A ship that Redraw! sends back takes along what was bought while it led. Usually off: items stay with the side.',
  tracker: 'Open tracker',
  trackerHint: 'Everybody may list what is left in each pile, never its order. Usually on.',
  shareLead: 'Whoever opens the link finds the same players, fleets and rules on this page, and can change them.',
  partPlayers: 'who plays',
  partFleets: 'the fleets',
  fleetFault: (seat: string) => `${seat}: which fleet could not be read.`,
} as const;

/** 2nd to 10th (SK-9.6). */
const ordinal = (n: number): string => `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
