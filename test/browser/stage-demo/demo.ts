import { TableScene } from '../../../scenes/table-scene.ts';
import { createStage } from '../../../src/ui/games/orions-gate/table/create-stage.ts';
import type { StageSettings } from '../../../src/ui/table/stage.ts';
import type { Overlay } from '../../../src/ui/games/orions-gate/table/stage.ts';
import { films } from './demo-events.ts';
import { demoView } from './demo-view.ts';
import { provideScene } from '../../../src/ui/table/scene-source.ts';
import { showFilmAt } from '../setup/film-at.ts';

const query = new URLSearchParams(location.search);
const settings: StageSettings = {
  renderer: (query.get('renderer') ?? 'canvas') as StageSettings['renderer'],
  speed: 1,
  reducedMotion: false,
  palette: (query.get('palette') ?? 'standard') as StageSettings['palette'],
  overlayOpacity: 1,
  overlayStyle: (query.get('style') ?? 'filled') as StageSettings['overlayStyle'],
  showGrid: query.has('grid'),
};
const view = demoView();
if (query.has('theme')) Object.assign(view.options, { theme: query.get('theme') });
const aids: Overlay[] = [
  { kind: 'mark', unit: 'a1.3', mark: 'selected' },
  { kind: 'mark', unit: 'b1.10', mark: 'target', label: '83 %' },
  { kind: 'mark', unit: 'b1.9', mark: 'refused', label: 'out of arc' },
  { kind: 'mark', unit: 'a1.4', mark: 'ready' },
  { kind: 'mark', unit: 'a1.1', mark: 'hovered' },
  { kind: 'wedge', x: 38500, y: 18500, radius: 18000, from: 700, to: 9700, tone: 'sideA', label: '18 in' },
  { kind: 'ring', x: 42500, y: 39500, radius: 7500, tone: 'sideB', dashed: true, fill: true, label: 'Hangar 6 in' },
  {
    kind: 'line',
    from: { x: 30000, y: 10000 },
    to: { x: 41600, y: 38100 },
    tone: 'neutral',
    ticks: true,
    label: '30.42 in',
  },
  {
    kind: 'line',
    from: { x: 14500, y: 10100 },
    to: { x: 16500, y: 15600 },
    tone: 'bad',
    dashed: true,
    label: 'misses by 0.07 in',
  },
  {
    kind: 'ribbon',
    points: [
      { x: 20500, y: 12500 },
      { x: 21500, y: 15500 },
      { x: 21000, y: 21000 },
    ],
    radius: 1000,
    tone: 'good',
    label: '5.6 of 6 in',
  },
  {
    kind: 'ghost',
    id: 'g',
    unitType: 'destroyers',
    side: 'A',
    radius: 1000,
    pose: { x: 21000, y: 21000, heading: 9500, table: 1 },
    tone: 'good',
    handle: true,
  },
  {
    kind: 'fan',
    from: { x: 30900, y: 35700 },
    target: { x: 38500, y: 18500, radius: 1000 },
    halfWidth: 0.053,
    hidden: [{ from: -0.053, to: -0.01 }],
    tone: 'neutral',
    label: '40 % hidden',
  },
  {
    kind: 'area',
    rings: [
      [
        { x: 54000, y: 36000 },
        { x: 61000, y: 31500 },
        { x: 68000, y: 34500 },
        { x: 69000, y: 43000 },
        { x: 58000, y: 45000 },
      ],
    ],
    tone: 'sideB',
    hatched: true,
    label: 'most 11 in',
  },
  {
    kind: 'area',
    rings: [
      [
        { x: 56500, y: 36800 },
        { x: 61200, y: 33600 },
        { x: 66200, y: 35800 },
        { x: 66800, y: 41400 },
        { x: 59500, y: 42800 },
      ],
    ],
    tone: 'sideB',
    label: 'sure 9 in',
  },
  { kind: 'outline', piece: view.tables[0]!.pieces[6]!, tone: 'neutral', label: 'Nebula, obscuring' },
  { kind: 'pin', at: { x: 50000, y: 20000 }, tone: 'warn', label: 'enters here' },
];

provideScene('table', async () => (onReady) => new TableScene(onReady));
const stage = await createStage(document.getElementById('host')!, settings);
stage.show(query.has('deploy') ? { ...view, stage: 'deploy' } : view);
if (query.has('table')) stage.look(Number(query.get('table')));
if (query.has('aids')) stage.overlays(aids);
if (query.has('scale'))
  stage.focus({ x: Number(query.get('x') ?? 36000), y: Number(query.get('y') ?? 24000) }, Number(query.get('scale')));
// At rest: no frame for a while.
for (let count = -1; count !== stage.frames.count();) {
  count = stage.frames.count();
  await new Promise((resolve) => setTimeout(resolve, 700));
}
stage.settle();
/** Shows a film at a moment, for a picture. */
const filmAt = async (name: string, ms: number): Promise<void> => {
  await showFilmAt(stage.frames, () => stage.play(films[name]!, view), ms);
};
if (query.has('film')) await filmAt(query.get('film')!, Number(query.get('ms') ?? 300));
Object.assign(window, { stage, view, aids, films, filmAt, ok: true });
