/**
 * What a kind of fact has to do with hidden things. `hides`: some viewers hear less of it, see `redact`. `reveals`: it
 * may tell a seat what it could not know before, see `reveals`. `open`: neither.
 */
export type Secrecy = 'open' | 'hides' | 'reveals' | 'hides, reveals';

/** The types of facts that hide something, of a table of all types. */
export type HidingIn<Table extends { readonly [type: string]: Secrecy }> = {
  [T in keyof Table]: Table[T] extends `hides${string}` ? T : never;
}[keyof Table];

export const isHiding = (secrecy: Secrecy): boolean => secrecy.startsWith('hides');
export const isRevealing = (secrecy: Secrecy): boolean => secrecy.endsWith('reveals');
