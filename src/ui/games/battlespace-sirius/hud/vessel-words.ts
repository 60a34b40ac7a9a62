import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import {
  lifeboatData,
  type BattlespaceSiriusView,
  type LifeboatId,
  type ShipId,
} from '../../../../games/battlespace-sirius/index.ts';
import type { CardWords } from '../../../cards/card-words.ts';
import type { VesselFace } from '../card-art.ts';
import { playerOf } from '../names.ts';
import { sirius as words } from '../words/play.ts';
import { vesselRows, type VesselRow } from './vessel-data.ts';

/** A lifeboat's card in words (BS-12.2), in the colour of the ship it belongs to. */
export function boatWords(boat: LifeboatId, ship: ShipId): CardWords<VesselFace> {
  const { name, hull, position, sentry, weapons } = lifeboatData(boat);
  const { attributes } = words;
  return {
    face: { kind: 'boat', boat, ship },
    title: words.boatTitle(name),
    line: words.boatLine,
    figures: [
      [attributes.hull, String(hull)],
      [attributes.position, words.yesNo(position)],
      [attributes.sentry, words.yesNo(sentry)],
      [attributes.weapons, String(weapons)],
    ],
    texts: [],
    rules: ['BS-12.2'],
  };
}

/** Everything the table shows of a ship: its sides with their Power, what it has lost, what lies under it. */
function shipWords({ ship, name, player, powers, card }: VesselRow, under: LifeboatId | 'hidden' | null) {
  const all = powers.reduce((sum, { power }) => sum + power, 0);
  const lost = powers.length * MOST - all;
  return {
    face: { kind: 'ship', ship, power: powers.map(({ power }) => power), under },
    title: name,
    line: words.shipLine(player),
    figures: [
      [words.powerWhole, words.powerOf(all, powers.length * MOST)],
      [words.damage, String(lost)],
    ],
    lies: powers.map(({ side, power, weakest }) => ({
      kind: 'gauge' as const,
      name: words.sides[side],
      value: power,
      most: MOST,
      ...(power === 0 ? { note: words.unshielded } : weakest ? { note: words.weakest } : {}),
    })),
    texts: card === null ? [] : [sentence(card)],
    rules: ['BS-1.3', 'BS-1.4'],
  } satisfies CardWords<VesselFace>;
}

/** Most Power of a side (BS-1.3). */
const MOST = 6;

/** A vessel that stands on the table, as it is read. */
export interface ReadVessel {
  readonly seat: Seat;
  readonly words: CardWords<VesselFace>;
}

/**
 * Every vessel on the table in words, in seat order. What is hidden from somebody at the screen is not in it, nor is a
 * card that its owner alone knows (BS-15.4): that one is looked at.
 */
export const readVessels = (view: BattlespaceSiriusView, seats: readonly SeatInfo[]): readonly ReadVessel[] =>
  vesselRows(view, seats).flatMap((row): readonly ReadVessel[] => {
    const { vessel, lifeboat, shown, ship } = playerOf(view, row.seat);
    if (!vessel) return [];
    const base =
      vessel.kind === 'lifeboat'
        ? boatWords(vessel.lifeboat, ship)
        : shipWords(row, lifeboat === null ? null : shown ? lifeboat : 'hidden');
    const stands = [row.state, row.where, row.draw ? words.drawFlag : ''].filter(Boolean).map(sentence);
    return [{ seat: row.seat, words: { ...base, texts: [...stands, ...base.texts] } }];
  });

/** "Not adjacent." */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
