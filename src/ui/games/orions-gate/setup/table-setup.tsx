import { useState } from 'preact/hooks';
import { diceIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { NAMED_TABLES, type Layout } from '../../../../games/orions-gate/index.ts';
import { Button, Choice, choicesOf, Field, Panel, Refusal, Select } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { optionsText as words } from '../words/options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { MAX_TABLES, ownTables, withSource, type TableSource, type TableSources } from './hand-tables.ts';
import { LayoutDialog } from './layout-dialog.tsx';
import type { RawOptions } from './raw-options.ts';
import { tableOfFault, type Resolved } from './resolve.ts';
import { SeveralTables } from './several-tables.tsx';
import { TablePreview } from './table-preview.tsx';
import './table-setup.css';

/** Settings of the generator found worth a name. */
const SEEDED = {
  crossroads: { terrainSeed: 'crossroads', terrainDensity: 'normal', terrainSymmetry: 'rotate' },
  shoals: { terrainSeed: 'shoals', terrainDensity: 'dense', terrainSymmetry: 'rotate' },
  gauntlet: { terrainSeed: 'gauntlet', terrainDensity: 'dense', terrainSymmetry: 'mirror' },
  openWater: { terrainSeed: 'open-reach', terrainDensity: 'sparse', terrainSymmetry: 'rotate' },
  graveyard: { terrainSeed: 'graveyard', terrainDensity: 'normal', terrainSymmetry: 'none' },
} as const;

type Seeded = keyof typeof SEEDED;

/** What the choice of a table stands for: `seed`, `own`, `seed.<name>`, `hand.<id>`. */
type Chosen = 'seed' | 'own' | `seed.${Seeded}` | `hand.${string}`;

interface TableSetupProps {
  readonly options: RawOptions;
  readonly sources: TableSources;
  readonly resolved: Resolved;
  readonly onChange: (change: Partial<RawOptions>) => void;
  readonly onTables: (sources: TableSources, change?: Partial<RawOptions>) => void;
}

const WIDTHS = Array.from({ length: 9 }, (_, k) => 48_000 + 12_000 * k);

/** Of several tables each has its own source, and the names of seeds stand for none of them. */
function chosenOf(options: RawOptions, source: TableSource): Chosen {
  if (source) return 'pieces' in source ? 'own' : `hand.${source.named}`;
  const named =
    options.tables === 1 &&
    (Object.keys(SEEDED) as Seeded[]).find((name) =>
      Object.entries(SEEDED[name]).every(([key, value]) => options[key as keyof RawOptions] === value),
    );
  return named ? `seed.${named}` : 'seed';
}

function choices(
  several: boolean,
): readonly { readonly value: Chosen; readonly label: string; readonly group: string }[] {
  const seeded = several
    ? []
    : choicesOf(words.layoutNames).map(({ value, label }) => ({
        value: `seed.${value}` as const,
        label,
        group: setupText.groupSeed,
      }));
  return [
    { value: 'seed', label: words.layoutOwn, group: setupText.groupSeed },
    ...seeded,
    ...NAMED_TABLES.map(({ id, name }) => ({ value: `hand.${id}` as const, label: name, group: setupText.groupNamed })),
    { value: 'own', label: setupText.ownPieces, group: setupText.groupOwn },
  ];
}

/** The tables: size, number, gates, and for each its terrain, its picture and what is wrong with it. */
export function TableSetup({ options, sources, resolved, onChange, onTables }: TableSetupProps) {
  const { options: good, layout, faultsAt, layoutFaults } = resolved;
  const [writing, setWriting] = useState(false);
  const several = options.tables > 1;
  const shown = Array.from({ length: options.tables }, (_, index) => sources[index] ?? null);
  const ofAll = layoutFaults.filter((fault) => !several || tableOfFault(fault) === null);
  const choose = (index: number, next: Chosen) => {
    if (next === 'own') return setWriting(true);
    const source = sources[index] ?? null;
    const change = next === 'seed' && !several && !source ? { terrainSeed: randomSeed(6) } : seededBy(next);
    onTables(withSource(sources, index, namedBy(next)), change);
  };
  const use = (own: Layout, tableWidth: number | null) => {
    setWriting(false);
    const beyond = sources.slice(own.length, MAX_TABLES);
    onTables([...ownTables(own), ...beyond], { tables: own.length, ...(tableWidth !== null && { tableWidth }) });
  };
  const first = shown[0] ?? null;
  const line = several ? undefined : lineOf(first);
  return (
    <Panel
      class="tables-panel"
      title={several ? battleSetup.tables : words.table}
      actions={
        <Button small variant="quiet" icon={renameIcon} disabled={!good} onClick={() => setWriting(true)}>
          {setupText.edit}
        </Button>
      }
    >
      <TablePictures {...{ options, sources, resolved }} onChoose={choose} />
      <Refusal reasons={ofAll} />
      {several ? (
        <WidthChoice options={options} onChange={onChange} />
      ) : (
        <div class="setup-grid">
          <WidthChoice options={options} onChange={onChange} />
          <SourceChoice options={options} index={0} source={first} onChoose={choose} />
        </div>
      )}
      {line && <p class="small second">{line}</p>}
      {shown.includes(null) && <GeneratorFields options={options} faultsAt={faultsAt} onChange={onChange} />}
      <SeveralTables options={options} own={shown.some((source) => source && 'pieces' in source)} onChange={onChange} />
      {writing && good && (
        <LayoutDialog options={good} layout={layout ?? [[]]} onClose={() => setWriting(false)} onUse={use} />
      )}
    </Panel>
  );
}

/** The table with a name that is chosen, or null. */
const namedBy = (chosen: Chosen): TableSource =>
  chosen.startsWith('hand.') ? { named: chosen.slice('hand.'.length) } : null;

/** The settings of the generator that are chosen by a name. */
const seededBy = (chosen: Chosen): Partial<RawOptions> =>
  chosen.startsWith('seed.') ? SEEDED[chosen.slice('seed.'.length) as Seeded] : {};

/** What there is to know of a table with a name. */
const lineOf = (source: TableSource): string | undefined =>
  source && 'named' in source ? NAMED_TABLES.find(({ id }) => id === source.named)?.line : undefined;

interface ChoiceProps extends Pick<TableSetupProps, 'options'> {
  readonly index: number;
  readonly source: TableSource;
  readonly onChoose: (index: number, next: Chosen) => void;
}

/** Where the pieces of a table come from. */
function SourceChoice({ options, index, source, onChoose }: ChoiceProps) {
  const several = options.tables > 1;
  return (
    <Select<Chosen>
      label={
        several ? (
          <>
            {words.layouts}
            <span class="unseen"> ({battleSetup.tableNumber(index + 1)})</span>
          </>
        ) : (
          words.layouts
        )
      }
      value={chosenOf(options, source)}
      options={choices(several)}
      onChange={(next) => onChoose(index, next)}
    />
  );
}

/** How wide the tables are. */
const WidthChoice = ({ options, onChange }: Pick<TableSetupProps, 'options' | 'onChange'>) => (
  <Select
    label={words.tableWidth}
    value={String(options.tableWidth)}
    options={WIDTHS.map((width) => ({
      value: String(width),
      label: words.widthName(width) + (words.widths[width] ? ` · ${words.widths[width]}` : ''),
    }))}
    onChange={(width) => onChange({ tableWidth: Number(width) })}
  />
);

interface GeneratorProps extends Pick<TableSetupProps, 'options' | 'onChange'>, Pick<Resolved, 'faultsAt'> {}

/** What the generator lays the pieces of a table by (OG-4.6). */
const GeneratorFields = ({ options, faultsAt, onChange }: GeneratorProps) => (
  <>
    <Field label={words.seed} hint={words.seedHint} faults={faultsAt('terrainSeed')}>
      {(ids) => (
        <div class="field-line">
          <input
            class="input figure"
            value={options.terrainSeed}
            maxLength={40}
            spellcheck={false}
            autocomplete="off"
            {...ids}
            onInput={(event) => onChange({ terrainSeed: event.currentTarget.value })}
          />
          <Button icon={diceIcon} label={words.newSeed} onClick={() => onChange({ terrainSeed: randomSeed(6) })} />
        </div>
      )}
    </Field>
    <Choice
      label={words.density}
      value={options.terrainDensity}
      options={choicesOf(words.densities)}
      onChange={(terrainDensity) => onChange({ terrainDensity })}
    />
    <Choice
      label={words.symmetry}
      value={options.terrainSymmetry}
      options={choicesOf(words.symmetries)}
      onChange={(terrainSymmetry) => onChange({ terrainSymmetry })}
    />
  </>
);

interface PicturesProps
  extends Pick<TableSetupProps, 'options' | 'sources' | 'resolved'>, Pick<ChoiceProps, 'onChoose'> {}

/** Each table as it will lie, with what is wrong with it; of several each has its own source. */
function TablePictures({ options, sources, resolved: { layout, layoutFaults }, onChoose }: PicturesProps) {
  const several = options.tables > 1;
  const tables = Array.from({ length: options.tables }, (_, index) => ({
    index,
    source: sources[index] ?? null,
    faults: layoutFaults.filter((fault) => several && tableOfFault(fault) === index + 1),
  }));
  return (
    <div class={several ? 'tables-several' : 'tables-one'}>
      {tables.map(({ index, source, faults }) => (
        <div key={index} class="table-one">
          <TablePreview
            width={options.tableWidth}
            pieces={layout?.[index] ?? []}
            {...(several && { name: battleSetup.tableNumber(index + 1) })}
          />
          <Refusal reasons={faults} />
          {several && <SourceChoice options={options} index={index} source={source} onChoose={onChoose} />}
        </div>
      ))}
    </div>
  );
}
