import type { Rejection } from '../../../../engine/game.ts';
import { compareGap, gapBetween, INCH, pointBase } from '../../../../table/index.ts';
import type { CommandOf } from '../../command.ts';
import { rollDice } from '../../roll.ts';
import type { OrionsGateState, WarpWindow } from '../../state.ts';
import { radiusOf, thePlaced, type PlacedUnit } from '../../units.ts';
import { tableOf } from '../../world.ts';
import { noStandingPlace } from '../deployment.ts';
import { jump } from '../displacement.ts';
import { underEmp } from '../emp.ts';
import { record, type Ledger } from '../play-ledger.ts';
import * as refusals from '../refusals.ts';
import { noTarget, type ComponentRule } from './component-rule.ts';

/** OG-9.25: rolls 2D6; the captain then places the ship within that many inches or declines, in a window. */
export const warpDrive: ComponentRule = {
  named: () => null,
  numbers: noTarget,
  reach: () => null,
  targets: () => [],
  work(ledger, { unit, component }) {
    const roll = rollDice(ledger.chance, 2, underEmp(ledger.state, unit));
    record(ledger, { type: 'warpRolled', unit: unit.id, slot: component.slot, roll });
  },
};

/**
 * Why a jump may not end there, or null: the standing place, then the distance from centre to centre (OG-9.25, 2.12,
 * 20.4).
 */
export function checkWarp(
  state: OrionsGateState,
  unit: PlacedUnit,
  window: WarpWindow,
  { x, y }: CommandOf<'warpTo'>,
): Rejection | null {
  const place = { x, y, radius: radiusOf(state.options, unit.unitType) };
  const unfit = noStandingPlace(state, tableOf(state.tables, unit.pose.table), place, unit.id);
  if (unfit) return unfit;
  const rolled = window.inches * INCH;
  const distance = gapBetween(pointBase(place), pointBase(unit.pose));
  return compareGap(distance, rolled) > 0 ? refusals.jumpTooFar(distance, rolled, place) : null;
}

/** The answer to the window: the ship jumps, or stays. */
export function decideWarp(ledger: Ledger, window: WarpWindow, command: CommandOf<'warpTo'> | CommandOf<'stay'>): void {
  const { table, heading } = thePlaced(ledger.state, window.unit).pose;
  record(ledger, { type: 'warpClosed', unit: window.unit, stayed: command.type === 'stay' });
  if (command.type === 'warpTo') jump(ledger, window.unit, 'warp', { table, x: command.x, y: command.y, heading });
}
