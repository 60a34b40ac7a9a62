/**
 * Why a computer player gave no command the rules accept. `slow`: no answer in time. `load`: its program could not be
 * fetched. `threw`: an exception while it chose. `lost`: its thread died. `illegal`: the rules refused its command.
 */
export interface Failure {
  readonly kind: 'slow' | 'load' | 'threw' | 'lost' | 'illegal';
  /** The exception with its stack, or what else is known of it; empty when there is nothing more to say. */
  readonly detail: string;
}

/** An exception as text for a report: name, message and stack where there is one. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const head = `${error.name}: ${error.message}`;
  // Chromium's stacks begin with name and message, Firefox's do not.
  return error.stack ? (error.stack.startsWith(head) ? error.stack : `${head}\n${error.stack}`) : head;
}

/** The error event of a thread as text. */
export const threadText = (event: unknown): string =>
  threadFailure(event).detail || 'The script of the thread did not load.';

/** What the error event of a thread says: a script that did not load has no message. */
export function threadFailure(event: unknown): Failure {
  const { message, filename, lineno, error } = (event ?? {}) as Partial<ErrorEvent>;
  if (error !== undefined && error !== null) return { kind: 'lost', detail: errorText(error) };
  if (message) return { kind: 'lost', detail: `${message} (${filename ?? ''}:${lineno ?? ''})` };
  return { kind: 'load', detail: '' };
}
