import { expect, it } from 'vitest';
import { moved, openWindow, passed, reacted, windowView } from '../../../src/cards/window.ts';
import { AUDIENCE, viewerOf } from '../../../src/engine/seat.ts';
import { standsOf, wished } from '../../../src/ui/cards/strip-data.ts';

const same = (thing: string) => thing;
const stands = (window: Parameters<typeof windowView<string>>[0]) =>
  standsOf(windowView(window, AUDIENCE, same)).map(({ seat, stand }) => `${seat} ${stand}`);

it('OS-6.4 says of every participant whether they are asked, have passed, or wait, as the table may know it', () => {
  const open = openWindow(['2', '1', '3'], ['attack']);
  expect(stands(open)).toEqual(['2 asked', '1 waits', '3 waits']);
  const once = passed(open, { rest: true });
  expect(stands(once)).toEqual(['2 passed', '1 asked', '3 waits']);
  // Whoever counts as passing looks like whoever passed.
  const skips = moved(once, (seat) => seat !== '1');
  expect(stands(skips)).toEqual(['2 passed', '1 passed', '3 asked']);
  expect(stands(reacted(skips))).toEqual(['2 asked', '1 waits', '3 waits']);
  const closed = [1, 2, 3].reduce((window) => passed(window, { rest: false }), open);
  expect(stands(closed)).toEqual(['2 passed', '1 passed', '3 passed']);
  // That somebody passes for the rest is their own secret.
  expect(windowView(once, AUDIENCE, same).resting).toEqual([]);
  expect(windowView(once, viewerOf('2'), same).resting).toEqual(['2']);
});

it('OS-6.21 sets one trigger and leaves the others; to be asked is to have nothing set', () => {
  const settings = { ownAttacked: 'pass' } as const;
  expect(wished<string>(settings, 'allyAttacked', 'passIfSafe')).toEqual({
    ownAttacked: 'pass',
    allyAttacked: 'passIfSafe',
  });
  expect(wished<string>(settings, 'ownAttacked', 'ask')).toEqual({});
  expect(settings).toEqual({ ownAttacked: 'pass' });
});
