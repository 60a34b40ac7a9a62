import { useState } from 'preact/hooks';
import { Button } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';

/**
 * Fields to type numbers into, behind a button where the screen is small: the class of the row they stand in, and the
 * button. With room for them the fields always show and the button never.
 */
export function useNumberFold() {
  const [open, setOpen] = useState(false);
  return {
    row: open ? 'act-row' : 'act-row act-folded',
    button: (
      <Button small variant="quiet" class="act-unfold" expanded={open} onClick={() => setOpen(!open)}>
        {words.numbersFold}
      </Button>
    ),
  };
}
