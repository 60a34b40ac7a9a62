import { linkIcon, saveIcon, sheetIcon } from '../../../../assets/icons/interface.ts';
import { Button, showToast } from '../../kit/index.ts';
import { listHref } from './address.ts';
import type { Named } from './form.ts';
import { calledIn, type ListGame } from './list-game.ts';

interface ToolsProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly list: L;
  readonly onShare: () => void;
  readonly onClear: () => void;
}

/** Keeping, giving away, printing and emptying the list that is built. */
export function BuildTools<L extends Named>({ game, list, onShare, onClear }: ToolsProps<L>) {
  const { words, isEmpty } = game.form;
  const empty = isEmpty(list);
  const save = () =>
    game.library.save(list) ? showToast(words.savedTo(calledIn(game, list))) : showToast(words.notKept, 'bad');
  return (
    <div class="row">
      <Button small icon={saveIcon} disabled={empty} onClick={save}>
        {words.save}
      </Button>
      <Button small icon={linkIcon} tip={words.textTip} onClick={onShare}>
        {words.text}
      </Button>
      {!empty && game.views.includes('print') && (
        <Button small icon={sheetIcon} label={words.sheet} href={listHref(game, 'print', list)} />
      )}
      {!empty && (
        <Button small variant="quiet" class="push" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
