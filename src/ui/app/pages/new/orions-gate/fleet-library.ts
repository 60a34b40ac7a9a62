import { readFleet, writeFleet, type NamedFleet } from '../../../../../games/orions-gate/index.ts';

const KEY = 'orion.fleets';

/** Saved fleets, oldest first. What cannot be read is passed over, never deleted. */
export function savedFleets(): readonly NamedFleet[] {
  return texts().flatMap((text) => {
    const read = readFleet(text);
    return read.ok ? [read.fleet] : [];
  });
}

/** Keeps a fleet; one of the same name is replaced. False when the browser keeps nothing. */
export const saveFleet = (fleet: NamedFleet): boolean => write([...texts().filter((text) => nameOf(text) !== fleet.name), writeFleet(fleet)]);

/** Takes a fleet out of the library. Returns whether that could be kept. */
export const forgetFleet = (name: string): boolean => write(texts().filter((text) => nameOf(text) !== name));

const nameOf = (text: string): string => {
  const read = readFleet(text);
  return read.ok ? read.fleet.name : '';
};

function texts(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

function write(all: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
