/** Breaks a text into lines of a width at its spaces and after its strokes. */
export const linesOf = (text: string, width: number, measure: (part: string) => number): readonly string[] => {
  const parts = text.split(/(?<=[\s/])/);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && measure((last + part).trimEnd()) <= width) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
};
