import type { Choice, Question, Thinker } from './thinker.ts';

/** A command a match has ready for a computer player, such as the reply a puzzle is about; null = it has none. */
export type Advice = (question: Question) => Promise<unknown>;

/** A thinker that gives what it is advised, and thinks for itself where there is no advice. */
export function advised(thinker: Thinker, advice: Advice): Thinker {
  let asked = 0;
  const forget = (then: () => void) => (): void => {
    asked += 1;
    then();
  };
  return {
    async choose(question): Promise<Choice> {
      const mine = (asked += 1);
      // Advice that fails must not keep the match waiting.
      const command = await advice(question).catch(() => null);
      if (mine !== asked) return { kind: 'dropped' };
      return command === null ? thinker.choose(question) : { kind: 'command', command };
    },
    fallback: thinker.fallback,
    drop: forget(thinker.drop),
    close: forget(thinker.close),
  };
}
