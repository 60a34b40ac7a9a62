import {
  checkFleetText,
  fleetData,
  fleetTexts,
  LONGEST_FLEET_NAME,
  ownFleetFaults,
  readFleet,
  WIDEST_TERMS,
  writeFleet,
  type OwnFleet,
  type OwnFleetTerms,
} from '../../../../games/orions-spur/index.ts';
import type { ListForm } from '../../../match/lists/form.ts';
import { fleetsText as words } from '../words/fleets.ts';

/** How fleets are written, read and checked; legal is what these terms allow. */
export const fleetFormOf = (terms: OwnFleetTerms): ListForm<OwnFleet> => ({
  key: 'orion.spur-fleets',
  longestName: LONGEST_FLEET_NAME,
  head: 'Fleet',
  partedBy: 'head',
  words,
  write: writeFleet,
  parse(text) {
    const { fleet, faults } = readFleet(text);
    return { list: fleet, faults };
  },
  check: (fleet) => ownFleetFaults(fleet, terms),
  checkText(text) {
    const { fleet, faults } = checkFleetText(text, terms);
    return { list: fleet, faults };
  },
  json: { write: fleetData, texts: fleetTexts },
  isEmpty: ({ ships }) => ships.length === 0,
  limits: { packed: 20_000, text: 40_000 },
});

/** Fleets as the library takes them: what no battle could begin with is illegal. */
export const FLEET_FORM = fleetFormOf(WIDEST_TERMS);
