import { COMPONENTS, fleetCost, PRESETS, UNITS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import type { ListGame } from '../../../match/lists/list-game.ts';
import { FLEET_VIEWS, fleetsPage } from '../pages.ts';
import { FLEET_FORM } from '../setup/fleet-form.ts';
import { FLEET_LIBRARY } from '../setup/fleet-library.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { FleetCard } from './fleet-card.tsx';

/** The fleets of Orion's Gate, as the pages of lists know them. */
export const FLEETS: ListGame<NamedFleet> = {
  id: 'fleet',
  form: FLEET_FORM,
  library: FLEET_LIBRARY,
  page: fleetsPage,
  views: FLEET_VIEWS,
  linkedAs: ['fleetA', 'fleetB'],
  readyMade: PRESETS,
  figures: [{ key: 'points', sort: words.byPoints, of: ({ units }) => fleetCost(units), text: words.points }],
  saidOf: ({ units }) =>
    units.flatMap(({ name, type, components }) => [
      name,
      UNITS[type].name,
      UNITS[type].one,
      ...components.map(({ kind }) => COMPONENTS[kind].name),
    ]),
  Card: FleetCard,
  pairRule: 'OG-3.7',
  madeBy: 'OG-3.1',
};

/** Whether it matters where parts of a fleet face. */
export const faces = ({ units }: NamedFleet): boolean =>
  units.some(({ components }) => components.some(({ facing }) => facing));
