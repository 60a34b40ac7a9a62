import { useMemo } from 'preact/hooks';
import { shipData, type BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import type { BarParts } from '../../../match/top-bar.tsx';
import { undoTip } from '../../../match/undo-tip.ts';
import { playerOf, shipName, vesselName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { sentenceFor } from './sentence.ts';
import { flagWords, quietWords, turnSteps } from './turn-data.ts';

/** The mark of a ship in its colour. */
export const ShipMark = ({ view, seat }: { readonly view: BattlespaceSiriusView; readonly seat: string }) => {
  const { ship } = playerOf(view, seat);
  return (
    <span class={`ship-mark ship-${ship}`} aria-hidden="true">
      {shipData(ship).mark}
    </span>
  );
};

/** BS-19.10: turn and round, and the four steps of the turn with the current one marked. */
export function TurnSteps({ view }: { readonly view: BattlespaceSiriusView }) {
  return (
    <>
      <span class="figure bs-turn-count">
        {words.turnOf(view.turnNumber)}
        <span class="bs-turn-round">{words.roundOf(view.round)}</span>
      </span>
      {view.phase !== 'over' && <Sides view={view} />}
      <ol class="bs-steps" aria-label={words.stepsLabel}>
        {turnSteps(view).map(({ step, number, name, now, done, decides }) => (
          <li
            key={step}
            class={`bs-step ${now ? 'bs-step-now' : ''} ${done ? 'bs-step-done' : ''} ${now && decides !== null ? `ship-${playerOf(view, decides).ship}` : ''}`}
            aria-current={now ? 'step' : undefined}
            title={`${number}. ${name}${now && decides !== null ? `: ${shipName(view, decides)}` : done ? `, ${words.stepDone}` : ''}`}
          >
            <span class="bs-step-word">
              <span class="figure">{number}</span> {name}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whose turn it is, and whom they have engaged. */
function Sides({ view }: { readonly view: BattlespaceSiriusView }) {
  const { turnSeat, engagedSeat } = view;
  const text =
    engagedSeat === null
      ? words.turnIs(shipName(view, turnSeat))
      : words.engages(shipName(view, turnSeat), vesselName(view, engagedSeat));
  return (
    <span class="bs-sides-now" title={text}>
      <ShipMark view={view} seat={turnSeat} />
      {engagedSeat !== null && (
        <span aria-hidden="true" class="bs-versus">
          {' '}
          ▸{' '}
        </span>
      )}
      {engagedSeat !== null && <ShipMark view={view} seat={engagedSeat} />}
      <span class="unseen">{text}</span>
    </span>
  );
}

/** BS-19.10: draw flags and the quiet turns, while there is something to say. */
export function DrawState({ view }: { readonly view: BattlespaceSiriusView }) {
  const lines = [quietWords(view), flagWords(view)].filter((line) => line !== null);
  return lines.length === 0 ? null : (
    <div class="bs-draw small" role="status">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** Turn, steps, who decides what and why, draw flags. */
export function useBar({ table, state }: TableProps): BarParts {
  const { view } = state;
  const left = useMemo(() => <TurnSteps view={view} />, [view]);
  const right = useMemo(() => <DrawState view={view} />, [view]);
  const decides = view.decider;
  const mark = useMemo(
    () => decides !== null && view.phase !== 'over' && <ShipMark view={view} seat={decides} />,
    [view, decides],
  );
  return {
    left,
    right,
    mark,
    tint: decides === null ? '' : `ship-${playerOf(view, decides).ship}`,
    sentence: sentenceFor(state, table.session.seats),
    undoTip: undoTip(table, state, (ply) => words.undoWhat(ply.command.type, shipName(view, ply.seat))),
  };
}
