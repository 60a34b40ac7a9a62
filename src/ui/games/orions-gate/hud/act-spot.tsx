import { MARKERS_OF, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { Button, Refusal } from '../../../kit/index.ts';
import { GoButton } from '../../../match/go-button.tsx';
import { battle } from '../words/play.ts';
import { tablesText as words } from '../words/tables.ts';
import type { ActProps } from './act-props.ts';
import { CommandCard } from './load-command-card.ts';
import { LengthBox } from './typed-boxes.tsx';

/**
 * A marker to be placed, or the exit of a unit pushed through a gate: by hand or by numbers, or the claim that there is
 * no room (OG-16.3, 16.4, 14.6, 14.9).
 */
export function SpotActions({ battle: desk, state }: ActProps) {
  const { tool, view } = state;
  if (tool.kind !== 'spot') return null;
  const { spot, at, blocked, missed } = tool;
  const unit = view.units.find(({ id }) => id === tool.unit);
  return (
    <div class="act-grid">
      <p class="act-title act-head">
        <strong>{unit?.name ?? words.tab(tool.table)}</strong>
      </p>
      {at && (
        <div class="act-row">
          <LengthBox
            battle={desk}
            label={battle.place.x}
            value={at.x}
            onValue={(x) => desk.input({ kind: 'place', x, y: at.y })}
          />
          <LengthBox
            battle={desk}
            label={battle.place.y}
            value={at.y}
            onValue={(y) => desk.input({ kind: 'place', x: at.x, y })}
          />
        </div>
      )}
      {spot === 'exit' && <CommandCard battle={desk} state={state} />}
      {blocked ? <Refusal reasons={[blocked]} /> : <p class="quiet small">{hintFor(view)}</p>}
      <div class="act-go">
        {!at && (
          <Button variant="primary" onClick={() => void desk.order({ type: 'noRoom' })}>
            {words.noRoom}
          </Button>
        )}
        {at && (
          <GoButton
            name={spot === 'marker' ? words.placeMarker : words.placeExit}
            shortcut="Enter"
            refused={missed && blocked ? [blocked] : []}
            onClick={() => desk.input({ kind: 'confirm' })}
          />
        )}
      </div>
    </div>
  );
}

function hintFor(view: OrionsGateView): string {
  const window = view.windows[0];
  const gate =
    window?.kind === 'exit' && view.tables.flatMap(({ pieces }) => pieces).find(({ id }) => id === window.leave);
  if (gate) return words.exitHint(gate.name);
  return view.mission && MARKERS_OF[view.mission] === 'station'
    ? words.stationHint
    : words.markerHint(view.placing?.left ?? 0);
}
