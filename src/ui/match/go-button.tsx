import { Button, type ButtonProps } from '../kit/index.ts';
import { play as words } from './words/play.ts';

interface GoProps extends Omit<ButtonProps, 'variant' | 'children' | 'class'> {
  /** What it orders. */
  readonly name: string;
  /** A warning stands: what it orders is, or may well be, a blunder. */
  readonly warned?: boolean;
}

/**
 * The button that orders what is in hand, or ends what is under way: bright, unless a warning stands. Then it is quiet
 * and says "anyway", so that the bright button is never a blunder.
 */
export const GoButton = ({ name, warned = false, ...button }: GoProps) => (
  <Button {...button} variant={warned ? 'plain' : 'primary'} class="button-go">
    {warned ? words.anyway(name) : name}
  </Button>
);
