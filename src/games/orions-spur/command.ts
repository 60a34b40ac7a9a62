import { parseNamed, type PlainAttempt } from '../../engine/attempt.ts';
import type { Parsed } from '../../engine/game.ts';
import type { AutoPass } from '../../cards/window.ts';
import type { Layout, Packet, Slot, Trigger } from './state.ts';

/** OS-6.13: what a reaction is aimed at; `attack` is `A0`, `C1`, `C2`... */
export type ReactionTarget = {
  readonly kind: 'attackingShip' | 'incomingAttack' | 'attack' | 'hit' | 'redirect';
  readonly attack: string;
  /** Of a `hit` the ship that takes it, of a `redirect` the new target. */
  readonly ship?: string;
};

/** OS-10.27. */
export type ShipMove = { readonly ship: string; readonly to: Slot };

/** OS-13.11 to OS-13.27. */
export type SpurCommand =
  | { readonly type: 'chooseFleet'; readonly designs: readonly string[] }
  | { readonly type: 'setLayout'; readonly layout: Layout }
  /** `source`: the id of a card of the hand, or `weapon`. */
  | {
      readonly type: 'attack';
      readonly ship: string;
      readonly source: string;
      readonly target: string;
      readonly overcharge?: boolean;
    }
  | { readonly type: 'ram'; readonly ship: string; readonly target: string }
  | { readonly type: 'suppress'; readonly ship: string; readonly target: string }
  | { readonly type: 'flockActivate'; readonly ship: string }
  | { readonly type: 'finishAttacks' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede' }
  | { readonly type: 'regroup'; readonly discard: readonly string[] }
  | { readonly type: 'recruit'; readonly design: string }
  /** Either of both. */
  | { readonly type: 'reorganize'; readonly layout?: Layout; readonly keep?: boolean }
  | { readonly type: 'playDraw'; readonly card: string; readonly ship?: string }
  | { readonly type: 'playRepair'; readonly card: string; readonly ship: string }
  | {
      readonly type: 'playSpecial';
      readonly card: string;
      readonly ship?: string;
      readonly player?: string;
      readonly target?: string;
      readonly moves?: readonly ShipMove[];
    }
  | { readonly type: 'reviseTactics'; readonly card: string }
  | { readonly type: 'storeRepair'; readonly card: string }
  | { readonly type: 'repairForRecruit'; readonly cards: readonly string[] }
  | { readonly type: 'chooseDiscard'; readonly cards: readonly string[] }
  /** `source`: the id of a card, `weapon`, `bracing` or `interference`. */
  | {
      readonly type: 'react';
      readonly ship: string;
      readonly source: string;
      readonly target: ReactionTarget;
      readonly amount?: number;
      readonly part?: keyof Packet;
      readonly split?: { readonly s?: number; readonly a?: number; readonly h?: number };
    }
  | { readonly type: 'pass'; readonly rest?: boolean }
  | { readonly type: 'setAutoPass'; readonly trigger: Trigger; readonly value: AutoPass };

export type CommandType = SpurCommand['type'];
export type CommandOf<T extends CommandType> = Extract<SpurCommand, { readonly type: T }>;

/** What a parameter is; `?` = may be left out. */
type Kind =
  | 'id'
  | 'ids'
  | 'flag'
  | 'number'
  | 'layout'
  | 'moves'
  | 'target'
  | 'part'
  | 'split'
  | 'trigger'
  | 'autoPass';

/** The parameters of each command (OS-13.11 to OS-13.27). */
export const PARAMETERS: {
  readonly [type in CommandType]: { readonly [name: string]: Kind | `${Kind}?` };
} = {
  chooseFleet: { designs: 'ids' },
  setLayout: { layout: 'layout' },
  attack: { ship: 'id', source: 'id', target: 'id', overcharge: 'flag?' },
  ram: { ship: 'id', target: 'id' },
  suppress: { ship: 'id', target: 'id' },
  flockActivate: { ship: 'id' },
  finishAttacks: {},
  endTurn: {},
  concede: {},
  regroup: { discard: 'ids' },
  recruit: { design: 'id' },
  reorganize: { layout: 'layout?', keep: 'flag?' },
  playDraw: { card: 'id', ship: 'id?' },
  playRepair: { card: 'id', ship: 'id' },
  playSpecial: { card: 'id', ship: 'id?', player: 'id?', target: 'id?', moves: 'moves?' },
  reviseTactics: { card: 'id' },
  storeRepair: { card: 'id' },
  repairForRecruit: { cards: 'ids' },
  chooseDiscard: { cards: 'ids' },
  react: { ship: 'id', source: 'id', target: 'target', amount: 'number?', part: 'part?', split: 'split?' },
  pass: { rest: 'flag?' },
  setAutoPass: { trigger: 'trigger', value: 'autoPass' },
};

/** The rule of the list that tells the parameters of a command (chapter 13). */
export const LISTED_IN: { readonly [type in CommandType]: string } = {
  chooseFleet: 'OS-13.11',
  setLayout: 'OS-13.12',
  attack: 'OS-13.13',
  ram: 'OS-13.14',
  suppress: 'OS-13.15',
  flockActivate: 'OS-13.16',
  finishAttacks: 'OS-13.17',
  endTurn: 'OS-13.17',
  concede: 'OS-13.17',
  regroup: 'OS-13.18',
  recruit: 'OS-13.19',
  reorganize: 'OS-13.12',
  playDraw: 'OS-13.20',
  playRepair: 'OS-13.21',
  playSpecial: 'OS-13.22',
  reviseTactics: 'OS-13.23',
  storeRepair: 'OS-13.23',
  repairForRecruit: 'OS-13.24',
  chooseDiscard: 'OS-13.25',
  react: 'OS-13.26',
  pass: 'OS-6.22',
  setAutoPass: 'OS-13.27',
};

/**
 * What a seat tries: a known type with parameters not yet looked at. OS-13.29 asks whose turn and which phase it is
 * before anything else, so `parse` lets the parameters through and `check` judges them.
 */
export type Attempt = PlainAttempt & { readonly type: CommandType };

/** Untrusted input to a command of a known type. Faults name a type there is not, or what is no plain data. */
export const parseCommand = (raw: unknown): Parsed<Attempt> => parseNamed(PARAMETERS, raw);
