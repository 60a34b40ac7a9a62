import { CardTableScene } from '../../../scenes/card-table-scene.ts';
import { openTimeline, present } from '../../../src/engine/timeline.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import {
  battlespaceSirius,
  type BattlespaceSiriusPosition,
  type BattlespaceSiriusState,
  type BattlespaceSiriusView,
} from '../../../src/games/battlespace-sirius/index.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { overlaysOf } from '../../../src/ui/games/battlespace-sirius/overlays.ts';
import { createStage } from '../../../src/ui/games/battlespace-sirius/table/create-stage.ts';
import { openTool, reduceTool } from '../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import { provideScene } from '../../../src/ui/table/scene-source.ts';

/** Six ships in a tangle, of which the first has the turn and four are adjacent to it. */
const SIX: BattlespaceSiriusPosition['vessels'] = [
  { seat: '1', cell: [0, 0], heading: 'N', power: [5, 4, 6, 3] },
  { seat: '2', cell: [1, 1], heading: 'W', power: [4, 6, 3, 4] },
  { seat: '3', cell: [1, 0], heading: 'E', power: [0, 2, 6, 6] },
  { seat: '4', cell: [0, 1], heading: 'S', power: [3, 3, 0, 1] },
  { seat: '5', cell: [-1, 0], heading: 'N', power: [3, 3, 2, 1] },
  { seat: '6', cell: [-1, 1], heading: 'W', power: [6, 6, 6, 6] },
];

/** What the first of so many sees when it is to maneuver. */
const viewOf = (count: number): BattlespaceSiriusView => {
  const seats = SIX.slice(0, count).map(({ seat }) => ({ seat, player: 'human' as const, name: seat }));
  const position = { vessels: SIX.slice(0, count) };
  const line = openTimeline(
    battlespaceSirius as AnyGame,
    headerOf(battlespaceSirius as AnyGame, { options: { playerCount: count }, seats, position, dice: [] }),
  );
  const { state } = present(line) as { readonly state: BattlespaceSiriusState };
  return battlespaceSirius.view(state, { kind: 'seat', seat: '1' });
};

provideScene('cardTable', async () => (onReady) => new CardTableScene(onReady));
const stage = await createStage(document.getElementById('host')!, {
  renderer: 'canvas',
  speed: 1,
  reducedMotion: false,
  palette: 'standard',
  overlayOpacity: 1,
  overlayStyle: 'filled',
  showGrid: true,
});
stage.insets({ top: 50, right: 424, bottom: 6, left: 226 });
const views = { duel: viewOf(2), six: viewOf(6) };
stage.show(views.six);
await document.fonts.ready;
stage.frames.manual(true);
const canvases = [...document.querySelectorAll('canvas')];

/** Makes the browser finish what was drawn; otherwise only the writing down of commands is measured. */
const flush = (): number =>
  canvases.reduce((sum, canvas) => sum + (canvas.getContext('2d')?.getImageData(700, 400, 1, 1).data[2] ?? 0), 0);

/** Everything that is drawn while a maneuver is looked for: one arrow after the other is pointed at. */
const draw = (view: BattlespaceSiriusView, n: number): void => {
  const turn = ([90, 180, 270] as const)[n % 3]!;
  const { tool } = reduceTool(openTool(view), { kind: 'point', under: { kind: 'turn', turn, cell: [0, 0] } }, view);
  stage.overlays(overlaysOf({ view, tool, busy: false, coordinates: false }));
  stage.frames.step(0);
  flush();
};

/** Milliseconds a frame takes with all six vessels or with the first two, over so many frames. */
const measure = (six: boolean, frames: number): number => {
  const view = six ? views.six : views.duel;
  stage.show(view);
  draw(view, 0);
  // Pictures are baked for this size before anything is measured.
  stage.settle();
  draw(view, 1);
  const started = performance.now();
  for (let n = 0; n < frames; n += 1) draw(view, n);
  return (performance.now() - started) / frames;
};
Object.assign(window, { measure, stage, ok: true });
