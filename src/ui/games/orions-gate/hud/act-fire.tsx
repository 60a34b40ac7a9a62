import { COMPONENT_ICONS } from '../../../../../assets/icons/fleet.ts';
import { targetIcon } from '../../../../../assets/icons/interface.ts';
import { componentData, percentText, type Unit } from '../../../../games/orions-gate/index.ts';
import { Button, Icon, RuleLink } from '../../../kit/index.ts';
import { battle as words } from '../../../messages/battle.ts';
import { fireCommand, legalTargets, likeliest, targetsOf } from '../tools/fire.ts';
import type { ActProps } from './act-props.ts';
import { hoverProps } from './hover-props.ts';
import { OddsCard } from './odds-card.tsx';
import { oddsOf } from './odds.ts';

/** The fire step: gun and components, targets with their exact odds, why not for the rest, and the end of the activation. */
export function FireActions({ battle, state }: ActProps) {
  const { tool, view } = state;
  if (tool.kind !== 'fire') return null;
  const unit = view.units.find((other) => other.id === tool.unit);
  if (!unit) return null;
  const { check } = battle.context();
  const wants = targetsOf(unit, tool.slot);
  const refused = wants !== 'none' && tool.targets.length === 0 ? [] : check(fireCommand(unit, tool.slot, tool.targets));
  const usable = [0, ...unit.components.map((component) => component.slot)].filter((slot) => canUse(battle, state, unit, slot)).length;
  const ready = refused.length === 0 && (wants === 'none' || tool.targets.length > 0);
  return (
    <div class="act-grid act-fire">
      <div class="weapons" role="group" aria-label={words.weapons}>
        <Weapon slot={0} unit={unit} battle={battle} state={state} />
        {unit.components.filter((component) => active(component.kind)).map((component) => <Weapon key={component.slot} slot={component.slot} unit={unit} battle={battle} state={state} />)}
      </div>
      {wants !== 'none' && <Targets unit={unit} battle={battle} state={state} />}
      {(wants === 'none' || tool.targets.length > 0) && <OddsCard battle={battle} state={state} unit={unit} slot={tool.slot} targets={tool.targets} />}
      <div class="act-go">
        <Button variant={usable > 0 ? 'plain' : 'primary'} {...(usable > 0 ? { tip: words.weaponsLeft(usable) } : {})} onClick={() => battle.order({ type: 'endActivation' })}>
          {words.endActivation}{usable > 0 && <span class="act-left"> {words.unused(usable)}</span>}
        </Button>
        {usable > 0 && (
          <Button variant="primary" icon={targetIcon} shortcut="Enter" disabled={!ready && refused.length === 0} refused={refused} onClick={() => battle.input({ kind: 'confirm' })}>
            {wants === 'none' ? words.use : words.fire}
          </Button>
        )}
      </div>
    </div>
  );
}

const active = (kind: Unit['components'][number]['kind']): boolean => ['attack', 'active', 'toggle'].includes(componentData(kind).use);

function canUse(battle: ActProps['battle'], state: ActProps['state'], unit: Unit, slot: number): boolean {
  const { check } = battle.context();
  if (targetsOf(unit, slot) === 'none') return check(fireCommand(unit, slot, [])).length === 0;
  return legalTargets(state.view, unit, slot, check).length > 0;
}

function Weapon({ slot, unit, battle, state }: ActProps & { readonly slot: number; readonly unit: Unit }) {
  const component = unit.components[slot - 1];
  const name = component ? componentData(component.kind).name : words.numbers.gun;
  const icon = component ? COMPONENT_ICONS[component.kind] : targetIcon;
  const usable = canUse(battle, state, unit, slot);
  const { tool } = state;
  return (
    <Button small {...(icon ? { icon } : {})} pressed={tool.kind === 'fire' && tool.slot === slot} class={usable ? '' : 'weapon-off'} onClick={() => battle.input({ kind: 'weapon', slot })}>
      {name}
    </Button>
  );
}

function Targets({ unit, battle, state }: ActProps & { readonly unit: Unit }) {
  const { tool, view } = state;
  if (tool.kind !== 'fire') return null;
  const { check } = battle.context();
  const first = likeliest(unit, tool.slot, battle.context());
  const enemies = view.units.filter((other) => other.status === 'inPlay' && other.side !== unit.side);
  // Legal ones first, the likeliest damage on top; the order of the fleet otherwise.
  const sorted = [...first.map((id) => enemies.find((enemy) => enemy.id === id)!), ...enemies.filter((enemy) => !first.includes(enemy.id))]
    .map((enemy) => ({ enemy, refused: check(fireCommand(unit, tool.slot, [enemy.id]))[0] ?? null }));
  return (
    <ul class="targets" aria-label={words.targets}>
      {sorted.map(({ enemy, refused }) => {
        const odds = refused ? null : oddsOf(battle.session.game, view, unit, tool.slot, [enemy.id]).attacks[0];
        return (
          <li key={enemy.id} class={`target ${refused ? 'target-refused' : ''}`}>
            <button
              type="button"
              aria-pressed={tool.targets.includes(enemy.id)}
              aria-disabled={refused ? true : undefined}
              onClick={() => (refused ? battle.explain([refused]) : battle.input({ kind: 'target', unit: enemy.id }))}
              {...hoverProps(battle, enemy.id)}
            >
              <span class="target-name">{enemy.name}</span>
              {odds?.chance && odds.needs && <span class="target-odds"><span class="figure">{words.needs(words.need(odds.needs.needToHit), words.need(odds.needs.needToDamage))}</span> <strong class="figure">{percentText(odds.chance.both)}</strong></span>}
              {refused && <span class="target-why small">{refused.reason}</span>}
            </button>
            {refused && <RuleLink id={refused.rule} />}
          </li>
        );
      })}
      {sorted.length === 0 && <li class="quiet small"><Icon of={targetIcon} size={14} /> {words.noTargets}</li>}
    </ul>
  );
}
