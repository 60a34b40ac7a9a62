import type { NamedFleet } from '../../../../games/orions-gate/index.ts';
import { TextInput, Toggle } from '../../../kit/index.ts';
import { DuelPage as ListDuelPage } from '../../../match/lists/duel-page.tsx';
import type { ListDuel, OwnTermsProps } from '../../../match/lists/list-duel.ts';
import type { Query } from '../../../match/manifest.ts';
import { orionsGateLab } from '../lab.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { DuelAccount } from './duel-account.tsx';
import { DUEL_PLAYERS, MAX_TERRAIN, ownQuery, seriesOfDuel, termsOf, type FleetTerms } from './duel-draft.ts';
import { fateData, fateLines } from './duel-results.ts';
import { faces, FLEETS } from './fleet-lists.ts';

/** The table, and whether it matters where parts face. */
function OwnTerms({ pair, terms, onTerms }: OwnTermsProps<NamedFleet, FleetTerms>) {
  const { terrain, arcs } = terms;
  return (
    <>
      <TextInput
        label={words.terrain}
        value={terrain}
        maxLength={MAX_TERRAIN}
        onInput={(value) => onTerms({ ...terms, terrain: value })}
        hint={words.terrainHint}
      />
      {(arcs || faces(pair.a) || faces(pair.b)) && (
        <Toggle
          label={words.arcs}
          hint={words.arcsHint}
          checked={arcs}
          onChange={(next) => onTerms({ ...terms, arcs: next })}
        />
      )}
    </>
  );
}

/** Duels of two fleets between computer captains. */
export const FLEET_DUEL: ListDuel<NamedFleet, FleetTerms> = {
  game: FLEETS,
  players: DUEL_PLAYERS,
  termsOf,
  ownQuery,
  OwnTerms,
  seriesOf: seriesOfDuel,
  seatName: orionsGateLab.seatName,
  files: [
    { flag: '--fleetA', file: 'fleet-a.txt' },
    { flag: '--fleetB', file: 'fleet-b.txt' },
  ],
  OwnResults: DuelAccount,
  ownLines: fateLines,
  ownData: fateData,
};

/** Two fleets put against each other in many battles, counted while they are fought. */
export const DuelPage = ({ query }: { readonly query: Query }) => <ListDuelPage of={FLEET_DUEL} query={query} />;
