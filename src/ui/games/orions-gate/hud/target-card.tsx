import { useEffect, useState } from 'preact/hooks';
import type { Rejection } from '../../../../engine/game.ts';
import {
  componentData,
  isWorking,
  percentText,
  volleyOdds,
  withGhost,
  type Unit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { RULES, stateOf } from '../asking.ts';
import type { Desk, Measured } from '../state.ts';
import type { TableStage } from '../table/stage.ts';
import { battle as words } from '../words/play.ts';
import { draftEnd } from '../tools/plan.ts';
import { radiusOf } from '../tools/radius.ts';
import { measures, placedIn } from '../tools/tool.ts';

/** Pixels: width of the card, height of a line, room for names at a base. */
const WIDTH = 272;
const LINE = 22;
const AWAY = 30;

interface CardProps {
  readonly battle: Pick<Desk, 'session'> & { readonly stage: () => TableStage | null };
  readonly state: Measured;
}

/**
 * Where the card begins: on the side of the target that is turned from the attacker, so that it covers neither; without
 * room there on the other side, since the target itself is what is looked at.
 */
function topOf(target: number, away: number, height: number, under: boolean): number {
  const [least, most] = [56, innerHeight - height - 8];
  const sides = [target + away, target - away - height];
  const [first, second] = under ? sides : [...sides].reverse();
  const free = [first!, second!].find((top) => top >= least && top <= most);
  return free ?? Math.min(Math.max(least, first!), most);
}

/**
 * Beside an enemy that is pointed at: what each weapon of the unit in hand would do to it from where it stands, or from
 * its ghost.
 */
export function TargetCard({ battle, state }: CardProps) {
  const { view } = state;
  const stage = battle.stage();
  const [, moved] = useState(0);
  useEffect(() => {
    const subscription = stage?.camera$.subscribe(() => moved((count) => count + 1));
    return () => subscription?.unsubscribe();
  }, [stage]);
  const enemy = pointedAt(state);
  const own = enemy && attackerOf(state, enemy);
  const place = enemy && stage ? stage.toScreen(enemy.pose) : null;
  // The list of targets says it itself.
  const alreadyListed = state.tool.kind === 'fire' && state.listed;
  if (!enemy || !own || !place || alreadyListed || state.busy || measures(state.tool)) return null;
  const lines = linesFor(battle, state, own, enemy.id);
  if (lines.length === 0) return null;
  const scale = stage!.camera().scale;
  const away = (radiusOf(view.options, enemy.unitType) / 1000) * scale + AWAY;
  const height = 40 + lines.length * LINE;
  const under = own.pose !== null && stage!.toScreen(own.pose).y < place.y;
  return (
    <aside
      class="target-card"
      style={{
        left: `${Math.min(Math.max(8, place.x - WIDTH / 2), innerWidth - WIDTH - 8)}px`,
        top: `${topOf(place.y, away, height, under)}px`,
      }}
      aria-label={words.odds}
    >
      <p class="small">
        <strong>{own.name}</strong> <span class="second">{words.against(enemy.name)}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.slot} class={line.chance === null ? 'quiet' : ''}>
            <span>{line.name}</span>
            {line.chance === null ? (
              <span>{line.why}</span>
            ) : (
              <span class="figure">
                {words.needs(line.hit, line.damage)} <strong>{line.chance}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function pointedAt(state: Measured) {
  const id = state.hovered ?? (state.finger !== null ? state.selected : null);
  return id === null ? null : placedIn(state.view, id);
}

/** Who would shoot: the active unit, else the selected one, if it is an enemy of the target. */
function attackerOf(state: Measured, enemy: Unit): Unit | null {
  for (const id of [state.view.activation?.unit, state.selected]) {
    const unit = id ? placedIn(state.view, id) : null;
    if (unit && unit.side !== enemy.side) return unit;
  }
  return null;
}

interface Line {
  readonly slot: number;
  readonly name: string;
  readonly hit: string;
  readonly damage: string;
  readonly chance: string | null;
  readonly why: string;
}

function linesFor(battle: CardProps['battle'], state: Measured, own: Unit, target: UnitId): readonly Line[] {
  const { view, tool } = state;
  const placed = placedIn(view, own.id)!;
  const ghost =
    tool.kind === 'plan' && tool.unit === own.id
      ? { ...draftEnd(placed.pose, tool.draft), table: placed.pose.table }
      : placed.pose;
  const from = withGhost(stateOf(battle.session.game, view), own.id, ghost);
  const weapons = [
    0,
    ...own.components
      .filter((one) => componentData(one.kind).use === 'attack' && isWorking(one))
      .map(({ slot }) => slot),
  ];
  return weapons.flatMap((slot) => {
    const attack = volleyOdds(RULES, from, own.id, [{ slot, targets: [target] }]).attacks[0];
    if (!attack?.needs) return [];
    const component = own.components[slot - 1];
    return [
      {
        slot,
        name: component ? componentData(component.kind).name : words.numbers.gun,
        hit: words.need(attack.needs.needToHit),
        damage: words.need(attack.needs.needToDamage),
        chance: attack.chance ? percentText(attack.chance.both) : null,
        why: shortly(attack.refused),
      },
    ];
  });
}

/** Why a weapon cannot be aimed there, in a few words; the action panel has the whole sentence. */
function shortly(refused: Rejection | null): string {
  const range = refused?.data?.['need'];
  if (refused?.rule === 'OG-7.2' && typeof range === 'number') return words.tooFar(range);
  return refused?.rule === 'OG-7.3' ? words.unseen : (refused?.reason ?? '');
}
