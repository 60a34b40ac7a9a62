import { useRef } from 'preact/hooks';
import { COMPONENT_ICONS } from '../../../../../assets/icons/components.ts';
import { flagIcon, targetIcon, warningIcon } from '../../../../../assets/icons/interface.ts';
import { componentData, type Unit } from '../../../../games/orions-gate/index.ts';
import { Button, Icon, RuleLink, useMore } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { BOARD, targetsOf } from '../tools/fire.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import { canUse, slotsInHand } from '../tools/weapon.ts';
import type { ActProps } from './act-props.ts';
import { tsunamiOf } from './tsunami.ts';

type InHand = Extract<Tool, { kind: 'fire' | 'lay' }>;

/** The word on the button that uses what is in hand. */
export function useWords(unit: Unit, tool: InHand): string {
  if (tool.kind === 'lay') return tool.laying.kind === 'mine' ? battleAdvanced.layMine : battleAdvanced.layHere;
  if (tool.slot === BOARD) return battleAdvanced.board;
  const component = unit.components[tool.slot - 1];
  if (component?.kind === 'stealthGenerator')
    return component.on ? battleAdvanced.stealthOff : battleAdvanced.stealthOn;
  const wants = targetsOf(unit, tool.slot);
  return wants === 'friend' ? battleAdvanced.repair : wants === 'none' ? words.use : words.fire;
}

/** Everything the unit may use, each with whether it can do something now. */
export function Weapons({ unit, battle, state }: ActProps & { readonly unit: Unit }) {
  const { tool, view } = state;
  const inHand =
    tool.kind === 'lay' && tool.laying.kind !== 'debris' ? tool.laying.slot : tool.kind === 'fire' ? tool.slot : null;
  const row = useRef<HTMLDivElement>(null);
  useMore(row);
  return (
    <div class="weapons" role="group" aria-label={words.weapons} ref={row}>
      {slotsInHand(view, unit).map((slot) => {
        const component = unit.components[slot - 1];
        const icon = slot === BOARD ? flagIcon : component ? COMPONENT_ICONS[component.kind] : targetIcon;
        const name =
          slot === BOARD ? battleAdvanced.board : component ? componentData(component.kind).name : words.numbers.gun;
        const note = component?.on
          ? battleAdvanced.isOn
          : component?.kind === 'tsunamiCannon'
            ? battleAdvanced.tsunami(...tsunamiOf(view, unit, component))
            : null;
        return (
          <Button
            key={slot}
            small
            {...(icon ? { icon } : {})}
            pressed={slot === inHand}
            class={canUse(unit, slot, battle.context()) ? '' : 'weapon-off'}
            onClick={() => battle.input({ kind: 'weapon', slot })}
          >
            {name}
            {note && <span class="weapon-note figure"> {note}</span>}
          </Button>
        );
      })}
    </div>
  );
}

/** The slot of what is in hand; 0 for the gun, and for debris, which no component lays. */
export const slotOf = (tool: InHand): number =>
  tool.kind === 'fire' ? tool.slot : tool.laying.kind === 'debris' ? 0 : tool.laying.slot;

/** Whether the component in hand, used now, takes away a shot of the gun that is still possible (OG-9.1). */
export const losesGun = (unit: Unit, slot: number, context: ToolContext): boolean =>
  slot > 0 && canUse(unit, 0, context) && canUse(unit, slot, context);

/** Told before: the component in hand, used now, takes away a shot of the gun that is still possible (OG-9.1). */
export function GunTrap({ unit, slot, context }: Trap) {
  if (!losesGun(unit, slot, context)) return null;
  return (
    <p class="weapons-trap small">
      <Icon of={warningIcon} size={14} />
      <span>
        {words.forfeitsGun} <RuleLink id="OG-9.1" />
      </span>
    </p>
  );
}

interface Trap {
  readonly unit: Unit;
  readonly slot: number;
  readonly context: ToolContext;
}
