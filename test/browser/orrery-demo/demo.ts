import { CardTableScene } from '../../../scenes/card-table-scene.ts';
import { createStage } from '../../../src/ui/games/retrograde/table/create-stage.ts';
import { frameOf } from '../../../src/ui/games/retrograde/table/extent.ts';
import { shapeOf } from '../../../src/ui/games/retrograde/table/layout.ts';
import type { OrreryOverlay } from '../../../src/ui/games/retrograde/table/stage.ts';
import { provideScene } from '../../../src/ui/table/scene-source.ts';
import type { StageSettings } from '../../../src/ui/table/stage.ts';
import { AIDS, FILMS } from './demo-aids.ts';
import { VIEWS } from '../../helpers/rg-demo-view.ts';

// ?view=few|several|many &aids=reach|plan|... &film=transfer|... &ms=400 &frame=1-earth,2-mars &insets=52,0,0,0
const query = new URLSearchParams(location.search);
const settings: StageSettings = {
  renderer: (query.get('renderer') ?? 'canvas') as StageSettings['renderer'],
  speed: 1,
  reducedMotion: query.has('still'),
  palette: (query.get('palette') ?? 'standard') as StageSettings['palette'],
  overlayOpacity: 1,
  overlayStyle: 'filled',
  showGrid: true,
};
const view = VIEWS[query.get('view') ?? 'few']!();
provideScene('cardTable', async () => (onReady) => new CardTableScene(onReady));
await Promise.all(['500', '600'].map((weight) => document.fonts.load(`${weight} 16px 'Chakra Petch'`)));
const host = document.getElementById('host')!;
const stage = await createStage(host, settings);
const [top = 0, right = 0, bottom = 0, left = 0] = (query.get('insets') ?? '0,0,0,0').split(',').map(Number);
stage.insets({ top, right, bottom, left });
const shape: OrreryOverlay = {
  kind: 'shape',
  shape: shapeOf(host.clientWidth - left - right, host.clientHeight - top - bottom),
};
const overlays = [shape, ...(AIDS[query.get('aids') ?? '']?.(view) ?? [])];
stage.overlays(overlays);
stage.show(view);
const framed = frameOf(
  view,
  overlays,
  (query.get('frame') ?? '').split(',').map((asset) => ({ kind: 'asset', asset })),
);
if (framed) stage.frame(framed);
/** At rest: no frame for a while. */
const rest = async (): Promise<void> => {
  for (let count = -1; count !== stage.frames.count();) {
    count = stage.frames.count();
    await new Promise((resolve) => setTimeout(resolve, 900));
  }
};
await rest();
stage.settle();
/** Shows a film at a moment, for a picture. */
const filmAt = (name: string, ms: number): void => {
  const { events, end } = FILMS[name]!();
  stage.frames.manual(true);
  void stage.play(events, end);
  stage.frames.step(0);
  for (let passed = 0; passed < ms; passed += 20) stage.frames.step(20);
};
if (query.has('film')) filmAt(query.get('film')!, Number(query.get('ms') ?? 300));
Object.assign(window, { stage, view, filmAt, rest, ok: true });
