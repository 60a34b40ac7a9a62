let handed: string | null = null;

/** Leaves the text of a file for the page that is opened next. */
export function handFile(text: string): void {
  handed = text;
}

/** Takes the text that was left here; a second taker finds nothing. */
export function takeFile(): string | null {
  const text = handed;
  handed = null;
  return text;
}
