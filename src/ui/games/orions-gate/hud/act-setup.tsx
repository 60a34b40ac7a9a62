import { useState } from 'preact/hooks';
import { checkFleet, PRESETS, randomFleet, type UnitPlan } from '../../../../games/orions-gate/index.ts';
import { openChance, seedChance } from '../../../../engine/rng.ts';
import { HUMAN } from '../../../../session/undo.ts';
import { Button, Confirm, Select } from '../../../kit/index.ts';
import { battle as words } from '../../../messages/battle.ts';
import { play as common } from '../../../messages/play.ts';
import type { ActProps } from './act-props.ts';
import { LengthBox } from './typed-boxes.tsx';
import { seatName } from './names.ts';

/** Fleets are handed in secretly (OG-3.10): at one screen the other captain looks away. */
export function FleetActions({ battle, state }: ActProps) {
  const seat = state.seat!;
  const name = seatName(battle.session.seats)(seat);
  const people = battle.session.seats.filter((info) => info.player === HUMAN).length;
  const [taken, setTaken] = useState<string | null>(people > 1 ? null : seat);
  const fitting = PRESETS.filter((preset) => checkFleet(state.view.options, preset.units).length === 0);
  const [preset, setPreset] = useState(fitting[0]?.id ?? '');
  const hand = (units: readonly UnitPlan[]) => {
    setTaken(null);
    battle.order({ type: 'submitFleet', units: units.map((unit) => ({ ...unit, components: unit.components.map((component) => ({ ...component })) })) });
  };
  if (taken !== seat && people > 1) {
    return (
      <Confirm title={words.handOverTitle(name)} yes={words.handOverYes(name)} no={common.menu} onYes={() => setTaken(seat)} onNo={() => battle.open('menu')}>
        <p>{words.handOverText}</p>
      </Confirm>
    );
  }
  const chosen = fitting.find((one) => one.id === preset);
  return (
    <div class="act-row">
      <p class="second small act-hint">{words.fleetHint}</p>
      {chosen && <Select label={words.fleetTitle(name)} value={preset} options={fitting.map((one) => ({ value: one.id, label: `${one.name} (${one.points})` }))} onChange={setPreset} />}
      {chosen && <Button variant="primary" onClick={() => hand(chosen.units)}>{words.fleetPreset}</Button>}
      <Button onClick={() => hand(randomFleet(state.view.options.points, openChance(seedChance(crypto.randomUUID())), state.view.options.advancedComponents))}>{words.fleetRandom}</Button>
    </div>
  );
}

/** The winner of the roll-off chooses an edge (OG-4.9). */
export function EdgeActions({ battle }: ActProps) {
  return (
    <div class="act-row">
      <Button variant="primary" onClick={() => battle.order({ type: 'chooseEdge', edge: 'south' })}>{words.edgeSouth}</Button>
      <Button onClick={() => battle.order({ type: 'chooseEdge', edge: 'north' })}>{words.edgeNorth}</Button>
      <p class="second small act-hint">{words.edgeHint}</p>
    </div>
  );
}

/** The place of a Warp Drive jump, or staying (OG-9.25). */
export function WarpActions({ battle, state }: ActProps) {
  const { tool, view } = state;
  const window = view.windows[0];
  if (window?.kind !== 'warp' || tool.kind !== 'warp') return null;
  const unit = view.units.find((other) => other.id === window.unit);
  const moved = unit?.pose && (tool.at.x !== unit.pose.x || tool.at.y !== unit.pose.y);
  return (
    <div class="act-row">
      <LengthBox battle={battle} label={words.place.x} value={tool.at.x} onValue={(x) => battle.input({ kind: 'place', x, y: tool.at.y })} />
      <LengthBox battle={battle} label={words.place.y} value={tool.at.y} onValue={(y) => battle.input({ kind: 'place', x: tool.at.x, y })} />
      <Button variant={moved ? 'primary' : 'plain'} disabled={!moved} onClick={() => battle.input({ kind: 'confirm' })}>{words.warpGo}</Button>
      <Button variant={moved ? 'plain' : 'primary'} onClick={() => battle.order({ type: 'stay' })}>{words.warpStay}</Button>
      <p class="second small act-hint">{words.warpHint(window.inches)}</p>
    </div>
  );
}
