import type { PieceKind, UnitId } from '../state.ts';
import { rollDice } from '../roll.ts';
import { isInPlay, thePlaced, theUnit } from '../units.ts';
import { autoHit, damage } from './damage.ts';
import { closestOther, pieceOn, type StandingPiece } from './gates.ts';
import { record, type Ledger } from './play-ledger.ts';

type Collision = (ledger: Ledger, unit: UnitId, into: StandingPiece) => void;

/** One automatic hit of Strength D6; a roll nobody makes, so EMP never counts (OG-11.4, 9.50). */
const hitOnce: Collision = (ledger, unit, { piece }) => {
  const die = rollDice(ledger.chance, 1, false);
  autoHit(
    ledger,
    { kind: 'collision', piece: piece.id },
    unit,
    [die],
    [{ name: 'd6', value: die.total }],
    false,
    false,
  );
};

/** Lifted without a hit, to come out at the closest other gate; without another the gate is as Blocking (OG-14.6). */
const throughGate: Collision = (ledger, unit, into) => {
  if (!lift(ledger, unit, into)) hitOnce(ledger, unit, into);
};

/**
 * D6 plain damage instead of the hit, nobody's roll (OG-9.50); who is left is lifted, or stays when there is no other
 * wormhole (OG-14.7).
 */
const throughWormhole: Collision = (ledger, unit, into) => {
  const roll = rollDice(ledger.chance, 1, false);
  record(ledger, { type: 'wormholeRolled', unit, piece: into.piece.id, roll });
  damage(ledger, unit, roll.total, { kind: 'wormhole', piece: into.piece.id });
  if (isInPlay(theUnit(ledger.state, unit))) lift(ledger, unit, into);
};

/**
 * Takes a unit off the table for its captain to place it at the closest other piece of the kind (OG-14.6 to 14.8).
 * Whether there is one.
 */
function lift(ledger: Ledger, unit: UnitId, into: StandingPiece): boolean {
  const out = closestOther(ledger.state.tables, into, thePlaced(ledger.state, unit).pose);
  if (out) record(ledger, { type: 'lifted', unit, enter: into.piece.id, leave: out.piece.id });
  return out !== null;
}

/** What a unit pushed into a solid piece suffers, by the kind of the piece (OG-11.1). */
const COLLISIONS: { readonly [kind in PieceKind]?: Collision } = {
  blocking: hitOnce,
  warpGate: throughGate,
  wormhole: throughWormhole,
};

/** A unit has been pushed into a solid piece (OG-10.10). */
export function collide(ledger: Ledger, unit: UnitId, pieceId: string): void {
  const into = pieceOn(ledger.state.tables, pieceId);
  if (into) COLLISIONS[into.piece.kind]?.(ledger, unit, into);
}
