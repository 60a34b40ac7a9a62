/** A scenario as its file holds it, still to be read. */
export interface ShippedDocument {
  readonly id: string;
  readonly document: unknown;
}
