import type { SeatInfo } from '../../../../engine/recording.ts';
import { allyOf, targetable, type PlayerView, type Ship, type SpurView } from '../../../../games/orions-spur/index.ts';
import { Button } from '../../../kit/index.ts';
import { cardName, fleetIn, playerName, sharedVp, shipName, sideName, tintOf } from '../names.ts';
import type { About, PileName } from '../state.ts';
import type { Target } from '../table/stage.ts';
import { spurWords as words } from '../words/play.ts';
import { SeatMark } from './bar.tsx';
import { standingWords } from './card-words.ts';

interface SidesProps {
  readonly view: SpurView;
  readonly seats: readonly SeatInfo[];
  readonly read: (about: About) => void;
  readonly look: (target: Target | null) => void;
  /** Brings a fleet above the own one, on a tall screen; `near` = whose fleet lies below. */
  readonly onLead?: ((seat: string) => void) | undefined;
  readonly near?: string;
}

/** The whole table in words: every fleet, its points and piles. Every card and pile can be opened from here. */
export function Sides(props: SidesProps) {
  return (
    <div class="os-sides">
      {props.view.players.map((player) => (
        <Side key={player.seat} player={player} {...props} />
      ))}
    </div>
  );
}

function Side({ view, player, seats, read, look, onLead, near }: SidesProps & { readonly player: PlayerView }) {
  const { seat, vp, recruitment, eliminated } = player;
  const fleet = fleetIn(view, seat);
  const ally = allyOf(view.options, seat);
  const reach = new Set(targetable(view, seat).map(({ id }) => id));
  const name = words.side(sideName(view, seat), playerName(seats, seat));
  return (
    <section class={`os-side ${tintOf(seat)}`} aria-label={name}>
      <p class="os-side-name">
        <SeatMark seat={seat} /> {name}
        {onLead && seat !== near && (
          <Button small variant="quiet" class="push" onClick={() => onLead(seat)}>
            {words.lead}
          </Button>
        )}
      </p>
      <p class="small">
        <span class="figure">{words.vp(vp)}</span>, {words.recruitment(recruitment)}
        {eliminated && `, ${words.out}`}
        {ally !== null && `, ${words.withAlly(sideName(view, ally), sharedVp(view, seat))}`}
      </p>
      {fleet.length === 0 && !eliminated && <p class="small second">{words.noFleet}</p>}
      <ul class="os-list">
        {fleet.map((ship) => (
          <ShipRow key={ship.id} view={view} ship={ship} reach={reach} read={read} look={look} />
        ))}
      </ul>
      <Lasting view={view} seat={seat} />
      <Piles view={view} player={player} read={read} />
    </section>
  );
}

interface ShipProps extends Pick<SidesProps, 'view' | 'read' | 'look'> {
  readonly ship: Ship;
  readonly reach: ReadonlySet<string>;
}

function ShipRow({ view, ship, reach, read, look }: ShipProps) {
  const { id, shield, hull, energy } = ship;
  const target: Target = { kind: 'ship', id };
  return (
    <li>
      <button
        type="button"
        class="os-row"
        onClick={() => read({ kind: 'ship', id })}
        onFocus={() => look(target)}
        onBlur={() => look(null)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(target)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(null)}
      >
        <span class="os-name">{shipName(id)}</span> <span class="figure">{words.standing(shield, hull, energy)}</span>{' '}
        <span class="small second">{standingWords(view, ship, reach).join(', ')}</span>
      </button>
    </li>
  );
}

/** What lasts for a fleet or one of its ships (OS-10.28). */
function Lasting({ view, seat }: { readonly view: SpurView; readonly seat: string }) {
  const lasting = view.modifiers.filter((one) => one.seat === seat);
  return (
    <>
      {lasting.map(({ card, kind, amount, until, ship }) => (
        <p key={`${card} ${ship}`} class="small second">
          {ship === null ? '' : `${shipName(ship)}, `}
          {words.lasting(cardName(card), words.modifiers[kind](amount), until)}
        </p>
      ))}
    </>
  );
}

function Piles({
  view,
  player,
  read,
}: {
  readonly view: SpurView;
  readonly player: PlayerView;
  readonly read: SidesProps['read'];
}) {
  const { seat, hand, tacticsDeck, discard, shipDeck, reserve, trophies } = player;
  const piles: readonly (readonly [PileName, number])[] = [
    ['hand', hand.count],
    ['deck', tacticsDeck.count],
    ['discard', discard.length],
    ['shipDeck', shipDeck.length],
    ...(view.options.hardReserve ? [['reserve', reserve.count] as const] : []),
    ['trophies', trophies.length],
  ];
  return (
    <div class="os-piles">
      {piles.map(([pile, count]) => (
        <button key={pile} type="button" class="os-pile" onClick={() => read({ kind: 'pile', pile, seat })}>
          <span class="small">{words.piles[pile]}</span> <span class="figure">{count}</span>
        </button>
      ))}
    </div>
  );
}
