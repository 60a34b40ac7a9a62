import type { DrawnStage } from './create-stage.ts';
import { paletteOf, rgba, sideTone } from './palette.ts';

/** A small map of the whole table that appears when a part of it is out of sight. */
export interface Minimap {
  destroy(): void;
}

/** Width of the map, CSS pixels. */
const WIDTH = 168;

/** Puts a map into an element; a press or drag on it moves the camera. */
export const createMinimap = (host: HTMLElement, stage: DrawnStage): Minimap => {
  const canvas = document.createElement('canvas');
  canvas.className = 'minimap';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'display:block;border-radius:6px;touch-action:none;cursor:pointer';
  host.append(canvas);
  const context = canvas.getContext('2d')!;
  const palette = paletteOf('standard');
  let asked = 0;

  const draw = (): void => {
    asked = 0;
    const view = stage.view$.value;
    const table = view?.tables[0];
    canvas.hidden = !table || stage.whole();
    if (!view || !table || canvas.hidden) return;
    const ratio = Math.min(Math.max(window.devicePixelRatio || 1, 1), 3);
    const scale = (WIDTH * ratio) / table.width;
    const width = Math.round(table.width * scale);
    const height = Math.round(table.height * scale);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${width / ratio}px`;
      canvas.style.height = `${height / ratio}px`;
    }
    const y = (mils: number): number => height - mils * scale;
    context.fillStyle = 'rgba(8, 12, 20, 0.9)';
    context.fillRect(0, 0, width, height);
    for (const piece of table.pieces) {
      context.beginPath();
      for (const part of piece.parts) {
        if (part.kind === 'circle') {
          context.moveTo((part.x + part.radius) * scale, y(part.y));
          context.arc(part.x * scale, y(part.y), part.radius * scale, 0, Math.PI * 2);
        } else part.corners.forEach((corner, index) => (index === 0 ? context.moveTo(corner.x * scale, y(corner.y)) : context.lineTo(corner.x * scale, y(corner.y))));
      }
      context.fillStyle = piece.kind === 'dangerous' ? 'rgba(255, 140, 80, 0.4)' : piece.kind === 'blocking' ? 'rgba(170, 180, 196, 0.5)' : 'rgba(130, 130, 200, 0.3)';
      context.fill();
    }
    for (const unit of view.units) {
      if (unit.status !== 'inPlay' || !unit.pose) continue;
      context.fillStyle = rgba(palette.tone[sideTone(unit.side)]);
      const size = (unit.unitType === 'battleships' ? 3.4 : unit.unitType === 'destroyers' ? 2.6 : 1.9) * ratio;
      const px = unit.pose.x * scale;
      const py = y(unit.pose.y);
      context.beginPath();
      // A: a square, B: a round: told apart without colour.
      if (unit.side === 'A') context.rect(px - size, py - size, size * 2, size * 2);
      else context.arc(px, py, size * 1.1, 0, Math.PI * 2);
      context.fill();
    }
    const seen = stage.seen();
    context.strokeStyle = 'rgba(240, 246, 255, 0.9)';
    context.lineWidth = Math.max(1, Math.round(ratio));
    const left = Math.max(seen.low.x * scale, 0.5);
    const top = Math.max(y(seen.high.y), 0.5);
    context.strokeRect(left, top, Math.min(seen.high.x * scale, width - 0.5) - left, Math.min(y(seen.low.y), height - 0.5) - top);
  };
  const ask = (): void => {
    if (asked === 0) asked = requestAnimationFrame(draw);
  };
  const go = (event: PointerEvent): void => {
    const table = stage.view$.value?.tables[0];
    if (!table) return;
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * table.width;
    const y = (1 - (event.clientY - box.top) / box.height) * table.height;
    stage.focus({ x, y });
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    event.stopPropagation();
    go(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons !== 0) go(event);
  });
  const camera = stage.camera$.subscribe(ask);
  const view = stage.view$.subscribe(ask);
  return {
    destroy: () => {
      camera.unsubscribe();
      view.unsubscribe();
      cancelAnimationFrame(asked);
      canvas.remove();
    },
  };
};
