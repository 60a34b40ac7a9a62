/** Rounds after which a match between two computers ends where nothing else is said (RG-22.1). */
export const USUAL_LIMIT = 60;
