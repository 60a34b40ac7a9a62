import type { RefObject } from 'preact';
import { copyIcon, sheetIcon } from '../../../../assets/icons/interface.ts';
import { Button, Empty, Select, TextInput } from '../../kit/index.ts';
import type { Choice } from './choice.tsx';
import type { Named } from './form.ts';
import { listHref } from './address.ts';
import type { Kept } from './kept-form.ts';
import { ListCard } from './list-card.tsx';
import { calledIn, type ListGame } from './list-game.ts';
import { OwnList } from './own-list.tsx';
import { tagCounts, type Look } from './shelf-order.ts';
import type { LibraryDesk } from './use-library.ts';

/** What is opened over the shelves. */
export type Open<L extends Named> =
  | { readonly what: 'rename'; readonly list: Kept<L> }
  | { readonly what: 'tags'; readonly list: Kept<L> }
  | { readonly what: 'import'; readonly text: string }
  | { readonly what: 'mend'; readonly text: string }
  | null;

const toggled = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];

interface ShelfProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly desk: LibraryDesk<L>;
  readonly look: Look;
  /** Tags asked for that are still there. */
  readonly wanted: readonly string[];
  readonly shown: readonly Kept<L>[];
  readonly choice: Choice<L>;
  readonly title: RefObject<HTMLHeadingElement>;
  readonly onLook: (look: Look) => void;
  readonly onCopy: (list: L, tags: readonly string[]) => void;
  readonly onOpen: (open: Open<L>) => void;
}

/** The lists of this browser. */
export function OwnShelf<L extends Named>(props: ShelfProps<L>) {
  const { game, desk, look, wanted, shown, title, onLook } = props;
  const { words } = game.form;
  const { lists } = desk.shelf;
  return (
    <section class="stack" aria-labelledby="own-lists">
      <div class="shelf-title">
        <h2 id="own-lists" tabIndex={-1} ref={title}>
          {words.own}
        </h2>
        {lists.length > 0 && (
          <span class="small quiet" role="status">
            {words.shown(shown.length, lists.length)}
          </span>
        )}
      </div>
      {lists.length === 0 && (
        <Empty title={words.emptyTitle}>
          <p>{words.emptyText(game.views.includes('build'))}</p>
        </Empty>
      )}
      {lists.length > 0 && <LookBar game={game} look={look} wanted={wanted} lists={lists} onLook={onLook} />}
      {lists.length > 0 && shown.length === 0 && (
        <Empty title={words.nothingTitle}>
          <p>{words.nothingText}</p>
          <Button small onClick={() => onLook({ ...look, words: '', tags: [] })}>
            {words.showAll}
          </Button>
        </Empty>
      )}
      {shown.length > 0 && (
        <ul class="shelf">
          {shown.map((list) => (
            <ShelvedList key={list.name} {...props} list={list} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One list of the shelf, with all that can be done to it. */
function ShelvedList<L extends Named>({
  game,
  desk,
  look,
  wanted,
  choice,
  list,
  onLook,
  onCopy,
  onOpen,
}: ShelfProps<L> & { readonly list: Kept<L> }) {
  const key = `own ${list.name}`;
  const remove = () => {
    desk.remove(list.name, calledIn(game, list));
    choice.drop(key);
  };
  return (
    <OwnList
      game={game}
      list={list}
      chosen={choice.has(key)}
      wanted={wanted}
      onChoose={() => choice.toggle(key, list)}
      onTag={(tag) => onLook({ ...look, tags: toggled(wanted, tag) })}
      onDuplicate={() => onCopy(list, list.tags)}
      onRename={() => onOpen({ what: 'rename', list })}
      onTags={() => onOpen({ what: 'tags', list })}
      onRemove={remove}
    />
  );
}

interface LookProps<L extends Named> extends Pick<ShelfProps<L>, 'game' | 'look' | 'wanted' | 'onLook'> {
  readonly lists: readonly Kept<L>[];
}

/** Finding and ordering: words, order, tags. */
function LookBar<L extends Named>({ game, look, wanted, lists, onLook }: LookProps<L>) {
  const { words } = game.form;
  const { date, name } = words.sorts;
  const tags = tagCounts(lists);
  return (
    <div class="shelf-look">
      <TextInput
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        value={look.words}
        onInput={(said) => onLook({ ...look, words: said })}
      />
      <Select
        label={words.sort}
        value={look.sort}
        options={[
          { value: 'date', label: date },
          { value: 'name', label: name },
          ...game.figures.map(({ key, sort }) => ({ value: key, label: sort })),
        ]}
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

interface ReadyProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly choice: Choice<L>;
  readonly onCopy: (list: L) => void;
}

/** The ready-made lists. */
export const ReadyShelf = <L extends Named>({ game, choice, onCopy }: ReadyProps<L>) => {
  const { words } = game.form;
  return (
    <section class="stack" aria-labelledby="ready-lists">
      <h2 id="ready-lists">{words.presets}</h2>
      <ul class="shelf">
        {game.readyMade.map((list) => (
          <ListCard
            key={list.id}
            game={game}
            list={list}
            line={list.line}
            chosen={choice.has(`ready ${list.id}`)}
            onChoose={() => choice.toggle(`ready ${list.id}`, list)}
            actions={
              <>
                <Button
                  small
                  icon={copyIcon}
                  label={words.of(words.toLibrary, calledIn(game, list))}
                  tip={words.toLibrary}
                  onClick={() => onCopy(list)}
                >
                  {words.toLibrary}
                </Button>
                {game.views.includes('print') && (
                  <Button
                    small
                    variant="quiet"
                    icon={sheetIcon}
                    label={words.of(words.sheet, calledIn(game, list))}
                    href={listHref(game, 'print', list)}
                  />
                )}
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
};
