/** Player names of `--seats a,b`, one a seat; a single name or none fills them all. */
export function namesOf(given: string | undefined, seats: number): readonly string[] {
  const names = (given ?? 'default').split(',').map((name) => name.trim());
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]!);
  if (names.length !== seats) throw new Error(`--seats names ${names.length} players; the match has ${seats} seats.`);
  return names;
}
