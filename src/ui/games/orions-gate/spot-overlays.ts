import type { AnyGame } from '../../../engine/game.ts';
import { spotArea, type OrionsGateView, type Spot } from '../../../games/orions-gate/index.ts';
import { onTable, type Overlay, type Tone } from './table/stage.ts';
import { tablesText as words } from './words/tables.ts';
import { stateOf } from './asking.ts';
import { sideTone } from './measure-overlays.ts';
import { pad } from './pad.ts';
import type { BattleState } from './state.ts';
import { spotRadius, type SpotTool } from './tools/spot.ts';
import { whyOverlays } from './why-geometry.ts';

type Rings = Extract<Overlay, { kind: 'area' }>['rings'];

const areas = new WeakMap<OrionsGateView, Map<string, Rings>>();

/** Where the point may be on a table; counted once a view. */
function areaOf(game: AnyGame, view: OrionsGateView, spot: Spot, table: number): Rings {
  const kept = areas.get(view) ?? new Map<string, Rings>();
  areas.set(view, kept);
  const key = `${spot} ${table}`;
  const rings = kept.get(key) ?? spotArea(stateOf(game, view), spot, table);
  kept.set(key, rings);
  return rings;
}

/** The area in which a marker or a unit may be put down, what is put down there, and why a place is refused. */
export function spotOverlays(game: AnyGame, state: BattleState, tool: SpotTool): readonly Overlay[] {
  const { view } = state;
  const { spot, at, blocked } = tool;
  const unit = view.units.find(({ id }) => id === tool.unit);
  const table = spot === 'marker' ? state.table : tool.table;
  const side: Tone = unit ? sideTone(unit) : view.placing?.side === 'B' ? 'sideB' : 'sideA';
  const list: Overlay[] = [
    ...onTable(table, [
      {
        kind: 'area',
        rings: areaOf(game, view, spot, table),
        tone: side,
        label: spot === 'marker' ? words.markerArea : words.exitArea,
      },
    ]),
  ];
  if (!at) return list;
  const tone = blocked ? 'warn' : side;
  const radius = spotRadius(view, tool);
  const put: Overlay[] = unit?.pose
    ? [
        {
          kind: 'ghost',
          id: unit.id,
          unitType: unit.unitType,
          side: unit.side,
          radius,
          pose: { ...unit.pose, ...at, table: tool.table },
          tone,
        },
        ...pad(state, at, radius),
      ]
    : [{ kind: 'ring', ...at, radius: NEAR, tone, dashed: true }, { kind: 'pin', at, tone }, ...pad(state, at, 0)];
  if (blocked && tool.grip !== 'none') put.push(...whyOverlays(view, [blocked], tool.unit));
  return [...list, ...onTable(tool.table, put)];
}

/** Most rules about a marker ask who is within so many mils (OG-16.6, 16.12). */
const NEAR = 3000;
