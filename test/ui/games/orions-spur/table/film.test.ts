import { describe, expect, it } from 'vitest';
import type { SpurCommand } from '../../../../../src/games/orions-spur/index.ts';
import {
  actorsOf,
  isShip,
  type Actor,
  type AttackActor,
  type ShipActor,
} from '../../../../../src/ui/games/orions-spur/table/cast.ts';
import { makeFilm } from '../../../../../src/ui/games/orions-spur/table/film.ts';
import {
  attack,
  decider,
  duel,
  endTurn,
  finish,
  keep,
  kinds,
  pass,
  passed,
  play,
  playRepair,
  ram,
  react,
  regroup,
  ship,
  suppress,
  viewFor,
  type Table,
} from '../../../../helpers/os-position.ts';

const TERRANS = { options: kinds('terran', 'terran') };

/** The film of one command, as a seat sees it. */
function filmed(match: Table, command: SpurCommand, still = false) {
  const seat = decider(match);
  const before = actorsOf(viewFor(match, '1'));
  const played = play(match, seat, command);
  const after = actorsOf(viewFor(played.match, '1'));
  return { match: played.match, before, after, film: makeFilm(played.events, before, after, still) };
}
type Filmed = ReturnType<typeof filmed>;

const shipAt = ({ film }: Filmed, ms: number, short: string): ShipActor =>
  film.at(ms).actors.find(({ id }) => id === `ship/${ship(short)}`) as ShipActor;
const attackAt = ({ film }: Filmed, ms: number, name: string): AttackActor | undefined =>
  film.at(ms).actors.find(({ id }) => id === `attack/${name}`) as AttackActor | undefined;
/** Moments spread over a film. */
const moments = ({ film }: Filmed): readonly (readonly Actor[])[] =>
  Array.from({ length: 120 }, (_, step) => film.at((film.length * step) / 120).actors);
const pictures = (one: Filmed): ReadonlySet<string> =>
  new Set(moments(one).flatMap((actors) => actors.flatMap((actor) => (actor.kind === 'flare' ? [actor.picture] : []))));
const said = (one: Filmed): ReadonlySet<string> =>
  new Set(moments(one).flatMap((actors) => actors.flatMap((actor) => (actor.kind === 'said' ? [actor.text] : []))));
const endsAsShown = ({ film, after }: Filmed): void => expect(film.at(film.length).actors).toEqual(after);

const start = duel(
  { ships: ['Mars B3', 'Ceres F3'], hand: ['Heavy Torpedo', 'Plasma Cannon', 'Shield Surge'] },
  {
    ships: ['Mars B3', 'Ceres F3', 'Ceres F2'],
    hand: ['Particle Beam', 'Hard Over', 'Angle the Hull', 'Point Defense'],
  },
  TERRANS,
);
const torpedo = attack('1:Mars', 'Heavy Torpedo', '2:Ceres');

describe('films of the fleets', () => {
  it('OS-5.5 OS-5.6: the card comes from the hand, both ships come to the arena, the packet flies half its way and waits', () => {
    const one = filmed(start, torpedo);
    const cards = moments(one).flatMap((actors) => actors.filter(({ kind }) => kind === 'token'));
    expect(cards.some((card) => card.kind === 'token' && card.picture === 'core-heavy-torpedo')).toBe(true);
    expect(shipAt(one, one.film.length, '1:Mars').place).toMatchObject({ at: 'arena', side: 'from' });
    expect(shipAt(one, one.film.length, '2:Ceres').place).toMatchObject({ at: 'arena', side: 'to' });
    const flown = moments(one).flatMap((actors) => actors.flatMap((a) => (a.kind === 'attack' ? [a.flown] : [])));
    expect(flown).toEqual([...flown].sort());
    expect(flown[0]).toBeLessThan(0.2);
    expect(attackAt(one, one.film.length, 'A0')).toMatchObject({ flown: 0.5, packet: { any: 4 }, missile: true });
    endsAsShown(one);
    expect(one.film.length).toBeLessThan(1600);
    expect(one.film.sounds.map(({ name }) => name)).toContain('torpedo');
  });

  it('OS-6.15: counterfire joins in with a packet of its own, interception and halving change what waits', () => {
    const { match } = filmed(start, torpedo);
    const beam = filmed(match, react('2:Ceres', 'Point Defense', 'incomingAttack'));
    expect(pictures(beam)).toContain('beam');
    expect(attackAt(beam, 0, 'A0')!.packet.any).toBe(4);
    expect(attackAt(beam, beam.film.length, 'A0')!.packet.any).toBe(1);
    endsAsShown(beam);
    const fire = filmed(match, react('2:Ceres', 'Particle Beam', 'attackingShip'));
    expect(attackAt(fire, 1, 'C1')).toBeUndefined();
    expect(attackAt(fire, fire.film.length, 'C1')).toMatchObject({ to: ship('1:Mars'), flown: 0.5 });
    endsAsShown(fire);
    const halved = filmed(match, react('2:Ceres', 'Angle the Hull', 'hit'));
    expect(pictures(halved)).toContain('shield');
    expect(attackAt(halved, halved.film.length, 'A0')!.packet.any).toBe(2);
    const evaded = filmed(match, react('2:Ceres', 'Hard Over', 'attack'));
    expect(attackAt(evaded, evaded.film.length - 1, 'A0') ?? { live: false }).toMatchObject({ live: false });
    endsAsShown(evaded);
  });

  it('OS-7.4 OS-7.5: the packet strikes, the ship breaks up and is gone, its points are counted, the rest goes home', () => {
    const { match } = filmed(start, torpedo);
    const one = filmed(match, pass);
    expect(said(one)).toContain('+1 VP');
    expect([...said(one)].some((text) => text.includes('hull'))).toBe(true);
    for (const picture of ['down', 'hit', 'death']) expect(pictures(one)).toContain(picture);
    const vp = moments(one).map((actors) => actors.find(({ id }) => id === 'plaque/1')) as { vp: number }[];
    expect(vp[0]!.vp).toBe(0);
    expect(vp.map((plaque) => plaque.vp)).toEqual(vp.map((plaque) => plaque.vp).sort());
    endsAsShown(one);
    expect(one.after.some(({ kind }) => kind === 'attack' || kind === 'arena')).toBe(false);
    // The ship that was taken goes to the trophies of whoever took it.
    const taken = moments(one).flatMap((actors) => actors.filter(({ id }) => id === `trophy/${ship('2:Ceres')}`));
    expect(taken[0]).toMatchObject({ place: { at: 'trophy', seat: '1' }, from: { at: 'arena', seat: '2' } });
    expect(one.after.at(0)).toMatchObject({ id: `trophy/${ship('2:Ceres')}`, moved: 1 });
    expect(shipAt(one, one.film.length, '1:Mars').place).toMatchObject({ at: 'slot', slot: 'B3' });
    expect(one.film.sounds.map(({ name }) => name)).toEqual(expect.arrayContaining(['emp', 'explosion']));
  });

  it('OS-0.23: a ship that is overcharged turns by a quarter, and back when it is ready again', () => {
    const spent = duel(
      { ships: [{ design: 'Mars', slot: 'B3', energy: 1 }, 'Ceres F3'], hand: ['Laser Volley'] },
      { ships: ['Mars B3', 'Ceres F3'] },
      TERRANS,
    );
    const one = filmed(spent, attack('1:Mars', 'Laser Volley', '2:Ceres', true));
    expect([shipAt(one, 0, '1:Mars').place.over, shipAt(one, one.film.length, '1:Mars').place.over]).toEqual([
      false,
      true,
    ]);
    const after = play(passed(one.match), '1', endTurn).match;
    const idle = play(play(play(after, '2', regroup('2')).match, '2', keep).match, '2', endTurn).match;
    const ready = filmed(idle, regroup('1'));
    expect(shipAt(ready, ready.film.length, '1:Mars').place.over).toBe(false);
    expect(ready.film.sounds.map(({ name }) => name)).toContain('repair');
    endsAsShown(ready);
  });

  it('ends in the picture of its view for every other kind of order', () => {
    const cats = duel(
      { ships: [{ design: 'Prowler', slot: 'B3', hull: 3 }, 'Cub F3'], hand: ['Damage Control'] },
      { ships: ['Mars B3', 'Ceres F3'] },
      { options: kinds('mrooshen', 'terran') },
    );
    const rammed = filmed(cats, ram('1:Prowler', '2:Ceres'));
    for (const picture of ['death', 'crunch']) expect(pictures(rammed)).toContain(picture);
    endsAsShown(rammed);
    const repaired = filmed(cats, playRepair('1', 'Damage Control', '1:Prowler'));
    expect(said(repaired)).toContain('+2 hull');
    endsAsShown(repaired);
    const held = filmed(
      duel({ ships: ['Venus B3', 'Ceres F3'] }, { ships: ['Mars B3', 'Ceres F3'] }, TERRANS),
      suppress('1:Venus', '2:Ceres'),
    );
    expect(pictures(held)).toContain('lattice');
    endsAsShown(held);
    endsAsShown(filmed(held.match, finish));
  });

  it('OS-8.8 OS-8.9: a ship that rams flies into its target itself, is hurt there, and goes home', () => {
    const cats = duel(
      { ships: ['Pridelord B3', 'Prowler F3'] },
      { ships: ['Mars B3', 'Ceres F3'], hand: ['Shield Surge'] },
      { options: kinds('mrooshen', 'terran') },
    );
    const declared = filmed(cats, ram('1:Prowler', '2:Ceres'));
    expect(attackAt(declared, declared.film.length, 'A0')).toMatchObject({ ram: true, flown: 0.5 });
    expect(shipAt(declared, declared.film.length, '1:Prowler').place).toMatchObject({ at: 'arena', side: 'from' });
    const struck = filmed(declared.match, pass);
    const sides = moments(struck).flatMap((actors) =>
      actors.flatMap((actor) => {
        if (!isShip(actor) || actor.ship.id !== ship('1:Prowler')) return [];
        return [actor.place.at === 'arena' ? actor.place.side : 'home'];
      }),
    );
    expect([...new Set(sides)]).toEqual(['rams', 'home']);
    for (const picture of ['death', 'crunch']) expect(pictures(struck)).toContain(picture);
    expect(struck.film.sounds.map(({ name }) => name)).toContain('engine');
    endsAsShown(struck);
  });

  it('lets nothing travel with reduced motion, and has nothing to show where nothing changes', () => {
    const { match } = filmed(start, torpedo, true);
    const one = filmed(match, pass, true);
    for (const actors of moments(one))
      for (const actor of actors) if (actor.kind === 'attack') expect([0.5, 1]).toContain(actor.flown);
    endsAsShown(one);
    expect(makeFilm([], one.after, one.after, false).length).toBe(0);
  });
});
