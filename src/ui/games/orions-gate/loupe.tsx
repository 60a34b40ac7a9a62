import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { drawnAt } from '../../table/camera/turn.ts';
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
/** Pixels of the table to each side of what it shows. */
export const MAGNIFIED = SIZE / LARGER / 2;
/** Pixels between the loupe and what it shows, and the edge of the screen. */
const GAP = 26;
const EDGE = 8;

/** Where it stands over what it shows, where there is room: pixels up the screen to its middle, and half its width. */
export const LOUPE = { up: GAP + SIZE / 2, radius: SIZE / 2 } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * While a finger pulls a ghost or its handle: a magnified round of the table above both, so that the finger hides
 * nothing.
 */
export function Loupe({ stage, state }: { readonly stage: DrawnTable; readonly state: BattleState }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const finger = useFinger(stage);
  const held = finger ? heldAt(state) : null;
  const shown = held && stage.toScreen(held);
  useMagnified(canvas, stage, shown);
  if (!finger || !shown) return null;
  const { left, top } = placeFor(finger, shown);
  return (
    <canvas
      ref={canvas}
      class="loupe"
      aria-hidden="true"
      width={SIZE * 2}
      height={SIZE * 2}
      style={{ left: `${left}px`, top: `${top}px`, width: `${SIZE}px`, height: `${SIZE}px` }}
    />
  );
}

/** Where a finger drags on the screen; null while none does. */
function useFinger(stage: DrawnTable): Spot | null {
  const [finger, setFinger] = useState<Spot | null>(null);
  useEffect(() => {
    const subscription = stage.input$.subscribe(({ kind, pointer, screen }) =>
      setFinger(kind === 'drag' && pointer === 'touch' ? screen : null),
    );
    return () => subscription.unsubscribe();
  }, [stage]);
  return finger;
}

/** Draws what lies round a place of the table into the loupe, anew with each picture of the screen. */
function useMagnified(canvas: RefObject<HTMLCanvasElement>, stage: DrawnTable, shown: Spot | null): void {
  useEffect(() => {
    const out = canvas.current;
    const pen = out?.getContext('2d');
    if (!out || !pen || !shown) return;
    const asked = requestAnimationFrame(() => {
      // Drawn anew and copied in one go: a WebGL canvas is empty afterwards.
      stage.frames.step(0);
      pen.clearRect(0, 0, out.width, out.height);
      for (const layer of document.querySelectorAll<HTMLCanvasElement>('.play-table canvas'))
        copyRound(pen, layer, shown, stage.turned());
    });
    return () => cancelAnimationFrame(asked);
  });
}

function copyRound(pen: CanvasRenderingContext2D, layer: HTMLCanvasElement, shown: Spot, turned: boolean): void {
  const box = layer.getBoundingClientRect();
  const place = { x: shown.x - box.left, y: shown.y - box.top };
  const { x, y } = turned ? drawnAt(place, box.height) : place;
  const ratio = layer.width / (turned ? box.height : box.width);
  const part = (SIZE / LARGER) * ratio;
  pen.save();
  pen.translate(SIZE, SIZE);
  if (turned) pen.rotate(-Math.PI / 2);
  pen.drawImage(layer, x * ratio - part / 2, y * ratio - part / 2, part, part, -SIZE, -SIZE, 2 * SIZE, 2 * SIZE);
  pen.restore();
}

/** Above finger and thing; where there is no room, beside them towards the middle of the screen. */
function placeFor(finger: Spot, shown: Spot): { readonly left: number; readonly top: number } {
  const top = Math.min(finger.y, shown.y) - GAP - SIZE;
  const inside = (left: number): number => Math.min(Math.max(EDGE, left), innerWidth - SIZE - EDGE);
  if (top >= EDGE) return { left: inside(shown.x - SIZE / 2), top };
  const left =
    finger.x > innerWidth / 2 ? Math.min(finger.x, shown.x) - 2 * GAP - SIZE : Math.max(finger.x, shown.x) + 2 * GAP;
  return { left: inside(left), top: EDGE };
}

/** What the finger holds: the middle of the ghost, or the end of its handle. */
export function heldAt({ tool, view, finger }: BattleState): Spot | null {
  if (!('grip' in tool) || tool.grip === 'none') return null;
  if (tool.kind === 'lay' || tool.kind === 'spot') return tool.at;
  const unit = view.units.find((one) => one.id === tool.unit);
  const pose = poseHeld(tool, placedIn(view, tool.unit)?.pose ?? null);
  if (!unit || !pose) return null;
  return tool.grip === 'handle' ? handleAt(pose, radiusOf(view.options, unit.unitType), finger?.pixel ?? 0) : pose;
}

type Held = Exclude<Extract<BattleState['tool'], { grip: unknown }>, { kind: 'lay' | 'spot' }>;

/** The pose of the ghost in hand, of a ship that stands `from`. */
function poseHeld(tool: Held, from: Bearing | null): Bearing | null {
  if (tool.kind === 'deploy') return tool.pose;
  return from && (tool.kind === 'warp' ? { ...from, ...tool.at } : draftEnd(from, tool.draft));
}
