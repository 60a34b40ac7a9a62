/** The art of Skaxar: cards, coins, icons, the table. */
export { coinRow, COINS, coinsOf, drawCoin, type CoinWorth } from './coins.ts';
export { drawBareCard, drawCardFace } from './draw-card.ts';
export { CARD_RATIO, type CardFace, type Detail } from './face.ts';
export { CARD_FONTS, drawIcon, type IconName } from './ink.ts';
export { heatKiln, isAwaited, onPicture, plateOf } from './kiln.ts';
export { pictureStateOf } from './picture.ts';
