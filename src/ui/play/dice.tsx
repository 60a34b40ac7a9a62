import { battle } from '../messages/battle.ts';
import './dice.css';

/** Places of the pips on a die of 24 units. */
const PIPS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[6.5, 6.5], [12, 12], [17.5, 17.5]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
};

/** A drawn die. `dropped`: it was rolled again and counts no more. */
export function Die({ value, dropped, size = 20, fresh }: { readonly value: number; readonly dropped?: boolean; readonly size?: number; readonly fresh?: boolean }) {
  const edge = `${size / 16}rem`;
  return (
    <svg class={`die ${dropped ? 'die-dropped' : ''} ${fresh ? 'die-fresh' : ''}`} viewBox="0 0 24 24" width={edge} height={edge} style={{ width: edge, height: edge }} role="img" aria-label={dropped ? `${battle.die(value)}, ${battle.dropped}` : battle.die(value)}>
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(PIPS[value] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />)}
      {dropped && <path d="M4 20L20 4" />}
    </svg>
  );
}

/** Dice in the order they were drawn. */
export function Dice({ drawn, dropped, size, fresh }: { readonly drawn: readonly number[]; readonly dropped?: readonly number[] | undefined; readonly size?: number; readonly fresh?: boolean }) {
  return <span class="dice">{drawn.map((value, index) => <Die key={index} value={value} dropped={dropped?.includes(index) ?? false} {...(size ? { size } : {})} {...(fresh ? { fresh } : {})} />)}</span>;
}
