import type { Tone } from '../table/stage.ts';

/** Each tone has a shape of its own: a point up, a point down, a cross, two bars, a half, a dash. */
const SHAPES: { readonly [tone in Tone]: string } = {
  win: 'M12 4l9 15H3z',
  loss: 'M12 20L3 5h18z',
  both: 'M6 3l6 6 6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6-6-6z',
  stalemate: 'M5 5h5v14H5zM14 5h5v14h-5z',
  chance: 'M12 3l9 9-9 9-9-9z',
  same: 'M4 10h16v4H4z',
};

/** The shape of an outcome; the words stand beside it. */
export const ToneMark = ({ tone, size = 14 }: { readonly tone: Tone; readonly size?: number }) => (
  <svg class={`sk-mark sk-tone-${tone}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={SHAPES[tone]} />
  </svg>
);
