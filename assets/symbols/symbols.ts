// The signs the product writes that the shipped text fonts lack, drawn for a font of their own. `npx tsx
// assets/symbols/make.ts` writes it.

type Point = readonly [x: number, y: number];
/** A filled outline in thousandths of the letter height, counted from the base line. */
type Outline = readonly Point[];

interface Sign {
  readonly name: string;
  readonly width: number;
  readonly outlines: readonly Outline[];
}

/** Stroke of the signs, near that of the text fonts at weight 500. */
const STROKE = 84;
/** The middle of a capital, where the signs are centred. */
const MIDDLE = 330;

/** A straight stroke; all run counterclockwise, so that where two meet both stay filled. */
function stroke([ax, ay]: Point, [bx, by]: Point): Outline {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((ay - by) / length) * (STROKE / 2), ((bx - ax) / length) * (STROKE / 2)];
  return [
    [ax - nx, ay - ny],
    [bx - nx, by - ny],
    [bx + nx, by + ny],
    [ax + nx, ay + ny],
  ];
}

/** Strokes through points, one after the other. */
const line = (...points: readonly Point[]): Outline[] =>
  points.slice(1).map((point, index) => stroke(points[index]!, point));

const turned = (outlines: readonly Outline[], by: (point: Point) => Point): Outline[] =>
  outlines.map((outline) => outline.map(by));

/** Mirrored left to right in a sign of some width; drawn backwards, so that it is still counterclockwise. */
const mirrored = (outlines: readonly Outline[], width: number): Outline[] =>
  turned(outlines, ([x, y]) => [width - x, y]).map((outline) => [...outline].reverse());

/** Points of a circle about the middle of a sign, degrees counted from the right. */
const round = (x: number, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 24) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)] as const;
  });

const ARROW = [...line([70, MIDDLE], [700, MIDDLE]), ...line([480, MIDDLE + 200], [700, MIDDLE], [480, MIDDLE - 200])];
const LESS = [...line([540, 610], [90, 390], [540, 170]), ...line([90, 60], [540, 60])];
const TURN: Outline[] = [
  [...round(400, 300, 60, 330), ...round(400, 300 - STROKE, 60, 330).reverse()],
  [
    [470, 700],
    [470, 380],
    [700, 540],
  ],
];

/** Each sign by its character. */
export const SIGNS: { readonly [char: string]: Sign } = {
  '\u2190': { name: 'arrowleft', width: 780, outlines: mirrored(ARROW, 780) },
  '\u2192': { name: 'arrowright', width: 780, outlines: ARROW },
  '\u2264': { name: 'lessequal', width: 630, outlines: LESS },
  '\u2265': { name: 'greaterequal', width: 630, outlines: mirrored(LESS, 630) },
  '\u25b2': {
    name: 'triangleup',
    width: 700,
    outlines: [
      [
        [50, 40],
        [650, 40],
        [350, 620],
      ],
    ],
  },
  '\u25b8': {
    name: 'triangleright',
    width: 480,
    outlines: [
      [
        [60, MIDDLE - 240],
        [440, MIDDLE],
        [60, MIDDLE + 240],
      ],
    ],
  },
  '\u25be': {
    name: 'triangledown',
    width: 560,
    outlines: [
      [
        [40, MIDDLE + 190],
        [280, MIDDLE - 190],
        [520, MIDDLE + 190],
      ],
    ],
  },
  '\u25cf': { name: 'circle', width: 600, outlines: [round(300, 240, 0, 345)] },
  '\u2713': { name: 'check', width: 700, outlines: line([80, 320], [270, 90], [630, 600]) },
  '\u2715': { name: 'cross', width: 640, outlines: [...line([80, 90], [560, 570]), ...line([80, 570], [560, 90])] },
  '\u27f2': { name: 'turnleft', width: 800, outlines: mirrored(TURN, 800) },
  '\u27f3': { name: 'turnright', width: 800, outlines: TURN },
};
