type Pen = CanvasRenderingContext2D;

/** A text in lines no longer than the room, in the letters the pen writes with. */
export function textLines(pen: Pen, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of text.split(' ')) {
    const next = now === '' ? word : `${now} ${word}`;
    if (now !== '' && pen.measureText(next).width > room) {
      lines.push(now);
      now = word;
    } else now = next;
  }
  return now === '' ? lines : [...lines, now];
}

/** Sizes of a card: its width in units, and its height, share of its width. */
interface Sheet {
  readonly unit: number;
  readonly ratio: number;
}

/** Paints a card `width` pixels wide with round corners and an edge; `inside` paints in units. Returns what it does. */
export function printCard(pen: Pen, { unit, ratio }: Sheet, width: number, inside: () => boolean): boolean {
  const high = unit * ratio;
  pen.save();
  pen.clearRect(0, 0, width, width * ratio);
  pen.scale(width / unit, width / unit);
  pen.beginPath();
  pen.roundRect(0.5, 0.5, unit - 1, high - 1, 13);
  pen.clip();
  const whole = inside();
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(200, 220, 245, 0.5)';
  pen.beginPath();
  pen.roundRect(1.5, 1.5, unit - 3, high - 3, 12);
  pen.stroke();
  pen.restore();
  return whole;
}
