import { useState } from 'preact/hooks';
import { checkFleet, faced, fairPoints, fleetMeant, pointsFor, PRESETS, randomFleet, shareOf, sideOfCaptain, submission, type UnitPlan } from '../../../../games/orions-gate/index.ts';
import { openChance, seedChance } from '../../../../engine/rng.ts';
import { Button, Confirm, Select } from '../../../kit/index.ts';
import { battle as words } from '../../../messages/battle.ts';
import { play as common } from '../../../messages/play.ts';
import { tablesText } from '../../../messages/tables.ts';
import type { ActProps } from './act-props.ts';
import { LengthBox } from './typed-boxes.tsx';
import { seatName } from './names.ts';

/**
 * Fleets are handed in secretly (OG-3.10): where people of both sides share the screen, each is called to it by name; captains of one side
 * may see each other's (OG-22.1). Ready-made and random ones fit the captain's share (OG-17.2), with facings where they count (OG-3.9).
 */
export function FleetActions({ battle, state: { seat: at, view } }: ActProps) {
  const seat = at!;
  const { session } = battle;
  const name = seatName(session.seats);
  const people = session.seats.filter((info) => session.isHuman(info.seat)).map((info) => sideOfCaptain(info.seat));
  const shared = people.includes('A') && people.includes('B');
  const [taken, setTaken] = useState<string | null>(null);
  const { options } = view;
  const meant = fleetMeant(view, seat);
  const share = shareOf(view, meant);
  const fitting = PRESETS.filter((preset) => checkFleet(options, preset.units, share).length === 0);
  const [preset, setPreset] = useState('');
  const hand = (units: readonly UnitPlan[]) => battle.order(submission(faced(options, units)));
  if (shared && taken !== seat) {
    return (
      <Confirm title={words.handOverTitle(name(seat))} yes={words.handOverYes(name(seat))} no={common.menu} onYes={() => setTaken(seat)} onNo={() => battle.open('menu')}>
        <p>{words.handOverText}</p>
      </Confirm>
    );
  }
  const chosen = fitting.find((one) => one.id === preset) ?? fitting[0];
  const random = () => randomFleet(fairPoints(options, share), openChance(seedChance(crypto.randomUUID())), options.advancedComponents);
  return (
    <div class="act-row">
      <p class="second small act-hint">{share.captains > 1 && `${tablesText.share(pointsFor(options, share), share.missing, options.pointSplit === 'pooled')} `}{words.fleetHint}</p>
      {chosen && <Select label={words.fleetTitle(name(meant))} value={chosen.id} options={fitting.map((one) => ({ value: one.id, label: `${one.name} (${one.points})` }))} onChange={setPreset} />}
      {chosen && <Button variant="primary" onClick={() => hand(chosen.units)}>{words.fleetPreset}</Button>}
      <Button variant={chosen ? 'plain' : 'primary'} onClick={() => hand(random())}>{words.fleetRandom}</Button>
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
