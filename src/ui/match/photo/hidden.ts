import { BehaviorSubject } from 'rxjs';
import type { Stage } from '../../table/stage.ts';

/** What is asked of a drawn table to look around on it. */
export type PhotoStage = Pick<Stage<never, never, never>, 'configure' | 'fit' | 'focus' | 'overview' | 'pan' | 'zoom'>;

/** Whether the interface is hidden, so that the table alone is seen. */
export const hidden$ = new BehaviorSubject(false);

/** Hides the interface, or brings it back. */
export const toggleHidden = (): void => hidden$.next(!hidden$.value);
