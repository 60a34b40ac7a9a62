import { describe, expect, it } from 'vitest';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/index.ts';
import { makeFilm } from '../../../src/ui/games/orions-gate/table/motion/film.ts';
import { along, headingBetween, lengthOf, turnTo } from '../../../src/ui/table/motion/path.ts';
import { openProjector } from '../../../src/ui/table/motion/projector.ts';
import { pipOf, type Actor } from '../../../src/ui/games/orions-gate/table/world/tableau.ts';

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
  kinds: ['shield', 'cannon', 'engine'],
  damage: [0, 0, 0],
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
    const beyond = miss.at(446).effects.some((effect) => effect.x > 31000);
    expect(beyond).toBe(true);
  });

  it('writes what came of each roll at its target, long enough to be read', () => {
    const film = makeFilm([hit(true), { ...damaged, slots: [{ slot: 1, damage: 1 }] }, destroyed], start, start, false);
    const told = (ms: number): string[] => film.at(ms).notes.map(({ text }) => text);
    const seen = new Map<string, number>();
    for (let ms = 0; ms < film.length; ms += 20)
      for (const text of told(ms)) seen.set(text, (seen.get(text) ?? 0) + 20);
    expect([...seen.keys()]).toEqual(['9 + 0 \u2265 9 hit', '-1 Shield', 'b1.1 destroyed']);
    for (const ms of seen.values()) expect(ms).toBeGreaterThanOrEqual(1000);
    // The shot is on its way first, and at the end nothing is left.
    expect(told(0)).toEqual([]);
    expect(told(film.length)).toEqual([]);
    const first = film.at(600).notes[0]!;
    expect(first).toMatchObject({ x: 30000, y: 10000, dice: [4, 5], favours: 'A' });
  });

  it('a miss and a hit that holds are good for nobody', () => {
    const miss = makeFilm([hit(false)], start, start, false);
    expect(miss.at(miss.length - 1).notes).toMatchObject([{ text: '9 + 0 < 9 miss', favours: null }]);
    const holds = {
      ...hit(true),
      type: 'damageRolled',
      strength: [{ name: 'gun', value: 4 }],
      toughness: [{ name: 'type', value: 14 }],
      success: false,
    } as unknown as OrionsGateEvent;
    const held = makeFilm([holds], start, start, true);
    expect(held.at(10).notes).toMatchObject([{ text: '9 + 4 < 14 no damage', favours: null }]);
    expect(held.length).toBeGreaterThanOrEqual(1000);
  });

  it('a malus is written with its minus, and a ship without components loses points', () => {
    const worse = { ...hit(true), accuracy: [{ name: 'cover', value: -2 }] } as OrionsGateEvent;
    expect(makeFilm([worse], start, start, true).at(300).notes[0]!.text).toBe('9 - 2 \u2265 9 hit');
    const bare = start.map((one) => ({ ...one, kinds: [], damage: [], pips: [], boxes: [] }));
    const lost = makeFilm([{ ...damaged, slots: [] }], bare, bare, false);
    expect(lost.at(1).notes).toMatchObject([{ text: '-1', favours: 'A' }]);
  });

  it('what a damage roll took is written with its dice, and those of another roll with nothing', () => {
    const through = { ...hit(true), type: 'damageRolled', strength: [], toughness: [], success: true };
    const dice = (events: readonly object[]) => {
      const film = makeFilm(events as readonly OrionsGateEvent[], start, start, true);
      const notes = Array.from({ length: film.length }, (_, ms) => film.at(ms).notes).flat();
      return notes.find(({ text }) => text.startsWith('-'))!.dice;
    };
    expect(dice([through, damaged])).toEqual([4, 5]);
    // An unsuccessful roll, or another shot in between.
    expect(dice([through, { ...through, success: false }, damaged])).toEqual([]);
    expect(dice([through, hit(true), damaged])).toEqual([]);
    expect(dice([damaged])).toEqual([]);
  });

  it('the die that decides over a last box rolls on before it lies, and the end waits for it', () => {
    const struck = (more: Partial<Actor>, damage: object = {}, still = false) => {
      const event = {
        type: 'damageRolled',
        target: 'b1.1',
        roll,
        toughness: [{ value: 9 }],
        strength: [],
        success: true,
      };
      const ships = [actor('a1.1', 0), actor('b1.1', 20_000, more)];
      return makeFilm([{ ...event, ...damage } as unknown as OrionsGateEvent, destroyed], ships, ships, still);
    };
    const breath = struck({ damage: [2, 2, 1] });
    const faces = [100, 200, 300, 790].map((ms) => breath.at(ms).notes[0]!.dice);
    expect(faces.map(([first]) => first)).toEqual([4, 4, 4, 4]);
    expect(new Set(faces.map(([, last]) => last)).size).toBeGreaterThan(2);
    expect(faces.at(-1)).toEqual([4, 5]);
    expect(breath.at(790).notes.map(({ text, favours }) => [text, favours])).toEqual([['4 + ? + 0 against 9', null]]);
    expect(breath.at(801).notes[0]!.text).toBe('b1.1 destroyed');
    // More boxes, a die that changes nothing, and reduced motion: nothing is waited for.
    const certain = { toughness: [{ value: 5 }] };
    const waits = [struck({}), struck({ damage: [2, 2, 1] }, certain), struck({ damage: [2, 2, 1] }, {}, true)];
    for (const film of waits) expect(film.at(1).notes[0]!.text).toBe('b1.1 destroyed');
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
    at: () => ({ actors: [], effects: [], notes: [] }),
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
