/** The letters a game's cards are written in; asked for once, and never an error: other letters serve. */
export function fontsOf(names: readonly string[]): () => Promise<unknown> {
  let asked: Promise<unknown> | null = null;
  return () => (asked ??= Promise.all(names.map((name) => document.fonts.load(name))).catch(() => null));
}
