import type { PieceKind, UnitId } from '../state.ts';
import { rollDice } from '../roll.ts';
import { thePlaced } from '../units.ts';
import { tableOf } from '../world.ts';
import { autoHit } from './damage-auto-hit.ts';
import type { Ledger } from './play-ledger.ts';

type Collision = (ledger: Ledger, unit: UnitId, piece: string) => void;

/** One automatic hit of Strength D6; a roll nobody makes, so EMP never counts (OG-11.4, 9.50). */
const hitOnce: Collision = (ledger, unit, piece) => {
  const die = rollDice(ledger.chance, 1, false);
  autoHit(ledger, { kind: 'collision', piece }, unit, [die], [{ name: 'd6', value: die.total }], false, false);
};

/** What a unit pushed into a solid piece suffers, by the kind of the piece (OG-11.1). A later kind is one more row. */
const COLLISIONS: { readonly [kind in PieceKind]?: Collision } = { blocking: hitOnce };

/** A unit has been pushed into a solid piece (OG-10.10). */
export function collide(ledger: Ledger, unit: UnitId, pieceId: string): void {
  const table = tableOf(ledger.state.tables, thePlaced(ledger.state, unit).pose.table);
  const piece = table.pieces.find(({ id }) => id === pieceId);
  if (piece) COLLISIONS[piece.kind]?.(ledger, unit, pieceId);
}
