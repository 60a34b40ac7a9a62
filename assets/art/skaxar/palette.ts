import type { CardFace } from './face.ts';

/**
 * Colours of a kind of card: `r, g, b` of its accent, and the metals of its frame from light to dark. Seats have
 * colours of their own: none of these is amber or cyan.
 */
export interface CardPaint {
  readonly rgb: string;
  readonly light: string;
  readonly body: string;
  readonly dark: string;
  readonly ground: string;
}

export const PAINTS = {
  earth: { rgb: '150, 184, 232', light: '#dbe7f7', body: '#7d92b0', dark: '#26364f', ground: '#101a2a' },
  skaxar: { rgb: '172, 128, 240', light: '#d9c5ff', body: '#7a5bb0', dark: '#2c1a48', ground: '#170f26' },
  item: { rgb: '190, 202, 216', light: '#e8eef5', body: '#8d99a8', dark: '#2f3742', ground: '#141920' },
  repair: { rgb: '178, 196, 184', light: '#e2ebe4', body: '#87958b', dark: '#2a342e', ground: '#121814' },
  action: { rgb: '224, 150, 190', light: '#f9d8e8', body: '#a8688c', dark: '#42203a', ground: '#1c1019' },
  asteroid: { rgb: '176, 166, 154', light: '#e2dace', body: '#8c8276', dark: '#35302a', ground: '#16140f' },
  dealer: { rgb: '206, 196, 178', light: '#efe6d2', body: '#978a72', dark: '#3a3226', ground: '#17140f' },
} as const satisfies { readonly [kind: string]: CardPaint };

/** The frame kind of a card of the Arms Dealer: item, repair or action. */
export const shopKind = (face: Extract<CardFace, { kind: 'shop' }>): 'item' | 'repair' | 'action' =>
  face.item ? 'item' : /^repair[A-Z]/.test(face.key) ? 'repair' : 'action';

/** The frame kind of a card. */
export const trimOf = (face: CardFace): 'earth' | 'skaxar' | 'item' | 'repair' | 'action' | 'plain' => {
  if (face.kind === 'ship') return face.fleet;
  if (face.kind === 'shop') return shopKind(face);
  return face.kind === 'back' && (face.of === 'earth' || face.of === 'skaxar') ? face.of : 'plain';
};

/** The paint of a card. */
export const paintOf = (face: CardFace): CardPaint => {
  if (face.kind === 'ship') return PAINTS[face.fleet];
  if (face.kind === 'shop') return PAINTS[shopKind(face)];
  return face.kind === 'asteroid' ? PAINTS.asteroid : PAINTS[face.of];
};
