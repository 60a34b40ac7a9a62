import { SIDES } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../../../messages/battlespace-sirius.ts';
import type { TableProps } from '../state.ts';
import { canPay, costOf, reactionOf, sameOption, type ReactTool } from '../tools/react.ts';
import { Go, Pick, Sides, Warnings } from './parts.tsx';
import { reactCards } from './react-data.ts';

/** The Enemy Reaction (BS-19.6): each legal reaction with its cost and what would be locked then; who pays; one confirmation. */
export function ReactActions({ table, state, tool }: TableProps & { readonly tool: ReactTool }) {
  const { view } = state;
  const cards = reactCards(view, tool);
  const chosen = cards.find(({ option }) => tool.option !== null && sameOption(option, tool.option));
  return (
    <div class="bs-act bs-react">
      <div class="bs-cards" role="group" aria-label={words.reactions}>
        {cards.map(({ option, name, cost, locked }) => (
          <Pick
            key={name}
            pressed={chosen?.option === option}
            onPick={() => table.input({ kind: 'react', option })}
            onLook={(looked) => table.input({ kind: 'glimpse', what: looked ? option : null })}
          >
            <span class="bs-card-head"><strong>{name}</strong><span class="figure small">{words.costs(cost)}</span></span>
            {locked.map(({ line, end, shot }) => <span key={line} class="small bs-locked"><span class="second">{line}: {end}</span>{shot && <span class="figure">{shot}</span>}</span>)}
          </Pick>
        ))}
      </div>
      <div class="bs-end">
        {tool.option && costOf(view, tool.option) > 0 && <Payers table={table} state={state} tool={tool} />}
        <Warnings state={state} command={tool.option && tool.pay.length === costOf(view, tool.option) ? reactionOf(tool.option, tool.pay) : null} />
        <Go table={table} state={state} name={chosen?.name ?? ''} missing={tool.option ? words.payLeft(costOf(view, tool.option) - tool.pay.length) : words.reactChoose} begun={tool.option !== null} />
      </div>
    </div>
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
    return { side, power, after: power - picked, picked, open: canPay(view, option, pay, side) || (cost === 1 && canPay(view, option, [], side)) };
  });
  return <Sides title={words.payers(cost)} choices={choices} back={cost > 1} onInput={table.input} does={() => words.pays} />;
}
