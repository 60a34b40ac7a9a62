import { closeIcon } from '../../../../../assets/icons/interface.ts';
import { shipCard, shopCard } from '../../../../games/skaxar/index.ts';
import { Button } from '../../../kit/index.ts';
import { skaxar as words } from '../words/play.ts';
import { GoButton } from '../../../match/go-button.tsx';
import { IdlePanel } from '../../../match/idle-panel.tsx';
import { useTold } from '../../../match/use-told.ts';
import type { TableProps } from '../state.ts';
import { commandOf } from '../tools/reduce.ts';
import { Compare } from './compare.tsx';
import { Detail } from './detail.tsx';
import { buyerOf } from './fight-data.ts';
import { isBadBuy, leavesWin } from './go-data.ts';
import { HarvestList } from './harvest-list.tsx';
import { peopleAt } from './sheets.tsx';
import { ShopList } from './shop-list.tsx';
import { shownOf } from './shown.ts';

/**
 * The fight as it stands, the Shop or the asteroid row, and every legal action of the moment. Whatever can be done on
 * the table can be done here.
 */
export function ActionPanel({ table, state }: TableProps) {
  const { view, tool, seat } = state;
  const told = useTold(state, true);
  if (view.phase === 'over')
    return (
      <div class="act-go">
        <Button variant="primary" onClick={() => table.open('result')}>
          {words.showResult}
        </Button>
      </div>
    );
  const shown = shownOf(state, buyerOf(view, seat, peopleAt(table)));
  return (
    <div class="sk-act act-column">
      {tool.kind === 'harvest' ? (
        <HarvestList table={table} state={state} />
      ) : (
        <>
          <Compare view={view} seat={shown.seat} now={shown.now} would={shown.would} past={state.busy} />
          <ShopList table={table} state={state} shown={shown} />
        </>
      )}
      <div class="sk-foot">
        {tool.kind !== 'harvest' && <Detail table={table} state={state} shown={shown} />}
        {tool.kind === 'idle' ? (
          <IdlePanel desk={table} state={{ ...state, log: told }} waiting={words.waiting} />
        ) : (
          <Go table={table} state={state} />
        )}
      </div>
    </div>
  );
}

/** The one bright button: what is in hand is ordered, with nothing in hand the window is closed. */
function Go({ table, state: { tool, view, seat } }: TableProps) {
  const command = commandOf(tool);
  const harvests = tool.kind === 'harvest';
  const name = harvests ? words.decline : view.window === 'rescue' ? words.passRescue : words.finish;
  const end = { name, short: name === words.finish ? words.finishShort : name, key: harvests ? 'D' : 'P' };
  const finish = () => table.input({ kind: 'finish' });
  // To go without a ship loses the game, and a harvest costs nothing: declining either is never the bright button.
  if (!command && view.window !== 'session')
    return (
      <div class="act-go">
        <Button small shortcut={end.key} onClick={finish}>
          {end.name}
        </Button>
        <Button variant="primary" disabled>
          {harvests ? words.harvestChoose : words.rescueChoose}
        </Button>
      </div>
    );
  if (!command)
    return (
      <div class="act-go">
        <GoButton name={end.name} warned={seat !== null && leavesWin(view, seat)} shortcut={end.key} onClick={finish} />
      </div>
    );
  return (
    <div class="act-go">
      <Button
        small
        variant="quiet"
        icon={closeIcon}
        label={words.back}
        onClick={() => table.input({ kind: 'cancel' })}
      />
      <Button small {...(harvests ? { shortcut: end.key } : {})} onClick={finish}>
        {end.short}
      </Button>
      <GoButton
        name={nameOf(view, command)}
        warned={seat !== null && isBadBuy(view, seat, command)}
        shortcut="Enter"
        onClick={() => table.input({ kind: 'confirm' })}
      />
    </div>
  );
}

/** What the bright button does. */
function nameOf({ shop }: TableProps['state']['view'], command: NonNullable<ReturnType<typeof commandOf>>): string {
  if (command.type === 'harvest') return words.harvest(command.slot);
  const card = command.type === 'buy' ? (shop[command.slot - 1] ?? null) : null;
  if (command.type !== 'buy' || card === null) return words.finish;
  const { name } = shopCard(card);
  return command.ship === undefined ? words.buy(name) : words.buyShip(shipCard(command.ship).name);
}
