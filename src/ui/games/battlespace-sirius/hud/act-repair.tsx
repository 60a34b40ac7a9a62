import { repairOutlook, SIDES } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import type { TableProps } from '../state.ts';
import type { RepairTool } from '../tools/repair.ts';
import { Go, Sides } from './parts.tsx';

/** Repairs (BS-19.9): points left, a click on a side raises it, full sides are locked; one confirmation. */
export function RepairActions({ table, state, tool }: TableProps & { readonly tool: RepairTool }) {
  const { view } = state;
  const { left, full, power } = repairOutlook(view, tool.sides);
  const choices = SIDES.map((side, index) => {
    const picked = tool.sides.filter((one) => one === side).length;
    return {
      side,
      power: power[index]! - picked,
      after: power[index]!,
      picked,
      open: left > 0 && !full.includes(side),
    };
  });
  return (
    <div class="bs-act bs-repair">
      <p class="figure bs-points" role="status">
        {words.points(left, view.repairPoints)}
      </p>
      <Sides
        title={words.repair}
        back
        choices={choices}
        onInput={table.input}
        does={({ side, open }) => (open ? words.raise : full.includes(side) ? words.full : words.noPoint)}
      />
      <div class="bs-end">
        <Go
          table={table}
          state={state}
          name={words.repair}
          missing={words.repairChoose(left)}
          begun={tool.sides.length > 0}
        />
      </div>
    </div>
  );
}
