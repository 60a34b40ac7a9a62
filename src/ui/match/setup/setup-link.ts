import { setupText } from '../words/setup.ts';
import type { Loose } from './loose.ts';
import { unpackParcel, type Parts, type Setup } from './parcel.ts';
import type { Opening, Query } from './use-setup.ts';

/** A link's part of a set-up page. */
interface SetupLink<D> {
  /**
   * Reads a packed set-up. Each part that cannot be read is named in `faults` and stays as it is in `before`; a cut,
   * altered or foreign text is refused as a whole.
   */
  readonly unpackSetup: (packed: string, before: D) => Setup<D>;
  /** The page as an address asks for it: `setup` brings everything. What cannot be read leaves the page as it was. */
  readonly opening: (query: Query) => Opening<D>;
}

/** The rules that are not as usual: what a link needs to carry. */
export const unusual = <R extends object>(rules: R, standard: R): Partial<R> =>
  Object.fromEntries(
    Object.entries(rules).filter(([key, value]) => value !== (standard as { readonly [key: string]: unknown })[key]),
  ) as Partial<R>;

/**
 * How a page follows links: rules that a link does not name are the `standard` ones; before it lies what was `kept`
 * here, else a `fresh` draft.
 */
export function setupLink<D extends { readonly rules: object }>(
  readParts: (parcel: Loose, before: D) => Parts<D> | null,
  standard: D['rules'],
  kept: () => D | null,
  fresh: () => D,
): SetupLink<D> {
  const unpackSetup = (packed: string, before: D): Setup<D> =>
    unpackParcel(packed, (parcel) => readParts(parcel, { ...before, rules: standard }));
  const opening = ({ setup }: Query): Opening<D> => {
    const before = kept();
    const own = before ?? fresh();
    const nothing = { draft: own, failures: [], faults: [], before: null };
    if (setup === undefined) return nothing;
    const read = unpackSetup(setup, own);
    return read.ok
      ? { draft: read.draft, failures: [], faults: read.faults, before }
      : { ...nothing, failures: [{ title: setupText.linkFailed, reason: read.reason }] };
  };
  return { unpackSetup, opening };
}
