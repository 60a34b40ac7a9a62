import type { GameDefinition } from '../../../../../engine/game.ts';
import { setupText } from '../../../../messages/setup.ts';
import { readSeed } from './dice-seed.ts';
import type { Loose } from './loose.ts';
import { isPlayer, readSeat, type SeatDraft } from './player.ts';

/** A game as far as its options go. */
type Judge<O> = Pick<GameDefinition<never, never, never, never, O>, 'parseOptions' | 'checkSetup'>;

/** Why a game refuses one option, with its own sentence; null = it takes it. */
export function optionFault<O>({ parseOptions, checkSetup }: Judge<O>, option: string, value: unknown): string | null {
  const parsed = parseOptions({ [option]: value });
  if (!parsed.ok) return setupText.namedFault(option, parsed.faults[0]!.reason);
  const [refused] = checkSetup(parsed.value);
  return refused ? `${refused.rule}: ${refused.reason}` : null;
}

/** Options from untrusted fields; what the game refuses, or what is none of `before`, is told in `faults` and stays as before. */
export function readOptions<R extends object>(judge: Judge<unknown>, raw: Loose, before: R, faults: string[]): R {
  const rules: { [option: string]: unknown } = Object.fromEntries(Object.entries(before));
  for (const [option, value] of Object.entries(raw)) {
    const fault = optionFault(judge, option, value) ?? (Object.hasOwn(before, option) ? null : setupText.namedFault(option, setupText.notHere));
    if (fault) faults.push(fault);
    else rules[option] = value;
  }
  return rules as R;
}

/** A seat from untrusted data, a name kept where none is given; null when it does not say who plays. */
export const readSitter = (raw: Loose, before: SeatDraft): SeatDraft | null =>
  isPlayer(raw['player']) ? { player: raw['player'], name: raw['name'] === undefined ? before.name : readSeat(raw, before).name } : null;

/** The seed of chance from untrusted data; empty, and told as `fault`, when it is none. */
export function takeSeed(raw: unknown, fault: string, faults: string[]): string {
  const seed = readSeed(raw);
  if (seed === null) faults.push(fault);
  return seed ?? '';
}
