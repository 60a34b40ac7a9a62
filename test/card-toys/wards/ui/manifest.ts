import type { GameUiManifest } from '../../../../src/ui/match/manifest.ts';
import { words } from './words.ts';

export const wardsUi: GameUiManifest = {
  id: 'wards',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 2,
  emblem: { outline: 'M4 3h16v10c0 5-4 7-8 9-4-2-8-4-8-9z', shape: 'M12 7l3 5-3 5-3-5z' },
  keyArt: async () => (await import('./key-art.ts')).paintWards,
  screens: async () => (await import('./index.ts')).gameUi,
  setup: async () =>
    (await import('../../screen/toy-setup.tsx')).toySetup({ game: 'wards', seats: 2, title: words.setup }),
  async quickMatch() {
    const { freshSeats, toyPlan } = await import('../../screen/plan.ts');
    return toyPlan('wards', freshSeats(2));
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  book: async () => (await import('./book.ts')).chapters,
  lab: async () => (await import('./lab.ts')).wardsLab,
};
