import { checkSetup, FLEETS, parseOptions, SEATS, type Fleet } from '../../../../../games/skaxar/index.ts';
import { setupText } from '../../../../messages/setup.ts';
import { warText as words } from '../../../../messages/skaxar-setup.ts';
import { isRecord } from '../shared/loose.ts';
import type { Parts } from '../shared/parcel.ts';
import { readOptions, readSitter, takeSeed } from '../shared/read-options.ts';
import type { Draft, FleetSeat } from './draft.ts';

const isFleet = (raw: unknown): raw is Fleet => FLEETS.some((one) => one === raw);

/** A set-up from untrusted data, and a sentence for each part that could not be read: that part is as in `before`. Null when it is no set-up at all. */
export function readParts(raw: unknown, before: Draft): Parts<Draft> | null {
  if (!isRecord(raw) || !isRecord(raw['rules'])) return null;
  const faults: string[] = [];
  const given: readonly unknown[] = Array.isArray(raw['seats']) ? (raw['seats'] as unknown[]) : [];
  const seatAt = (place: 0 | 1): FleetSeat => {
    const [own, label] = [before.seats[place], words.seatOf[SEATS[place]]];
    const told = given[place];
    const sitter = isRecord(told) ? readSitter(told, own) : null;
    if (!isRecord(told) || !sitter) {
      faults.push(words.seatFault(label));
      return own;
    }
    const { fleet } = told;
    if (!isFleet(fleet)) faults.push(words.fleetFault(label));
    return { ...sitter, fleet: isFleet(fleet) ? fleet : own.fleet };
  };
  const seats = [seatAt(0), seatAt(1)] as const;
  const rules = readOptions({ parseOptions, checkSetup }, raw['rules'], before.rules, faults);
  return { draft: { seats, rules, seed: takeSeed(raw['seed'], setupText.cardSeedFault, faults) }, faults };
}
