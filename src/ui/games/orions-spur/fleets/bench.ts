import {
  checkSetup,
  lineIn,
  parseOptions,
  termsFor,
  type DataSet,
  type Options,
  type OwnFleet,
  type OwnFleetTerms,
} from '../../../../games/orions-spur/index.ts';
import { unpackList } from '../../../match/lists/link.ts';
import { keepText, keptText } from '../../../match/setup/kept-text.ts';
import { EVEN } from '../setup/draft.ts';
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

/** The battle a fleet is built for: what makes a fleet legal there, and the numbers its ships have. */
export type BuildTerms = OwnFleetTerms & Pick<Options, 'dataSet'>;

const termsIn = (terms: BuildTerms): BuildTerms => {
  const { startingFleet, fleetPoints, fleetPointsRule, flagshipExposure, dataSet } = terms;
  return { startingFleet, fleetPoints, fleetPointsRule, flagshipExposure, dataSet };
};

/** The terms a fleet is meant for, with the numbers a new match proposes. */
export const proposedFor = (fleet: OwnFleet): BuildTerms => ({ ...termsFor(fleet), dataSet: EVEN.dataSet });

/** A fleet, which is kept as the catalogue has it, with the numbers of a set. */
export const numberedIn = (dataSet: DataSet, fleet: OwnFleet): OwnFleet => ({
  ...fleet,
  ships: fleet.ships.map((ship) => ({ ...ship, design: lineIn(dataSet, ship.design) })),
});

export const keepTerms = (terms: BuildTerms): void => keepText(TERMS_KEY, JSON.stringify(termsIn(terms)));

/** The terms that were left here; those a fleet is meant for where there are none, or they cannot be read. */
export function keptTerms(fleet: OwnFleet): BuildTerms {
  try {
    const kept = JSON.parse(keptText(TERMS_KEY) ?? '') as object;
    // Terms that were kept before they said which numbers are played with have those of a new match.
    const parsed = parseOptions({ dataSet: EVEN.dataSet, ...kept });
    return parsed.ok && checkSetup(parsed.value).length === 0 ? termsIn(parsed.value) : proposedFor(fleet);
  } catch {
    return proposedFor(fleet);
  }
}
