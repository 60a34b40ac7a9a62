import { useRef, useState } from 'preact/hooks';
import {
  CLASS_NAMES,
  SHIP_CLASSES,
  type Card,
  type CardKind,
  type ShipClass,
} from '../../../../games/retrograde/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { usePress } from '../../../cards/use-press.ts';
import { Choice, Panel, Select, TextInput } from '../../../kit/index.ts';
import { gapAt } from '../../../match/lists/drop-gap.ts';
import { usePool } from '../../../match/lists/use-pool.ts';
import { faceOf } from '../art/card-face.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { decksText as words } from '../words/decks.ts';
import { COSTS, POOL, shownPool, WHOLE_POOL, type PoolLook } from './pool-filter.ts';
import type { DeckDesk } from './use-deck-desk.ts';

/** Width of a picture, CSS pixels of plain text: its figures are read (they are from 100 on). */
const WIDTH = 128;

const KINDS: readonly { readonly value: CardKind | 'any'; readonly label: string }[] = [
  { value: 'any', label: words.any },
  { value: 'spacecraft', label: words.kinds.spacecraft },
  { value: 'asset', label: words.kinds.asset },
  { value: 'upgrade', label: words.kinds.upgrade },
];
const CLASSES: readonly { readonly value: ShipClass | 'any'; readonly label: string }[] = [
  { value: 'any', label: words.anyClass },
  ...SHIP_CLASSES.map((value) => ({ value, label: CLASS_NAMES[value] })),
];
const COST_CHOICES = [
  { value: 'any', label: words.anyCost },
  ...COSTS.map((cost) => ({ value: `${cost}`, label: words.costUpTo(cost) })),
];

interface LookProps {
  readonly look: PoolLook;
  readonly onLook: (look: PoolLook) => void;
}

/** Words and filters. */
const LookBar = ({ look, onLook }: LookProps) => (
  <div class="pool-look">
    <TextInput
      label={words.search}
      type="search"
      placeholder={words.poolSearch}
      value={look.words}
      onInput={(said) => onLook({ ...look, words: said })}
    />
    <Select
      label={words.filterClass}
      value={look.shipClass}
      options={CLASSES}
      onChange={(shipClass) => onLook({ ...look, shipClass })}
    />
    <Select
      label={words.filterCost}
      value={`${look.cost}`}
      options={COST_CHOICES}
      onChange={(cost) => onLook({ ...look, cost: cost === 'any' ? 'any' : Number(cost) })}
    />
    <Choice label={words.filterKind} value={look.kind} options={KINDS} onChange={(kind) => onLook({ ...look, kind })} />
  </div>
);

interface PoolProps {
  readonly desk: DeckDesk;
  /** The ordered list a card can be dropped into. */
  readonly list: { readonly current: HTMLOListElement | null };
}

/** All cards a deck may hold: found, read, added at the end, dragged to their place. */
export function PoolPanel({ desk, list }: PoolProps) {
  const [look, onLook] = useState(WHOLE_POOL);
  const shown = shownPool(look);
  const read = (place: number) => desk.read({ cards: shown.map(({ id }) => id), at: place });
  const {
    list: pool,
    at,
    setStop,
    heard,
  } = usePool(shown.length, {
    add: (place, copies) => desk.add(shown[place]!.id, copies, null),
    read,
  });
  return (
    <Panel
      title={words.poolTitle}
      class="deck-pool"
      actions={
        <span class="small quiet" role="status">
          {words.poolShown(shown.length, POOL.length)}
        </span>
      }
    >
      <LookBar look={look} onLook={onLook} />
      {shown.length === 0 && <p class="second">{words.poolNothing}</p>}
      <ul class="pool-cards" aria-label={words.poolLabel} ref={pool} onKeyDown={heard}>
        {shown.map((card, place) => (
          <PoolCard
            key={card.id}
            card={card}
            desk={desk}
            list={list}
            tabbed={place === at}
            onFocus={() => setStop(place)}
            onRead={() => read(place)}
          />
        ))}
      </ul>
      <p class="small quiet">{words.poolHow}</p>
    </Panel>
  );
}

interface PoolCardProps extends PoolProps {
  readonly card: Card;
  readonly tabbed: boolean;
  readonly onFocus: () => void;
  readonly onRead: () => void;
}

/** A card of the pool: a press adds it, a drag puts it where it is let go, a resting finger reads it. */
function PoolCard({ card: { id, name }, desk, list, tabbed, onFocus, onRead }: PoolCardProps) {
  const to = useRef<number | null>(null);
  const press = usePress({
    onHold: onRead,
    onDrag: (spot) => {
      if (spot) {
        to.current = list.current && gapAt(list.current, spot);
        return desk.setGap(to.current);
      }
      if (to.current !== null) desk.add(id, 1, to.current);
      to.current = null;
      desk.setGap(null);
    },
  });
  const copies = desk.deck.cards.filter((one) => one === id).length;
  return (
    <li>
      <button
        type="button"
        class="pool-card"
        tabIndex={tabbed ? 0 : -1}
        aria-label={`${words.addCard(name)}, ${words.inDeck(copies)}`}
        onFocus={onFocus}
        onClick={() => desk.add(id, 1, null)}
        {...press}
      >
        <CardPicture art={RETROGRADE_CARDS} face={faceOf(id, '1')} width={WIDTH} />
        {copies > 0 && (
          <span class="pool-copies figure" aria-hidden="true">
            {words.times(copies)}
          </span>
        )}
      </button>
    </li>
  );
}
