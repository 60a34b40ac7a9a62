import { h, type ComponentType } from 'preact';
import { map, type Observable } from 'rxjs';
import type { OpenScreen } from './game-ui.ts';
import type { AnyState } from './state.ts';

/** What a screen is made of: a desk, whatever the game. */
interface Parts {
  readonly state$: Observable<AnyState>;
  readonly stage: NonNullable<OpenScreen['stage']>;
  dismissWhy(): void;
  close(): void;
}

/** The screen of a match at its desk, as the pages take it. */
export const screenOf = (
  { state$, stage, dismissWhy, close }: Parts,
  Screen: ComponentType<{ readonly durable: boolean }>,
): OpenScreen => ({
  Screen,
  state$,
  why$: state$.pipe(map(({ why }) => why)),
  stage,
  dismissWhy,
  close,
});

/** The same for a game whose screen needs nothing but its desk. */
export const screenAt = <T extends Parts>(
  table: T,
  Screen: ComponentType<{ readonly table: T; readonly durable: boolean }>,
): OpenScreen => screenOf(table, ({ durable }) => h(Screen, { table, durable }));
