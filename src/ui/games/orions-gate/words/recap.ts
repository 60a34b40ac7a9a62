import { tenths } from '../../../../table/inches.ts';

/** What became of a target, worst last. */
export const OUTCOMES = ['missed', 'held', 'damaged', 'destroyed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Verbs of the recap that need nothing but the event: what the unit that acts did. */
const simple: { readonly [event: string]: string | undefined } = {
  gateEntered: 'went through a gate',
  dangerRolled: 'crossed a dangerous place',
  wormholeRolled: 'fell into a wormhole',
  markerRevealed: 'searched a marker',
  artifactTaken: 'picked up an artifact',
  leftTable: 'left the table',
  minePlaced: 'laid a mine',
  mineExploded: 'set off a mine',
  pieceMade: 'raised a Deflector screen',
  repaired: 'repaired itself',
  backfired: 'had its Plasma Cannon backfire',
  debrisPlaced: 'left debris',
};

const FATES: { readonly [outcome in Outcome]: (name: string, points: number) => string } = {
  missed: (name) => `missed ${name}`,
  held: (name) => `hit ${name} without damage`,
  damaged: (name, points) => `damaged ${name} (-${points})`,
  destroyed: (name) => `destroyed ${name}`,
};

const RAMMED: { readonly [outcome in Outcome]: (name: string, points: number) => string } = {
  missed: (name) => `rammed ${name}`,
  held: (name) => `rammed ${name} without damage`,
  damaged: (name, points) => `rammed ${name} (-${points})`,
  destroyed: (name) => `rammed and destroyed ${name}`,
};

/** "a", "a and b", "a, b and c". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The words of the recap of what the others did. */
export const recapText = {
  title: 'What happened',
  previous: 'Previous step of what happened',
  next: 'Next step of what happened',
  of: (step: number, all: number) => `${step} of ${all}`,
  all: (count: number) => (count === 1 ? '1 activation' : `${count} activations`),
  more: (count: number) => `${count} more`,
  sentence: (name: string, parts: readonly string[]) => `${name} ${listed(parts)}.`,
  held: 'held',
  stayed: 'stayed',
  lost: 'was lost',
  jumped: 'jumped',
  hid: 'went into stealth',
  showed: 'left stealth',
  moved: (mils: number) => `moved ${tenths(mils)}`,
  alsoLost: (name: string) => `${name} was lost`,
  pushed: (name: string) => `pushed ${name}`,
  pulled: (name: string) => `pulled ${name}`,
  repaired: (name: string) => `repaired ${name}`,
  /** `result` null: a tie. */
  boarded: (name: string, result: 'won' | 'lost' | null) =>
    ({ won: `boarded and took ${name}`, lost: `boarded ${name} and was taken`, tie: `boarded ${name} in vain` })[
      result ?? 'tie'
    ],
  struck: (name: string, outcome: Outcome, points: number, ram: boolean) =>
    (ram ? RAMMED : FATES)[outcome](name, points),
  /** At the target on the table. */
  verdict: {
    missed: () => 'miss',
    held: () => 'hit, no damage',
    damaged: (points: number) => `-${points}`,
    destroyed: (_points: number, name: string) => `${name} destroyed`,
  } satisfies { readonly [outcome in Outcome]: (points: number, name: string) => string },
  simple,
} as const;
