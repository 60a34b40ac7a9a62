import { drawIcon } from './ink.ts';

/** Draws the icon of a ship's number into the square (0, 0, size, size), in one colour. */
export const drawStatIcon = (ctx: CanvasRenderingContext2D, stat: 'firepower' | 'shield' | 'speed' | 'value', size: number, colour: string): void => drawIcon(ctx, stat, 0, 0, size, colour);
