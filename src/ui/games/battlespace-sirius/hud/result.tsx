import type { SeatInfo } from '../../../../engine/recording.ts';
import { playerOf, shipName } from '../names.ts';
import { sirius as words } from '../../../messages/battlespace-sirius.ts';
import type { SiriusState } from '../state.ts';
import { ShipMark } from './bar.tsx';
import { endOf, type EndRow } from './end-data.ts';

/** The end of a game: BS-10.7 and BS-10.8, Power dealt and lost, shots, luck. Nothing until it is over. */
export function ResultFigures({ seats, state }: { readonly seats: readonly SeatInfo[]; readonly state: SiriusState }) {
  const end = endOf(state, seats);
  if (!end) return null;
  const { view } = state;
  const head = (row: EndRow) => <th scope="row"><ShipMark view={view} seat={row.seat} /> {shipName(view, row.seat)} <span class="second small">{seats.find(({ seat }) => seat === row.seat)?.name}</span></th>;
  return (
    <>
      <p>{end.closing}</p>
      <p class="second">{end.reason}</p>
      <table class="result-table bs-result">
        <thead><tr><th scope="col">{words.placing}</th><th scope="col" class="unseen">{words.ship}</th><th scope="col">{words.score}</th><th scope="col">{words.dealt}</th><th scope="col">{words.lost}</th><th scope="col">{words.shots}</th></tr></thead>
        <tbody>
          {end.rows.map((row) => (
            <tr key={row.seat} class={`ship-${playerOf(view, row.seat).ship}`}>
              <td class="figure">{words.rank(row.rank)}</td>{head(row)}<td class="figure">{row.score}</td><td class="figure">{row.dealt}</td><td class="figure">{row.lost}</td><td class="figure">{row.shots}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h3 class="eyebrow">{words.luck}</h3>
        <table class="result-table bs-result">
          <thead><tr><th scope="col" class="unseen">{words.ship}</th><th scope="col">{words.luckHead.dice}</th><th scope="col">{words.luckHead.expected}</th><th scope="col">{words.luckHead.rolled}</th></tr></thead>
          <tbody>{end.rows.map((row) => <tr key={row.seat}>{head(row)}<td class="figure">{row.dice}</td><td class="figure">{row.expected}</td><td class="figure">{row.hits}</td></tr>)}</tbody>
        </table>
        <p class="small quiet">{words.luckText}</p>
      </section>
    </>
  );
}
