import { afterEach, expect, it, vi } from 'vitest';
import { fetchAhead, provideMatchPage } from '../../../src/ui/match/fetch-ahead.ts';
import { provideGameUis, type GameUiManifest } from '../../../src/ui/match/manifest.ts';
import { provideGames } from '../../../src/ui/match/match-store.ts';
import { GAME_UIS } from '../../../src/ui/games/list.ts';

afterEach(() => {
  provideGameUis(GAME_UIS);
  provideMatchPage(async () => undefined);
  provideGames(async () => null);
});

const gameWith = (parts: Partial<GameUiManifest>) => provideGameUis({ skaxar: { ...GAME_UIS.skaxar, ...parts } });

it('fetches page, screens, table and rules of a match at once, and waits for none of them', () => {
  const asked: string[] = [];
  const never = (name: string) => () => (asked.push(name), new Promise<never>(() => undefined));
  gameWith({ screens: never('screens'), table: never('table') });
  provideMatchPage(never('page'));
  provideGames(never('rules'));
  fetchAhead('skaxar');
  expect(asked).toEqual(['page', 'screens', 'table', 'rules']);
});

it('leaves what cannot be fetched to whoever needs it', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const lost = vi.fn(() => Promise.reject(new Error('offline')));
  gameWith({ screens: lost, table: lost });
  fetchAhead('skaxar');
  fetchAhead('no such game');
  await new Promise((rest) => setTimeout(rest));
  expect(lost).toHaveBeenCalledTimes(2);
  expect(unheard).not.toHaveBeenCalled();
  process.off('unhandledRejection', unheard);
});
