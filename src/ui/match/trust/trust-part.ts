const PARTS = ['analysis', 'dice', 'verify', 'luck'] as const;

/** What there is to see of a match's decisions and of its chance. */
export type TrustPart = (typeof PARTS)[number];

export const isTrustPart = (sheet: string): sheet is TrustPart => (PARTS as readonly string[]).includes(sheet);
