import { describe, expect, it } from 'vitest';
import { GAMES as REGISTERED } from '../../../src/cli/registry.ts';
import { gameOfRule, GAMES, isGame, manifestOf } from '../../../src/games/index.ts';
import { SCREENLESS } from '../../../src/games/screenless.ts';
import { MENU } from '../../../src/ui/app/games.ts';

describe('the games as menus list them', () => {
  it('are those of the registry that have screens, under the same titles', () => {
    const screenless: readonly string[] = SCREENLESS.map(({ id }) => id);
    const titles = REGISTERED.filter(({ id }) => !screenless.includes(id)).map(({ id, title }) => [id, title]);
    expect(GAMES.map(({ id, title }) => [id, title])).toEqual(titles);
    expect(MENU.map(({ id, title }) => [id, title])).toEqual(titles);
    expect(titles.every(([id]) => isGame(id))).toBe(true);
    expect(screenless.filter(isGame)).toEqual([]);
  });

  it('are found by the first letters of a rule', () => {
    expect(gameOfRule('OG-6.7')?.id).toBe('orions-gate');
    expect(gameOfRule('BS')?.id).toBe('battlespace-sirius');
    expect(gameOfRule('SK-9.6')?.id).toBe('skaxar');
    expect(gameOfRule('bs-7.5')?.id).toBe('battlespace-sirius');
    for (const foreign of ['', 'XX-1.1', '7.5', 'constructor']) expect(gameOfRule(foreign)).toBeNull();
  });

  it('are told from names that are none', () => {
    for (const foreign of ['chess', 'constructor', '', null, undefined]) expect(manifestOf(foreign)).toBeNull();
  });
});
