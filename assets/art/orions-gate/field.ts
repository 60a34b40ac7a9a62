import { blank, drawsOf } from '../seeded.ts';

/** Cells across a field. */
const ACROSS = 7;
const COLD = '150, 214, 255';
const PALE = '226, 246, 255';

const hexagon = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void => {
  pen.beginPath();
  for (let corner = 0; corner < 6; corner += 1)
    pen.lineTo(x + Math.cos((corner / 6) * Math.PI * 2) * radius, y + Math.sin((corner / 6) * Math.PI * 2) * radius);
  pen.closePath();
};

/**
 * A Deflector's field: a lens of light with a lattice of cells, bright at its rim, which is the edge the rules know.
 * Fills its square.
 */
export const bakeField = (size: number, seed: number): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const pen = canvas.getContext('2d')!;
  const draw = drawsOf(seed);
  pen.translate(size / 2, size / 2);
  pen.scale(size / 2, size / 2);
  pen.beginPath();
  pen.arc(0, 0, 1, 0, Math.PI * 2);
  pen.clip();
  const body = pen.createRadialGradient(-0.25, -0.3, 0.1, 0, 0, 1);
  body.addColorStop(0, `rgba(${COLD}, 0.1)`);
  body.addColorStop(0.6, `rgba(${COLD}, 0.17)`);
  body.addColorStop(0.9, `rgba(${COLD}, 0.36)`);
  body.addColorStop(1, `rgba(${PALE}, 0.72)`);
  pen.fillStyle = body;
  pen.fillRect(-1, -1, 2, 2);
  const cell = 1.2 / ACROSS;
  for (let column = -ACROSS; column <= ACROSS; column += 1) {
    for (let row = -ACROSS; row <= ACROSS; row += 1) {
      const x = column * cell * 1.5;
      const y = (row + (column % 2 ? 0.5 : 0)) * cell * Math.sqrt(3);
      const out = Math.hypot(x, y);
      const bright = draw();
      if (out > 1.05) continue;
      hexagon(pen, x, y, cell * 0.93);
      // Some cells are charged; the lattice shows toward the rim, as on a ball of glass.
      if (bright > 0.72) {
        pen.fillStyle = `rgba(${PALE}, ${0.06 + (bright - 0.72) * 0.5})`;
        pen.fill();
      }
      pen.strokeStyle = `rgba(${PALE}, ${0.08 + 0.34 * out * out})`;
      pen.lineWidth = 0.018;
      pen.stroke();
    }
  }
  pen.strokeStyle = `rgba(${PALE}, 0.9)`;
  pen.lineWidth = 0.024;
  pen.beginPath();
  pen.arc(0, 0, 0.988, 0, Math.PI * 2);
  pen.stroke();
  return canvas;
};
