import { Button } from '../../../kit/index.ts';
import { battleAdvanced as words } from '../words/play-advanced.ts';
import { layRefusal } from '../tools/lay.ts';
import { LayCard } from './act-lay.tsx';
import type { ActProps } from './act-props.ts';
import { Parts } from './act-repair.tsx';

/** Debris of a lost component: a place for it, or none (OG-12.4). */
export function DebrisActions({ battle, state }: ActProps) {
  const { tool, view } = state;
  const unit = tool.kind === 'lay' && view.units.find(({ id }) => id === tool.unit);
  if (tool.kind !== 'lay' || !unit) return null;
  return (
    <div class="act-grid">
      <p class="act-title act-head">
        <strong>{unit.name}</strong>
      </p>
      <LayCard tool={tool} unit={unit} battle={battle} state={state} />
      <div class="act-go">
        <Button variant="plain" onClick={() => void battle.order({ type: 'decline' })}>
          {words.noDebris}
        </Button>
        <Button
          variant="primary"
          shortcut="Enter"
          disabled={tool.at === null}
          refused={[layRefusal(tool, battle.context().check)].filter((one) => one !== null)}
          onClick={() => battle.input({ kind: 'confirm' })}
        >
          {words.layDebris}
        </Button>
      </div>
    </div>
  );
}

/** A point of damage for a Salvage Arm to take off, or nothing (OG-9.38). */
export function SalvageActions({ battle, state }: ActProps) {
  const { tool, view } = state;
  const unit = tool.kind === 'salvage' && view.units.find(({ id }) => id === tool.unit);
  if (tool.kind !== 'salvage' || !unit) return null;
  return (
    <div class="act-grid">
      <p class="act-title act-head">
        <strong>{unit.name}</strong> <span class="second small">{words.salvageParts}</span>
      </p>
      <Parts unit={unit} label={words.salvageParts} slot={tool.slot} battle={battle} />
      <div class="act-go">
        <Button variant="plain" onClick={() => void battle.order({ type: 'decline' })}>
          {words.salvageNone}
        </Button>
        <Button variant="primary" shortcut="Enter" onClick={() => battle.input({ kind: 'confirm' })}>
          {words.salvage}
        </Button>
      </div>
    </div>
  );
}
