import { playOut } from '../../src/ai/series/play-out.ts';
import { playerOf } from '../../src/ai/series/player.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { applyCommand, type Match } from '../../src/engine/match.ts';
import { openRecording, RECORDING_VERSION, type Recording } from '../../src/engine/recording.ts';
import { compare, type BenchResult, type Contender } from './harness.ts';
import { openPeer } from './peer.ts';

const MATCHES = 200;
const PEER_GAMES = 2_000;

/** Commands of recorded random matches from parse to rest, against moves of boardgame.io's reducer on TicTacToe. */
export const run = (): Promise<BenchResult> =>
  applyCommands('apply-command', 'orions-gate', (seed) => ({ terrainSeed: seed }));

/** The same for any game: `optionsOf` gives a match its options by its seed. */
export async function applyCommands(
  name: string,
  id: string,
  optionsOf: (seed: string, index: number) => object,
): Promise<BenchResult> {
  const game = GAMES.find((entry) => entry.id === id)!;
  const matches = Array.from({ length: MATCHES }, (_, index) =>
    recordMatch(game, `apply-${index}`, optionsOf(`apply-${index}`, index)),
  );
  const candidate = replays(game, matches);
  const baseline = await peerMoves();
  const { ratio, baselineNs, candidateNs, checksum } = compare(baseline, candidate);
  return {
    name,
    baseline: 'boardgame.io 0.50.2 reducer, TicTacToe',
    ratio,
    target: 5,
    checksum,
    figures: {
      commands: candidate.operations,
      commandsPerSecond: Math.round(1e9 / candidateNs),
      peerMovesPerSecond: Math.round(1e9 / baselineNs),
    },
  };
}

function recordMatch(game: AnyGame, seed: string, options: object): Recording {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const seats = game.seats(parsed.value);
  const header = {
    format: 'orion-match' as const,
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Recording['options'],
    seats: seats.map((seat) => ({ seat, player: 'random', name: 'random' })),
    seed,
  };
  const players = Object.fromEntries(seats.map((seat) => [seat, playerOf(arenaOf(game), 'random', `${seed}/${seat}`)]));
  return playOut(game, header, players).recording;
}

/** Every command of every match; the hash of each end goes into the checksum. */
function replays(game: AnyGame, matches: readonly Recording[]): Contender {
  const starts = matches.map((recording) => openRecording(game, recording).match as Match<unknown>);
  return {
    operations: matches.reduce((sum, { plies }) => sum + plies.length, 0),
    run() {
      let checksum = 0;
      for (const [index, { plies }] of matches.entries()) {
        let match = starts[index]!;
        for (const ply of plies) {
          const applied = applyCommand(game, match, ply.seat, ply.command);
          if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
          match = applied.match;
        }
        if (match.hash !== plies.at(-1)!.hash) throw new Error(`Match ${index} ended with another hash.`);
        checksum = (Math.imul(checksum, 31) + Number.parseInt(match.hash.slice(0, 8), 16)) | 0;
      }
      return checksum;
    },
  };
}

/** Cell orders of whole games: wins of both sides, early and late, and a draw. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 3, 1, 4, 2],
  [4, 0, 2, 6, 5, 3],
  [0, 4, 8, 1, 7, 6, 2, 5, 3],
  [2, 0, 5, 1, 8],
  [1, 4, 7, 0, 3, 8],
];

async function peerMoves(): Promise<Contender> {
  const peer = await openPeer();
  return {
    operations: Array.from({ length: PEER_GAMES }, (_, n) => ORDERS[n % ORDERS.length]!.length).reduce(
      (a, b) => a + b,
      0,
    ),
    run() {
      let checksum = 0;
      for (let n = 0; n < PEER_GAMES; n++) {
        const cells = peer.play(ORDERS[n % ORDERS.length]!);
        for (const cell of cells) checksum = (Math.imul(checksum, 31) + (cell === null ? 2 : Number(cell))) | 0;
      }
      return checksum;
    },
  };
}
