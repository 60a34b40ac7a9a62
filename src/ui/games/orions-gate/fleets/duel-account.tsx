import { Panel } from '../../../kit/index.ts';
import { labText } from '../../../match/words/lab.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { fleetsText as words } from '../words/fleets.ts';
import { DestroyedChart } from './destroyed-chart.tsx';
import { destroyedBy, fatesOf, type FleetFate, type FoughtFleets } from './duel-results.ts';
import './duel.css';

const SIDES = ['A', 'B'] as const;

/** What is left of a fleet, ship by ship. */
function Survivors({ fate: { name, ships, survivors }, at }: { readonly fate: FleetFate; readonly at: 0 | 1 }) {
  return (
    <table class="survivors">
      <caption>{words.survivorsOf(name, survivors, ships.length)}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{words.shipColumn}</th>
          <th scope="col">{words.standingColumn}</th>
        </tr>
      </thead>
      <tbody>
        {ships.map((ship, place) => (
          <tr key={place}>
            <th scope="row">
              <ShipPicture type={ship.type} side={SIDES[at]} size={20} />
              {ship.name}
            </th>
            <td class="figure">
              <svg class="survivors-bar" aria-hidden="true">
                <rect class="survivors-all" width="100%" height="100%" rx="3" />
                <rect class={`destroyed-${at}`} width={`${ship.standing * 100}%`} height="100%" rx="3" />
              </svg>
              {labText.percent(ship.standing)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What came of both fleets: points destroyed, and who is left. */
export function DuelAccount({ fought }: { readonly fought: FoughtFleets }) {
  const fates = fatesOf(fought);
  return (
    <>
      <Panel title={words.destroyed}>
        <DestroyedChart fates={fates} values={[destroyedBy(fought.played, 0), destroyedBy(fought.played, 1)]} />
      </Panel>
      <Panel title={words.survivors}>
        <div class="survivors-both">
          {fates.map((fate, at) => (
            <Survivors key={fate.name} fate={fate} at={at as 0 | 1} />
          ))}
        </div>
        <p class="small quiet">{words.survivorsHow}</p>
      </Panel>
    </>
  );
}
