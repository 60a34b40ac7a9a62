import { checkSetup, parseOptions, PLAYERS, SHIP_IDS, type ShipId } from '../../../../../games/battlespace-sirius/index.ts';
import { duelText as words } from '../../../../messages/duel.ts';
import { setupText } from '../../../../messages/setup.ts';
import { isRecord } from '../shared/loose.ts';
import type { Parts } from '../shared/parcel.ts';
import { readOptions, readSitter, takeSeed } from '../shared/read-options.ts';
import type { Draft, DuelSeat } from './draft.ts';

const isShip = (raw: unknown): raw is ShipId => SHIP_IDS.some((one) => one === raw);

const JUDGE = { parseOptions, checkSetup };

/** A set-up from untrusted data, and a sentence for each part that could not be read: that part is as in `before`. Null when it is no set-up at all. */
export function readParts(raw: unknown, before: Draft): Parts<Draft> | null {
  if (!isRecord(raw) || !isRecord(raw['rules'])) return null;
  const faults: string[] = [];
  const { playerCount: players } = readOptions(JUDGE, raw['players'] === undefined ? {} : { playerCount: raw['players'] }, { playerCount: before.players }, faults);
  const list: readonly unknown[] = Array.isArray(raw['seats']) && raw['seats'].length <= PLAYERS.most ? (raw['seats'] as unknown[]) : [];
  if (raw['seats'] !== undefined && list !== raw['seats']) faults.push(words.seatsFault);
  const seats = before.seats.map((own, place): DuelSeat => {
    const given = list[place];
    if (given === undefined) return own;
    const label = words.seat(place + 1);
    const sitter = isRecord(given) ? readSitter(given, own) : null;
    if (!isRecord(given) || !sitter) {
      faults.push(words.seatFault(label));
      return own;
    }
    if (!isShip(given['ship'])) faults.push(words.shipFault(label));
    return { ...sitter, ship: isShip(given['ship']) ? given['ship'] : own.ship };
  });
  const rules = readOptions(JUDGE, raw['rules'], before.rules, faults);
  return { draft: { players, seats, rules, seed: takeSeed(raw['seed'], setupText.seedFault, faults) }, faults };
}
