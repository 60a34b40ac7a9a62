import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { AUDIENCE, viewerOf, type Seat, type Viewer } from '../../../src/engine/seat.ts';
import { present, timelineOf } from '../../../src/engine/timeline.ts';
import { play as common } from '../../../src/ui/match/words/play.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';
import { boardOf as bidsBoard, faceOf as bidFace } from '../../card-toys/bids/ui/board.ts';
import { handBox, middleBox, spotOf, type Board, type Lying } from '../../card-toys/screen/board.ts';
import { words as toyWords } from '../../card-toys/screen/words.ts';
import { boardOf as wardsBoard, faceOf as wardFace } from '../../card-toys/wards/ui/board.ts';
import { bids, unknownTo, type BidsState, type BidsView } from '../../helpers/toy/bids.ts';
import { hiddenFaces, wards, type WardsState } from '../../helpers/toy/wards.ts';
import type { Place } from './hands.ts';
import { keptMatch } from './kept.ts';
import { placesOf, postedBy } from './leaks.ts';
import { ready } from './table.ts';

/** A command of a toy that is given with a card. */
export interface ToyCommand {
  readonly type: string;
  readonly card?: string;
  readonly at?: string;
}

/** What a test knows of a toy: its rules, its names of cards, and what brings a card where. */
export interface ToyTest {
  readonly game: AnyGame;
  readonly board: (view: never) => Board;
  /** Names of the cards a viewer must not see. */
  readonly hidden: (state: never, viewer: Viewer) => readonly string[];
  readonly commandAt: (state: never, seat: Seat, card: string, target: string) => ToyCommand | null;
  readonly targets: readonly string[];
}

const rivalOf = (seat: Seat): Seat => (seat === 'p1' ? 'p2' : 'p1');

export const WARDS: ToyTest = {
  game: wards as AnyGame,
  board: wardsBoard,
  hidden: (state: WardsState, viewer) => hiddenFaces(state, viewer).map(({ id, face }) => wardFace(id, face).title),
  commandAt(state: WardsState, seat, card, target) {
    const at = rivalOf(seat);
    if (state.window) return { type: target === 'middle' ? 'ward' : 'riposte', card };
    if (target !== 'middle') return { type: 'strike', card, at };
    return { type: 'play', card, ...(state.faces[card] === 4 ? { at } : {}) };
  },
  targets: ['p1', 'p2', 'middle'],
};

export const BIDS: ToyTest = {
  game: bids as AnyGame,
  board: bidsBoard,
  hidden: (state: BidsState, viewer) => unknownTo(state, viewer).map((id) => bidFace(id, state.faces[id]!).title),
  commandAt: (_state, _seat, card, target) => (target === 'middle' ? { type: 'bid', card } : null),
  targets: ['middle'],
};

/** The match of the page as it stands. */
export interface Standing {
  readonly plies: number;
  /** Commands people have given: computers commit when they are ready, which no test can know. */
  readonly given: number;
  readonly state: never;
  /** The people who are asked, in the order of the seats. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
}

/** The match as the browser has kept it. */
export async function standing(page: Page, { game }: ToyTest): Promise<Standing> {
  const recording = await keptMatch(page);
  const read = timelineOf(game, recording);
  if (!read.ok) throw new Error(read.reason);
  const { state } = present(read.timeline);
  const people = recording.seats.filter(({ player }) => player === 'human').map(({ seat }) => seat);
  const pending = game.pending(state).flatMap(({ seats }) => seats);
  return {
    plies: recording.plies.length,
    given: recording.plies.filter(({ seat }) => people.includes(seat)).length,
    state: state as never,
    asked: people.filter((seat) => pending.includes(seat)),
    over: game.outcome(state) !== null,
  };
}

/** Waits until people have given so many commands, and the match waits for a person or is over. */
export async function stands(page: Page, toy: ToyTest, least: number): Promise<Standing> {
  let now: Standing | undefined;
  const lacks = async (): Promise<string | null> => {
    now = await standing(page, toy);
    if (now.given >= least && (now.over || now.asked.length > 0)) return null;
    const shown = await page.evaluate(() => {
      const texts = ['.says', 'dialog[open]', '.notices', '.dock-act', '[aria-live]'].map((one) =>
        [...document.querySelectorAll<HTMLElement>(one)].map(({ innerText }) => innerText).join(' | '),
      );
      return texts.join(' / ').replace(/\s+/g, ' ');
    });
    return `${now.given} of ${least} commands, ${now.asked.join(' and ') || 'nobody'} asked: ${shown}`;
  };
  await expect.poll(lacks, { interval: 20, timeout: 20_000 }).toBeNull();
  return now!;
}

/** Begins a match of a toy: the names of the people, at the first seats; computers at the others. */
export async function begin(page: Page, address: string, game: string, people: readonly string[], seed: string) {
  await page.goto(`${address}#/new/${game}`);
  for (const [place, name] of people.entries()) {
    const seat = page.getByRole('group', { name: toyWords.seatOf(`p${place + 1}`), exact: true });
    await seat.getByText(setupText.players.human, { exact: true }).click();
    await page.locator('.seat').nth(place).getByRole('textbox').fill(name);
  }
  await page.getByRole('textbox', { name: toyWords.setup.seed }).fill(seed);
  await page.getByRole('button', { name: toyWords.setup.start, exact: true }).click();
  await ready(page);
}

export const coverOf = (page: Page, name: string) => page.getByRole('dialog', { name: common.curtainTitle(name) });

/** What a computer of Bids is asked by. */
interface Question {
  readonly seat: Seat;
  readonly view: BidsView;
}

/** The faces each question to a thread holds that its seat must not know; and how many questions there were. */
export async function toldToThreads(
  page: Page,
): Promise<{ readonly asked: number; readonly leaks: readonly string[] }> {
  const questions = (await postedBy(page))
    .map((text) => JSON.parse(text) as Partial<Question>)
    .filter(({ view }) => view) as Question[];
  const leaks = questions.flatMap(({ seat, view: { hands, discard, faces } }) => {
    const own = hands.find((hand) => hand.seat === seat)!.hand;
    // So that a hand which is there would have been found.
    expect(own.every((id) => faces[id] !== undefined)).toBe(true);
    return Object.keys(faces).filter((id) => !own.includes(id) && !discard.includes(id));
  });
  return { asked: questions.length, leaks };
}

/** Which of some names are found where on the page: `place: name`. "No. 1" is not "No. 12". */
async function found(page: Page, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const any = new RegExp(`(${names.join('|')})(?!\\d)`, 'g');
  const pictures = await page.evaluate(() => (window as { toyPictures?: () => readonly string[] }).toyPictures!());
  const places = { ...(await placesOf(page)), pictures: pictures.join('\n') };
  return Object.entries(places).flatMap(([place, content]) =>
    [...new Set(content.match(any))].map((name) => `${place}: ${name}`),
  );
}

/** Nothing that is anybody's is on the page. */
export async function nothingPrivate(page: Page, { hidden }: ToyTest, { state, plies }: Standing): Promise<void> {
  const names = hidden(state, AUDIENCE);
  expect(names.length).toBeGreaterThan(0);
  expect(await found(page, names), `after ${plies} commands`).toEqual([]);
}

/** What belongs to a seat is on the page, wherever it could leak from; nothing of the others is. */
export async function onlyTheirs(page: Page, { hidden }: ToyTest, now: Standing, seat: Seat): Promise<void> {
  const all = hidden(now.state, AUDIENCE);
  const others = hidden(now.state, viewerOf(seat));
  const own = all.filter((name) => !others.includes(name));
  const wanted = own.length === 0 ? [] : ['accessibility', 'dom', 'pictures'];
  await expect
    .poll(async () => {
      const where = await found(page, all);
      expect(
        where.filter((one) => others.some((name) => one.endsWith(`: ${name}`))),
        `after ${now.plies} commands`,
      ).toEqual([]);
      return [...new Set(where.map((one) => one.split(':')[0]))].sort();
    })
    .toEqual(wanted);
}

/** The order of a hand on the screen, and where things are. */
export interface Scene {
  readonly lying: Lying;
  readonly board: Board;
}
export const sceneOf = (toy: ToyTest, { state }: Standing, seat: Seat, tall: boolean): Scene => {
  const view = toy.game.view(state, viewerOf(seat)) as never;
  const board = toy.board(view);
  return { lying: { kind: 'lying', front: seat, seats: board.hands.map((hand) => hand.seat), tall }, board };
};
const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): Place => [x / 1000, y / 1000];
export const cardPlace = ({ lying, board }: Scene, card: string): Place => {
  const { cards } = board.hands.find(({ seat }) => seat === lying.front)!;
  const index = cards.findIndex(({ id }) => id === card);
  return placeOf(spotOf(lying)({ at: 'hand', seat: lying.front, index, of: cards.length }));
};
export const targetPlace = ({ lying }: Scene, target: string): Place => {
  const { x, y, height } = target === 'middle' ? middleBox(lying) : handBox(lying, target);
  return placeOf({ x, y: y - (target === 'middle' ? 0 : height * 0.3) });
};
