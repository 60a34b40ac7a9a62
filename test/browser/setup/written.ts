import type { Page } from 'playwright-core';

/** Words on a canvas over the table, CSS pixels of the page. */
export interface Written {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Noted = { text: string; corners: { x: number; y: number }[] }[];
type Noting = Window & { writtenOn: Map<HTMLCanvasElement, Noted> };

/** From the next visit on, notes what is written on every canvas until it is cleared. */
export async function noteWriting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = new Map<HTMLCanvasElement, Noted>();
    (window as unknown as Noting).writtenOn = all;
    const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text, x, y, most) {
      const noted = all.get(this.canvas) ?? [];
      all.set(this.canvas, noted);
      const high = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0) / 2;
      const { width } = this.measureText(text);
      const left = this.textAlign === 'center' ? x - width / 2 : x;
      const onto = this.getTransform();
      const corners = [left, left + width].flatMap((at) =>
        [y - high, y + high].map((up) => onto.transformPoint({ x: at, y: up })),
      );
      noted.push({ text, corners });
      return most === undefined ? fillText.call(this, text, x, y) : fillText.call(this, text, x, y, most);
    };
    CanvasRenderingContext2D.prototype.clearRect = function (this: CanvasRenderingContext2D, ...box) {
      all.delete(this.canvas);
      return clearRect.apply(this, box);
    };
  });
}

/** What stands written over the table now. */
export const writtenOver = (page: Page): Promise<readonly Written[]> =>
  page.evaluate(() => {
    const list: Written[] = [];
    for (const [canvas, noted] of (window as unknown as Noting).writtenOn) {
      if (!canvas.isConnected || !canvas.closest('.play-table')) continue;
      const box = canvas.getBoundingClientRect();
      // A canvas that is taller on the page than in itself is shown turned by a quarter.
      const turned = canvas.width > canvas.height !== box.width > box.height;
      const scale = (turned ? box.height : box.width) / canvas.width;
      for (const { text, corners } of noted) {
        const places = corners.map(({ x, y }) => {
          const [right, down] = [(x - canvas.width / 2) * scale, (y - canvas.height / 2) * scale];
          return {
            x: box.left + box.width / 2 + (turned ? down : right),
            y: box.top + box.height / 2 + (turned ? -right : down),
          };
        });
        const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
        list.push({
          text,
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        });
      }
    }
    return list;
  });
