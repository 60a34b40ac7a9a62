import type { Json } from '../../../engine/json.ts';
import type { SkaxarState } from '../state.ts';

/** SK-12.8: what the table may show of a finished game; seat A, then B. Ships left lie outside the Scrapyard. */
export const standing = ({
  sides,
  turn,
  battle,
}: Pick<SkaxarState, 'sides' | 'turn' | 'battle'>): { readonly [figure: string]: Json } => ({
  turns: turn,
  battles: battle,
  money: sides.map(({ money }) => money),
  shipsLeft: sides.map(({ fleetDeck, field, repairBay }) => fleetDeck.length + field.length + repairBay.length),
  shipsDestroyed: sides.map(({ scrapyard }) => scrapyard.length),
});
