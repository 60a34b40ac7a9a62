import type { Rejection } from '../../../engine/game.ts';
import { designOf } from '../data/cards.ts';
import type { Options } from '../options.ts';
import type { Layout, Ship } from '../state.ts';
import { columnOf, highest, isSlot, rowOf } from './formation.ts';
import { refuse, said } from './refusal.ts';
import { nameOf } from './table.ts';

type Exposure = Pick<Options, 'flagshipExposure'>;

/** OS-3.4: why a layout of these ships is illegal; null = it is not. */
export const cannotStand = (options: Exposure, fleet: readonly Ship[], layout: Layout): Rejection | null =>
  isIncomplete(fleet, layout) ?? isMisled(fleet, layout) ?? (isExposed(options, layout) ? exposed(layout) : null);

/** L1: every own ship has exactly one slot. */
function isIncomplete(fleet: readonly Ship[], layout: Layout): Rejection | null {
  const placed = Object.values(layout);
  const strange = Object.keys(layout).find((slot) => !isSlot(slot));
  if (strange !== undefined) return refuse('OS-3.4', `There is no slot ${said(strange)}.`);
  const foreign = placed.find((id) => !fleet.some((ship) => ship.id === id));
  if (foreign !== undefined) return refuse('OS-3.4', `${said(foreign)} is not a ship of your fleet.`);
  const twice = placed.find((id, at) => placed.indexOf(id) !== at);
  if (twice !== undefined) return refuse('OS-3.4', `${nameOf(twice)} has two places in the layout.`);
  const missing = fleet.find(({ id }) => !placed.includes(id));
  return missing ? refuse('OS-3.4', `${nameOf(missing.id)} has no place in the layout.`) : null;
}

const inBack = (layout: Layout): readonly string[] =>
  Object.entries(layout).flatMap(([slot, id]) => (rowOf(slot) === 'B' ? [id] : []));

/** L2, L3: the ship of the highest VP, and no other one, stands in the back row. */
function isMisled(fleet: readonly Ship[], layout: Layout): Rejection | null {
  if (fleet.length === 0) return null;
  const back = inBack(layout);
  if (back.length !== 1)
    return refuse('OS-3.4', `Exactly one ship stands in the back row; there are ${back.length}.`, {
      ships: back.length,
    });
  const flagship = designOf(back[0]!);
  const due = designOf(highest(fleet)[0]!.id);
  if (due.vp === flagship.vp) return null;
  const reason = `${due.name} (${due.vp} VP) must be the flagship, not ${flagship.name} (${flagship.vp} VP).`;
  return refuse('OS-3.4', reason, { vp: due.vp, given: flagship.vp });
}

/** L4: nobody stands ahead of the flagship though there are others. Dropped where the rows protect it anyway. */
export function isExposed({ flagshipExposure }: Exposure, layout: Layout): boolean {
  const slots = Object.keys(layout);
  const back = slots.find((slot) => rowOf(slot) === 'B');
  if (flagshipExposure === 'rowsEmpty' || back === undefined || slots.length < 2) return false;
  return !slots.some((slot) => rowOf(slot) !== 'B' && columnOf(slot) === columnOf(back));
}

/** The refusal of L4. */
export function exposed(layout: Layout): Rejection {
  const back = Object.keys(layout).find((slot) => rowOf(slot) === 'B')!;
  const column = columnOf(back);
  return refuse('OS-3.4', `Column ${column} needs a ship in front of the flagship ${nameOf(layout[back]!)}.`, {
    column,
  });
}
