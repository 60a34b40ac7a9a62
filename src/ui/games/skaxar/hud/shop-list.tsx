import { useEffect, useRef } from 'preact/hooks';
import { shopCard } from '../../../../games/skaxar/index.ts';
import { shopFace } from '../table/faces.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import { gainOf } from '../names.ts';
import { useRoom } from '../../../match/layout.ts';
import type { TableProps } from '../state.ts';
import { effectWords } from './offer-data.ts';
import { Pick } from './pick.tsx';
import type { Shown } from './shown.ts';
import { ToneMark } from './tone-mark.tsx';

/** Width of a card in a row, of which the upper part is shown, and of a whole one in the strip; plain CSS pixels. */
const ROW = 52;
const STRIP = 124;

type Offer = Shown['offers'][number];

interface SlotProps extends TableProps {
  readonly shown: Shown;
  readonly slot: number;
  readonly card: string;
  readonly offer: Offer;
}

/** A card for sale: a press chooses it, a finger that rests reads it; `strip` = it is shown whole. */
function Slot({ table, state, shown, slot, card, offer, strip }: SlotProps & { readonly strip: boolean }) {
  const { tool } = state;
  const shut = offer.refusal !== null;
  const read = () => table.read({ kind: 'card', card });
  const press = () => (tool.kind === 'shop' ? table.input({ kind: 'slot', slot }) : read());
  const Offered = strip ? WholeOffer : RowOffer;
  return (
    <li>
      <Pick
        class={shut ? 'sk-shut' : ''}
        pressed={tool.kind === 'shop' && tool.slot === slot}
        shut={shut && tool.kind === 'shop'}
        shortcut={String(slot)}
        onPick={press}
        onHold={read}
        onLook={(looked) => table.point(looked ? { kind: 'shop', slot } : null)}
      >
        <Offered table={table} state={state} shown={shown} slot={slot} card={card} offer={offer} />
      </Pick>
    </li>
  );
}

/** What a card would make of this fight. */
function Effect({ state: { view, tool }, shown, slot, offer }: Omit<SlotProps, 'table' | 'card'>) {
  const held = tool.kind === 'shop' && tool.slot === slot;
  const { tone, label } = effectWords(offer, shown.seat, view, held ? shown.ship : null);
  return (
    <span class={`sk-effect sk-tone-${tone} small`}>
      {label !== '' && <ToneMark tone={tone} size={11} />} {label}
    </span>
  );
}

/** A card as a row: number, a part of its picture, its name, what it does, what it costs. */
function RowOffer(props: SlotProps) {
  const { slot, card, offer } = props;
  const { name, price } = shopCard(card);
  const { firepower, shield } = gainOf(card);
  return (
    <>
      <span class="sk-slot figure" aria-hidden="true">
        {slot}
      </span>
      <span class="sk-thumb">
        <CardPicture art={WAR_CARDS} face={shopFace(card)} width={ROW} />
      </span>
      <span class="sk-offer">
        <span class="sk-offer-name">{name}</span>
        <Effect {...props} />
      </span>
      <span class="sk-offer-end">
        <span class="sk-price figure">{money(price)}</span>
        {offer.shortBy > 0 ? (
          <span class="sk-short small">{words.short(offer.shortBy)}</span>
        ) : (
          <span class="sk-gain small figure">{words.gainShort(firepower, shield)}</span>
        )}
      </span>
    </>
  );
}

/** A whole card, on which name, gain and price are printed; what is missing lies over it, what it does below. */
function WholeOffer(props: SlotProps) {
  const { card, offer } = props;
  const { name, price } = shopCard(card);
  return (
    <>
      <CardPicture art={WAR_CARDS} face={shopFace(card)} width={STRIP} />
      <span class="unseen">
        {name}, {money(price)}
      </span>
      {offer.shortBy > 0 && <span class="sk-short">{words.short(offer.shortBy)}</span>}
      <Effect {...props} />
    </>
  );
}

/**
 * The six slots of the Shop: picture, name, what it gives, price, what it would make of this fight, what is missing. A
 * press chooses; where nothing can be chosen it opens the card. On a small screen it is a strip of whole cards, where
 * the one in hand is always in sight.
 */
export function ShopList({ table, state, shown }: TableProps & { readonly shown: Shown }) {
  const { view, tool } = state;
  const strip = useRoom().room === 'narrow';
  const list = useRef<HTMLOListElement>(null);
  const held = tool.kind === 'shop' ? tool.slot : null;
  useEffect(() => {
    if (strip && held !== null)
      list.current?.children[held - 1]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [strip, held]);
  if (view.shop.every((card) => card === null)) return <p class="small second">{words.none}</p>;
  return (
    <ol ref={list} class={`sk-shop ${strip ? 'sk-strip' : ''}`} aria-label={words.shop}>
      {view.shop.map((card, index) => {
        const slot = index + 1;
        const offer = shown.offers.find((one) => one.slot === slot);
        if (card === null || !offer)
          return (
            <li key={slot} class="sk-sold small">
              <span class="sk-slot figure">{slot}</span> {words.emptySlot}
            </li>
          );
        return (
          <Slot
            key={slot}
            table={table}
            state={state}
            shown={shown}
            slot={slot}
            card={card}
            offer={offer}
            strip={strip}
          />
        );
      })}
    </ol>
  );
}
