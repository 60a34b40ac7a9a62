import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import {
  compareIcon,
  copyIcon,
  duelIcon,
  exportIcon,
  openIcon,
  plusIcon,
  sheetIcon,
} from '../../../../../assets/icons/interface.ts';
import { PRESETS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import {
  announce,
  Button,
  choicesOf,
  Empty,
  Notice,
  Select,
  saveFile,
  showToast,
  TextInput,
} from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { freeName } from '../setup/fleet-library.ts';
import { writeAll, writeKept, type KeptFleet } from '../setup/fleet-library-text.ts';
import { Damaged } from './damaged.tsx';
import { fleetAt, fleetsHref } from './fleet-address.ts';
import { FleetCard } from './fleet-card.tsx';
import { RenameDialog, TagsDialog } from './fleet-words-dialogs.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { ImportDialog, textOfFile } from './import-dialog.tsx';
import { OwnFleet } from './own-fleet.tsx';
import { shownFleets, tagCounts, type Look, type Sort } from './shelf-order.ts';
import { useDrop } from './use-drop.ts';
import { useLibrary } from './use-library.ts';
import { fleetsPage } from '../pages.ts';
import { PageHead } from '../../../kit/page-head.tsx';

type Open =
  | { readonly what: 'rename' | 'tags'; readonly fleet: KeptFleet }
  | { readonly what: 'import'; readonly text: string }
  | { readonly what: 'mend'; readonly text: string }
  | null;

/** A fleet chosen to be compared: one of the reader's, or a ready-made one; names of both may be alike. */
interface Chosen {
  readonly key: string;
  readonly fleet: NamedFleet;
}

const toggled = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];

/** The fleets of this browser and the ready-made ones: found, ordered, tagged, copied, given away, put against each other. */
export function LibraryPage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const desk = useLibrary();
  const { fleets, damaged } = desk.library;
  const [look, setLook] = useState<Look>({ words: '', tags: [], sort: 'date' });
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [open, setOpen] = useState<Open>(null);
  const ownTitle = useRef<HTMLHeadingElement>(null);
  const names = fleets.map(({ name }) => name);
  const tags = tagCounts(fleets);
  // A tag that is gone can no longer be taken off the filter by hand.
  const wanted = look.tags.filter((tag) => tags.some((one) => one.tag === tag));
  const shown = shownFleets(fleets, { ...look, tags: wanted });
  const linked = useMemo(() => fleetAt(query['fleet']), [query['fleet']]);
  const over = useDrop(
    useCallback(
      (file: File) => void textOfFile(file).then((text) => text !== null && setOpen({ what: 'import', text })),
      [],
    ),
  );

  const choose = (key: string, fleet: NamedFleet) => {
    const next = chosen.some((one) => one.key === key)
      ? chosen.filter((one) => one.key !== key)
      : [...chosen, { key, fleet }].slice(-2);
    setChosen(next);
    announce(words.chosen(next.map((one) => one.fleet.name || words.unnamed)));
  };
  const isChosen = (key: string): boolean => chosen.some((one) => one.key === key);
  const copyOf = ({ name, units }: NamedFleet, tagged: readonly string[]) => {
    const copy = { name: freeName(name || words.unnamed, names), units, tags: tagged, saved: Date.now() };
    if (desk.add([copy])) showToast(words.duplicated(copy.name));
  };
  const keepLinked = (fleet: NamedFleet) => {
    copyOf(fleet, []);
    navigate(fleetsPage(), true);
  };
  const saveAll = () => {
    const file = 'fleets.txt';
    saveFile(file, writeAll(shown.map(writeKept)), 'text/plain');
    showToast(words.saved(file));
  };
  const two = { a: chosen[0]?.fleet, b: chosen[1]?.fleet };
  const both = two.a && two.b ? { a: two.a, b: two.b } : null;
  const short = both ? [] : [{ rule: 'OG-3.7', reason: words.needTwo }];
  const close = () => setOpen(null);
  return (
    <div class="page">
      <PageHead title={words.title} lead={words.lead}>
        <Button icon={openIcon} onClick={() => setOpen({ what: 'import', text: '' })}>
          {words.import}
        </Button>
        {shown.length > 0 && (
          <Button icon={exportIcon} onClick={saveAll}>
            {words.exportAll}
          </Button>
        )}
        <Button variant="primary" icon={plusIcon} href={hashOf({ page: 'new', game: 'orions-gate', query: {} })}>
          {words.build}
        </Button>{' '}
      </PageHead>
      {linked &&
        (linked.ok ? (
          <Notice tone="info" title={words.linkTitle(linked.fleet.name || words.unnamed)}>
            <p>{words.linkText}</p>
            <div class="row notice-do">
              <Button small onClick={() => keepLinked(linked.fleet)}>
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
        ))}
      {desk.gone && (
        <GoneNotice
          key={`${desk.gone.at} ${desk.gone.text}`}
          name={desk.gone.name}
          onUndo={() => {
            desk.undo();
            ownTitle.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {damaged.length > 0 && (
        <Damaged damaged={damaged} onMend={(text) => setOpen({ what: 'mend', text })} onRemove={desk.removeDamaged} />
      )}
      <div
        class={`shelf-bar ${chosen.length > 0 ? 'shelf-bar-on' : ''}`}
        role="group"
        aria-label={`${words.compare}, ${words.duel}`}
      >
        <p class="small second">{words.chosen(chosen.map(({ fleet }) => fleet.name || words.unnamed))}</p>
        <div class="row push">
          {chosen.length > 0 && (
            <Button small variant="quiet" onClick={() => setChosen([])}>
              {words.unchoose}
            </Button>
          )}
          {both ? (
            <Button small icon={compareIcon} href={fleetsHref('compare', both)}>
              {words.compare}
            </Button>
          ) : (
            <Button small icon={compareIcon} refused={short}>
              {words.compare}
            </Button>
          )}
          {both ? (
            <Button small icon={duelIcon} href={fleetsHref('duel', both)}>
              {words.duel}
            </Button>
          ) : (
            <Button small icon={duelIcon} refused={short}>
              {words.duel}
            </Button>
          )}
        </div>
      </div>
      <section class="stack" aria-labelledby="own-fleets">
        <div class="shelf-title">
          <h2 id="own-fleets" tabIndex={-1} ref={ownTitle}>
            {words.own}
          </h2>
          {fleets.length > 0 && (
            <span class="small quiet" role="status">
              {words.shown(shown.length, fleets.length)}
            </span>
          )}
        </div>
        {fleets.length === 0 && (
          <Empty title={words.emptyTitle}>
            <p>{words.emptyText}</p>
          </Empty>
        )}
        {fleets.length > 0 && (
          <div class="shelf-look">
            <TextInput
              label={words.search}
              type="search"
              placeholder={words.searchHint}
              value={look.words}
              onInput={(said) => setLook({ ...look, words: said })}
            />
            <Select<Sort>
              label={words.sort}
              value={look.sort}
              options={choicesOf(words.sorts)}
              onChange={(sort) => setLook({ ...look, sort })}
            />
            {tags.length > 0 && (
              <div class="shelf-tags">
                <p class="field-label" id="tag-filter">
                  {words.tagFilter}
                </p>
                <ul class="tags" aria-labelledby="tag-filter">
                  {tags.map(({ tag, count }) => (
                    <li key={tag}>
                      <button
                        type="button"
                        class="tag"
                        aria-pressed={wanted.includes(tag)}
                        onClick={() => setLook({ ...look, tags: toggled(wanted, tag) })}
                      >
                        {tag}
                        <span class="figure quiet">{count}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
        {fleets.length > 0 && shown.length === 0 && (
          <Empty title={words.nothingTitle}>
            <p>{words.nothingText}</p>
            <Button small onClick={() => setLook({ ...look, words: '', tags: [] })}>
              {words.showAll}
            </Button>
          </Empty>
        )}
        {shown.length > 0 && (
          <ul class="shelf">
            {shown.map((fleet) => (
              <OwnFleet
                key={fleet.name}
                fleet={fleet}
                chosen={isChosen(`own ${fleet.name}`)}
                wanted={wanted}
                onChoose={() => choose(`own ${fleet.name}`, fleet)}
                onTag={(tag) => setLook({ ...look, tags: toggled(wanted, tag) })}
                onDuplicate={() => copyOf(fleet, fleet.tags)}
                onRename={() => setOpen({ what: 'rename', fleet })}
                onTags={() => setOpen({ what: 'tags', fleet })}
                onRemove={() => {
                  desk.remove(fleet.name, fleet.name || words.unnamed);
                  setChosen(chosen.filter(({ key }) => key !== `own ${fleet.name}`));
                }}
              />
            ))}
          </ul>
        )}
      </section>
      <section class="stack" aria-labelledby="ready-fleets">
        <h2 id="ready-fleets">{words.presets}</h2>
        <ul class="shelf">
          {PRESETS.map((preset) => (
            <FleetCard
              key={preset.id}
              fleet={preset}
              line={preset.line}
              chosen={isChosen(`preset ${preset.id}`)}
              onChoose={() => choose(`preset ${preset.id}`, preset)}
              actions={
                <>
                  <Button
                    small
                    icon={copyIcon}
                    label={words.of(words.toLibrary, preset.name)}
                    tip={words.toLibrary}
                    onClick={() => copyOf(preset, [])}
                  >
                    {words.toLibrary}
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    icon={sheetIcon}
                    label={words.of(words.sheet, preset.name)}
                    href={fleetsHref('print', { fleet: preset })}
                  />
                </>
              }
            />
          ))}
        </ul>
      </section>
      {over && (
        <div class="drop-veil" aria-hidden="true">
          <span>{words.dropHere}</span>
        </div>
      )}
      {open?.what === 'rename' && (
        <RenameDialog
          fleet={open.fleet}
          taken={names}
          onClose={close}
          onRename={(name) => {
            if (desk.change(open.fleet.name, { ...open.fleet, name })) showToast(words.renamed(name));
            close();
          }}
        />
      )}
      {open?.what === 'tags' && (
        <TagsDialog
          fleet={open.fleet}
          known={tags.map(({ tag }) => tag)}
          onClose={close}
          onTags={(next) => {
            desk.change(open.fleet.name, { ...open.fleet, tags: next });
            close();
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
          onClose={close}
        />
      )}
      {open?.what === 'mend' && (
        <ImportDialog
          text={open.text}
          mending
          taken={names}
          onClose={close}
          onFleets={([first, ...more]) => {
            const kept = desk.mend(open.text, first!) && (more.length === 0 || desk.add(more));
            if (kept) showToast(words.mended(first!.name));
            return kept;
          }}
        />
      )}
    </div>
  );
}
