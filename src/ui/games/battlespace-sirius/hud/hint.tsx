import { eyeIcon, helpIcon } from '../../../../../assets/icons/interface.ts';
import { Button, useSubject } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { settings$ } from '../../../theme/settings.ts';
import { toggleHints } from '../keys.ts';
import type { TableProps } from '../state.ts';

/**
 * BS-19.12: the aim of the step, which can be switched off; beside it the coordinates, which come on request
 * (BS-19.14).
 */
export function HintLine({ table, state }: TableProps) {
  const { hints } = useSubject(settings$);
  const { tool, view, coordinates } = state;
  const hint = tool.kind === 'idle' || view.phase === 'over' || view.phase === 'setup' ? null : words.hints[view.phase];
  return (
    <div class="bs-hint">
      {hints && hint && <p class="small second">{hint}</p>}
      <Button
        small
        variant="quiet"
        icon={helpIcon}
        label={hints ? words.hintsOff : words.hintsOn}
        pressed={hints}
        onClick={toggleHints}
      />
      <Button
        small
        variant="quiet"
        icon={eyeIcon}
        label={words.coordinates}
        pressed={coordinates}
        onClick={() => table.set({ coordinates: !coordinates })}
      />
    </div>
  );
}
