import type { ComponentChildren } from 'preact';
import { redoIcon, ruleBookIcon, undoIcon } from '../../../../assets/icons/interface.ts';
import { Button } from '../../kit/index.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { listsHref } from './address.ts';
import type { Named } from './form.ts';
import { LinkFailed } from './link-notice.tsx';
import type { ListGame } from './list-game.ts';
import type { Building } from './use-building.ts';

interface BuildHeadProps<L extends Named, D> {
  readonly game: ListGame<L>;
  readonly building: Building<D>;
  /** The way to where the list is used. */
  readonly children: ComponentChildren;
}

/** The head of a builder page: steps back and on, the way to the library, and why a link could not be read. */
export function BuildHead<L extends Named, D>({
  game,
  building: { history, failure, undo, redo },
  children,
}: BuildHeadProps<L, D>) {
  const { words } = game.form;
  return (
    <>
      <PageHead title={words.buildTitle} lead={words.buildLead ?? ''}>
        <Button icon={undoIcon} disabled={history.past.length === 0} onClick={undo}>
          {words.undo}
        </Button>
        <Button
          variant="quiet"
          icon={redoIcon}
          label={words.redo}
          disabled={history.future.length === 0}
          onClick={redo}
        />
        <Button variant="quiet" icon={ruleBookIcon} label={words.rules} href={`#/rules/${game.madeBy}`} />
        <Button href={listsHref(game, null)}>{words.back}</Button>
        {children}
      </PageHead>
      {failure && <LinkFailed game={game} reason={failure} />}
    </>
  );
}
