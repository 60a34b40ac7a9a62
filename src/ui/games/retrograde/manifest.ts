import { deckIcon } from '../../../../assets/icons/interface.ts';
import type { GameUiManifest } from '../../match/manifest.ts';
import { DECK_VIEWS } from './pages.ts';
import { menuWords as words } from './words/menu.ts';

export const retrogradeUi: GameUiManifest = {
  id: 'retrograde',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 30,
  // A world with its orbits, and a craft that burns across.
  emblem: {
    outline: 'M1.8 15.4a10.6 10.6 0 0 1 20.4 0M5 18a7.2 7.2 0 0 1 14 0',
    shape: 'M8.2 21.6a3.9 3.9 0 0 1 7.6 0zM15.2 2.2l5.4 2.1-4.2 4.4-.6-2.5-2.6.3z',
  },
  keyArt: async (small) =>
    small ? (await import('./art/key-art.ts')).paintOrbits : (await import('./art/large-key-art.ts')).paintLargeOrbits,
  screens: async () => (await import('./index.ts')).gameUi,
  setup: async () => (await import('./setup/page.tsx')).NewOrbitalWar,
  quickMatch: async () => (await import('./setup/quick.ts')).quickOrbit(),
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  book: async () => (await import('./book/index.ts')).default,
  lab: async () => (await import('./lab.ts')).retrogradeLab,
  pages: [
    {
      name: 'decks',
      title: words.decks,
      icon: deckIcon,
      parts: DECK_VIEWS,
      load: async () => (await import('./decks/page.tsx')).DecksPage,
    },
  ],
};
