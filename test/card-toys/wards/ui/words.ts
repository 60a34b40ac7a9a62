import { count } from '../../../../src/ui/kit/words/text.ts';

interface Card {
  readonly value: number;
  readonly title: string;
}

/** Words of Wards. */
export const words = {
  line: 'Strike with a card, ward with one as high.',
  playHint: 'You against the computer.',
  picture: 'Two shields.',
  heading: 'A match of Wards',
  tableHelp: 'The cards that were played.',
  hands: 'Players',
  strike: ({ value, title }: Card) => `Strike with ${value}: ${title}`,
  ward: ({ value, title }: Card) => `Ward with ${value}: ${title}`,
  riposte: ({ value, title }: Card) => `Hit back with ${value}: ${title}`,
  does: { ward: 'it comes to nothing', riposte: 'it goes on, and so does yours' },
  pass: 'Pass',
  middle: 'Played and warded here',
  value: (value: number) => `Strikes and wards with ${value}`,
  strikes: (by: string, at: string, card: string) => `${by} strikes ${at}: ${card}`,
  costs: (lives: number) => `costs ${count(lives, 'life', 'lives')}`,
  triggers: [
    { trigger: 'struck', name: 'I am struck' },
    { trigger: 'riposted', name: 'I am hit back' },
  ],
  windowSteps: ['struck', 'riposted', 'warded', 'passed'] as readonly string[],
  handOver: { strike: 'It is their turn.', ward: 'They are struck and may answer.', arrange: 'They look at the deck.' },
  look: 'The top of the deck',
  lookText: 'The first one is drawn first.',
  decides: (name: string) => `${name} decides.`,
  over: 'The match is over.',
  lives: (lives: number, cards: number) => `${count(lives, 'life', 'lives')}, ${count(cards, 'card')}`,
  left: 'Lives left',
  player: 'Player',
  undo: (type: string) => type,
  log: {
    struck: (by: string, face: number) => `${by} strikes with ${face}.`,
    warded: (by: string, face: number) => `${by} wards with ${face}.`,
    riposted: (by: string, face: number) => `${by} hits back with ${face}.`,
    took: (who: string, lives: number) => `${lives} lives left for ${who}.`,
    played: (by: string, face: number) => `${by} plays a ${face}.`,
    lost: (who: string, face: number) => `A ${face} is lost to ${who}.`,
    drew: (card: string) => `You draw ${card}.`,
    passed: (who: string) => `${who} passes.`,
    ended: 'The match ends.',
  },
  setup: 'New match of Wards',
  lesson: {
    title: 'Strike and ward',
    lead: 'The first strike.',
    read: 'Two players, five lives each.',
    strike: 'Strike with your 5.',
    instead: 'Use the 5.',
    learnt: 'A strike that is not warded costs lives.',
  },
  book: { chapter: 'Playing', turn: 'Turn', turnText: 'In turn a player strikes.', ward: 'Warding' },
  wardText: 'A strike is warded with a card at least as high.',
  lab: { rivals: { open: 'Open guard' }, opener: 'First striker', figures: 'A match' },
  figures: { strikes: 'Strikes', warded: 'Warded' },
} as const;
