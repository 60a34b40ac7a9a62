import type { ComputerName } from '../../../engine/level.ts';
import type { GameDefinition } from '../../../engine/game.ts';
import { setupText } from '../words/setup.ts';
import { readSeed } from './dice-seed.ts';
import { isRecord, type Loose } from './loose.ts';
import type { Parts } from './parcel.ts';
import { isPlayer, MAX_NAME, readName, type SeatDraft } from './player.ts';

/** A game as far as its options go. */
type Judge<O> = Pick<GameDefinition<never, never, never, never, O>, 'parseOptions' | 'checkSetup'>;

/** Why a game refuses one option, with its own sentence; null = it takes it. */
function optionFault<O>({ parseOptions, checkSetup }: Judge<O>, option: string, value: unknown): string | null {
  const parsed = parseOptions({ [option]: value });
  if (!parsed.ok) return setupText.namedFault(option, parsed.faults[0]!.reason);
  const [refused] = checkSetup(parsed.value);
  return refused ? `${refused.rule}: ${refused.reason}` : null;
}

/**
 * Options from untrusted fields; what the game refuses, or what is none of `before`, is listed in `faults` and stays as
 * before.
 */
export function readOptions<R extends object>(judge: Judge<unknown>, raw: Loose, before: R, faults: string[]): R {
  const rules: { [option: string]: unknown } = Object.fromEntries(Object.entries(before));
  for (const [option, value] of Object.entries(raw)) {
    const fault =
      optionFault(judge, option, value) ??
      (Object.hasOwn(before, option) ? null : setupText.namedFault(option, setupText.notHere));
    if (fault) faults.push(fault);
    else rules[option] = value;
  }
  return rules as R;
}

/**
 * A seat from untrusted data of a game of these players, a name kept where none is given; null when it does not say who
 * plays.
 */
export const readSitter = (raw: Loose, before: SeatDraft, computers: readonly ComputerName[]): SeatDraft | null =>
  isPlayer(raw['player'], computers)
    ? { player: raw['player'], name: raw['name'] === undefined ? before.name : readName(raw['name']) }
    : null;

/** Why nobody could be seated at a place, called so, from untrusted data; a player the game does not have is named. */
export function sitterFault(called: string, raw: unknown): string {
  const player = isRecord(raw) ? raw['player'] : undefined;
  return setupText.seatFault(called, typeof player === 'string' ? player.slice(0, MAX_NAME) : null);
}

/** What the reader of a set-up needs of its game. */
interface Reads<D> {
  readonly judge: Judge<unknown>;
  /** Said of a seed that is none. */
  readonly seedFault: string;
  /** Everything but rules and seed. */
  readonly read: (raw: Loose, before: D, faults: string[]) => Omit<D, 'rules' | 'seed'>;
}

/**
 * Makes the reader of a set-up from untrusted data: a sentence for each part that could not be read, which then is as
 * in `before`. It gives null when the data is no set-up at all.
 */
export function partsReader<D extends { readonly rules: object; readonly seed: string }>({
  judge,
  seedFault,
  read,
}: Reads<D>): (raw: unknown, before: D) => Parts<D> | null {
  return (raw, before) => {
    if (!isRecord(raw) || !isRecord(raw['rules'])) return null;
    const faults: string[] = [];
    const rest = read(raw, before, faults);
    const rules = readOptions(judge, raw['rules'], before.rules, faults);
    const seed = readSeed(raw['seed']);
    if (seed === null) faults.push(seedFault);
    return { draft: { ...rest, rules, seed: seed ?? '' } as D, faults };
  };
}
