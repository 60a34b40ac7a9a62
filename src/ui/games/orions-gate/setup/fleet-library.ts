import type { NamedFleet } from '../../../../games/orions-gate/index.ts';
import { keptList, type Taken } from '../../../match/setup/kept-list.ts';
import { LONGEST_NAME, nameOf, readKept, writeKept, type DamagedFleet, type KeptFleet } from './fleet-library-text.ts';

const KEY = 'orion.fleets';
const LIST = keptList(KEY);

/** The whole library of this browser, oldest first. */
export interface Library {
  readonly fleets: readonly KeptFleet[];
  readonly damaged: readonly DamagedFleet[];
}

/** Posted to the browser's other pages when the library changes. */
export const isLibrary = (key: string | null): boolean => key === KEY || key === null;

/** Everything that is kept; what cannot be read is listed as damaged, never passed over and never deleted by itself. */
export function readLibrary(): Library {
  const read = LIST.texts().map(readKept);
  return {
    fleets: read.flatMap((one) => (one.ok ? [one.kept] : [])),
    damaged: read.flatMap((one) => (one.ok ? [] : [one.damaged])),
  };
}

/** Saved fleets, oldest first. */
export const savedFleets = (): readonly KeptFleet[] => readLibrary().fleets;

/** Keeps a fleet; one of the same name is replaced and leaves its tags. False when the browser keeps nothing. */
export function saveFleet(fleet: NamedFleet): boolean {
  const name = nameOf(fleet.name);
  const before = savedFleets().find((one) => one.name === name);
  return keepFleet({ ...fleet, name, tags: before?.tags ?? [], saved: Date.now() }, name);
}

/** Keeps a fleet in the place of the one called `instead`, or at the end. False when the browser keeps nothing. */
export const keepFleet = (fleet: KeptFleet, instead: string): boolean =>
  LIST.keep(writeKept(fleet), (text) => isCalled(text, instead));

/** Adds fleets at the end in one go. Nothing is kept when not all can be. */
export const addFleets = (fleets: readonly KeptFleet[]): boolean =>
  LIST.write([...LIST.texts(), ...fleets.map(writeKept)]);

/** Takes a fleet out of the library; null when that could not be kept. */
export const forgetFleet = (name: string): Taken | null => LIST.take((text) => isCalled(text, name));

/** Takes a damaged text out of the library; null when that could not be kept. */
export const forgetDamaged = (damaged: string): Taken | null =>
  LIST.take((text) => text === damaged && !readKept(text).ok);

/** Puts back what was taken out, to where it stood. */
export const putBack = LIST.putBack;

/** A name nobody has yet: the one wished for, or that with the next number. */
export function freeName(wish: string, taken: readonly string[]): string {
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const name = `${nameOf(wish).slice(0, LONGEST_NAME - ending.length)}${ending}`;
    if (!taken.includes(name)) return name;
  }
}

const isCalled = (text: string, name: string): boolean => {
  const read = readKept(text);
  return read.ok && read.kept.name === name;
};
