import { listLibrary } from '../../../match/lists/library.ts';
import { FLEET_FORM } from './fleet-form.ts';

/** The fleets kept in this browser. */
export const FLEET_LIBRARY = listLibrary(FLEET_FORM);
