import {
  boardingOdds,
  percentText,
  toNumber,
  type Fraction,
  type Unit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { battleAdvanced as words } from '../../../messages/orions-gate-battle.ts';
import type { ActProps } from './act-props.ts';

/** How a boarding may end, before a die is rolled: counted, not sampled (OG-24.11). */
export function BoardingCard({ state, unit, target }: ActProps & { readonly unit: Unit; readonly target: UnitId }) {
  const other = state.view.units.find(({ id }) => id === target);
  if (!other) return null;
  const odds = boardingOdds(state.view.options, unit, other);
  const ways: readonly (readonly [string, Fraction, string])[] = [
    [words.taken, odds.captures, 'good'],
    [words.tie, odds.tie, 'even'],
    [words.lost, odds.captured, 'bad'],
  ];
  const falls = (
    [
      [unit.name, odds.lost],
      [other.name, odds.targetLost],
    ] as const
  ).filter(([, chance]) => toNumber(chance) > 0);
  return (
    <section class="odds boarding" aria-label={words.boardingOf(other.name)}>
      <div class="boarding-bar" aria-hidden="true">
        {ways.map(([name, chance, look]) => (
          <i key={name} class={`boarding-${look}`} style={{ flexGrow: toNumber(chance) }} />
        ))}
      </div>
      <dl class="odds-line boarding-ways">
        {ways.map(([name, chance, look]) => (
          <div key={name}>
            <dt>
              <i class={`boarding-key boarding-${look}`} aria-hidden="true" />
              {name}
            </dt>
            <dd>
              <strong class="figure">{percentText(chance)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p class="small second">
        {[
          words.bonuses(odds.bonus, odds.targetBonus),
          ...falls.map(([name, chance]) => words.tieLoses(name, percentText(chance))),
        ].join('. ')}
      </p>
    </section>
  );
}
