import { useState } from 'preact/hooks';
import { targetIcon } from '../../../../../assets/icons/interface.ts';
import {
  defaultOptions,
  optionsForFleets,
  type NamedFleet,
  type Options,
} from '../../../../games/orions-gate/index.ts';
import { Button, Slider, Toggle } from '../../../kit/index.ts';
import { BuildHead } from '../../../match/lists/build-head.tsx';
import { useBuilding, type Workshop } from '../../../match/lists/use-building.ts';
import type { Query } from '../../../match/manifest.ts';
import { hashOf } from '../../../match/router.ts';
import { FleetBuilder } from '../setup/fleet-builder.tsx';
import { editable, namedFleet, NO_FLEET, plansOf, type EditFleet } from '../setup/fleet-edit.ts';
import { packFleet, unpackUnfinished } from '../setup/fleet-form.ts';
import { advancedText } from '../words/components.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { optionsText } from '../words/options.ts';
import { FLEETS } from './fleet-lists.ts';
import { LiveryPanel } from './livery-panel.tsx';
import './build.css';

/** Where a battle is set up with a fleet as that of side A. */
const battleHref = (fleet: NamedFleet): string =>
  hashOf({ page: 'new', game: 'orions-gate', query: { fleetA: packFleet(fleet) } });

/** What a change is about: words being typed are one step. */
const aboutOf = (before: EditFleet, after: EditFleet): string | null => {
  if (before.name !== after.name) return 'name';
  if (before.units === after.units && before.squadron !== after.squadron) return 'squadron';
  const renamed = after.units.find(({ name }, at) => before.units[at] && before.units[at].name !== name);
  return renamed && before.units.length === after.units.length ? `name ${renamed.key}` : null;
};

/** How a fleet is built: it is kept in this browser until another is brought. */
const SHOP: Workshop<NamedFleet, EditFleet> = {
  game: FLEETS,
  key: 'orion.fleet-builder',
  empty: NO_FLEET,
  edit: editable,
  listOf: namedFleet,
  unpackLeft: unpackUnfinished,
  aboutOf,
};

/** The fleet builder: the ships in large, their figures beside them, and all choices with what they change. */
export function BuildPage({ query }: { readonly query: Query }) {
  const building = useBuilding(SHOP, query);
  const { history, change } = building;
  const fleet = history.now;
  const [points, setPoints] = useState(() => optionsForFleets([plansOf(fleet.units)]).points);
  const [arcs, setArcs] = useState(() => fleet.units.some(({ slots }) => slots.some((part) => part?.facing)));
  const options: Options = { ...defaultOptions(), points, ...(arcs && { firingArcs: true }) };
  return (
    <div class="page build-page">
      <BuildHead game={FLEETS} building={building}>
        <Button variant="primary" icon={targetIcon} href={battleHref(namedFleet(fleet))}>
          {words.toBattle}
        </Button>
      </BuildHead>
      <div class="build-size">
        <Slider
          label={optionsText.points}
          value={points}
          min={12}
          max={96}
          show={optionsText.pointsShow}
          onInput={setPoints}
        />
        <Toggle label={words.arcs} hint={advancedText.optionHints.firingArcs} checked={arcs} onChange={setArcs} />
      </div>
      <LiveryPanel fleet={fleet} side="A" onChange={change} />
      <FleetBuilder side="A" fleet={fleet} options={options} large onChange={change} />
    </div>
  );
}
