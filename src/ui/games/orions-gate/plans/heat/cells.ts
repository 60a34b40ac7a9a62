import type { HeatScale } from '../state.ts';
import type { HeatLayer } from './ask.ts';

type Cell = { readonly x: number; readonly y: number; readonly value: number };

const known = new WeakMap<HeatLayer, { [scale in HeatScale]?: readonly Cell[] }>();

/** The places of a layer with the value a scale shows; made once. A captured ship is as lost as a destroyed one. */
export function heatCells(layer: HeatLayer, scale: HeatScale): readonly Cell[] {
  const kept = known.get(layer) ?? {};
  known.set(layer, kept);
  return (kept[scale] ??= layer.list.map((cell) => ({
    x: cell.x,
    y: cell.y,
    value: scale === 'destroyed' ? cell.destroyed + cell.captured : cell[scale],
  })));
}
