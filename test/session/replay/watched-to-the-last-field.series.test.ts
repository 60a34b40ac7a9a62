import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES as SHAPED, shapeText } from '../../../.config/shapes/make.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import type { Recording } from '../../../src/engine/recording.ts';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { timelineOf } from '../../../src/engine/timeline.ts';
import { battlespaceSirius } from '../../../src/games/battlespace-sirius/index.ts';
import { GAMES, manifestOf } from '../../../src/games/index.ts';
import { SCREENLESS } from '../../../src/games/screenless.ts';
import { orionsGate } from '../../../src/games/orions-gate/index.ts';
import { skaxar } from '../../../src/games/skaxar/index.ts';
import { readWatchFile, watchFault, watchFileOf, type WatchFile } from '../../../src/session/replay/watch-file.ts';
import { kernelSight } from '../../../src/table/index.ts';
import { randomBattle } from '../../laws/random-battle.ts';
import { amount } from '../../helpers/whole.ts';

const folder = new URL('../../golden/kept/', import.meta.url);
const kept = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording);
const games: readonly AnyGame[] = [orionsGate(kernelSight), battlespaceSirius, skaxar];

it('knows the views and events of every game as their types are now: run `npm run shapes` if not', async () => {
  expect([...SHAPED].sort()).toEqual([...GAMES, ...SCREENLESS].map(({ id }): string => id).sort());
  const texts = await shapeText();
  for (const [at, game] of SHAPED.entries())
    expect(readFileSync(new URL(`../../../src/games/${game}/data/shape.ts`, import.meta.url), 'utf8')).toBe(texts[at]);
});

type Path = readonly (string | number)[];

/** The places of all values without parts in plain data. */
function leaves(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) =>
    leaves(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The data with another value in a place. */
function put(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value)) return value.with(key as number, put(value[key as number], rest, wrong));
  return { ...(value as object), [key]: put((value as { [name: string]: unknown })[key], rest, wrong) };
}

/** Options and figures of a result are whatever a game makes of them; options are read by the game itself. */
const isFree = (path: Path): boolean => path.some((key) => key === 'options' || key === 'result');

describe.each(games.map((game) => [game.id, game] as const))('a watching copy of %s', (id, game) => {
  const recordings = kept.filter((one) => one.game === id);
  if (id === 'orions-gate') recordings.push(randomBattle('watched', { points: 12, mission: 'artifactHunt' }).recording);
  const copies = recordings.flatMap((recording): WatchFile[] => {
    const read = timelineOf(game, recording);
    if (!read.ok) throw new Error(read.reason);
    const seats = recording.seats.map(({ seat }) => seat);
    return [null, ...seats].map((seat) => watchFileOf(game, read.timeline, seat));
  });

  it('is taken for every seat and for nobody’s', async () => {
    const shapes = await manifestOf(id)!.shapes();
    for (const copy of copies) {
      const read = readWatchFile(JSON.stringify(copy));
      expect(read?.ok && watchFault(game, read.file, shapes)).toBeNull();
    }
  });

  it('is refused with the place of the fault, whichever field was changed or left out', async () => {
    const shapes = await manifestOf(id)!.shapes();
    const chance = openChance(seedChance(`watched ${id}`));
    for (const copy of copies) {
      const places = leaves(copy.frames).filter((path) => !isFree(path));
      for (let k = 0; k < amount(5, 12); k++) {
        const path = places[chance.below(places.length)]!;
        for (const wrong of [{ strange: 1 }, [[]], undefined, 1e300]) {
          const frames = JSON.parse(JSON.stringify(put(copy.frames, path, wrong))) as WatchFile['frames'];
          const read = readWatchFile(JSON.stringify({ ...copy, frames }));
          const reason = read?.ok ? watchFault(game, read.file, shapes) : read?.reason;
          // A list that loses an entry holds null there; left out is a field that may be missing.
          if (wrong === undefined && reason === null) continue;
          expect(reason, `${path.join('.')} ${JSON.stringify(wrong)}`).toContain(`frames.${path[0]}.`);
        }
      }
    }
  });

  it('is refused when it speaks of things that are not there', async () => {
    const shapes = await manifestOf(id)!.shapes();
    const [copy] = copies;
    const frames = copy!.frames.with(0, { events: [{ type: 'no such event' }], changed: copy!.frames[0]!.changed });
    expect(watchFault(game, { ...copy!, frames }, shapes)).toMatch(
      /^The watching copy is damaged: frames\.0\.events\.0/,
    );
  });
});
