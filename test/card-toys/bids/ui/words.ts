import { count } from '../../../../src/ui/kit/words/text.ts';

/** Words of Bids. */
export const words = {
  line: 'Two teams bid in secret, the higher sum scores.',
  playHint: 'You and the computer against two of it.',
  picture: 'Four cards face down.',
  setup: 'New match of Bids',
  heading: 'A match of Bids',
  tableHelp: 'The bids of this round, or of the one before.',
  sides: 'Teams',
  middle: 'Bid here',
  note: (cards: number, score: number) => `${count(cards, 'card')}, ${count(score, 'round')} won`,
  value: (value: number) => `Bids ${value}`,
  bid: ({ value, title }: { readonly value: number; readonly title: string }) => `Bid ${value}: ${title}`,
  cards: ['Ore', 'Ice', 'Fuel', 'Gold'],
  takeBack: 'Take the bid back',
  keep: 'Keep it and hand the screen on',
  waitFor: (names: string) => `${names} bid in secret.`,
  handOver: { bid: 'They bid a card in secret.', takeBack: 'They may take their bid back.' },
  over: 'The match is over.',
  won: 'Rounds won',
  undo: (type: string) => (type === 'bid' ? 'the bid' : 'that the bid was taken back'),
  log: {
    bid: (who: string) => `${who} has bid.`,
    own: (card: string) => `You bid ${card}.`,
    takenBack: (who: string) => `${who} takes the bid back.`,
    shown: (bids: string, team: string) => `${bids}. The round goes to ${team}.`,
    drew: (card: string) => `You draw ${card}.`,
    reshuffled: 'The discard is shuffled into a new deck.',
    ended: 'The match ends.',
  },
  book: { chapter: 'Playing', bid: 'Bidding', bidText: 'All bid at once and in secret.' },
} as const;
