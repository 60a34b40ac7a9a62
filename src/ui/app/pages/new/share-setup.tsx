import { linkIcon } from '../../../../../assets/icons/interface.ts';
import type { Side } from '../../../../games/orions-gate/index.ts';
import { Button, copyAndTell, Dialog, Field } from '../../../kit/index.ts';
import { list } from '../../../messages/index.ts';
import { setupText as words } from '../../../messages/setup.ts';
import type { Draft } from './draft.ts';
import { packSetup } from './setup-link.ts';

/** Longer links are cut by some mail and chat programs. */
const LONG = 2000;

/** The whole page as one link, and what the link carries. */
export function ShareSetup({ draft, hidden, onClose }: { readonly draft: Draft; readonly hidden: readonly Side[]; readonly onClose: () => void }) {
  const link = `${location.href.split('#')[0]}#/new?setup=${packSetup(draft, hidden)}`;
  const fleets = (['A', 'B'] as const).filter((side) => !hidden.includes(side) && draft.seats[side].fleet.units.length > 0).length;
  const parts = [words.partTable, words.partRules, fleets > 0 ? words.partFleets(fleets) : words.partNoFleet, ...(draft.seed.trim() ? [words.partSeed] : [])];
  return (
    <Dialog
      title={words.shareTitle}
      onClose={onClose}
      actions={<Button variant="primary" icon={linkIcon} onClick={() => copyAndTell(link, words.copied, words.notCopied)}>{words.copy}</Button>}
    >
      <p>{words.shareLead}</p>
      <Field label={words.asLink} hint={link.length > LONG ? words.long(link.length) : undefined}>
        {(ids) => <input class="input" readOnly value={link} {...ids} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <p class="small second">{words.carries(list(parts))} {hidden.length > 0 && words.leftOut}</p>
    </Dialog>
  );
}
