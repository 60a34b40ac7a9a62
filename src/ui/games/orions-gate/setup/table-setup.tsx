import { useState } from 'preact/hooks';
import { diceIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { NAMED_TABLES } from '../../../../games/orions-gate/index.ts';
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
export function TableSetup({
  options,
  sources,
  resolved: { options: good, layout, faultsAt, layoutFaults },
  onChange,
  onTables,
}: TableSetupProps) {
  const [writing, setWriting] = useState(false);
  const several = options.tables > 1;
  const tables = Array.from({ length: options.tables }, (_, index) => ({
    index,
    source: sources[index] ?? null,
    faults: layoutFaults.filter((fault) => several && tableOfFault(fault) === index + 1),
  }));
  const ofAll = layoutFaults.filter((fault) => !several || tableOfFault(fault) === null);
  const choose = (index: number, source: TableSource, next: Chosen) => {
    if (next === 'own') setWriting(true);
    else if (next === 'seed')
      onTables(withSource(sources, index, null), several || source ? {} : { terrainSeed: randomSeed(6) });
    else if (next.startsWith('hand.')) onTables(withSource(sources, index, { named: next.slice('hand.'.length) }));
    else onTables(withSource(sources, index, null), SEEDED[next.slice('seed.'.length) as Seeded]);
  };
  const picked = (index: number, source: TableSource) => (
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
      onChange={(next) => choose(index, source, next)}
    />
  );
  const lineOf = (source: TableSource) =>
    source && 'named' in source && NAMED_TABLES.find(({ id }) => id === source.named)?.line;
  const size = (
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
      <div class={several ? 'tables-several' : 'tables-one'}>
        {tables.map(({ index, source, faults }) => (
          <div key={index} class="table-one">
            <TablePreview
              width={options.tableWidth}
              pieces={layout?.[index] ?? []}
              {...(several && { name: battleSetup.tableNumber(index + 1) })}
            />
            <Refusal reasons={faults} />
            {several && picked(index, source)}
          </div>
        ))}
      </div>
      <Refusal reasons={ofAll} />
      {several ? (
        size
      ) : (
        <div class="setup-grid">
          {size}
          {picked(0, tables[0]!.source)}
        </div>
      )}
      {!several && lineOf(tables[0]!.source) && <p class="small second">{lineOf(tables[0]!.source)}</p>}
      {tables.some(({ source }) => source === null) && (
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
                <Button
                  icon={diceIcon}
                  label={words.newSeed}
                  onClick={() => onChange({ terrainSeed: randomSeed(6) })}
                />
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
      )}
      <SeveralTables
        options={options}
        own={tables.some(({ source }) => source && 'pieces' in source)}
        onChange={onChange}
      />
      {writing && good && (
        <LayoutDialog
          options={good}
          layout={layout ?? [[]]}
          onClose={() => setWriting(false)}
          onUse={(own, tableWidth) => {
            setWriting(false);
            const beyond = sources.slice(own.length, MAX_TABLES);
            onTables([...ownTables(own), ...beyond], {
              tables: own.length,
              ...(tableWidth !== null && { tableWidth }),
            });
          }}
        />
      )}
    </Panel>
  );
}
