import {
  percentText,
  reactionOutlook,
  type BattlespaceSiriusView,
  type Direction,
  type LineEnd,
} from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { endWords, vesselName } from '../names.ts';
import { costOf, payments, reactionOf, reactOptions, sameOption, type ReactTool } from '../tools/react.ts';
import type { ReactOption } from '../tools/tool.ts';
import { share, threatOf, type Threat } from './threat-data.ts';

/** A locked line as a reaction leaves it. */
export interface LockedEnd {
  readonly line: Direction;
  /** What would be locked, after what is paid so far. */
  readonly end: LineEnd;
  /** Sentry Fire along it: at what it shoots, and its chance. */
  readonly shot: { readonly at: string; readonly chance: string; readonly percent: string | null } | null;
}

/** BS-19.6: a legal reaction as the panel shows it. */
export interface ReactCard {
  readonly option: ReactOption;
  readonly name: string;
  readonly cost: number;
  readonly locked: readonly LockedEnd[];
  /** It destroys the turn player's ship without a die. */
  readonly destroys: boolean;
  /** What may come back; null where nobody is left to fire. */
  readonly threat: Threat | null;
  /** What may come back, in words: what it is and its figure. Empty where one word says it all. */
  readonly figures: readonly (readonly [name: string, value: string])[];
}

/** The reactions of one kind. */
export interface ReactGroup {
  readonly kind: ReactOption['kind'];
  readonly cards: readonly ReactCard[];
}

const nameOf = (option: ReactOption): string => {
  switch (option.kind) {
    case 'nothing':
      return words.nothing;
    case 'rotate':
      return words.rotate(option.turn);
    case 'sentry':
      return words.sentry(option.lines);
  }
};

type Seen = ReturnType<typeof reactionOutlook>;

/** What a shot does: one unshielded side named, and no die is rolled at all (BS-7.10). */
function chanceOf(seen: Seen, shot: Seen['sentry'][number]): string {
  if (shot.destroys || shot.hit === null) return words.destroys;
  return seen.destroys ? words.noDie : words.hits(percentText(shot.hit));
}

function lockedEnd(view: BattlespaceSiriusView, seen: Seen, { line, own, other }: Seen['locks'][number]): LockedEnd {
  const shot = seen.sentry.find((one) => one.line === line);
  if (!shot) return { line, end: other, shot: null };
  return {
    line,
    end: other,
    shot: {
      at: endWords(own, vesselName(view, view.turnSeat)),
      chance: chanceOf(seen, shot),
      percent: shot.hit && !seen.destroys ? percentText(shot.hit) : null,
    },
  };
}

/**
 * BS-19.6: every legal reaction with its cost, what would be locked then, the chance of its shots, and what may come
 * back.
 */
export function reactCards(view: BattlespaceSiriusView, tool: ReactTool): readonly ReactCard[] {
  return reactOptions(view).map((option) => {
    const ways = payments(view, option);
    const pay = tool.option && sameOption(tool.option, option) ? tool.pay : ways.length === 1 ? ways[0]! : [];
    const seen = reactionOutlook(view, reactionOf(option, pay));
    const threat = threatOf(view, seen);
    return {
      option,
      name: nameOf(option),
      cost: costOf(view, option),
      destroys: seen.destroys,
      threat,
      figures: threat ? figuresOf(threat) : [],
      locked: seen.locks.map((lock) => lockedEnd(view, seen, lock)),
    };
  });
}

/** The cards by kind, in the order of the rules: Nothing, rotations, Sentry Fire. */
export const reactGroups = (cards: readonly ReactCard[]): readonly ReactGroup[] =>
  (['nothing', 'rotate', 'sentry'] as const)
    .map((kind) => ({ kind, cards: cards.filter(({ option }) => option.kind === kind) }))
    .filter((group) => group.cards.length > 0);

function figuresOf({ destroys, destroyed, lost, emptied }: Threat): ReactCard['figures'] {
  if (destroys) return [];
  if (destroyed !== null) return [[words.threat.destroyed, share(destroyed)]];
  return [
    [words.threat.lost, `−${lost.toFixed(1)}`],
    [words.threat.emptied, share(emptied)],
  ];
}
