import { termsFor, type OwnFleet } from '../../../../games/orions-spur/index.ts';
import { unpackList } from '../../../match/lists/link.ts';
import { packParcel } from '../../../match/setup/parcel.ts';
import { setupLink, unusual } from '../../../match/setup/setup-link.ts';
import type { Opening, Query } from '../../../match/setup/use-setup.ts';
import { setupText } from '../../../match/words/setup.ts';
import { FLEET_FORM } from '../fleets/fleet-form.ts';
import { spurText as words } from '../words/setup.ts';
import { freshDraft, STANDARD_RULES, type Draft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

/** The whole set-up packed for a link: rules that are not as usual; people's names stay here. */
export function packSetup({ rules, seats, players, seed }: Draft): string {
  const seated = seats.slice(0, players).map(({ species, player }) => ({ species, player }));
  const parcel = { rules: unusual(rules, STANDARD_RULES), players, seats: seated };
  return packParcel(seed.trim() === '' ? parcel : { ...parcel, seed });
}

const link = setupLink(readParts, STANDARD_RULES, keptDraft, freshDraft);
export const { unpackSetup } = link;

/** A draft for a fleet of player 1: its species and its points. The fleet itself is chosen in the match (OS-2.3). */
function draftFor(fleet: OwnFleet, draft: Draft): Draft {
  const [first, ...others] = draft.seats;
  const { startingFleet, fleetPoints } = termsFor(fleet);
  const points = startingFleet === 'points' ? { startingFleet, fleetPoints } : { startingFleet };
  return {
    ...draft,
    seats: [{ ...first!, species: fleet.species }, ...others],
    rules: { ...draft.rules, ...points },
  };
}

/** The page as an address asks for it: `setup` brings everything, `fleet1` a fleet that player 1 is to lead. */
export function opening(query: Query): Opening<Draft> {
  const opened = link.opening(query);
  const packed = query['fleet1'];
  if (packed === undefined) return opened;
  const read = unpackList(FLEET_FORM, packed);
  if (!read.ok)
    return { ...opened, failures: [...opened.failures, { title: FLEET_FORM.words.linkFailed, reason: read.reason }] };
  return { ...opened, before: opened.before ?? keptDraft(), draft: draftFor(read.list, opened.draft) };
}

/** What a link carries, part by part. */
export function partsOf({ seed, players }: Draft): readonly string[] {
  const parts = [words.partPlayers(players), words.partSpecies, setupText.partRules];
  return seed.trim() === '' ? parts : [...parts, setupText.partCardSeed];
}
