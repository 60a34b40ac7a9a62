import { h, render } from 'preact';
import { App } from './ui/app/frame.tsx';
import { provideGames } from './ui/app/match-store.ts';
import { startRouter } from './ui/app/router.ts';
import { provideScene } from './ui/draw/scene-source.ts';
import { applyTheme } from './ui/theme/index.ts';

// A game is fetched by its definition: its index would bring everything other layers may ever ask of it.
provideGames({
  async 'orions-gate'() {
    const [{ orionsGate }, { matterSight }] = await Promise.all([
      import('./games/orions-gate/game.ts'),
      import('./physics/index.ts'),
    ]);
    return orionsGate(matterSight);
  },
  'battlespace-sirius': async () => (await import('./games/battlespace-sirius/index.ts')).battlespaceSirius,
  skaxar: async () => (await import('./games/skaxar/index.ts')).skaxar,
});
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
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  });
}
