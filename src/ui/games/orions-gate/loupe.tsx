import { useEffect, useRef, useState } from 'preact/hooks';
import type { DrawnTable } from './table/create-stage.ts';
import { handleAt } from './tools/grip.ts';
import { draftEnd } from './tools/plan.ts';
import { radiusOf } from './tools/radius.ts';
import { placedIn } from './tools/tool.ts';
import type { Bearing } from '../../../table/shape.ts';
import type { BattleState } from './state.ts';

/** Pixels across, and how much larger things look in it. */
const SIZE = 132;
const LARGER = 2.2;
/** Pixels between the loupe and what it shows, and the edge of the screen. */
const GAP = 26;
const EDGE = 8;

/** While a finger pulls a ghost or its handle: a magnified round of the table above both, so that the finger hides nothing. */
export function Loupe({ stage, state }: { readonly stage: DrawnTable; readonly state: BattleState }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [finger, setFinger] = useState<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const subscription = stage.input$.subscribe(({ kind, pointer, screen }) =>
      setFinger(kind === 'drag' && pointer === 'touch' ? screen : null),
    );
    return () => subscription.unsubscribe();
  }, [stage]);
  const held = finger ? heldAt(state) : null;
  const shown = held && stage.toScreen(held);
  useEffect(() => {
    const out = canvas.current;
    const pen = out?.getContext('2d');
    if (!out || !pen || !shown) return;
    const asked = requestAnimationFrame(() => {
      // Drawn anew and copied in one go: a WebGL canvas is empty afterwards.
      stage.frames.step(0);
      pen.clearRect(0, 0, out.width, out.height);
      for (const layer of document.querySelectorAll<HTMLCanvasElement>('.play-table canvas')) {
        const box = layer.getBoundingClientRect();
        const ratio = layer.width / box.width;
        const part = (SIZE / LARGER) * ratio;
        pen.drawImage(
          layer,
          (shown.x - box.left) * ratio - part / 2,
          (shown.y - box.top) * ratio - part / 2,
          part,
          part,
          0,
          0,
          out.width,
          out.height,
        );
      }
    });
    return () => cancelAnimationFrame(asked);
  });
  if (!finger || !shown) return null;
  const top = Math.min(finger.y, shown.y) - GAP - SIZE;
  const above = top >= EDGE;
  const left = above
    ? shown.x - SIZE / 2
    : finger.x > innerWidth / 2
      ? Math.min(finger.x, shown.x) - 2 * GAP - SIZE
      : Math.max(finger.x, shown.x) + 2 * GAP;
  return (
    <canvas
      ref={canvas}
      class="loupe"
      aria-hidden="true"
      width={SIZE * 2}
      height={SIZE * 2}
      style={{
        left: `${Math.min(Math.max(EDGE, left), innerWidth - SIZE - EDGE)}px`,
        top: `${above ? top : EDGE}px`,
        width: `${SIZE}px`,
        height: `${SIZE}px`,
      }}
    />
  );
}

/** What the finger holds: the middle of the ghost, or the end of its handle. */
function heldAt({ tool, view, finger }: BattleState): { readonly x: number; readonly y: number } | null {
  if (!('grip' in tool) || tool.grip === 'none') return null;
  if (tool.kind === 'lay' || tool.kind === 'spot') return tool.at;
  const unit = view.units.find((one) => one.id === tool.unit);
  const from = placedIn(view, tool.unit)?.pose ?? null;
  const pose =
    tool.kind === 'deploy'
      ? tool.pose
      : tool.kind === 'warp'
        ? from && { ...from, ...tool.at }
        : from && draftEnd(from, tool.draft);
  if (!unit || !pose) return null;
  return tool.grip === 'handle'
    ? handleAt(pose satisfies Bearing, radiusOf(view.options, unit.unitType), finger ?? 0)
    : pose;
}
