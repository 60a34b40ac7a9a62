import { Button, Notice } from '../../kit/index.ts';
import { listHref } from './address.ts';
import type { Named } from './form.ts';
import type { Unpacked } from './link.ts';
import { calledIn, type ListGame } from './list-game.ts';

interface LinkedProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly linked: Unpacked<L>;
  readonly onKeep: (list: L) => void;
}

/** The list a link has brought, or why it could not be read. */
export function LinkNotice<L extends Named>({ game, linked, onKeep }: LinkedProps<L>) {
  const { words } = game.form;
  if (!linked.ok) return <LinkFailed game={game} reason={linked.reason} />;
  return (
    <Notice tone="info" title={words.linkTitle(calledIn(game, linked.list))}>
      <p>{words.linkText}</p>
      <div class="row notice-do">
        <Button small onClick={() => onKeep(linked.list)}>
          {words.linkKeep}
        </Button>
        {game.views.includes('print') && (
          <Button small href={listHref(game, 'print', linked.list)}>
            {words.sheet}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** A list of an address that is not to be had, and why. */
export const LinkFailed = <L extends Named>({
  game,
  reason,
}: {
  readonly game: ListGame<L>;
  readonly reason: string;
}) => (
  <Notice tone="bad" title={game.form.words.linkFailed}>
    {reason}
  </Notice>
);
