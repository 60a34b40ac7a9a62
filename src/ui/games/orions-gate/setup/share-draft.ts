import type { Shared } from '../../../match/setup/share-setup.tsx';
import { setupText as words } from '../../../match/words/setup.ts';
import { captainsIn, SIDES } from './captains.ts';
import type { Draft } from './draft.ts';
import { isSecret } from './secrecy.ts';
import { packSetup } from './setup-link.ts';

/** A draft as a link, and what the link carries. Fleets that are secret now stay here. */
export function sharedDraft(draft: Draft): Shared {
  const hidden = SIDES.filter((side) => isSecret(draft, side));
  const fleets = captainsIn(draft.seats).filter(
    ({ side, seat }) => !hidden.includes(side) && seat.fleet.units.length > 0,
  ).length;
  const { tables } = draft.options;
  return {
    game: 'orions-gate',
    packed: packSetup(draft, hidden),
    lead: words.shareLead,
    parts: [
      tables > 1 ? words.partTables(tables) : words.partTable,
      words.partRules,
      fleets > 0 ? words.partFleets(fleets) : words.partNoFleet,
      ...(draft.seed.trim() ? [words.partSeed] : []),
    ],
    ...(hidden.length > 0 && { note: words.leftOut }),
  };
}
