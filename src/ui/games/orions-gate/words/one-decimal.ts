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

/** Whether one decimal would hide what a sentence tells: how two of its lengths differ, or one and a limit. */
export function needsThree(text: string): boolean {
  const lengths = (text.match(LENGTH) ?? []).map(milsOf);
  const close = (mils: number): boolean => lengths.some((other) => other !== mils && Math.abs(other - mils) < NEAR);
  return lengths.some((mils) => nearLimit(mils) || close(mils));
}

const rounded = (text: string): string =>
  text.replace(LENGTH, (length) => (Math.round(milsOf(length) / 100) / 10).toFixed(1));

/**
 * A sentence of the rules with one decimal in its lengths; all three stay in all of them where one is within 0.1 in of
 * a whole inch or of another length of the sentence, because there they decide.
 */
export const oneDecimal = (text: string): string => (needsThree(text) ? text : rounded(text));
