import { meanOf, percentText, toNumber, type UnitId } from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import type { ActProps } from './act-props.ts';
import { ramOddsOf } from './odds.ts';

/** What the named ram may bring, before it is ordered (OG-24.7): the hit, the hit back, who is lost. */
export function RamCard({ battle, state, target }: ActProps & { readonly target: UnitId }) {
  const { view } = state;
  const odds = ramOddsOf(battle.session.game, view, target);
  if (!odds?.hit || !odds.target || !odds.rammer) return null;
  const name = view.units.find((unit) => unit.id === target)?.name ?? target;
  return (
    <section class="odds" aria-label={words.ramOf(name)}>
      <dl class="odds-line odds-row">
        <div>
          <dt>{words.ramOf(name)}</dt>
          <dd>
            <strong class="figure">{percentText(odds.hit.chance)}</strong>{' '}
            <span class="second">
              {words.strength} {toNumber(meanOf(odds.hit.strength)).toFixed(1)}
            </span>
          </dd>
        </div>
        <div>
          <dt>{words.destroy}</dt>
          <dd>
            <strong class="figure">{percentText(odds.target.destroyed)}</strong>
          </dd>
        </div>
        {odds.backlash && (
          <div>
            <dt>{words.backlash}</dt>
            <dd>
              <strong class="figure">{percentText(odds.backlash.chance)}</strong>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.lostOwn}</dt>
          <dd>
            <strong class="figure">{percentText(odds.rammer.destroyed)}</strong>
          </dd>
        </div>
      </dl>
      {odds.hit.back && <p class="small second">{words.backYes}</p>}
    </section>
  );
}
