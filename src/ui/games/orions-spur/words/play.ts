import type { CardKind, EndReason, Phase, Primary, Trigger, VICTORIES } from '../../../../games/orions-spur/index.ts';
import { count } from '../../../kit/words/text.ts';
import type { Dimension, Verb } from '../tools/deed.ts';
import { attackTitle, attackWords } from './attacks.ts';
import { damage, hold } from './damage.ts';

/** Somebody in a sentence: "you" only for the one person who plays alone. */
interface Who {
  readonly name: string;
  readonly you: boolean;
}

const says =
  (yours: string, theirs: (name: string) => string) =>
  ({ name, you }: Who) =>
    you ? yours : theirs(name);

/** Where several attacks wait, which one is meant. */
const of = (mark: string | null): string => (mark === null ? '' : ` of ${attackWords(mark)}`);
const attackOr = (mark: string | null): string => attackWords(mark ?? 'A0');

/** Words of a running match of Orion's Spur. */
export const spurWords = {
  heading: "Orion's Spur",
  tableHelp:
    'Fleets face each other in five columns; ships turned by a quarter are overcharged. Everything on the table is also in the panels.',
  showResult: 'Show the result',
  waiting: 'Look at any card with I, or at the fleets in the panel.',
  handTab: 'Hand',
  sidesTitle: 'Fleets',
  sidesTab: 'Fleets',
  hand: 'Your hand',
  round: (round: number, limit: number) => (limit > 0 ? `Round ${round} of ${limit}` : `Round ${round}`),
  setup: 'Setup',
  goals: {
    vp: (n: number) => `first to ${n} VP`,
    collector: (n: number) => `until somebody has ${count(n, 'trophy', 'trophies')}`,
    lastStanding: () => 'last fleet standing',
  } satisfies { readonly [victory in (typeof VICTORIES)[number]]: (n: number) => string },
  score: (who: string, vp: number) => `${who}: ${count(vp, 'victory point')}`,
  sharedScore: (score: string, allies: string) => `${score} together with ${allies}`,
  reference: 'Reference card',
  referenceTip: 'Turn, actions and keywords at a glance.',

  says: {
    setupFleet: says('Choose your starting fleet', (name) => `${name} choose a fleet`),
    setupLayout: says('Arrange your fleet', (name) => `${name} arrange their fleet`),
    turnOpen: says('Your turn: one primary action', (name) => `${name} take their turn`),
    attacking: says('Attack on, or finish', (name) => `${name} attack`),
    window: says('React, or pass', (name) => `${name} may react`),
    regrouping: says('Recruit, then arrange your fleet', (name) => `${name} regroup`),
    choosing: says('Choose cards to discard', (name) => `${name} discard`),
    turnDone: says('Play more cards, or end your turn', (name) => `${name} end their turn`),
    gameOver: says('', () => ''),
  } satisfies { readonly [phase in Phase]: (who: Who) => string },

  // The panel.
  step: { verb: 'What is done', source: 'With what', actor: 'Which ship', target: 'At what' } satisfies {
    readonly [dimension in Dimension]: string;
  },
  verbs: {
    attack: 'Attack',
    ram: 'Ram',
    suppress: 'Suppressing Fire',
    flockActivate: 'Activate by Flock',
    playDraw: 'Draw',
    playRepair: 'Repair',
    playSpecial: 'Play',
    reviseTactics: 'Revise Tactics: discard, draw 1',
    storeRepair: 'Lay into the reserve',
  } satisfies { readonly [verb in Verb]: string },
  ships: 'Ships that can act',
  ownWeapon: 'Its own weapon',
  noShips: 'No ship can attack with what it has.',
  noShipLeft: 'You have no ship.',
  cardsHint: 'Cards of the hand are played by pressing them.',
  back: 'Back',
  nothing: 'None',
  overcharge: 'overcharges',
  energyCost: (n: number) => `${n} energy`,
  confirm: 'Choose first',
  regroup: 'Regroup',
  regroupTip: 'Discard what you like, draw up to 7, ready all ships, recruit, rearrange.',
  regroupWith: (n: number) => (n === 0 ? 'Regroup, keep all cards' : `Regroup, discard ${count(n, 'card')}`),
  finishAttacks: 'Finish the attacks',
  endTurn: 'End the turn',
  trade: 'Trade Repair cards',
  tradeWith: (n: number) => `Trade ${count(n, 'Repair card')}`,
  discardWith: (n: number, of: number) => `Discard ${n} of ${of}`,
  pickCards: {
    regroup: 'Discard any cards before you draw up to 7',
    discard: 'Choose the cards you discard',
    trade: 'Six Repair cards, counted over the game, are 1 recruitment',
  },
  read: 'Read the card',

  fleetPoints: (cost: number, of: number, rule: 'exact' | 'atMost') =>
    `${cost} of ${rule === 'exact' ? 'exactly' : 'at most'} ${of} points`,
  fleetStandard: '2 Frigates, 1 Destroyer, 1 Light Cruiser',
  readyFleets: 'Ready-made fleets',
  chooseFleet: 'Take this fleet',
  more: (name: string) => `One ${name} more`,
  less: (name: string) => `One ${name} less`,
  copies: (n: number, of: number) => `${n} of ${of}`,
  shipsInFleet: (ships: number) => count(ships, 'ship'),

  setLayout: 'Take these places',
  reorganize: 'Take these places',
  keepPlaces: 'Keep the places',
  noFleetLeft: 'You have no ship, and can recruit one.',
  autoLayout: 'Arrange for me',
  unplaced: 'Without a place',
  rows: { F: 'Front', M: 'Middle', B: 'Back' } as { readonly [row: string]: string },
  slot: (slot: string) => `${slot}, empty`,
  slotShip: (slot: string, ship: string) => `${slot}: ${ship}`,
  layoutHelp: 'Press a ship, then its place. The flagship stands behind, with a ship in front of it.',
  recruits: 'Recruit',
  recruit: (name: string, cost: number, left: number) => `${name}, ${cost} of ${left} recruitment`,
  movesHelp: (done: number, of: number) => `${done} of ${count(of, 'move')} made. Press a ship, then its place.`,
  playMoves: 'Play it',

  values: (shield: number, hull: number, energy: number) => `${shield}/${hull}/${energy}`,
  /** The same in a list, where no heading says which number is which. */
  standing: (shield: number, hull: number, energy: number) => `${shield} shield, ${hull} hull, ${energy} energy`,
  packet: damage,
  splash: (n: number) => `splash ${n}`,
  missile: 'missile',

  // What things come to.
  ends: {
    destroyed: (vp: number, who: string | null) => (who === null ? 'destroyed' : `destroyed, ${vp} VP to ${who}`),
    left: (shield: number, hull: number) => `keeps ${hold(shield, hull)}`,
    unhurt: 'unhurt',
    recoil: (n: number) => `recoil ${n}`,
  },
  asItStands: 'As it stands',
  nothingHit: 'Nothing is hit',
  passing: 'If all pass',
  endOf: (ship: string, end: string) => `${ship} ${end}`,
  stillLost: (ship: string) => `${ship} still destroyed`,
  noChange: 'No ship is better off',
  thing: (mark: string | null, from: string, source: string, to: string) =>
    `${mark === null ? '' : `${attackTitle(mark)}: `}${from} attacks ${to} with ${source}`,
  splashOn: (ship: string, packet: string) => `${packet} to ${ship}`,
  answer: (means: string, deed: string) => `${means}: ${deed}`,
  meansOf: (ability: string, ship: string) => `${ability} of ${ship}`,
  spending: (ability: string, energy: number) => `${ability} for ${energy} energy`,
  reacts: {
    counterfire: (ship: string, at: string | null, packet: string) =>
      `${ship} fires back${at === null ? '' : ` at ${at}`}, ${packet}`,
    intercepts: (ship: string, mark: string | null, left: string) =>
      `${ship} shoots at the missile${of(mark)}, ${left} gets through`,
    shootsDown: (ship: string, mark: string | null) => `${ship} shoots down the missile${of(mark)}`,
    evades: (ship: string, mark: string | null) => `${ship} evades ${attackOr(mark)}`,
    takes: (ship: string | null, packet: string, mark: string | null) =>
      `takes off ${packet}${of(mark)}${ship === null ? '' : ` for ${ship}`}`,
    redirects: (mark: string | null, ship: string) => `${attackOr(mark)} goes at ${ship} instead`,
  },
  triggers: {
    ownAttacked: 'A ship of yours is attacked',
    ownCounterfired: 'Your attacker is fired at',
    allyAttacked: 'A ship of your ally is attacked',
    allyCounterfired: 'Your ally’s attacker is fired at',
  } satisfies { readonly [trigger in Trigger]: string },
  lists: 'Card lists',
  listsTip: 'All cards and ships of every species, and what has been used of them.',
  listsWhose: 'Of whom',
  listsWhat: 'What',
  listKinds: { tactics: 'Tactics cards', ships: 'Ships' },
  listTexts: {
    tactics: 'The whole deck, line by line. Everybody may look at it at any time.',
    ships: 'All ships, line by line.',
  },
  /** Cards that lie in the discard pile or in an open reserve. */
  usedOf: (kind: string, used: number, copies: number) => `${kind}, ${used} of ${copies} used`,
  waitingOf: (shipClass: string, waiting: number, copies: number) =>
    `${shipClass}, ${waiting} of ${copies} still to recruit`,
  asking: 'When to ask',
  askingTip: 'In which windows you want to be asked whether you react.',
  askingTitle: 'When you want to be asked',

  // Fleets in words.
  side: (name: string, player: string) => (player === '' ? name : `${name} (${player})`),
  vp: (vp: number) => `${vp} VP`,
  recruitment: (n: number) => `${n} recruitment`,
  withAlly: (ally: string, vp: number) => `${vp} VP together with the ${ally}`,
  noFleet: 'No ship is in play.',
  flagship: 'flagship',
  foremost: 'can be targeted',
  behind: 'stands behind another',
  overcharged: 'overcharged',
  suppressed: 'suppressed',
  unplacedShip: 'no place yet',
  active: 'attacks',
  lead: 'Show this fleet',
  targetsThere: 'can be aimed at',
  piles: {
    hand: 'Hand',
    deck: 'Tactics deck',
    discard: 'Discard pile',
    shipDeck: 'Ships to recruit',
    reserve: 'Reserve',
    trophies: 'Trophies',
  },
  pileOf: (pile: string, who: string) => `${pile} of the ${who}`,
  pileTexts: {
    hand: 'In the order in which the cards were drawn.',
    deck: 'All cards of this deck that are not in sight, sorted: what is drawn and what is held may be any of these.',
    discard: 'In the order in which the cards were discarded, the oldest first.',
    shipDeck: 'Ships that can still be recruited in a Regroup.',
    reserve: 'Repair cards that were laid aside.',
    trophies: 'Enemy ships taken, in the order of their destruction.',
  },
  hidden: 'Only their owner sees these cards.',
  modifiers: {
    bonus: (n: number) => `attacks do ${n} more damage`,
    ward: (n: number) => `hits do ${n} less damage`,
    reach: () => 'reaches the second ship of a column',
  },
  lasting: (card: string, what: string, until: 'turn' | 'ownNext') =>
    `${card}: ${what} ${until === 'turn' ? 'this turn' : 'until their next turn'}`,
  out: 'out of the game',

  // The end.
  lengthIs: (rounds: number) => `After ${count(rounds, 'round')}.`,
  figuresTitle: 'The battle in figures',
  sideWord: 'Fleet',
  columns: {
    vp: 'VP',
    trophies: 'Trophies',
    lost: 'Ships lost',
    left: 'Ships left',
    attacks: 'Attacks',
    reactions: 'Reactions',
    regroups: 'Regroups',
  },
  closing: {
    win: (who: string) => `The ${who} have won.`,
    wins: (who: string) => `${who} have won together.`,
    draw: 'A draw.',
  },
  reasons: {
    vpTarget: 'The target of victory points is reached.',
    collector: 'The trophies are complete.',
    lastSide: 'Nobody else is left.',
    allOut: 'All fleets were lost at once.',
    roundLimit: 'The last round is over.',
  } satisfies { readonly [reason in EndReason]: string },
  concede: 'Concede',
  concedeTitle: (who: string) => `Do the ${who} concede?`,
  concedeText: 'Their ships leave the game. Nobody scores them.',

  handOver: (decision: string) =>
    ({
      setupFleet: 'Choose your starting fleet. Nobody else may see it.',
      setupLayout: 'Arrange your fleet. Nobody else may see it.',
      window: 'You may react to an attack.',
    })[decision] ?? 'It is your turn.',
  primaries: {
    main: 'Main Attack',
    suppress: 'Suppressing Fire',
    flock: 'Flock',
    ram: 'Ram',
    regroup: 'Regroup',
  } satisfies { readonly [primary in Primary]: string },
  undoWhat: (type: string, who: string) => `${who}: ${undoNames[type] ?? 'the last order'}`,
  kinds: {
    attack: 'Attack',
    reaction: 'Reaction',
    attackReaction: 'Attack/Reaction',
    draw: 'Draw',
    repair: 'Repair',
    special: 'Special',
  } satisfies { readonly [kind in CardKind]: string },
  keys: [
    ['Arrows', 'The next choice'],
    ['Enter', 'Confirm; with nothing in hand, press the bright button'],
    ['Esc', 'Put the good moves away; else go back, or put a notice away'],
    ['1 to 9', 'What the action panel offers, by its number'],
    ['Shift 1 to 9', 'A card of the hand'],
    ['R', 'Regroup'],
    ['E', 'Finish the attacks, end the turn'],
    ['P', 'Pass'],
    ['Shift P', 'Pass for the rest of the attack'],
    ['T', 'Pass for the rest of the turn'],
    ['I', 'Read what is in hand or pointed at'],
    ['H', 'The reference card'],
    ['L', 'The card lists'],
  ] as readonly (readonly [key: string, what: string])[],
} as const;

const undoNames: { readonly [type: string]: string | undefined } = {
  chooseFleet: 'the choice of a fleet',
  setLayout: 'the formation',
  attack: 'an attack',
  ram: 'a ram',
  suppress: 'Suppressing Fire',
  flockActivate: 'an activation',
  regroup: 'a Regroup',
  recruit: 'a recruit',
  reorganize: 'the formation',
  playDraw: 'a Draw card',
  playRepair: 'a Repair card',
  playSpecial: 'a Special card',
  reviseTactics: 'Revise Tactics',
  react: 'a reaction',
  pass: 'passing',
  endTurn: 'the end of a turn',
};
