import { quickStartIcon, scenarioIcon, shipsIcon } from '../../../../assets/icons/interface.ts';
import type { GameUiManifest } from '../../match/manifest.ts';
import { FLEET_VIEWS } from './pages.ts';
import { menuWords as words } from './words/menu.ts';

export const orionsGateUi: GameUiManifest = {
  id: 'orions-gate',
  line: words.line,
  playHint: words.playHint,
  picture: words.picture,
  minutes: 30,
  // A gate with a ship in it.
  emblem: {
    outline: 'M9 3.4A9 9 0 0 0 9 20.6M15 3.4A9 9 0 0 1 15 20.6M12 1.6v2.2M12 20.2v2.2',
    shape: 'M12 6.2l3.7 10.4L12 14.8l-3.7 1.8z',
  },
  keyArt: async () => (await import('./art/key-art.ts')).paintFleets,
  screens: async () => (await import('./index.ts')).gameUi,
  table: async () => (await import('./open-table.ts')).fetchTable(),
  setup: async () => (await import('./setup/page.tsx')).NewBattle,
  quickMatch: async () => (await import('./setup/quick.ts')).quickBattle(),
  quickStarts: [
    { key: 'mission', label: words.mission, plan: async () => (await import('./setup/quick.ts')).quickMission() },
  ],
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  practice: async (missed, options) => (await import('./practice.ts')).practiceFor(missed, options),
  book: async () => (await import('./book/index.ts')).default,
  lab: async () => (await import('./lab.ts')).orionsGateLab,
  pages: [
    {
      name: 'quick-start',
      title: words.quickStart,
      icon: quickStartIcon,
      guide: true,
      parts: [],
      load: async () => (await import('./quick-start/page.tsx')).QuickStartPage,
    },
    {
      name: 'scenarios',
      title: words.scenarios,
      icon: scenarioIcon,
      parts: 'any',
      load: async () => (await import('./scenarios/page.tsx')).ScenariosPage,
    },
    {
      name: 'fleets',
      title: words.fleets,
      icon: shipsIcon,
      parts: FLEET_VIEWS,
      load: async () => (await import('./fleets/page.tsx')).FleetsPage,
    },
    {
      name: 'puzzle',
      title: words.scenarios,
      icon: null,
      parts: 'any',
      load: async () => (await import('./puzzles/page.tsx')).PuzzlePage,
    },
    {
      name: 'editor',
      title: words.editor,
      icon: null,
      parts: [],
      load: async () => (await import('./editor/page.tsx')).EditorPage,
    },
  ],
};
