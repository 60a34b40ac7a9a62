import { linkIcon } from '../../../../assets/icons/interface.ts';
import { Button, copyWithToast, Dialog, Field } from '../../kit/index.ts';
import { list } from '../../kit/words/text.ts';
import { setupText as words } from '../words/setup.ts';
import type { GameId } from '../../../games/index.ts';

/** Longer links are cut by some mail and chat programs. */
const LONG = 2000;

/** A set-up as a link. */
export interface Shared {
  readonly game: GameId;
  /** What `packParcel` made. */
  readonly packed: string;
  /** What whoever opens it finds. */
  readonly lead: string;
  /** What the link carries, part by part. */
  readonly parts: readonly string[];
  readonly note?: string;
}

/** The whole page as one link, and what the link carries. */
export function ShareSetup({ game, packed, lead, parts, note, onClose }: Shared & { readonly onClose: () => void }) {
  const link = `${location.href.split('#')[0]}#/new/${game}?setup=${packed}`;
  return (
    <Dialog
      title={words.shareTitle}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          icon={linkIcon}
          onClick={() => void copyWithToast(link, words.copied, words.notCopied)}
        >
          {words.copy}
        </Button>
      }
    >
      <p>{lead}</p>
      <Field label={words.asLink} hint={link.length > LONG ? words.long(link.length) : undefined}>
        {(ids) => (
          <input class="input" readOnly value={link} {...ids} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <p class="small second">
        {words.carries(list(parts))} {note}
      </p>
    </Dialog>
  );
}
