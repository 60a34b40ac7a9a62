import type { BattlespaceSiriusView, LineEnd, LineOutlook } from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { sirius as words } from '../words/play.ts';
import { playerOf, vesselName } from '../names.ts';
import { namedLine } from './place-data.ts';

/** Power as the table shows it: a clip in the colour of its ship, hollow at 0. */
export const Clip = ({ power, after = power }: { readonly power: number; readonly after?: number }) => (
  <b class={`bs-clip figure ${after === 0 ? 'bs-clip-bare' : ''}`}>
    {after === power ? power : words.changes(power, after)}
  </b>
);

/** What stands at an end of a line: a side with its clip, or a lifeboat with its Hull. */
export function End({
  view,
  seat,
  end,
}: {
  readonly view: BattlespaceSiriusView;
  readonly seat: Seat;
  readonly end: LineEnd;
}) {
  return (
    <span class={`bs-line-end ship-${playerOf(view, seat).ship}`}>
      <span>{end.kind === 'side' ? words.sides[end.side] : vesselName(view, seat)}</span>{' '}
      <Clip power={end.kind === 'side' ? end.power : end.hull} />
    </span>
  );
}

/** BS-19.2: a facing line in the one way the panels write it: its name, the firing end, what it points at. */
export function LineRow({ view, line }: { readonly view: BattlespaceSiriusView; readonly line: LineOutlook }) {
  return (
    <span class="bs-line">
      <span class="unseen">{namedLine(view, line)}</span>
      <span class="bs-line-seen" aria-hidden="true">
        <span class="bs-line-name figure">{line.line}</span>
        <End view={view} seat={line.attacker} end={line.own} />
        <span class="bs-line-to">▸</span>
        <End view={view} seat={line.target} end={line.other} />
      </span>
    </span>
  );
}
