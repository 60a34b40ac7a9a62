import type { CardWords, EffectOf, Strength } from '../../../cards/card-effect.ts';

/** The words in which the tactics cards of Orion's Spur are written. */
export interface SpurWords extends CardWords {
  readonly zone: 'tacticsDeck' | 'hand' | 'discard';
  readonly target:
    | 'self'
    | 'ownShip'
    | 'ownFleet'
    | 'opponent'
    | 'enemyInReach'
    | 'enemyInSecondReach'
    | 'shipsBesideTarget'
    | 'attack'
    | 'missile'
    | 'hit'
    | 'neighbour';
  readonly class: never;
  readonly part: 'shield' | 'any' | 'hull';
  readonly stat: 'shield' | 'hull' | 'energy';
  readonly counter: 'recruitment';
  readonly value: 'bonus' | 'ward';
  readonly trait: 'missile' | 'reachSecond';
  readonly action: never;
  readonly figure: never;
  readonly until: 'turn' | 'ownNext';
  readonly moment: never;
}

/** The kinds of effects tactics cards have (OS-10.13 to OS-10.31). */
export type SpurEffect = EffectOf<
  SpurWords,
  | 'attack'
  | 'damage'
  | 'reduce'
  | 'cancel'
  | 'redirect'
  | 'draw'
  | 'discard'
  | 'restore'
  | 'turn'
  | 'gain'
  | 'shift'
  | 'modify'
  | 'grant'
>;

/** Damage by part (OS-7.1): what is left out is 0. */
type Damage = Strength<SpurWords>;
const strengthOf = (shield: number, any: number, hull: number): Damage => ({
  ...(shield > 0 && { shield }),
  ...(any > 0 && { any }),
  ...(hull > 0 && { hull }),
});

/** OS-10.13: `damage(s/a/h)` of an attack; with `missile` (OS-0.20) or with reach `second` (OS-5.4). */
export const damage = (
  [shield, any, hull]: readonly [number, number, number],
  ...marks: readonly ('missile' | 'reachSecond')[]
): SpurEffect => ({
  kind: 'attack',
  strength: strengthOf(shield, any, hull),
  target: marks.includes('reachSecond') ? 'enemyInSecondReach' : 'enemyInReach',
  traits: marks.filter((mark) => mark === 'missile'),
});

/** OS-10.13: the damage of a harmful Special, at once, reach `second`. */
export const harm = (shield: number, any: number, hull: number): SpurEffect => ({
  kind: 'damage',
  strength: strengthOf(shield, any, hull),
  target: 'enemyInSecondReach',
});

/** OS-10.14. */
export const splash = (any: number): SpurEffect => ({
  kind: 'damage',
  strength: { any },
  target: 'shipsBesideTarget',
});

/** OS-10.15. */
export const block = (by: number): SpurEffect => ({ kind: 'reduce', by, target: 'hit' });
export const blockType: SpurEffect = { kind: 'reduce', by: 'onePart', target: 'hit' };
/** OS-10.16. */
export const halve: SpurEffect = { kind: 'reduce', by: 'half', target: 'hit' };
/** OS-10.17. */
export const evade = (target: 'attack' | 'missile' = 'attack'): SpurEffect => ({ kind: 'cancel', target });
/** OS-10.18. */
export const intercept = (by: number): SpurEffect => ({ kind: 'reduce', by, target: 'missile' });
/** OS-10.19. */
export const redirect: SpurEffect = { kind: 'redirect', target: 'attack', to: 'neighbour' };

/** OS-10.20: n times OS-10.8. */
export const draw = (count: number): SpurEffect => ({
  kind: 'draw',
  count,
  upTo: false,
  from: 'tacticsDeck',
  to: 'hand',
  refill: 'discard',
});
const dropping = (count: number, pick: 'chosen' | 'random', whose: 'self' | 'opponent'): SpurEffect => ({
  kind: 'discard',
  count,
  pick,
  whose,
  from: 'hand',
  to: 'discard',
});
/** OS-10.21. */
export const discard = (count: number): SpurEffect => dropping(count, 'chosen', 'self');
/** OS-10.22. */
export const forceDiscard = (count: number): SpurEffect => dropping(count, 'random', 'opponent');

const restore = (stat: SpurWords['stat'], amount: number): SpurEffect => ({
  kind: 'restore',
  stat,
  amount,
  target: 'ownShip',
});
/** OS-10.23. */
export const repairShield = (amount: number): SpurEffect => restore('shield', amount);
export const repairHull = (amount: number): SpurEffect => restore('hull', amount);
/** OS-10.24. */
export const restoreEnergy = (amount: number): SpurEffect => restore('energy', amount);
/** OS-10.25. */
export const reEnable: SpurEffect = { kind: 'turn', tapped: false, target: 'ownShip' };
/** OS-10.26. */
export const recruitPoints = (amount: number): SpurEffect => ({
  kind: 'gain',
  counter: 'recruitment',
  amount,
  target: 'self',
});
/** OS-10.27. */
export const moveShip = (upTo: number): SpurEffect => ({ kind: 'shift', upTo, target: 'ownFleet' });

type Scope = 'ownShip' | 'ownFleet';
/** OS-10.28, OS-10.29. */
export const bonus = (by: number, target: Scope): SpurEffect => ({
  kind: 'modify',
  value: 'bonus',
  by,
  target,
  until: 'turn',
});
/** OS-10.28, OS-10.30. */
export const ward = (by: number, target: Scope): SpurEffect => ({
  kind: 'modify',
  value: 'ward',
  by,
  target,
  until: 'ownNext',
});
/** OS-10.28, OS-10.31. */
export const reach: SpurEffect = { kind: 'grant', trait: 'reachSecond', target: 'ownShip', until: 'turn' };
