/** Something made in portions: each step takes a millisecond or two at most, so that no frame waits for it. */
export type Work<T> = Generator<void, T>;
