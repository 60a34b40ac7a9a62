import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawMap } from './layers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('keeps every import of the project on the layer map', async () => {
  const map = await drawMap(ROOT);
  expect(map.violations).toEqual([]);
  // Zero modules would pass silently when the TypeScript of the tool cannot be read.
  expect(map.modules).toBeGreaterThan(40);
});

describe('each rule bites', () => {
  const plants: { readonly [rule: string]: readonly (readonly [file: string, imported: string, text: string])[] } = {
    'imports-point-left': [
      ['src/engine/match.ts', 'src/table/gap.ts', `import '../table/gap.ts';`],
      ['src/table/a.ts', 'src/cards/zone.ts', `import type { Zone } from '../cards/zone.ts';\nexport type A = Zone;`],
      ['src/ai/bot.ts', 'src/games/one/index.ts', `import '../games/one/index.ts';`],
      ['src/games/one/bot.ts', 'src/ai/brain.ts', `import '../../ai/brain.ts';`],
      ['src/session/a.ts', 'src/physics/world.ts', `import '../physics/world.ts';`],
      ['src/session/b.ts', 'src/ui/theme/tokens.ts', `import '../ui/theme/tokens.ts';`],
      ['src/ui/a.ts', 'scenes/table.ts', `import '../../scenes/table.ts';`],
      ['src/cli/play.ts', 'src/ui/theme/tokens.ts', `import '../ui/theme/tokens.ts';`],
      ['src/session/threads/think/worker.ts', 'scenes/table.ts', `import '../../../../scenes/table.ts';`],
    ],
    'product-imports-no-test': [
      ['src/cli/coverage/play.ts', 'test/laws/mangle.ts', `import '../../../test/laws/mangle.ts';`],
      [
        'scenes/b.ts',
        'test/helpers/toy.ts',
        `import type { Toy } from '../test/helpers/toy.ts';\nexport type B = Toy;`,
      ],
    ],
    'no-game-imports-another': [['src/games/one/a.ts', 'src/games/two/index.ts', `import '../two/index.ts';`]],
    'no-games-screen-imports-another-game': [
      ['src/ui/games/skaxar/a.ts', 'src/ui/games/retrograde/index.ts', `import '../retrograde/index.ts';`],
      ['src/ui/games/skaxar/b.ts', 'src/games/retrograde/index.ts', `import '../../../games/retrograde/index.ts';`],
      [
        'src/ui/games/skaxar/table/a.ts',
        'src/ui/games/retrograde/table/hull.ts',
        `import '../../retrograde/table/hull.ts';`,
      ],
    ],
    'shared-screens-know-no-game': [
      ['src/ui/match/a.ts', 'src/ui/games/retrograde/index.ts', `import '../games/retrograde/index.ts';`],
      [
        'src/ui/table/b.ts',
        'src/games/retrograde/index.ts',
        `import type { S } from '../../games/retrograde/index.ts';\nexport type A = S;`,
      ],
    ],
    'ui-layers-point-left': [
      ['src/ui/theme/a.ts', 'src/ui/kit/button.ts', `import '../kit/button.ts';`],
      ['src/ui/kit/a.ts', 'src/ui/match/desk.ts', `import '../match/desk.ts';`],
      [
        'src/ui/table/c.ts',
        'src/ui/match/desk.ts',
        `import type { Desk } from '../match/desk.ts';\nexport type A = Desk;`,
      ],
      ['src/ui/table/d.ts', 'src/ui/cards/hand.ts', `import '../cards/hand.ts';`],
      ['src/ui/cards/a.ts', 'src/ui/match/desk.ts', `import '../match/desk.ts';`],
      ['src/ui/match/b.ts', 'src/ui/app/home.ts', `import '../app/home.ts';`],
      ['src/ui/match/c.ts', 'src/ui/games/list.ts', `import '../games/list.ts';`],
      ['src/ui/games/skaxar/c.ts', 'src/ui/app/home.ts', `import '../../app/home.ts';`],
    ],
    'ui-takes-a-games-index-only': [
      [
        'src/ui/hud/a.ts',
        'src/games/one/state.ts',
        `import type { S } from '../../games/one/state.ts';\nexport type A = S;`,
      ],
      ['scenes/a.ts', 'src/games/one/state.ts', `import '../src/games/one/state.ts';`],
    ],
    'pure-layers-import-two-packages': [
      ['src/games/one/b.ts', 'preact', `import 'preact';`],
      ['src/engine/a.ts', 'fs', `import 'node:fs';`],
    ],
    'only-commitment-and-seal-use-cryptography': [
      ['src/session/d.ts', '@noble/hashes', `import '@noble/hashes/sha2.js';`],
    ],
    'matter-only-in-physics': [['src/session/c.ts', 'matter-js', `import 'matter-js';`]],
    'rxjs-only-above-the-rules': [['src/cli/a.ts', 'rxjs', `import 'rxjs';`]],
    'phaser-only-where-it-draws': [['src/ui/hud/b.ts', 'phaser', `import 'phaser';`]],
    'no-cycles': [
      ['src/table/one.ts', 'src/table/two.ts', `import type { Two } from './two.ts';\nexport type One = Two;`],
    ],
  };
  const allowed: readonly (readonly [file: string, text: string])[] = [
    ['src/main.ts', `import '../scenes/table.ts';\nimport './physics/world.ts';\nimport 'rxjs';`],
    ['src/cli/b.ts', `import '../physics/world.ts';\nimport '../session/c.ts';`],
    [
      'src/session/threads/think/worker.ts',
      `import '../../../physics/world.ts';\nimport '../../../../scenes/table.ts';`,
    ],
    ['src/session/threads/lab/worker.ts', `import '../../../physics/world.ts';`],
    ['src/session/threads/verify/worker.ts', `import '../../../physics/world.ts';`],
    ['src/cli/bench.ts', `import '../../test/helpers/toy.ts';`],
    ['test/laws/mangle.ts', 'export {};'],
    ['test/helpers/toy.ts', 'export type Toy = 1;'],
    ['src/physics/world.ts', `import 'matter-js';`],
    ['src/ui/table/a.ts', `import 'phaser';`],
    ['src/ui/kit/button.ts', 'export {};'],
    ['src/ui/match/desk.ts', `import '../table/a.ts';\nimport '../cards/hand.ts';\nexport type Desk = 1;`],
    ['src/ui/cards/hand.ts', `import '../kit/button.ts';\nimport '../table/a.ts';`],
    ['src/ui/app/home.ts', `import '../games/list.ts';\nimport '../match/desk.ts';`],
    ['src/ui/games/list.ts', `import './retrograde/index.ts';`],
    ['src/engine/rng.ts', `import 'seedrandom';`],
    ['src/games/one/index.ts', 'export {};'],
    ['src/games/one/state.ts', 'export type S = 1;'],
    ['src/games/two/index.ts', 'export {};'],
    ['src/games/retrograde/index.ts', 'export type S = 1;'],
    [
      'src/ui/games/retrograde/index.ts',
      `import '../../../games/retrograde/index.ts';\nimport './table/hull.ts';\nimport '../../table/a.ts';\nimport '../../theme/tokens.ts';`,
    ],
    ['src/ui/games/retrograde/table/hull.ts', `import '../../../../games/retrograde/index.ts';\nimport 'phaser';`],
    ['src/table/gap.ts', 'export {};'],
    ['src/table/two.ts', `import type { One } from './one.ts';\nexport type Two = One | 2;`],
    ['src/cards/zone.ts', 'export type Zone = 1;'],
    ['src/ai/brain.ts', 'export {};'],
    ['src/ui/theme/tokens.ts', 'export {};'],
    ['scenes/table.ts', `import '../src/ui/theme/tokens.ts';\nimport 'phaser';`],
  ];

  let violations: readonly string[] = [];
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    };
    for (const [file, text] of allowed) write(file, text);
    for (const [file, , text] of Object.values(plants).flat()) write(file, text);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    violations = (await drawMap(folder)).violations;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [rule, cases] of Object.entries(plants)) {
    for (const [file, imported] of cases) {
      it(`${rule}: ${file} -> ${imported}`, () => {
        expect(
          violations.filter((line) => line.startsWith(`${rule}: ${file} -> `) && line.includes(imported)),
        ).toHaveLength(1);
      });
    }
  }

  it('and bites nowhere else', () => {
    const planted = new Set(Object.values(plants).flatMap((cases) => cases.map(([file]) => file)));
    const cycleBack = 'no-cycles: src/table/two.ts -> src/table/one.ts';
    expect(violations.filter((line) => !planted.has(line.split(/: | -> /)[1]!) && line !== cycleBack)).toEqual([]);
  });
});
