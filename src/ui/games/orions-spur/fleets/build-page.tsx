import { useEffect, useState } from 'preact/hooks';
import { playIcon } from '../../../../../assets/icons/interface.ts';
import type { OwnFleet } from '../../../../games/orions-spur/index.ts';
import { Inspector } from '../../../cards/inspector.tsx';
import { Button } from '../../../kit/index.ts';
import { BuildHead } from '../../../match/lists/build-head.tsx';
import { packList } from '../../../match/lists/link.ts';
import { ShareList } from '../../../match/lists/share-list.tsx';
import { useBuilding } from '../../../match/lists/use-building.ts';
import type { Query } from '../../../match/manifest.ts';
import { hashOf } from '../../../match/router.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { designWords } from '../hud/card-words.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { keepTerms, keptTerms, proposedFor, type BuildTerms } from './bench.ts';
import { FLEET_FORM, fleetFormOf } from './fleet-form.ts';
import { FLEETS } from './fleet-lists.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { Ghost } from './formation-grid.tsx';
import { FormationPanel } from './formation-panel.tsx';
import { TermsBar } from './terms-bar.tsx';
import { useFleetDesk, type FleetDesk } from './use-fleet-desk.ts';
import { SHOP } from './workshop.ts';
import { YardPanel } from './yard-panel.tsx';
import './fleets.css';
import './build.css';

/** Where a battle is set up for a fleet of player 1. */
const matchHref = (fleet: OwnFleet): string =>
  hashOf({ page: 'new', game: 'orions-spur', query: { fleet1: packList(FLEET_FORM, fleet) } });

/** The fleet builder: the ships of a species, the formation they stand in, and what they come to. */
export function BuildPage({ query }: { readonly query: Query }) {
  const building = useBuilding(SHOP, query);
  const fleet = building.history.now;
  // A fleet that is brought is meant for its own points; one that was left here for what it was built for.
  const [terms, setTerms] = useState<BuildTerms>(() =>
    query[FLEETS.id] === undefined ? keptTerms(fleet) : proposedFor(fleet),
  );
  const desk = useFleetDesk(fleet, building.change, terms.dataSet);
  useEffect(() => keepTerms(terms), [terms]);
  const [sharing, setSharing] = useState(false);
  return (
    <div class="page sf-build">
      <BuildHead game={FLEETS} building={building}>
        <Button variant="primary" icon={playIcon} href={matchHref(fleet)}>
          {words.toMatch}
        </Button>
      </BuildHead>
      <TermsBar fleet={fleet} terms={terms} onFleet={building.change} onTerms={setTerms} />
      <div class="sf-columns">
        <YardPanel desk={desk} />
        <FormationPanel desk={desk} terms={terms} onShare={() => setSharing(true)} />
        <FiguresPanel fleet={desk.played} />
      </div>
      <Ghost desk={desk} />
      <Reading desk={desk} />
      {sharing && (
        <ShareList
          game={FLEETS}
          form={fleetFormOf(terms)}
          list={fleet}
          onChange={building.change}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

/** A ship that is read, with those beside it. */
function Reading({ desk: { reading, read, numbered } }: { readonly desk: FleetDesk }) {
  if (!reading) return null;
  return (
    <Inspector
      art={SPUR_CARDS}
      zone={words.designs}
      cards={reading.designs.map((design) => designWords(numbered(design), '1'))}
      at={reading.at}
      onAt={(at) => read({ ...reading, at })}
      onClose={() => read(null)}
    />
  );
}
