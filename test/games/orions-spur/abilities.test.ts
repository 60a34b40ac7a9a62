import { describe, expect, it } from 'vitest';
import {
  after,
  attack,
  duel,
  endTurn,
  finish,
  flock,
  hand,
  isLegal,
  kinds,
  legalOf,
  packet,
  passed,
  player,
  ram,
  react,
  refusal,
  ship,
  shipIn,
  stand,
  stands,
  suppress,
  vp,
} from '../../helpers/os-position.ts';

type Fleet = Parameters<typeof duel>[0];
const at = (design: string, slot: string, more: object = {}) => ({ design, slot, ...more });
const fleet = (...ships: readonly unknown[]): Fleet => ({ ships: ships as never });
const holding = (one: Fleet, ...cards: readonly string[]): Fleet => ({ ...one, hand: cards });

describe('Interference', () => {
  const terrans = { options: kinds('terran', 'terran') };
  const gunner = fleet('Sol B3', 'Mars M3', 'Ceres F3');
  const lattice = holding(gunner, 'Laser Lattice', 'Laser Lattice');

  it('OS-8.5, OS-6.12, OS-C69, OS-X42 takes 1 off a hit beside it, once a turn', () => {
    const two = fleet('Mars B3', 'Phobos F2', 'Ceres F3');
    const match = after(duel(lattice, two, terrans), attack('1:Sol', 'Laser Lattice', '2:Ceres'));
    const saved = passed(after(match, react('2:Phobos', 'interference', 'hit', 'A0', { on: '2:Ceres' })));
    expect(stands(saved, '2:Ceres', '2:Phobos')).toEqual(['0/1/2', '1/2/1']);
    const sols = after(saved, attack('1:Sol', 'Laser Lattice#2', '2:Phobos'));
    expect(refusal(sols, react('2:Phobos', 'interference', 'hit', 'A0', { on: '2:Phobos' }))).toBe(
      'OS-6.19: Phobos has already used Interference this turn.',
    );
  });

  it('OS-C70, OS-X43 not from afar', () => {
    const match = after(
      duel(lattice, fleet('Mars B3', 'Phobos F1', at('Venus', 'F3')), terrans),
      attack('1:Sol', 'Laser Lattice', '2:Venus'),
    );
    expect(refusal(match, react('2:Phobos', 'interference', 'hit', 'A0', { on: '2:Venus' }))).toBe(
      'OS-8.5: Phobos at F1 is not adjacent to F3.',
    );
    const own = after(
      duel(lattice, fleet('Mars B3', 'Phobos F3'), terrans),
      attack('1:Sol', 'Laser Lattice', '2:Phobos'),
    );
    expect(refusal(own, react('2:Phobos', 'interference', 'hit'))).toBe(
      'OS-8.5: Interference does not protect the ship itself.',
    );
  });

  it('OS-C127 the attacker too, when counterfire hits', () => {
    const one = fleet('Mars B3', 'Ceres F3', 'Phobos F2');
    const two = holding(fleet('Mars B3', 'Ceres F3'), 'Particle Beam');
    const fired = after(
      duel(one, two, terrans),
      attack('1:Ceres', 'weapon', '2:Ceres'),
      react('2:Ceres', 'Particle Beam', 'attackingShip'),
    );
    const saved = after(fired, react('1:Phobos', 'interference', 'hit', 'C1', { on: '1:Ceres' }));
    if (saved.state.window) expect(packet(saved, 1)).toBe('0/1/0');
    expect(stand(passed(saved), '1:Ceres')).toBe('0/2/1');
  });
});

describe('lasers and Bracing', () => {
  it('OS-8.6 Light, Medium and Heavy Laser', () => {
    for (const [design, damage, left] of [
      ['Phobos', '0/1/0', 1],
      ['Mars', '0/3/0', 1],
      ['Sol', '0/5/0', 2],
    ] as const) {
      const match = duel(fleet(at(design, 'B3')), holding(fleet(at('Mars', 'F3')), 'Shield Surge'), {
        options: kinds('terran', 'terran'),
      });
      const fired = after(match, attack(`1:${design}`, 'weapon', '2:Mars'));
      expect([packet(fired), shipIn(fired, `1:${design}`).energy]).toEqual([damage, left]);
    }
  });

  const options = { options: kinds('terran', 'hssuk') };
  const brace = (from: string, amount: number, attackId = 'A0') => react(from, 'bracing', 'hit', attackId, { amount });

  it('OS-8.7, OS-6.11, OS-C71 spends energy against each attack once', () => {
    const one = holding(fleet('Io B3'), 'Plasma Cannon', 'Missile Salvo');
    let match = after(
      duel(one, fleet('Throne B3', at('Elder', 'F3')), options),
      attack('1:Io', 'Plasma Cannon', '2:Elder'),
    );
    match = after(match, brace('2:Elder', 2));
    expect(stand(passed(match), '2:Elder')).toBe('0/2/1');
    match = after(passed(match), attack('1:Io', 'Missile Salvo', '2:Elder'), brace('2:Elder', 1));
    expect(stand(passed(match), '2:Elder')).toBe('0/1/0');
  });

  it('OS-C72, OS-X39, OS-X40, OS-X41 within its energy and the hit, once an attack', () => {
    const scribe = fleet('Throne B3', at('Scribe', 'F3', { energy: 2 }));
    const beam = (card: string, two: Fleet, target: string) =>
      after(duel(holding(fleet('Sol B3'), card), two, options), attack('1:Sol', card, target));
    const weak = beam('Particle Beam', scribe, '2:Scribe');
    expect(refusal(weak, brace('2:Scribe', 3))).toBe('OS-8.7: Scribe has 2 energy; X can be 1 to 2.');
    const scale = beam('Particle Beam', fleet('Throne B3', at('Scale', 'F3', { energy: 1 })), '2:Scale');
    expect(refusal(scale, brace('2:Scale', 2))).toBe('OS-8.7: Scale has 1 energy; X can be 1 to 1.');
    const strong = beam('Particle Beam', fleet('Throne B3', at('Scribe', 'F3')), '2:Scribe');
    expect(refusal(strong, brace('2:Scribe', 3))).toBe('OS-8.7: The hit has 2 damage; X can be 1 to 2.');
    const once = after(strong, brace('2:Scribe', 1));
    expect(refusal(once, brace('2:Scribe', 1))).toBe('OS-6.19: Scribe has already braced against this attack.');
  });

  it('OS-C73 with Armored besides', () => {
    const fired = after(
      duel(fleet('Sol B3'), fleet('Throne B3', at('Citadel', 'F3')), options),
      attack('1:Sol', 'weapon', '2:Citadel'),
    );
    expect(stand(passed(after(fired, brace('2:Citadel', 2))), '2:Citadel')).toBe('2/6/2');
  });

  it('OS-C126 a ship may brace against splash, but plays no card for it', () => {
    const two = holding(fleet('Throne B3', at('Scribe', 'F3'), at('Scale', 'F2')), 'Shield Surge');
    const fired = after(
      duel(holding(fleet('Sol B3'), 'Cluster Missile'), two, options),
      attack('1:Sol', 'Cluster Missile', '2:Scribe'),
    );
    expect(refusal(fired, react('2:Scale', 'Shield Surge', 'hit'))).toBe(
      'OS-6.8: Scale is not under attack; only the attacked ship can play reaction cards.',
    );
    expect(isLegal(fired, react('2:Scribe', 'Shield Surge', 'hit'))).toBe(true);
    expect(stand(passed(after(fired, brace('2:Scale', 1))), '2:Scale')).toBe('1/2/1');
  });
});

describe('Ram', () => {
  const options = { options: kinds('mrooshen', 'terran') };
  const cats = (prowler: object = {}) => fleet('Mauler B3', at('Prowler', 'F3', prowler));
  const MARS = fleet('Sol B3', at('Mars', 'F3'));

  it('OS-8.8, OS-8.9, OS-8.10, OS-C74 the printed hull as damage, half of it back', () => {
    const fired = after(duel(cats(), MARS, options), ram('1:Prowler', '2:Mars'));
    expect([packet(fired), shipIn(fired, '1:Prowler').energy]).toEqual(['0/0/5', 0]);
    const match = passed(fired);
    expect([...stands(match, '2:Mars', '1:Prowler'), vp(match, '1'), match.state.phase]).toEqual([
      'gone',
      '0/2/0',
      3,
      'turnDone',
    ]);
    expect(refusal(match, finish)).toBe('OS-5.13: There are no attacks to finish.');
  });

  it('OS-C75 a damaged rammer may be lost, and nobody scores', () => {
    const match = passed(after(duel(cats({ hull: 3, energy: 1 }), MARS, options), ram('1:Prowler', '2:Mars')));
    expect([...stands(match, '2:Mars', '1:Prowler'), vp(match, '1'), vp(match, '2')]).toEqual(['gone', 'gone', 3, 0]);
  });

  it('OS-C76 but counterfire that doomed it scores', () => {
    const fired = after(duel(cats({ hull: 3, energy: 1 }), MARS, options), ram('1:Prowler', '2:Mars'));
    const match = passed(after(fired, react('2:Mars', 'weapon', 'attackingShip')));
    expect([...stands(match, '2:Mars', '1:Prowler'), vp(match, '1'), vp(match, '2')]).toEqual(['gone', 'gone', 3, 2]);
  });

  it('OS-C77 a ram that is halved costs as much', () => {
    const two = holding(fleet('Throne B3', at('Scribe', 'F3')), 'Angle the Hull');
    const fired = after(duel(cats(), two, { options: kinds('mrooshen', 'hssuk') }), ram('1:Prowler', '2:Scribe'));
    const match = passed(after(fired, react('2:Scribe', 'Angle the Hull', 'hit')));
    expect(stands(match, '2:Scribe', '1:Prowler')).toEqual(['3/1/2', '0/2/0']);
  });

  it('OS-C78 one that is evaded costs the energy alone', () => {
    const fired = after(duel(cats(), holding(MARS, 'Hard Over'), options), ram('1:Prowler', '2:Mars'));
    const match = passed(after(fired, react('2:Mars', 'Hard Over', 'attack')));
    expect(stands(match, '2:Mars', '1:Prowler')).toEqual(['3/4/1', '0/5/0']);
  });

  it('OS-C79 Armored takes 1 off', () => {
    const match = passed(
      after(
        duel(fleet('Mauler B3', at('Cub', 'F3')), fleet('Throne B3', at('Monolith', 'F3')), {
          options: kinds('mrooshen', 'hssuk'),
        }),
        ram('1:Cub', '2:Monolith'),
      ),
    );
    expect(stands(match, '2:Monolith', '1:Cub')).toEqual(['3/3/3', '0/1/0']);
  });

  it('OS-C80 by the printed hull, whatever is left', () => {
    for (const [design, damage, left] of [
      ['Mauler', '0/0/6', '2/3/0'],
      ['Ancestor', '0/0/10', '3/5/0'],
    ] as const) {
      const fired = after(duel(fleet(at(design, 'B3')), MARS, options), ram(`1:${design}`, '2:Mars'));
      expect([packet(fired), stand(passed(fired), `1:${design}`)]).toEqual([damage, left]);
    }
  });

  it('OS-X27, OS-X28 needs the keyword and energy', () => {
    const match = duel(fleet('Mauler B3', at('Stalker', 'F3'), at('Prowler', 'F2', { energy: 0 })), MARS, options);
    expect(refusal(match, ram('1:Stalker', '2:Mars'))).toBe('OS-8.8: Stalker has no Ram.');
    expect(refusal(match, ram('1:Prowler', '2:Mars'))).toBe('OS-8.8: Ram needs at least 1 energy; Prowler has 0.');
  });

  it('OS-C129 a redirected ram hits the other ship', () => {
    const two = holding(fleet('Throne B3', at('Scale', 'F3'), at('Bulwark', 'F2')), 'Shield of the Clan');
    const fired = after(duel(cats(), two, { options: kinds('mrooshen', 'hssuk') }), ram('1:Prowler', '2:Scale'));
    const match = passed(after(fired, react('2:Scale', 'Shield of the Clan', 'redirect', 'A0', { on: '2:Bulwark' })));
    expect([...stands(match, '2:Scale', '2:Bulwark', '1:Prowler'), vp(match, '1')]).toEqual([
      '1/2/2',
      'gone',
      '0/2/0',
      2,
    ]);
  });

  it('OS-C131 the Decree protects the rammed, not the rammer', () => {
    const match = duel(fleet('Mauler B3'), fleet(at('Throne', 'B3')), {
      options: kinds('mrooshen', 'hssuk'),
      modifiers: [{ card: '2:hss-imperial-decree#1' }, { card: '1:hss-imperial-decree#1' }],
    });
    expect(stands(passed(after(match, ram('1:Mauler', '2:Throne'))), '2:Throne', '1:Mauler')).toEqual([
      '5/4/4',
      '2/3/0',
    ]);
  });
});

describe('Suppressing Fire', () => {
  const options = { options: kinds('terran', 'mrooshen') };
  const US = fleet('Sol B3', 'Venus F3', 'Mars F2', 'Ganymede F4');
  const cats = (...more: readonly unknown[]) => fleet('Mauler B3', 'Cub F3', ...more);
  const full = cats('Prowler M3');
  const suppressed = after(duel(US, full, options), suppress('1:Venus', '2:Cub'));

  it('OS-8.11, OS-8.12, OS-8.13, OS-0.24, OS-C81 the next ship of the column counts as foremost', () => {
    expect([shipIn(suppressed, '1:Venus').energy, suppressed.state.phase, suppressed.state.activeShip]).toEqual([
      0,
      'attacking',
      null,
    ]);
    expect(isLegal(suppressed, attack('1:Mars', 'weapon', '2:Prowler'))).toBe(true);
    expect(isLegal(suppressed, attack('1:Mars', 'weapon', '2:Mauler'))).toBe(false);
    expect(after(suppressed, finish).state.phase).toBe('turnDone');
    expect(shipIn(after(suppressed, finish, endTurn), '2:Cub').suppressed).toBe(false);
  });

  it('OS-X19 the suppressed ship itself is no target', () => {
    expect(refusal(suppressed, attack('1:Mars', 'weapon', '2:Cub'))).toBe(
      'OS-8.12: Cub is suppressed and cannot be targeted this turn.',
    );
  });

  it('OS-C82 down to the flagship', () => {
    const match = after(duel(US, cats(), options), suppress('1:Venus', '2:Cub'));
    expect(isLegal(match, attack('1:Mars', 'weapon', '2:Mauler'))).toBe(true);
  });

  it('OS-C83 Artillery of the follower reaches one further', () => {
    for (const target of ['2:Prowler', '2:Mauler'])
      expect(isLegal(suppressed, attack('1:Ganymede', 'weapon', target))).toBe(true);
  });

  it('OS-C84, OS-X37 the attacked ship is helped as usual, the suppressed one does nothing', () => {
    const two = holding(cats('Prowler M3', 'Matron M2'), 'Snapping Jaw');
    const match = after(duel(US, two, options), suppress('1:Venus', '2:Cub'), attack('1:Mars', 'weapon', '2:Prowler'));
    expect(isLegal(match, react('2:Matron', 'interference', 'hit', 'A0', { on: '2:Prowler' }))).toBe(true);
    expect(refusal(match, react('2:Cub', 'Snapping Jaw', 'attackingShip'))).toBe(
      'OS-8.12: Cub is suppressed this turn.',
    );
  });

  it('OS-C85 with rowsEmpty the flagship stays protected', () => {
    const match = after(
      duel(US, cats(), { options: { ...options.options, flagshipExposure: 'rowsEmpty' } }),
      suppress('1:Venus', '2:Cub'),
    );
    expect(isLegal(match, attack('1:Mars', 'weapon', '2:Mauler'))).toBe(false);
  });

  it('OS-8.14, OS-C128 silences the ship, or by option its owner', () => {
    const two = holding(cats('Prowler M3', 'Matron M2'), 'Snapping Jaw');
    const played = (suppressingFireMode: string) =>
      after(
        duel(US, two, { options: { ...options.options, suppressingFireMode } }),
        suppress('1:Venus', '2:Cub'),
        attack('1:Mars', 'weapon', '2:Prowler'),
      );
    const jaw = react('2:Prowler', 'Snapping Jaw', 'attackingShip');
    expect(isLegal(played('ship'), jaw)).toBe(true);
    expect(refusal(played('player'), jaw)).toBe(
      'OS-8.14: Suppressing Fire keeps you from playing Attack/Reaction cards this turn.',
    );
    expect(isLegal(played('player'), react('2:Matron', 'interference', 'hit', 'A0', { on: '2:Prowler' }))).toBe(true);
  });

  it('OS-X20, OS-X21, OS-X22 who may give it, at whom, and who follows', () => {
    const match = duel(fleet('Sol B3', at('Venus', 'F3', { energy: 0 }), 'Mars F2'), full, options);
    expect(refusal(match, suppress('1:Venus', '2:Cub'))).toBe('OS-8.11: Venus needs at least 1 energy; it has 0.');
    expect(refusal(match, suppress('1:Mars', '2:Prowler'))).toBe(
      'OS-8.11: Only the foremost ship of a column can be suppressed.',
    );
    expect(refusal(suppressed, attack('1:Venus', 'weapon', '2:Prowler'))).toBe(
      'OS-8.13: Another ship must make the attacks.',
    );
  });

  it('OS-7.13 splash hits suppressed ships too', () => {
    const match = after(
      duel(holding(US, 'Cluster Missile'), full, options),
      suppress('1:Venus', '2:Cub'),
      attack('1:Ganymede', 'Cluster Missile', '2:Prowler'),
    );
    expect(stands(passed(match), '2:Prowler', '2:Cub', '2:Mauler')).toEqual(['0/3/2', '0/2/2', '1/6/4']);
  });
});

describe('Flock', () => {
  const options = { options: kinds('churrap', 'terran') };
  const birds = fleet('Roost B3', 'Harrier M3', 'Swift F3', 'Kite F2');
  const two = fleet('Mars B3', 'Venus M3', at('Ceres', 'F3'));

  it('OS-8.15, OS-C86 the flagship pays 2 energy for each', () => {
    const match = after(duel(birds, two, options), flock('1:Swift'));
    expect([shipIn(match, '1:Roost').energy, match.state.activeShip]).toEqual([3, ship('1:Swift')]);
    const second = after(match, flock('1:Harrier'));
    expect([shipIn(second, '1:Roost').energy, second.state.activeShip]).toEqual([1, ship('1:Harrier')]);
    const extra = after(
      duel(fleet('Roost B3', 'Harrier M3', 'Swift F3', 'Heron F2'), two, options),
      flock('1:Swift'),
      flock('1:Harrier'),
    );
    expect(refusal(extra, flock('1:Heron'))).toBe('OS-8.15: The flagship must pay 2 energy; it has 1.');
  });

  it('OS-8.16, OS-C87 each attacks with its own energy and overcharge; the action goes on', () => {
    let match = after(duel(birds, two, options), flock('1:Swift'));
    match = passed(after(match, attack('1:Swift', 'weapon', '2:Ceres')));
    match = passed(after(match, attack('1:Swift', 'weapon', '2:Ceres', true)));
    expect([match.state.phase, match.state.activeShip, match.state.mode]).toEqual(['attacking', null, 'flock']);
    expect(isLegal(match, flock('1:Harrier'))).toBe(true);
  });

  it('OS-C122 the full Flock', () => {
    let match = duel(holding(birds, 'Talon Pass', 'Stooping Dive'), two, options);
    match = passed(after(match, flock('1:Harrier'), attack('1:Harrier', 'Talon Pass', '2:Ceres')));
    expect(stand(match, '2:Ceres')).toBe('0/1/2');
    match = passed(after(match, attack('1:Harrier', 'weapon', '2:Ceres')));
    expect([stand(match, '2:Ceres'), vp(match, '1')]).toEqual(['gone', 1]);
    match = passed(after(match, attack('1:Harrier', 'Stooping Dive', '2:Venus', true)));
    expect([stand(match, '2:Venus'), shipIn(match, '1:Harrier').overcharged, match.state.activeShip]).toEqual([
      '0/2/2',
      true,
      null,
    ]);
    match = passed(after(match, flock('1:Swift'), attack('1:Swift', 'weapon', '2:Venus')));
    expect([stand(match, '2:Venus'), shipIn(match, '1:Roost').energy]).toEqual(['0/1/2', 1]);
    expect(legalOf(match, 'flockActivate')).toEqual([]);
    expect(after(match, finish).state.phase).toBe('turnDone');
    expect(hand(match, '1')).toEqual([]);
  });

  it('OS-X23, OS-X24, OS-X25, OS-X26 refusals', () => {
    const poor = duel(fleet(at('Roost', 'B3', { energy: 1 }), 'Swift F3'), two, options);
    expect(refusal(poor, flock('1:Swift'))).toBe('OS-8.15: The flagship must pay 2 energy; it has 1.');
    const started = after(duel(birds, two, options), flock('1:Swift'));
    expect(refusal(started, flock('1:Swift'))).toBe('OS-8.15: Swift was already activated this turn.');
    expect(refusal(started, flock('1:Kite'))).toBe('OS-8.15: Kite has no Flock.');
    expect(refusal(started, flock('1:Roost'))).toBe('OS-8.15: The flagship cannot be activated by Flock.');
    const second = duel(fleet('Thunderhead B3', 'Roost F3', 'Swift F2'), two, options);
    expect(refusal(second, flock('1:Roost'))).toBe('OS-8.15: Roost has no Flock.');
    const idle = duel(birds, two, { ...options, phase: 'attacking', primary: 'flock' });
    expect(refusal(idle, attack('1:Swift', 'weapon', '2:Ceres'))).toBe('OS-8.15: Activate a ship with Flock first.');
  });

  it('OS-8.17 a new flagship in name pays, and is activated no more', () => {
    const match = duel(fleet('Harrier M3', 'Swift F3', 'Swift F2'), two, {
      ...options,
      phase: 'attacking',
      primary: 'flock',
    });
    expect(refusal(match, flock('1:Harrier'))).toBe('OS-8.15: The flagship cannot be activated by Flock.');
    expect(shipIn(after(match, flock('1:Swift')), '1:Harrier').energy).toBe(1);
  });

  it('OS-8.2 overcharged ships use no ability', () => {
    const turned = duel(fleet('Roost B3', at('Swift', 'F3', { overcharged: true })), two, options);
    expect(refusal(turned, flock('1:Swift'))).toBe('OS-5.11: Swift is overcharged until it is re-enabled.');
    expect(player(turned, '1').eliminated).toBe(false);
  });
});
