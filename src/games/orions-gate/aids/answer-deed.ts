import { after, expected, lost, volley, type Shot, type Tally } from './answer-tally.ts';
import type { Fired } from './answer-guns.ts';

/** What comes of an answer: the points a unit has taken, and the chance that it has changed sides. */
export interface Fate {
  readonly tally: Tally;
  readonly captured: number;
}

/** What a push does to the unit on its way or at its end: D6 plain damage, or an automatic hit (OG-10.10, 10.11). */
export type Harm = 'd6' | Shot;

/** A ram as the rammed unit feels it, by the points it has taken before (OG-10.6). */
export interface Blow {
  readonly points: 1 | 2;
  /** Chance that the rammer is still there after the Ablative Armor, and that it is and damages. */
  readonly strikes: readonly { readonly reaches: number; readonly hits: number }[];
  /** What each face of the push die leads to. */
  readonly pushes: readonly (readonly Harm[])[];
}

/** Chances of a boarding, by the points the boarded ship has taken before (OG-24.11). */
export interface Boarded {
  readonly captures: number;
  readonly tie: number;
}

/** What an enemy does where its way has brought it. */
export type Deed =
  | { readonly kind: 'shot'; readonly fired: readonly Fired[] }
  | { readonly kind: 'ram'; readonly allowance: number; readonly blow: Blow }
  | { readonly kind: 'boarding'; readonly chances: readonly Boarded[] };

/** A unit after a deed, from what it had taken before. */
export function suffered(tally: Tally, deed: Deed): Fate {
  switch (deed.kind) {
    case 'shot':
      return { tally: volley(tally, deed.fired.map(({ shot }) => shot)), captured: 0 };
    case 'ram':
      return { tally: rammed(tally, deed.blow), captured: 0 };
    case 'boarding':
      return boarded(tally, deed.chances);
  }
}

/** What answers are compared by: points expected, and the unit once more where it is destroyed. A captured ship is all its boxes and itself. */
export const worthOf = ({ tally, captured }: Fate): number => expected(tally) + lost(tally) + (captured > 0 ? captured * tally.length : 0);

/** Ablative Armor, hit, push (OG-10.6 b, d, e). Whom the Armor destroys neither hits nor pushes. */
function rammed(tally: Tally, { points, strikes, pushes }: Blow): Tally {
  const boxes = tally.length - 1;
  const still = tally.map((chance, taken) => (taken === boxes ? chance : chance * (1 - strikes[taken]!.reaches)));
  const pushed = tally.map(() => 0);
  for (let taken = 0; taken < boxes; taken++) {
    const { reaches, hits } = strikes[taken]!;
    pushed[taken]! += tally[taken]! * (reaches - hits);
    pushed[Math.min(boxes, taken + points)]! += tally[taken]! * hits;
  }
  if (pushes.every((harms) => harms.length === 0)) return still.map((chance, taken) => chance + pushed[taken]!);
  const ends = pushes.map((harms) => harms.reduce<Tally>(harmed, pushed));
  return still.map((chance, taken) => chance + ends.reduce((sum, end) => sum + end[taken]!, 0) / pushes.length);
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
