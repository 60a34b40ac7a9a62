import {
  arranged,
  costOf,
  designsIn,
  FLEET_POINTS,
  LONGEST_FLEET_NAME,
  ownFleetFaults,
  type OwnFleet,
  type OwnFleetTerms,
} from '../../../../games/orions-spur/index.ts';
import { Button, Empty, Panel, Refusal, TextInput } from '../../../kit/index.ts';
import { BuildTools } from '../../../match/lists/build-tools.tsx';
import { ListMeter } from '../../../match/lists/list-meter.tsx';
import { UnreadLines } from '../../../match/lists/unread-lines.tsx';
import { usePress } from '../../../cards/use-press.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { FLEETS } from './fleet-lists.ts';
import { FormationGrid } from './formation-grid.tsx';
import { nameOf, type FleetDesk } from './use-fleet-desk.ts';

interface FormationProps {
  readonly desk: FleetDesk;
  readonly terms: OwnFleetTerms;
  readonly onShare: () => void;
}

/** Points a fleet of these terms may cost (OS-2.2 always comes to the same). */
const budgetOf = ({ startingFleet, fleetPoints }: OwnFleetTerms): number =>
  startingFleet === 'standard' ? FLEET_POINTS.standard : fleetPoints;

/** The fleet in its places, with its name, its points and everything that is wrong with it. */
export function FormationPanel({ desk, terms, onShare }: FormationProps) {
  const { fleet, change } = desk;
  const { ships } = fleet;
  const faults = ownFleetFaults(fleet, terms);
  const points = costOf(designsIn(fleet));
  return (
    <Panel class="sf-formation" title={words.formation}>
      <TextInput
        label={words.fleetName}
        value={fleet.name}
        placeholder={words.unnamed}
        maxLength={LONGEST_FLEET_NAME}
        onInput={(name) => change({ ...fleet, name })}
      />
      <ListMeter
        words={words}
        said={words.size(points, budgetOf(terms), ships.length)}
        value={points}
        most={budgetOf(terms)}
        faults={faults.length}
      />
      <BuildTools
        game={FLEETS}
        list={fleet}
        onShare={onShare}
        onClear={() => change({ name: fleet.name, species: fleet.species, ships: [] })}
      />
      {ships.length === 0 && <Beginnings fleet={fleet} onFleet={change} />}
      <FormationGrid desk={desk} />
      <InHand desk={desk} />
      <Loose desk={desk} />
      {ships.length > 0 && <Refusal reasons={faults} />}
      {fleet.unread && <Unread fleet={fleet} onFleet={change} />}
      <p class="small quiet">{words.formationHow}</p>
    </Panel>
  );
}

/** What can be done with the ship in hand; with none, arranging all of them. */
function InHand({ desk }: { readonly desk: FleetDesk }) {
  const { fleet, held, aim, hold, takeOut, read, change } = desk;
  if (held === null)
    return (
      <div class="row sf-hand">
        <span class="small second">{aim === null ? '' : words.aimed(aim)}</span>
        <Button
          small
          variant="quiet"
          class="push"
          disabled={fleet.ships.length === 0}
          onClick={() => change(arranged(fleet))}
        >
          {words.arrange}
        </Button>
      </div>
    );
  return (
    <div class="row sf-hand">
      <span class="small">{words.inHand(nameOf(fleet.ships[held]!.design))}</span>
      <span class="row push">
        <Button small onClick={() => read({ designs: designsIn(fleet), at: held })}>
          {words.readShip}
        </Button>
        <Button small onClick={() => takeOut(held)}>
          {words.takeShipOut}
        </Button>
        <Button small variant="quiet" onClick={() => hold(null)}>
          {words.letGo}
        </Button>
      </span>
    </div>
  );
}

/** Ships that have no place yet. */
function Loose({ desk }: { readonly desk: FleetDesk }) {
  const loose = desk.fleet.ships.flatMap(({ slot, design }, at) => (slot === null ? [{ design, at }] : []));
  if (loose.length === 0) return null;
  return (
    <div class="sf-loose" role="group" aria-label={words.loose}>
      <p class="eyebrow">{words.loose}</p>
      <div class="row">
        {loose.map(({ design, at }) => (
          <LooseShip key={at} desk={desk} design={design} at={at} />
        ))}
      </div>
    </div>
  );
}

function LooseShip({ desk, design, at }: { readonly desk: FleetDesk; readonly design: string; readonly at: number }) {
  const press = usePress({ onDrag: (spot) => desk.carry({ design, ship: at }, spot) });
  const name = nameOf(design);
  return (
    <button
      type="button"
      class="tag sf-loose-ship"
      aria-label={words.looseShip(name)}
      aria-pressed={desk.held === at}
      onClick={() => desk.hold(desk.held === at ? null : at)}
      {...press}
    >
      {name}
    </button>
  );
}

interface PartProps {
  readonly fleet: OwnFleet;
  readonly onFleet: (fleet: OwnFleet) => void;
}

/** Lines of the text the fleet came from that were left out. */
function Unread({ fleet, onFleet }: PartProps) {
  const { unread = [], ...rest } = fleet;
  return <UnreadLines lines={unread.length} onDrop={() => onFleet(rest)} />;
}

/** While there is no ship: the ready-made fleets of the species to begin with. */
const Beginnings = ({ fleet, onFleet }: PartProps) => (
  <Empty title={words.emptyFleet}>
    <p>{words.emptyBuild}</p>
    <div class="row">
      {FLEETS.readyMade
        .filter(({ species }) => species === fleet.species)
        .map(({ id, name, ships }) => (
          <Button key={id} small onClick={() => onFleet({ name: fleet.name, species: fleet.species, ships })}>
            {words.readyName(name, costOf(designsIn({ ships })))}
          </Button>
        ))}
    </div>
  </Empty>
);
