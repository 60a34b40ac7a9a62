import { useState } from 'preact/hooks';
import {
  checkFleet,
  faced,
  fairPoints,
  fleetMeant,
  pointsFor,
  PRESETS,
  randomFleet,
  shareOf,
  sideOfCaptain,
  submission,
  type UnitPlan,
} from '../../../../games/orions-gate/index.ts';
import { openChance, seedChance } from '../../../../engine/rng.ts';
import { Button, Confirm, Select } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { play as common } from '../../../match/words/play.ts';
import { tablesText } from '../words/tables.ts';
import type { ActProps } from './act-props.ts';
import { seatName } from './names.ts';

/**
 * Fleets are handed in secretly (OG-3.10): where people of both sides share the screen, each is called to it by name;
 * captains of one side may see each other's (OG-22.1). Ready-made and random ones fit the captain's share (OG-17.2),
 * with facings where they count (OG-3.9).
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
  const hand = (units: readonly UnitPlan[]) => void battle.order(submission(faced(options, units)));
  if (shared && taken !== seat) {
    return (
      <Confirm
        title={words.handOverTitle(name(seat))}
        yes={words.handOverYes(name(seat))}
        no={common.menu}
        onYes={() => setTaken(seat)}
        onNo={() => battle.open('menu')}
      >
        <p>{words.handOverText}</p>
      </Confirm>
    );
  }
  const chosen = fitting.find((one) => one.id === preset) ?? fitting[0];
  const random = () =>
    randomFleet(fairPoints(options, share), openChance(seedChance(crypto.randomUUID())), options.advancedComponents);
  return (
    <div class="act-row">
      <p class="second small act-hint">
        {share.captains > 1 &&
          `${tablesText.share(pointsFor(options, share), share.missing, options.pointSplit === 'pooled')} `}
        {words.fleetHint}
      </p>
      {chosen && (
        <Select
          label={words.fleetTitle(name(meant))}
          value={chosen.id}
          options={fitting.map((one) => ({ value: one.id, label: `${one.name} (${one.points})` }))}
          onChange={setPreset}
        />
      )}
      {chosen && (
        <Button variant="primary" onClick={() => hand(chosen.units)}>
          {words.fleetPreset}
        </Button>
      )}
      <Button variant={chosen ? 'plain' : 'primary'} onClick={() => hand(random())}>
        {words.fleetRandom}
      </Button>
    </div>
  );
}
