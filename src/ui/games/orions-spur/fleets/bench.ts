import {
  checkSetup,
  parseOptions,
  termsFor,
  type OwnFleet,
  type OwnFleetTerms,
} from '../../../../games/orions-spur/index.ts';
import { unpackList } from '../../../match/lists/link.ts';
import { keepText, keptText } from '../../../match/setup/kept-text.ts';
import { FLEET_FORM } from './fleet-form.ts';

/** Where this browser keeps the fleet that is being built. */
export const BENCH_KEY = 'orion.spur-fleet-builder';

/** Reads what was left in the builder; null where nothing can be read. */
export function unpackLeft(packed: string): OwnFleet | null {
  const left = unpackList(FLEET_FORM, packed);
  return left.ok ? left.list : null;
}

/** The fleet that lies in the builder; null = none with a ship. */
export function leftInBuilder(): OwnFleet | null {
  const left = unpackLeft(keptText(BENCH_KEY) ?? '');
  return left && left.ships.length > 0 ? left : null;
}

/** Where this browser keeps what battle the fleet in the builder is for. */
const TERMS_KEY = 'orion.spur-fleet-terms';

const termsIn = ({ startingFleet, fleetPoints, fleetPointsRule, flagshipExposure }: OwnFleetTerms): OwnFleetTerms => ({
  startingFleet,
  fleetPoints,
  fleetPointsRule,
  flagshipExposure,
});

export const keepTerms = (terms: OwnFleetTerms): void => keepText(TERMS_KEY, JSON.stringify(termsIn(terms)));

/** The terms that were left here; those a fleet is meant for where there are none, or they cannot be read. */
export function keptTerms(fleet: OwnFleet): OwnFleetTerms {
  try {
    const parsed = parseOptions(JSON.parse(keptText(TERMS_KEY) ?? ''));
    return parsed.ok && checkSetup(parsed.value).length === 0 ? termsIn(parsed.value) : termsFor(fleet);
  } catch {
    return termsFor(fleet);
  }
}
