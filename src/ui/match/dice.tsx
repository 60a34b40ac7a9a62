import { play as words } from './words/play.ts';
import './dice.css';

/** Places of the pips on a die of 24 units. */
const PIPS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

interface DieProps {
  readonly value: number;
  /** It was rolled again and counts no more. */
  readonly dropped?: boolean;
  /** Whether it counts as a hit; nothing is said where no die can hit. */
  readonly hit?: boolean | undefined;
  /** Number of the pattern it belongs to, from 0; each has its own kind of ring. */
  readonly ring?: number | null;
  readonly size?: number;
  readonly fresh?: boolean;
}

/** What a die counts as. */
interface Counts {
  readonly value: number;
  readonly dropped: boolean;
  readonly hit: boolean | undefined;
  readonly ring: number | null;
}

const classesOf = ({ dropped, hit, ring }: Counts): string =>
  [
    dropped && 'die-dropped',
    hit && 'die-hit',
    hit === false && 'die-miss',
    ring !== null && `die-ring die-ring-${ring % 3}`,
  ]
    .filter(Boolean)
    .join(' ');

const labelOf = ({ value, dropped, hit, ring }: Counts): string =>
  [
    words.die(value),
    dropped && words.dropped,
    hit && words.hit,
    hit === false && words.miss,
    ring !== null && words.ring(ring + 1),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * A drawn die with what it counts as: dropped ones are struck, hits have a tick and misses a bar, dice of a pattern the
 * same ring.
 */
export function Die({ value, dropped = false, hit, ring = null, size = 20, fresh = false }: DieProps) {
  const edge = `${size / 16}rem`;
  const counts = { value, dropped, hit, ring };
  return (
    <svg
      class={`die ${classesOf(counts)} ${fresh ? 'die-fresh' : ''}`}
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      style={{ width: edge, height: edge }}
      role="img"
      aria-label={labelOf(counts)}
    >
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
      ))}
      {dropped && <path d="M4 20L20 4" />}
      {hit === false && <path class="die-bar" d="M6 21.6h12" />}
      {hit && <path class="die-tick" d="M14.5 21.5l3 3 6-6.5" />}
    </svg>
  );
}

interface DiceProps {
  readonly drawn: readonly number[];
  readonly dropped?: readonly number[] | undefined;
  readonly hits?: readonly number[] | undefined;
  readonly rings?: readonly (readonly number[])[] | undefined;
  readonly size?: number;
  readonly fresh?: boolean;
}

/** Dice in the order they were drawn. Places are counted from 0; with `hits` given, all others miss. */
export function Dice({ drawn, dropped = [], hits, rings = [], ...look }: DiceProps) {
  const ringOf = (place: number): number | null => {
    const ring = rings.findIndex((places) => places.includes(place));
    return ring < 0 ? null : ring;
  };
  return (
    <span class="dice">
      {drawn.map((value, place) => (
        <Die
          key={place}
          value={value}
          dropped={dropped.includes(place)}
          hit={hits?.includes(place)}
          ring={ringOf(place)}
          {...look}
        />
      ))}
    </span>
  );
}
