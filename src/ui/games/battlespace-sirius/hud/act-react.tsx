import { warningIcon } from '../../../../../assets/icons/interface.ts';
import { SIDES, type BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { Icon } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { shipName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { canPay, costOf, reactionOf, sameOption, type ReactTool } from '../tools/react.ts';
import { End } from './line.tsx';
import { Go, Pick, Sides, Warnings } from './parts.tsx';
import { reactCards, reactGroups, type ReactCard } from './react-data.ts';

/**
 * The Enemy Reaction (BS-19.6): each legal reaction with its cost, what would be locked then and what may come back;
 * who pays; one confirmation.
 */
export function ReactActions({ table, state, tool }: TableProps & { readonly tool: ReactTool }) {
  const { view } = state;
  const cards = reactCards(view, tool);
  const chosen = cards.find(({ option }) => tool.option !== null && sameOption(option, tool.option));
  return (
    <div class="bs-act bs-react">
      <div class="bs-groups" role="group" aria-label={words.reactions}>
        {reactGroups(cards).map((group) => (
          <section key={group.kind} class={`bs-group bs-group-${group.kind}`}>
            <p class="bs-caption">{words.reactGroups[group.kind]}</p>
            <div class="bs-cards">
              {group.cards.map((card) => (
                <Pick
                  key={card.name}
                  class={card.threat?.destroys ? 'bs-risky' : ''}
                  pressed={chosen?.option === card.option}
                  onPick={() => table.input({ kind: 'react', option: card.option })}
                  onLook={(looked) => table.input({ kind: 'glimpse', what: looked ? card.option : null })}
                >
                  <Consequences view={view} card={card} />
                </Pick>
              ))}
            </div>
          </section>
        ))}
      </div>
      {!tool.option && <p class="bs-legend small second">{words.threat.legend}</p>}
      <div class="bs-end">
        {tool.option && costOf(view, tool.option) > 0 && <Payers table={table} state={state} tool={tool} />}
        <Warnings
          state={state}
          command={
            tool.option && tool.pay.length === costOf(view, tool.option) ? reactionOf(tool.option, tool.pay) : null
          }
        />
        <Go
          table={table}
          state={state}
          name={chosen?.name ?? ''}
          missing={tool.option ? words.payLeft(costOf(view, tool.option) - tool.pay.length) : words.reactChoose}
          begun={tool.option !== null}
        />
      </div>
    </div>
  );
}

/** A reaction: name and cost, the locked lines as it leaves them, its shots, and what may come back. */
function Consequences({
  view,
  card: { name, cost, locked, destroys, threat, figures },
}: {
  readonly view: BattlespaceSiriusView;
  readonly card: ReactCard;
}) {
  return (
    <>
      <span class="bs-card-head">
        <strong>{name}</strong> <span class="figure small">{words.costs(cost)}</span>
      </span>
      <span class={`bs-locked ${locked.some(({ shot }) => shot) ? 'bs-locked-shot' : ''}`}>
        {locked.map(({ line, end, shot }) => (
          <span key={line} class="bs-line-seen">
            <span class="bs-line-name figure">{line}</span> <End view={view} seat={view.engagedSeat!} end={end} />
            {shot && !destroys && (
              <span class="bs-shot small" title={words.shotAt(shot.at)}>
                <b class="figure">
                  {shot.percent ? (
                    <>
                      <span class="unseen">{words.hits('')}</span>
                      {shot.percent}
                    </>
                  ) : (
                    shot.chance
                  )}
                </b>
              </span>
            )}
          </span>
        ))}
      </span>
      {destroys && <span class="small bs-note bs-kills">{words.reactDestroys(shipName(view, view.turnSeat))}</span>}
      {threat?.destroys && (
        <span class="small bs-note bs-danger">
          <Icon of={warningIcon} size={14} /> {words.threat.destroys}
        </span>
      )}
      {figures.length > 0 && (
        <span class="bs-may small">
          {figures.map(([label, value]) => (
            <span key={label}>
              <b class="figure">{value}</b> {label}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Payers({ table, state: { view }, tool }: TableProps & { readonly tool: ReactTool }) {
  const vessel = view.players.find(({ seat }) => seat === view.engagedSeat)?.vessel;
  if (vessel?.kind !== 'ship' || !tool.option) return null;
  const { option, pay } = tool;
  const cost = costOf(view, option);
  const choices = SIDES.map((side, index) => {
    const picked = pay.filter((one) => one === side).length;
    const power = vessel.power[index]!;
    return {
      side,
      power,
      after: power - picked,
      picked,
      open: canPay(view, option, pay, side) || (cost === 1 && canPay(view, option, [], side)),
    };
  });
  return (
    <Sides
      title={words.payers(cost)}
      asks={pay.length < cost}
      choices={choices}
      back={cost > 1}
      onInput={table.input}
      does={() => words.pays}
    />
  );
}
