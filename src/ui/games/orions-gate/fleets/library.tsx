import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { exportIcon, openIcon, plusIcon } from '../../../../../assets/icons/interface.ts';
import { type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { Button, Notice, saveFile, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { navigate } from '../../../match/router.ts';
import { freeName } from '../setup/fleet-library.ts';
import { writeAll, writeKept, type KeptFleet } from '../setup/fleet-library-text.ts';
import { Damaged } from './damaged.tsx';
import { fleetAt, fleetsHref } from './fleet-address.ts';
import { RenameDialog, TagsDialog } from './fleet-words-dialogs.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { ImportDialog, textOfFile } from './import-dialog.tsx';
import { shownFleets, tagCounts, type Look } from './shelf-order.ts';
import { useDrop } from './use-drop.ts';
import { fleetsPage } from '../pages.ts';
import { PageHead } from '../../../kit/page-head.tsx';

import { ChoiceBar, useChoice } from './choice.tsx';
import { OwnShelf, ReadyShelf, type Open } from './shelves.tsx';
import { useLibrary, type LibraryDesk } from './use-library.ts';

/**
 * The fleets of this browser and the ready-made ones: found, ordered, tagged, copied, given away, put against each
 * other.
 */
export function LibraryPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const desk = useLibrary();
  const { fleets, damaged } = desk.library;
  const [look, setLook] = useState<Look>({ words: '', tags: [], sort: 'date' });
  const choice = useChoice();
  const [open, setOpen] = useState<Open>(null);
  const ownTitle = useRef<HTMLHeadingElement>(null);
  const linked = useMemo(() => fleetAt(query['fleet']), [query['fleet']]);
  const over = useDroppedText((text) => setOpen({ what: 'import', text }));

  // A tag that is gone can no longer be taken off the filter by hand.
  const tags = tagCounts(fleets);
  const wanted = look.tags.filter((tag) => tags.some((one) => one.tag === tag));
  const shown = shownFleets(fleets, { ...look, tags: wanted });
  const copyOf = (fleet: NamedFleet, tagged: readonly string[]) => {
    const taken = fleets.map((one) => one.name);
    const copy = { ...fleet, name: freeName(fleet.name || words.unnamed, taken), tags: tagged, saved: Date.now() };
    if (desk.add([copy])) showToast(words.duplicated(copy.name));
  };
  const keepLinked = (fleet: NamedFleet) => {
    copyOf(fleet, []);
    navigate(fleetsPage(), true);
  };
  const undo = () => {
    desk.undo();
    ownTitle.current?.focus({ preventScroll: true });
  };
  return (
    <div class="page">
      <LibraryHead shown={shown} onImport={() => setOpen({ what: 'import', text: '' })} />
      {linked && <Linked linked={linked} onKeep={keepLinked} />}
      {desk.gone && <GoneNotice key={`${desk.gone.at} ${desk.gone.text}`} name={desk.gone.name} onUndo={undo} />}
      {damaged.length > 0 && (
        <Damaged damaged={damaged} onMend={(text) => setOpen({ what: 'mend', text })} onRemove={desk.removeDamaged} />
      )}
      <ChoiceBar choice={choice} />
      <OwnShelf
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
      <ReadyShelf choice={choice} onCopy={(preset) => copyOf(preset, [])} />
      {over && (
        <div class="drop-veil" aria-hidden="true">
          <span>{words.dropHere}</span>
        </div>
      )}
      <LibraryDialogs desk={desk} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Hands on the text of a file that is dropped on the page. Returns whether one is held over it. */
const useDroppedText = (onText: (text: string) => void): boolean =>
  useDrop(useCallback((file: File) => void textOfFile(file).then((text) => text !== null && onText(text)), []));

/** Bringing in, giving away, and building a new one. */
function LibraryHead({ shown, onImport }: { readonly shown: readonly KeptFleet[]; readonly onImport: () => void }) {
  const saveAll = () => {
    const file = 'fleets.txt';
    saveFile(file, writeAll(shown.map(writeKept)), 'text/plain');
    showToast(words.saved(file));
  };
  return (
    <PageHead title={words.title} lead={words.lead}>
      <Button icon={openIcon} onClick={onImport}>
        {words.import}
      </Button>
      {shown.length > 0 && (
        <Button icon={exportIcon} onClick={saveAll}>
          {words.exportAll}
        </Button>
      )}
      <Button variant="primary" icon={plusIcon} href={fleetsHref('build')}>
        {words.build}
      </Button>{' '}
    </PageHead>
  );
}

interface LinkedProps {
  readonly linked: NonNullable<ReturnType<typeof fleetAt>>;
  readonly onKeep: (fleet: NamedFleet) => void;
}

/** The fleet a link has brought, or why it could not be read. */
const Linked = ({ linked, onKeep }: LinkedProps) =>
  linked.ok ? (
    <Notice tone="info" title={words.linkTitle(linked.fleet.name || words.unnamed)}>
      <p>{words.linkText}</p>
      <div class="row notice-do">
        <Button small onClick={() => onKeep(linked.fleet)}>
          {words.linkKeep}
        </Button>
        <Button small href={fleetsHref('print', { fleet: linked.fleet })}>
          {words.sheet}
        </Button>
      </div>
    </Notice>
  ) : (
    <Notice tone="bad" title={words.linkFailed}>
      {linked.reason}
    </Notice>
  );

interface DialogsProps {
  readonly desk: LibraryDesk;
  readonly open: Open;
  readonly onClose: () => void;
}

/** What is opened over the shelves: names, tags, fleets brought in and mended. */
function LibraryDialogs({ desk, open, onClose }: DialogsProps) {
  const { fleets } = desk.library;
  const names = fleets.map(({ name }) => name);
  return (
    <>
      {open?.what === 'rename' && (
        <RenameDialog
          fleet={open.fleet}
          taken={names}
          onClose={onClose}
          onRename={(name) => {
            if (desk.change(open.fleet.name, { ...open.fleet, name })) showToast(words.renamed(name));
            onClose();
          }}
        />
      )}
      {open?.what === 'tags' && (
        <TagsDialog
          fleet={open.fleet}
          known={tagCounts(fleets).map(({ tag }) => tag)}
          onClose={onClose}
          onTags={(next) => {
            desk.change(open.fleet.name, { ...open.fleet, tags: next });
            onClose();
          }}
        />
      )}
      {open?.what === 'import' && (
        <ImportDialog
          key={open.text}
          text={open.text}
          mending={false}
          taken={names}
          onFleets={desk.add}
          onClose={onClose}
        />
      )}
      {open?.what === 'mend' && (
        <ImportDialog
          text={open.text}
          mending
          taken={names}
          onClose={onClose}
          onFleets={([first, ...more]) => {
            const kept = desk.mend(open.text, first!) && (more.length === 0 || desk.add(more));
            if (kept) showToast(words.mended(first!.name));
            return kept;
          }}
        />
      )}
    </>
  );
}
