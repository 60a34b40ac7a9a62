import {
  backfireChance,
  percentText,
  toNumber,
  type OrionsGateView,
  type Unit,
  type UnitId,
  type VolleyOdds,
} from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import { termName } from '../words/log.ts';
import type { ActProps } from './act-props.ts';
import { oddsOf } from './odds.ts';
import { tsunamiOf } from './tsunami.ts';
import { battleAdvanced } from '../words/play-advanced.ts';

interface OddsProps extends ActProps {
  readonly unit: Unit;
  readonly slot: number;
  readonly targets: readonly UnitId[];
}

/** With no damage or one point only, the line of chances says it all. */
const YES_OR_NO = 2;

/** Needs, chances and the whole distribution of a volley, before a die is rolled: counted, not sampled (OG-24.1). */
export function OddsCard({ battle, state, unit, slot, targets }: OddsProps) {
  const odds = oddsOf(battle.session.game, state.view, unit, slot, targets);
  const made = odds.attacks.filter(isMade);
  const [only] = made;
  if (!only) return null;
  if (made.length > 1) return <Several odds={odds} state={state} />;
  const { needs } = only;
  const result = odds.targets.find((target) => target.unit === only.target);
  const name = state.view.units.find((other) => other.id === only.target)?.name ?? only.target;
  const notes = [
    needs.toughness.some((term) => term.name === 'cover') && words.coverYes,
    needs.back && words.backYes,
    needs.emp && words.empYes,
    ...weaponNotes(state.view, unit, slot, needs.emp),
  ];
  return (
    <div class="odds">
      <section key={only.target} class="odds-one" aria-label={`${words.odds}: ${name}`}>
        <NeedsLine attack={only} result={result} />
        {result && result.damage.length > YES_OR_NO && <DamageBars result={result} />}
        <p class="small second odds-notes">{notes.filter(Boolean).join('. ')}</p>
      </section>
    </div>
  );
}

type Attack = VolleyOdds['attacks'][number];
/** An attack that is legal, with what it needs and how likely that is. */
type Made = Attack & { readonly needs: NonNullable<Attack['needs']>; readonly chance: NonNullable<Attack['chance']> };
type Result = VolleyOdds['targets'][number];

const isMade = (attack: Attack): attack is Made =>
  attack.refused === null && attack.needs !== null && attack.chance !== null;

const sumOf = (terms: readonly { readonly name: string; readonly value: number }[]): string =>
  terms.map((term) => `${term.value} ${termName(term.name)}`).join(' + ');

/** What must be rolled to hit, to damage, both, and to destroy. */
function NeedsLine({ attack, result }: { readonly attack: Made; readonly result: Result | undefined }) {
  const { needs, chance } = attack;
  return (
    <dl class="odds-line">
      <div>
        <dt>{words.toHit}</dt>
        <dd title={`${sumOf(needs.accuracy)} / ${needs.evasion}`}>
          <strong class="figure">{words.need(needs.needToHit)}</strong>{' '}
          <span class="figure">{percentText(chance.hit)}</span>
        </dd>
      </div>
      <div>
        <dt>{words.toDamage}</dt>
        <dd title={`${sumOf(needs.strength)} / ${sumOf(needs.toughness)}`}>
          <strong class="figure">{words.need(needs.needToDamage)}</strong>{' '}
          <span class="figure">{percentText(chance.damage)}</span>
        </dd>
      </div>
      <div>
        <dt>{words.together}</dt>
        <dd>
          <strong class="figure">{percentText(chance.both)}</strong>
        </dd>
      </div>
      {result && (
        <div>
          <dt>{words.destroy}</dt>
          <dd>
            <strong class="figure">{percentText(result.destroyed)}</strong>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A bar for each number of points of damage. */
const DamageBars = ({ result }: { readonly result: Result }) => (
  <ul class="bars" aria-label={words.damageChart}>
    {result.damage.map(({ value, chance: share }) => (
      <li key={value} aria-label={words.bar(value, percentText(share))}>
        <i style={{ height: `${Math.max(2, toNumber(share) * 100)}%` }} aria-hidden="true" />
        <span class="figure" aria-hidden="true">
          {value}
        </span>
      </li>
    ))}
  </ul>
);

/**
 * What is special about the weapon: the backfire of a Plasma Cannon, the X of a Tsunami Cannon (OG-9.36, 9.40, 24.6).
 */
function weaponNotes(view: OrionsGateView, unit: Unit, slot: number, emp: boolean): readonly string[] {
  const component = unit.components[slot - 1];
  if (component?.kind === 'plasmaCannon') return [battleAdvanced.backfire(percentText(backfireChance(emp)), unit.name)];
  return component?.kind === 'tsunamiCannon' ? [battleAdvanced.tsunamiHint(...tsunamiOf(view, unit, component))] : [];
}

/** Several targets of one weapon: a line each. */
function Several({ odds, state }: { readonly odds: VolleyOdds; readonly state: ActProps['state'] }) {
  return (
    <table class="odds-table">
      <thead>
        <tr>
          <th scope="col">{words.odds}</th>
          <th scope="col">{words.together}</th>
          <th scope="col">{words.destroy}</th>
        </tr>
      </thead>
      <tbody>
        {odds.attacks
          .filter((attack) => attack.chance)
          .map((attack) => (
            <tr key={attack.target}>
              <th scope="row">{state.view.units.find((unit) => unit.id === attack.target)?.name}</th>
              <td class="figure">{percentText(attack.chance!.both)}</td>
              <td class="figure">
                {percentText(odds.targets.find((target) => target.unit === attack.target)!.destroyed)}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
