import { useRef, useState } from 'preact/hooks';
import {
  cannotAdd,
  designNamed,
  lineIn,
  moved,
  withShip,
  without,
  type DataSet,
  type OwnFleet,
  type Slot,
} from '../../../../games/orions-spur/index.ts';
import type { Spot } from '../../../cards/use-press.ts';
import { announce, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { numberedIn } from './bench.ts';

/** Something that is dragged: a ship of the fleet by its place in the list, or a new one of a design. */
export interface Carried {
  readonly design: string;
  readonly ship: number | null;
}

/** Where something is let go: over a place of the formation, over the ships to choose from, or nowhere. */
type Under = { readonly slot: Slot } | 'yard' | null;

export interface Drag extends Carried {
  readonly spot: Spot;
  readonly under: Under;
}

/** Designs that are read, and which of them. */
export interface Reading {
  readonly designs: readonly string[];
  readonly at: number;
}

/** What the builder does to its fleet, and what is in hand. */
export interface FleetDesk {
  readonly fleet: OwnFleet;
  readonly change: (fleet: OwnFleet) => void;
  /** The fleet with the numbers of the battle it is for. */
  readonly played: OwnFleet;
  /** The design that has those numbers. */
  readonly numbered: (design: string) => string;
  /** The ship in hand. */
  readonly held: number | null;
  /** The empty place the next ship goes to. */
  readonly aim: Slot | null;
  readonly drag: Drag | null;
  readonly reading: Reading | null;
  readonly read: (reading: Reading | null) => void;
  /** Adds ships of a design: to the place that was pressed, or the next free one. */
  readonly add: (design: string, copies?: number) => void;
  readonly put: (ship: number, slot: Slot) => void;
  readonly takeOut: (ship: number) => void;
  /** Takes the last ship of a design out. */
  readonly less: (design: string) => void;
  readonly hold: (ship: number | null) => void;
  /** A place of the formation is pressed. */
  readonly press: (slot: Slot) => void;
  /** Something is dragged to a point of the window; null = let go. */
  readonly carry: (what: Carried, spot: Spot | null) => void;
}

export const nameOf = (design: string): string => designNamed(design)?.name ?? design;

/** The ship of a slot, by its place in the list; null = it is empty. */
export function shipAt({ ships }: OwnFleet, slot: Slot): number | null {
  const at = ships.findIndex((ship) => ship.slot === slot);
  return at < 0 ? null : at;
}

/** What of the page lies under a point. */
function under({ x, y }: Spot): Under {
  const found = document.elementFromPoint(x, y);
  const slot = found?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  if (slot !== undefined) return { slot };
  return found?.closest('.sf-yard') ? 'yard' : null;
}

/** What is done to the fleet itself; `done` is told what came of it. */
function deedsOn(fleet: OwnFleet, done: (next: OwnFleet, said: string) => void) {
  const called = (ship: number): string => nameOf(fleet.ships[ship]!.design);
  const takeOut = (ship: number) => done(without(fleet, ship), words.takenOut(called(ship)));
  return {
    add(design: string, copies: number, slot: Slot | null) {
      let next = fleet;
      for (let copy = 0; copy < copies; copy += 1) {
        const refused = cannotAdd(next, design);
        if (refused) {
          showToast(`${refused.rule}: ${refused.reason}`, 'bad');
          break;
        }
        next = withShip(next, design, copy === 0 ? slot : null);
      }
      if (next === fleet) return;
      const fresh = next.ships.find((ship) => ship.design === design && !fleet.ships.includes(ship));
      done(next, words.added(nameOf(design), fresh?.slot ?? null));
    },
    put: (ship: number, slot: Slot) => done(moved(fleet, ship, slot), words.movedTo(called(ship), slot)),
    takeOut,
    less(design: string) {
      const at = fleet.ships.map((ship) => ship.design).lastIndexOf(design);
      if (at >= 0) takeOut(at);
    },
  };
}

/** The desk of the builder: every deed is told. `dataSet`: the numbers of the battle the fleet is for. */
export function useFleetDesk(fleet: OwnFleet, change: (fleet: OwnFleet) => void, dataSet: DataSet): FleetDesk {
  const [held, setHeld] = useState<number | null>(null);
  const [aim, setAim] = useState<Slot | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  // A press may end before the page has followed its last movement.
  const last = useRef<Drag | null>(null);
  const numbered = (design: string): string => lineIn(dataSet, design);
  const [reading, read] = useState<Reading | null>(null);
  const hold = (ship: number | null) => {
    setAim(null);
    setHeld(ship);
    if (ship !== null) announce(words.inHand(nameOf(fleet.ships[ship]!.design)));
  };
  const deeds = deedsOn(fleet, (next, said) => {
    change(next);
    hold(null);
    announce(said);
  });
  const letGo = ({ under: where, ship, design }: Drag) => {
    if (where === 'yard' && ship !== null) deeds.takeOut(ship);
    if (where === null || where === 'yard') return;
    if (ship === null) deeds.add(design, 1, where.slot);
    else if (fleet.ships[ship]!.slot !== where.slot) deeds.put(ship, where.slot);
  };
  return {
    ...deeds,
    fleet,
    change,
    played: numberedIn(dataSet, fleet),
    numbered,
    // A step back may leave fewer ships.
    held: held !== null && held < fleet.ships.length ? held : null,
    aim,
    drag,
    reading,
    read,
    add: (design, copies = 1) => deeds.add(design, copies, aim),
    hold,
    press(slot) {
      const there = shipAt(fleet, slot);
      if (held !== null && held !== there) return deeds.put(held, slot);
      if (there !== null) return hold(held === there ? null : there);
      setAim(aim === slot ? null : slot);
      if (aim !== slot) announce(words.aimed(slot));
    },
    carry(what, spot) {
      const before = last.current;
      last.current = spot && { ...what, spot, under: under(spot) };
      setDrag(last.current);
      if (!spot && before) letGo(before);
    },
  };
}
