import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { DIRECTIONS, type BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { usePress } from '../../../cards/use-press.ts';
import { Button } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { vesselRows, type VesselRow } from './vessel-data.ts';

interface VesselsProps {
  readonly view: BattlespaceSiriusView;
  readonly seats: readonly SeatInfo[];
  readonly selected: Seat | null;
  readonly onPick: (seat: Seat) => void;
  /** Looks at the hidden card of a seat; null where nobody here may. */
  readonly onLook?: ((seat: Seat) => void) | undefined;
  readonly mayLook?: (seat: Seat) => boolean;
  /** A vessel is looked at, null: no longer; a finger that rests on one reads it. */
  readonly onPoint?: (seat: Seat | null) => void;
  readonly onRead?: (seat: Seat) => void;
}

type RowProps = Pick<VesselsProps, 'view' | 'onPick' | 'onPoint' | 'onRead'> & {
  readonly row: VesselRow;
  readonly pressed: boolean;
};

/** What a vessel is and does; a press leads to it. */
function Row({ view, row, pressed, onPick, onPoint, onRead }: RowProps) {
  const handling = usePress({ onHold: onRead && (() => onRead(row.seat)) });
  const acts = row.seat === view.turnSeat || row.seat === view.engagedSeat;
  return (
    <button
      type="button"
      class="bs-vessel-row"
      aria-pressed={pressed}
      title={words.showVessel(row.name)}
      onClick={() => onPick(row.seat)}
      onFocus={() => onPoint?.(row.seat)}
      onBlur={() => onPoint?.(null)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.(row.seat)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint?.(null)}
      {...handling}
    >
      <span class="bs-vessel-head">
        <span class="ship-mark" aria-hidden="true">
          {row.mark}
        </span>{' '}
        <strong>{row.name}</strong> <span class="second small">{row.player}</span>
        {row.heading && (
          <span aria-hidden="true" class="bs-heading small second">
            <i style={{ rotate: `${DIRECTIONS.indexOf(row.heading) * 90}deg` }}>↑</i> {row.heading}
          </span>
        )}
      </span>
      {row.powers.length > 0 && <Powers row={row} />}
      {row.boat && <span class="small">{words.attributeLine(row.boat)}</span>}
      <span class="bs-vessel-state small second" title={row.where}>
        <span class={acts ? 'bs-acts' : ''}>{row.state}</span>
        <span class="unseen">{row.where}</span>
      </span>
      {row.draw && <span class="small bs-flag">{words.drawFlag}</span>}
    </button>
  );
}

/** The lifeboat card of a seat, and a look at it for who may. */
function BoatCard({ row, onLook }: { readonly row: VesselRow; readonly onLook: ((seat: Seat) => void) | null }) {
  if (!row.card || row.out) return null;
  return (
    <span class="bs-vessel-card small quiet" title={row.card}>
      <i class="bs-card-back" aria-hidden="true" /> <span class={row.hidden ? 'unseen' : ''}>{row.card}</span>
      {row.hidden && onLook && (
        <Button small variant="quiet" class="bs-look" label={words.lookAt(row.name)} onClick={() => onLook(row.seat)}>
          {words.look}
        </Button>
      )}
    </span>
  );
}

/** The vessels in words, seat by seat: the table for whoever does not see it. A row leads to its vessel. */
export function Vessels({ view, seats, selected, onPick, onLook, mayLook = () => false, ...reads }: VesselsProps) {
  const turn = ({ seat }: VesselRow): boolean => seat === view.turnSeat && view.phase !== 'over';
  return (
    <ul class="bs-vessels">
      {vesselRows(view, seats).map((row) => (
        <li
          key={row.seat}
          class={`bs-vessel ship-${row.ship} ${row.out ? 'bs-out' : ''} ${turn(row) ? 'bs-turn-row' : ''}`}
        >
          <Row view={view} row={row} pressed={row.seat === selected} onPick={onPick} {...reads} />
          <BoatCard row={row} onLook={onLook && mayLook(row.seat) ? onLook : null} />
        </li>
      ))}
    </ul>
  );
}

/** Most Power of a side, as marks of its meter (BS-1.3). */
const MARKS = [1, 2, 3, 4, 5, 6] as const;

/** The four sides as a number with a meter below; the weakest has its own mark. */
function Powers({ row: { powers } }: { readonly row: VesselRow }) {
  return (
    <span class="bs-powers">
      {powers.map(({ side, power, weakest }) => (
        <span
          key={side}
          class={`bs-power ${power === 0 ? 'bs-bare' : ''} ${weakest ? 'bs-weak' : ''}`}
          title={`${words.power(side, power)}${weakest ? `, ${words.weakest}` : ''}`}
        >
          <span class="second small" aria-hidden="true">
            {words.sideMarks[side]}
          </span>{' '}
          <span class="figure" aria-hidden="true">
            {power}
          </span>
          <span class="bs-meter" aria-hidden="true">
            {MARKS.map((mark) => (
              <i key={mark} class={mark <= power ? 'bs-full' : ''} />
            ))}
          </span>
          <span class="unseen">
            {words.power(side, power)}
            {weakest && `, ${words.weakest}`},
          </span>
        </span>
      ))}
    </span>
  );
}
