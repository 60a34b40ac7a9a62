import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../../src/engine/seat.ts';
import { retrograde, type RetrogradeCommand, type RetrogradeView } from '../../../../../src/games/retrograde/index.ts';
import { actionsOf, spendsOf, sweepActions } from '../../../../../src/ui/games/retrograde/hud/actions.ts';
import { goOn, leavingWarnings } from '../../../../../src/ui/games/retrograde/hud/go-data.ts';
import { groupsOf } from '../../../../../src/ui/games/retrograde/hud/rows.ts';
import { sameCommand } from '../../../../../src/ui/games/retrograde/tools/tool.ts';
import { percent } from '../../../../../src/ui/games/retrograde/words/play.ts';
import { table } from '../../../../helpers/rg-position.ts';
import { randomGame } from '../../../../laws/random-retrograde.ts';

const viewOf = (input: Parameters<typeof table>[0], seat = '1'): RetrogradeView =>
  retrograde.view(table(input).state, viewerOf(seat));

/** Everything a person can order from the action panel now. */
function offered(view: RetrogradeView, seat: string): readonly RetrogradeCommand[] {
  const actions = [
    ...sweepActions(view),
    ...groupsOf(view, seat)
      .flatMap(({ rows }) => rows)
      .flatMap(({ held }) => actionsOf(view, held)),
  ].filter(({ refused }) => refused === null);
  const aimed = actions.flatMap(({ commands: [first] }) =>
    first?.type === 'attack' ? spendsOf(view, first).map(({ command }) => command) : [],
  );
  return [...actions.flatMap(({ commands }) => commands.slice(0, 1)), ...aimed, ...(goOn(view, seat)?.commands ?? [])];
}

describe('the action panel of Retrograde', () => {
  it('RG-19.1: reaches every legal command of random games from busy positions, and offers no other', () => {
    const missing = new Set<string>();
    const strange = new Set<string>();
    let looked = 0;
    for (let i = 0; i < 24; i += 1)
      randomGame(`panel ${i}`, i, {
        before: ({ state }, { seat }) => {
          // Most states are much like the one before.
          looked += 1;
          if (looked % 5 !== 0 || seat !== state.activeSeat) return;
          const view = retrograde.view(state, viewerOf(seat));
          const all = offered(view, seat);
          for (const command of view.choices)
            if (!all.some((one) => sameCommand(one, command))) missing.add(JSON.stringify(command));
          for (const command of all)
            if (!view.choices.some((one) => sameCommand(one, command))) strange.add(JSON.stringify(command));
        },
      });
    expect([...missing]).toEqual([]);
    expect([...strange]).toEqual([]);
    expect(looked).toBeGreaterThan(1000);
  });

  it('RG-23.9: says why a next burn is not possible', () => {
    const view = viewOf({ '1': { spacecraft: [{ card: 'lav', at: '1-earth', orbital: 4, left: 2 }] } });
    const burns = actionsOf(view, { kind: 'spacecraft', id: '1-lav' }).filter(({ group }) => group === 'burn');
    expect(burns.map(({ label, detail, refused }) => [label, detail, refused?.reason ?? null])).toEqual([
      ['Orbital 3', '1, leaves 1', null],
      ['Mars, orbital 3', '5', 'This burn costs 5 delta-vee; L.A.V. has 2.'],
    ]);
  });

  it('RG-9.7: marks the least useful and the sure amount of an attack, with the exact chance of each', () => {
    const view = viewOf({
      '1': { spacecraft: [{ card: 'fast-attack-craft', at: '2-mars', orbital: 1 }] },
      '2': { spacecraft: [{ card: 'elite-fighter', at: '2-mars', orbital: 1, left: 1 }] },
    });
    const spends = spendsOf(view, {
      type: 'attack',
      spacecraft: '1-fast-attack-craft',
      target: '2-elite-fighter',
      spend: 3,
    });
    expect(spends.map(({ command, chance, mark }) => [command.spend, chance.short, mark])).toEqual([
      [3, percent(1, 6), 'useful'],
      [4, percent(2, 6), null],
      [5, percent(3, 6), null],
      [6, percent(4, 6), null],
      [7, percent(5, 6), null],
      [8, percent(6, 6), 'sure'],
    ]);
  });

  it('tells the chance to hit where no roll can destroy', () => {
    const view = viewOf({
      '1': { spacecraft: [{ card: 'fast-attack-craft', at: '2-mars', orbital: 1 }] },
      '2': { spacecraft: [{ card: 'battleship', at: '2-mars', orbital: 1, left: 0 }] },
    });
    const attack = actionsOf(view, { kind: 'spacecraft', id: '1-fast-attack-craft' }).find(
      ({ group }) => group === 'attack',
    );
    expect(attack).toMatchObject({ label: 'Battleship', detail: `${percent(6, 6)} to hit`, aims: true });
  });

  it('RG-4.3: goes over phases in which nothing can be done, and always stops in construction', () => {
    const view = viewOf({ '1': {}, phase: 'maneuvers' });
    expect(goOn(view, '1')).toEqual({ to: 'research', commands: [{ type: 'endPhase' }] });
    const empty = viewOf({ '1': { deck: [] }, phase: 'maneuvers' });
    expect(goOn(empty, '1')?.to).toBe('construction');
    expect(goOn(empty, '1')?.commands).toHaveLength(3);
    const hurt = viewOf({ '1': { deck: [], homeworld: { card: 'earth', damage: 1 } }, phase: 'maneuvers' });
    expect(goOn(hurt, '1')?.to).toBe('repair');
    expect(goOn(viewOf({ phase: 'construction' }), '1')).toEqual({ to: 'endOfTurn', commands: [{ type: 'endPhase' }] });
  });

  it('RG-23.10: warns of debris before the maneuvers are left', () => {
    const view = viewOf({
      '1': {
        spacecraft: [{ card: 'elite-fighter', at: '1-earth', left: 0 }],
        debris: [
          { card: 'lav', at: '1-earth' },
          { card: 'lav', at: '1-earth' },
        ],
      },
    });
    expect(leavingWarnings(view, '1')).toEqual([
      {
        about: '1-elite-fighter',
        text: 'Elite Fighter: 2 debris damage at end of turn, armor 1: will be destroyed.',
        fatal: true,
      },
    ]);
  });

  it('never calls what is not sure 0 or 100 percent', () => {
    expect([percent(0, 36), percent(1, 1296), percent(4, 9), percent(1295, 1296), percent(6, 6)]).toEqual([
      '0\u00a0%',
      '<\u00a01\u00a0%',
      '44\u00a0%',
      '>\u00a099\u00a0%',
      '100\u00a0%',
    ]);
  });
});
