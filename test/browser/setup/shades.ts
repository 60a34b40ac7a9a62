import type { Page } from 'playwright-core';

type Rgb = readonly [red: number, green: number, blue: number];
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The colours of a picture at places of the screen, each the brightest of the pixels round it. */
export const shadesAt = (page: Page, picture: Buffer, spots: readonly Spot[]): Promise<Rgb[]> =>
  page.evaluate(
    async ([text, places]) => {
      // The product's policy lets nothing be fetched from a text.
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
      );
      const context = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      }).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const ratio = bitmap.width / innerWidth;
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return places.map(({ x, y }): [number, number, number] => {
        let best: [number, number, number] = [0, 0, 0];
        for (let row = -1; row <= 1; row++) {
          for (let column = -1; column <= 1; column++) {
            const at = ((Math.round(y * ratio) + row) * bitmap.width + Math.round(x * ratio) + column) * 4;
            if (data[at]! + data[at + 1]! + data[at + 2]! > best[0] + best[1] + best[2])
              best = [data[at]!, data[at + 1]!, data[at + 2]!];
          }
        }
        return best;
      });
    },
    [picture.toString('base64'), spots as Spot[]] as const,
  );

/** How bright a place is, 0..255. */
export const light = ([red, green, blue]: Rgb): number => (red + green + blue) / 3;

/** Share of the places at which two pictures differ plainly. */
export const changed = (before: readonly Rgb[], after: readonly Rgb[]): number =>
  before.filter((one, place) => one.some((channel, index) => Math.abs(channel - after[place]![index]!) > 24)).length /
  before.length;

/** How often a row of places goes from dark to bright. */
export const strokes = (shades: readonly Rgb[], least: number): number =>
  shades.filter((one, place) => light(one) >= least && (place === 0 || light(shades[place - 1]!) < least)).length;
