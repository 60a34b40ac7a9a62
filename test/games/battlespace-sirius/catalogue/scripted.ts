// The two full games of chapter 20 of the catalogue, as printed.
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  fire,
  lock,
  nothing,
  position,
  repair,
  rotate,
  rotatePosition,
  sentry,
  stay,
  turnAway,
  type Command,
} from '../../../helpers/bs-position.ts';

/** One command of a scripted game and what chapter 20 says of it. */
export interface Row {
  readonly turn: number;
  readonly seat: number;
  readonly command: Command;
  /** Legal commands the seat chose from, where the catalogue counts them. */
  readonly of?: number;
  readonly dice?: readonly number[];
  /** Commands the engine gives itself afterwards. */
  readonly auto?: readonly string[];
  /** Power afterwards, by seat; whoever is left out keeps theirs. */
  readonly power?: { readonly [seat: number]: Power };
  /** Facing lines of the turn player afterwards, all of them, in the order of the seats. */
  readonly facing?: string;
  /** Locks afterwards. */
  readonly locks?: string;
  readonly quiet?: number;
  /** Cell and heading of the turn player's ship afterwards. */
  readonly at?: string;
  /** What the shots of this command came to: line, die or dice, Shield or Hull, hits. */
  readonly shots?: string;
}

export const S1_NUMBERS = [3, 4, 5, 2, 6, 3, 2, 4, 6, 5, 5, 6, 2, 4, 6, 6, 6, 5, 1, 1, 4, 4, 5, 5, 3];

/** Seat 1 Emerald, seat 2 Red. */
export const S1: readonly Row[] = [
  { turn: 1, seat: 1, command: stay, of: 95, auto: ['lock 2 E'], locks: 'E: Sb>Po' },
  {
    turn: 1,
    seat: 2,
    command: sentry('E', 'port'),
    of: 20,
    dice: [6],
    shots: 'E: 6 against 6 hit',
    power: { 1: [6, 5, 6, 6], 2: [6, 6, 6, 5] },
  },
  {
    turn: 1,
    seat: 1,
    command: fire('E', 4),
    of: 5,
    dice: [5, 5, 6, 2],
    shots: 'E: 5,5,6,2 against 5, 3 hits, 1 points',
    auto: ['repair starboard'],
    power: { 1: [6, 3, 6, 6], 2: [6, 6, 6, 2] },
  },
  {
    turn: 2,
    seat: 2,
    command: rotatePosition([-1, -1], 270, 'bow'),
    of: 95,
    at: '(-1,-1) W',
    facing: 'N: Sb>Po, E: St>St',
    power: { 2: [5, 6, 6, 2] },
  },
  { turn: 2, seat: 2, command: lock(1, 'NE'), of: 3, locks: 'N: Sb>Po, E: St>St' },
  {
    turn: 2,
    seat: 1,
    command: sentry('EN', 'stern'),
    of: 25,
    dice: [4, 6],
    shots: 'E: 4 against 6 no hit; N: 6 against 6 hit',
    power: { 1: [6, 3, 5, 6], 2: [5, 5, 6, 2] },
  },
  {
    turn: 2,
    seat: 2,
    command: fire('N', 2),
    of: 10,
    dice: [6, 6],
    shots: 'N: 6,6 against 6, 2 hits, 1 points',
    power: { 1: [6, 3, 5, 4], 2: [5, 4, 6, 2] },
  },
  { turn: 2, seat: 2, command: repair('port'), of: 3, power: { 2: [5, 4, 6, 3] } },
  {
    turn: 2,
    seat: 2,
    command: fire('E', 3),
    of: 5,
    dice: [5, 1, 1],
    shots: 'E: 5,1,1 against 5, 1 hits, 1 points',
    power: { 1: [6, 3, 4, 4], 2: [5, 4, 4, 3] },
  },
  { turn: 2, seat: 2, command: repair('stern'), of: 4, power: { 2: [5, 4, 5, 3] } },
  { turn: 3, seat: 1, command: rotate(180), of: 95, at: '(0,0) S', facing: 'S: Bo>St, W: Sb>Sb' },
  { turn: 3, seat: 1, command: lock(2, 'S'), of: 3, locks: 'S: Bo>St' },
  { turn: 3, seat: 2, command: turnAway(90, 'stern'), of: 20, locks: 'S: Bo>Sb', power: { 2: [5, 4, 4, 3] } },
  {
    turn: 3,
    seat: 1,
    command: fire('S', 4),
    of: 5,
    dice: [4, 4, 5, 5],
    shots: 'S: 4,4,5,5 against 4, 4 hits, 2 points',
    power: { 1: [3, 3, 4, 4], 2: [5, 0, 4, 3] },
  },
  { turn: 3, seat: 1, command: repair('bow', 'bow'), of: 10, power: { 1: [5, 3, 4, 4] } },
  { turn: 4, seat: 2, command: position(0, 1), of: 74, at: '(0,1) N', auto: ['lock 1 S'], locks: 'S: St>St' },
  { turn: 4, seat: 1, command: turnAway(180, 'port', 'port'), of: 20, locks: 'S: St>Bo', power: { 1: [5, 3, 4, 2] } },
  { turn: 4, seat: 2, command: fire('S', 0), of: 5, quiet: 1 },
  { turn: 5, seat: 1, command: position(1, 1), of: 95, at: '(1,1) N', auto: ['lock 2 W'], locks: 'W: Po>Sb' },
  { turn: 5, seat: 2, command: turnAway(90, 'bow'), of: 13, locks: 'W: Po>Bo', power: { 2: [4, 0, 4, 3] } },
  { turn: 5, seat: 1, command: fire('W', 1), of: 4, dice: [3], shots: 'W: 3 against 4, 0 hits, 0 points', quiet: 0 },
  { turn: 6, seat: 2, command: position(2, 2), of: 74, at: '(2,2) E', facing: 'S: Sb>Sb, W: St>Bo' },
  { turn: 6, seat: 2, command: lock(1, 'SW'), of: 3, locks: 'S: Sb>Sb, W: St>Bo' },
  { turn: 6, seat: 1, command: sentry('S'), of: 25, shots: 'S: - against 0 hit' },
];

export const S2_NUMBERS = [
  4, 1, 6, 2, 1, 6, 4, 5, 3, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 4, 5, 6, 6, 5, 1, 2, 2, 3, 4, 6, 5, 2, 4, 1, 6, 2,
];

/** Seat 1 Emerald (Cranberry), seat 2 Red (Slate), seat 3 Platinum (Ash); turn order 2, 3, 1. */
export const S2: readonly Row[] = [
  { turn: 1, seat: 2, command: stay, auto: ['lock 3 E'], locks: 'E: Sb>Po' },
  { turn: 1, seat: 3, command: nothing },
  {
    turn: 1,
    seat: 2,
    command: fire('E', 4),
    dice: [6, 6, 6, 6],
    shots: 'E: 6,6,6,6 against 6, 4 hits, 3 points',
    auto: ['repair starboard starboard starboard'],
    power: { 2: [6, 6, 6, 6], 3: [6, 6, 6, 2] },
  },
  { turn: 2, seat: 3, command: rotate(90), at: '(1,0) E', facing: 'E: Bo>Po, W: St>Sb' },
  { turn: 2, seat: 3, command: lock(1, 'E'), locks: 'E: Bo>Po' },
  { turn: 2, seat: 1, command: nothing },
  {
    turn: 2,
    seat: 3,
    command: fire('E', 4),
    dice: [6, 6, 6, 1],
    shots: 'E: 6,6,6,1 against 6, 3 hits, 2 points',
    power: { 1: [6, 6, 6, 3], 3: [3, 6, 6, 2] },
  },
  { turn: 2, seat: 3, command: repair('port', 'port'), power: { 3: [3, 6, 6, 4] } },
  { turn: 3, seat: 1, command: position(-1, -1), at: '(-1,-1) N', facing: 'N: Bo>Po, E: Sb>St' },
  { turn: 3, seat: 1, command: lock(2, 'N'), locks: 'N: Bo>Po' },
  { turn: 3, seat: 2, command: sentry('N'), dice: [6], shots: 'N: 6 against 6 hit', power: { 1: [5, 6, 6, 3] } },
  {
    turn: 3,
    seat: 1,
    command: fire('N', 4),
    dice: [6, 6, 6, 6],
    shots: 'N: 6,6,6,6 against 6, 4 hits, 3 points',
    power: { 1: [2, 6, 6, 3], 2: [6, 6, 6, 2] },
  },
  { turn: 3, seat: 1, command: repair('bow', 'bow', 'port'), power: { 1: [4, 6, 6, 4] } },
  { turn: 4, seat: 2, command: position(1, 1), at: '(1,1) N', auto: ['lock 3 S'], locks: 'S: St>Po' },
  { turn: 4, seat: 3, command: nothing },
  {
    turn: 4,
    seat: 2,
    command: fire('S', 4),
    dice: [4, 5, 6, 6],
    shots: 'S: 4,5,6,6 against 4, 4 hits, 1 points',
    power: { 2: [6, 6, 3, 2], 3: [3, 6, 6, 0] },
  },
  { turn: 4, seat: 2, command: repair('stern'), power: { 2: [6, 6, 4, 2] } },
  { turn: 5, seat: 3, command: stay, auto: ['lock 2 N'], locks: 'N: Po>St' },
  { turn: 5, seat: 2, command: sentry('N', 'stern'), shots: 'N: - against 0 hit', power: { 2: [6, 6, 3, 2] } },
  { turn: 6, seat: 1, command: position(0, 0), at: '(0,0) N', facing: 'N: Bo>Po, E: Sb>St, E: Sb>-' },
  { turn: 6, seat: 1, command: lock(3, 'E'), locks: 'E: Sb>-' },
  { turn: 6, seat: 3, command: sentry('E'), dice: [5], shots: 'E: 5 against 6 no hit' },
  { turn: 6, seat: 1, command: fire('E', 1), dice: [1], shots: 'E: 1 against 2, 0 hits, 0 points' },
  { turn: 7, seat: 2, command: stay, facing: 'S: St>Sb, W: Po>Bo, S: St>-' },
  { turn: 7, seat: 2, command: lock(3, 'S'), locks: 'S: St>-' },
  { turn: 7, seat: 3, command: nothing },
  {
    turn: 7,
    seat: 2,
    command: fire('S', 2),
    dice: [2, 2],
    shots: 'S: 2,2 against 2, 2 hits, 1 points',
    power: { 2: [6, 6, 2, 2] },
  },
  { turn: 7, seat: 2, command: repair('port'), power: { 2: [6, 6, 2, 3] } },
  { turn: 8, seat: 1, command: position(0, 1), at: '(0,1) N', auto: ['lock 2 E'], locks: 'E: Sb>Po' },
  { turn: 8, seat: 2, command: nothing },
  {
    turn: 8,
    seat: 1,
    command: fire('E', 4),
    dice: [3, 4, 6, 5],
    shots: 'E: 3,4,6,5 against 3, 4 hits, 0 points',
    power: { 1: [4, 3, 6, 4], 2: [6, 6, 2, 0] },
  },
  { turn: 9, seat: 2, command: rotate(180), at: '(1,1) S', auto: ['lock 1 W'], locks: 'W: Sb>Sb' },
  { turn: 9, seat: 1, command: nothing },
  { turn: 9, seat: 2, command: fire('W', 1), dice: [2], shots: 'W: 2 against 3, 0 hits, 0 points' },
  { turn: 10, seat: 1, command: position(2, 1), at: '(2,1) N', auto: ['lock 2 W'], locks: 'W: Po>Po' },
  { turn: 10, seat: 2, command: nothing },
  {
    turn: 10,
    seat: 1,
    command: fire('W', 1),
    auto: ['stay', 'lock 1 E'],
    shots: 'W: - against 0, 0 hits, 0 points',
    locks: 'E: ->Po',
  },
  { turn: 11, seat: 1, command: nothing },
  {
    turn: 11,
    seat: 2,
    command: fire('E', 1),
    dice: [4],
    shots: 'E: 4 against 4, 1 hits, 0 points',
    power: { 1: [4, 3, 6, 3] },
  },
  { turn: 12, seat: 1, command: stay, auto: ['lock 2 W', 'nothing'], locks: 'W: Po>-' },
  {
    turn: 12,
    seat: 1,
    command: fire('W', 3),
    dice: [1, 6, 2],
    shots: 'W: 1,6,2 against 6, 1 hits, 0 points',
    power: { 1: [4, 3, 6, 1] },
  },
];
