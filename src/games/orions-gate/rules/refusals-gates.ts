import type { Rejection } from '../../../engine/game.ts';
import { gapMils, inches, type Gap } from '../../../table/index.ts';
import type { Piece } from '../state.ts';

// The sentences of OG-21.1 about gates and wormholes, one function each. Where it gives none, the sentence is ours and stands
// under the rule that is broken.

const refuse = (rule: string, reason: string, data: Rejection['data'] = {}): Rejection => ({ rule, reason, data });

export const noPiece = (id: string) => refuse('OG-20.1', `There is no piece ${id}.`);
export const noWarpGate = (piece: Piece) => refuse('OG-14.3', `${piece.name} is no warp gate.`, { piece: piece.id });
export const sameGate = () => refuse('OG-14.3', 'A path leaves by another gate than the one it enters.');
export const onlyGate = () => refuse('OG-14.4', 'There is no other warp gate to leave by.');
export const wormholeByChoice = (piece: Piece) =>
  refuse('OG-14.7', 'A wormhole cannot be entered by choice.', { piece: piece.id });
export const gateOnOtherTable = (piece: Piece, its: number, mine: number) =>
  refuse('OG-2.13', `${piece.name} is on table ${its}, not on table ${mine}.`, {
    piece: piece.id,
    have: its,
    need: mine,
  });
/** Step poses decide what is touched (OG-14.3); where the line itself comes nearer than they do, it is told as the least miss there is. */
export const shortOfGate = (piece: Piece, gap: Gap) => {
  const have = Math.max(1, gapMils(gap, 'max'));
  return refuse('OG-14.3', `The path stays ${inches(have)} short of ${piece.name}.`, {
    piece: piece.id,
    have,
    need: 0,
  });
};
