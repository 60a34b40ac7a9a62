import { Button, Select } from '../../../kit/index.ts';
import { tablesText as words } from '../words/tables.ts';
import { compareGap, gapToPart } from '../../../../table/index.ts';
import { radiusOf } from '../tools/radius.ts';
import { pathIn, tableOfGate } from '../tools/gate.ts';
import { placedIn } from '../tools/tool.ts';
import type { ActProps } from './act-props.ts';
import { LengthBox } from './typed-boxes.tsx';

/** The gate a path goes through, where it comes out, and leaving over the edge with an artifact (OG-14.3, 16.9). Nothing where there is neither. */
export function GateCard({ battle, state }: ActProps) {
  const { tool, view } = state;
  const path = tool.kind === 'plan' ? pathIn(tool) : null;
  const unit = tool.kind === 'plan' ? placedIn(view, tool.unit) : null;
  if (!path || !unit) return null;
  const { gate } = path;
  const near = (view.activation?.allowance ?? 0) + radiusOf(view.options, unit.unitType);
  // A gate out of reach is only in the way.
  const gates = view.tables[unit.pose.table - 1]!.pieces.filter(
    ({ id, kind, parts }) =>
      kind === 'warpGate' &&
      (id === gate?.enter || parts.some((part) => compareGap(gapToPart({ ...unit.pose, radius: 0 }, part), near) <= 0)),
  );
  const exits = gate ? battle.context().exits(gate.enter) : [];
  const there = gate ? tableOfGate(view, gate.leave, unit.pose.table) : unit.pose.table;
  const carries =
    path.exit === true ||
    view.markers.some(({ kind, carrier, takenBy }) => kind === 'artifact' && carrier === unit.id && takenBy === null);
  if (gates.length === 0 && !carries) return null;
  return (
    <>
      {gates.length > 0 && (
        <Select
          label={words.gate}
          value={gate?.enter ?? ''}
          options={[{ value: '', label: words.noGate }, ...gates.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(enter) => battle.input({ kind: 'gate', enter: enter || null })}
        />
      )}
      {gate && (
        <>
          <Select
            label={words.leaveBy}
            value={gate.leave}
            options={exits.map(({ id, name, table }) => ({ value: id, label: words.exitOf(name, table) }))}
            onChange={(leave) => battle.input({ kind: 'gate', enter: gate.enter, leave })}
          />
          <LengthBox
            battle={battle}
            label={words.exitX}
            value={gate.x}
            onValue={(x) =>
              battle.input({ kind: 'gate', enter: gate.enter, leave: gate.leave, exit: { x, y: gate.y } })
            }
          />
          <LengthBox
            battle={battle}
            label={words.exitY}
            value={gate.y}
            onValue={(y) =>
              battle.input({ kind: 'gate', enter: gate.enter, leave: gate.leave, exit: { x: gate.x, y } })
            }
          />
          {there !== state.table && (
            <Button small onClick={() => battle.look(there)}>
              {words.lookThere(there)}
            </Button>
          )}
          {there === state.table && unit.pose.table !== state.table && (
            <Button small onClick={() => battle.look(unit.pose.table)}>
              {words.lookThere(unit.pose.table)}
            </Button>
          )}
        </>
      )}
      {carries && (
        <Button small pressed={path.exit === true} onClick={() => battle.input({ kind: 'leave', on: !path.exit })}>
          {path.exit ? words.stayOn : words.leaveTable}
        </Button>
      )}
    </>
  );
}
