import type { Seat } from '../../../../engine/seat.ts';
import {
  costOf,
  designsIn,
  fleetFrom,
  layoutFor,
  lineIn,
  type Layout,
  type OwnFleet,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import { Button, showToast } from '../../../kit/index.ts';
import { freeName } from '../../../match/lists/library.ts';
import { calledIn } from '../../../match/lists/list-game.ts';
import { FLEET_FORM } from '../fleets/fleet-form.ts';
import { FLEET_LIBRARY } from '../fleets/fleet-library.ts';
import { leftInBuilder } from '../fleets/bench.ts';
import { fleetIn, speciesOf } from '../names.ts';
import type { SpurTable, TableProps } from '../state.ts';
import { isSameLayout } from '../tools/reduce.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { speciesNames } from '../words/names.ts';

/** A fleet that is offered, and what it is called. */
interface Offer {
  readonly label: string;
  readonly fleet: OwnFleet;
}

const called = (fleet: OwnFleet): string => calledIn({ form: FLEET_FORM }, fleet);

/** The fleets of this browser, the latest first, and the one that lies in the builder where it is none of them. */
function ownFleets(): readonly Offer[] {
  const kept = FLEET_LIBRARY.saved();
  const texts = kept.map((fleet) => FLEET_FORM.write(fleet));
  const built = leftInBuilder();
  const isKept = built === null || texts.includes(FLEET_FORM.write(built));
  return [
    ...(isKept ? [] : [{ label: words.inBuilder(called(built)), fleet: built }]),
    ...[...kept].reverse().map((fleet) => ({ label: called(fleet), fleet })),
  ];
}

/** Own fleets of the seat's species that the rules of this match allow; how many others there are is told. */
export function OwnFleets({ table, state: { view, seat, tool } }: TableProps) {
  if (seat === null || tool.kind !== 'fleet') return null;
  const mine = ownFleets().filter(({ fleet }) => fleet.species === speciesOf(view, seat));
  const fits = mine.filter(({ fleet }) => isFleet(table, view, seat, fleet));
  if (mine.length === 0) return null;
  return (
    <div class="os-group" role="group" aria-label={words.mine}>
      {fits.length > 0 && <p class="eyebrow">{words.mine}</p>}
      <div class="os-picked">
        {fits.map(({ label, fleet }) => {
          const designs = playedDesigns(view, fleet);
          return (
            <Button
              key={label}
              class="os-made"
              small
              pressed={isSame(tool.designs, designs)}
              onClick={() => table.input({ kind: 'designs', designs })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {fits.length < mine.length && <p class="small second">{words.mineNot(mine.length - fits.length)}</p>}
    </div>
  );
}

/** The designs of a fleet with the numbers this match is played with: fleets are kept as the catalogue has them. */
const playedDesigns = ({ options }: Pick<SpurView, 'options'>, fleet: OwnFleet): readonly string[] =>
  designsIn(fleet).map((id) => lineIn(options.dataSet, id));

/** Whether two fleets have the same ships, in whatever order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

const isFleet = ({ session }: SpurTable, view: SpurView, seat: Seat, fleet: OwnFleet): boolean =>
  !fleet.unread && session.check(seat, { type: 'chooseFleet', designs: playedDesigns(view, fleet) }).length === 0;

/** Formations of one's own for just the ships that are to be placed. */
export function OwnFormations({ table, state: { view, seat, tool } }: TableProps) {
  if (seat === null || tool.kind !== 'layout') return null;
  const isLegal = (layout: Layout): boolean =>
    table.session.check(
      seat,
      view.phase === 'regrouping' ? { type: 'reorganize', layout } : { type: 'setLayout', layout },
    ).length === 0;
  const offers = ownFleets().flatMap(({ label, fleet }) => {
    const layout = layoutFor(fleet, fleetIn(view, seat));
    return layout && isLegal(layout) ? [{ label, layout }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <div class="os-group" role="group" aria-label={words.formationsOf}>
      <p class="eyebrow">{words.formationsOf}</p>
      <div class="os-picked">
        {offers.map(({ label, layout }) => (
          <Button
            key={label}
            class="os-made"
            small
            pressed={isSameLayout(tool.layout, layout)}
            onClick={() => table.input({ kind: 'layout', layout })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Keeps a starting fleet and its formation as they stand, among the fleets of this browser. */
export function KeepFleet({ state: { view, seat, tool } }: Pick<TableProps, 'state'>) {
  if (seat === null || tool.kind !== 'layout' || view.phase !== 'setupLayout') return null;
  const species = speciesOf(view, seat);
  const fleet = fleetFrom('', species, fleetIn(view, seat), tool.layout);
  const keep = () => {
    const wish = words.keptFrom(speciesNames[species], costOf(designsIn(fleet)));
    const taken = FLEET_LIBRARY.saved().map((one) => one.name);
    const name = freeName(wish, taken, FLEET_FORM.longestName);
    const kept = FLEET_LIBRARY.add([{ ...fleet, name, tags: [], saved: Date.now() }]);
    showToast(kept ? words.savedTo(name) : words.notKept, kept ? 'good' : 'bad');
  };
  return (
    <Button small variant="quiet" onClick={keep}>
      {words.keepFleet}
    </Button>
  );
}
