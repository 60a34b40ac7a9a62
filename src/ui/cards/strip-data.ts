import type { AutoPass, AutoPassSettings, WindowView } from '../../cards/window.ts';
import { passedSeats } from '../../cards/window.ts';
import type { Seat } from '../../engine/seat.ts';

/** How a seat stands in a reaction window: as everybody at the table may know it. */
export type SeatStand = 'asked' | 'passed' | 'waits';

/** Every participant in the order of asking, and how each stands. */
export function standsOf<P>(window: WindowView<P>): readonly { readonly seat: Seat; readonly stand: SeatStand }[] {
  const passed = passedSeats(window);
  return window.participants.map((seat) => ({
    seat,
    stand: seat === window.asked ? 'asked' : passed.includes(seat) ? 'passed' : 'waits',
  }));
}

export const WISHES: readonly AutoPass[] = ['ask', 'passIfSafe', 'pass'];

/** A setting of one trigger changed; `ask` is what is set where nothing is. */
export function wished<T extends string>(
  settings: AutoPassSettings<T>,
  trigger: T,
  wish: AutoPass,
): AutoPassSettings<T> {
  const others = { ...settings };
  delete (others as { [key: string]: AutoPass })[trigger];
  return wish === 'ask' ? others : { ...others, [trigger]: wish };
}
