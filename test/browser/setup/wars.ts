import type { SeatInfo } from '../../../src/engine/recording.ts';
import { skaxarBrain } from '../../../src/games/skaxar/bot.ts';
import {
  shopCard,
  skaxar,
  type SkaxarCommand,
  type SkaxarPosition,
  type SkaxarState,
  type SkaxarView,
} from '../../../src/games/skaxar/index.ts';
import { scripted } from './scripted.ts';

/** Two people at one screen. */
export const BOTH: readonly SeatInfo[] = [
  { seat: 'A', player: 'human', name: 'Ada' },
  { seat: 'B', player: 'human', name: 'Ben' },
];
/** One person against an easy computer player. */
export const SINGLE: readonly SeatInfo[] = [
  { seat: 'A', player: 'human', name: 'You' },
  { seat: 'B', player: 'easy', name: 'Computer' },
];

/** Wars of Skaxar without a screen. */
export const wars = scripted<SkaxarState, SkaxarView, SkaxarCommand, SkaxarPosition>(skaxar, skaxarBrain);
export type WarLine = ReturnType<typeof wars.begun>;

/** What a decision can be, as far as a screen treats it apart; wanted early in the order they stand in. */
export const KINDS = [
  'pointless',
  'repair of several',
  'repair',
  'shuffle',
  'uncover',
  'item',
  'harvest',
  'decline',
  'pass',
] as const;
export type Kind = (typeof KINDS)[number];

/** Which kind a legal command of a view is. */
function kindOf({ choices, shop }: SkaxarView, command: SkaxarCommand): Kind {
  if (command.type === 'resign') throw new Error('Nobody gives up here.');
  if (command.type !== 'buy') return command.type;
  const mark = choices.find((choice) => JSON.stringify(choice.command) === JSON.stringify(command));
  if (mark?.noEffect) return 'pointless';
  const { kind, key } = shopCard(shop[command.slot - 1]!);
  if (kind === 'item') return 'item';
  if (command.ship !== undefined)
    return choices.filter((choice) => choice.command.type === 'buy' && choice.command.slot === command.slot).length > 1
      ? 'repair of several'
      : 'repair';
  return key === 'rapidRepair' ? 'shuffle' : 'uncover';
}

/**
 * A player that tries whatever it has not tried yet, and else does what an easy computer player would; only for the
 * seats named. `tried` is what was done, by kind.
 */
export function curious(seats: readonly string[]) {
  const tried = new Set<Kind>();
  const choose = ({
    seat,
    view,
    command,
  }: {
    readonly seat: string;
    readonly view: SkaxarView;
    readonly command: SkaxarCommand;
  }): SkaxarCommand => {
    if (!seats.includes(seat)) return command;
    const fresh = KINDS.filter((kind) => !tried.has(kind) && kind !== 'pass').flatMap((kind) =>
      view.choices.filter((choice) => kindOf(view, choice.command) === kind),
    )[0]?.command;
    const chosen = fresh ?? command;
    tried.add(kindOf(view, chosen));
    return chosen;
  };
  return { choose, tried };
}
