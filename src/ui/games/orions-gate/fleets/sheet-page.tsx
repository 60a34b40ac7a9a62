import { useState } from 'preact/hooks';
import { sheetIcon } from '../../../../../assets/icons/interface.ts';
import { Button, Notice, Toggle } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { navigate } from '../../../match/router.ts';
import { builderHref, fleetAt, fleetsHref } from './fleet-address.ts';
import { FleetPick, useShelf } from './fleet-pick.tsx';
import { Sheet } from './sheet.tsx';
import './sheet.css';
import { fleetsPage } from '../pages.ts';

/** A fleet as a sheet of paper: what is printed stands on it as it will come out. */
export function SheetPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const shelf = useShelf();
  const read = fleetAt(query['fleet']);
  const fleet = read?.ok ? read.fleet : shelf[0]!.fleet;
  const faces = fleet.units.some(({ components }) => components.some(({ facing }) => facing));
  const [rules, setRules] = useState(true);
  const [arcs, setArcs] = useState<boolean | null>(null);
  return (
    <div class="page sheet-page">
      <header class="page-head sheet-off">
        <div>
          <h1>{words.sheetTitle}</h1>
          <p class="second">{words.sheetLead}</p>
        </div>
        <div class="row push">
          <Button variant="quiet" href={fleetsHref(null)}>
            {words.back}
          </Button>
          <Button href={builderHref(fleet)}>{words.editIn}</Button>
          <Button variant="primary" icon={sheetIcon} onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </header>
      {read && !read.ok && (
        <div class="sheet-off">
          <Notice tone="bad" title={words.linkFailed}>
            {read.reason}
          </Notice>
        </div>
      )}
      <div class="sheet-choices sheet-off">
        <FleetPick
          label={words.sheetWhich}
          shelf={shelf}
          fleet={fleet}
          onPick={(packed) => navigate(fleetsPage('print', { fleet: packed }), true)}
        />
        <Toggle label={words.sheetRules} checked={rules} onChange={setRules} />
        <Toggle label={words.sheetArcs} checked={arcs ?? faces} onChange={setArcs} />
      </div>
      <Sheet fleet={fleet} rules={rules} arcs={arcs ?? faces} />
    </div>
  );
}
