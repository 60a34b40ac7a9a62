/** Kinds of terrain (OG-11.1). */
export type PieceKind = 'obscuring' | 'blocking' | 'dangerous' | 'warpGate' | 'wormhole';
