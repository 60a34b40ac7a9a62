import { applyCommand, type Match } from '../../src/engine/match.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { openRecording, type Recording, type RecordedPly } from '../../src/engine/recording.ts';
import type { Json } from '../../src/engine/json.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import type { OrionsGateState } from '../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../src/table/kernel.ts';

const game = orionsGate(kernelSight);

/** More commands than any battle of these options needs; a battle that reaches it has stalled. */
const MAX_PLIES = 20_000;

export interface RandomBattle {
  readonly recording: Recording;
  readonly match: Match<OrionsGateState>;
}

/**
 * Plays one battle with random commands on both sides, from the first fleet to the end. Throws when it stalls or a
 * choice is refused.
 */
export function randomBattle(seed: string, options: { readonly [key: string]: Json } = {}): RandomBattle {
  const raw = { terrainSeed: seed.slice(0, 40), ...options };
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const faults = game.checkSetup(parsed.value);
  if (faults.length > 0) throw new Error(`${seed}: ${faults[0]!.reason}`);
  const chance = openChance(seedChance(`${seed} players`));
  const seats = game.seats(parsed.value).map((seat) => ({ seat, player: 'random', name: seat }));
  const header: Recording = {
    format: 'orion-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: raw,
    seats,
    seed,
    plies: [],
  };
  let { match } = openRecording(game, header);
  const plies: RecordedPly[] = [];
  while (match.state.outcome === null) {
    const seat = game.pending(match.state)[0]!.seats[0]!;
    const [command] = game.choices(match.state, seat, { chance, count: 1 });
    if (!command) throw new Error(`${seed}, ply ${match.ply}: no choice for ${seat}.`);
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok)
      throw new Error(
        `${seed}, ply ${match.ply}: ${JSON.stringify(command)} refused: ${applied.rejections[0]!.reason}`,
      );
    match = applied.match;
    plies.push({ seat, command, hash: match.hash });
    if (plies.length > MAX_PLIES) throw new Error(`${seed}: no end after ${MAX_PLIES} commands.`);
  }
  return { recording: { ...header, plies }, match };
}

/** The options of battle `i`: every value of every option of the scope turns up. */
export const variedOptions = (i: number): { readonly [key: string]: Json } => ({
  points: [12, 12, 18, 24][i % 4]!,
  tableWidth: [72_000, 48_000, 96_000][i % 3]!,
  baseSet: ['skirmish', 'skirmish', 'massBattle', 'custom', 'skirmish'][i % 5]!,
  baseFighters: 1500,
  stackPassives: i % 7 !== 0,
  activationOrder: ['auto', 'block', 'alternate'][i % 3]!,
  cruisePivot: i % 2 === 0 ? 9000 : 4500,
  componentsAfterCruiseRam: i % 4 !== 1,
  terrainDensity: ['normal', 'dense', 'sparse'][i % 3]!,
  terrainSymmetry: ['rotate', 'none', 'mirror'][i % 3]!,
  rounds: [4, 4, 2, 6][i % 4]!,
});
