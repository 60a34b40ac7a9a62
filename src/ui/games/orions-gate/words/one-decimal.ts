/** Lengths as the rules print them (OG-2.6). */
const LENGTH = /(\d+)\.(\d{3})(?= in\b)/g;

/** Mils within which a length is near a limit: one decimal would hide on which side of it. */
const NEAR = 100;

const milsOf = (text: string): number => Number(text.replace('.', ''));

/** Ranges, spacings and allowances are whole inches: beside one of them all decimals count, exactly on it none do. */
function nearLimit(mils: number): boolean {
  const off = mils % 1000;
  return off !== 0 && (off < NEAR || off > 1000 - NEAR);
}

/**
 * A sentence of the rules with one decimal in its lengths; all three stay where a length is within 0.1 in of a whole
 * inch or of another length of the sentence, because there they decide.
 */
export function oneDecimal(text: string): string {
  const lengths = (text.match(LENGTH) ?? []).map(milsOf);
  return text.replace(LENGTH, (length) => {
    const mils = milsOf(length);
    const close = lengths.some((other) => other !== mils && Math.abs(other - mils) < NEAR);
    return close || nearLimit(mils) ? length : (Math.round(mils / 100) / 10).toFixed(1);
  });
}
