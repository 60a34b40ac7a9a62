import type { Seat } from '../../../engine/seat.ts';
import { layoutOf } from '../rules/formation.ts';
import { fleetOf } from '../rules/table.ts';
import type { Layout, SpurState } from '../state.ts';

/** Where the ships of a seat stand; recruits without a slot are left out. */
export const fleetLayout = (view: Pick<SpurState, 'ships'>, seat: Seat): Layout => layoutOf(fleetOf(view, seat));
