import { lifeboatData, percentText, reactionOutlook, type BattlespaceSiriusView, type Direction } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../../../messages/battlespace-sirius.ts';
import { costOf, payments, reactionOf, reactOptions, sameOption, type ReactTool } from '../tools/react.ts';
import type { ReactOption } from '../tools/tool.ts';

/** BS-19.6: a legal reaction as the panel shows it. */
export interface ReactCard {
  readonly option: ReactOption;
  readonly name: string;
  readonly cost: number;
  /** Each locked line with the side that would be locked and its Shield after what is paid so far. */
  readonly locked: readonly { readonly line: Direction; readonly end: string; readonly shot: string | null }[];
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

/** BS-19.6: every legal reaction with its cost, what would be locked then, and the chance of its shots. */
export function reactCards(view: BattlespaceSiriusView, tool: ReactTool): readonly ReactCard[] {
  return reactOptions(view).map((option) => {
    const ways = payments(view, option);
    const pay = tool.option && sameOption(tool.option, option) ? tool.pay : ways.length === 1 ? ways[0]! : [];
    const seen = reactionOutlook(view, reactionOf(option, pay));
    const boat = seen.vessel.kind === 'lifeboat' ? `${lifeboatData(seen.vessel.lifeboat).name}, ${words.hull(lifeboatData(seen.vessel.lifeboat).hull)}` : '';
    return {
      option,
      name: nameOf(option),
      cost: costOf(view, option),
      locked: seen.locks.map(({ line, other }) => {
        const shot = seen.sentry.find((one) => one.line === line);
        // One unshielded side named, and no die is rolled at all (BS-7.10).
        const chance = !shot ? null : shot.destroys || shot.hit === null ? words.destroys : seen.destroys ? words.noDie : words.hits(percentText(shot.hit));
        return { line, end: other.kind === 'side' ? words.lockedThen(other.side, other.power) : boat, shot: chance };
      }),
    };
  });
}
