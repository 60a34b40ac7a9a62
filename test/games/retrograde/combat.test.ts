import { describe, expect, it } from 'vitest';
import { hits, hittingFaces } from '../../../src/games/retrograde/rules/fire.ts';
import { spends } from '../../../src/games/retrograde/rules/attack.ts';
import {
  after,
  attack,
  burn,
  defend,
  eventOf,
  fleet,
  legalOf,
  play,
  playAll,
  refusal,
  ship,
  table,
  wrecks,
} from '../../helpers/rg-position.ts';
import { typesOf } from '../../helpers/event-types.ts';

interface Fight {
  readonly own: string;
  readonly orbital?: number;
  readonly target: string;
  readonly height?: number;
  readonly left: number;
  readonly damage?: number;
  readonly hitRule?: string;
  readonly dice?: readonly number[];
}

/** An own spacecraft against an enemy one around Supergiant, which has five orbitals. */
const fight = ({ own, orbital = 1, target, height = orbital, left, damage = 0, hitRule = 'lower', dice = [] }: Fight) =>
  table({
    options: { hitRule },
    '1': { spacecraft: [{ card: own, at: '2-supergiant', orbital }] },
    '2': {
      assets: [{ card: 'Supergiant' }],
      spacecraft: [{ card: target, at: '2-supergiant', orbital: height, left, damage }],
    },
    dice,
  });
const shot = (of: Fight, spend: number) => {
  const match = fight(of);
  const [own, enemy] = match.state.spacecraft as unknown as [{ id: string }, { id: string }];
  return play(match, '1', attack(own.id, enemy.id, spend));
};
const aimed = (of: Fight, spend: number) => eventOf(shot(of, spend).events, 'attacked');

describe('an attack', () => {
  it('RG-9.1 spends delta-vee on one spacecraft', () => {
    const { match, events } = shot({ own: 'L.A.V.', target: 'Light Bomber', left: 0, dice: [1] }, 4);
    expect(ship(match, '1-lav')).toMatchObject({ left: 2, attacks: 1 });
    expect(eventOf(events, 'attacked')).toMatchObject({ spend: 4, target: '2-light-bomber', hits: 1, damage: 1 });
  });

  it('RG-9.2, RG-X14, RG-X15, RG-X16 only an enemy spacecraft around the same asset, whatever its state', () => {
    const match = table({
      '1': {
        spacecraft: [
          { card: 'L.A.V.', at: '1-earth' },
          { card: 'Destroyer', at: '1-earth' },
        ],
      },
      '2': {
        spacecraft: [{ card: 'Light Bomber', at: '2-mars', left: 0 }],
        debris: [{ card: 'lav', at: '1-earth' }],
      },
    });
    expect(refusal(match, attack('1-lav', '2-light-bomber', 2))).toBe(
      'RG-9.2: The target orbits Mars; the attacker orbits Earth.',
    );
    expect(refusal(match, attack('1-lav', '1-destroyer', 2))).toBe('RG-9.2: Only enemy spacecraft can be attacked.');
    expect(refusal(match, attack('1-lav', '2-lav', 2))).toBe('RG-9.2: Debris cannot be attacked.');
    expect(refusal(match, attack('1-lav', 'ghost', 2))).toBe('RG-4.5: There is no spacecraft "ghost".');
    const ruin = table({
      '1': { spacecraft: [{ card: 'L.A.V.', at: 'Moon 1212' }] },
      '2': {
        assets: [{ card: 'Moon 1212', destroyed: true }],
        spacecraft: [{ card: 'Light Bomber', at: 'Moon 1212', left: 0 }],
      },
    });
    expect(legalOf(ruin, 'attack').map(({ spend }) => spend)).toEqual([2, 3, 4, 5, 6]);
  });

  it('RG-9.3, RG-C47, RG-X17, RG-X18 at least 1, at most what is left', () => {
    const match = fight({ own: 'Destroyer', target: 'Light Bomber', left: 0 });
    expect(refusal(match, attack('1-destroyer', '2-light-bomber', 0))).toBe('RG-9.3: Spend at least 1 delta-vee.');
    expect(refusal(match, attack('1-destroyer', '2-light-bomber', 4))).toBe('RG-9.3: Destroyer has 3 delta-vee.');
  });

  const below: Fight = { own: 'Heavy Frigate', target: 'Missile Frigate', height: 3, left: 2, dice: [2, 5, 3] };

  it('RG-9.4, RG-9.5, RG-9.7, RG-C48 from below: range grows', () => {
    expect(aimed(below, 3)).toMatchObject({ aim: { range: 5, defence: 2, hitNumber: 3 }, dice: [2, 5, 3], hits: 1 });
    expect(aimed({ ...below, hitRule: 'lowerOrEqual' }, 3).hits).toBe(2);
  });

  const above: Fight = {
    own: 'Missile Frigate',
    orbital: 3,
    target: 'Heavy Frigate',
    height: 1,
    left: 1,
    dice: [1, 4, 3, 2],
  };

  it('RG-9.6, RG-C49 from above: dice grow; the defence is what is left, and stays', () => {
    const { match, events } = shot(above, 5);
    expect(eventOf(events, 'attacked')).toMatchObject({
      aim: { range: 5, defence: 1, hitNumber: 4 },
      dice: [1, 4, 3, 2],
      hits: 3,
    });
    expect(ship(match, '2-heavy-frigate').left).toBe(1);
  });

  it('RG-C50 in the same orbital: printed dice, hit number 5, 4 faces of 6', () => {
    const { aim, dice } = aimed({ own: 'Light Corvette', target: 'Battleship', left: 0, dice: [5, 4] }, 5);
    expect([dice.length, aim.hitNumber, hittingFaces('lower', aim.hitNumber)]).toEqual([2, 5, 4]);
  });

  it('RG-C51 hit number 7 always hits', () => {
    expect(aimed({ own: 'Fast Attack Craft', target: 'Light Bomber', left: 1, dice: [6] }, 8)).toMatchObject({
      aim: { hitNumber: 7 },
      hits: 1,
    });
    expect(aimed({ own: 'Fast Attack Craft', target: 'Light Bomber', left: 0, dice: [6] }, 7).hits).toBe(1);
  });

  it('RG-C52, RG-X19 accuracy 0 shoots downwards alone', () => {
    const down = aimed({ own: 'Light Bomber', orbital: 3, target: 'Destroyer', height: 1, left: 0, dice: [1, 6] }, 4);
    expect(down.dice).toEqual([1, 6]);
    for (const height of [2, 3])
      expect(
        refusal(
          fight({ own: 'Light Bomber', orbital: 2, target: 'Destroyer', height, left: 0 }),
          attack('1-light-bomber', '2-destroyer', 4),
        ),
      ).toBe('RG-4.6: 0 dice: accuracy 0 and no height above the target.');
  });

  it('RG-C53, RG-X20 what cannot hit is refused with the smallest useful spend', () => {
    const match = fight({ own: 'Battleship', target: 'Destroyer', left: 3 });
    expect(refusal(match, attack('1-battleship', '2-destroyer', 3))).toBe(
      'RG-4.6: Hit number 0: no die can hit. Spend at least 5.',
    );
    expect(legalOf(match, 'attack').map(({ spend }) => spend)).toEqual([5, 6]);
  });

  it('RG-C54 smallest useful and sure spend', () => {
    const at = (hitRule: 'lower' | 'lowerOrEqual', left: number, up: number) => {
      const { useful, sure } = spends(
        { hitRule },
        { card: 'battleship', orbital: 1, left: 6 },
        { card: 'destroyer', orbital: 1 + up, left },
      );
      return [useful, sure];
    };
    expect(at('lower', 2, 2)).toEqual([2, 7]);
    expect(at('lowerOrEqual', 2, 2)).toEqual([1, 6]);
    expect(at('lower', 0, 4)).toEqual([1, 3]);
  });

  it('RG-C55 four orbitals up: X = 1 has range 5 and hit number 5', () => {
    expect(aimed({ own: 'L.A.V.', target: 'Destroyer', height: 5, left: 0, dice: [6] }, 1).aim).toEqual({
      range: 5,
      defence: 0,
      hitNumber: 5,
    });
  });

  it('RG-9.7 a die hits when it is lower, or with the option lower or equal', () => {
    for (let hitNumber = -1; hitNumber <= 8; hitNumber++)
      for (const rule of ['lower', 'lowerOrEqual'] as const)
        expect([1, 2, 3, 4, 5, 6].filter((die) => hits(rule, die, hitNumber)).length).toBe(
          hittingFaces(rule, hitNumber),
        );
    expect([hittingFaces('lower', 1), hittingFaces('lower', 7)]).toEqual([0, 6]);
    expect([hittingFaces('lowerOrEqual', 0), hittingFaces('lowerOrEqual', 6)]).toEqual([0, 6]);
  });

  it('RG-9.8, RG-9.9, RG-C56 damage that reaches the armor destroys: debris in the same orbital', () => {
    const { match, events } = shot({ ...above, damage: 1 }, 5);
    expect(typesOf(events)).toBe('attacked spacecraftDestroyed');
    expect([fleet(match), wrecks(match)]).toEqual([['1-missile-frigate'], ['2-supergiant 1: heavy-frigate']]);
  });

  it('RG-C57 hits beyond that are lost', () => {
    const { match, events } = shot(
      { own: 'Heavy Frigate', target: 'Light Corvette', left: 0, damage: 1, dice: [1, 1, 1] },
      3,
    );
    expect(eventOf(events, 'attacked')).toMatchObject({ hits: 3, damage: 4 });
    expect(wrecks(match)).toEqual(['2-supergiant 1: light-corvette']);
  });

  it('RG-9.10, RG-C58 nobody shoots back, and more attacks may follow', () => {
    const match = fight({ own: 'Battleship', target: 'Heavy Frigate', left: 0, dice: [1, 6, 6, 1, 6, 6] });
    const twice = playAll(
      match,
      attack('1-battleship', '2-heavy-frigate', 3),
      attack('1-battleship', '2-heavy-frigate', 3),
    );
    expect(typesOf(twice.events)).toBe('attacked attacked');
    expect([ship(twice.match, '1-battleship').left, ship(twice.match, '2-heavy-frigate').damage]).toEqual([0, 2]);
    expect([hittingFaces('lower', 3), hittingFaces('lower', 6)]).toEqual([2, 5]);
  });
});

describe('cards that attack in a way of their own', () => {
  it('RG-17.4, RG-C107, RG-X21 a Fast Attack Craft attacks once a turn, and burns on', () => {
    const match = fight({ own: 'Fast Attack Craft', target: 'Light Bomber', left: 0, dice: [1] });
    const once = after(match, attack('1-fast-attack-craft', '2-light-bomber', 3));
    expect(refusal(once, attack('1-fast-attack-craft', '2-light-bomber', 3))).toBe(
      'RG-17.4: Fast Attack Craft has made its 1 attack this turn.',
    );
    expect(ship(after(once, burn('1-fast-attack-craft', '2-supergiant', 2)), '1-fast-attack-craft').left).toBe(2);
  });

  const guarded = (targets: readonly object[], options: object = {}, dice: readonly number[] = []) =>
    table({
      options: { decks: ['mars', 'earth'], ...options },
      '1': { homeworld: { card: 'Mars', upgrade: 'Missile Defense System' } },
      '2': { spacecraft: targets.map((one) => ({ card: 'Light Corvette', at: '1-mars', ...one })) },
      dice,
    });

  it('RG-17.13, RG-C113 range 6 and more with height', () => {
    const low = (die: number) =>
      eventOf(playAll(guarded([{ left: 0 }], {}, [die]), defend('1-mars', '2-light-corvette')).events, 'missilesFired');
    expect([low(5).hits, low(6).hits, low(5).aim.hitNumber]).toEqual([1, 0, 6]);
    const high = playAll(guarded([{ left: 0, orbital: 3 }], {}, [6]), defend('1-mars', '2-light-corvette'));
    expect(eventOf(high.events, 'missilesFired')).toMatchObject({
      aim: { range: 8, hitNumber: 8 },
      hits: 1,
      damage: 1,
    });
    const dead = playAll(guarded([{ left: 0, damage: 1 }], {}, [1]), defend('1-mars', '2-light-corvette'));
    expect(typesOf(dead.events)).toBe('missilesFired spacecraftDestroyed');
  });

  it('RG-C114, RG-X78 hit number 1 cannot hit', () => {
    expect(refusal(guarded([{ left: 5 }]), defend('1-mars', '2-light-corvette'))).toBe(
      'RG-4.6: Hit number 1: the die cannot hit.',
    );
    const second = playAll(guarded([{ left: 5, orbital: 2 }], {}, [1]), defend('1-mars', '2-light-corvette'));
    expect(eventOf(second.events, 'missilesFired')).toMatchObject({ aim: { hitNumber: 2 }, hits: 1 });
  });

  it('RG-C115, RG-X36, RG-X37 once on each spacecraft, or once a turn with errata', () => {
    const two = [{ left: 0 }, { left: 0, orbital: 2 }];
    const first = after(guarded(two, {}, [6, 6]), defend('1-mars', '2-light-corvette'));
    const both = after(first, defend('1-mars', '2-light-corvette-2'));
    expect(refusal(both, defend('1-mars', '2-light-corvette'))).toBe(
      'RG-17.13: This system has attacked Light Corvette this turn.',
    );
    const once = after(guarded(two, { errata: true }, [6]), defend('1-mars', '2-light-corvette'));
    expect(refusal(once, defend('1-mars', '2-light-corvette-2'))).toBe('RG-17.13: This system has attacked this turn.');
    expect(legalOf(once, 'missileDefense')).toEqual([]);
  });
});
