import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/shape.ts';
import type { StageInput } from '../../table/stage.ts';
import type { HandOverlay } from './pose.ts';

/** What a hand does to the table: the pointer as the stage tells it, or a key by its name. */
export type CardInput =
  | Pick<StageInput, 'kind' | 'at' | 'pixel' | 'pointer' | 'button' | 'shift'>
  | { readonly kind: 'key'; readonly key: string; readonly shift: boolean };

/** What a drag of the table's own cards is made of; taps and hovers are told too, and mean other things. */
export const isOfDrag = ({ kind }: Pick<CardInput, 'kind'>): boolean =>
  kind === 'down' || kind === 'drag' || kind === 'up' || kind === 'cancel';

/** What comes of bringing cards somewhere: a command, or why not. */
export type Played<C> = { readonly command: C } | { readonly refused: Rejection };

/** What a gesture is asked against: where cards may be brought, by the names of cards, piles and zones. */
export interface Targets<C> {
  /** What lies under a point, whether or not anything may be brought there; cards that are held do not count. */
  readonly targetAt: (at: Point, pixel: number) => string | null;
  /** Where these may be brought now: it glows. */
  readonly targets: (cards: readonly string[]) => readonly string[];
  /** What bringing them there orders; null = nowhere in particular. */
  readonly play: (cards: readonly string[], target: string | null) => Played<C>;
}

/** One step of a gesture. It ends in one command, or none. The same `state` = the input meant nothing. */
export interface GestureStep<S, C> {
  readonly state: S;
  /** What is to be seen of it. */
  readonly preview: readonly HandOverlay[];
  readonly command?: C;
  readonly refused?: Rejection;
}

/** The glow of where cards may be brought, and of the one they are held over. */
export const glowsFor = <C>(
  { targets }: Targets<C>,
  cards: readonly string[],
  over: string | null,
): readonly HandOverlay[] =>
  cards.length === 0
    ? []
    : targets(cards).map((id) => ({ kind: 'glow', id, emphasis: id === over ? 'pointed' : 'offered' }));
