import { openCardTable } from '../../../src/ui/cards/table/open-card-table.ts';
import type { StageSettings } from '../../../src/ui/table/stage.ts';
import { extentOf, lyingIn, objectsOf, spotOf, zonesOf, type Lying, type ToyPlace } from './board.ts';
import { toyArt, type ToyFace } from './face.ts';
import type { Toy, ToyStage } from './toy.ts';

/** What tests ask of a table on the page: the names of the pictures it keeps, and where things are. */
export interface ToyWindow {
  toyPictures?: () => readonly string[];
}

/** Opens the table of a toy in an element. */
export const openToyTable =
  <V, E, C>({ boardOf, words }: Pick<Toy<V, E, C>, 'boardOf' | 'words'>, nameOf: (seat: string) => string) =>
  async (host: HTMLElement, settings: StageSettings): Promise<ToyStage<V, E>> => {
    const stage = await openCardTable<V, E, Lying, ToyFace, ToyPlace>(host, settings, {
      cards: toyArt,
      extent: (_, overlays) => extentOf(overlays),
      objects: (view) => objectsOf(boardOf(view)),
      lay: (overlays) => spotOf(lyingIn(overlays)),
      zones: (view, overlays) =>
        view === null
          ? []
          : zonesOf(boardOf(view), lyingIn(overlays), {
              middle: words.middle,
              seat: (seat, note) => `${nameOf(seat)}: ${note}`,
            }),
      key: ({ overlays }) => JSON.stringify(lyingIn(overlays)),
    });
    (window as ToyWindow).toyPictures = stage.pictures;
    return stage;
  };
