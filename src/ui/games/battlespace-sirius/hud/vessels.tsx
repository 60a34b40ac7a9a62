import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { Button } from '../../../kit/index.ts';
import { sirius as words } from '../../../messages/battlespace-sirius.ts';
import { vesselRows, type VesselRow } from './vessel-data.ts';

interface VesselsProps {
  readonly view: BattlespaceSiriusView;
  readonly seats: readonly SeatInfo[];
  readonly selected: Seat | null;
  readonly onPick: (seat: Seat) => void;
  /** Looks at the hidden card of a seat; null where nobody here may. */
  readonly onLook?: ((seat: Seat) => void) | undefined;
  readonly mayLook?: (seat: Seat) => boolean;
}

/** The vessels in words, seat by seat: the table for whoever does not see it. A row leads to its vessel. */
export function Vessels({ view, seats, selected, onPick, onLook, mayLook = () => false }: VesselsProps) {
  return (
    <ul class="bs-vessels">
      {vesselRows(view, seats).map((row) => (
        <li key={row.seat} class={`bs-vessel ship-${row.ship} ${row.out ? 'bs-out' : ''} ${row.seat === view.turnSeat && view.phase !== 'over' ? 'bs-turn-row' : ''}`}>
          <button type="button" class="bs-vessel-row" aria-pressed={row.seat === selected} onClick={() => onPick(row.seat)}>
            <span class="ship-mark" aria-hidden="true">{row.mark}</span>
            <span class="bs-vessel-head"><strong>{row.name}</strong> <span class="second small">{row.player}</span></span>
            {row.powers.length > 0 && <Powers row={row} />}
            {row.boat && <span class="small">{words.attributeLine(row.boat)}</span>}
            <span class="small second">{[row.state, row.where].filter(Boolean).join(', ')}</span>
            {row.draw && <span class="small bs-flag">{words.drawFlag}</span>}
          </button>
          {row.card && !row.out && (
            <span class="bs-vessel-card small quiet">
              {row.card}
              {row.hidden && onLook && mayLook(row.seat) && <Button small variant="quiet" class="bs-look" label={words.lookAt(row.name)} onClick={() => onLook(row.seat)}>{words.look}</Button>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The four sides as they stand round the ship. */
function Powers({ row: { powers } }: { readonly row: VesselRow }) {
  return (
    <span class="bs-powers">
      {powers.map(({ side, power }) => (
        <span key={side} class={`bs-power ${power === 0 ? 'bs-bare' : ''}`} title={words.power(side, power)}>
          <span class="second small" aria-hidden="true">{words.sideMarks[side]}</span> <span class="figure" aria-hidden="true">{power}</span><span class="unseen">{words.power(side, power)},</span>
        </span>
      ))}
    </span>
  );
}
