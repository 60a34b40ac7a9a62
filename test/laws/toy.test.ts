import { expect } from 'vitest';
import { hiddenFaces, wards } from '../helpers/toy/wards.ts';
import { laws } from './laws.ts';

laws({
  game: wards,
  options: (seed) => ({ players: 2 + (seed % 3), bluffWindows: seed % 2 === 0 }),
  runs: 40,
  mostPlies: 60,
  assertHidden: (shown, state, viewer) => {
    const own = (seat: string) => viewer.kind === 'seat' && viewer.seat === seat;
    if (shown.kind === 'view') for (const seat of shown.view.window?.resting ?? []) expect(own(seat)).toBe(true);
    else if (shown.event.type === 'passed' && !own(shown.event.seat)) expect(shown.event.rest).toBeNull();
    else if ('faces' in shown.event && !own(shown.event.seat)) expect(shown.event.faces).toBeNull();
    for (const { id, face } of hiddenFaces(state, viewer)) {
      if (shown.kind === 'view') expect(shown.view.faces[id]).toBeUndefined();
      else if ('card' in shown.event && shown.event.card === id)
        expect('face' in shown.event ? shown.event.face : null, `${id} is ${face}`).toBeNull();
    }
  },
});
