import { formationIcon } from '../../../../assets/icons/interface.ts';
import type { GameUiManifest } from '../../match/manifest.ts';
import { FLEET_VIEWS } from './pages.ts';
import { menuWords as words } from './words/menu.ts';

export const orionsSpurUi: GameUiManifest = {
  id: 'orions-spur',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 40,
  // Two lines of ships that face each other.
  emblem: {
    outline: 'M2 12h20',
    shape:
      'M12 1.6l2.6 6.4-2.6-1-2.6 1zM5 3.6l2 4.8-2-.8-2 .8zM19 3.6l2 4.8-2-.8-2 .8zM12 22.4l-2.6-6.4 2.6 1 2.6-1zM5 20.4l-2-4.8 2 .8 2-.8zM19 20.4l-2-4.8 2 .8 2-.8z',
  },
  keyArt: async () => (await import('./art/key-art.ts')).paintFleets,
  screens: async () => (await import('./index.ts')).gameUi,
  setup: async () => (await import('./setup/page.tsx')).NewFleetBattle,
  quickMatch: async () => (await import('./setup/quick.ts')).quickSpur(),
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  book: async () => (await import('./book/index.ts')).default,
  lab: async () => (await import('./lab.ts')).spurLab,
  pages: [
    {
      name: 'spur-fleets',
      title: words.fleets,
      icon: formationIcon,
      parts: FLEET_VIEWS,
      load: async () => (await import('./fleets/page.tsx')).FleetsPage,
    },
  ],
};
