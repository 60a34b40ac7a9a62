import type { CardFace, Detail } from './face.ts';
import { drawPlate, drawScrim } from './frame.ts';
import { drawIcon, measureOf, rounded, setFont, write, type IconName } from './ink.ts';
import { shopPlan, type Box } from './layout.ts';
import { paintOf, shopKind, type CardPaint } from './palette.ts';
import { drawPicture } from './picture.ts';
import { drawMoney } from './stat-plates.ts';
import { drawDivider } from './trim.ts';

type Pen = CanvasRenderingContext2D;
type ShopFace = Extract<CardFace, { kind: 'shop' }>;

const KINDS = { item: 'ITEM', repair: 'REPAIR', action: 'ACTION' } as const;

/** What a card does in icons: figures it adds, or signs side by side. */
const signsOf = (face: ShopFace): readonly { readonly figure: string; readonly icon: IconName }[] => {
  if (face.item)
    return (['firepower', 'shield'] as const)
      .filter((stat) => face[stat] > 0)
      .map((stat) => ({ figure: `+${face[stat]}`, icon: stat }));
  const repaired = /^repair([A-Z]\w+)/.exec(face.key)?.[1]?.toLowerCase() as IconName | undefined;
  if (repaired)
    return [
      { figure: '', icon: 'repair' },
      { figure: '', icon: repaired },
    ];
  return [{ figure: '', icon: face.key as IconName }];
};

const drawSigns = (pen: Pen, face: ShopFace, box: Box, paint: CardPaint): void => {
  const signs = signsOf(face);
  const size = Math.min(box.high * 0.84, signs.length > 1 && signs[0]!.figure ? 104 : 126);
  const measure = measureOf(pen, 'title');
  const wide = signs.map(({ figure }) => (figure ? measure(figure) * size * 1.02 + 10 : 0) + size * 0.84);
  const gap = 34;
  let x = box.x + (box.wide - wide.reduce((a, b) => a + b, 0) - gap * (signs.length - 1)) / 2;
  signs.forEach(({ figure, icon }, at) => {
    if (figure) {
      setFont(pen, 'title', size * 1.02);
      pen.fillStyle = '#f6f8fc';
      pen.textAlign = 'left';
      pen.fillText(figure, x, box.y + box.high / 2 + size * 0.36);
    }
    drawIcon(
      pen,
      icon,
      x + wide[at]! - size * 0.84,
      box.y + box.high / 2 - size * 0.42,
      size * 0.84,
      `rgb(${paint.rgb})`,
    );
    x += wide[at]! + gap;
  });
};

/**
 * Draws what stands within the rim of a card of the Arms Dealer. `pixels` = width of the card in device pixels. Returns
 * whether its picture is there.
 */
export const drawShopCard = (pen: Pen, face: ShopFace, detail: Detail, pixels: number): boolean => {
  const plan = shopPlan(detail, face.item);
  const paint = paintOf(face);
  const kind = shopKind(face);
  const whole = drawPicture(pen, face, plan.art, pixels, paint, signsOf(face).at(-1)!.icon);
  drawScrim(pen, plan.art, plan.name.y - 70);
  write(pen, face.name, plan.name, { face: 'title', size: plan.nameSize, colour: '#f6f8fc' });
  if (plan.kindLine)
    write(pen, `ARMS DEALER · ${KINDS[kind]}`, plan.kindLine, { face: 'label', size: 28, colour: `rgb(${paint.rgb})` });
  if (plan.divider) drawDivider(pen, kind, plan.divider, paint);
  if (plan.effect) drawSigns(pen, face, plan.effect, paint);
  if (plan.text)
    write(pen, face.text, plan.text, {
      face: 'read',
      size: face.item ? 36 : 40,
      colour: '#dfe6ef',
      lines: 9,
      lineHeight: 1.26,
    });
  const price = { x: plan.price.x + 8, y: plan.price.y + 6, wide: plan.price.wide - 16, high: plan.price.high - 14 };
  drawPlate(pen, rounded(price, 18), price, paint);
  drawMoney(pen, face.price, { ...price, x: price.x + 22, wide: price.wide - 44 }, plan.text ? 68 : 104);
  return whole;
};
