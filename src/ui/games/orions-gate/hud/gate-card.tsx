import type { OrionsGateView, Piece, PlacedUnit, UnitId } from '../../../../games/orions-gate/index.ts';
import { Button, Select } from '../../../kit/index.ts';
import { tablesText as words } from '../words/tables.ts';
import { compareGap, gapToPart } from '../../../../table/index.ts';
import { radiusOf } from '../tools/radius.ts';
import { pathIn, tableOfGate } from '../tools/gate.ts';
import { placedIn, type Leaving } from '../tools/tool.ts';
import type { ActProps } from './act-props.ts';
import { LengthBox } from './typed-boxes.tsx';

/**
 * The gate a path goes through, where it comes out, and leaving over the edge with an artifact (OG-14.3, 16.9). Nothing
 * where there is neither.
 */
export function GateCard({ battle, state }: ActProps) {
  const { tool, view } = state;
  const path = tool.kind === 'plan' ? pathIn(tool) : null;
  const unit = tool.kind === 'plan' ? placedIn(view, tool.unit) : null;
  if (!path || !unit) return null;
  const { gate } = path;
  const gates = gatesInReach(view, unit, gate?.enter);
  const mayLeave = path.exit === true || carriesArtifact(view, unit.id);
  if (gates.length === 0 && !mayLeave) return null;
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
      {gate && <Exit gate={gate} unit={unit} battle={battle} state={state} />}
      {mayLeave && (
        <Button small pressed={path.exit === true} onClick={() => battle.input({ kind: 'leave', on: !path.exit })}>
          {path.exit ? words.stayOn : words.leaveTable}
        </Button>
      )}
    </>
  );
}

/** The gates the unit may reach, and the one chosen: a gate out of reach is only in the way. */
function gatesInReach(
  view: OrionsGateView,
  { pose, unitType }: PlacedUnit,
  chosen: string | undefined,
): readonly Piece[] {
  const near = (view.activation?.allowance ?? 0) + radiusOf(view.options, unitType);
  return view.tables[pose.table - 1]!.pieces.filter(
    ({ id, kind, parts }) =>
      kind === 'warpGate' &&
      (id === chosen || parts.some((part) => compareGap(gapToPart({ ...pose, radius: 0 }, part), near) <= 0)),
  );
}

const carriesArtifact = (view: OrionsGateView, unit: UnitId): boolean =>
  view.markers.some(({ kind, carrier, takenBy }) => kind === 'artifact' && carrier === unit && takenBy === null);

interface ExitProps extends ActProps {
  readonly gate: NonNullable<Leaving['gate']>;
  readonly unit: PlacedUnit;
}

/** The gate to leave by and the place there, and a look at the far table, or back. */
function Exit({ gate, unit, battle, state }: ExitProps) {
  const { enter, leave, x, y } = gate;
  const own = unit.pose.table;
  const there = tableOfGate(state.view, leave, own);
  const other = there === state.table ? own : there;
  return (
    <>
      <Select
        label={words.leaveBy}
        value={leave}
        options={battle
          .context()
          .exits(enter)
          .map(({ id, name, table }) => ({ value: id, label: words.exitOf(name, table) }))}
        onChange={(by) => battle.input({ kind: 'gate', enter, leave: by })}
      />
      <LengthBox
        battle={battle}
        label={words.exitX}
        value={x}
        onValue={(to) => battle.input({ kind: 'gate', enter, leave, exit: { x: to, y } })}
      />
      <LengthBox
        battle={battle}
        label={words.exitY}
        value={y}
        onValue={(to) => battle.input({ kind: 'gate', enter, leave, exit: { x, y: to } })}
      />
      {other !== state.table && (
        <Button small onClick={() => battle.look(other)}>
          {words.lookThere(other)}
        </Button>
      )}
    </>
  );
}
