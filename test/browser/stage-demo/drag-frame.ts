import type { OrionsGateView, Piece, PieceKind, Side, Unit, UnitType } from '../../../src/games/orions-gate/index.ts';
import type { Point } from '../../../src/table/shape.ts';
import { TableScene } from '../../../scenes/table-scene.ts';
import { createStage } from '../../../src/ui/games/orions-gate/table/create-stage.ts';
import type { Overlay } from '../../../src/ui/games/orions-gate/table/stage.ts';
import { demoView } from './demo-view.ts';
import { provideScene } from '../../../src/ui/table/scene-source.ts';

/** A table in tiers: ships and pieces, and how they are laid out. */
interface Crowd {
  readonly width: number;
  readonly ships: number;
  readonly pieces: number;
  /** Pieces in a row, and mils between two of them. */
  readonly row: number;
  readonly step: number;
  readonly rise: number;
}

/** Forty ships and thirty pieces on a table of six feet; a hundred and sixty on one of twelve (OG-18.2). */
const CROWDS = {
  plain: { width: 72_000, ships: 40, pieces: 30, row: 10, step: 6600, rise: 9500 },
  big: { width: 144_000, ships: 100, pieces: 60, row: 20, step: 6700, rise: 9500 },
} as const satisfies { readonly [name: string]: Crowd };

const crowd = ({ width, ships, pieces: count, row, step, rise }: Crowd): OrionsGateView => {
  const demo = demoView();
  const kinds: readonly PieceKind[] = ['obscuring', 'blocking', 'dangerous'];
  const types: readonly UnitType[] = ['scouts', 'fighters', 'destroyers', 'battleships'];
  const pieces = Array.from({ length: count }, (_, index): Piece => ({
    id: `P${index + 1}`,
    name: '',
    kind: kinds[index % 3]!,
    parts: [
      {
        kind: 'circle',
        x: 6000 + (index % row) * step,
        y: 14500 + Math.floor(index / row) * rise,
        radius: 1500 + (index % 4) * 300,
      },
    ],
  }));
  const units = Array.from({ length: ships }, (_, index): Unit => {
    const side: Side = index < ships / 2 ? 'A' : 'B';
    const unitType = types[index % 4]!;
    return {
      ...demo.units[0]!,
      id: `${side === 'A' ? 'a1' : 'b1'}.${(index % (ships / 2)) + 1}`,
      name: `Ship ${index + 1}`,
      unitType,
      side,
      captain: side === 'A' ? 'a1' : 'b1',
      pose: {
        table: 1,
        x: Math.round(4000 + ((index % (ships / 2)) * (width - 8000)) / (ships / 2 - 1)),
        y: (side === 'A' ? 6000 : 42000) + (index % 2) * 3500,
        heading: (side === 'A' ? 9000 : 27000) + ((index * 700) % 3000),
      },
      components: demo.units[0]!.components.slice(0, [0, 1, 3, 6][index % 4]),
    };
  });
  return { ...demo, tables: [{ ...demo.tables[0]!, width, pieces }], markers: [], units };
};

const round = (x: number, y: number, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.round(x + Math.cos((index / count) * Math.PI * 2) * radius),
    y: Math.round(y + Math.sin((index / count) * Math.PI * 2) * radius),
  }));

/** Everything a drag can show at once, at frame n of the drag. */
const everything = (view: OrionsGateView, n: number): readonly Overlay[] => {
  const ship = view.units[2]!.pose!;
  const at = { x: ship.x + 1500 + n * 11, y: ship.y + 5000 + n * 17 };
  const enemies = view.units.filter((unit) => unit.side === 'B');
  return [
    { kind: 'area', rings: [round(ship.x, ship.y, 6000, 96)], tone: 'neutral', label: '6 in' },
    {
      kind: 'area',
      rings: [round(ship.x, ship.y, 9000, 96), round(ship.x, ship.y, 6000, 96)],
      tone: 'warn',
      hatched: true,
      label: 'with engines',
    },
    ...enemies
      .slice(0, 10)
      .map((unit): Overlay => ({ kind: 'area', rings: [round(unit.pose!.x, unit.pose!.y, 12000, 96)], tone: 'bad' })),
    ...view.tables[0]!.pieces.slice(0, 6).map((piece): Overlay => ({ kind: 'outline', piece, tone: 'neutral' })),
    { kind: 'wedge', x: at.x, y: at.y, radius: 18000, from: 4500, to: 13500, tone: 'sideA', label: '18 in' },
    { kind: 'ring', x: at.x, y: at.y, radius: 13000, tone: 'sideA', dashed: true, label: '12 in' },
    {
      kind: 'ribbon',
      points: [ship, { x: ship.x + 500, y: ship.y + 3000 }, at],
      radius: 1000,
      tone: 'good',
      label: '5.2 of 6 in',
    },
    ...enemies.slice(0, 5).map((unit, index): Overlay => ({
      kind: 'line',
      from: at,
      to: unit.pose!,
      tone: 'neutral',
      ticks: true,
      label: `${(12 + index + n / 10).toFixed(2)} in`,
    })),
    ...enemies.slice(5, 8).map((unit): Overlay => ({
      kind: 'fan',
      from: at,
      target: { ...unit.pose!, radius: 1000 },
      halfWidth: 0.03,
      hidden: [{ from: -0.03, to: 0 }],
      tone: 'neutral',
    })),
    ...enemies.map((unit, index): Overlay => ({
      kind: 'mark',
      unit: unit.id,
      mark: index % 2 ? 'target' : 'refused',
      label: index < 8 ? `${40 + index} %` : undefined,
    })),
    { kind: 'mark', unit: view.units[2]!.id, mark: 'selected' },
    { kind: 'pin', at: { x: at.x - 800, y: at.y + 600 }, tone: 'warn', label: 'enters the nebula' },
    {
      kind: 'ghost',
      id: 'ghost',
      unitType: 'destroyers',
      side: 'A',
      radius: 1000,
      pose: { ...at, heading: 9000, table: 1 },
      tone: 'good',
      handle: true,
    },
  ];
};

provideScene('table', async () => (onReady) => new TableScene(onReady));
const stage = await createStage(document.getElementById('host')!, {
  renderer: 'canvas',
  speed: 1,
  reducedMotion: false,
  palette: 'standard',
  overlayOpacity: 1,
  overlayStyle: 'filled',
  showGrid: true,
});
const view = crowd(CROWDS[new URLSearchParams(location.search).has('big') ? 'big' : 'plain']);
stage.show(view);
stage.settle();
stage.frames.manual(true);
const canvases = [...document.querySelectorAll('canvas')];

/** Makes the browser finish what was drawn; otherwise only the writing down of commands is measured. */
const flush = (): number =>
  canvases.reduce((sum, canvas) => sum + (canvas.getContext('2d')?.getImageData(700, 400, 1, 1).data[2] ?? 0), 0);

/** Milliseconds a frame of a drag, over so many frames. */
const measure = (aids: boolean, frames: number): number => {
  const started = performance.now();
  for (let n = 0; n < frames; n += 1) {
    stage.overlays(aids ? everything(view, n) : []);
    stage.frames.step(0);
    flush();
  }
  return (performance.now() - started) / frames;
};
Object.assign(window, { measure, everything: () => everything(view, 20), stage, ok: true });
