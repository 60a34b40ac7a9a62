import type { GameUiManifest } from '../../match/manifest.ts';
import { fetchTable } from './open-table.ts';
import { menuWords as words } from './words/menu.ts';

export const battlespaceSiriusUi: GameUiManifest = {
  id: 'battlespace-sirius',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 10,
  // A card with a ship and the clips of its four sides.
  emblem: {
    outline:
      'M6.5 2.5h11a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10 5h4M10 19h4M7 10.5v3M17 10.5v3',
    shape: 'M12 7.4l2.7 7.4h-1.6V17h-2.2v-2.2H9.3z',
  },
  keyArt: async () => (await import('./art/key-art.ts')).paintDuel,
  screens: async () => (await import('./index.ts')).gameUi,
  table: fetchTable,
  setup: async () => (await import('./setup/page.tsx')).NewDuel,
  quickMatch: async () => (await import('./setup/quick.ts')).quickDuel(),
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  book: async () => (await import('./book/index.ts')).default,
  paletteSample: async () => (await import('./art/palette-sample.tsx')).PaletteSample,
  lab: async () => (await import('./lab.ts')).battlespaceSiriusLab,
};
