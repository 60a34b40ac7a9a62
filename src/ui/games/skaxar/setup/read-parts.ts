import { checkSetup, FLEETS, parseOptions, SEATS, type Fleet } from '../../../../games/skaxar/index.ts';
import { setupText } from '../../../match/words/setup.ts';
import { warText as words } from '../words/setup.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readSitter, sitterFault } from '../../../match/setup/read-options.ts';
import { WAR_COMPUTERS, type Draft, type FleetSeat } from './draft.ts';

const isFleet = (raw: unknown): raw is Fleet => FLEETS.some((one) => one === raw);

function read(raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'seats'> {
  const given: readonly unknown[] = Array.isArray(raw['seats']) ? (raw['seats'] as unknown[]) : [];
  const seatAt = (place: 0 | 1): FleetSeat => {
    const [own, label] = [before.seats[place], words.seatOf[SEATS[place]]];
    const entry = given[place];
    const sitter = isRecord(entry) ? readSitter(entry, own, WAR_COMPUTERS) : null;
    if (!isRecord(entry) || !sitter) {
      faults.push(sitterFault(label, entry));
      return own;
    }
    const { fleet } = entry;
    if (!isFleet(fleet)) faults.push(words.fleetFault(label));
    return { ...sitter, fleet: isFleet(fleet) ? fleet : own.fleet };
  };
  return { seats: [seatAt(0), seatAt(1)] };
}

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({
  judge: { parseOptions, checkSetup },
  seedFault: setupText.cardSeedFault,
  read,
});
