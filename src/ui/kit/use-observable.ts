import { useEffect, useState } from 'preact/hooks';
import type { BehaviorSubject, Observable } from 'rxjs';

/** The latest value of an observable; `first` until it speaks. */
export function useObservable<T>(source: Observable<T>, first: T): T {
  const [value, setValue] = useState<T>(first);
  useEffect(() => {
    const subscription = source.subscribe((next) => setValue(() => next));
    return () => subscription.unsubscribe();
  }, [source]);
  return value;
}

/** The value of a subject, kept up to date. */
export const useSubject = <T>(subject: BehaviorSubject<T>): T => useObservable(subject, subject.value);
