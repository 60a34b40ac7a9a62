import { expect, it, vi } from 'vitest';
import type { GameManifest, Seams } from '../../src/games/manifest.ts';
import { finderOver } from '../../src/session/find-game.ts';
import { TOY } from './toy.ts';

const seams = {} as Seams;

it('fetches a game of the manifests once, and none that they do not list', async () => {
  const game = vi.fn(async () => TOY);
  const find = finderOver([{ id: 'toy', game } as unknown as GameManifest], seams);
  expect(await find('other')).toBeNull();
  expect(game).not.toHaveBeenCalled();
  expect(await find('toy')).toBe(TOY);
  expect(await find('toy')).toBe(TOY);
  expect(game.mock.calls).toEqual([[seams]]);
});

it('asks for a game again after it could not be fetched', async () => {
  const game = vi.fn(async () => TOY).mockRejectedValueOnce(new Error('The net is gone.'));
  const find = finderOver([{ id: 'toy', game } as unknown as GameManifest], seams);
  await expect(find('toy')).rejects.toThrow('The net is gone.');
  expect(await find('toy')).toBe(TOY);
});
