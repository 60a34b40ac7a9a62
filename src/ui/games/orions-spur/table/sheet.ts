import { COLUMNS, ROWS, type SpurView } from '../../../../games/orions-spur/index.ts';
import { drawSlot } from '../../../cards/table/sheet.ts';
import { grown, paneOf, pathOf, sized, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { fleetBox, lyingFor, slotBox, slotMiddle, type Berth } from './layout.ts';
import { seatInk, type SpurScribe } from './palette.ts';
import type { SpurOverlay } from './stage.ts';

/** Space behind the fleets: a glow along the spur, stars that stay where they are. */
export function drawSpace({ context, lens, palette }: SpurScribe): void {
  const { width, height } = context.canvas;
  context.fillStyle = '#060a14';
  context.fillRect(0, 0, width, height);
  if (palette.veil > 0) return;
  const arm = context.createLinearGradient(0, height * 0.78, width, height * 0.22);
  arm.addColorStop(0, 'rgba(40, 60, 120, 0)');
  arm.addColorStop(0.45, 'rgba(62, 84, 150, 0.34)');
  arm.addColorStop(0.56, 'rgba(150, 96, 120, 0.22)');
  arm.addColorStop(1, 'rgba(30, 40, 90, 0)');
  context.fillStyle = arm;
  context.fillRect(0, 0, width, height);
  let n = 20261;
  for (let star = 0; star < 240; star += 1) {
    n = (n * 48271) % 2147483647;
    const x = n % width;
    n = (n * 48271) % 2147483647;
    const y = n % height;
    context.fillStyle = `rgba(216, 228, 255, ${0.12 + (n % 60) / 100})`;
    const size = lens.ratio * (n % 9 === 0 ? 1.8 : 1);
    context.fillRect(x, y, size, size);
  }
}

/** A fleet's area: its slots, the columns it counts, a frame in its owner's colour while they decide. */
function drawFleet(scribe: SpurScribe, seat: string, berth: Berth, flag: number | null, decides: boolean): void {
  const { context, lens, palette } = scribe;
  const ink = seatInk(palette, seat);
  const pane = grown(paneOf(scribe, fleetBox(berth)), 3 * lens.ratio);
  pathOf(context, pane, 90 * lens.mil);
  context.fillStyle = 'rgba(8, 12, 20, 0.5)';
  context.fill();
  context.lineWidth = (decides ? 2 : 1) * lens.ratio;
  context.strokeStyle = rgba(ink, decides ? 0.9 : 0.28);
  context.stroke();
  for (const row of ROWS)
    for (const column of COLUMNS)
      if (row !== 'B' || column === flag)
        drawSlot(scribe, slotBox(berth, `${row}${column}`), ink, row === 'F' ? 0.24 : 0.14);
  for (const column of COLUMNS) {
    const { x, y } = slotMiddle(berth, `F${column}`);
    const at = lens.at({ x, y: y + berth.up * 620 });
    writeAt(scribe, String(column), at.x, at.y, {
      size: sized(scribe, 190 * lens.mil, 12, 15),
      ink: rgba(ink, 0.75),
      weight: 500,
    });
  }
}

/** Paints what lies under the ships. */
export function drawSheet(scribe: SpurScribe, view: SpurView | null, overlays: readonly SpurOverlay[]): void {
  drawSpace(scribe);
  if (!view) return;
  const { berths, layouts } = lyingFor(
    overlays,
    view.players.map(({ seat }) => seat),
  );
  const decides = overlays.flatMap((aid) => (aid.kind === 'decides' ? [aid.seat] : []));
  for (const { seat, eliminated } of view.players) {
    const slots = layouts[seat]
      ? Object.keys(layouts[seat])
      : view.ships.flatMap(({ owner, slot }) => (owner === seat && slot !== null ? [slot] : []));
    const flag = slots.find((slot) => slot.startsWith('B'));
    drawFleet(scribe, seat, berths[seat]!, flag ? Number(flag[1]) : null, !eliminated && decides.includes(seat));
  }
}
