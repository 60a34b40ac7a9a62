import type { ComponentChildren } from 'preact';
import { attackPreview, type CommandOf } from '../../../../games/retrograde/index.ts';
import { closeIcon } from '../../../../../assets/icons/interface.ts';
import { Button } from '../../../kit/index.ts';
import { planned } from '../aids/reach.ts';
import { thingName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { retrogradeWords as words } from '../words/play.ts';
import type { Action } from './action.ts';
import { spendsOf } from './actions.ts';
import { lookProps } from '../../../match/look-props.ts';

/** Burns, a row for each asset: its orbitals with what it costs to get there. */
export function Burns({ table, actions }: Pick<TableProps, 'table'> & { readonly actions: readonly Action[] }) {
  const rows = [...new Set(actions.map(({ place }) => place!.name))];
  return (
    <>
      {rows.map((name) => (
        <div key={name} class="rg-burns">
          <span class="rg-burn-to small" aria-hidden="true">
            {name}
          </span>
          <span class="rg-chips">
            {actions
              .filter(({ place }) => place!.name === name)
              .map((one) => (
                <BurnChip key={one.key} action={one} table={table} />
              ))}
          </span>
        </div>
      ))}
    </>
  );
}

/** One burn, or several to one place: a press lays them out. What they lead to stays in the list, chosen. */
function BurnChip({ action, table }: Pick<TableProps, 'table'> & { readonly action: Action }) {
  const { label, detail, refused, place, target } = action;
  const isPlanned = place!.planned ?? false;
  return (
    <Looking action={action} table={table}>
      <Button
        small
        {...(isPlanned ? { pressed: true } : {})}
        {...(refused ? { refused: [refused] } : {})}
        onClick={() => table.input({ kind: 'pick', target: target!, mouse: false })}
      >
        <span class="unseen">{words.burnLabel(label, detail)}</span>
        <span class="rg-chip" aria-hidden="true">
          <span class="small second">{words.orbitalChip(place!.orbital)}</span>
          <span class="figure rg-chip-cost">{place!.cost}</span>
        </span>
      </Button>
    </Looking>
  );
}

/** The burns that are laid out, one after another; a press takes one back, and those after it. */
export function Legs({ table, state: { view, tool } }: TableProps) {
  const plan = tool.held && planned(view, tool.held.id, tool.plan);
  if (!plan || plan.legs.length === 0) return null;
  return (
    <ol class="rg-legs" aria-label={words.plan}>
      {plan.legs.map(({ asset, orbital, cost, parts, left }, at) => {
        const leg = words.leg(words.at(thingName(view, asset), orbital), parts ?? String(cost), left);
        return (
          <li key={at}>
            <span class="small figure">{leg}</span>
            <Button
              small
              variant="quiet"
              icon={closeIcon}
              label={words.takeBackLeg(words.at(thingName(view, asset), orbital))}
              onClick={() => table.input({ kind: 'takeBack', keep: at })}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Shows on the table what an action is about, while it is pointed at or has the focus. */
function Looking({
  action: { target },
  table,
  children,
}: Pick<TableProps, 'table'> & { readonly action: Action; readonly children: ComponentChildren }) {
  const look = (looked: boolean) => void (target && table.point(looked ? target : null));
  return (
    <span class="rg-action" {...lookProps(look)} onFocusIn={() => look(true)} onFocusOut={() => look(false)}>
      {children}
    </span>
  );
}

/** One action: ordered at once, or taken in hand where it waits for a confirmation. */
export function ActionButton({
  action,
  table,
  inHand,
}: Pick<TableProps, 'table'> & { readonly action: Action; readonly inHand: boolean }) {
  const { label, detail, commands, aims, refused } = action;
  const press = () => (aims ? table.input({ kind: 'take', command: commands[0]! }) : table.orderAll(commands));
  return (
    <Looking action={action} table={table}>
      <Button
        small
        wide
        {...(aims ? { pressed: inHand } : {})}
        {...(refused ? { refused: [refused] } : {})}
        onClick={press}
      >
        {label}
        {detail !== '' && <span class="rg-detail figure">{detail}</span>}
      </Button>
    </Looking>
  );
}

/** RG-23.9: the exact odds of an attack for every amount that may be spent. */
export function Spends({ table, state: { view, tool } }: TableProps & { readonly command: CommandOf<'attack'> }) {
  const command = tool.command as CommandOf<'attack'>;
  const spends = spendsOf(view, command);
  const name = thingName(view, command.target);
  const { preview } = spends.find((one) => one.command.spend === command.spend) ?? {
    preview: attackPreview(view, command.spacecraft, command.target, command.spend),
  };
  return (
    <div class="rg-odds">
      <div class="rg-spends" role="group" aria-label={words.spendTitle(name)}>
        {spends.map(({ command: one, chance, mark }) => (
          <button
            key={one.spend}
            type="button"
            class={`rg-spend ${mark === null ? '' : `rg-spend-${mark}`}`}
            aria-pressed={one.spend === command.spend}
            onClick={() => table.input({ kind: 'take', command: one })}
          >
            <span class="unseen">{words.spendLabel(one.spend, chance.long, mark && words[mark])}</span>
            <span class="figure rg-spend-n" aria-hidden="true">
              {one.spend}
            </span>
            <span class="figure small" aria-hidden="true">
              {chance.short}
            </span>
            {mark !== null && (
              <span class="rg-spend-mark small" aria-hidden="true">
                {words[mark]}
              </span>
            )}
          </button>
        ))}
      </div>
      <p class="small second">
        {[
          words.dice(preview.dice, preview.accuracy, preview.height),
          words.range(preview.spend, preview.reach, preview.range),
          words.defence(preview.defence),
          words.hitsOn(preview.faces),
          words.needs(preview.needed),
        ].join(' · ')}
      </p>
    </div>
  );
}
