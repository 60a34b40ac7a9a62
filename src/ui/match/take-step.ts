import type { Seat } from '../../engine/seat.ts';
import type { AnyDesk } from './desk.ts';

/** The tool after an input; `command` is to be ordered; `tried` is not legal and its refusal says why. */
interface Step<T, C> {
  readonly tool: T;
  readonly command?: C;
  readonly tried?: C;
}

/** What is needed of a desk to do what a tool asks for. */
interface Held<T, C> extends Pick<AnyDesk, 'session' | 'explain'> {
  set(change: { readonly tool: T }): void;
  order(command: C): Promise<boolean>;
}

/** Keeps the tool of a step, orders its command, explains what it tried. */
export function takeStep<T, C>(
  desk: Held<T, C>,
  { tool, seat }: { readonly tool: T; readonly seat: Seat | null },
  step: Step<T, C>,
): void {
  if (step.tool !== tool) desk.set({ tool: step.tool });
  if (step.command) void desk.order(step.command);
  else if (step.tried && seat !== null) desk.explain(desk.session.check(seat, step.tried));
}
