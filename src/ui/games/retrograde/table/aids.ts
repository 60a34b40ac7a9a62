import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import { rgba } from '../../../table/palette.ts';
import type { Disc } from '../../../table/ink/place-labels.ts';
import { arcOf, at, bodyOf, dialSlot, notchAngle, onArc, orbitalsOf } from './berth.ts';
import { drawAim } from './aid-aim.ts';
import { drawForecast } from './aid-forecast.ts';
import { drawMark } from './aid-marks.ts';
import { drawPlan } from './aid-plan.ts';
import { drawReach } from './aid-reach.ts';
import { dialRadius } from './dial.ts';
import type { Drawing, OrreryFrame } from './drawing.ts';
import { craftLength, craftPose } from './put-craft.ts';
import { traceArc } from './sheet.ts';
import type { OrreryOverlay, Target } from './stage.ts';

const speaksOf = (target: Target, asset: string): boolean =>
  target.kind === 'spacecraft' || target.kind === 'project' ? false : target.asset === asset;

/** Steps back all berths that are not spoken of. */
function drawDim({ context, lens, layout, palette, actors }: Drawing, but: readonly Target[]): void {
  const near = new Set(
    actors.flatMap((actor) =>
      actor.kind === 'craft' && but.some((target) => target.kind === 'spacecraft' && target.id === actor.id)
        ? [actor.place.asset]
        : [],
    ),
  );
  for (const berth of layout.berths.values()) {
    if (near.has(berth.id) || but.some((target) => speaksOf(target, berth.id))) continue;
    const [a, b] = [lens.at(at(berth, -berth.wide / 2, 0)), lens.at(at(berth, berth.wide / 2, berth.high))];
    // It fades towards the gap, so that no edge is seen there.
    const veil = context.createLinearGradient(0, a.y, 0, b.y);
    for (const [stop, alpha] of [
      [0, 0.66],
      [0.6, 0.6],
      [1, 0],
    ] as const)
      veil.addColorStop(stop, rgba(palette.plate, alpha));
    context.fillStyle = veil;
    context.fillRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  }
}

/** What lies over what, lowest first. */
const ORDER: readonly OrreryOverlay['kind'][] = ['dim', 'reach', 'plan', 'aim', 'mark', 'forecast'];

function drawAid(drawing: Drawing, aid: OrreryOverlay, view: RetrogradeView): void {
  switch (aid.kind) {
    case 'shape':
      return;
    case 'dim':
      return drawDim(drawing, aid.but);
    case 'reach':
      return drawReach(drawing, aid, traceArc);
    case 'plan':
      return drawPlan(drawing, aid, view);
    case 'aim':
      return drawAim(drawing, aid);
    case 'mark':
      return drawMark(drawing, aid);
    case 'forecast':
      return drawForecast(drawing, aid);
  }
}

/** Draws the aids over everything; their words go to `drawing.words`. */
export function drawAids(drawing: Drawing, { overlays, view, settings }: OrreryFrame): void {
  if (!view) return;
  drawing.context.globalAlpha = 1;
  for (const kind of ORDER)
    for (const aid of overlays) {
      if (aid.kind !== kind) continue;
      drawing.context.save();
      drawing.context.globalAlpha = aid.kind === 'dim' ? settings.overlayOpacity : 1;
      drawAid(drawing, aid, view);
      drawing.context.restore();
    }
}

/** What plates keep off: spacecraft, dials, entry costs, the names of assets. Device pixels. */
export function keptFree({ lens, layout, actors }: Drawing): readonly Disc[] {
  const discs: Disc[] = [];
  for (const actor of actors) {
    if (actor.kind === 'craft') {
      const pose = craftPose(layout, actor);
      if (pose) discs.push({ ...lens.at(pose), radius: craftLength(layout, actor) * 0.4 * lens.mil });
    }
    const berth = actor.kind === 'asset' ? layout.berths.get(actor.id) : undefined;
    if (actor.kind !== 'asset' || !berth) continue;
    const dial = dialSlot(actor.card);
    discs.push({ ...lens.at(at(berth, dial.u, dial.v)), radius: dialRadius({ lens }, actor.card) });
    for (let orbital = 1; orbital <= orbitalsOf(actor.card); orbital += 1) {
      const arc = arcOf(actor.card, orbital);
      const { u, v } = onArc(arc, notchAngle(arc));
      discs.push({ ...lens.at(at(berth, u, v)), radius: 9 * lens.ratio });
    }
    const name = bodyOf(actor.card).wide * 0.2;
    for (const u of [-name, 0, name]) discs.push({ ...lens.at(at(berth, u, 190)), radius: 70 * lens.mil });
  }
  return discs;
}
