import { expect } from 'vitest';
import { hiddenFaces, wards } from '../helpers/toy/wards.ts';
import { laws } from './laws.ts';

laws({
  game: wards,
  options: (seed) => ({ players: 2 + (seed % 3) }),
  runs: 40,
  mostPlies: 60,
  assertHidden: (shown, state, viewer) => {
    for (const { id, face } of hiddenFaces(state, viewer)) {
      if (shown.kind === 'view') expect(shown.view.faces[id]).toBeUndefined();
      else if ('card' in shown.event && shown.event.card === id)
        expect('face' in shown.event ? shown.event.face : null, `${id} is ${face}`).toBeNull();
    }
  },
});
