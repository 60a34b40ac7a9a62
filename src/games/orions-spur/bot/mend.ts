import { cardOf } from '../data/cards.ts';
import { plain } from '../data/text.ts';
import { playerOf, seatAfter } from '../rules/table.ts';
import type { SpurState } from '../state.ts';
import { craftAt, withCraft, type Board } from './board.ts';
import { cardWorth } from './cards.ts';
import type { Scene } from './scene.ts';

/** A craft with a Repair card played on it; the same board where the card restores nothing. */
export function repaired(board: Board, id: string, card: string): Board {
  const craft = craftAt(board, id);
  if (!craft) return board;
  const change: { shield?: number; hull?: number } = {};
  for (const effect of cardOf(card).effects)
    if (effect.kind === 'restore' && effect.stat !== 'energy') {
      const { [effect.stat]: now, design } = craft;
      if (now < design[effect.stat]) change[effect.stat] = Math.min(design[effect.stat], now + plain(effect.amount));
    }
  return Object.keys(change).length > 0 ? withCraft(board, id, change) : board;
}

/** The share of repairs that are thought of in a window and still played in the turn that comes. */
const MENDED = 0.8;

/** Whether nobody but the seat attacks before it can play Repair cards: its own turn is on, or is next after this. */
function mendsNext({ state, seat, board }: Scene): boolean {
  if (state.activeSeat === seat) return true;
  return seatAfter(state, state.activeSeat) === seat && !goesOn(state, board);
}

/** Whether the active player may attack again once this window is closed. */
function goesOn({ mode, activeShip, primary }: SpurState, board: Board): boolean {
  if (primary === 'ram' || activeShip === null) return false;
  const shooter = craftAt(board, activeShip);
  return mode === 'flock' || (shooter !== undefined && !shooter.overcharged && shooter.energy > 0);
}

/**
 * What a board comes to for the seat with the best repair of a ship under attack that its Repair cards allow in its
 * next turn: damage they mend is no loss, which decides what a block is best taken off (OS-7.12).
 */
export function mendedSum(scene: Scene): (board: Board) => number {
  const { state, seat, sumOf } = scene;
  const { hand, reserve } = playerOf(state, seat);
  const cards = [...hand, ...reserve].filter((card) => cardOf(card).kind === 'repair');
  if (cards.length === 0 || !mendsNext(scene)) return sumOf;
  const kinds = [...new Map(cards.map((card) => [cardOf(card).key, card])).values()];
  const hit = new Set(state.window!.pending.map(({ thing }) => thing.target));
  return (board) => {
    const sum = sumOf(board);
    let gain = 0;
    for (const id of hit)
      for (const card of kinds) {
        const after = repaired(board, id, card);
        if (after !== board) gain = Math.max(gain, sumOf(after) - sum - cardWorth(card));
      }
    return sum + MENDED * gain;
  };
}
