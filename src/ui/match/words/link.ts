/** Most characters of a part that are repeated to the reader. */
const MOST = 60;

/** Words about an address that is read. */
export const linkText = {
  faults: 'Parts of this link could not be read; the standard stands in their place.',
  part: (part: string): string => (part.length > MOST ? `${part.slice(0, MOST)}…` : part),
} as const;
