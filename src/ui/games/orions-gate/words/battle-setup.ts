import { count, inches } from '../../../kit/words/text.ts';

/** Words of the set-up of Orion's Gate about missions, captains, several tables and ready-made sets. */
export const battleSetup = {
  battle: 'Battle',
  sets: 'Ready-made',
  setNames: { standard: 'Standard', core: 'Core', advanced: 'Advanced', twoTables: 'Two tables', own: 'Own' },
  setLines: {
    standard: 'A fight of 12 points on one table.',
    core: 'The same on a square table: contact comes sooner.',
    advanced: 'Arcs, debris, boarding, mysterious objectives, and a mission drawn by a die.',
    twoTables: '24 points on two tables, joined by gates and wormholes.',
    own: 'Your own mixture. A press on another set brings that back.',
  },

  random: 'Random',
  missionLines: {
    annihilation: 'Destroy more points than you lose.',
    territoryControl: 'Stand alone at more markers when time is up.',
    artifactHunt: 'Hold the three artifacts or carry them off.',
    stationAssault: 'Bring down their station, keep your own.',
    breakthrough: 'End the battle in the enemy’s zone.',
    captureTheGate: 'End the battle around the centre of the table.',
    random: 'A die decides once the fleets are in.',
  },
  mysterious: 'Mysterious objectives',
  mysteriousHint: 'What a marker does shows only when somebody comes near.',
  stationCheck: 'Stations fall',
  stationChecks: { endOfRound: 'At the end of a round', immediate: 'At once' },
  useWidth: (mils: number) => `Make it ${inches(mils)} wide`,
  suggested: (mils: number) => `A table ${inches(mils)} wide suits it.`,

  captains: 'Captains',
  addShort: 'Add a captain',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} left.`,
  bringBack: (name: string) => `Bring back ${name}`,
  split: 'Points of a side',
  splits: { even: 'Even shares', pooled: 'One pool' },
  splitHints: {
    even: 'Every captain of a side gets the same points.',
    pooled: 'The captains of a side divide its points as they like.',
  },
  shares: (captains: number, each: number) => `${count(captains, 'captain')}, ${count(each, 'point')} each`,
  pool: (captains: number, points: number) => `${count(captains, 'captain')}, ${points} points together`,
  spent: (points: number) => `${points} built`,
  battleships: (built: number, allowed: number) => `${built} of ${count(allowed, 'Battleship')}`,
  mostBattleships: (allowed: number) => `at most ${count(allowed, 'Battleship')}`,
  chooses: (points: number) => `Chooses for ${count(points, 'point')}`,
  handInAll: (side: string) => `Hand in the fleets of ${side}`,
  handedInAll: (side: string) => `The fleets of ${side} are handed in`,
  weAre: (names: string) => `We are ${names}`,
  hotSeatTeams: 'People of both sides at one screen: side A builds first and hands in secretly, then side B.',
  show: 'Show it',

  tables: 'Tables',
  tableNumber: (n: number) => `Table ${n}`,
  several: 'Several tables and gates',
  numberOfTables: 'How many tables',
  gates: 'Warp gates a table',
  wormholes: 'Wormholes a table',
  gatesHint: 'Ships fly through gates from table to table; a wormhole takes only what is pushed in.',
  gatesByText: 'A table of your own pieces has the gates of its text.',
  routes: (gates: number, wormholes: number) =>
    [gates > 0 && count(gates, 'warp gate'), wormholes > 0 && count(wormholes, 'wormhole')].filter(Boolean).join(', '),

  inForce: (rules: string) => `In force: ${rules}.`,
  noneInForce: 'The basic rules alone.',
} as const;
