import { h, render } from 'preact';
import { App } from './ui/app/frame.tsx';
import { GAMES } from './games/index.ts';
import { finderOver } from './session/find-game.ts';
import { GAME_UIS } from './ui/games/list.ts';
import { provideGameUis } from './ui/match/manifest.ts';
import { provideGames } from './ui/match/match-store.ts';
import { startRouter } from './ui/match/router.ts';
import { provideScene } from './ui/table/scene-source.ts';
import { watchForUpdates } from './ui/kit/update.ts';
import { applyTheme } from './ui/theme/index.ts';

provideGames(finderOver(GAMES, { sight: async () => (await import('./physics/index.ts')).matterSight }));
provideGameUis(GAME_UIS);
provideScene('table', async () => {
  const { TableScene } = await import('../scenes/table-scene.ts');
  return (onReady) => new TableScene(onReady);
});
provideScene('cardTable', async () => {
  const { CardTableScene } = await import('../scenes/card-table-scene.ts');
  return (onReady) => new CardTableScene(onReady);
});
applyTheme();
startRouter();
render(h(App, {}), document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Without it the program works all the same, only not without a net.
    watchForUpdates('./service-worker.js').catch(() => undefined);
  });
}
