import type { ComponentChildren } from 'preact';
import { closeIcon } from '../../../../../assets/icons/interface.ts';
import {
  attackPreview,
  homeworldWarnings,
  missilePreview,
  type RetrogradeCommand,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import { Button, Notice } from '../../../kit/index.ts';
import { GoButton } from '../../../match/go-button.tsx';
import { IdlePanel } from '../../../match/idle-panel.tsx';
import { planned } from '../aids/reach.ts';
import { goalOf, waitingAt } from '../aids/waiting.ts';
import { cardName, sideName, thingName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { sameHeld, type Tool } from '../tools/tool.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { ActionButton, Burns, Legs, Spends } from './action-buttons.tsx';
import type { Action } from './action.ts';
import { actionsOf, chanceOf, isInHand, sweepActions } from './actions.ts';
import { commandWarning, goOn, leavingWarnings, type Told } from './go-data.ts';
import { lookProps } from '../../../match/look-props.ts';
import { groupsOf, type Row } from './rows.ts';
import { Waits } from './waits.tsx';

/** Every legal order of the moment: what of the own side can act, what it can do, and how the phase is ended. */
export function ActionPanel({ table, state }: TableProps) {
  const { view, seat } = state;
  if (view.phase === 'over')
    return (
      <div class="act-go">
        <Button variant="primary" onClick={() => table.open('result')}>
          {words.showResult}
        </Button>
      </div>
    );
  if (seat === null)
    return (
      <div class="rg-act act-column">
        <Warnings view={view} />
        <IdlePanel desk={table} state={state} waiting={words.waiting} />
      </div>
    );
  return (
    <div class="rg-act act-column">
      <Warnings view={view} />
      <DrawOffer table={table} state={state} />
      <div class="rg-rows">
        {view.phase === 'upkeep' ? <Sweeps table={table} state={state} /> : <Rows table={table} state={state} />}
      </div>
      <Foot table={table} state={state} />
    </div>
  );
}

/** RG-23.10: a homeworld that is destroyed, and whose loss it will be. */
const Warnings = ({ view }: { readonly view: RetrogradeView }) => (
  <>
    {homeworldWarnings(view).map(({ about, reason }) => (
      <Notice key={about} tone="warn" title={reason} />
    ))}
  </>
);

/** A draw that the other player has offered. */
function DrawOffer({ table, state: { view, seat } }: TableProps) {
  const offer = view.sides.find((side) => side.seat !== seat && side.offer === 'open');
  if (!offer || seat === null || !view.always.some(({ type }) => type === 'acceptDraw')) return null;
  return (
    <div class="rg-offer">
      <p>{words.drawOffered(sideName(view, offer.seat))}</p>
      <Button small onClick={() => void table.order({ type: 'acceptDraw' }, seat)}>
        {words.acceptDraw}
      </Button>
      <Button small variant="quiet" onClick={() => void table.order({ type: 'declineDraw' }, seat)}>
        {words.declineDraw}
      </Button>
    </div>
  );
}

/** RG-17.9: the choices of debris, first of all. */
function Sweeps({ table, state: { view } }: TableProps) {
  return (
    <Group title={words.sweeps}>
      {sweepActions(view).map((one) => (
        <ActionButton key={one.key} action={one} table={table} inHand={false} />
      ))}
    </Group>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="rg-group" aria-label={title}>
    <p class="eyebrow">{title}</p>
    {children}
  </section>
);

/** Everything of the own side that this phase is about. */
function Rows({ table, state }: TableProps) {
  const { view, seat } = state;
  return (
    <>
      {groupsOf(view, seat!).map(({ title, rows, empty }) => (
        <Group key={title} title={title}>
          {rows.length === 0 ? (
            <p class="small second">{empty}</p>
          ) : (
            rows.map((row) => (
              <ActorRow key={`${row.held.kind} ${row.held.id}`} row={row} table={table} state={state} />
            ))
          )}
        </Group>
      ))}
    </>
  );
}

/** A thing of the own side; taken in hand, it shows all it can do. */
function ActorRow({ row, table, state }: TableProps & { readonly row: Row }) {
  const { view, tool } = state;
  const held = sameHeld(tool.held, row.held);
  return (
    <div class={`rg-row ${held ? 'rg-row-held' : ''}`}>
      <button
        type="button"
        class={`rg-pick ${row.able ? '' : 'rg-unable'}`}
        aria-pressed={held}
        onClick={() => table.input(held ? { kind: 'cancel' } : { kind: 'hold', held: row.held })}
        {...lookProps((looked) => table.point(looked ? row.target : null))}
      >
        <span class="rg-name">
          {row.name}
          {row.note !== '' && <span class="small second"> {row.note}</span>}
        </span>
        <span class="figure rg-figure">{row.figure}</span>
      </button>
      {held && <Actions table={table} state={state} row={row} actions={actionsOf(view, row.held, tool.plan)} />}
    </div>
  );
}

const GROUP_ORDER = Object.keys(words.groups) as readonly (keyof typeof words.groups)[];

/** What can be done with what is in hand, in groups. */
function Actions({
  table,
  state,
  row,
  actions,
}: TableProps & { readonly row: Row; readonly actions: readonly Action[] }) {
  const { command } = state.tool;
  return (
    <div class="rg-actions">
      {GROUP_ORDER.map((group) => {
        const here = actions.filter((one) => one.group === group);
        if (here.length === 0) return null;
        return (
          <div key={group} class="rg-action-group" role="group" aria-label={words.groups[group]}>
            <p class="rg-action-title small second">{words.groups[group]}</p>
            {group === 'burn' ? (
              <>
                <Burns table={table} actions={here} />
                <Legs table={table} state={state} />
              </>
            ) : (
              here.map((one) => (
                <ActionButton key={one.key} action={one} table={table} inHand={isInHand(one, command)} />
              ))
            )}
            {group === 'attack' && command?.type === 'attack' && (
              <Spends table={table} state={state} command={command} />
            )}
          </div>
        );
      })}
      <Button small variant="quiet" onClick={() => table.read(row.about)}>
        {words.read}
      </Button>
    </div>
  );
}

/** What the bright button says of the order in hand. */
function goName(view: RetrogradeView, command: RetrogradeCommand): string {
  const { confirm } = words;
  switch (command.type) {
    case 'attack': {
      const preview = attackPreview(view, command.spacecraft, command.target, command.spend);
      return confirm.attack(command.spend, chanceOf(preview).long);
    }
    case 'bombard': {
      const craft = view.spacecraft.find(({ id }) => id === command.spacecraft)!;
      const asset = view.assets.find(({ id }) => id === craft.asset)!;
      return confirm.bombard(
        command.target === 'upgrade' && asset.upgrade ? cardName(asset.upgrade.card) : thingName(view, asset.id),
      );
    }
    case 'missileDefense': {
      const preview = missilePreview(view, command.asset, command.target)!;
      return `${confirm.missileDefense(thingName(view, command.target))}: ${chanceOf(preview).long}`;
    }
    case 'research':
      return words.research(command.draw ?? 1);
    case 'scuttle':
      return words.scuttle;
    case 'scrapProject':
      return words.scrap;
    case 'repair':
    case 'contribute':
    case 'complete':
    case 'startProject':
      return confirm[command.type];
    default:
      return confirm.other;
  }
}

/** The one bright button: what is in hand is ordered, with nothing in hand the phase is ended. */
export function Foot({ table, state: { view, seat, tool, pointed } }: TableProps) {
  const { command, held, plan } = tool;
  const next = goOn(view, seat!);
  const goal = view.phase === 'maneuvers' ? goalOf(view, tool, pointed) : null;
  const told = toldOf(view, seat!, tool);
  const confirm = () => table.input({ kind: 'confirm' });
  const ordered = command ? goName(view, command) : plan.length > 0 ? planName(view, tool) : null;
  return (
    <div class="rg-foot">
      {goal && <Waits view={view} goal={goal} />}
      {told.map(({ about, text }) => (
        <Notice key={about} tone="warn" title={text} />
      ))}
      <div class="act-go">
        {(command !== null || held !== null) && (
          <Button
            small
            variant="quiet"
            icon={closeIcon}
            label={plan.length > 0 ? words.takeBack : words.back}
            onClick={() => table.input({ kind: 'cancel' })}
          />
        )}
        {ordered !== null ? (
          <GoButton
            name={ordered}
            warned={told.length > 0 || (command !== null && isLoss(command))}
            shortcut="Enter"
            onClick={confirm}
          />
        ) : (
          next && (
            <EndButton
              name={words.endPhase(next.to)}
              chooses={held !== null || canAct(view, seat!)}
              warned={told.length > 0}
              onEnd={() => table.orderAll(next.commands)}
            />
          )
        )}
      </div>
    </div>
  );
}

/** What should be known before the bright button is pressed. */
function toldOf(view: RetrogradeView, seat: string, { held, command, plan }: Tool): readonly Told[] {
  if (command) return [commandWarning(view, command)].flatMap((one) => one ?? []);
  if (held === null || plan.length === 0) return leavingWarnings(view, seat);
  const waiting = waitingAt(view, held.id, plan);
  return waiting?.lost ? [{ about: held.id, text: words.debrisFatal, fatal: true }] : [];
}

/** What the bright button says of the burns that are laid out. */
function planName(view: RetrogradeView, { held, plan }: Tool): string {
  const { legs } = planned(view, held!.id, plan)!;
  return words.confirm.burns(
    legs.length,
    legs.reduce((sum, { cost }) => sum + cost, 0),
    legs.at(-1)!.left,
  );
}

/** Whether anything of the own side can do something in this phase. */
const canAct = (view: RetrogradeView, seat: string): boolean =>
  groupsOf(view, seat).some(({ rows }) => rows.some(({ able }) => able));

/** Ends the phase; bright only where nothing else can be done, else there is a choice to be made first. */
function EndButton({
  name,
  chooses,
  warned,
  onEnd,
}: {
  readonly name: string;
  readonly chooses: boolean;
  readonly warned: boolean;
  readonly onEnd: () => void;
}) {
  if (!chooses) return <GoButton name={name} warned={warned} shortcut="E" onClick={onEnd} />;
  return (
    <Button class="button-go" shortcut="E" onClick={onEnd}>
      {name}
    </Button>
  );
}

/** Orders by which something of one's own is given up. */
const isLoss = ({ type }: RetrogradeCommand): boolean => type === 'scuttle' || type === 'scrapProject';
