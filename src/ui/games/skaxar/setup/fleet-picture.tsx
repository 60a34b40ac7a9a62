import { useEffect, useRef } from 'preact/hooks';
import { shipCard, type Fleet } from '../../../../games/skaxar/index.ts';
import { drawUntilWhole } from '../../../cards/face.ts';

/** Three ships that show what a fleet is like, the one in front last. */
const SHOWN: { readonly [fleet in Fleet]: readonly string[] } = {
  earth: ['E19', 'E04', 'E01'],
  skaxar: ['X20', 'X03', 'X01'],
};

/** How the three cards lie, in parts of the card's width: turned in radians, moved to the side and down. */
const LIE = [
  { turn: -0.14, x: -0.68, y: 0.05 },
  { turn: 0.14, x: 0.68, y: 0.05 },
  { turn: 0, x: 0, y: -0.03 },
] as const;

/** Parts of the picture's height that a card is high. */
const HIGH = 0.84;

/** Paints the cards, and again as their pictures come. Resolves to how to stop that. */
async function paint(canvas: HTMLCanvasElement, fleet: Fleet): Promise<() => void> {
  const [{ drawCardFace, CARD_FONTS, CARD_RATIO, onPicture }] = await Promise.all([
    import('../../../../../assets/art/skaxar/index.ts'),
    document.fonts.ready,
  ]);
  await Promise.all(CARD_FONTS.map((font) => document.fonts.load(font)));
  const ratio = Math.min(devicePixelRatio, 2);
  const [wide, high] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
  const none = (): void => undefined;
  if (wide === 0 || high === 0) return none;
  Object.assign(canvas, { width: Math.round(wide), height: Math.round(high) });
  const pen = canvas.getContext('2d');
  if (!pen) return none;
  const width = (high * HIGH) / CARD_RATIO;
  return drawUntilWhole({ onPicture }, () => {
    pen.clearRect(0, 0, wide, high);
    let whole = true;
    for (const [place, id] of SHOWN[fleet].entries()) {
      const { turn, x, y } = LIE[place]!;
      pen.save();
      pen.translate(wide / 2 + x * width, high / 2 + y * width);
      pen.rotate(turn);
      pen.translate(-width / 2, (-width * CARD_RATIO) / 2);
      whole = drawCardFace(pen, { kind: 'ship', fleet, ...shipCard(id) }, width, 'stats') && whole;
      pen.restore();
    }
    return whole;
  });
}

/** A few cards of a fleet, fanned out. Decoration: its name stands below. Without the art it stays empty. */
export function FleetPicture({ fleet }: { readonly fleet: Fleet }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    let last = 0;
    let stop = (): void => undefined;
    const repaint = async () => {
      const mine = (last += 1);
      stop();
      const end = await paint(element, fleet).catch(() => () => undefined);
      if (mine === last) stop = end;
      else end();
    };
    const observer = new ResizeObserver(() => void repaint());
    observer.observe(element);
    return () => {
      last += 1;
      stop();
      observer.disconnect();
    };
  }, [fleet]);
  return <canvas class="fleet-picture" ref={canvas} aria-hidden="true" />;
}
