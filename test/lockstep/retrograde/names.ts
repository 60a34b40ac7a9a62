import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import type { Command, Game } from '../../models/retrograde/index.ts';
import { seatOf } from './seats.ts';

/**
 * Which of the engine's things is which card of the model. The model's cards are told apart by their places in the
 * deck; the engine names a card only when it comes into play, and cards of a hand by what is printed on them.
 */
export interface Names {
  /** Ids of the model by ids of the engine, and the other way round. */
  readonly model: { [engine: string]: string };
  readonly engine: { [model: string]: string };
}

/** The id of a card's face in an id of the model. */
export const faceIn = (model: string): string => model.slice(2).replace(/\.\d+$/, '');

/** Notes that a thing of the engine is a card of the model. */
export function meet(names: Names, engine: string, model: string): void {
  names.model[engine] = model;
  names.engine[model] = engine;
}

/** The names at the start of a game: both homeworlds. */
export function homeNames(state: RetrogradeState): Names {
  const names: Names = { model: {}, engine: {} };
  for (const { id, owner, card } of state.assets) meet(names, id, `${seatOf(owner)}:${card}`);
  return names;
}

/** Notes what has come into play by a command of the model and the engine's facts about it. */
export function meetNew(names: Names, command: Command, events: readonly RetrogradeEvent[]): void {
  for (const event of events) {
    if (event.type === 'projectStarted' && command.type === 'startProject') meet(names, event.project, command.card);
    if (event.type === 'spacecraftCompleted') meet(names, event.spacecraft, names.model[event.project]!);
    if (event.type === 'upgradeInstalled') meet(names, event.upgrade, names.model[event.project]!);
    if (event.type === 'assetCompleted') meet(names, event.asset, names.model[event.project]!);
    if (event.type === 'refitted' && command.type === 'refit') meet(names, event.replacement, command.card);
  }
}

/** Ids of everything of the model that lies on the table. */
export function onTable(game: Game): Set<string> {
  const parts = game.assets.flatMap(({ id, upgrade }) => (upgrade ? [id, upgrade.id] : [id]));
  return new Set([...parts, ...[...game.spacecraft, ...game.debris, ...game.projects].map(({ id }) => id)]);
}
