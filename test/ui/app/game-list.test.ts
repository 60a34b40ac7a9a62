import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { orionsGate } from '../../../src/games/orions-gate/index.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { gameOfRule, GAME_IDS, GAMES, isGame } from '../../../src/ui/app/game-list.ts';

describe('the games as menus list them', () => {
  it('are those of the registry, under the same titles', () => {
    const listed = Object.fromEntries(GAMES.map(({ id, title }) => [id, title]));
    for (const { id, title } of games({ sight: matterSight })) expect(listed[id]).toBe(title);
    expect(GAMES.map(({ id }) => id)).toEqual(GAME_IDS);
    expect(isGame(orionsGate(matterSight).id)).toBe(true);
  });

  it('are found by the first letters of a rule', () => {
    expect(gameOfRule('OG-6.7')?.id).toBe('orions-gate');
    expect(gameOfRule('BS')?.id).toBe('battlespace-sirius');
    expect(gameOfRule('SK-9.6')?.id).toBe('skaxar');
    expect(gameOfRule('bs-7.5')?.id).toBe('battlespace-sirius');
    for (const foreign of ['', 'XX-1.1', '7.5', 'constructor']) expect(gameOfRule(foreign)).toBeNull();
  });
});
