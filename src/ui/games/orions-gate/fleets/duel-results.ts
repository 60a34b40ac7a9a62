import { accountsOf } from '../../../../ai/series/accounts.ts';
import type { SeriesGame } from '../../../../ai/series/series.ts';
import { fleetOf, writeFleet, type NamedFleet, type UnitType } from '../../../../games/orions-gate/index.ts';
import type { Fought } from '../../../match/lists/list-duel.ts';
import { namesOfPair } from '../../../match/lists/pair.tsx';
import { labText } from '../../../match/words/lab.ts';
import { FLEET_FORM } from '../setup/fleet-form.ts';
import { fleetsText as words } from '../words/fleets.ts';
import type { FleetTerms } from './duel-draft.ts';

/** A duel of fleets of which at least one battle is over. */
export type FoughtFleets = Fought<NamedFleet, FleetTerms>;

/** What became of a ship over all battles: its share of those at whose end it stood. */
export interface ShipFate {
  readonly name: string;
  readonly type: UnitType;
  readonly standing: number;
}

/** What became of each fleet. */
export interface FleetFate extends Pick<ReturnType<typeof accountsOf>[number], 'destroyed' | 'survivors'> {
  readonly name: string;
  readonly ships: readonly ShipFate[];
}

/** What became of both fleets; empty before the first battle is over. */
export function fatesOf({ draft: { lists }, played }: Pick<FoughtFleets, 'draft' | 'played'>): readonly FleetFate[] {
  const names = namesOfPair({ form: FLEET_FORM }, ...lists);
  return accountsOf(played).map(({ standing, ...account }, at) => ({
    ...account,
    name: names[at]!,
    ships: fleetOf(lists[at]!.units).map(({ name, type }, place) => ({ name, type, standing: standing[place]! })),
  }));
}

/** Points a fleet destroyed, battle by battle. */
export const destroyedBy = (played: readonly SeriesGame[], player: number): readonly number[] =>
  played.map(({ accounts }) => accounts![player]!.destroyed);

/** What became of both fleets, in lines. */
export const fateLines = (fought: FoughtFleets): readonly string[] => {
  const fates = fatesOf(fought);
  return [
    words.destroyed,
    ...fates.map(({ name, destroyed: { mean, p5, p95 } }) => `  ${words.destroyedHow(name, mean, p5, p95)}`),
    words.survivors,
    ...fates.flatMap(({ name, ships, survivors }) => [
      `  ${words.survivorsOf(name, survivors, ships.length)}`,
      ...ships.map((ship) => `    ${ship.name}: ${labText.percent(ship.standing)}`),
    ]),
  ];
};

/** The fleets, and what became of both, as data. */
export const fateData = (fought: FoughtFleets): object => ({
  fleets: fought.draft.lists.map(writeFleet),
  fates: fatesOf(fought),
});
