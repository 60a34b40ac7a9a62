import type { Page } from 'playwright-core';
import { createBot } from '../../../src/ai/bot.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { RecordedPly, Recording, SeatInfo } from '../../../src/engine/recording.ts';
import { viewerOf, type Seat } from '../../../src/engine/seat.ts';
import { cutTo, extend, openTimeline, present, recordingOf, timelineOf, type Timeline } from '../../../src/engine/timeline.ts';
import { battlespaceSiriusBrain } from '../../../src/games/battlespace-sirius/bot.ts';
import { battlespaceSirius as game, type BattlespaceSiriusCommand, type BattlespaceSiriusPosition, type BattlespaceSiriusState, type BattlespaceSiriusView } from '../../../src/games/battlespace-sirius/index.ts';
import { headerOf } from '../../../src/session/store.ts';

type Line = Timeline<BattlespaceSiriusState, unknown>;
type Ply = readonly [seat: number, command: BattlespaceSiriusCommand];

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** People at one screen, in seat order. */
export const people = (count: number): readonly SeatInfo[] => NAMES.slice(0, count).map((name, place) => ({ seat: String(place + 1), player: 'human', name }));

/** One person in seat 1 against computers. */
export const alone = (count: number): readonly SeatInfo[] => people(count).map((info, place) => (place === 0 ? { ...info, name: 'You' } : { ...info, player: 'easy', name: `Computer ${place}` }));

interface DuelParts {
  readonly seats: readonly SeatInfo[];
  readonly options?: { readonly [key: string]: Json };
  /** A described position; else the match begins with its set-up. */
  readonly position?: BattlespaceSiriusPosition;
  readonly seed?: string;
  /** All dice of the match, in the order they fall; else those of the seed. */
  readonly dice?: readonly number[];
  readonly plies?: readonly Ply[];
}

function played(line: Line, seat: Seat, command: BattlespaceSiriusCommand): Line {
  const next = extend(game as never, line, seat, command as unknown as Json);
  if (!next.ok) throw new Error(`${JSON.stringify(command)}: ${next.rejections[0]!.rule} ${next.rejections[0]!.reason}`);
  return next.timeline as Line;
}

function begun({ seats, options = {}, position, seed = 'duel', dice }: DuelParts): Line {
  const header = headerOf(game as never, {
    options: { playerCount: seats.length, ...options }, seats, ...(dice ? { dice } : { seed }), ...(position ? { position: position as unknown as Json } : {}),
  });
  return openTimeline(game as never, header) as Line;
}

/** The file of a match after the commands given. */
export const duelFile = (parts: DuelParts): Recording => recordingOf((parts.plies ?? []).reduce((line, [seat, command]) => played(line, String(seat), command), begun(parts)));

const bot = createBot(game as never, battlespaceSiriusBrain as never, 'easy');

/** What an easy computer player would do for the seat that decides; null once the match is over. */
export function nextMove(line: Line): { readonly seat: Seat; readonly command: BattlespaceSiriusCommand; readonly view: BattlespaceSiriusView } | null {
  const { state } = present(line);
  const seat = game.pending(state)[0]?.seats[0];
  if (seat === undefined) return null;
  const view = game.view(state, viewerOf(seat));
  return { seat, view, command: bot.choose(view as never, seat, `${String(line.plies.length)}`) as BattlespaceSiriusCommand };
}

/** A whole duel between easy computer players under the names of the seats given. */
export function wholeDuel(parts: DuelParts): Line {
  let line = begun(parts);
  for (let next = nextMove(line); next; next = nextMove(line)) line = played(line, next.seat, next.command);
  return line;
}

/** The file of a line, cut off where it first comes to a state. */
export function fileAt(line: Line, where: (state: BattlespaceSiriusState) => boolean): Recording {
  const at = [line.first, ...line.plies.map((ply) => ply.match)].findIndex(({ state }) => where(state));
  if (at < 0) throw new Error('The duel never came there.');
  return recordingOf(cutTo(line, at));
}

/** A recording played again. */
export function lineOf(file: Recording): Line {
  const read = timelineOf(game as never, file);
  if (!read.ok) throw new Error(read.reason);
  return read.timeline as Line;
}

export const stateOf = (line: Line): BattlespaceSiriusState => present(line).state;
export { recordingOf };

/** The match of the open page as the browser has kept it. */
export async function keptMatch(page: Page): Promise<Recording> {
  return page.evaluate(async () => {
    const id = decodeURIComponent(/^#\/battle\/([^?]+)/.exec(location.hash)![1]!);
    const wait = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = () => reject(request.error!); });
    const db = await wait(indexedDB.open('orion-tabletop'));
    try {
      const stores = db.transaction(['matches', 'plies']);
      const entry = (await wait(stores.objectStore('matches').get(id))) as { header: object };
      const plies = (await wait(stores.objectStore('plies').getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])))) as RecordedPly[];
      return { ...entry.header, plies: plies.map(({ seat, command, hash }) => ({ seat, command, hash })) } as unknown as Recording;
    } finally {
      db.close();
    }
  });
}
