export type Pen = CanvasRenderingContext2D;

/** Sizes are given for a card 240 wide. */
export const UNIT = 240;
export const INK = '#eaf1fa';
export const QUIET = '#aebfd2';

/** A text in one line, as large as it fits. */
export function line(pen: Pen, text: string, x: number, y: number, size: number, room: number, weight = 600): void {
  let now = size;
  pen.font = `${weight} ${now}px "Chakra Petch"`;
  const wide = pen.measureText(text).width;
  if (wide > room) {
    now = Math.max(size * 0.55, (size * room) / wide);
    pen.font = `${weight} ${now}px "Chakra Petch"`;
  }
  pen.fillText(text, x, y);
}

/** Letters of a small card: 12 CSS pixels where a hand has least room, 98 of them for a card. */
export const LARGE = 30;

/** A text in letters of one size, pressed together where the room is less. */
export function pressed(pen: Pen, text: string, x: number, y: number, size: number, room: number, weight = 600): void {
  pen.font = `${weight} ${size}px "Chakra Petch"`;
  pen.fillText(text, x, y, room);
}
