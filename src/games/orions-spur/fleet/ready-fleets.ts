import { READY_FLEETS, type ReadyFleet } from '../data/fleets.ts';
import { SPECIES, type Species } from '../data/species.ts';
import { autoPlaced, type OwnFleet } from './own-fleet.ts';

const placed = (species: Species, { name, designs }: ReadyFleet): OwnFleet => ({
  name,
  species,
  ships: autoPlaced(species, designs),
});

/** OS-12.2, OS-3.12: the ready-made fleets of all species, each in its automatic formation. */
export const READY_MADE_FLEETS: readonly OwnFleet[] = SPECIES.flatMap((species) =>
  READY_FLEETS[species].map((fleet) => placed(species, fleet)),
);
