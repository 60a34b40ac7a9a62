import { PRESETS } from '../../../../games/orions-gate/index.ts';
import { fleetText } from '../words/fleet.ts';
import { optionsText } from '../words/options.ts';
import { setupText } from '../../../match/words/setup.ts';
import type { Opening, Query } from '../../../match/setup/use-setup.ts';
import { SIDES, withSeat } from './captains.ts';
import { freshDraft, keptDraft, type Draft } from './draft.ts';
import { editable } from './fleet-edit.ts';
import { unpackFleet } from './fleet-form.ts';
import { unpackSetup } from './setup-link.ts';

/** What was left on this page, or what a newcomer finds: a first fleet against the computer. */
function ownDraft(): Draft {
  const first = PRESETS.find((preset) => preset.points === 12);
  return keptDraft() ?? freshDraft(first && editable(first));
}

/**
 * The page as an address asks for it: `setup` brings everything, `fleetA` and `fleetB` a fleet for the first captain of
 * a side. What cannot be read leaves the page as it was.
 */
export function opening(query: Query): Opening<Draft> {
  const own = ownDraft();
  const failures: { title: string; reason: string }[] = [];
  let draft = own;
  let faults: readonly string[] = [];
  if (query['setup'] !== undefined) {
    const read = unpackSetup(query['setup'], own);
    if (read.ok) ({ draft, faults } = read);
    else failures.push({ title: setupText.linkFailed, reason: read.reason });
  }
  for (const side of SIDES) {
    const packed = query[`fleet${side}`];
    if (packed === undefined) continue;
    const read = unpackFleet(packed);
    if (!read.ok) failures.push({ title: fleetText.linkFailed(optionsText.seatOf[side]), reason: read.reason });
    else
      draft = {
        ...draft,
        handed: [],
        seats: withSeat(draft.seats, { side, place: 0 }, { computerChooses: false, fleet: editable(read.list) }),
      };
  }
  return { draft, failures, faults, before: draft === own || !keptDraft() ? null : own };
}
