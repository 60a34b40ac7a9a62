/** The art of Skaxar: cards, coins, icons, the table. */
export { coinRow, coinsOf, drawCoin, type CoinWorth } from './coins.ts';
export { drawCardFace } from './draw-card.ts';
export { CARD_RATIO, type CardFace, type Detail } from './face.ts';
export { CARD_FONTS, drawIcon, type IconName } from './ink.ts';
export { bakeCutOut } from './picture.ts';
export { drawStatIcon } from './stat-icon.ts';
export { drawTable } from './table.ts';
export { warmCards } from './warm.ts';
