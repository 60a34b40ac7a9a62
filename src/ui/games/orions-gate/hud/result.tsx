import { useMemo } from 'preact/hooks';
import type { OrionsGateEvent, OrionsGateView, Side } from '../../../../games/orions-gate/index.ts';
import { sideOf, type BattleState } from '../state.ts';
import { battle as words } from '../words/play.ts';
import { endReason } from '../words/log.ts';
import type { LogContext } from '../../../match/desk.ts';
import { ResultTable } from '../../../match/result-table.tsx';
import { watchedAt, type Heard } from '../../../match/share/watched.ts';
import type { Watched } from '../share/course.ts';
import { DecidingMoment, type DecidingProps } from './deciding.tsx';
import { withSquadron } from './names.ts';
import { damageByShip, luckOf } from './figures.ts';

type ResultProps = Pick<DecidingProps, 'onShare' | 'onReplay'> & {
  readonly session: LogContext & Heard;
  readonly state: BattleState;
};

/** The figures of the end of a battle: OG-19.6, damage by ship, luck. Nothing until it is over. */
export function ResultFigures({ session, state, onShare, onReplay }: ResultProps) {
  const watched = useMemo((): Watched => watchedAt(session, state.viewer), []);
  const { view } = state;
  const { outcome } = view;
  if (!outcome) return null;
  const events = state.log.flatMap((log) => log.events);
  const sides = sidesOf(session);
  return (
    <>
      <DecidingMoment
        session={session}
        watched={watched}
        view={view}
        nameOf={sides.name}
        onShare={onShare}
        onReplay={onReplay}
      >
        <Score view={view} reason={outcome.reason} />
      </DecidingMoment>
      <DamageByShip view={view} events={events} sides={sides} />
      <Luck events={events} sides={sides} />
    </>
  );
}

/** The score, why it was over, and the figures of OG-19.6. */
function Score({ view, reason }: { readonly view: OrionsGateView; readonly reason: string }) {
  return (
    <div class="result-facts">
      <div class="result-score figure" aria-label={words.resultScore}>
        <span class="side-A">
          <span class="side-letter">A</span>
          {view.score.A}
        </span>
        <span class="quiet">:</span>
        <span class="side-B">
          {view.score.B}
          <span class="side-letter">B</span>
        </span>
      </div>
      <p class="second">{endReason(reason)}</p>
      <dl class="result-figures">
        <div>
          <dt>{words.resultDestroyed}</dt>
          <dd class="figure">
            A {view.destroyedPoints.A}, B {view.destroyedPoints.B}
          </dd>
        </div>
        <div>
          <dt>{words.resultRounds}</dt>
          <dd class="figure">{view.round}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Luck is a side's; where several captains lead it, it goes by no single name, and a ship says whose it is. */
interface Sides {
  readonly name: (side: Side) => string;
  /** The same with the name of the squadron. */
  readonly full: (side: Side) => string;
  readonly letter: (unit: string) => string;
}

function sidesOf({ seats }: LogContext): Sides {
  const captains = (side: Side) => seats.filter((info) => sideOf(info.seat) === side);
  return {
    name: (side) => (captains(side).length > 1 ? words.side(side) : (captains(side)[0]?.name ?? '')),
    full: (side) => (captains(side).length === 1 ? withSquadron(captains(side)[0]!) : words.side(side)),
    letter: (id) => (captains(sideOf(id)).length > 1 ? id.slice(0, 2).toUpperCase() : sideOf(id)),
  };
}

interface TableProps {
  readonly events: readonly OrionsGateEvent[];
  readonly sides: Sides;
}

function DamageByShip({ view, events, sides }: TableProps & { readonly view: OrionsGateView }) {
  const ships = damageByShip(view, events).filter(({ done, taken }) => done + taken > 0);
  if (ships.length === 0) return null;
  const most = Math.max(1, ...ships.map(({ done, taken }) => Math.max(done, taken)));
  return (
    <ResultTable
      title={words.damageByShip}
      rowsAre={words.sheet}
      titles={[words.damageDone, words.damageTaken]}
      rows={ships.map(({ id, done, taken }) => ({
        key: id,
        ...headed(sideOf(id), view.units.find((one) => one.id === id)!.name, sides.letter(id)),
        cells: [<Bar share={done / most} points={done} />, <Bar share={taken / most} points={taken} taken />],
      }))}
    />
  );
}

function Luck({ events, sides }: TableProps) {
  const luck = luckOf(events);
  return (
    <ResultTable
      title={words.luck}
      rowsAre={words.luck}
      titles={[words.luckHead.rolls, words.luckHead.expected, words.luckHead.rolled]}
      rows={SIDES.map((side) => ({
        key: side,
        ...headed(side, sides.full(side)),
        cells: [luck[side].rolls, luck[side].expected.toFixed(1), luck[side].rolled],
      }))}
      text={words.luckText}
      class="result-luck"
    />
  );
}

const SIDES: readonly Side[] = ['A', 'B'];

const headed = (side: Side, name: string, letter: string = side) => ({
  tint: `side-${side}`,
  who: (
    <>
      <span class="side-letter">{letter}</span> {name}
    </>
  ),
});

const Bar = ({
  share,
  points,
  taken = false,
}: {
  readonly share: number;
  readonly points: number;
  readonly taken?: boolean;
}) => (
  <>
    <span class={`result-bar ${taken ? 'result-taken' : ''}`} style={{ '--share': share }} aria-hidden="true" />
    <span class="figure">{points}</span>
  </>
);
