import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every file under the given folders of the checkout, as paths from its root. */
export function filesUnder(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(join(ROOT, folder))) return [];
    return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
  });
}

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
