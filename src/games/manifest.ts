import type { Brain, Rival } from '../engine/brain.ts';
import type { Census } from '../engine/census.ts';
import type { AnyGame } from '../engine/game.ts';
import type { LadderCase } from '../engine/ladder.ts';
import type { Level, MoreLevel } from '../engine/level.ts';
import type { Shapes } from '../engine/shape.ts';
import type { CoverageGuide } from './coverage.ts';
import type { SightEngine } from '../table/sight.ts';

/**
 * What composition roots hand to a game: the engine its tables are seen through, fetched by the games that have tables.
 */
export interface Seams {
  readonly sight: () => Promise<SightEngine>;
}

export type AnyBrain = Brain<unknown, unknown>;

/**
 * Makes a brain. Each call makes a fresh one; `sight` replaces the engine it looks through, e.g. by one that counts.
 */
export type MakeBrain = (sight?: SightEngine) => AnyBrain;

export interface Rivals {
  readonly [name: string]: Rival<unknown, unknown>;
}

/**
 * A game as the whole program knows it without its rules. Everything that lists games is derived from the manifests;
 * what is large is fetched by the loaders, which reject when it cannot be fetched.
 */
export interface GameManifest {
  /** Name of the game's folders and of its matches in files. */
  readonly id: string;
  readonly title: string;
  /** First letters of its rule IDs. */
  readonly prefix: string;
  readonly seats: readonly [min: number, max: number];
  readonly game: (seams: Seams) => Promise<AnyGame>;
  /** What the computer player knows. */
  readonly brain: (seams: Seams) => Promise<MakeBrain>;
  /** Levels it has beside those of every game; left out: none. */
  readonly moreLevels?: readonly MoreLevel[];
  /** Its computer players have no tempers; left out: they do. */
  readonly evenTempered?: true;
  /**
   * The level that counsels: whose eyes the coach, the enemy one fears and the analysis have. The strongest that errs
   * nowhere and counts all it could do in time for somebody who waits.
   */
  readonly counsel: Level;
  /** What is counted in series of matches. */
  readonly census: () => Promise<Census<unknown>>;
  /** What its views and events look like, to check watching copies by; made by `npm run shapes`. */
  readonly shapes: () => Promise<Shapes>;
  /** Simple players the computer player is measured against. */
  readonly rivals: () => Promise<Rivals>;
  /**
   * The ways to play in which its levels are measured against each other (`tabletop ladder`); left out: with its
   * standard options.
   */
  readonly ladder?: () => Promise<readonly LadderCase[]>;
  /** What was measured of its ladder: the file of `tabletop ladder --into`. Left out: nothing yet. */
  readonly measured?: () => Promise<unknown>;
  /**
   * What `tabletop coverage` has to reach; without it the game's matches are played with its standard options, and its
   * laws alone are checked.
   */
  readonly coverage?: () => Promise<CoverageGuide>;
  /** Fields of the judge's view that the referee reports; left out: all of them. */
  readonly refereeFields?: readonly string[];
  /**
   * Raw options that a fresh match adds where none are given, by the seed of the match (OG-4.6: a table of its own for
   * every seed).
   */
  readonly freshOptions?: (seed: string) => { readonly [option: string]: string };
}

/** A manifest with its exact id kept, so that forgetting a game in another list is a type error. */
export const defineManifest = <const Id extends string>(
  manifest: GameManifest & { readonly id: Id },
): GameManifest & { readonly id: Id } => manifest;

/** The rivals of a game that has none. */
export const noRivals = async (): Promise<Rivals> => ({});

/** The ways to play in which the levels of a game are measured. */
export const ladderOf = async ({ ladder, seats }: GameManifest): Promise<readonly LadderCase[]> =>
  (await ladder?.()) ?? [{ name: 'standard', players: seats[0], tables: [{}] }];
