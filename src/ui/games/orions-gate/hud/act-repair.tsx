import { componentData, repairableSlots, type Unit } from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import { battleAdvanced as words } from '../words/play-advanced.ts';
import type { FireTool } from '../tools/fire.ts';
import type { ActProps } from './act-props.ts';

interface PartsProps extends Pick<ActProps, 'battle'> {
  readonly unit: Unit;
  readonly label: string;
  readonly slot: number | null;
}

/** The components of a ship from which a point of damage can be taken off (OG-8.6), as a row to choose from. */
export function Parts({ unit, label, slot, battle }: PartsProps) {
  return (
    <div class="weapons repair-parts" role="group" aria-label={label}>
      {repairableSlots(unit).map((one) => {
        const { kind, damage } = unit.components[one - 1]!;
        const { name, boxes } = componentData(kind);
        return (
          <Button key={one} small pressed={one === slot} onClick={() => battle.input({ kind: 'part', slot: one })}>
            {words.partNow(name, damage, boxes)} <span class="weapon-note">{words.partTo(damage - 1, boxes)}</span>
          </Button>
        );
      })}
    </div>
  );
}

/** What a Repair Bay may mend on the friend that is named (OG-9.37). */
export function RepairParts({ tool, battle, state }: ActProps & { readonly tool: FireTool }) {
  const friend = state.view.units.find(({ id }) => id === tool.targets[0]);
  return friend ? (
    <div class="odds">
      <p class="small second">{words.repairParts}</p>
      <Parts unit={friend} label={words.repairParts} slot={tool.part ?? null} battle={battle} />
    </div>
  ) : null;
}
