import { listLink } from './address.ts';
import { FileButtons } from './file-buttons.tsx';
import type { ListForm, Named } from './form.ts';
import type { ListGame } from './list-game.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareProps<L extends Named> {
  readonly game: ListGame<L>;
  /** What a text is checked by: the form of the game under the terms of the page. */
  readonly form: ListForm<L>;
  readonly list: L;
  readonly onChange: (list: L) => void;
  readonly onClose: () => void;
}

/** The list of a builder as text, link and files, and a text or JSON back into a list. */
export const ShareList = <L extends Named>({ game, form, list, onChange, onClose }: ShareProps<L>) => (
  <ShareDialog
    form={form}
    list={list}
    link={listLink(game, list)}
    title={form.words.shareTitle}
    hint={form.words.shareHint ?? ''}
    onRead={(read) => {
      onChange(read);
      onClose();
    }}
    onClose={onClose}
  >
    <FileButtons game={game} list={list} />
  </ShareDialog>
);
