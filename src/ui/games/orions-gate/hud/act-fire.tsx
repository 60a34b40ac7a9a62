import { useRef, useState } from 'preact/hooks';
import type { Rejection } from '../../../../engine/game.ts';
import { targetIcon } from '../../../../../assets/icons/interface.ts';
import { boardingOdds, percentText, type ComponentKind, type Unit } from '../../../../games/orions-gate/index.ts';
import { Button, Icon, RuleLink, useMore } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { oneDecimal } from '../words/one-decimal.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { BOARD, fireCommand, isAim, worthiest, partOf, targetsOf, toolCommand, type FireTool } from '../tools/fire.ts';
import { layRefusal, type LayTool } from '../tools/lay.ts';
import type { ToolContext } from '../tools/tool.ts';
import { canUse, isOffered, slotsInHand } from '../tools/weapon.ts';
import type { ActProps } from './act-props.ts';
import { LayCard } from './act-lay.tsx';
import { RepairParts } from './act-repair.tsx';
import { BoardingCard } from './boarding-card.tsx';
import { hoverProps } from './hover-props.ts';
import { OddsCard } from './odds-card.tsx';
import { isFireHopeless, oddsOf } from './odds.ts';
import { CommandCard } from './load-command-card.ts';
import { GoButton } from '../../../match/go-button.tsx';
import { GunTrap, losesGun, slotOf, useWords, Weapons } from './weapons.tsx';

/**
 * The fire step: gun, components and boarding, targets with their exact odds, why not for the rest, and the end of the
 * activation.
 */
export function FireActions({ battle, state, labels }: ActProps) {
  const { tool, view } = state;
  if (tool.kind !== 'fire' && tool.kind !== 'lay') return null;
  const unit = view.units.find((other) => other.id === tool.unit);
  if (!unit) return null;
  const alone = tool.kind === 'fire' && targetsOf(unit, tool.slot) === 'none';
  const gun = unit.components.length > 0 && canUse(unit, 0, battle.context());
  return (
    <div
      class={`act-grid act-fire ${gun ? 'act-gun' : ''} ${tool.kind === 'lay' ? 'act-laying' : alone ? 'act-alone' : ''}`}
    >
      <Weapons unit={unit} battle={battle} state={state} />
      {tool.kind === 'lay' && <LayCard tool={tool} unit={unit} battle={battle} state={state} />}
      {tool.kind === 'fire' && !alone && <Targets tool={tool} unit={unit} battle={battle} state={state} />}
      {tool.kind === 'fire' && isAimed(unit, tool) && <Card tool={tool} unit={unit} battle={battle} state={state} />}
      <FireButtons tool={tool} unit={unit} battle={battle} state={state} labels={labels} />
      <GunTrap unit={unit} slot={slotOf(tool)} context={battle.context()} />
    </div>
  );
}

/** Whether the weapon in hand has all it needs to be used. */
const isAimed = (unit: Unit, tool: FireTool): boolean =>
  tool.targets.length > 0 || targetsOf(unit, tool.slot) === 'none';

/** Why what is in hand cannot be used now; not aimed yet it has no faults and is not ready either. */
function verdictOf(unit: Unit, tool: FireTool | LayTool, { check }: ToolContext) {
  if (tool.kind === 'lay') {
    const fault = layRefusal(tool, check);
    return { refused: fault ? [fault] : [], ready: !fault && tool.at !== null };
  }
  const aimed = isAimed(unit, tool);
  const refused = aimed ? check(toolCommand(unit, tool)) : [];
  return { refused, ready: aimed && refused.length === 0 };
}

interface FireButtonsProps extends Omit<ActProps, 'labels'> {
  readonly tool: FireTool | LayTool;
  readonly unit: Unit;
  readonly labels: ActProps['labels'];
}

/** What has no chance at all is not bright (OG-1.7), nor what costs a shot of the gun (OG-9.1). */
const isHopeless = (
  tool: FireTool | LayTool,
  unit: Unit,
  { session }: ActProps['battle'],
  { view }: ActProps['state'],
): boolean => tool.kind === 'fire' && isFireHopeless(session.game, view, unit, tool.slot, tool.targets);

/** Uses what is in hand, or ends the activation; the bright one of them is what Enter presses. */
function FireButtons({ tool, unit, battle, state, labels }: FireButtonsProps) {
  const context = battle.context();
  const usable = slotsInHand(state.view, unit).filter((slot) => canUse(unit, slot, context)).length;
  const offered = isOffered(unit, tool, context);
  const { refused, ready } = verdictOf(unit, tool, context);
  const hopeless = ready && isHopeless(tool, unit, battle, state);
  const warned = hopeless || losesGun(unit, slotOf(tool), context);
  const use = labels?.use ?? useWords(unit, tool);
  return (
    <div class="act-go">
      <Button
        variant={offered ? 'plain' : 'primary'}
        {...(usable > 0 ? { tip: words.weaponsLeft(usable) } : {})}
        onClick={() => void battle.order({ type: 'endActivation' })}
      >
        {labels?.end ?? words.endActivation}
        {/* Beside a button that says "anyway" there is no room for it; its tip says it too. */}
        {usable > 0 && !warned && <span class="act-left"> {words.unused(usable)}</span>}
      </Button>
      {offered && (
        <GoButton
          name={use}
          warned={warned}
          icon={targetIcon}
          shortcut="Enter"
          disabled={!ready && refused.length === 0}
          refused={refused}
          onClick={() => battle.input({ kind: 'confirm' })}
        />
      )}
    </div>
  );
}

type HandProps = ActProps & { readonly tool: FireTool; readonly unit: Unit };

/** Components that move ships instead of damaging them. */
const PLACING: readonly (ComponentKind | undefined)[] = ['tractorBeam', 'warpDrive'];

/** What the weapon in hand would bring, before it is used. */
function Card({ tool, unit, battle, state }: HandProps) {
  if (targetsOf(unit, tool.slot) === 'friend') return <RepairParts tool={tool} battle={battle} state={state} />;
  if (tool.slot === BOARD) return <BoardingCard battle={battle} state={state} unit={unit} target={tool.targets[0]!} />;
  if (unit.components[tool.slot - 1]?.kind === 'stealthGenerator')
    return <p class="odds small second">{battleAdvanced.stealthHint}</p>;
  if (PLACING.includes(unit.components[tool.slot - 1]?.kind)) return <CommandCard battle={battle} state={state} />;
  return <OddsCard battle={battle} state={state} unit={unit} slot={tool.slot} targets={tool.targets} />;
}

/** Whom the weapon in hand may be aimed at, and why not at the others; those out of its range in one line. */
function Targets({ tool, unit, battle, state }: HandProps) {
  const { view } = state;
  const { check } = battle.context();
  const friend = targetsOf(unit, tool.slot) === 'friend';
  const first = worthiest(unit, tool.slot, battle.context());
  const aims = view.units.filter((other) => isAim(unit, tool.slot, other));
  // Legal ones first, those most worth it on top; the order of the fleet otherwise.
  const sorted: readonly Aim[] = [
    ...first.map((id) => aims.find((other) => other.id === id)!),
    ...aims.filter((other) => !first.includes(other.id)),
  ].map((other) => ({
    other,
    refused: check(fireCommand(unit, tool.slot, [other.id], partOf(view, other.id)))[0] ?? null,
  }));
  const [same] = sorted;
  if (same?.refused && sorted.length > 1 && sorted.every(({ refused }) => refused?.reason === same.refused!.reason))
    return <RefusedForAll battle={battle} why={same.refused} />;
  const far = sorted.filter(({ refused }) => refused?.rule === 'OG-7.2');
  const folded = far.length > 1 ? far : [];
  const hand = { tool, unit, battle, state };
  const list = useRef<HTMLUListElement>(null);
  useMore(list);
  return (
    <ul class="targets" ref={list} aria-label={friend ? battleAdvanced.friends : words.targets}>
      {sorted
        .filter((aim) => !folded.includes(aim))
        .map((aim, index) => (
          <TargetRow key={aim.other.id} {...hand} aim={aim} best={index === 0 && !friend && first.length > 1} />
        ))}
      {folded.length > 0 && <FarTargets key="far" {...hand} aims={folded} />}
      {sorted.length === 0 && (
        <li class="quiet small">
          <Icon of={targetIcon} size={14} /> {friend ? battleAdvanced.repairNone : words.noTargets}
        </li>
      )}
    </ul>
  );
}

/** What keeps the weapon from every target alike is said once. */
const RefusedForAll = ({ battle, why }: Pick<ActProps, 'battle'> & { readonly why: Rejection }) => (
  <ul class="targets" aria-label={words.targets}>
    <li class="target target-refused">
      <button type="button" aria-disabled onClick={() => battle.explain([why])}>
        <span class="target-why small">{oneDecimal(why.reason)}</span>
      </button>
      <RuleLink id={why.rule} />
    </li>
  </ul>
);

/** A unit that could be named, and why it may not. */
interface Aim {
  readonly other: Unit;
  readonly refused: Rejection | null;
}

/** Those out of range: one line that unfolds. */
function FarTargets({ aims, ...hand }: HandProps & { readonly aims: readonly Aim[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <li class="target target-refused">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span class="target-far small">{words.outOfRange(aims.map(({ other }) => other.name))}</span>
        </button>
      </li>
      {open && aims.map((aim) => <TargetRow key={aim.other.id} {...hand} aim={aim} best={false} />)}
    </>
  );
}

interface RowProps extends HandProps {
  readonly aim: Aim;
  /** The most worth of several. */
  readonly best: boolean;
}

/** One unit the weapon could be aimed at: its odds, or why not. */
function TargetRow({ aim: { other, refused }, best, tool, unit, battle, state }: RowProps) {
  const friend = targetsOf(unit, tool.slot) === 'friend';
  return (
    <li class={`target ${refused ? 'target-refused' : ''}`}>
      <button
        type="button"
        aria-pressed={tool.targets.includes(other.id)}
        aria-disabled={refused ? true : undefined}
        onClick={() => (refused ? battle.explain([refused]) : battle.input({ kind: 'target', unit: other.id }))}
        {...hoverProps(battle, other.id)}
      >
        <span class="target-name">
          {other.name}
          {best && !refused && <span class="target-best">{words.bestTarget}</span>}
        </span>
        {!refused && !friend && <Odds tool={tool} unit={unit} target={other} battle={battle} state={state} />}
        {refused && <span class="target-why small">{oneDecimal(refused.reason)}</span>}
      </button>
      {refused && <RuleLink id={refused.rule} />}
    </li>
  );
}

/** Needs and chance of the weapon in hand against one target, in the line of the target. */
function Odds({ tool, unit, target, battle, state }: HandProps & { readonly target: Unit }) {
  const { game } = battle.session;
  if (tool.slot === BOARD)
    return (
      <span class="target-odds">
        {battleAdvanced.taken}{' '}
        <strong class="figure">{percentText(boardingOdds(state.view.options, unit, target).captures)}</strong>
      </span>
    );
  const odds = oddsOf(game, state.view, unit, tool.slot, [target.id]).attacks[0];
  if (!odds?.chance || !odds.needs) return null;
  return (
    <span class="target-odds">
      <span class="figure">{words.needs(words.need(odds.needs.needToHit), words.need(odds.needs.needToDamage))}</span>{' '}
      <strong class="figure">{percentText(odds.chance.both)}</strong>
    </span>
  );
}
