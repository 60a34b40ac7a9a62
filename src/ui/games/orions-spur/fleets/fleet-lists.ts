import {
  CLASSES,
  costOf,
  designNamed,
  designsIn,
  fleetFigures,
  KEYWORD_NAMES,
  LORE,
  READY_MADE_FLEETS,
  WEAPONS,
  type OwnFleet,
} from '../../../../games/orions-spur/index.ts';
import type { ListGame, ReadyMade } from '../../../match/lists/list-game.ts';
import { FLEET_VIEWS, fleetsPage } from '../pages.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { speciesNames } from '../words/names.ts';
import { FleetCard } from './fleet-card.tsx';
import { FLEET_FORM } from './fleet-form.ts';
import { FLEET_LIBRARY } from './fleet-library.ts';

/** The ready-made fleets, each with a line on how it is led. */
const readyMade: readonly ReadyMade<OwnFleet>[] = READY_MADE_FLEETS.map((fleet) => {
  const { species, name } = fleet;
  const place = READY_MADE_FLEETS.filter((one) => one.species === species).indexOf(fleet);
  return { ...fleet, id: `${species} ${name}`, line: words.readyLines[species][place]! };
});

/** What of a ship can be searched for. */
function saidOfShip(id: string): readonly string[] {
  const design = designNamed(id);
  if (!design) return [];
  const { name, shipClass, weapon, keywords } = design;
  const gun = weapon ? [WEAPONS[weapon].name] : [];
  return [name, CLASSES[shipClass].name, ...gun, ...keywords.map((one) => KEYWORD_NAMES[one])];
}

/** The fleets of Orion's Spur, as the pages of lists know them. */
export const FLEETS: ListGame<OwnFleet> = {
  id: 'fleet',
  form: FLEET_FORM,
  library: FLEET_LIBRARY,
  page: fleetsPage,
  views: FLEET_VIEWS,
  linkedAs: ['fleet1'],
  readyMade,
  figures: [
    { key: 'points', sort: words.byPoints, of: (fleet) => costOf(designsIn(fleet)), text: words.points },
    { key: 'ships', sort: words.byShips, of: ({ ships }) => ships.length, text: words.ships },
    { key: 'hull', sort: words.byHull, of: (fleet) => fleetFigures(fleet).hull, text: words.hull },
  ],
  saidOf: (fleet) => [
    speciesNames[fleet.species],
    LORE[fleet.species].name,
    ...new Set(designsIn(fleet).flatMap(saidOfShip)),
  ],
  Card: FleetCard,
  pairRule: 'OS-12.1',
  madeBy: 'OS-2.1',
};
