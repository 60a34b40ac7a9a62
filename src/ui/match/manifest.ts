import type { ComponentType } from 'preact';
import type { IconData } from '../kit/icon.tsx';
import type { Chapter } from './book/chapter.ts';
import type { GameUi } from './game-ui.ts';
import type { LabGame } from './lab/lab-game.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { Missed, Practice } from './practice.ts';
import type { MatchPlan } from './start-match.ts';

/** What stands behind `?` in an address. */
export type Query = { readonly [name: string]: string };

/** Paints a game's key art in slices; `unit` is one CSS pixel in canvas pixels. */
export type PaintKeyArt = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  unit: number,
) => Generator<void>;

/** A page that only one game has (its fleets, its editor), at `#/<name>` or `#/<name>/<part>`. */
export interface GamePage {
  readonly name: string;
  readonly title: string;
  /** Its sign on the first screen; null where no way leads there from it. */
  readonly icon: IconData | null;
  /** It precedes the rule book: the book leads to it, the head of the page does not. */
  readonly guide?: true;
  /** What may stand behind the name: one of these, anything, or nothing. */
  readonly parts: readonly string[] | 'any';
  readonly load: () => Promise<ComponentType<{ readonly part: string | null; readonly query: Query }>>;
}

/** Another start beside "Play now" on the first screen. */
export interface QuickStart {
  readonly key: string;
  readonly label: string;
  readonly plan: () => Promise<MatchPlan>;
}

/**
 * A game as the pages know it without its screens: words for menus, and loaders for what is large. The first screen
 * waits for these files, so they import nothing but words and icons.
 */
export interface GameUiManifest {
  readonly id: string;
  /** What it is, in one sentence. */
  readonly line: string;
  /** What "Play now" starts, in a sentence. */
  readonly playHint: string;
  /** What the key art shows, for those who do not see it. */
  readonly picture: string;
  /** Minutes of a match with the standard settings. */
  readonly minutes: number;
  /** Paths on a grid of 24: the outline is stroked, the shape is filled. */
  readonly emblem: { readonly outline: string; readonly shape: string };
  /** Fetches the painter of its key art; `small` = for a card's picture, which may do with less. */
  readonly keyArt: (small: boolean) => Promise<PaintKeyArt>;
  readonly screens: () => Promise<GameUi>;
  /** Fetches what the screens draw their table with, so that they need not ask for it first. */
  readonly table?: () => Promise<unknown>;
  /** The set-up page. */
  readonly setup: () => Promise<ComponentType<{ readonly query: Query }>>;
  /** "Play now": a person at this screen against the computer. */
  readonly quickMatch: () => Promise<MatchPlan>;
  readonly quickStarts?: readonly QuickStart[];
  readonly lesson: () => Promise<Lesson>;
  /** Puzzles that fit decisions somebody missed, the dearest first, in a match with raw options. */
  readonly practice?: (missed: readonly Missed[], options: unknown) => Promise<readonly Practice[]>;
  readonly book: () => Promise<readonly Chapter[]>;
  readonly lab: () => Promise<LabGame>;
  readonly pages?: readonly GamePage[];
  /** What of the game the settings show in the palette in force: items of a list. */
  readonly paletteSample?: () => Promise<ComponentType>;
}

let provided: readonly GameUiManifest[] = [];

/** The composition root hands down the games' manifests: their screens lie above what all matches share. */
export function provideGameUis(by: { readonly [game: string]: GameUiManifest }): void {
  provided = Object.values(by);
}

/** The manifest of a game; null = this build has no screens for it. */
export const gameUiManifest = (game: string): GameUiManifest | null => provided.find(({ id }) => id === game) ?? null;

/** The screens of a game; null for one that has none. Rejects when they cannot be fetched. */
export const gameUiOf = async (game: string): Promise<GameUi | null> => (await gameUiManifest(game)?.screens()) ?? null;

/** The page of one game that goes by a name; null = there is none. */
export const gamePageOf = (name: string): GamePage | null =>
  provided.flatMap(({ pages }) => pages ?? []).find((page) => page.name === name) ?? null;

/** The manifests of all games. */
export const allGameUis = (): readonly GameUiManifest[] => provided;
