import { describe, expect, it } from 'vitest';
import type { RetrogradeCommand, RetrogradeEvent } from '../../../../../src/games/retrograde/index.ts';
import { actorsOf, layoutOf, type Actor, type CraftActor } from '../../../../../src/ui/games/retrograde/table/cast.ts';
import { frameOf, stageOf } from '../../../../../src/ui/games/retrograde/table/extent.ts';
import { makeFilm } from '../../../../../src/ui/games/retrograde/table/film.ts';
import { TABLES } from '../../../../helpers/rg-demo-view.ts';
import { playAll, table, viewFor, type Table } from '../../../../helpers/rg-position.ts';

const filmed = (match: Table, ...commands: readonly RetrogradeCommand[]) => {
  const before = actorsOf(viewFor(match, '1'));
  const played = playAll(match, ...commands);
  const after = actorsOf(viewFor(played.match, '1'));
  return { events: played.events, before, after, film: makeFilm(played.events, before, after, false) };
};

const at = (actors: readonly Actor[], id: string): Actor | undefined => actors.find((actor) => actor.id === id);
const craft = (actors: readonly Actor[], id: string): CraftActor => at(actors, id) as CraftActor;
const burn = (spacecraft: string, asset: string, orbital: number): RetrogradeCommand => ({
  type: 'burn',
  spacecraft,
  asset,
  orbital,
});
const END: RetrogradeCommand = { type: 'endPhase' };

describe('films of the orrery', () => {
  it('flies a transfer from place to place, its gauge falling, and ends where the view has it', () => {
    const { film, after } = filmed(TABLES.few(), burn('1-fast-attack-craft', '2-mars', 3));
    const middle = craft(film.at(450).actors, '1-fast-attack-craft');
    expect(middle.burning).toMatchObject({ to: { asset: '2-mars', orbital: 3 } });
    expect(middle.burning!.t).toBeGreaterThan(0.3);
    expect(middle.thrust).toBeGreaterThan(0);
    expect(middle.left).toBeLessThan(6);
    expect(film.at(film.length).actors).toEqual(after);
    expect(film.length).toBeLessThanOrEqual(1300);
  });

  it('takes a burn within a well along in half the time of a transfer', () => {
    const { film } = filmed(TABLES.few(), burn('1-light-corvette', '1-earth', 3));
    expect(craft(film.at(230).actors, '1-light-corvette').burning).not.toBeNull();
    expect(film.length).toBeLessThan(1000);
  });

  it('says the dice, breaks what was destroyed, and leaves a wreck (RG-12.6)', () => {
    const { film, after } = filmed(TABLES.few(), {
      type: 'attack',
      spacecraft: '1-battleship',
      target: '2-heavy-frigate',
      spend: 4,
    });
    const said = film.at(200).actors.find(({ kind }) => kind === 'said');
    expect(said).toMatchObject({ text: '2 hits', dice: [3, 5, 1] });
    const pictures = new Set(
      Array.from({ length: 90 }, (_, step) => film.at((film.length * step) / 90).actors).flatMap((list) =>
        list.flatMap((actor) => (actor.kind === 'flare' ? [actor.picture] : [])),
      ),
    );
    expect(pictures).toContain('bolt');
    expect(pictures).toContain('miss');
    expect(pictures).toContain('death');
    expect(at(film.at(film.length - 1).actors, '2-heavy-frigate')).toBeUndefined();
    expect(film.at(film.length).actors).toEqual(after);
    expect(at(after, 'debris/2-mars/3')).toMatchObject({
      wrecks: ['2-l-a-v', '2-heavy-frigate'].map((id) => expect.stringContaining(id.slice(0, 3))),
    });
  });

  it('lets a world that is destroyed die on its place (RG-12.1)', () => {
    const match = table({
      '1': { spacecraft: [{ card: 'Destroyer', at: '2-mars' }] },
      '2': {
        homeworld: { card: 'mars', damage: 2, upgrade: 'University' },
        projects: [{ card: 'Battleship', at: '2-mars', points: 1 }],
      },
    });
    const { film, after } = filmed(match, { type: 'bombard', spacecraft: '1-destroyer', target: 'asset' });
    const deaths = Array.from({ length: 60 }, (_, step) => at(film.at((film.length * step) / 60).actors, '2-mars')).map(
      (actor) => (actor?.kind === 'asset' ? actor.dead : null),
    );
    expect(deaths[0]).toBe(0);
    expect(deaths).toEqual([...deaths].sort());
    expect(at(film.at(film.length).actors, '2-mars')).toEqual(at(after, '2-mars'));
    expect(after.some(({ kind }) => kind === 'project')).toBe(false);
  });

  it('turns the needles of the seat whose counter moves, across the top too (RG-5.2)', () => {
    const match = table({ activeSeat: '1', phase: 'construction', '2': { orbitCounter: 4 } });
    const { film, before, after } = filmed(match, END);
    const needle = (actors: readonly Actor[]): number => {
      const actor = at(actors, '2-mars');
      return actor?.kind === 'asset' ? actor.needle : 0;
    };
    expect([needle(before), needle(after)]).toEqual([4, 1]);
    const way = Array.from({ length: 40 }, (_, step) => needle(film.at((film.length * step) / 40).actors));
    expect(way.some((value) => value > 4 && value < 5)).toBe(true);
    expect(way.every((value) => value === 1 || value >= 4)).toBe(true);
  });

  it('fills ribs, and shows what was completed in their place (RG-14.15)', () => {
    const match = table({ phase: 'construction', '1': { hand: ['Asteroid Colony 2122'] } });
    const { film, after } = filmed(
      match,
      { type: 'startProject', card: 'Asteroid Colony 2122' },
      { type: 'contribute', asset: '1-earth', project: '1-p1' },
    );
    const points = Array.from({ length: 60 }, (_, step) =>
      at(film.at((film.length * step) / 60).actors, '1-p1'),
    ).flatMap((actor) => (actor?.kind === 'project' ? [actor.points] : []));
    expect(film.at(film.length).actors).toEqual(after);
    expect(after.some(({ id }) => id === '1-asteroid-colony-2122')).toBe(true);
    expect(points.every((value, index) => index === 0 || value >= points[index - 1]!)).toBe(true);
  });

  it('shows the difference of two views without events: what is new comes, what is gone goes, the rest slides', () => {
    const [before, after] = [TABLES.several(), TABLES.many()].map((match) => actorsOf(viewFor(match, '1')));
    const film = makeFilm([], before!, after!, false);
    expect(film.length).toBe(260);
    const fresh = at(film.at(130).actors, '1-supergiant');
    expect(fresh).toMatchObject({ kind: 'asset', alpha: 0.5 });
    expect(film.at(film.length).actors).toEqual(after);
    expect(makeFilm([], after!, after!, false).length).toBe(0);
  });

  it('moves nothing with reduced motion, and ends the same', () => {
    const match = TABLES.few();
    const { events, before, after } = filmed(match, burn('1-fast-attack-craft', '2-mars', 3), {
      type: 'scuttle',
      spacecraft: '1-light-corvette',
    });
    const film = makeFilm(events, before, after, true);
    for (let ms = 0; ms < film.length; ms += 20) {
      const shot = film.at(ms).actors;
      for (const actor of shot) if (actor.kind === 'craft') expect(actor.burning).toBeNull();
    }
    expect(film.at(film.length).actors).toEqual(after);
  });

  it('ends exactly with the view after whole turns of both seats, whatever happened', () => {
    let match = TABLES.several();
    for (let step = 0; step < 12; step += 1) {
      const before = actorsOf(viewFor(match, '1'));
      const played = playAll(match, END);
      const after = actorsOf(viewFor(played.match, '1'));
      const film = makeFilm(played.events, before, after, false);
      if (film.length > 0) expect(film.at(film.length).actors).toEqual(after);
      match = played.match;
    }
  });

  it('passes over what it has no picture of', () => {
    const before = actorsOf(viewFor(TABLES.few(), '1'));
    const events: readonly RetrogradeEvent[] = [
      { type: 'drawOffered', seat: '1' },
      { type: 'scuttled', seat: '1', spacecraft: 'nobody', cost: 0 },
      {
        type: 'spacecraftDestroyed',
        spacecraft: 'nobody',
        card: 'lav',
        asset: 'nowhere',
        orbital: 1,
        cause: 'scuttle',
      },
    ];
    expect(makeFilm(events, before, before, false).length).toBe(0);
  });

  it('goes to the berths at which something happened, and nowhere for what only turns or is filled up', () => {
    const match = TABLES.few();
    const before = viewFor(match, '1');
    const view = (...commands: readonly RetrogradeCommand[]) => viewFor(playAll(match, ...commands).match, '1');
    const { heart } = stageOf(before, view(burn('1-fast-attack-craft', '2-mars', 3)), [])!;
    const both = frameOf(
      before,
      [],
      [
        { kind: 'asset', asset: '1-earth' },
        { kind: 'asset', asset: '2-mars' },
      ],
    )!;
    expect(heart!.part).toEqual({
      x: both.left,
      y: both.bottom,
      width: both.right - both.left,
      height: both.top - both.bottom,
    });
    expect(stageOf(before, view(END), [])).toBeNull();
    expect(stageOf(before, view(END, { type: 'research', asset: '1-earth' }), [])).toBeNull();
  });

  it('makes room for an asset while it comes, its neighbours sliding aside', () => {
    const [before, after] = [['Moon 1212'], ['Moon 1212', 'Asteroid Colony 2122']].map((cards) =>
      actorsOf(viewFor(table({ '1': { assets: cards.map((card) => ({ card })) } }), '1')),
    );
    const film = makeFilm([], before!, after!, false);
    const moonAt = (ms: number): number => layoutOf(film.at(ms).actors, '1', 2.25).berths.get('1-moon-1212')!.x;
    const way = [0, 60, 130, 200, film.length].map(moonAt);
    expect(way).toEqual([...way].sort((a, b) => b - a));
    expect(new Set(way.map(Math.round)).size).toBe(5);
    expect(layoutOf(film.at(130).actors, '1', 2.25).berths.get('1-asteroid-colony-2122')!.alpha).toBeCloseTo(0.5);
  });
});
