import { useState } from 'preact/hooks';
import { Choice } from '../../../kit/index.ts';
import { battleSetup as words } from '../words/battle-setup.ts';
import { Ruled } from '../../../match/setup/more-rules.tsx';
import { MAX_TABLES } from './hand-tables.ts';
import type { RawOptions } from './raw-options.ts';

/** Most gates, and most wormholes, of a table (OG-4.6). */
const MAX_GATES = 4;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, k) => ({ value: String(from + k), label: String(from + k) }));

/**
 * Another number of tables: several are joined by a gate each unless they are joined already, one alone needs none
 * (OG-14.1, 26.1).
 */
export function otherNumber(options: RawOptions, tables: number): Partial<RawOptions> {
  const { gatesPerTable: gates, wormholesPerTable: wormholes } = options;
  if (tables > 1 && gates + wormholes === 0) return { tables, gatesPerTable: 1 };
  if (tables === 1 && gates === 1 && wormholes === 0) return { tables, gatesPerTable: 0 };
  return { tables };
}

interface SeveralTablesProps {
  readonly options: RawOptions;
  /** One of the tables is made of pieces of somebody's own. */
  readonly own: boolean;
  readonly onChange: (change: Partial<RawOptions>) => void;
}

/** How many tables, and the gates and wormholes that join them; folded while there is one without any. */
export function SeveralTables({ options, own, onChange }: SeveralTablesProps) {
  const { tables, gatesPerTable: gates, wormholesPerTable: wormholes } = options;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details
      class="more"
      open={unfolded || tables > 1 || gates + wormholes > 0}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>{words.several}</summary>
      <div class="stack more-body">
        <Choice
          label={<Ruled rule="OG-4.2">{words.numberOfTables}</Ruled>}
          value={String(tables)}
          options={numbers(1, MAX_TABLES)}
          onChange={(next) => onChange(otherNumber(options, Number(next)))}
        />
        <div class="gates-grid">
          <Choice
            label={<Ruled rule="OG-14.1">{words.gates}</Ruled>}
            value={String(gates)}
            options={numbers(0, MAX_GATES)}
            onChange={(next) => onChange({ gatesPerTable: Number(next) })}
          />
          <Choice
            label={<Ruled rule="OG-14.1">{words.wormholes}</Ruled>}
            value={String(wormholes)}
            options={numbers(0, MAX_GATES)}
            onChange={(next) => onChange({ wormholesPerTable: Number(next) })}
          />
        </div>
        <p class="field-hint">
          {words.gatesHint}
          {own && ` ${words.gatesByText}`}
        </p>
      </div>
    </details>
  );
}
