import { after, expected, lost, volley, type Shot, type Tally } from './tally.ts';
import type { Fired } from './guns.ts';

/** What comes of an answer: the points a unit has taken, and the chance that it has changed sides. */
export interface Fate {
  readonly tally: Tally;
  readonly captured: number;
}

/** What a push does to the unit on its way or at its end: D6 plain damage, or an automatic hit (OG-10.10, 10.11). */
export type Harm = 'd6' | Shot;

/**
 * What a face of the push die leads to: harm on the way, then the components the rammer fires with what it has left,
 * each case with its chance.
 */
export interface Pushed {
  readonly harms: readonly Harm[];
  readonly cases: readonly { readonly chance: number; readonly shots: readonly Shot[] }[];
}

/** A ram after so many points of Ablative Armor on the rammer, by the points the rammed unit has taken before. */
export interface Strike {
  /** Chance that it comes to this. */
  readonly shares: readonly number[];
  readonly hit: Shot;
  readonly pushes: readonly Pushed[];
}

/**
 * A ram as the rammed unit feels it (OG-10.6). What the Ablative Armor has destroyed strikes no more, so the shares may
 * come to less than 1.
 */
export type Blow = readonly Strike[];

/** Chances of a boarding, by the points the boarded ship has taken before (OG-24.11). */
export interface Boarded {
  readonly captures: number;
  readonly tie: number;
}

/** What an enemy does where its way has brought it. */
export type Deed =
  | { readonly kind: 'shot'; readonly fired: readonly Fired[] }
  | {
      readonly kind: 'ram';
      readonly allowance: number;
      readonly blow: Blow;
      /** Components it may fire afterwards. */ readonly slots: readonly number[];
    }
  | { readonly kind: 'boarding'; readonly chances: readonly Boarded[] };

/** A unit after a deed, from what it had taken before. */
export function suffered(tally: Tally, deed: Deed): Fate {
  switch (deed.kind) {
    case 'shot':
      return {
        tally: volley(
          tally,
          deed.fired.map(({ shot }) => shot),
        ),
        captured: 0,
      };
    case 'ram':
      return { tally: rammed(tally, deed.blow), captured: 0 };
    case 'boarding':
      return boarded(tally, deed.chances);
  }
}

/**
 * What answers are compared by: points expected, and the unit once more where it is destroyed. A captured ship is all
 * its boxes and itself.
 */
export const worthOf = ({ tally, captured }: Fate): number =>
  expected(tally) + lost(tally) + (captured > 0 ? captured * tally.length : 0);

/** Ablative Armor, hit, push, and the components fired afterwards (OG-10.6 b, d, e, 10.14). */
function rammed(tally: Tally, blow: Blow): Tally {
  const boxes = tally.length - 1;
  const next = tally.map((chance, taken) =>
    taken === boxes ? chance : chance * (1 - blow.reduce((sum, { shares }) => sum + shares[taken]!, 0)),
  );
  for (const { shares, hit, pushes } of blow) {
    const struck = after(
      tally.map((chance, taken) => (taken === boxes ? 0 : chance * shares[taken]!)),
      hit,
    );
    for (const { harms, cases } of pushes) {
      const pushed = harms.reduce<Tally>(harmed, struck);
      for (const { chance, shots } of cases) {
        const end = volley(pushed, shots);
        for (let taken = 0; taken <= boxes; taken++) next[taken]! += (end[taken]! * chance) / pushes.length;
      }
    }
  }
  return next;
}

const harmed = (tally: Tally, harm: Harm): Tally => (harm === 'd6' ? plain(tally, 6, () => 1) : after(tally, harm));

/** Plain damage of one die with so many sides, where it is rolled at all. */
function plain(tally: Tally, sides: number, rolled: (taken: number) => number): Tally {
  const boxes = tally.length - 1;
  const next = tally.map((chance, taken) => (taken === boxes ? chance : chance * (1 - rolled(taken))));
  for (let taken = 0; taken < boxes; taken++) {
    const share = (tally[taken]! * rolled(taken)) / sides;
    if (share > 0) for (let points = 1; points <= sides; points++) next[Math.min(boxes, taken + points)]! += share;
  }
  return next;
}

/** A tie costs a D3, a capture no point (OG-13.4 to 13.6). */
function boarded(tally: Tally, chances: readonly Boarded[]): Fate {
  const captured = chances.reduce((sum, { captures }, taken) => sum + captures * tally[taken]!, 0);
  return { tally: plain(tally, 3, (taken) => chances[taken]!.tie), captured };
}
