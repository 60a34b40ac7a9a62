import type { OwnFleet } from '../../../../games/orions-spur/index.ts';
import { unpackList } from '../../../match/lists/link.ts';
import { keptText } from '../../../match/setup/kept-text.ts';
import { FLEET_FORM } from './fleet-form.ts';

/** Where this browser keeps the fleet that is being built. */
export const BENCH_KEY = 'orion.spur-fleet-builder';

/** Reads what was left in the builder; null where nothing can be read. */
export function unpackLeft(packed: string): OwnFleet | null {
  const left = unpackList(FLEET_FORM, packed);
  return left.ok ? left.list : null;
}

/** The fleet that lies in the builder; null = none with a ship. */
export function leftInBuilder(): OwnFleet | null {
  const left = unpackLeft(keptText(BENCH_KEY) ?? '');
  return left && left.ships.length > 0 ? left : null;
}
