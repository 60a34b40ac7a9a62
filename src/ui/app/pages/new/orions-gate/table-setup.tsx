import { useState } from 'preact/hooks';
import { diceIcon, renameIcon } from '../../../../../../assets/icons/interface.ts';
import { NAMED_TABLES, type Layout, type Options } from '../../../../../games/orions-gate/index.ts';
import { Button, Choice, choicesOf, Field, Panel, Refusal, Select, type Reason } from '../../../../kit/index.ts';
import { optionsText as words } from '../../../../messages/options.ts';
import { setupText } from '../../../../messages/setup.ts';
import { randomSeed } from '../../../random-seed.ts';
import type { HandTable, RawOptions } from './draft.ts';
import { LayoutDialog } from './layout-dialog.tsx';
import { TablePreview } from './table-preview.tsx';

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
  readonly table: HandTable | null;
  /** The options as they would be played; null while one is out of range. */
  readonly resolved: Options | null;
  readonly layout: Layout | null;
  readonly faultsAt: (field: keyof RawOptions) => readonly Reason[];
  readonly layoutFaults: readonly Reason[];
  readonly onChange: (change: Partial<RawOptions>) => void;
  readonly onTable: (table: HandTable | null, change?: Partial<RawOptions>) => void;
}

const WIDTHS = Array.from({ length: 9 }, (_, k) => 48_000 + 12_000 * k);

function chosenOf(options: RawOptions, table: HandTable | null): Chosen {
  if (table) return 'own' in table ? 'own' : `hand.${table.named}`;
  const named = (Object.keys(SEEDED) as Seeded[]).find((name) => Object.entries(SEEDED[name]).every(([key, value]) => options[key as keyof RawOptions] === value));
  return named ? `seed.${named}` : 'seed';
}

/** The table: size, terrain and its picture. */
export function TableSetup({ options, table, resolved, layout, faultsAt, layoutFaults, onChange, onTable }: TableSetupProps) {
  const [writing, setWriting] = useState(false);
  const chosen = chosenOf(options, table);
  const choose = (next: Chosen) => {
    if (next === 'own') setWriting(true);
    else if (next === 'seed') onTable(null, table ? {} : { terrainSeed: randomSeed(6) });
    else if (next.startsWith('hand.')) onTable({ named: next.slice('hand.'.length) });
    else onTable(null, SEEDED[next.slice('seed.'.length) as Seeded]);
  };
  const tables: readonly { readonly value: Chosen; readonly label: string; readonly group: string }[] = [
    { value: 'seed', label: words.layoutOwn, group: setupText.groupSeed },
    ...choicesOf(words.layoutNames).map(({ value, label }) => ({ value: `seed.${value}` as const, label, group: setupText.groupSeed })),
    ...NAMED_TABLES.map(({ id, name }) => ({ value: `hand.${id}` as const, label: name, group: setupText.groupNamed })),
    { value: 'own', label: setupText.ownPieces, group: setupText.groupOwn },
  ];
  const line = table && 'named' in table ? NAMED_TABLES.find(({ id }) => id === table.named)?.line : undefined;
  return (
    <Panel
      title={words.table}
      actions={<Button small variant="quiet" icon={renameIcon} disabled={!resolved} onClick={() => setWriting(true)}>{setupText.edit}</Button>}
    >
      <TablePreview width={options.tableWidth} pieces={layout?.[0] ?? []} />
      <Refusal reasons={layoutFaults} />
      <div class="setup-grid">
        <Select
          label={words.tableWidth}
          value={String(options.tableWidth)}
          options={WIDTHS.map((width) => ({ value: String(width), label: words.widthName(width) + (words.widths[width] ? ` · ${words.widths[width]}` : '') }))}
          onChange={(width) => onChange({ tableWidth: Number(width) })}
        />
        <Select<Chosen> label={words.layouts} value={chosen} options={tables} onChange={choose} />
      </div>
      {line && <p class="small second">{line}</p>}
      {!table && (
        <>
          <Field label={words.seed} hint={words.seedHint} faults={faultsAt('terrainSeed')}>
            {(ids) => (
              <div class="field-line">
                <input class="input figure" value={options.terrainSeed} maxLength={40} spellcheck={false} autocomplete="off" {...ids} onInput={(event) => onChange({ terrainSeed: event.currentTarget.value })} />
                <Button icon={diceIcon} label={words.newSeed} onClick={() => onChange({ terrainSeed: randomSeed(6) })} />
              </div>
            )}
          </Field>
          <Choice label={words.density} value={options.terrainDensity} options={choicesOf(words.densities)} onChange={(terrainDensity) => onChange({ terrainDensity })} />
          <Choice label={words.symmetry} value={options.terrainSymmetry} options={choicesOf(words.symmetries)} onChange={(terrainSymmetry) => onChange({ terrainSymmetry })} />
        </>
      )}
      {writing && resolved && (
        <LayoutDialog
          options={resolved}
          layout={layout ?? [[]]}
          onClose={() => setWriting(false)}
          onUse={(own, tableWidth) => {
            setWriting(false);
            onTable({ own }, tableWidth === null ? {} : { tableWidth });
          }}
        />
      )}
    </Panel>
  );
}
