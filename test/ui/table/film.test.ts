import { describe, expect, it, vi } from 'vitest';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/index.ts';
import { makeFilm } from '../../../src/ui/games/orions-gate/table/motion/film.ts';
import { along, headingBetween, lengthOf, turnTo } from '../../../src/ui/table/motion/path.ts';
import { openProjector } from '../../../src/ui/table/motion/projector.ts';
import { pipOf, type Actor } from '../../../src/ui/games/orions-gate/table/world/tableau.ts';

// Hull sketches are canvas paths; films only ask them where the drives burn.
vi.stubGlobal(
  'Path2D',
  class {
    moveTo(): void {}
    lineTo(): void {}
    closePath(): void {}
    arc(): void {}
    quadraticCurveTo(): void {}
  },
);

const actor = (id: string, x: number, more: Partial<Actor> = {}): Actor => ({
  id,
  name: id,
  unitType: 'destroyers',
  side: id.startsWith('a') ? 'A' : 'B',
  radius: 1000,
  x,
  y: 10000,
  heading: 0,
  pips: ['full', 'full', 'full'],
  boxes: [2, 2, 2],
  hurt: 0,
  spent: false,
  wreck: false,
  stealth: false,
  captured: false,
  cargo: 0,
  ...more,
});
const roll = { drawn: [4, 5], kept: [4, 5], emp: false, total: 9 };
const hit = (good: boolean): OrionsGateEvent => ({
  type: 'hitRolled',
  attacker: 'a1.1',
  target: 'b1.1',
  weapon: { slot: 1, kind: 'cannon' },
  gap: 9000,
  roll,
  accuracy: [],
  evasion: 9,
  hit: good,
});
const damaged: OrionsGateEvent = {
  type: 'damaged',
  unit: 'b1.1',
  points: 1,
  cause: { kind: 'ram', by: 'a1.1' },
  slots: [{ slot: 1, damage: 1 }],
};
const destroyed: OrionsGateEvent = {
  type: 'destroyed',
  unit: 'b1.1',
  cause: { kind: 'ram', by: 'a1.1' },
  scoredBy: 'A',
};
const went: OrionsGateEvent = {
  type: 'displaced',
  unit: 'a1.1',
  cause: 'path',
  via: [{ x: 14000, y: 10000 }],
  to: { table: 1, x: 14000, y: 12000, heading: 9000 },
};
const start = [actor('a1.1', 10000), actor('b1.1', 30000), actor('b1.2', 50000)];
const by = (actors: readonly Actor[], id: string): Actor => actors.find((one) => one.id === id)!;

describe('films', () => {
  it('moves a ship from where it was to where it is, and nothing else', () => {
    const film = makeFilm([went], start, start, false);
    expect(film.length).toBeGreaterThanOrEqual(120);
    expect(film.length).toBeLessThanOrEqual(900);
    expect(by(film.at(0).actors, 'a1.1')).toMatchObject({ x: 10000, y: 10000, heading: 0 });
    const middle = by(film.at(film.length / 2).actors, 'a1.1');
    expect(middle.x).toBeGreaterThan(11000);
    expect(by(film.at(film.length).actors, 'a1.1')).toMatchObject({ x: 14000, y: 12000, heading: 9000 });
    expect(by(film.at(film.length / 2).actors, 'b1.1')).toEqual(start[1]);
    expect(by(film.at(film.length).actors, 'b1.2')).toEqual(start[2]);
  });

  it('shows a component half hurt once its damage is told', () => {
    const film = makeFilm([hit(true), damaged], start, start, false);
    expect(by(film.at(0).actors, 'b1.1').pips).toEqual(['full', 'full', 'full']);
    expect(by(film.at(film.length).actors, 'b1.1').pips).toEqual(['half', 'full', 'full']);
    expect(by(film.at(film.length).actors, 'a1.1')).toEqual(start[0]);
  });

  it('a miss flies by without a flash at the target', () => {
    const miss = makeFilm([hit(false)], start, start, false);
    const strike = makeFilm([hit(true)], start, start, false);
    expect(strike.sounds.map((sound) => sound.name)).toEqual(['cannon', 'hit']);
    expect(miss.sounds.map((sound) => sound.name)).toEqual(['cannon']);
    // Late in its flight a bolt of the miss is past the target.
    const beyond = miss.at(miss.length * 0.97).effects.some((effect) => effect.x > 31000);
    expect(beyond).toBe(true);
  });

  it('leaves a wreck', () => {
    const film = makeFilm([destroyed], start, start, false);
    expect(by(film.at(10).actors, 'b1.1').wreck).toBe(false);
    expect(by(film.at(film.length).actors, 'b1.1').wreck).toBe(true);
    expect(by(film.at(film.length).actors, 'b1.2').wreck).toBe(false);
  });

  it('with reduced motion nothing slides, and all is shorter', () => {
    const film = makeFilm([went, hit(true), damaged], start, start, true);
    const places = Array.from({ length: 20 }, (_, index) => by(film.at((film.length * index) / 19).actors, 'a1.1').x);
    expect(places.every((x) => x === 10000 || x === 14000)).toBe(true);
    expect(film.length).toBeLessThan(makeFilm([went, hit(true), damaged], start, start, false).length);
  });

  it('is the same picture every time', () => {
    const film = makeFilm([hit(true), destroyed], start, start, false);
    const again = makeFilm([hit(true), destroyed], start, start, false);
    for (const ms of [50, 300, 700, 1000]) expect(film.at(ms)).toEqual(again.at(ms));
  });

  it('events without a picture take no time', () => {
    expect(makeFilm([{ type: 'roundEnded', round: 1 }], start, start, false).length).toBe(0);
  });
});

describe('projector', () => {
  const film = {
    length: 100,
    sounds: [
      { at: 0, name: 'tick' as const },
      { at: 60, name: 'hit' as const },
    ],
    at: () => ({ actors: [], effects: [] }),
  };

  it('runs at its speed, tells sounds once, and resolves at the end', async () => {
    const heard: string[] = [];
    const projector = openProjector((name) => heard.push(name));
    let done = false;
    const run = projector.run(film, 2).then(() => (done = true));
    projector.advance(20);
    expect(heard).toEqual(['tick']);
    expect(projector.playing()).toBe(true);
    projector.advance(30);
    await run;
    expect(heard).toEqual(['tick', 'hit']);
    expect(done).toBe(true);
    expect(projector.advance(10)).toBeNull();
  });

  it('ends at once when skipped or when the speed becomes 0', async () => {
    for (const end of ['skip', 'stop'] as const) {
      const projector = openProjector(() => {});
      const run = projector.run(film, 1);
      if (end === 'skip') projector.skip();
      else projector.speed(0);
      await run;
      expect(projector.playing()).toBe(false);
    }
  });
});

describe('paths and pips', () => {
  it('walks a bent way by its length', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 1000, y: 3000 },
    ];
    expect(lengthOf(way)).toBe(4000);
    expect(along(way, 0.25)).toEqual({ x: 1000, y: 0, heading: 0 });
    expect(along(way, 0.5)).toEqual({ x: 1000, y: 1000, heading: 9000 });
  });

  it('turns the short way round', () => {
    expect(turnTo(35000, 1000)).toBe(2000);
    expect(turnTo(1000, 35000)).toBe(-2000);
    expect(headingBetween(35000, 1000, 0.5)).toBe(0);
  });

  it('shows boxes as full, half and empty', () => {
    expect([pipOf(0, 2), pipOf(1, 2), pipOf(2, 2), pipOf(3, 4)]).toEqual(['full', 'half', 'empty', 'half']);
  });
});
