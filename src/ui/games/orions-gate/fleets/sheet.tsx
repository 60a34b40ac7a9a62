import {
  COMPONENT_KINDS,
  COMPONENTS,
  componentData,
  fleetCost,
  fleetOf,
  UNITS,
  type ComponentKind,
  type NamedFleet,
  type UnitPlan,
} from '../../../../games/orions-gate/index.ts';
import { Paper } from '../../../match/lists/sheet-page.tsx';
import { fleetText } from '../words/fleet.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { inches } from '../../../kit/words/text.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { composition } from '../setup/fleet-library-line.ts';

/** Rounds that have a mark to tick for each ship's activation (OG-5.1: four by default). */
const ROUNDS = 4;

const Boxes = ({ count }: { readonly count: number }) => (
  <span class="sheet-boxes" role="img" aria-label={words.box(count)}>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} class="sheet-box" />
    ))}
  </span>
);

/** Range, Accuracy and Strength of a kind, as far as it has them (OG-27.2). */
export function numbersOf(kind: ComponentKind): string {
  const { range, accuracy, strength } = componentData(kind);
  if (range === null) return '';
  return accuracy === null || strength === null
    ? words.rangeOnly(inches(range))
    : words.numbers(inches(range), accuracy, strength);
}

function Values({ unit: { type, components } }: { readonly unit: UnitPlan }) {
  const { move, cruise, ram, evasion, toughness, gun } = UNITS[type];
  const shields = components.filter(({ kind }) => kind === 'shield').length;
  const rows: readonly (readonly [string, string])[] = [
    [words.values.move, inches(move)],
    [words.values.cruise, inches(cruise)],
    ...(ram > 0 ? [[words.values.ram, inches(ram)] as const] : []),
    [words.values.evasion, `${evasion}`],
    [words.values.toughness, words.toughness(toughness, shields)],
    [words.values.gun, words.gun(inches(gun.range), gun.accuracy, gun.strength)],
  ];
  return (
    <dl class="sheet-values">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A ship; only what names or attacks enemies has an arc (OG-12.1). */
function Ship({ unit, arcs }: { readonly unit: UnitPlan; readonly arcs: boolean }) {
  const { one, points, slots } = UNITS[unit.type];
  return (
    <li class={`sheet-ship ${slots <= 1 ? 'sheet-small' : ''}`}>
      <ShipPicture type={unit.type} side="A" size={40 + points * 2} />
      <div class="sheet-body">
        <header class="sheet-name">
          <h3>{unit.name}</h3>
          <span>
            {one} · {words.points(points)}
          </span>
          <span class="sheet-rounds">
            {words.activated} <Boxes count={ROUNDS} />
          </span>
        </header>
        <Values unit={unit} />
        {slots === 0 ? (
          <p class="sheet-lost">
            <Boxes count={1} /> {words.lost}
          </p>
        ) : (
          <ol class="sheet-slots">
            {unit.components.map(({ kind, facing }, at) => (
              <li key={at}>
                <span class="sheet-slot" aria-hidden="true">
                  {at + 1}
                </span>
                <Boxes count={COMPONENTS[kind].boxes} />
                <strong>{COMPONENTS[kind].name}</strong>
                {arcs && componentData(kind).targets !== null && <span>({words.facing[facing ?? 'front']})</span>}
                <span class="sheet-numbers">{numbersOf(kind)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  );
}

function ShortRules({ kinds }: { readonly kinds: readonly ComponentKind[] }) {
  const { title, components, ...lines } = words.short;
  return (
    <section class="sheet-rules">
      <h3>{title}</h3>
      <ul>
        {Object.values(lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <>
          <h3>{components}</h3>
          <dl>
            {kinds.map((kind) => (
              <div key={kind}>
                <dt>{COMPONENTS[kind].name}</dt>
                <dd>{[numbersOf(kind), fleetText.does[kind]].filter(Boolean).join('. ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/**
 * A fleet in black on white: each ship with its silhouette, values and components with boxes to tick, then the rules it
 * needs in short.
 */
export function Sheet({
  fleet,
  rules,
  arcs,
}: {
  readonly fleet: NamedFleet;
  readonly rules: boolean;
  readonly arcs: boolean;
}) {
  const units = fleetOf(fleet.units);
  const kinds = COMPONENT_KINDS.filter((kind) =>
    units.some(({ components }) => components.some((one) => one.kind === kind)),
  );
  return (
    <Paper
      class="fleet-sheet"
      name={fleet.name || words.unnamed}
      line={[fleet.squadron, words.points(fleetCost(units)), composition(units)].filter(Boolean).join(' · ')}
    >
      <ul class="sheet-ships">
        {units.map((unit, at) => (
          <Ship key={at} unit={unit} arcs={arcs} />
        ))}
      </ul>
      {rules && <ShortRules kinds={kinds} />}
    </Paper>
  );
}
