import { shopCard } from '../../../../games/skaxar/index.ts';
import { shopFace } from '../table/faces.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import { gainOf } from '../names.ts';
import type { TableProps } from '../state.ts';
import { effectWords } from './offer-data.ts';
import { Pick } from './pick.tsx';
import type { Shown } from './shown.ts';
import { ToneMark } from './tone-mark.tsx';

/** Width of a card in a row, of which the upper part is shown. */
const PICTURE = 52;

type Offer = Shown['offers'][number];

interface SlotProps extends TableProps {
  readonly shown: Shown;
  readonly slot: number;
  readonly card: string;
  readonly offer: Offer;
}

/** A card for sale. */
function Slot({ table, state: { view, tool }, shown, slot, card, offer }: SlotProps) {
  const { name, price } = shopCard(card);
  const held = tool.kind === 'shop' && tool.slot === slot;
  const { tone, label } = effectWords(offer, shown.seat, view, held ? shown.ship : null);
  const shut = offer.refusal !== null;
  const read = () => table.read({ kind: 'card', card });
  const press = () => (tool.kind === 'shop' ? table.input({ kind: 'slot', slot }) : read());
  return (
    <li>
      <Pick
        class={shut ? 'sk-shut' : ''}
        pressed={held}
        shut={shut && tool.kind === 'shop'}
        shortcut={String(slot)}
        onPick={press}
        onHold={read}
        onLook={(looked) => table.point(looked ? { kind: 'shop', slot } : null)}
      >
        <span class="sk-slot figure" aria-hidden="true">
          {slot}
        </span>
        <span class="sk-thumb">
          <CardPicture art={WAR_CARDS} face={shopFace(card)} width={PICTURE} />
        </span>
        <span class="sk-offer">
          <span class="sk-offer-name">{name}</span>
          <span class={`sk-effect sk-tone-${tone} small`}>
            {label !== '' && <ToneMark tone={tone} size={11} />} {label}
          </span>
        </span>
        <OfferEnd card={card} price={price} shortBy={offer.shortBy} />
      </Pick>
    </li>
  );
}

/** The price, and what is missing of it or else what the card gives. */
function OfferEnd({
  card,
  price,
  shortBy,
}: {
  readonly card: string;
  readonly price: number;
  readonly shortBy: number;
}) {
  const { firepower, shield } = gainOf(card);
  return (
    <span class="sk-offer-end">
      <span class="sk-price figure">{money(price)}</span>
      {shortBy > 0 ? (
        <span class="sk-short small">{words.short(shortBy)}</span>
      ) : (
        <span class="sk-gain small figure">{words.gainShort(firepower, shield)}</span>
      )}
    </span>
  );
}

/**
 * The six slots of the Shop: picture, name, what it gives, price, what it would make of this fight, what is missing. A
 * press chooses; where nothing can be chosen it opens the card.
 */
export function ShopList({ table, state, shown }: TableProps & { readonly shown: Shown }) {
  const { view } = state;
  if (view.shop.every((card) => card === null)) return <p class="small second">{words.none}</p>;
  return (
    <ol class="sk-shop" aria-label={words.shop}>
      {view.shop.map((card, index) => {
        const slot = index + 1;
        const offer = shown.offers.find((one) => one.slot === slot);
        if (card === null || !offer)
          return (
            <li key={slot} class="sk-sold small">
              <span class="sk-slot figure">{slot}</span> {words.emptySlot}
            </li>
          );
        return <Slot key={slot} table={table} state={state} shown={shown} slot={slot} card={card} offer={offer} />;
      })}
    </ol>
  );
}
