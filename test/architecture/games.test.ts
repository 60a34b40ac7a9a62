import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { SCREENLESS } from '../../src/games/screenless.ts';
import { GAME_UIS } from '../../src/ui/games/list.ts';
import { GAMES as LEDGERS } from '../rules/ledger.ts';
import { gameFaults } from './games.ts';
import { ROOT } from './tree.ts';

it('gives every game folder its manifests, its line in both lists and its ledger', () => {
  expect(gameFaults(ROOT)).toEqual([]);
  const ids = GAMES.map(({ id }) => id).sort();
  expect([...ids, ...SCREENLESS.map(({ id }) => id)].sort()).toEqual([...LEDGERS].sort());
  expect(
    Object.entries(GAME_UIS)
      .map(([id, ui]) => (ui.id === id ? id : `${id} is ${ui.id}`))
      .sort(),
  ).toEqual(ids);
  // No games would pass silently.
  expect(ids.length).toBeGreaterThan(2);
});

describe('a game that is half added', () => {
  const list = `import { nova } from './nova/manifest.ts';\nexport const LIST = [nova];\n`;
  const whole: { readonly [file: string]: string } = {
    'src/games/nova/manifest.ts': `export const nova = defineManifest({ id: 'nova', prefix: 'NV' });`,
    'src/games/list.ts': list,
    'src/ui/games/nova/manifest.ts': `export const nova = { id: 'nova' };`,
    'src/ui/games/list.ts': list,
    'test/rules/nova.json': '[{ "id": "NV-1.1" }]',
  };
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'games-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const faults = (change: { readonly [file: string]: string | null }): readonly string[] => {
    for (const [file, text] of Object.entries({ ...whole, ...change })) {
      if (text === null) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return gameFaults(folder);
  };

  it('is whole with all of them', () => expect(faults({})).toEqual([]));

  it('is whole without screens where it is listed as such, and in no other list', () => {
    const screenless = {
      'src/games/screenless.ts': list,
      'src/games/list.ts': 'export const LIST = [];',
      'src/ui/games/nova/manifest.ts': null,
      'src/ui/games/list.ts': null,
    };
    expect(faults(screenless)).toEqual([]);
    expect(faults({ ...screenless, 'src/games/list.ts': list })).toEqual([
      'nova is listed without screens and in src/games/list.ts',
    ]);
  });

  it('may have parts of its screens while it is listed without, but not their manifest', () => {
    const begun = {
      'src/games/screenless.ts': list,
      'src/games/list.ts': 'export const LIST = [];',
      'src/ui/games/nova/manifest.ts': null,
      'src/ui/games/nova/table/stage.ts': 'export const table = 1;',
      'src/ui/games/list.ts': null,
    };
    expect(faults(begun)).toEqual([]);
    expect(faults({ ...begun, 'src/ui/games/nova/manifest.ts': `export const nova = { id: 'nova' };` })).toEqual([
      'nova has screens and is listed without',
    ]);
  });

  it.each([
    ['src/games/nova/manifest.ts', null, 'nova has no folder in src/games'],
    ['src/ui/games/nova/manifest.ts', null, 'nova has no folder in src/ui/games'],
    ['src/games/nova/manifest.ts', '// id: nova\n', 'nova has no manifest in src/games'],
    ['src/ui/games/nova/manifest.ts', `export const nova = { id: 'nove' };`, 'bears another name'],
    ['src/games/list.ts', 'export const LIST = [];', 'src/games/list.ts lacks nova'],
    ['src/ui/games/list.ts', null, 'src/ui/games/list.ts lacks nova'],
    ['src/games/list.ts', `import { nova } from './nova/manifest.ts';\n`, 'src/games/list.ts lacks nova'],
    ['test/rules/nova.json', null, 'nova has no ledger test/rules/nova.json'],
    ['test/rules/nova.json', '[]', 'the ledger of nova is empty'],
    ['test/rules/nova.json', '[{ "id": "SK-1.1" }]', 'the ledger of nova has SK-1.1'],
  ])('%s: %s is named: %s', (file, text, fault) => {
    expect(faults({ [file]: text }).join('\n')).toContain(fault);
  });
});
