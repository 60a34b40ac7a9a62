/**
 * Ends a fold over events, commands or another union: the compiler refuses it while a member is left unhandled. Throws,
 * should a member get here all the same (data that nobody parsed).
 */
export function unhandled(member: never): never {
  const { type } = member as { readonly type?: unknown };
  throw new Error(`Nothing handles "${String(type ?? member)}".`);
}
