import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '0.50.2';
type Cell = string | null;
interface Position {
  readonly G: { readonly cells: readonly Cell[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

export interface Peer {
  /** Plays one game of TicTacToe through the peer's reducer and returns the board. Throws if a move was not made. */
  play(order: readonly number[]): readonly Cell[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/**
 * TicTacToe as a game of the peer: a move marks a free cell and ends the turn; three in a row or a full board end the
 * game.
 */
const TIC_TAC_TOE = {
  setup: () => ({ cells: Array<Cell>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: Cell[] }; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: Position) {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/**
 * Installs the peer into a folder of the system's temporary space (kept between runs) and opens its reducer. Needs the
 * net the first time.
 */
export async function openPeer(): Promise<Peer> {
  const folder = join(tmpdir(), `orion-bench-peer-${VERSION}`);
  if (!existsSync(join(folder, 'node_modules/boardgame.io/package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    execFileSync(
      'npm',
      ['install', `boardgame.io@${VERSION}`, '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'],
      {
        cwd: folder,
        stdio: ['ignore', 2, 2],
      },
    );
  }
  const load = createRequire(join(folder, 'package.json'));
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as {
    CreateGameReducer(of: { game: unknown }): (state: Position, action: unknown) => Position;
    InitializeGame(of: { game: unknown }): Position;
  };
  const game = TIC_TAC_TOE;
  const reduce = CreateGameReducer({ game });
  const first = InitializeGame({ game });
  return {
    play(order) {
      let position = first;
      for (const cell of order) {
        const playerID = position.ctx.currentPlayer;
        position = reduce(position, {
          type: 'MAKE_MOVE',
          payload: { type: 'mark', args: [cell], playerID, credentials: undefined },
        });
        if (position.G.cells[cell] !== playerID) throw new Error(`The peer did not mark cell ${cell}.`);
      }
      if (position.ctx.gameover === undefined) throw new Error('A game of the peer did not end.');
      return position.G.cells;
    },
  };
}
