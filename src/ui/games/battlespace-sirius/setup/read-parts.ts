import {
  checkSetup,
  parseOptions,
  PLAYERS,
  SHIP_IDS,
  type ShipId,
} from '../../../../games/battlespace-sirius/index.ts';
import { duelText as words } from '../words/setup.ts';
import { setupText } from '../../../match/words/setup.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readOptions, readSitter, sitterFault } from '../../../match/setup/read-options.ts';
import { DUEL_COMPUTERS, type Draft, type DuelSeat } from './draft.ts';

const isShip = (raw: unknown): raw is ShipId => SHIP_IDS.some((one) => one === raw);

const JUDGE = { parseOptions, checkSetup };

function read(raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'players' | 'seats'> {
  const { playerCount: players } = readOptions(
    JUDGE,
    raw['players'] === undefined ? {} : { playerCount: raw['players'] },
    { playerCount: before.players },
    faults,
  );
  const list: readonly unknown[] =
    Array.isArray(raw['seats']) && raw['seats'].length <= PLAYERS.most ? (raw['seats'] as unknown[]) : [];
  if (raw['seats'] !== undefined && list !== raw['seats']) faults.push(words.seatsFault);
  const seats = before.seats.map((own, place): DuelSeat => {
    const given = list[place];
    if (given === undefined) return own;
    const label = words.seat(place + 1);
    const sitter = isRecord(given) ? readSitter(given, own, DUEL_COMPUTERS) : null;
    if (!isRecord(given) || !sitter) {
      faults.push(sitterFault(label, given));
      return own;
    }
    if (!isShip(given['ship'])) faults.push(words.shipFault(label));
    return { ...sitter, ship: isShip(given['ship']) ? given['ship'] : own.ship };
  });
  return { players, seats };
}

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({ judge: JUDGE, seedFault: setupText.seedFault, read });
