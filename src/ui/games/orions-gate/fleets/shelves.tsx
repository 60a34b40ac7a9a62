import type { RefObject } from 'preact';
import { copyIcon, sheetIcon } from '../../../../../assets/icons/interface.ts';
import { PRESETS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { Button, choicesOf, Empty, Select, TextInput } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import type { KeptFleet } from '../setup/fleet-library-text.ts';
import type { Choice } from './choice.tsx';
import { fleetsHref } from './fleet-address.ts';
import { FleetCard } from './fleet-card.tsx';
import { OwnFleet } from './own-fleet.tsx';
import { tagCounts, type Look, type Sort } from './shelf-order.ts';
import type { LibraryDesk } from './use-library.ts';

/** What is opened over the shelves. */
export type Open =
  | { readonly what: 'rename' | 'tags'; readonly fleet: KeptFleet }
  | { readonly what: 'import'; readonly text: string }
  | { readonly what: 'mend'; readonly text: string }
  | null;

const toggled = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];

interface ShelfProps {
  readonly desk: LibraryDesk;
  readonly look: Look;
  /** Tags asked for that are still there. */
  readonly wanted: readonly string[];
  readonly shown: readonly KeptFleet[];
  readonly choice: Choice;
  readonly title: RefObject<HTMLHeadingElement>;
  readonly onLook: (look: Look) => void;
  readonly onCopy: (fleet: NamedFleet, tags: readonly string[]) => void;
  readonly onOpen: (open: Open) => void;
}

/** The fleets of this browser. */
export function OwnShelf(props: ShelfProps) {
  const { desk, look, wanted, shown, title, onLook } = props;
  const { fleets } = desk.library;
  return (
    <section class="stack" aria-labelledby="own-fleets">
      <div class="shelf-title">
        <h2 id="own-fleets" tabIndex={-1} ref={title}>
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
      {fleets.length > 0 && <LookBar look={look} wanted={wanted} fleets={fleets} onLook={onLook} />}
      {fleets.length > 0 && shown.length === 0 && (
        <Empty title={words.nothingTitle}>
          <p>{words.nothingText}</p>
          <Button small onClick={() => onLook({ ...look, words: '', tags: [] })}>
            {words.showAll}
          </Button>
        </Empty>
      )}
      {shown.length > 0 && (
        <ul class="shelf">
          {shown.map((fleet) => (
            <ShelvedFleet key={fleet.name} {...props} fleet={fleet} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One fleet of the shelf, with all that can be done to it. */
function ShelvedFleet({
  desk,
  look,
  wanted,
  choice,
  fleet,
  onLook,
  onCopy,
  onOpen,
}: ShelfProps & { readonly fleet: KeptFleet }) {
  const key = `own ${fleet.name}`;
  const remove = () => {
    desk.remove(fleet.name, fleet.name || words.unnamed);
    choice.drop(key);
  };
  return (
    <OwnFleet
      fleet={fleet}
      chosen={choice.has(key)}
      wanted={wanted}
      onChoose={() => choice.toggle(key, fleet)}
      onTag={(tag) => onLook({ ...look, tags: toggled(wanted, tag) })}
      onDuplicate={() => onCopy(fleet, fleet.tags)}
      onRename={() => onOpen({ what: 'rename', fleet })}
      onTags={() => onOpen({ what: 'tags', fleet })}
      onRemove={remove}
    />
  );
}

interface LookProps extends Pick<ShelfProps, 'look' | 'wanted' | 'onLook'> {
  readonly fleets: readonly KeptFleet[];
}

/** Finding and ordering: words, order, tags. */
function LookBar({ look, wanted, fleets, onLook }: LookProps) {
  const tags = tagCounts(fleets);
  return (
    <div class="shelf-look">
      <TextInput
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        value={look.words}
        onInput={(said) => onLook({ ...look, words: said })}
      />
      <Select<Sort>
        label={words.sort}
        value={look.sort}
        options={choicesOf(words.sorts)}
        onChange={(sort) => onLook({ ...look, sort })}
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
                  onClick={() => onLook({ ...look, tags: toggled(wanted, tag) })}
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
  );
}

interface ReadyProps {
  readonly choice: Choice;
  readonly onCopy: (preset: NamedFleet) => void;
}

/** The ready-made fleets. */
export const ReadyShelf = ({ choice, onCopy }: ReadyProps) => (
  <section class="stack" aria-labelledby="ready-fleets">
    <h2 id="ready-fleets">{words.presets}</h2>
    <ul class="shelf">
      {PRESETS.map((preset) => (
        <FleetCard
          key={preset.id}
          fleet={preset}
          line={preset.line}
          chosen={choice.has(`preset ${preset.id}`)}
          onChoose={() => choice.toggle(`preset ${preset.id}`, preset)}
          actions={
            <>
              <Button
                small
                icon={copyIcon}
                label={words.of(words.toLibrary, preset.name)}
                tip={words.toLibrary}
                onClick={() => onCopy(preset)}
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
);
