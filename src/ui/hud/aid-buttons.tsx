import { eyeIcon, ringsIcon, rulerIcon, strikeIcon, warningIcon } from '../../../assets/icons/interface.ts';
import type { Battle } from '../battle/controller.ts';
import type { BattleState } from '../battle/state.ts';
import { Button, type IconData } from '../kit/index.ts';
import { battle as words } from '../messages/battle.ts';
import { placedIn } from '../tools/tool.ts';

/** What can be measured at any time, on anyone's turn (chapter 25), each with its key. */
export function AidButtons({ battle, state }: { readonly battle: Battle; readonly state: BattleState }) {
  const { aids, selected, view, watched, rulers, tool } = state;
  const unit = selected ? placedIn(view, selected) : null;
  const aid = (icon: IconData, name: string, key: string, pressed: boolean, press: () => void, disabled = false) => (
    <Button small variant="quiet" icon={icon} pressed={pressed} disabled={disabled} label={`${name} (${key})`} onClick={press} />
  );
  return (
    <span class="row push aids" role="group" aria-label={words.aids}>
      {rulers.length > 0 && <Button small variant="quiet" onClick={battle.clearRulers} tip={`${words.clearRulers} (Shift R)`}>{words.clear}</Button>}
      {aid(rulerIcon, words.measure, 'R', tool.kind === 'ruler', battle.toggleRuler)}
      {aid(ringsIcon, words.rings, 'C', aids.rings, () => battle.aid('rings'))}
      {aid(eyeIcon, words.sightLines, 'L', aids.sight, () => battle.aid('sight'))}
      {aid(warningIcon, words.threat, 'T', aids.threat, () => battle.aid('threat'))}
      {aid(strikeIcon, unit ? words.strikeOf(unit.name) : words.strike, 'Shift T', unit !== null && watched.includes(unit.id), () => battle.watch(unit!.id), unit === null)}
      {watched.length > 0 && !(unit && watched.length === 1 && watched[0] === unit.id) && <Button small variant="quiet" onClick={() => battle.watch(null)} tip={words.strikeOff}>{watched.length}</Button>}
    </span>
  );
}
