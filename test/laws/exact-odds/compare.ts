import { check } from '../../../src/games/orions-gate/check.ts';
import { boardingOdds } from '../../../src/games/orions-gate/odds/boarding.ts';
import { commandOdds, type CommandOdds, type RolledCommand } from '../../../src/games/orions-gate/odds/command.ts';
import { everyEnd } from '../../../src/games/orions-gate/odds/every-end.ts';
import { compareFractions, plus, type Fraction } from '../../../src/games/orions-gate/odds/fraction.ts';
import { ramOdds } from '../../../src/games/orions-gate/odds/ram.ts';
import { volleyOdds, type TargetOdds } from '../../../src/games/orions-gate/odds/volley.ts';
import { push } from '../../../src/games/orions-gate/rules/push.ts';
import type { OrionsGateState, Unit } from '../../../src/games/orions-gate/state.ts';
import { DEEPEST, endKey, rules, throwAll, type Cases } from './count.ts';
import type { Asked } from './scenery.ts';
import { whims, type Whims } from './whims.ts';

/** A position that was counted and thrown. */
export interface Compared {
  /** The seed that makes the position again. */
  readonly seed: string;
  readonly throws: number;
  /** What is wrong with the counted odds, in words; null for nothing. */
  readonly fault: string | null;
}

/**
 * The position of a seed, kind and index, the first of its attempts whose command is legal, rolls and can be thrown
 * through: its counted odds against every throw of its dice.
 */
export function compared(seed: string, index: number, make: (whim: Whims) => Asked, most: number): Compared {
  for (let attempt = 0; ; attempt++) {
    const name = `${seed} ${index} ${attempt}`;
    const asked = possible(() => make(whims(name)));
    if (!asked || isIllegal(asked)) continue;
    const counted = count(asked);
    // A way that meets nothing is worth asking about too, now and then.
    if (!counted.rolls && index % 10 !== 0) continue;
    const thrown = throwAll(asked, most);
    if (thrown) return { seed: name, throws: thrown.throws, fault: faultOf(asked, counted, thrown) };
  }
}

/** A position unless two of its things lie in one another. */
function possible(make: () => Asked): Asked | null {
  try {
    return make();
  } catch {
    return null;
  }
}

const isIllegal = ({ state, seat = 'a1', command }: Asked): boolean =>
  command.type !== 'push' && check(rules, state, seat, command).length > 0;

type Counted = Pick<CommandOdds, 'rolls' | 'ends'> & Partial<Pick<CommandOdds, 'fates'>>;

const count = ({ state, seat = 'a1', command }: Asked): Counted =>
  command.type === 'push'
    ? everyEnd(rules, state, (ledger) => push(ledger, command.unit, command.by))
    : commandOdds(rules, state, seat, command as RolledCommand);

const isEqual = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) === 0;

/** The chance, by the throws, of an end that passes a test. */
const shareOf = ({ ends }: Cases, holds: (state: OrionsGateState) => boolean): Fraction =>
  Object.values(ends).reduce<Fraction>(
    (sum, { state, cases }) => (holds(state) ? plus(sum, { num: cases, den: ALL }) : sum),
    { num: 0n, den: ALL },
  );
const ALL = 6n ** BigInt(DEEPEST);

const find = ({ units }: OrionsGateState, id: string): Unit => units.find((unit) => unit.id === id)!;
const isLost = ({ status }: Unit): boolean => status === 'destroyed';
/** Points of damage on a ship, told apart from the program's own way of counting boxes. */
const damageOn = ({ components }: Unit): number => components.reduce((sum, { damage }) => sum + damage, 0);

function faultOf(asked: Asked, { ends, fates = [] }: Counted, thrown: Cases): string | null {
  if (ends.length !== Object.keys(thrown.ends).length)
    return `${ends.length} ends, thrown ${Object.keys(thrown.ends).length}`;
  for (const { value, chance } of ends) {
    const cases = thrown.ends[endKey(asked.state, value)]?.cases;
    if (cases === undefined) return 'an end nobody throws';
    if (!isEqual(chance, { num: cases, den: ALL })) return `${chance.num}/${chance.den} for ${cases}`;
  }
  for (const { unit, whole, damaged, lost } of fates) {
    const before = damageOn(find(asked.state, unit));
    const share = (holds: (now: Unit) => boolean): Fraction => shareOf(thrown, (state) => holds(find(state, unit)));
    if (!isEqual(lost, share(isLost))) return `${unit} is lost by another chance`;
    if (
      !isEqual(
        damaged,
        share((now) => !isLost(now) && damageOn(now) > before),
      )
    )
      return `${unit} is damaged by another chance`;
    if (
      !isEqual(
        whole,
        share((now) => !isLost(now) && damageOn(now) === before),
      )
    )
      return `${unit} comes through by another chance`;
  }
  return cardFault(asked, thrown);
}

/** What is wrong with the odds that shots, rams and boardings show on cards of their own; null for nothing. */
function cardFault({ state, command }: Asked, thrown: Cases): string | null {
  const { activation } = state;
  if (!activation) return null;
  switch (command.type) {
    case 'firePrimary':
      return volleyFault(state, activation.unit, { slot: 0, targets: [command.target] }, thrown);
    case 'useComponent': {
      const named = command.targets ?? (command.target === undefined ? undefined : [command.target]);
      return volleyFault(state, activation.unit, { slot: command.slot, ...(named ? { targets: named } : {}) }, thrown);
    }
    case 'plan': {
      if (command.target === undefined) return null;
      const { target, rammer } = ramOdds(rules, state, activation.unit, command.target, activation.allowance);
      return targetFault(state, target!, thrown) ?? targetFault(state, rammer!, thrown);
    }
    case 'board':
      return boardingFault(state, activation.unit, command.target, thrown);
    default:
      return null;
  }
}

function volleyFault(
  state: OrionsGateState,
  attacker: string,
  step: { readonly slot: number; readonly targets?: readonly string[] },
  thrown: Cases,
): string | null {
  const { targets } = volleyOdds(rules, state, attacker, [step]);
  return targets.reduce<string | null>((fault, target) => fault ?? targetFault(state, target, thrown), null);
}

/** Every number of points of damage, and the loss of the unit. */
function targetFault(before: OrionsGateState, { unit, boxes, damage, destroyed }: TargetOdds, thrown: Cases) {
  const start = damageOn(find(before, unit));
  const taken = (now: Unit): number => (isLost(now) ? boxes : damageOn(now) - start);
  const wrong = damage.find(
    ({ value, chance }) =>
      !isEqual(
        chance,
        shareOf(thrown, (state) => taken(find(state, unit)) === value),
      ),
  );
  if (wrong) return `${unit} takes ${wrong.value} by another chance on its card`;
  return isEqual(
    destroyed,
    shareOf(thrown, (state) => isLost(find(state, unit))),
  )
    ? null
    : `${unit} is lost by another chance on its card`;
}

function boardingFault(state: OrionsGateState, boarder: string, target: string, thrown: Cases): string | null {
  const odds = boardingOdds(state.options, find(state, boarder), find(state, target));
  const captured = (id: string) => shareOf(thrown, (now) => find(now, id).side !== find(state, id).side);
  const lost = (id: string) => shareOf(thrown, (now) => isLost(find(now, id)));
  return isEqual(odds.captures, captured(target)) &&
    isEqual(odds.captured, captured(boarder)) &&
    isEqual(odds.lost, lost(boarder)) &&
    isEqual(odds.targetLost, lost(target))
    ? null
    : 'a boarding by other chances on its card';
}
