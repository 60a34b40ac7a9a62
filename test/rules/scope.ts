/** What of the catalogue is not built yet, with the reason; everything else is core and needs a passed test. */
export interface Later {
  readonly reason: string;
  /**
   * `9.31` one rule, `9.31-9.40` a run of rules of one chapter, `12` a whole chapter, `C39` a check, `I57-I60` a run of
   * refusals.
   */
  readonly ids: readonly string[];
}

/** By the prefix of the game's IDs; a game that is not named here is built whole. */
export const LATER: { readonly [prefix: string]: readonly Later[] } = {};

/** IDs that no test can prove, with the reason. */
export const UNTESTABLE: { readonly [id: string]: string } = {};
