import { diceIcon } from '../../../../../assets/icons/interface.ts';
import type { Layout } from '../../../../games/orions-gate/index.ts';
import { Button, Choice, Field, Panel, Refusal, Select, type Reason } from '../../../kit/index.ts';
import { optionsText as words } from '../../../messages/options.ts';
import { randomSeed } from '../../random-seed.ts';
import type { RawOptions } from './draft.ts';
import { TablePreview } from './table-preview.tsx';

/** Named tables: settings of the generator found worth a name. */
const NAMED = {
  crossroads: { terrainSeed: 'crossroads', terrainDensity: 'normal', terrainSymmetry: 'rotate' },
  shoals: { terrainSeed: 'shoals', terrainDensity: 'dense', terrainSymmetry: 'rotate' },
  gauntlet: { terrainSeed: 'gauntlet', terrainDensity: 'dense', terrainSymmetry: 'mirror' },
  openWater: { terrainSeed: 'open-reach', terrainDensity: 'sparse', terrainSymmetry: 'rotate' },
  graveyard: { terrainSeed: 'graveyard', terrainDensity: 'normal', terrainSymmetry: 'none' },
} as const;

type Named = keyof typeof NAMED;

interface TableSetupProps {
  readonly options: RawOptions;
  readonly layout: Layout | null;
  readonly faultsAt: (field: keyof RawOptions) => readonly Reason[];
  readonly layoutFaults: readonly Reason[];
  readonly onChange: (change: Partial<RawOptions>) => void;
}

const WIDTHS = Array.from({ length: 9 }, (_, k) => 48_000 + 12_000 * k);

/** The table: size, terrain and its picture. */
export function TableSetup({ options, layout, faultsAt, layoutFaults, onChange }: TableSetupProps) {
  const named = (Object.keys(NAMED) as Named[]).find((name) => Object.entries(NAMED[name]).every(([key, value]) => options[key as keyof RawOptions] === value));
  const choices = <K extends string>(labels: { readonly [key in K]: string }) => (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
  return (
    <Panel title={words.table}>
      <TablePreview width={options.tableWidth} pieces={layout?.[0] ?? []} />
      <Refusal reasons={layoutFaults} />
      <div class="setup-grid">
        <Select
          label={words.tableWidth}
          value={String(options.tableWidth)}
          options={WIDTHS.map((width) => ({ value: String(width), label: words.widthName(width) + (words.widths[width] ? ` · ${words.widths[width]}` : '') }))}
          onChange={(width) => onChange({ tableWidth: Number(width) })}
        />
        <Select<Named | 'own'>
          label={words.layouts}
          value={named ?? 'own'}
          options={[{ value: 'own', label: words.layoutOwn }, ...choices(words.layoutNames)]}
          onChange={(name) => onChange(name === 'own' ? { terrainSeed: randomSeed(6) } : NAMED[name])}
        />
      </div>
      <Field label={words.seed} hint={words.seedHint} faults={faultsAt('terrainSeed')}>
        {(ids) => (
          <div class="field-line">
            <input class="input figure" value={options.terrainSeed} maxLength={40} spellcheck={false} autocomplete="off" {...ids} onInput={(event) => onChange({ terrainSeed: event.currentTarget.value })} />
            <Button icon={diceIcon} label={words.newSeed} onClick={() => onChange({ terrainSeed: randomSeed(6) })} />
          </div>
        )}
      </Field>
      <Choice label={words.density} value={options.terrainDensity} options={choices(words.densities)} onChange={(terrainDensity) => onChange({ terrainDensity })} />
      <Choice label={words.symmetry} value={options.terrainSymmetry} options={choices(words.symmetries)} onChange={(terrainSymmetry) => onChange({ terrainSymmetry })} />
    </Panel>
  );
}
