import { startBaking } from '../../../../assets/art/skaxar/bake-thread.ts';
import type { GameUiManifest } from '../../match/manifest.ts';
import { fetchTable } from './open-table.ts';
import { menuWords as words } from './words/menu.ts';

export const skaxarUi: GameUiManifest = {
  id: 'skaxar',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 20,
  // Talons above a planet.
  emblem: {
    outline: 'M1.8 19.6a13 13 0 0 1 20.4 0M5.4 21.6a9.4 9.4 0 0 1 13.2 0',
    shape:
      'M4.4 3.4c3.9 2.2 5.6 5.3 5 9.7C8 9.6 6.6 6.8 4.4 3.4zM10.1 1.6c3.9 2.3 5.5 5.7 4.8 10.4C13.6 8.3 12.3 5.2 10.1 1.6zM16 3.4c3.3 2 4.6 5 3.9 8.9C18.9 9.2 17.8 6.5 16 3.4z',
  },
  keyArt: async () => (await import('./art/key-art.ts')).paintWar,
  screens: async () => (await import('./index.ts')).gameUi,
  table: fetchTable,
  setup: async () => (await import('./setup/page.tsx')).NewWar,
  quickMatch: async () => {
    startBaking();
    return (await import('./setup/quick.ts')).quickWar();
  },
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  book: async () => (await import('./book/index.ts')).default,
  lab: async () => (await import('./lab.ts')).skaxarLab,
};
