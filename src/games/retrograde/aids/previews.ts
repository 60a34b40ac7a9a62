import type { Rejection } from '../../../engine/game.ts';
import { spacecraftCard, upgradeCard } from '../data/cards.ts';
import type { CommandOf, Target } from '../command.ts';
import type { Aim } from '../event.ts';
import { atLeast, type Ways } from '../odds/hits.ts';
import { aimOf, cannotAttack, diceOf, spends } from '../rules/attack.ts';
import { bombardmentOf, cannotBombard, targetOf, type Bombardment } from '../rules/bombard.ts';
import { burnCost, burnsOf, cannotBurn, type BurnCost } from '../rules/burn.ts';
import { isOverLimit } from '../rules/complete.ts';
import { cannotContribute, costOf, pointsOf } from '../rules/contribute.ts';
import { hittingFaces } from '../rules/fire.ts';
import { missileAim } from '../rules/missile-defense.ts';
import { assetOf, resistanceOf, spacecraftOf, upgradeAbility } from '../rules/things.ts';
import type { Project } from '../state.ts';
import type { RetrogradeView } from '../view.ts';

/** RG-23.9: a burn before it is given: `left` afterwards; `refusal` null = it is legal. */
export interface BurnPreview {
  readonly command: CommandOf<'burn'>;
  readonly cost: BurnCost;
  readonly left: number;
  readonly refusal: Rejection | null;
}

/** RG-23.9: every next orbital of a spacecraft, and every asset it could transfer to; with the reason if it cannot. */
export function burnPreviews(view: RetrogradeView, id: string): readonly BurnPreview[] {
  const spacecraft = spacecraftOf(view, id);
  return burnsOf(view, spacecraft).map((command) => {
    const cost = burnCost(view, spacecraft, assetOf(view, command.asset), command.orbital);
    return {
      command,
      cost,
      left: spacecraft.left - cost.total,
      refusal: cannotBurn(view, spacecraft.owner, command),
    };
  });
}

/** RG-23.9: an attack before it is given, by its parts. */
export interface AttackPreview {
  readonly accuracy: number;
  /** Dice for orbitals by which the attacker is higher. */
  readonly height: number;
  readonly dice: number;
  readonly spend: number;
  /** Range for orbitals by which the target is higher. */
  readonly reach: number;
  readonly range: number;
  readonly defence: number;
  readonly hitNumber: number;
  /** Faces of the die that hit. */
  readonly faces: number;
  /** Damage that is still needed to destroy the target, and the ways to it. */
  readonly needed: number;
  readonly destroys: Ways;
  readonly useful: number;
  readonly sure: number;
  readonly refusal: Rejection | null;
}

/** RG-23.9: an attack with so much delta-vee. */
export function attackPreview(view: RetrogradeView, id: string, at: string, spend: number): AttackPreview {
  const attacker = spacecraftOf(view, id);
  const target = spacecraftOf(view, at);
  const { accuracy } = spacecraftCard(attacker.card);
  const dice = diceOf(attacker, target);
  const { range, defence, hitNumber } = aimOf(attacker, target, spend);
  const faces = hittingFaces(view.options.hitRule, hitNumber);
  const needed = spacecraftCard(target.card).armor - target.damage;
  return {
    accuracy,
    height: dice - accuracy,
    dice,
    spend,
    reach: range - spend,
    range,
    defence,
    hitNumber,
    faces,
    needed,
    destroys: atLeast(dice, faces, needed),
    ...spends(view.options, attacker, target),
    refusal: cannotAttack(view, attacker.owner, { type: 'attack', spacecraft: id, target: at, spend }),
  };
}

/** RG-23.9, RG-17.13: a shot of missiles before it is given. */
export interface MissilePreview extends Aim {
  readonly dice: number;
  /** Faces of the die that hit. */
  readonly faces: number;
  /** Damage that is still needed to destroy the target, and the ways to it. */
  readonly needed: number;
  readonly destroys: Ways;
}

/** RG-23.9: a shot of the missiles of an asset; null where it has none. */
export function missilePreview(view: RetrogradeView, id: string, at: string): MissilePreview | null {
  const asset = assetOf(view, id);
  const target = spacecraftOf(view, at);
  const aim = missileAim(asset, target);
  if (!aim) return null;
  const dice = upgradeAbility(asset, 'assetAttack')!.accuracy;
  const faces = hittingFaces(view.options.hitRule, aim.hitNumber);
  const needed = spacecraftCard(target.card).armor - target.damage;
  return { ...aim, dice, faces, needed, destroys: atLeast(dice, faces, needed) };
}

/** RG-23.9: a bombardment before it is given: its parts, and the damage of its target afterwards. */
export interface BombardmentPreview extends Bombardment {
  readonly damage: number;
  readonly resistance: number;
  readonly destroys: boolean;
  readonly refusal: Rejection | null;
}

/** RG-23.9: a bombardment of what a spacecraft orbits, or of the upgrade there; null where there is no upgrade. */
export function bombardmentPreview(view: RetrogradeView, id: string, target: Target): BombardmentPreview | null {
  const spacecraft = spacecraftOf(view, id);
  const { asset } = targetOf(view, assetOf(view, spacecraft.asset), target)!;
  if (target === 'upgrade' && !asset.upgrade) return null;
  const parts = bombardmentOf(view, spacecraft);
  const damage = (target === 'asset' ? asset.damage : asset.upgrade!.damage) + parts.power;
  const resistance = target === 'asset' ? resistanceOf(asset) : upgradeCard(asset.upgrade!.card).resistance;
  const refusal = cannotBombard(view, spacecraft.owner, { type: 'bombard', spacecraft: id, target });
  return { ...parts, damage, resistance, destroys: damage >= resistance, refusal };
}

/** RG-23.9: a contribution before it is given: points of cost afterwards. */
export interface ContributionPreview {
  readonly points: number;
  readonly total: number;
  readonly cost: number;
  readonly completes: boolean;
  /** Whether the population has room for it; always for what is no spacecraft (RG-14.12). */
  readonly room: boolean;
  readonly refusal: Rejection | null;
}

/** The projects whose cards the viewer knows. */
export const knownProjects = ({ projects }: RetrogradeView): readonly Project[] =>
  projects.flatMap(({ id, owner, kind, card, asset, points }) =>
    card === null ? [] : [{ id, owner, kind, card, asset, points }],
  );

/** RG-23.9: a contribution to an own project. */
export function contributionPreview(view: RetrogradeView, command: CommandOf<'contribute'>): ContributionPreview {
  const asset = assetOf(view, command.asset);
  const projects = knownProjects(view);
  const project = projects.find(({ id }) => id === command.project)!;
  const points = pointsOf(asset, command.debris !== undefined);
  const total = project.points + points;
  const cost = costOf(view, project, asset);
  const refusal = cannotContribute({ ...view, projects }, asset.owner, command);
  const flies = project.kind === 'spacecraft';
  const room = !flies || isOverLimit(view, project) === null;
  return { points, total, cost, completes: !flies && total >= cost, room, refusal };
}
