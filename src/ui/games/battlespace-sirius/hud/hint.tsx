import type { ComponentChildren } from 'preact';
import { eyeIcon, helpIcon } from '../../../../../assets/icons/interface.ts';
import { Button, useSubject } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { settings$ } from '../../../theme/settings.ts';
import { toggleHints } from '../keys.ts';
import type { TableProps } from '../state.ts';

/** BS-19.12: the aim of the step, which can be switched off; beside it what is given. */
export function HintLine({
  state: { tool, view },
  children,
}: Pick<TableProps, 'state'> & { readonly children: ComponentChildren }) {
  const { hints } = useSubject(settings$);
  const hint = tool.kind === 'idle' || view.phase === 'over' || view.phase === 'setup' ? null : words.hints[view.phase];
  const shown = hints && hint;
  if (!shown && !children) return null;
  return (
    <div class="bs-hint">
      {shown && <p class="small second">{hint}</p>}
      {children}
    </div>
  );
}

/** Hints on and off (BS-19.12), and the coordinates, which come on request (BS-19.14). */
export function HintSwitches({ table, state: { coordinates } }: TableProps) {
  const { hints } = useSubject(settings$);
  return (
    <span class="bs-switches">
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
    </span>
  );
}
