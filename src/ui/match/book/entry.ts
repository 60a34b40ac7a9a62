/** One numbered rule of a rule book, in our own words. `body` holds paragraphs divided by an empty line. */
export interface RuleEntry {
  /** Catalogue ID, e.g. `OG-6.7`. */
  readonly id: string;
  readonly chapter: number;
  readonly title: string;
  readonly body: string;
  /** Pages on which what it tells of is done. */
  readonly leads?: readonly Lead[];
}

/** A way out of the book: an address, and what stands there. */
export interface Lead {
  readonly href: string;
  readonly label: string;
}
