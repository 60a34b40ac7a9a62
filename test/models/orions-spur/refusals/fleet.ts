import { CLASS_NAMES, type Design, type ShipClass } from '../data/faces.ts';
import { findDesign } from '../faces.ts';
import { firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { playerOf, type Game, type Of, type Seat } from '../state.ts';
import { FLEET_LIMIT } from './regroup.ts';

/** OS-2.2. */
export const STANDARD: Readonly<Partial<Record<ShipClass, number>>> = { frigate: 2, destroyer: 1, lightCruiser: 1 };

/** OS-13.11. */
export function fleetRefusal(game: Game, { designs }: Of<'chooseFleet'>, seat: Seat): Refusal | null {
  const { species } = playerOf(game, seat);
  const strange = designs.find((id) => findDesign(id)?.species !== species);
  if (strange !== undefined)
    return unlisted('OS-13.29 OS-13.11 OS-2.2', `There is no design ${strange} in your ship deck.`);
  const fleet = designs.map((id) => findDesign(id)!);
  return firstOf(
    () => copiesRefusal(fleet),
    () => (game.options.startingFleet === 'standard' ? standardRefusal(fleet) : pointsRefusal(game, fleet)),
  );
}

function copiesRefusal(fleet: readonly Design[]): Refusal | null {
  for (const design of new Set(fleet)) {
    const count = fleet.filter((one) => one === design).length;
    if (count <= design.copies) continue;
    const reason = `Your ship deck holds ${design.copies} of ${design.name}; you chose ${count}.`;
    return unlisted('OS-2.2 OS-12.1 OS-13.29 OS-13.11', reason);
  }
  return null;
}

/** X58; for several classes at once it is open which is told. */
function standardRefusal(fleet: readonly Design[]): Refusal | null {
  const reasons = (Object.keys(CLASS_NAMES) as ShipClass[]).flatMap((shipClass) => {
    const asked = STANDARD[shipClass] ?? 0;
    const chosen = fleet.filter((design) => design.shipClass === shipClass).length;
    if (chosen === asked) return [];
    return [`A starting fleet has ${asked} ${CLASS_NAMES[shipClass]}${asked === 1 ? '' : 's'}; you chose ${chosen}.`];
  });
  return reasons.length > 0 ? listed('OS-2.2', ...reasons) : null;
}

/** OS-12.1, OS-12.3. */
function pointsRefusal({ options }: Game, fleet: readonly Design[]): Refusal | null {
  const { fleetPoints, fleetPointsRule } = options;
  const cost = fleet.reduce((sum, design) => sum + design.cost, 0);
  return firstOf(
    () => (fleet.length > 0 ? null : unlisted('OS-12.1 OS-12.3', 'A fleet has at least 1 ship.')),
    () =>
      fleet.length <= FLEET_LIMIT
        ? null
        : unlisted('OS-12.1 OS-12.3', `A fleet has at most ${FLEET_LIMIT} ships; you chose ${fleet.length}.`),
    () => {
      if (fleetPointsRule === 'exact') {
        if (cost === fleetPoints) return null;
        return listed('OS-12.3', `The fleet costs ${cost}; it must cost exactly ${fleetPoints}.`);
      }
      return cost <= fleetPoints
        ? null
        : unlisted('OS-12.3', `The fleet costs ${cost}; it may cost at most ${fleetPoints}.`);
    },
  );
}
