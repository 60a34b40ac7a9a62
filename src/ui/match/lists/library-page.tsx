import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { exportIcon, openIcon, plusIcon, ruleBookIcon } from '../../../../assets/icons/interface.ts';
import { Button, saveFile, showToast } from '../../kit/index.ts';
import { PageHead } from '../../kit/page-head.tsx';
import type { Query } from '../manifest.ts';
import { navigate } from '../router.ts';
import type { ListWords } from '../words/lists.ts';
import { listAt, listsHref } from './address.ts';
import { ChoiceBar, useChoice } from './choice.tsx';
import { Damaged } from './damaged.tsx';
import type { Named } from './form.ts';
import { GoneNotice } from './gone-notice.tsx';
import { ImportDialog, textOfFile } from './import-dialog.tsx';
import { writeAll, writeKept, type Kept } from './kept-form.ts';
import { freeName } from './library.ts';
import { LinkNotice } from './link-notice.tsx';
import { calledIn, type ListGame } from './list-game.ts';
import { shownLists, tagCounts, type Look } from './shelf-order.ts';
import { OwnShelf, ReadyShelf, type Open } from './shelves.tsx';
import { useDrop } from './use-drop.ts';
import { useLibrary, type LibraryDesk } from './use-library.ts';
import { RenameDialog, TagsDialog } from './words-dialogs.tsx';
import './library.css';

interface LibraryProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly query: Query;
}

/**
 * The lists of this browser and the ready-made ones: found, ordered, tagged, copied, given away, put against each
 * other. A list of the address is offered to be kept.
 */
export function LibraryPage<L extends Named>({ game, query }: LibraryProps<L>) {
  const { words } = game.form;
  const desk = useLibrary(game);
  const { lists } = desk.shelf;
  const [look, setLook] = useState<Look>({ words: '', tags: [], sort: 'date' });
  const choice = useChoice(game);
  const [open, setOpen] = useState<Open<L>>(null);
  const ownTitle = useRef<HTMLHeadingElement>(null);
  const packed = query[game.id];
  const linked = useMemo(() => listAt(game, packed), [packed]);

  // A tag that is gone can no longer be taken off the filter by hand.
  const tags = tagCounts(lists);
  const wanted = look.tags.filter((tag) => tags.some((one) => one.tag === tag));
  const shown = shownLists(game, lists, { ...look, tags: wanted });
  const copyOf = (list: L, tagged: readonly string[]) => {
    const taken = lists.map((one) => one.name);
    const copy = {
      ...list,
      name: freeName(calledIn(game, list), taken, game.form.longestName),
      tags: tagged,
      saved: Date.now(),
    };
    if (desk.add([copy])) showToast(words.duplicated(copy.name));
  };
  const keepLinked = (list: L) => {
    copyOf(list, []);
    navigate(game.page(null), true);
  };
  const undo = () => {
    desk.undo();
    ownTitle.current?.focus({ preventScroll: true });
  };
  return (
    <div class="page">
      <LibraryHead game={game} shown={shown} onImport={() => setOpen({ what: 'import', text: '' })} />
      {linked && <LinkNotice game={game} linked={linked} onKeep={keepLinked} />}
      {desk.gone && (
        <GoneNotice key={`${desk.gone.at} ${desk.gone.text}`} words={words} name={desk.gone.name} onUndo={undo} />
      )}
      <Damaged game={game} desk={desk} onMend={(text) => setOpen({ what: 'mend', text })} />
      <ChoiceBar game={game} choice={choice} />
      <OwnShelf
        game={game}
        desk={desk}
        look={look}
        wanted={wanted}
        shown={shown}
        choice={choice}
        title={ownTitle}
        onLook={setLook}
        onCopy={copyOf}
        onOpen={setOpen}
      />
      <ReadyShelf game={game} choice={choice} onCopy={(list) => copyOf(list, [])} />
      <DropVeil words={words} onText={(text) => setOpen({ what: 'import', text })} />
      <LibraryDialogs game={game} desk={desk} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

interface VeilProps {
  readonly words: ListWords;
  readonly onText: (text: string) => void;
}

/** Hands on the text of a file that is dropped on the page; a veil while one is held over it. */
function DropVeil({ words, onText }: VeilProps) {
  const over = useDrop(
    useCallback((file: File) => void textOfFile(words, file).then((text) => text !== null && onText(text)), []),
  );
  if (!over) return null;
  return (
    <div class="drop-veil" aria-hidden="true">
      <span>{words.dropHere}</span>
    </div>
  );
}

interface HeadProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly shown: readonly Kept<L>[];
  readonly onImport: () => void;
}

/** Bringing in, giving away, and building a new one. */
function LibraryHead<L extends Named>({ game, shown, onImport }: HeadProps<L>) {
  const { form, id, views } = game;
  const { words } = form;
  const saveAll = () => {
    const file = `${id}s.txt`;
    saveFile(file, writeAll(shown.map((list) => writeKept(form, list))), 'text/plain');
    showToast(words.saved(file));
  };
  return (
    <PageHead title={words.title} lead={words.lead}>
      <Button variant="quiet" icon={ruleBookIcon} href={`#/rules/${game.madeBy}`}>
        {words.rules}
      </Button>
      <Button icon={openIcon} onClick={onImport}>
        {words.import}
      </Button>
      {shown.length > 0 && (
        <Button icon={exportIcon} onClick={saveAll}>
          {words.exportAll}
        </Button>
      )}
      {views.includes('build') && (
        <Button variant="primary" icon={plusIcon} href={listsHref(game, 'build')}>
          {words.build}
        </Button>
      )}
    </PageHead>
  );
}

interface DialogsProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly desk: LibraryDesk<L>;
  readonly open: Open<L>;
  readonly onClose: () => void;
}

/** What is opened over the shelves: names, tags, lists brought in and mended. */
function LibraryDialogs<L extends Named>({ game, desk, open, onClose }: DialogsProps<L>) {
  if (!open) return null;
  const { words } = game.form;
  const { lists } = desk.shelf;
  const names = lists.map(({ name }) => name);
  if (open.what === 'rename') {
    const { list } = open;
    const rename = (name: string) => {
      if (desk.change(list.name, { ...list, name })) showToast(words.renamed(name));
      onClose();
    };
    return (
      <RenameDialog
        words={words}
        longest={game.form.longestName}
        before={list.name}
        taken={names}
        onClose={onClose}
        onRename={rename}
      />
    );
  }
  if (open.what === 'tags') {
    const { list } = open;
    const tag = (tags: readonly string[]) => {
      desk.change(list.name, { ...list, tags });
      onClose();
    };
    const known = tagCounts(lists).map((one) => one.tag);
    return (
      <TagsDialog
        words={words}
        name={calledIn(game, list)}
        before={list.tags}
        known={known}
        onClose={onClose}
        onTags={tag}
      />
    );
  }
  const { text } = open;
  const mending = open.what === 'mend';
  const mend = ([first, ...more]: readonly Kept<L>[]) => {
    const kept = desk.mend(text, first!) && (more.length === 0 || desk.add(more));
    if (kept) showToast(words.mended(first!.name));
    return kept;
  };
  return (
    <ImportDialog
      key={`${open.what} ${text}`}
      game={game}
      text={text}
      mending={mending}
      taken={names}
      onLists={mending ? mend : desk.add}
      onClose={onClose}
    />
  );
}
