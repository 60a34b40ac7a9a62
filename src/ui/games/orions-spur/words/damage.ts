import type { Packet } from '../../../../games/orions-spur/index.ts';
import { list } from '../../../kit/words/text.ts';

/** Damage in a sentence: "3 damage", "2 shield and 2 hull damage". */
export const damage = ({ shield, any, hull }: Packet): string => {
  const parts = [shield > 0 && `${shield} shield`, any > 0 && String(any), hull > 0 && `${hull} hull`].filter(
    (part): part is string => Boolean(part),
  );
  return parts.length === 0 ? 'no damage' : `${list(parts)} damage`;
};

/** What a ship still has: "1 shield, 2 hull", "2 hull, no shield". */
export const hold = (shield: number, hull: number): string =>
  shield === 0 ? `${hull} hull, no shield` : `${shield} shield, ${hull} hull`;
