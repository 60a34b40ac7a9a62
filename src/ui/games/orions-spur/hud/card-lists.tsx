import { useState } from 'preact/hooks';
import { ZoneCards } from '../../../cards/zone-browser.tsx';
import { Choice, choicesOf, Dialog } from '../../../kit/index.ts';
import type { SpurView } from '../../../../games/orions-spur/index.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { spurWords as words } from '../words/play.ts';
import { cardListsOf, listed, type ListKind } from './lists.ts';

const KINDS = choicesOf<ListKind>(words.listKinds);

interface ListsProps {
  readonly view: SpurView;
  readonly onClose: () => void;
}

/** OS-14.3: the open card lists of all species; of those in play with what has been used of each line. */
export function CardLists({ view, onClose }: ListsProps) {
  const lists = cardListsOf(view);
  const [key, setKey] = useState(lists[0]!.key);
  const [kind, setKind] = useState<ListKind>('tactics');
  const list = lists.find((one) => one.key === key)!;
  return (
    <Dialog title={words.lists} shape="wide" onClose={onClose}>
      <div class="stack">
        <Choice
          label={words.listsWhose}
          value={key}
          options={lists.map(({ key: value, who }) => ({ value, label: who }))}
          onChange={setKey}
        />
        <Choice label={words.listsWhat} value={kind} options={KINDS} onChange={setKind} />
        <ZoneCards key={`${key} ${kind}`} art={SPUR_CARDS} zone={listed(view, list, kind)} />
      </div>
    </Dialog>
  );
}
