import { expect } from 'vitest';
import type { Viewer } from '../../src/engine/seat.ts';
import { expectAlike, expectSame } from '../helpers/quick-expect.ts';
import { hiddenFaces, type WardsEvent, type WardsState, type WardsView } from '../helpers/toy/wards.ts';

/** Throws where a view or an event of Wards tells what the state hides: faces, orders, who passes for the rest. */
export function assertHidden(
  shown: { readonly kind: 'view'; readonly view: WardsView } | { readonly kind: 'event'; readonly event: WardsEvent },
  state: WardsState,
  viewer: Viewer,
): void {
  const own = (seat: string): boolean => viewer.kind === 'seat' && viewer.seat === seat;
  const hidden = hiddenFaces(state, viewer);
  if (shown.kind === 'view') {
    const { faces, window, autoPass } = shown.view;
    for (const { id } of hidden) expectSame(faces[id], undefined);
    for (const seat of window?.resting ?? []) expectSame(own(seat), true);
    expectAlike(autoPass, (viewer.kind === 'seat' && state.autoPass[viewer.seat]) || {});
    return;
  }
  const { event } = shown;
  for (const { id, face } of hidden)
    if ('card' in event && event.card === id)
      expect('face' in event ? event.face : null, `${id} is ${face}`).toBeNull();
  if (event.type === 'passed' && !own(event.seat)) expect(event.rest).toBeNull();
  if ((event.type === 'looked' || event.type === 'arranged') && !own(event.seat)) expect(event.faces).toBeNull();
  if (event.type === 'autoPassSet') expect(own(event.seat)).toBe(true);
}
