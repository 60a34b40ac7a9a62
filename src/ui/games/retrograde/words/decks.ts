import { count } from '../../../kit/words/text.ts';
import { listWords } from '../../../match/words/lists.ts';
import { cardFaceWords } from './cards.ts';

const NOUNS = { one: 'deck', many: 'decks', match: 'match', matches: 'matches' } as const;

const { classes } = cardFaceWords;

/** Ends that are told by name; all others are the fall of a homeworld. */
const END_REASONS: { readonly [reason: string]: string | undefined } = { turnLimit: 'By the round limit' };

/** Figures of the census that a duel tells. */
const MEAN_FIGURES: { readonly [figure: string]: string } = {
  researched: 'Cards researched',
  assets: 'Assets completed',
  spacecraft: 'Spacecraft completed',
  upgrades: 'Upgrades installed',
  attacks: 'Attacks',
  bombardments: 'Bombardments',
  spacecraftDestroyed: 'Spacecraft destroyed',
  assetsDestroyed: 'Assets destroyed',
};

/** Words of the deck library: the list of decks, the builder, comparing two, their duel, the sheet to print. */
export const decksText = listWords(NOUNS, {
  title: 'Deck library',
  lead: 'Your decks of Retrograde, kept in this browser, and ready-made ones to begin with.',
  buildLead:
    'Thirty cards in the order they will be drawn, and the homeworld that leads them. Nothing is ever shuffled.',
  searchHint: 'Name, tag, card, class or homeworld',
  compareLead:
    'The larger figure of a row is marked. All figures are counted from the lists; nothing is drawn by chance.',
  duelLead: 'Many matches of the computer against itself; the two decks exchange seats from game to game.',
  sheetLead: 'The order of the deck to lay it out by, with the figures of every card, on A4 or letter.',

  byCost: 'By cost',
  byCards: 'By cards',
  bySpacecraft: 'By spacecraft',
  cost: (points: number) => `cost ${points}`,
  cards: (n: number) => count(n, 'card'),
  kinds: { asset: 'Assets', spacecraft: 'Spacecraft', upgrade: 'Upgrades' },
  kindsLine: (assets: number, spacecraft: number, upgrades: number) =>
    [count(assets, 'asset'), count(spacecraft, 'spacecraft', 'spacecraft'), count(upgrades, 'upgrade')].join(', '),
  kindOne: { asset: 'Asset', upgrade: 'Upgrade' },
  noHomeworld: 'No homeworld',
  needsProblematic: 'Needs the option “Problematic cards”.',
  starterLines: {
    earth: 'Strong industry and a bit of everything, Battleships last.',
    mars: 'Supergiants early, then wave after wave of frigates and cruisers.',
    jupiter: 'Small and fast from the first turn.',
    'mars-second': 'Industry and a research station first, then ships that reach other homeworlds.',
    'jupiter-second': 'All its industry in the first turn, then bombers, and fighters for whoever guards against them.',
  },

  toMatch: 'Set up a match',
  deckName: 'Deck name',
  homeworld: 'Homeworld',
  size: (n: number, of: number) => `${n} of ${of} cards`,
  order: 'Deck, top card first',
  emptyDeck: 'No card yet',
  emptyBuild: 'Press cards of the pool, or drag them here. Or begin with one of these:',
  poolTitle: 'Pool',
  poolLabel: 'Cards of the pool',
  poolSearch: 'Name, class, text or facility',
  poolShown: (n: number, all: number) => `${n} of ${all} cards`,
  poolNothing: 'No card fits.',
  poolHow:
    'Press a card to put it at the end of the deck, or drag it to its place. Digits 1 to 9 add so many; I reads it.',
  filterKind: 'Kind',
  filterCost: 'Cost',
  filterClass: 'Class',
  any: 'All',
  anyCost: 'Any cost',
  anyClass: 'Any class',
  costUpTo: (n: number) => `Cost ${n}`,
  inDeck: (n: number) => (n === 0 ? 'not in the deck' : `${n} in the deck`),
  shortAsset: (population: number, power: number) => `pop ${population}, power ${power}`,
  shortUpgrade: 'upgrade',
  addCard: (name: string) => `Add ${name}`,
  added: (name: string, copies: number, place: number, all: number) =>
    `${copies > 1 ? `${copies} × ` : ''}${name} at place ${place}; ${count(all, 'card')}.`,
  movedTo: (name: string, place: number) => `${name} now begins at place ${place}.`,
  counted: (name: string, copies: number, all: number) =>
    copies === 0 ? `${name} was taken out; ${count(all, 'card')}.` : `${copies} × ${name}; ${count(all, 'card')}.`,
  joined: (name: string, copies: number) => `Joined: ${copies} × ${name}.`,
  keysHint:
    'Arrows go through the deck; with Shift they move the row, with Alt one copy of it. Digits set how many, Delete takes it out, I reads it.',
  dropHint: 'By finger: open a row with a press, drag it by its dots.',
  shareHint:
    'One line for each card or several equal ones, the top card first; or JSON with name, homeworld and cards.',
  terms: 'Legal with',
  problematic: 'Problematic cards',
  problematicHint: 'Interplanetary Missile and Colony Ship.',
  copies: 'A limit on copies',
  copiesHint: 'Usually there is none.',
  mostCopies: 'Copies of a card',
  mostCopiesShow: (n: number) => `at most ${n}`,

  views: { pool: 'Pool', deck: 'Deck', figures: 'Figures', hand: 'Hand' },
  view: 'Shown',

  figuresTitle: 'Figures',
  curve: 'Cost curve',
  curveHow: (all: number, mean: string) => `All cards together cost ${all}; ${mean} each.`,
  curveColumn: 'Cost',
  growth: 'Power and population against cost',
  growthHow: (power: number, limit: number, used: number) =>
    `With everything in play: power ${power}, population ${used} of ${limit}.`,
  growthAxis: 'cards, from the top',
  growthLines: { cost: 'Cost', power: 'Power', limit: 'Population limit', used: 'Population used' },
  growthTable: 'What the first cards come to',
  classes: 'Classes and their facilities',
  classColumns: {
    shipClass: 'Class',
    spacecraft: 'Cards',
    from: 'Built at',
    first: 'First card',
    facility: 'Facility',
  },
  sources: (atHome: boolean, assets: number, upgrades: number) =>
    [atHome && 'homeworld', assets > 0 && count(assets, 'asset'), upgrades > 0 && count(upgrades, 'upgrade')]
      .filter(Boolean)
      .join(', ') || 'nowhere',
  place: (n: number | null) => (n === null ? '–' : `${n}`),
  facilityAt: (atHome: boolean, first: number | null) =>
    atHome ? 'from the start' : first === null ? 'never' : `card ${first}`,
  never: 'Cards that can never be built',
  neverFacility: (name: string, shipClass: keyof typeof classes) =>
    `${name}: no asset of this deck can ever build ${classes[shipClass]} spacecraft.`,
  neverPopulation: (name: string, uses: number, most: number) =>
    `${name}: it uses population ${uses}; homeworld and all assets together give ${most}.`,
  neverNone: 'Every card can be built.',
  drawn: 'In hand by turn',
  researches: 'Researches each turn',
  researchesShow: (n: number) => `${n} a turn`,
  drawnHow: 'The opening hand and all cards drawn by the end of that turn’s research, whether played or not.',
  drawnColumns: { turn: 'Turn', cards: 'Cards', drawn: 'Drawn' },
  opening: 'Opening',
  nothingDrawn: 'none',

  handTitle: 'The hand, turn by turn',
  handHow:
    'A rehearsal: research as often as you say, press cards to put them into play, go on. Nothing of it is kept.',
  handTurn: (n: number) => (n === 0 ? 'Opening hand' : `Turn ${n}`),
  handCards: 'Hand',
  handPlayed: 'In play',
  handNext: 'Next turn',
  handBack: 'Back a turn',
  handStart: 'From the start',
  handEmpty: 'The hand is empty.',
  handNothing: 'Nothing yet.',
  handDraws: 'Researches this turn',
  handFewer: 'Research once less',
  handMore: 'Research once more',
  handDeck: (left: number) => `${count(left, 'card')} left in the deck`,
  handFigures: (power: number, used: number, limit: number) => `Power ${power}, population ${used} of ${limit}`,
  handPoints: (spent: number, given: number) => `${spent} of ${given} points used`,
  handOver: 'More than has been given by now.',
  play: (name: string) => `Put ${name} into play`,
  readCard: (name: string) => `Read ${name}`,
  takeBack: (name: string) => `Take ${name} back into the hand`,
  handAt: (turn: number, hand: number) => `Turn ${turn}: ${count(hand, 'card')} in hand.`,

  groups: {
    size: 'Size',
    curve: 'Cards by cost',
    strength: 'With everything in play',
    spacecraft: 'Spacecraft by class',
    early: 'Among the first cards',
    cards: 'Cards',
  },
  rows: {
    cards: 'Cards',
    cost: 'Cost of all cards',
    power: 'Power',
    limit: 'Population limit',
    used: 'Population used',
    deltaVee: 'Delta-vee of all spacecraft',
    bombardment: 'Bombardment power',
    resistance: 'Resistance of homeworld and assets',
    never: 'Cards that can never be built',
    powerOf: (n: number) => `Power by card ${n}`,
    craftOf: (n: number) => `Spacecraft by card ${n}`,
  },
  earlyHow: 'Five cards are the opening hand; with one research a turn card 10 is drawn in turn 5.',

  roundLimit: 'Round limit',
  roundLimitHint: 'After the last round the larger system wins; between computers 60 is usual.',
  roundLimitFault: (least: number, most: number) => `A match lasts ${least} to ${most} rounds at most.`,
  ends: 'How they ended',
  endsHow: (games: number) => `Of ${count(games, 'match', 'matches')}.`,
  endReasons: END_REASONS,
  endOther: 'A homeworld fell',
  endGames: 'Matches',
  means: 'On average in a match, both sides together',
  meanFigures: MEAN_FIGURES,

  sheetFigures: 'With figures and texts',
  sheetText: 'With the text to type in again',
  sheetColumns: { place: '#', card: 'Card', kind: 'Kind', cost: 'Cost', figures: 'Figures', text: 'Text' },
  sheetAsset: (builds: readonly string[]) => (builds.length > 0 ? `Asset: ${builds.join(', ')}` : 'Asset'),
  sheetFace: {
    asset: (population: number, power: number, resistance: number) =>
      `Pop +${population}, power ${power}, resist ${resistance}`,
    spacecraft: (dice: number, armor: number, deltaVee: number, population: number, bombs: number) =>
      `Dice ${dice}, armor ${armor}, delta-v ${deltaVee}, pop ${population}${bombs > 0 ? `, bomb ${bombs}` : ''}`,
    upgrade: (resistance: number) => `Resist ${resistance}`,
  },
} as const);
