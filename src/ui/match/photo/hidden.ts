import { BehaviorSubject } from 'rxjs';

/** Whether the interface is hidden, so that the table alone is seen. */
export const hidden$ = new BehaviorSubject(false);

/** Hides the interface, or brings it back. */
export const toggleHidden = (): void => hidden$.next(!hidden$.value);
