import type { ComponentChildren } from 'preact';
import { eyeIcon, ringsIcon, rulerIcon, strikeIcon, warningIcon } from '../../../../../assets/icons/interface.ts';
import type { Measure } from '../measure.ts';
import type { Measured } from '../state.ts';
import { Button, type IconData } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { subjectOf } from '../subject.ts';
import { placedIn } from '../tools/tool.ts';

/** The button of an aid: its sign and short name, and its name with the key. */
const aid = (
  [icon, short]: readonly [IconData, short: string],
  name: string,
  key: string,
  pressed: boolean,
  press: () => void,
  disabled = false,
) => (
  <Button
    small
    variant="quiet"
    icon={icon}
    short={short}
    pressed={pressed}
    disabled={disabled}
    label={`${name} (${key})`}
    onClick={press}
  />
);

/** What can be measured at any time, on anyone's turn (chapter 25), each with its key. */
export function AidButtons({
  measure,
  state,
  children,
}: {
  readonly measure: Measure;
  readonly state: Measured;
  /** More of the kind. */ readonly children?: ComponentChildren;
}) {
  const { aids, view, watched, rulers, tool } = state;
  const unit = placedIn(view, subjectOf(state) ?? '');
  return (
    <span class="row push aids" role="group" aria-label={words.aids}>
      {rulers.length > 0 && (
        <Button small variant="quiet" onClick={measure.clearRulers} tip={`${words.clearRulers} (Shift R)`}>
          {words.clear}
        </Button>
      )}
      {aid([rulerIcon, words.aidNames.ruler], words.measure, 'R', tool.kind === 'ruler', measure.toggleRuler)}
      {aid([ringsIcon, words.aidNames.rings], words.rings, 'C', aids.rings, () => measure.aid('rings'))}
      {aid(
        [eyeIcon, words.aidNames.sight],
        words.sightLines,
        'L',
        tool.kind === 'plan' || tool.kind === 'fire' ? aids.sight : tool.kind === 'sight',
        measure.toggleSight,
      )}
      {aid([warningIcon, words.aidNames.threat], words.threat, 'T', aids.threat, () => measure.aid('threat'))}
      {aid(
        [strikeIcon, words.aidNames.strike],
        unit ? words.strikeOf(unit.name) : words.strike,
        'Shift T',
        unit !== null && watched.includes(unit.id),
        () => measure.watch(unit!.id),
        unit === null,
      )}
      {watched.length > 0 && !(unit && watched.length === 1 && watched[0] === unit.id) && (
        <Button small variant="quiet" onClick={() => measure.watch(null)} tip={words.strikeOff}>
          {watched.length}
        </Button>
      )}
      {children}
    </span>
  );
}
