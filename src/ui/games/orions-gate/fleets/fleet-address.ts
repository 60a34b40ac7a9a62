import type { NamedFleet } from '../../../../games/orions-gate/index.ts';
import { hashOf } from '../../../match/router.ts';
import { fleetsPage, type FleetView } from '../pages.ts';
import { packFleet, unpackFleet } from '../setup/fleet-link.ts';

/** Where something is done with fleets: they travel in the address, so it works for any fleet and can be given away. */
export const fleetsHref = (view: FleetView | null, fleets: { readonly [name: string]: NamedFleet } = {}): string =>
  hashOf(fleetsPage(view, Object.fromEntries(Object.entries(fleets).map(([name, fleet]) => [name, packFleet(fleet)]))));

/** Where a fleet is built on. */
export const builderHref = (fleet: NamedFleet): string => fleetsHref('build', { fleet });

/** Where a battle is set up with a fleet as that of side A. */
export const battleHref = (fleet: NamedFleet): string =>
  hashOf({ page: 'new', game: 'orions-gate', query: { fleetA: packFleet(fleet) } });

/** The whole address of a fleet, to be given away. */
export const fleetLink = (fleet: NamedFleet): string => `${location.href.split('#')[0]}${fleetsHref(null, { fleet })}`;

/** The packed fleets in a text with links: of this page and of the set-up, one or two each. */
export const packedIn = (text: string): readonly string[] =>
  [...text.matchAll(/[?&](?:fleet|fleetA|fleetB|a|b)=([\w-]+)/g)].map(([, packed]) => packed!);

/** A fleet of an address: null when there is none in it. */
export const fleetAt = (packed: string | undefined): ReturnType<typeof unpackFleet> | null =>
  packed === undefined ? null : unpackFleet(packed);

/** A name for a file. */
export const fileNameOf = (name: string, ending: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'fleet'
  }.${ending}`;
