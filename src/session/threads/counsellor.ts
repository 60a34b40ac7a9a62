import { calibratedFor } from '../../ai/calibration.ts';
import { teamsOf, type SeriesTeam } from '../../ai/series/teams.ts';
import type { Census } from '../../engine/census.ts';
import type { MatchKind } from './match-kind.ts';
import type { Played } from './think/played.ts';

/** A game with the brain that counsels the players of a match, and who is on whose side there. */
export interface Counsellor extends Pick<Played, 'game' | 'brain' | 'counsel'> {
  readonly teams: readonly SeriesTeam[];
}

/** What a counsellor is fetched from: a game with its brain, and its census, which says who plays with whom. */
export interface CounsellorSources {
  readonly playedOf: (game: string) => Promise<Pick<Played, 'game' | 'brain' | 'counsel'> | null>;
  readonly censusOf: (game: string) => Promise<Census<unknown> | null>;
}

/** The counsellor of a match; null = there is no such game. Throws a sentence for options the game does not have. */
export async function counsellorFor(
  { playedOf, censusOf }: CounsellorSources,
  id: string,
  { players, options }: MatchKind,
): Promise<Counsellor | null> {
  const played = await playedOf(id);
  if (!played) return null;
  const { game, brain, counsel } = played;
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const teams = teamsOf(await censusOf(id), game.seats(parsed.value), parsed.value);
  return { game, counsel, teams, brain: calibratedFor(brain, players) };
}
