import { useMemo } from 'preact/hooks';
import { redoIcon, undoIcon } from '../../../../../assets/icons/interface.ts';
import {
  facingOutlook,
  SIDES,
  type BattlespaceSiriusView,
  type LineOutlook,
  type Maneuver,
} from '../../../../games/battlespace-sirius/index.ts';
import { Icon, Select } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { playerOf } from '../names.ts';
import type { TableProps } from '../state.ts';
import { asksPay, payers, planned, type ManeuverTool } from '../tools/maneuver.ts';
import { LineRow } from './line.tsx';
import { Go, Pick, Sides, Warnings } from './parts.tsx';
import { linesOf, mostLines, placeChoices, placeValue, turnChoices } from './place-data.ts';

const nameOf = (command: Maneuver): string =>
  command.kind === 'rotate' ? words.rotate(command.turn) : words[command.kind];

/**
 * The Maneuver step (BS-19.3): place, heading and who pays; what it would give; one confirmation. All maneuvers are
 * reached in three choices.
 */
export function ManeuverActions({ table, state, tool }: TableProps & { readonly tool: ManeuverTool }) {
  const { view } = state;
  const places = placeChoices(view);
  const turns = turnChoices(view);
  const command = planned(tool, tool.pay);
  const begun = tool.to !== null || tool.turn !== 0;
  return (
    <div class="bs-act bs-maneuver">
      <div class="bs-choices">
        <Select
          label={words.place}
          value={placeValue(tool.to)}
          options={places}
          onChange={(value) =>
            table.input({ kind: 'place', to: places.find((place) => place.value === value)?.to ?? null })
          }
        />
        {turns.length > 0 && (
          <div class="bs-turns" role="group" aria-label={words.heading1}>
            <span class="bs-caption">{words.heading1}</span>
            {turns.map(({ turn, heading }) => (
              <Pick
                key={turn}
                pressed={tool.turn === turn}
                onPick={() => table.input({ kind: 'turn', turn })}
                onLook={(looked) =>
                  table.input({ kind: 'glimpse', what: looked && turn !== tool.turn ? { to: tool.to, turn } : null })
                }
              >
                <span class="bs-turn">
                  {turn === 90 && <Icon of={redoIcon} size={14} />}
                  {turn === 270 && <Icon of={undoIcon} size={14} />}
                  {words.turnShort[turn]}
                </span>{' '}
                {turn !== 0 && <span class="unseen">{words.turnWays[turn]}, </span>}
                <span class="second small">{words.directions[heading]}</span>
              </Pick>
            ))}
          </div>
        )}
      </div>
      <Would state={state} tool={tool} />
      <div class="bs-end">
        {asksPay(tool) && <Payer table={table} state={state} tool={tool} />}
        {/* What is in hand keeps its warnings while something else is looked at: the panel stays as large as it is. */}
        <Warnings state={state} command={command} />
        <Go table={table} state={state} name={nameOf(command)} missing={words.payChoose} begun={begun} />
      </div>
    </div>
  );
}

function Payer({ table, state: { view }, tool }: TableProps & { readonly tool: ManeuverTool }) {
  const vessel = view.players.find(({ seat }) => seat === view.turnSeat)?.vessel;
  if (vessel?.kind !== 'ship') return null;
  const open = payers(view);
  const choices = SIDES.map((side, index) => {
    const power = vessel.power[index]!;
    const picked = tool.pay === side ? 1 : 0;
    return { side, power, after: power - picked, picked, open: open.includes(side) };
  });
  return (
    <Sides
      title={words.payer}
      asks={tool.pay === null}
      choices={choices}
      onInput={table.input}
      does={() => words.pays}
    />
  );
}

/** So many lines have their words on the table itself, also on a small screen. */
const FEW = 2;

/** The facing lines as they are, and beside them those of what is planned or pointed at. */
function Would({ state: { view }, tool }: Pick<TableProps, 'state'> & { readonly tool: ManeuverTool }) {
  const moved = tool.pointed !== null || tool.to !== null || tool.turn !== 0;
  // The place for the lines is kept: whatever is pointed at, the panel stays as high as it is.
  const lines = useMemo(() => mostLines(view), [view]);
  return (
    <div class={`bs-would ${lines > FEW ? 'bs-would-many' : ''}`} style={{ '--lines': lines }}>
      <Lines title={words.wouldNow} view={view} lines={facingOutlook(view)} none={words.noLinesNow} past={moved} />
      {moved ? (
        <Lines title={words.would} view={view} lines={linesOf(view, tool)} none={words.noLines} />
      ) : (
        <p class="small second bs-would-empty">{words.wouldEmpty}</p>
      )}
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly view: BattlespaceSiriusView;
  readonly lines: readonly LineOutlook[];
  /** What is said where there are none. */
  readonly none: string;
  /** Something else is looked at. */
  readonly past?: boolean;
}

function Lines({ title, view, lines, none, past = false }: LinesProps) {
  return (
    <section class={`bs-lines-of ${past ? 'bs-past' : ''}`} role="group" aria-label={title}>
      <span class="bs-caption">{title}</span>
      {lines.length === 0 && <p class="small second">{none}</p>}
      <ul>
        {lines.map((line) => (
          <li key={`${line.target}${line.line}`} class={`ship-${playerOf(view, line.target).ship}`}>
            <LineRow view={view} line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
