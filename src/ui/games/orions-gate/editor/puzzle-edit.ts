import type { Json } from '../../../../engine/json.ts';
import { MAX_COMMANDS, type Puzzle, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { editorText as words } from '../words/editor.ts';

/** The scenario with another puzzle; null = without one. */
export function withPuzzle(scenario: Scenario, puzzle: Puzzle | null): Scenario {
  const { puzzle: _before, ...rest } = scenario;
  return puzzle ? { ...rest, puzzle } : rest;
}

/**
 * A puzzle to be filled in: one answer that is certain, one that is impossible. Without a unit to destroy, side A is to
 * win.
 */
export const freshPuzzle = (seat: string, unit: string | null): Puzzle => ({
  seat,
  task: '',
  goal: unit === null ? { kind: 'won', side: 'A' } : { kind: 'destroyed', unit },
  answers: [
    { text: '', commands: [], chance: [1, 1], reason: '' },
    { text: '', commands: [], chance: [0, 1], reason: '' },
  ],
});

/** Commands as lines, one each. */
export const linesOf = (commands: readonly Json[]): string =>
  commands.map((command) => JSON.stringify(command)).join('\n');

/** The commands of some lines; empty lines count for nothing. Says which line is none, and why. */
export function commandsOf(
  text: string,
): { readonly ok: true; readonly commands: readonly Json[] } | { readonly ok: false; readonly reason: string } {
  const commands: Json[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    let command: unknown;
    try {
      command = JSON.parse(line);
    } catch {
      return { ok: false, reason: words.noJson(index + 1) };
    }
    if (
      typeof command !== 'object' ||
      command === null ||
      typeof (command as { readonly type?: unknown }).type !== 'string'
    )
      return { ok: false, reason: words.noCommand(index + 1) };
    commands.push(command as Json);
  }
  return commands.length > MAX_COMMANDS
    ? { ok: false, reason: words.manyCommands(commands.length, MAX_COMMANDS) }
    : { ok: true, commands };
}
