import { useEffect } from 'preact/hooks';
import {
  chanceAtLeast,
  markerName,
  percentText,
  toNumber,
  type CommandOdds,
  type OddsPart,
  type OrionsGateView,
  type UnitFate,
} from '../../../../games/orions-gate/index.ts';
import { inches } from '../../../../table/inches.ts';
import { tellOddsBy } from '../odds-drawing.ts';
import { oddsText as words } from '../words/odds.ts';
import type { ActProps } from './act-props.ts';
import { losesOwn, oddsInHand } from './odds-ahead.ts';
import { oddsOverlays, waiting } from './odds-places.ts';

/**
 * What the order in hand may bring, before it is given: every ship it may cost, and on demand each thing on the way and
 * each place it may end in (OG-24.1). Nothing where nothing is rolled.
 */
export function CommandCard({ battle, state, brief }: ActProps & { readonly brief?: boolean }) {
  // Fetched with the first such order: the table, drawn before that, is drawn again with its places.
  useEffect(() => {
    tellOddsBy({ drawn: oddsOverlays, lost: losesOwn });
    battle.tool({ ...battle.state$.value.tool });
  }, []);
  const odds = oddsInHand(battle.session.game, state);
  if (!odds) return null;
  const { view } = state;
  const touched = odds.fates.filter(({ whole, places }) => toNumber(whole) < 1 || places.length > 1);
  const risky = touched.filter(({ whole }) => toNumber(whole) < 1);
  return (
    <section class="odds command-odds" aria-label={words.ahead}>
      {odds.warp.length > 0 ? (
        <p class="small figure">{words.warp(7, percentText(chanceAtLeast(odds.warp, 7)))}</p>
      ) : (
        !brief && risky.map((fate) => <Fate key={fate.unit} fate={fate} view={view} named={risky.length > 1} />)
      )}
      <details class="odds-why small">
        <summary>{words.why}</summary>
        <ul>
          {linesOf(view, odds, touched).map((line) => (
            <li key={line} class="figure">
              {line}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const nameOf = (view: OrionsGateView, id: string): string => view.units.find((unit) => unit.id === id)?.name ?? id;

/** The three ways a ship may come through. */
const Fate = ({
  fate,
  view,
  named,
}: {
  readonly fate: UnitFate;
  readonly view: OrionsGateView;
  readonly named: boolean;
}) => (
  <dl class="odds-line odds-fate" aria-label={nameOf(view, fate.unit)}>
    {named && (
      <div>
        <dt>{words.ship}</dt>
        <dd>{nameOf(view, fate.unit)}</dd>
      </div>
    )}
    {(['whole', 'damaged', 'lost'] as const).map((way) => (
      <div key={way}>
        <dt>{words[way]}</dt>
        <dd>
          <strong class="figure">{percentText(fate[way])}</strong>
        </dd>
      </div>
    ))}
  </dl>
);

function linesOf(view: OrionsGateView, odds: CommandOdds, touched: readonly UnitFate[]): readonly string[] {
  const active = view.units.find(({ id }) => id === view.activation?.unit);
  if (odds.warp.length > 0) {
    const names = active ? waiting(view, active).map(({ name }) => name) : [];
    return [
      ...(names.length > 0 ? [words.waits(names)] : []),
      ...odds.warp.map(({ value }) => words.warp(value, percentText(chanceAtLeast(odds.warp, value)))),
    ];
  }
  return [...odds.parts.map((part) => partLine(view, part)), ...touched.flatMap((fate) => placeLines(view, fate))];
}

/** One thing on the way: that it comes to it, and what it does then. */
function partLine(view: OrionsGateView, { kind, id, unit, met, harm, lost }: OddsPart): string {
  const does = [
    ...(toNumber(harm) > 0 && kind !== 'dangerous' && kind !== 'wormhole' ? [words.harms(percentText(harm))] : []),
    ...(toNumber(lost) > 0 ? [words.loses(percentText(lost))] : []),
  ];
  const thing = thingOf(view, kind, id);
  const whose = unit === view.activation?.unit ? thing : words.ofShip(nameOf(view, unit), thing);
  return [words.part(whose, words.parts[kind], percentText(met)), ...does].join(', ');
}

/** What a part comes from, by name. */
function thingOf(view: OrionsGateView, kind: OddsPart['kind'], id: string): string {
  switch (kind) {
    case 'mine':
      return words.mine;
    case 'marker':
    case 'artifact':
      return markerName(view, id);
    case 'ram':
    case 'backlash':
      return nameOf(view, id);
    case 'ablativeArmor':
      return nameOf(view, id.split(' ')[0]!);
    case 'exit':
      return id;
    default:
      return view.tables.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)?.name ?? id;
  }
}

/** Every place a ship may end in, by how far it comes. */
function placeLines(view: OrionsGateView, { unit: id, places }: UnitFate): readonly string[] {
  const from = view.units.find((unit) => unit.id === id)?.pose;
  // How likely it is lost is told already.
  if (places.filter(({ value }) => value !== null).length < 2 || !from) return [];
  const name = nameOf(view, id);
  return places.map(({ value, chance }) => {
    if (!value) return words.gone(name, percentText(chance));
    const far = Math.hypot(value.x - from.x, value.y - from.y);
    return far === 0
      ? words.stays(name, percentText(chance))
      : words.moved(name, inches(Math.round(far)), percentText(chance));
  });
}
