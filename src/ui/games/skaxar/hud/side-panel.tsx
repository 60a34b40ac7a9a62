import type { Seat } from '../../../../engine/seat.ts';
import type { SeatInfo } from '../../../../engine/recording.ts';
import { coinsOf } from '../../../../../assets/art/skaxar/index.ts';
import { shipCard, type SideView, type SkaxarView } from '../../../../games/skaxar/index.ts';
import type { PileName, Target } from '../table/stage.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import { cardName, sideName } from '../names.ts';
import type { About } from '../state.ts';
import { Coins } from './coins.tsx';

interface SidesProps {
  readonly view: SkaxarView;
  readonly seats: readonly SeatInfo[];
  readonly onRead: (about: About) => void;
  readonly onLook?: ((target: Target | null) => void) | undefined;
}

/** The whole table in words: both sides, the dealer, the asteroids. Every card and pile can be opened from here. */
export function Sides({ view, seats, onRead, onLook }: SidesProps) {
  return (
    <div class="sk-sides">
      {view.sides.map((side) => (
        <Side
          key={side.seat}
          view={view}
          side={side}
          player={seats.find(({ seat }) => seat === side.seat)?.name ?? ''}
          onRead={onRead}
          onLook={onLook}
        />
      ))}
      <section class="sk-side" aria-label={words.table}>
        <p class="sk-side-name">{words.table}</p>
        <ul class="sk-cards">
          {view.shop.map(
            (card, index) =>
              card !== null && (
                <CardRow
                  key={card}
                  name={cardName(card)}
                  note={words.slot(index + 1)}
                  target={{ kind: 'shop', slot: index + 1 }}
                  onRead={() => onRead({ kind: 'card', card })}
                  onLook={onLook}
                />
              ),
          )}
        </ul>
        <Piles
          piles={[
            ['shopDeck', view.shopDeck.count],
            ['asteroidDeck', view.asteroidDeck.count],
            ['asteroidsTaken', view.asteroidsTaken.length],
          ]}
          seat={null}
          onRead={onRead}
          onLook={onLook}
        />
        <p class="small second">
          {words.asteroids}:{' '}
          {view.asteroidRow
            .map((lies, index) => (lies ? index + 1 : null))
            .filter((slot) => slot !== null)
            .join(', ') || words.taken}
          . {words.piles.bank} {money(view.bank)}.
        </p>
      </section>
    </div>
  );
}

/** Where a side stands in the buying of this turn; null outside of it. */
function turnWords({ phase, buyers, closed }: SkaxarView, seat: Seat): string | null {
  const place = phase === 'dealer' ? buyers.indexOf(seat) : -1;
  if (place < 0) return null;
  if (closed.includes(seat)) return words.done;
  return place === 0 ? words.buyer.first : words.buyer.second;
}

/** The money and the sums of a side. */
function Sums({ side: { money: amount, totals } }: { readonly side: SideView }) {
  const coins = coinsOf(amount);
  return (
    <p class="sk-side-line">
      <span class="sk-money figure">
        <Coins amount={amount} />{' '}
        <span class="unseen">
          {words.moneyIs(amount)}, {words.coins(coins[10000], coins[5000], coins[1000])}
        </span>
        <span aria-hidden="true">{money(amount)}</span>
      </span>
      <span class="small">
        <span class="unseen">{words.totals}: </span>
        {words.totalsIs(totals.firepower, totals.shield)}
      </span>
    </p>
  );
}

/** The ships and items that lie on the field of a side. */
function Field({ side, onRead, onLook }: Pick<SidesProps, 'onRead' | 'onLook'> & { readonly side: SideView }) {
  const { seat, field, equipped, leadShip } = side;
  return (
    <ul class="sk-cards">
      {field.map(({ ship, reinforcement }) => {
        const { name, firepower, shield, speed } = shipCard(ship);
        const notes = [
          ship === leadShip && `${words.lead}, ${words.speed(speed)}`,
          reinforcement && words.reinforcement,
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <CardRow
            key={ship}
            name={name}
            figures={`${firepower}/${shield}`}
            note={notes}
            target={{ kind: 'ship', seat, ship }}
            onRead={() => onRead({ kind: 'ship', ship })}
            onLook={onLook}
          />
        );
      })}
      {equipped.map((card) => (
        <CardRow
          key={card}
          name={cardName(card)}
          note={words.item}
          target={{ kind: 'item', seat, card }}
          onRead={() => onRead({ kind: 'card', card })}
          onLook={onLook}
        />
      ))}
    </ul>
  );
}

function Side({
  view,
  side,
  player,
  onRead,
  onLook,
}: Omit<SidesProps, 'seats'> & { readonly side: SideView; readonly player: string }) {
  const { seat } = side;
  const who = sideName(view, seat);
  const turn = turnWords(view, seat);
  return (
    <section class={`sk-side sk-side-${seat}`} aria-label={words.side(who, player)}>
      <p class="sk-side-name">
        <span class="sk-seat" aria-hidden="true">
          {seat}
        </span>{' '}
        {words.side(who, player)} {turn && <span class="small second">{turn}</span>}
      </p>
      <Sums side={side} />
      {side.field.length === 0 && <p class="small second">{words.noShips}</p>}
      <Field side={side} onRead={onRead} onLook={onLook} />
      <Piles
        piles={[
          ['fleetDeck', side.fleetDeck.count],
          ['repairBay', side.repairBay.count],
          ['scrapyard', side.scrapyard.length],
          ['usedCards', side.usedCards.length],
        ]}
        seat={seat}
        onRead={onRead}
        onLook={onLook}
      />
    </section>
  );
}

interface RowProps extends Pick<SidesProps, 'onLook'> {
  readonly name: string;
  readonly figures?: string;
  readonly note: string;
  readonly target: Target;
  readonly onRead: () => void;
}

/** A card that lies open. */
function CardRow({ name, figures, note, target, onRead, onLook }: RowProps) {
  return (
    <li>
      <button type="button" class="sk-card-row" onClick={onRead} {...lookOf(target, onLook)}>
        <span>{name}</span> {figures && <span class="figure">{figures}</span>}{' '}
        {note && <span class="small second">{note}</span>}
      </button>
    </li>
  );
}

const lookOf = (target: Target, onLook: SidesProps['onLook']) =>
  onLook
    ? {
        onFocus: () => onLook(target),
        onBlur: () => onLook(null),
        onPointerEnter: () => onLook(target),
        onPointerLeave: () => onLook(null),
      }
    : {};

interface PilesProps extends Pick<SidesProps, 'onRead' | 'onLook'> {
  readonly piles: readonly (readonly [pile: PileName, cards: number])[];
  readonly seat: SideView['seat'] | null;
}

/** Piles with their counts; each can be listed as far as it may. */
function Piles({ piles, seat, onRead, onLook }: PilesProps) {
  return (
    <ul class="sk-piles">
      {piles.map(([pile, cards]) => (
        <li key={pile}>
          <button
            type="button"
            class="sk-pile"
            onClick={() => onRead({ kind: 'pile', pile, seat })}
            {...lookOf({ kind: 'pile', pile, seat }, onLook)}
          >
            <span class="small">{words.piles[pile]}</span> <span class="figure">{cards}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
