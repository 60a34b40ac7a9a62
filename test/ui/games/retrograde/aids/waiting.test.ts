import { describe, expect, it } from 'vitest';
import type { RetrogradePosition } from '../../../../../src/games/retrograde/index.ts';
import { goalOf, waitingAt } from '../../../../../src/ui/games/retrograde/aids/waiting.ts';
import { waitsLines, waitsTitle } from '../../../../../src/ui/games/retrograde/hud/waits-data.ts';
import { table, viewFor } from '../../../../helpers/rg-position.ts';

const view = (position: RetrogradePosition, options = {}) => viewFor(table({ ...position, options }), '1');
const craft = (card: string, at: string, orbital = 1, more: object = {}) => ({ card, at, orbital, ...more });
const ATTACKER = '1-fast-attack-craft';
const CROSSING = [{ asset: '2-mars', orbital: 3 }];

describe('what waits for a spacecraft', () => {
  it('RG-5.4 RG-9.7: tells the chance of each enemy in its next turn, when it has all its delta-vee again', () => {
    const look = view({
      '1': { spacecraft: [craft('Fast Attack Craft', '1-earth', 4)] },
      '2': { orbitCounter: 1, spacecraft: [craft('Elite Fighter', '2-mars', 3, { left: 0 })] },
    });
    // It arrives with 8 - 5 = 3: an attack with 4 has hit number 1 from anywhere but below, and none can hit.
    expect(waitingAt(look, ATTACKER, CROSSING)).toMatchObject({ left: 3, threats: [], together: 0 });
    const low = waitingAt(look, ATTACKER, [...CROSSING, { asset: '2-mars', orbital: 2 }])!;
    // With 2 left, hit number 2 for each of 3 dice, and one die more from above.
    const chance = 1 - (5 / 6) ** 4;
    expect(low.threats).toMatchObject([{ by: '2-elite-fighter', missiles: false, near: true }]);
    expect(low.threats[0]!.destroys).toBeCloseTo(chance, 12);
    expect(low.together).toBeCloseTo(chance, 12);
  });

  it('RG-5.2 RG-7.5: counts the way of enemies elsewhere by the counter of their next turn', () => {
    const at = (orbitCounter: number) =>
      waitingAt(
        view({
          '1': { spacecraft: [craft('Light Corvette', '2-mars', 3, { left: 0 })] },
          '2': {
            orbitCounter,
            assets: [{ card: 'lagrange-station-2222' }],
            spacecraft: [craft('L.A.V.', '2-lagrange-station-2222')],
          },
        }),
        '1-light-corvette',
        [],
      )!;
    // At counter 2 arriving costs 4 and leaves 2 for hit number 2; at counter 3 it costs 5, and the 1 left hits never.
    expect(at(1).threats).toMatchObject([{ by: '2-lav', near: false, destroys: 0 }]);
    expect(at(1).threats[0]!.hits).toBeCloseTo(1 / 6, 12);
    expect(at(2).threats).toEqual([]);
  });

  it('RG-17.13: tells of missiles, and nothing of an enemy who has lost already (RG-5.1)', () => {
    const position = (destroyed: boolean): RetrogradePosition => ({
      '1': { spacecraft: [craft('L.A.V.', '2-mars', 1, { left: 0 })] },
      '2': { homeworld: { card: 'mars', ...(destroyed ? { destroyed } : { upgrade: 'missile-defense-system' }) } },
    });
    const standing = waitingAt(view(position(false)), '1-lav', [])!;
    expect(standing.threats).toMatchObject([{ by: '2-mars', missiles: true }]);
    expect(standing.together).toBeCloseTo(5 / 6, 12);
    expect(waitingAt(view(position(true)), '1-lav', [])).toMatchObject({ threats: [], together: 0 });
  });

  it('RG-16.2: tells what debris will do where nothing is left', () => {
    const look = view({
      '1': {
        spacecraft: [craft('L.A.V.', '1-earth', 4, { left: 5 }), craft('Light Bomber', '2-mars', 1)],
        debris: [craft('L.A.V.', '2-mars', 3)],
      },
      '2': { orbitCounter: 1 },
    });
    expect(waitingAt(look, '1-lav', CROSSING)).toMatchObject({ left: 0, wrecks: 1, dealt: 1, lost: true });
    expect(waitingAt(look, '1-light-bomber', [{ asset: '2-mars', orbital: 2 }])).toMatchObject({ wrecks: 0 });
    const goal = { kind: 'planned', waiting: waitingAt(look, '1-lav', CROSSING)! } as const;
    expect(waitsTitle(look, goal)).toBe('Mars, orbital 3, 0 left');
    expect(waitsLines(look, goal).map(({ text }) => text)).toEqual([
      '1 wreck: 1 damage at the end of this turn, it will be destroyed.',
    ]);
  });

  it('RG-11.2 RG-11.4: tells whether it can bombard from there, now or in the next turn', () => {
    const look = view({ '1': { spacecraft: [craft('Battleship', '2-mars', 1)] } });
    const lines = (burns: readonly { asset: string; orbital: number }[]) =>
      waitsLines(look, { kind: 'here', waiting: waitingAt(look, '1-battleship', burns)! }).map(({ text }) => text);
    expect(lines([])).toEqual(['No enemy can hit it in their next turn.', 'Can bombard Mars, power 2: 2 of 4.']);
    expect(lines([{ asset: '2-mars', orbital: 2 }])[1]).toBe(
      'Bombardment takes the full 6 delta-vee; Battleship has 5. Next turn: power 1.',
    );
  });

  it('looks to where is pointed at, else where the plan ends, else where the craft is', () => {
    const look = view({ '1': { spacecraft: [craft('Fast Attack Craft', '1-earth', 4)] }, '2': { orbitCounter: 2 } });
    const held = { kind: 'spacecraft', id: ATTACKER } as const;
    const pointed = { kind: 'orbital', asset: '2-mars', orbital: 2 } as const;
    const goal = (plan: typeof CROSSING, at: typeof pointed | null) => goalOf(look, { held, command: null, plan }, at)!;
    expect(goal([], null)).toMatchObject({ kind: 'here', waiting: { asset: '1-earth', orbital: 4, left: 8 } });
    expect(goal(CROSSING, null)).toMatchObject({ kind: 'planned', waiting: { asset: '2-mars', orbital: 3, left: 4 } });
    expect(goal(CROSSING, pointed)).toMatchObject({ kind: 'pointed', waiting: { orbital: 2, left: 3 } });
    expect(goalOf(look, { held: null, command: null, plan: [] }, pointed)).toBeNull();
  });
});
