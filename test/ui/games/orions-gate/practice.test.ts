import { describe, expect, it } from 'vitest';
import { loadShipped } from '../../../../src/games/orions-gate/scenario/index.ts';
import { practiceFor, puzzlesFor } from '../../../../src/ui/games/orions-gate/practice.ts';

const missed = (...types: readonly string[]) => types.map((type) => ({ better: { type } }));

describe('what to practise', () => {
  it('fits the dearest decisions and the mission, and is little', () => {
    expect(puzzlesFor([], 'territoryControl')).toEqual(['puzzle-back']);
    expect(puzzlesFor(missed('plan'), 'annihilation')).toEqual(['puzzle-shadow']);
    expect(puzzlesFor(missed('plan', 'firePrimary', 'activate'), null)).toEqual(['puzzle-shadow', 'puzzle-cloud']);
    expect(puzzlesFor(missed('useComponent', 'useComponent'), 'breakthrough')).toEqual(['puzzle-mine', 'puzzle-gun']);
    expect(puzzlesFor(missed('endActivation', 'endActivation'), 'captureTheGate')).toEqual(['puzzle-back']);
  });

  it('leads to puzzles that come with the program, by their titles', async () => {
    const shipped = await loadShipped();
    for (const mission of ['territoryControl', 'breakthrough', 'artifactHunt', 'annihilation'])
      for (const type of ['activate', 'plan', 'firePrimary', 'useComponent'])
        for (const { title, href } of await practiceFor(missed(type, type), { mission })) {
          const id = href.replace('#/puzzle/', '');
          expect(shipped.find((one) => one.id === id)?.document).toMatchObject({ title });
        }
    expect(await practiceFor([], null)).toEqual([{ title: 'From Behind', href: '#/puzzle/puzzle-back' }]);
  });
});
