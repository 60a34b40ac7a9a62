import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { place, type OrionsGateCommand } from '../../src/games/orions-gate/index.ts';
import { chanceOfLine, parseScenario, startOf } from '../../src/games/orions-gate/scenario/index.ts';
import { percentText } from '../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../src/table/index.ts';

/*
 * `npm run puzzles -- [id] [--write]`: counts the chance of every known answer of the shipped puzzles, or of one, and
 * says where a file claims another; `--write` puts the counted chances into the files.
 */

const FOLDER = join(import.meta.dirname, '../../src/games/orions-gate/scenario/shipped');
const RULES = { sight: kernelSight };

/** Counts the answers of one file; returns its text with what was counted. */
function counted(id: string, text: string): string {
  const document = JSON.parse(text) as { puzzle: { answers: { chance: unknown }[] } };
  const parsed = parseScenario(document);
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.faults)}`);
  // What the answers claim is what is being counted: the position alone has to be sound.
  const { puzzle, ...battle } = parsed.value;
  if (!puzzle) return text;
  const started = startOf(battle);
  if (!started.ok) throw new Error(`${id}: ${JSON.stringify(started.faults)}`);
  const placed = place(started.start.options, started.start.position);
  if (!placed.ok) throw new Error(`${id}: ${JSON.stringify(placed.faults)}`);
  let changed = text;
  for (const { text: name, commands, chance: claimed } of puzzle.answers) {
    const chance = chanceOfLine(RULES, placed.value, puzzle, commands as unknown as readonly OrionsGateCommand[]);
    const exact = `[${chance.num}, ${chance.den}]`;
    const same = exact === `[${claimed.join(', ')}]`;
    process.stdout.write(
      `${id}  ${percentText(chance).padStart(8)}  ${name}${same ? '' : `  (file: ${claimed.join('/')})`}\n`,
    );
    const from = changed.indexOf(JSON.stringify(name));
    changed = changed.slice(0, from) + changed.slice(from).replace(/"chance": \[[^\]]*\]/, `"chance": ${exact}`);
  }
  return changed;
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const write = process.argv.includes('--write');
for (const file of readdirSync(FOLDER).sort()) {
  const id = file.replace(/\.json$/, '');
  if (!id.startsWith('puzzle-') || id === file || (wanted.length > 0 && !wanted.includes(id))) continue;
  const path = join(FOLDER, file);
  const text = readFileSync(path, 'utf8');
  const now = counted(id, text);
  if (write && now !== text) writeFileSync(path, now);
}
