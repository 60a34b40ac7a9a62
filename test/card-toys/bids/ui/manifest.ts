import type { GameUiManifest } from '../../../../src/ui/match/manifest.ts';
import { words } from './words.ts';

export const bidsUi: GameUiManifest = {
  id: 'bids',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 3,
  emblem: { outline: 'M4 4h16v16H4z', shape: 'M8 8h8v8H8z' },
  keyArt: async () => (await import('../../wards/ui/key-art.ts')).paintWards,
  screens: async () => (await import('./index.ts')).gameUi,
  setup: async () =>
    (await import('../../screen/toy-setup.tsx')).toySetup({ game: 'bids', seats: 4, title: words.setup }),
  async quickMatch() {
    const { freshSeats, toyPlan } = await import('../../screen/plan.ts');
    return toyPlan('bids', freshSeats(4));
  },
  lesson: () => Promise.reject(new Error('Bids has no lesson.')),
  lab: async () => (await import('./lab.ts')).bidsLab,
  book: async () => [
    {
      number: 1,
      title: words.book.chapter,
      entries: [{ id: 'B-1', chapter: 1, title: words.book.bid, body: words.book.bidText }],
    },
  ],
};
