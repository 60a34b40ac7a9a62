import { closeIcon } from '../../../../../assets/icons/interface.ts';
import type { SpurCommand } from '../../../../games/orions-spur/index.ts';
import { Button } from '../../../kit/index.ts';
import { GoButton } from '../../../match/go-button.tsx';
import { IdlePanel } from '../../../match/idle-panel.tsx';
import { play as common } from '../../../match/words/play.ts';
import { cardName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { isPicked, pickedDeed, type Deed } from '../tools/deed.ts';
import { layoutCommand, leavesNoFleet, limitsOf } from '../tools/reduce.ts';
import { deedOutlook } from '../overlays.ts';
import { spurWords as words } from '../words/play.ts';
import { CardsPanel } from './cards-panel.tsx';
import { DeedPanel, valueName } from './deed-panel.tsx';
import { FleetPanel } from './fleet-panel.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import { outlookText } from './outlook-words.ts';
import { WindowPanel } from './window-panel.tsx';

/** Every legal order of the moment: whatever can be done on the table can be done here. */
export function ActionPanel({ table, state }: TableProps) {
  const { view, seat } = state;
  if (view.phase === 'gameOver')
    return (
      <div class="act-go">
        <Button variant="primary" onClick={() => table.open('result')}>
          {words.showResult}
        </Button>
      </div>
    );
  return (
    <div class="os-act act-column">
      {view.window ? (
        <WindowPanel table={table} state={state} />
      ) : (
        <div class="os-rows">
          <DeedPanel table={table} state={state} />
          <FleetPanel table={table} state={state} />
          <LayoutPanel table={table} state={state} />
          <CardsPanel table={table} state={state} />
        </div>
      )}
      {seat === null ? (
        <IdlePanel desk={table} state={state} waiting={words.waiting} />
      ) : (
        !view.window && <Foot table={table} state={state} />
      )}
    </div>
  );
}

/** What is in hand with what it comes to, and the bright button. */
function Foot({ table, state }: TableProps) {
  const { tool } = state;
  switch (tool.kind) {
    case 'deed':
      return <DeedFoot table={table} state={state} />;
    case 'fleet':
      return (
        <Confirm
          table={table}
          state={state}
          name={words.chooseFleet}
          command={{ type: 'chooseFleet', designs: tool.designs }}
        />
      );
    case 'layout': {
      const command = layoutCommand(state.view, tool.layout);
      const kept = command.type === 'reorganize' && command.keep;
      return (
        <Confirm
          table={table}
          state={state}
          name={kept ? words.keepPlaces : words.setLayout}
          command={command}
          warning={leavesNoFleet(state.view, tool.layout) ? words.noFleetLeft : null}
        />
      );
    }
    case 'moves':
      return (
        <Confirm
          table={table}
          state={state}
          back
          name={`${words.playMoves}: ${cardName(tool.card)}`}
          command={{ type: 'playSpecial', card: tool.card, moves: tool.moves }}
        />
      );
    case 'cards':
      return <CardsFoot table={table} state={state} />;
    case 'idle':
      return null;
  }
}

interface ConfirmProps extends TableProps {
  readonly name: string;
  readonly command: SpurCommand;
  readonly back?: boolean;
  /** What it would waste: it is quiet then, and Enter does not press it. */
  readonly warning?: string | null;
}

/** A bright button that says why it cannot be pressed while what is made is not legal. */
function Confirm({ table, state: { seat }, name, command, back, warning = null }: ConfirmProps) {
  const refused = table.session.check(seat!, command);
  const warned = refused.length === 0 && warning !== null;
  return (
    <div class="os-foot">
      {(refused[0] || warned) && <p class="small os-warn">{refused[0]?.reason ?? warning}</p>}
      <div class="act-go">
        {back && <Back table={table} />}
        <Button
          class="button-go"
          variant={refused.length > 0 || warned ? 'plain' : 'primary'}
          shortcut={warned ? undefined : 'Enter'}
          refused={refused}
          onClick={() => table.input({ kind: 'confirm' })}
        >
          {warned ? common.anyway(name) : name}
        </Button>
      </div>
    </div>
  );
}

const Back = ({ table }: Pick<TableProps, 'table'>) => (
  <Button small variant="quiet" icon={closeIcon} label={words.back} onClick={() => table.input({ kind: 'cancel' })} />
);

function CardsFoot({ table, state }: TableProps) {
  const { view, tool } = state;
  if (tool.kind !== 'cards') return null;
  const limits = limitsOf(view, tool);
  const short = tool.cards.length < (limits?.least ?? 0);
  const names = {
    regroup: words.regroupWith(tool.cards.length),
    trade: words.tradeWith(tool.cards.length),
    discard: words.discardWith(tool.cards.length, limits?.least ?? 0),
  };
  return (
    <div class="os-foot">
      <div class="act-go">
        {tool.use !== 'discard' && <Back table={table} />}
        <Button
          class="button-go"
          variant={short ? 'plain' : 'primary'}
          disabled={short}
          shortcut="Enter"
          onClick={() => table.input({ kind: 'confirm' })}
        >
          {names[tool.use]}
        </Button>
      </div>
    </div>
  );
}

/** The order in hand with what it comes to; with nothing in hand, how the turn goes on. */
function DeedFoot({ table, state }: TableProps) {
  const { view, tool } = state;
  if (tool.kind !== 'deed') return null;
  const deed = pickedDeed(view, tool.picks);
  if (!deed) return <GoOn table={table} state={state} />;
  const outlook = deedOutlook(view, deed);
  const moves = deed.command.type === 'playSpecial' && deed.command.moves !== undefined;
  return (
    <div class="os-foot">
      {outlook && (
        <p class="small">
          <span class="eyebrow">{words.passing}</span> {outlookText(view, outlook)}
        </p>
      )}
      <div class="act-go">
        <Back table={table} />
        <GoButton
          name={deedName(view, deed)}
          shortcut="Enter"
          onClick={() =>
            table.input(
              moves ? { kind: 'moves', card: deed.source!, most: view.bounds?.moves ?? 1 } : { kind: 'confirm' },
            )
          }
        />
      </div>
    </div>
  );
}

/** What the bright button says of an order. */
function deedName(view: TableProps['state']['view'], { verb, actor, source, target, command }: Deed): string {
  const picks = actor === null ? {} : { actor };
  const what = source !== null && verb !== 'attack' ? `: ${valueName(view, 'source', source, picks)}` : '';
  const by = verb === 'attack' && source !== null ? `${valueName(view, 'source', source, picks)}` : words.verbs[verb];
  const whom = target === null ? '' : `, ${valueName(view, 'target', target, picks)}`;
  const over = command.type === 'attack' && command.overcharge ? `, ${words.overcharge}` : '';
  return `${by}${what}${whom}${over}`;
}

/** Regroup, finish, end the turn: what can be done with nothing in hand. */
function GoOn({ table, state: { view, tool } }: TableProps) {
  const can = (type: SpurCommand['type']): boolean => view.choices.some((one) => one.type === type);
  const picked = tool.kind === 'deed' && isPicked(tool.picks);
  return (
    <div class="os-foot">
      <div class="act-go">
        {picked && <Back table={table} />}
        {can('repairForRecruit') && (
          <Button small onClick={() => table.input({ kind: 'cards', use: 'trade' })}>
            {words.trade}
          </Button>
        )}
        {can('regroup') && (
          <Button shortcut="R" tip={words.regroupTip} onClick={() => table.input({ kind: 'cards', use: 'regroup' })}>
            {words.regroup}
          </Button>
        )}
        {can('finishAttacks') && (
          <Button shortcut="E" onClick={() => void table.order({ type: 'finishAttacks' })}>
            {words.finishAttacks}
          </Button>
        )}
        {can('endTurn') && (
          <Button
            class="button-go"
            variant={picked ? 'plain' : 'primary'}
            shortcut="E"
            onClick={() => void table.order({ type: 'endTurn' })}
          >
            {words.endTurn}
          </Button>
        )}
      </div>
    </div>
  );
}
