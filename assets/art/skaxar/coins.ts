type Pen = CanvasRenderingContext2D;

/** SK-2.8: what coins are worth, the largest first. */
export const COINS = [10000, 5000, 1000] as const;
export type CoinWorth = (typeof COINS)[number];

/** Metals of the three coins: light, body, dark; and how many sides the coin has (0 = round). */
const METALS: {
  readonly [worth in CoinWorth]: {
    readonly light: string;
    readonly body: string;
    readonly dark: string;
    readonly sides: number;
    readonly mark: string;
  };
} = {
  1000: { light: '#f0c9a4', body: '#b9784c', dark: '#5a311b', sides: 0, mark: '1' },
  5000: { light: '#ffffff', body: '#b3becb', dark: '#475160', sides: 8, mark: '5' },
  10000: { light: '#fff3bf', body: '#dcae45', dark: '#6b4a10', sides: 6, mark: '10' },
};

const edge = (sides: number, radius: number): Path2D => {
  const path = new Path2D();
  if (sides === 0) path.arc(0, 0, radius, 0, Math.PI * 2);
  else {
    for (let corner = 0; corner < sides; corner += 1) {
      const angle = ((corner + 0.5) / sides) * Math.PI * 2;
      path.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    path.closePath();
  }
  return path;
};

/**
 * Draws a coin into the square (0, 0, size, size): copper round, silver with eight sides, gold with six, its thousands
 * in the middle.
 */
export const drawCoin = (pen: Pen, worth: CoinWorth, size: number): void => {
  const { light, body, dark, sides, mark } = METALS[worth];
  pen.save();
  pen.translate(size / 2, size / 2);
  pen.scale(size / 100, size / 100);
  pen.lineJoin = 'round';
  const thick = new Path2D();
  thick.addPath(edge(sides, 45), new DOMMatrix().translate(0, 5));
  pen.fillStyle = dark;
  pen.fill(thick);
  const shine = pen.createLinearGradient(-34, -44, 30, 44);
  shine.addColorStop(0, light);
  shine.addColorStop(0.42, body);
  shine.addColorStop(0.58, light);
  shine.addColorStop(1, body);
  pen.fillStyle = shine;
  pen.fill(edge(sides, 45));
  pen.strokeStyle = dark;
  pen.lineWidth = 3;
  pen.stroke(edge(sides, 44));
  pen.fillStyle = body;
  pen.fill(edge(sides, 34));
  pen.globalAlpha = 0.55;
  pen.lineWidth = 2.5;
  pen.stroke(edge(sides, 34));
  pen.globalAlpha = 1;
  pen.font = `600 ${mark.length > 1 ? 40 : 50}px 'Chakra Petch', sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const at = mark.length > 1 ? 14 : 17.5;
  pen.fillStyle = light;
  pen.fillText(mark, 0, at + 2.2);
  pen.fillStyle = dark;
  pen.fillText(mark, 0, at);
  pen.restore();
};

/** Coins of a sum: as many 10,000 as fit, then 5,000, then 1,000 (SK-2.8). */
export const coinsOf = (amount: number): { readonly [worth in CoinWorth]: number } => ({
  10000: Math.floor(amount / 10000),
  5000: Math.floor((amount % 10000) / 5000),
  1000: Math.floor((amount % 5000) / 1000),
});

/** The coins of a sum one by one, the largest first. */
export const coinRow = (amount: number): readonly CoinWorth[] => {
  const count = coinsOf(amount);
  return COINS.flatMap((worth) => Array.from({ length: count[worth] }, () => worth));
};
