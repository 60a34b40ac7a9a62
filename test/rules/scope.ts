/** What of the catalogue is not built yet, with the reason; everything else is core and needs a passed test. */
export interface Later {
  readonly reason: string;
  /** `9.31` one rule, `9.31-9.40` a run of rules of one chapter, `12` a whole chapter, `C39` a check, `I57-I60` a run of refusals. */
  readonly ids: readonly string[];
}

/** By the prefix of the game's IDs; a game that is not named here is built whole. */
export const LATER: { readonly [prefix: string]: readonly Later[] } = {
  OG: [
    { reason: 'artifacts', ids: ['C42', 'I35', 'I77'] },
    { reason: 'gates and wormholes', ids: ['14', 'I31-I34', 'I70'] },
    { reason: 'several tables', ids: ['I11'] },
    { reason: 'mysterious objectives', ids: ['15', '22.4', 'C60'] },
    { reason: 'placing with no room (markers, gate exits)', ids: ['2.14', 'I17'] },
    { reason: 'missions 2 to 6', ids: ['16.3', '16.4', '16.6-16.16', '19.3', '19.4', 'C112-C120', 'C124', 'C126', 'I15', 'I16'] },
  ],
};

/** IDs that no test can prove, with the reason. */
export const UNTESTABLE: { readonly [id: string]: string } = {};
