import {
  boardingOdds,
  captureForecast,
  percentText,
  toNumber,
  type Fraction,
  type Unit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { stateOf } from '../asking.ts';
import { battleAdvanced as words } from '../words/play-advanced.ts';
import type { ActProps } from './act-props.ts';
import { captureWords } from './capture-words.ts';

/**
 * How a boarding may end, before a die is rolled: counted, not sampled (OG-24.11); and what a capture would score, and
 * end (OG-13.8, 19.2).
 */
export function BoardingCard({
  battle,
  state,
  unit,
  target,
}: ActProps & { readonly unit: Unit; readonly target: UnitId }) {
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
  const now = stateOf(battle.session.game, state.view);
  const captures = [
    { captor: unit, taken: other, chance: odds.captures },
    { captor: other, taken: unit, chance: odds.captured },
  ].filter(({ chance }) => toNumber(chance) > 0);
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
      <ul class="boarding-captures small">
        {captures.map(({ captor, taken }) => (
          <li key={taken.id}>{captureWords(now, captor, taken, captureForecast(now, captor.id, taken.id))}</li>
        ))}
      </ul>
    </section>
  );
}
