import { imaginedChance } from '../../../engine/rng.ts';
import type { OrionsGateEvent } from '../event.ts';
import type { RollKind, WholeRolls } from '../roll.ts';
import { openLedger, type Ledger } from '../rules/play-ledger.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';
import { D3, ONE_DIE, twoDice } from './dice.ts';
import type { Chanced, Distribution } from './distribution.ts';
import { changeKey, factKey, placeInRules, thingKey } from './every-end-key.ts';
import { ALWAYS, plus, reduced, times, type Fraction } from './fraction.ts';

/** A fact that may come of a command, with the chance that it does; `time` counts facts of the same thing from 1. */
export interface Happening {
  readonly event: OrionsGateEvent;
  readonly time: number;
  readonly chance: Fraction;
}

/** All that may come of something that rolls. */
export interface Counted {
  /** Every state it may lead to, none twice; the chances sum to 1. */
  readonly ends: readonly Chanced<OrionsGateState>[];
  /** Every fact on the way to them; facts that differ only in their dice are one. */
  readonly happenings: readonly Happening[];
  /** Whether anything is rolled. */
  readonly rolls: boolean;
}

/** Rolls that lead somewhere and are still to be made: the results so far and how likely they are. */
interface Branch {
  readonly results: readonly number[];
  readonly chance: Fraction;
  /** Facts told already by the branch this one springs from. */
  readonly told: number;
}

/** Where a branch stands when the next roll is due. */
interface Waiting extends Branch {
  readonly next: Asked;
}

interface Asked {
  readonly kind: RollKind;
  readonly emp: boolean;
}

/** Branches that may wait at once; more is a sign that something must be counted in stages. */
const MAX_WAITING = 20_000;

/** The results of a roll with the chances of all their dice (OG-24.1, 24.2); a single die is the same under EMP. */
const resultsOf = ({ kind, emp }: Asked): Distribution =>
  kind === '2d6' ? twoDice(emp) : kind === 'd3' ? D3 : ONE_DIE;

/** Thrown out of the rules where a roll is due whose result is not chosen yet. */
const DUE = new Error('A roll is due.');

/**
 * Plays something through the rules for every result of its rolls. Whenever two branches stand at the same point of the
 * rules in the same state they go on as one, so that a way past many mines stays small. Throws a `RangeError` when even
 * so more than `MAX_WAITING` branches wait.
 */
export function everyEnd(rules: Rules, state: OrionsGateState, run: (ledger: Ledger) => void): Counted {
  const ends: Sums<OrionsGateState> = {};
  const happenings: Sums<Omit<Happening, 'chance'>> = {};
  let rolls = false;
  let branches: readonly Branch[] = [{ results: [], chance: ALWAYS, told: 0 }];
  while (branches.length > 0) {
    const waiting: { [key: string]: Waiting } = {};
    for (const branch of branches) {
      const { ledger, next, since } = follow(rules, state, run, branch.results);
      note(happenings, ledger.events, branch);
      if (!next) {
        addTo(ends, changeKey(state, ledger.state), ledger.state, branch.chance);
        continue;
      }
      const key = `${next.kind}${next.emp} ${since.join(',')} ${placeInRules(ledger.events)} ${changeKey(state, ledger.state)}`;
      const known = waiting[key];
      waiting[key] = known
        ? { ...known, chance: plus(known.chance, branch.chance) }
        : { ...branch, next, told: ledger.events.length };
    }
    const all = Object.values(waiting);
    if (all.length > 0) rolls = true;
    if (all.length > MAX_WAITING) throw new RangeError(`More than ${MAX_WAITING} ways for the rolls to fall.`);
    branches = all.flatMap(({ results, chance, next, told }) =>
      resultsOf(next).map((one) => ({
        results: [...results, one.value],
        chance: reduced(times(chance, one.chance)),
        told,
      })),
    );
  }
  return {
    rolls,
    ends: Object.values(ends).map(({ value, chance }) => ({ value, chance: reduced(chance) })),
    happenings: Object.values(happenings).map(({ value, chance }) => ({ ...value, chance: reduced(chance) })),
  };
}

interface Followed {
  readonly ledger: Ledger;
  /** The roll that is due; null at the end. */
  readonly next: Asked | null;
  /** Results since the last fact: the rules hold them in hand, no state and no fact shows them yet. */
  readonly since: readonly number[];
}

/** Plays as far as the results go. */
function follow(
  rules: Rules,
  state: OrionsGateState,
  run: (ledger: Ledger) => void,
  results: readonly number[],
): Followed {
  let made = 0;
  let facts = 0;
  let since: number[] = [];
  let next: Asked | null = null;
  const chance: WholeRolls = {
    ...imaginedChance(() => {
      throw new Error('Only rolls are counted here, no single dice.');
    }),
    whole(kind, emp) {
      if (ledger.events.length > facts) {
        facts = ledger.events.length;
        since = [];
      }
      const result = results[made++];
      if (result === undefined) {
        next = { kind, emp };
        throw DUE;
      }
      since.push(result);
      return result;
    },
  };
  const ledger = openLedger(rules, state, chance);
  try {
    run(ledger);
  } catch (error) {
    if (error !== DUE) throw error;
  }
  return { ledger, next, since };
}

interface Sums<T> {
  [key: string]: { readonly value: T; readonly chance: Fraction };
}

function addTo<T>(sums: Sums<T>, key: string, value: T, chance: Fraction): void {
  const known = sums[key];
  sums[key] = known ? { value: known.value, chance: plus(known.chance, chance) } : { value, chance };
}

/** Adds the facts a branch is the first to tell. */
function note(
  sums: Sums<Omit<Happening, 'chance'>>,
  events: readonly OrionsGateEvent[],
  { told, chance }: Branch,
): void {
  for (let i = told; i < events.length; i++) {
    const event = events[i]!;
    const thing = thingKey(event);
    let time = 1;
    for (let j = 0; j < i; j++) if (events[j]!.type === event.type && thingKey(events[j]!) === thing) time++;
    addTo(sums, `${factKey(event)} ${time}`, { event, time }, chance);
  }
}
