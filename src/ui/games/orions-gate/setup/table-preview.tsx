import { useId } from 'preact/hooks';
import { TABLE_HEIGHT, type Layout, type PieceData } from '../../../../games/orions-gate/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { inches } from '../../../kit/words/text.ts';
import { optionsText as words } from '../words/options.ts';
import './table-preview.css';

type Part = PieceData['parts'][number];

/** OG-4.3. */
const ZONE = 12_000;
/** Table inches between two ticks at the edge. */
const TICK = 6_000;

const flip = (y: number): number => TABLE_HEIGHT - y;

const outline = (part: Part): string =>
  part.kind === 'circle'
    ? `M${part.x - part.radius} ${flip(part.y)}a${part.radius} ${part.radius} 0 1 0 ${2 * part.radius} 0a${part.radius} ${part.radius} 0 1 0 ${-2 * part.radius} 0z`
    : `M${part.corners.map((corner) => `${corner.x} ${flip(corner.y)}`).join('L')}z`;

interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A circle round all parts, for where light and glow sit. */
function round(parts: readonly Part[]): Round {
  const xs = parts.flatMap((part) =>
    part.kind === 'circle' ? [part.x - part.radius, part.x + part.radius] : part.corners.map((corner) => corner.x),
  );
  const ys = parts.flatMap((part) =>
    part.kind === 'circle' ? [part.y - part.radius, part.y + part.radius] : part.corners.map((corner) => corner.y),
  );
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: flip((low + high) / 2), radius: Math.max(right - left, high - low) / 2 };
}

/** Small stones strewn over a field, the same each time for the same place. */
function stones({ x, y, radius }: Round): readonly Round[] {
  return Array.from({ length: 34 }, (_, k) => {
    const angle = k * 2.399963; // the golden angle: even, never in rows
    const far = Math.sqrt((k + 0.5) / 34) * radius * 0.98;
    return {
      x: x + Math.cos(angle) * far,
      y: y + Math.sin(angle) * far,
      radius: radius * (0.035 + 0.055 * (((k * 7919) % 13) / 13)),
    };
  });
}

interface PieceProps {
  readonly piece: PieceData;
  /** Names the gradients of this picture. */
  readonly id: string;
}

/** A piece as it looks: by its kind, and by what its name says it is. */
function Piece({ piece, id }: PieceProps) {
  const { kind, name = '' } = piece;
  if (kind === 'warpGate' || kind === 'wormhole') return <Route piece={piece} at={round(piece.parts)} id={id} />;
  if (kind === 'blocking') return <Planet piece={piece} id={id} />;
  if (kind === 'dangerous')
    return /sun|star/i.test(name) ? <Sun piece={piece} id={id} /> : <Hole piece={piece} id={id} />;
  return /nebula|cloud|gas|dust/i.test(name) ? <Cloud piece={piece} id={id} /> : <Stones piece={piece} id={id} />;
}

/** The outline of all parts. */
const shapeOf = ({ parts }: PieceData): string => parts.map(outline).join('');

const Planet = ({ piece, id }: PieceProps) => (
  <g>
    <path d={shapeOf(piece)} class="piece-line piece-blocking" />
    {piece.parts.map((part, place) => (
      <path key={place} d={outline(part)} fill={`url(#${id}-planet)`} />
    ))}
  </g>
);

function Sun({ piece, id }: PieceProps) {
  const { x, y, radius } = round(piece.parts);
  return (
    <g>
      <circle cx={x} cy={y} r={radius * 1.7} fill={`url(#${id}-glow)`} />
      {piece.parts.map((part, place) => (
        <path key={place} d={outline(part)} fill={`url(#${id}-sun)`} />
      ))}
      <path d={shapeOf(piece)} class="piece-line piece-dangerous" />
    </g>
  );
}

function Hole({ piece, id }: PieceProps) {
  const { x, y, radius } = round(piece.parts);
  return (
    <g>
      <circle cx={x} cy={y} r={radius * 1.5} fill={`url(#${id}-glow)`} />
      <path d={shapeOf(piece)} class="piece-line piece-dangerous" />
      {piece.parts.map((part, place) => (
        <path key={place} d={outline(part)} fill={`url(#${id}-hole)`} />
      ))}
      <ellipse
        cx={x}
        cy={y}
        rx={radius * 0.82}
        ry={radius * 0.3}
        class="piece-disk"
        transform={`rotate(-24 ${x} ${y})`}
      />
      <circle cx={x} cy={y} r={radius * 0.36} fill="#03050b" />
    </g>
  );
}

const Cloud = ({ piece, id }: PieceProps) => (
  <g>
    <path d={shapeOf(piece)} class="piece-line piece-obscuring" />
    <path d={shapeOf(piece)} fill="#141b30" />
    {piece.parts.map((part, place) => (
      <path key={place} d={outline(part)} fill={`url(#${id}-cloud)`} />
    ))}
  </g>
);

function Stones({ piece, id }: PieceProps) {
  const shape = shapeOf(piece);
  const about = round(piece.parts);
  const clip = `${id}-${Math.round(about.x)}-${Math.round(about.y)}`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} class="piece-line piece-obscuring" />
      <path d={shape} fill="#141b30" />
      <path d={shape} fill={`url(#${id}-dust)`} />
      <g clip-path={`url(#${clip})`}>
        {stones(about).map((stone) => (
          <circle key={`${stone.x}`} cx={stone.x} cy={stone.y} r={stone.radius} class="piece-stone" />
        ))}
      </g>
    </g>
  );
}

/** A warp gate is a ring of lights, a wormhole a whirl: told apart without colour. */
function Route({
  piece,
  at: { x, y, radius },
  id,
}: {
  readonly piece: PieceData;
  readonly at: Round;
  readonly id: string;
}) {
  const shape = piece.parts.map(outline).join('');
  if (piece.kind === 'warpGate') {
    return (
      <g class="piece-gate">
        <path d={shape} fill={`url(#${id}-gate)`} />
        <path d={shape} class="piece-line" />
        <circle cx={x} cy={y} r={radius * 0.62} class="piece-lights" />
      </g>
    );
  }
  const arm = `M${x} ${y}a${radius * 0.3} ${radius * 0.3} 0 0 1 ${radius * 0.6} 0a${radius * 0.55} ${radius * 0.55} 0 0 1 ${-radius * 1.1} 0`;
  return (
    <g class="piece-wormhole">
      <path d={shape} fill={`url(#${id}-hole)`} />
      <path d={shape} class="piece-line" />
      {[0, 180].map((turn) => (
        <path key={turn} d={arm} class="piece-whirl" transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
  );
}

/** The table from above as the rules know it: pieces, deployment zones, inch ticks. */
export function TablePreview({
  width,
  pieces,
  name,
}: {
  readonly width: number;
  readonly pieces: Layout[number];
  /** One of several tables. */ readonly name?: string;
}) {
  const id = useId().replaceAll(':', '');
  const number = (kind: PieceData['kind']): number => pieces.filter((piece) => piece.kind === kind).length;
  const said = [
    words.pieces(number('obscuring'), number('blocking'), number('dangerous')),
    battleSetup.routes(number('warpGate'), number('wormhole')),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <figure class="table-preview">
      <svg
        viewBox={`0 0 ${width} ${TABLE_HEIGHT}`}
        role="img"
        aria-label={`${name ? `${name}. ` : ''}${words.previewText(inches(width), said)}`}
      >
        <Gradients id={id} />
        <rect width={width} height={TABLE_HEIGHT} fill={`url(#${id}-sky)`} />
        <Stars width={width} />
        <rect class="zone zone-north" width={width} height={ZONE} />
        <rect class="zone zone-south" y={TABLE_HEIGHT - ZONE} width={width} height={ZONE} />
        {pieces.map((piece, place) => (
          <Piece key={place} piece={piece} id={id} />
        ))}
        <Ticks width={width} />
        <rect class="table-edge" width={width} height={TABLE_HEIGHT} />
      </svg>
      <figcaption class="small quiet">
        {name && <strong>{name}</strong>}
        <span class="figure">
          {inches(width)} x {inches(TABLE_HEIGHT)}
        </span>
        <span>{said}</span>
      </figcaption>
    </figure>
  );
}

/** Light and colour of the sky and the pieces. */
const Gradients = ({ id }: { readonly id: string }) => (
  <defs>
    <radialGradient id={`${id}-sky`} cx="0.3" cy="0.2" r="1">
      <stop offset="0" stop-color="#16233d" />
      <stop offset="0.6" stop-color="#0b1324" />
      <stop offset="1" stop-color="#080d19" />
    </radialGradient>
    <radialGradient id={`${id}-planet`} cx="0.32" cy="0.28" r="0.85">
      <stop offset="0" stop-color="#c5d8ee" />
      <stop offset="0.35" stop-color="#6f95bd" />
      <stop offset="0.75" stop-color="#25415f" />
      <stop offset="1" stop-color="#0b1626" />
    </radialGradient>
    <radialGradient id={`${id}-glow`}>
      <stop offset="0.4" stop-color="#ff9a5c" stop-opacity="0.34" />
      <stop offset="1" stop-color="#ff9a5c" stop-opacity="0" />
    </radialGradient>
    <radialGradient id={`${id}-hole`}>
      <stop offset="0.3" stop-color="#05070d" />
      <stop offset="0.62" stop-color="#6b2d20" />
      <stop offset="0.85" stop-color="#2a1420" />
      <stop offset="1" stop-color="#140c18" />
    </radialGradient>
    <radialGradient id={`${id}-gate`}>
      <stop offset="0" stop-color="#d8f4ff" stop-opacity="0.9" />
      <stop offset="0.55" stop-color="#54beec" stop-opacity="0.55" />
      <stop offset="1" stop-color="#12304a" stop-opacity="0.7" />
    </radialGradient>
    <radialGradient id={`${id}-sun`}>
      <stop offset="0" stop-color="#fff6d8" />
      <stop offset="0.45" stop-color="#ffd27a" />
      <stop offset="1" stop-color="#e0793a" />
    </radialGradient>
    <radialGradient id={`${id}-cloud`}>
      <stop offset="0" stop-color="#a98fe6" stop-opacity="0.62" />
      <stop offset="0.6" stop-color="#6b5ca8" stop-opacity="0.34" />
      <stop offset="1" stop-color="#5b6cb8" stop-opacity="0.12" />
    </radialGradient>
    <radialGradient id={`${id}-dust`}>
      <stop offset="0" stop-color="#8d7bc8" stop-opacity="0.42" />
      <stop offset="0.8" stop-color="#6b5ca8" stop-opacity="0.22" />
      <stop offset="1" stop-color="#6b5ca8" stop-opacity="0.1" />
    </radialGradient>
  </defs>
);

/** Stars strewn over the sky, the same each time. */
function Stars({ width }: { readonly width: number }) {
  const stars = Array.from({ length: 130 }, (_, k) => ({
    x: ((k * 7919 + 331) % 1000) * (width / 1000),
    y: ((k * 6271 + 57) % 997) * (TABLE_HEIGHT / 997),
    r: 50 + ((k * 31) % 7) * 14,
  }));
  return (
    <>
      {stars.map((star) => (
        <circle
          key={`${star.x} ${star.y}`}
          cx={star.x}
          cy={star.y}
          r={star.r}
          fill="#cfdcf5"
          opacity={0.18 + (star.r % 5) * 0.07}
        />
      ))}
    </>
  );
}

/** Inch ticks at the edges, longer at each foot. */
function Ticks({ width }: { readonly width: number }) {
  const ticks = Array.from({ length: width / TICK - 1 }, (_, k) => (k + 1) * TICK);
  const rows = Array.from({ length: TABLE_HEIGHT / TICK - 1 }, (_, k) => (k + 1) * TICK);
  const length = (at: number): number => (at % 12_000 === 0 ? 900 : 500);
  return (
    <path
      class="ticks"
      d={[
        ...ticks.map((x) => `M${x} 0v${length(x)}M${x} ${TABLE_HEIGHT}v-${length(x)}`),
        ...rows.map((y) => `M0 ${y}h${length(y)}M${width} ${y}h-${length(y)}`),
      ].join('')}
    />
  );
}
