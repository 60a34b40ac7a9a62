import type { Frames } from '../../../src/ui/table/frames.ts';

/** Shows a film at a moment, milliseconds from its beginning, for a picture: its frames are asked for by hand. */
export const showFilmAt = async (frames: Frames, play: () => Promise<void>, ms: number): Promise<void> => {
  frames.manual(true);
  void play();
  frames.step(0);
  // It begins once the camera keeps still.
  await new Promise((resolve) => setTimeout(resolve));
  for (let passed = 0; passed < ms; passed += 20) frames.step(20);
};
