import {
  copyIcon,
  deleteIcon,
  exportIcon,
  linkIcon,
  openIcon,
  renameIcon,
  sheetIcon,
  tagIcon,
} from '../../../../assets/icons/interface.ts';
import { Button, copyWithToast, type IconData } from '../../kit/index.ts';
import { moment } from '../../kit/words/text.ts';
import { listHref, listLink } from './address.ts';
import type { Named } from './form.ts';
import { saveList } from './file-buttons.tsx';
import { writeKept, type Kept } from './kept-form.ts';
import { ListCard } from './list-card.tsx';
import { calledIn, type ListGame } from './list-game.ts';

interface OwnProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly list: Kept<L>;
  readonly chosen: boolean;
  /** Tags asked for now. */
  readonly wanted: readonly string[];
  readonly onChoose: () => void;
  readonly onTag: (tag: string) => void;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  readonly onTags: () => void;
  readonly onRemove: () => void;
}

/** A list kept in this browser, with all that can be done to it. */
export function OwnList<L extends Named>(props: OwnProps<L>) {
  const { game, list, chosen, wanted, onChoose, onTag } = props;
  const { words } = game.form;
  const name = calledIn(game, list);
  return (
    <ListCard
      game={game}
      list={list}
      line={list.saved === null ? undefined : words.kept(moment(list.saved))}
      chosen={chosen}
      onChoose={onChoose}
      actions={
        <>
          {game.views.includes('build') && (
            <Button
              small
              icon={openIcon}
              href={listHref(game, 'build', list)}
              label={words.of(words.editIn, name)}
              tip={words.editIn}
            >
              {words.edit}
            </Button>
          )}
          <SmallTools {...props} />
        </>
      }
    >
      {list.tags.length > 0 && (
        <ul class="tags" aria-label={words.tagsTitle(name)}>
          {list.tags.map((tag) => (
            <li key={tag}>
              <button type="button" class="tag" aria-pressed={wanted.includes(tag)} onClick={() => onTag(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

/** What is done to the list less often: copied, renamed, tagged, printed, given away, removed. */
function SmallTools<L extends Named>({ game, list, onDuplicate, onRename, onTags, onRemove }: OwnProps<L>) {
  const { form } = game;
  const { words } = form;
  const name = calledIn(game, list);
  const save = () => saveList(game, name, 'txt', `${writeKept(form, list)}\n`);
  const copyLink = () => void copyWithToast(listLink(game, list), words.linkCopied, words.notCopied);
  const tool = (icon: IconData, does: string, goes: { readonly onClick: () => void } | { readonly href: string }) => (
    <Button small variant="quiet" icon={icon} label={words.of(does, name)} {...goes} />
  );
  return (
    <span class="row shelf-small">
      {tool(copyIcon, words.duplicate, { onClick: onDuplicate })}
      {tool(renameIcon, words.rename, { onClick: onRename })}
      {tool(tagIcon, words.retag, { onClick: onTags })}
      {game.views.includes('print') && tool(sheetIcon, words.sheet, { href: listHref(game, 'print', list) })}
      {tool(exportIcon, words.file, { onClick: save })}
      {tool(linkIcon, words.link, { onClick: copyLink })}
      {tool(deleteIcon, words.remove, { onClick: onRemove })}
    </span>
  );
}
