import {
  type BattlespaceSiriusCommand,
  type BattlespaceSiriusView,
} from '../../../src/games/battlespace-sirius/index.ts';
import { commandOf, openTool, reduceTool } from '../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import type { Tool, ToolInput } from '../../../src/ui/games/battlespace-sirius/tools/tool.ts';

/** The keys that move a tool, with what each does to it. */
const KEYS: readonly (readonly [key: string, input: ToolInput])[] = [
  ['ArrowRight', { kind: 'arrow', right: 1, up: 0 }],
  ['ArrowLeft', { kind: 'arrow', right: -1, up: 0 }],
  ['ArrowUp', { kind: 'arrow', right: 0, up: 1 }],
  ['ArrowDown', { kind: 'arrow', right: 0, up: -1 }],
  ...[0, 1, 2, 3, 4].map((value): readonly [string, ToolInput] => [String(value), { kind: 'number', value }]),
];

/** A command without what makes no difference: the order of payments, of repaired sides and of locked lines. */
function plain(command: BattlespaceSiriusCommand | null): string {
  if (command === null) return '';
  const raw = command as unknown as { readonly [key: string]: unknown };
  const loose = command.type === 'lock' ? ['lines'] : ['pay', 'sides'];
  return JSON.stringify(
    Object.entries(raw)
      .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [
        key,
        loose.includes(key) ? [...(value as string[])].sort() : key === 'target' ? String(value) : value,
      ]),
  );
}

export const sameCommand = (a: BattlespaceSiriusCommand, b: BattlespaceSiriusCommand): boolean => plain(a) === plain(b);

/**
 * The fewest presses of arrows and numbers that bring a command into the hand; null when they alone cannot (a turn
 * needs the panel).
 */
export function pressesFor(
  view: BattlespaceSiriusView,
  command: BattlespaceSiriusCommand,
  from: Tool = openTool(view),
): readonly string[] | null {
  const wanted = plain(command);
  const seen = new Set([JSON.stringify(from)]);
  let row: readonly { readonly tool: Tool; readonly keys: readonly string[] }[] = [{ tool: from, keys: [] }];
  while (row.length > 0) {
    const found = row.find(({ tool }) => plain(commandOf(tool, view)) === wanted);
    if (found) return found.keys;
    row = row.flatMap(({ tool, keys }) =>
      KEYS.flatMap(([key, input]) => {
        const next = reduceTool(tool, input, view).tool;
        const mark = JSON.stringify(next);
        if (seen.has(mark)) return [];
        seen.add(mark);
        return [{ tool: next, keys: [...keys, key] }];
      }),
    );
  }
  return null;
}
