import { UNIT_TYPES } from '../../../../games/orions-gate/index.ts';
import type { Frame } from '../../../table/art.ts';
import type { Box } from '../../../table/ink/place-labels.ts';
import type { Plate } from '../../../table/ink/plates.ts';
import type { Lens } from '../../../table/world/lens.ts';
import type { DrawnBase } from './ink/bases.ts';
import { sideTone, type Palette } from './palette.ts';
import type { Overlay } from './stage.ts';
import type { ShownView } from './world/shown.ts';
import type { Actor } from './world/tableau.ts';

type TableFrame = Frame<ShownView, Overlay, Actor>;
type Spot = { readonly x: number; readonly y: number };

/** Names are written from this many pixels an inch on; below, the ships stand too close for words. */
export const NAMES = 8.5;
/** So few ships have room for their names from any distance. */
const FEW = 16;

/** A ship's name on its plate, kept clear of the hull; a tick after it once the ship has acted. */
const nameOf = (base: DrawnBase, ratio: number, wanted: boolean, palette: Palette): Plate => {
  const tone = palette.tone[base.actor.spent ? 'neutral' : sideTone(base.actor.side)];
  return {
    x: base.x,
    y: base.y,
    away: Math.max(base.radius * 1.2, base.reach) + 6 * ratio,
    text: base.actor.spent ? `${base.actor.name} \u2713` : base.actor.name,
    edge: tone,
    ink: tone,
    bold: false,
    forced: wanted,
    clear: !wanted,
    quiet: true,
  };
};

const holds = (area: Box, { x, y }: Spot): boolean =>
  x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;

/** The ships spoken of: chosen, pointed at, acting. */
const spokenOf = (frame: TableFrame): ReadonlySet<string> => {
  const wanted = new Set(
    frame.overlays.flatMap((aid) =>
      aid.kind === 'mark' && (aid.mark === 'selected' || aid.mark === 'hovered') ? [aid.unit] : [],
    ),
  );
  if (frame.view?.activation) wanted.add(frame.view.activation.unit);
  return wanted;
};

/** Who is named first where not all have room: ships spoken of, then the larger ones. */
const rankOf = ({ actor }: DrawnBase, wanted: ReadonlySet<string>): number =>
  wanted.has(actor.id) ? UNIT_TYPES.length : UNIT_TYPES.indexOf(actor.unitType);

/**
 * The names of ships in sight, those spoken of first; of many far away only they have one. The others keep clear of
 * every ship, or are left out.
 */
export const namePlates = (
  frame: TableFrame,
  lens: Lens,
  palette: Palette,
  alive: readonly DrawnBase[],
  open: Box,
): readonly Plate[] => {
  const { ratio, camera } = frame;
  const wanted = spokenOf(frame);
  const all = camera.scale >= NAMES || alive.length <= FEW;
  return alive
    .filter((base) => base.x > 0 && base.y > 0 && base.x < lens.width && base.y < lens.height)
    .filter((base) => all || wanted.has(base.actor.id))
    .sort((a, b) => rankOf(b, wanted) - rankOf(a, wanted))
    .map((base) => ({
      ...nameOf(base, ratio, wanted.has(base.actor.id), palette),
      ...(holds(open, base) && { area: open }),
    }));
};
