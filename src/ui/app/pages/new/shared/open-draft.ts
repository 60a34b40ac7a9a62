import { setupText } from '../../../../messages/setup.ts';
import type { Setup } from './parcel.ts';
import type { Opening, Query } from './use-setup.ts';

/** The page as an address asks for it: `setup` brings everything. What cannot be read leaves the page as it was. */
export function openDraft<D>({ setup }: Query, kept: D | null, fresh: D, unpack: (packed: string, before: D) => Setup<D>): Opening<D> {
  const own = kept ?? fresh;
  const nothing = { draft: own, failures: [], faults: [], before: null };
  if (setup === undefined) return nothing;
  const read = unpack(setup, own);
  return read.ok ? { draft: read.draft, failures: [], faults: read.faults, before: kept } : { ...nothing, failures: [{ title: setupText.linkFailed, reason: read.reason }] };
}
