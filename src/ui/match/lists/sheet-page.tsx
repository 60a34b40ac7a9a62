import type { ComponentChildren } from 'preact';
import { sheetIcon } from '../../../../assets/icons/interface.ts';
import { Button } from '../../kit/index.ts';
import type { Query } from '../manifest.ts';
import { navigate } from '../router.ts';
import { listAt, listHref, listsHref } from './address.ts';
import type { Named } from './form.ts';
import { LinkFailed } from './link-notice.tsx';
import type { ListGame } from './list-game.ts';
import { ListPick, useShelf } from './list-pick.tsx';
import './sheet.css';

interface SheetProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly query: Query;
  /** What can be chosen about the sheet of a list, beside which list. */
  readonly choices: (list: L) => ComponentChildren;
  /** The sheet: a `Paper`. */
  readonly sheet: (list: L) => ComponentChildren;
}

/** A list as a sheet of paper: what is printed stands on it as it will come out. */
export function SheetPage<L extends Named>({ game, query, choices, sheet }: SheetProps<L>) {
  const { words } = game.form;
  const shelf = useShelf(game);
  const read = listAt(game, query[game.id]);
  const list = read?.ok ? read.list : shelf[0]!.list;
  return (
    <div class="page sheet-page">
      <header class="page-head sheet-off">
        <div>
          <h1>{words.sheetTitle}</h1>
          <p class="second">{words.sheetLead}</p>
        </div>
        <div class="row push">
          <Button variant="quiet" href={listsHref(game, null)}>
            {words.back}
          </Button>
          {game.views.includes('build') && <Button href={listHref(game, 'build', list)}>{words.editIn}</Button>}
          <Button variant="primary" icon={sheetIcon} onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </header>
      {read && !read.ok && (
        <div class="sheet-off">
          <LinkFailed game={game} reason={read.reason} />
        </div>
      )}
      <div class="sheet-choices sheet-off">
        <ListPick
          game={game}
          label={words.sheetWhich}
          shelf={shelf}
          list={list}
          onPick={(packed) => navigate(game.page('print', { [game.id]: packed }), true)}
        />
        {choices(list)}
      </div>
      {sheet(list)}
    </div>
  );
}

interface PaperProps {
  readonly name: string;
  /** What the list is, beside its name. */
  readonly line: ComponentChildren;
  /** The game's own class. */
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The paper itself, black on white: the list's name above, then what the game writes on it. */
export const Paper = ({ name, line, class: own, children }: PaperProps) => (
  <article class={`paper ${own}`} aria-label={name}>
    <header class="paper-head">
      <h2>{name}</h2>
      <p>{line}</p>
    </header>
    {children}
  </article>
);
