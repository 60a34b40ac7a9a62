import { count } from '../../kit/words/text.ts';

/** Words of the parts that show cards, whatever the game. */
export const cardText = {
  // The inspector.
  before: 'Previous card',
  after: 'Next card',
  placeIn: (zone: string, at: number, of: number) => `${zone}: ${at} of ${of}`,
  lies: 'On this card',
  gauge: (value: number, most: number) => `${value} of ${most}`,
  token: (name: string, copies: number) => (copies === 1 ? name : `${copies} × ${name}`),
  modifier: (change: string, reason: string) => `${change}: ${reason}`,

  // Zones.
  empty: 'No card lies here.',
  hidden: 'The cards of this pile may not be listed.',
  held: (cards: number, kinds: number) =>
    cards === kinds ? count(cards, 'card') : `${count(cards, 'card')}, ${count(kinds, 'kind')}`,
  search: 'Search these cards',
  found: (found: number, of: number) => `${found} of ${count(of, 'entry', 'entries')} found`,
  foundNone: (query: string) => `No card here has “${query}” in its name or text.`,
  copies: (n: number) => `× ${n}`,

  // Looking at cards.
  choose: 'Choose',
  chosen: 'Chosen',
  toLeft: (card: string) => `${card}: to the left`,
  toRight: (card: string) => `${card}: to the right`,
  read: (card: string) => `Read ${card}`,
  place: (at: number, of: number) => `${at} of ${of}`,
  moved: (card: string, at: number, of: number) => `${card} is now ${at} of ${of}`,
  ends: { first: 'First', last: 'Last' },
  tally: (chosen: number, least: number, most: number) =>
    least === most ? `${chosen} of ${most} chosen` : `${chosen} chosen, ${least} to ${most} wanted`,
  tooMany: (most: number) => `No more than ${count(most, 'card')} may be chosen: put one back first.`,
  tooFew: (more: number) => `Choose ${count(more, 'more card')} first.`,
  confirm: 'Confirm',
  lookHelp: 'Enter chooses a card, I reads it.',
  orderHelp: 'Drag the cards into order, or move them with Shift and an arrow key.',

  // Reactions.
  strip: 'Reactions',
  pending: 'What waits',
  gone: 'comes to nothing',
  asked: (name: string) => `${name} is asked`,
  askedYou: 'You are asked',
  nobody: 'Nobody is asked any more',
  hasPassed: 'passed',
  isAsked: 'is asked',
  yetToAnswer: 'not asked yet',
  rests: 'passes for the rest',
  react: 'What you may answer',
  noAnswer: 'You have nothing to answer with.',
  otherWays: (ways: number) => `${count(ways, 'other way', 'other ways')} to take it off`,
  pass: 'Pass',
  passRest: 'Pass for the rest',
  passRestTip: 'Pass at every later prompt until all that waits is settled.',
  passTurn: 'Pass for the turn',
  passTurnTip: 'Pass now and in every later window of this turn. Taking back lets you be asked again.',
  autoPass: 'Auto-pass',
  autoPassHelp: 'How you want to be asked. Only you can see this.',
  wishes: { ask: 'Ask', passIfSafe: 'If safe', pass: 'Pass' },
  wishTips: {
    ask: 'You are asked whenever you could react.',
    passIfSafe: 'You pass by yourself as long as nothing of yours would be lost.',
    pass: 'You always pass by yourself.',
  },
  stop: 'Stop if I could react',
  stopHelp: 'The match waits for you before it goes on, even where you would pass by yourself.',
} as const;
