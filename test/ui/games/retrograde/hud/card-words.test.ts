import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../../src/engine/seat.ts';
import { retrograde, type RetrogradeView } from '../../../../../src/games/retrograde/index.ts';
import { cardWords } from '../../../../../src/ui/games/retrograde/hud/card-words.ts';
import type { CardAbout } from '../../../../../src/ui/games/retrograde/state.ts';
import { retrogradeWords as words } from '../../../../../src/ui/games/retrograde/words/play.ts';
import { table } from '../../../../helpers/rg-position.ts';

const viewOf = (input: Parameters<typeof table>[0], seat = '1'): RetrogradeView =>
  retrograde.view(table(input).state, viewerOf(seat));

const textsOf = (view: RetrogradeView, about: CardAbout): readonly string[] => cardWords(view, about)!.texts;
const figuresOf = (view: RetrogradeView, about: CardAbout) => Object.fromEntries(cardWords(view, about)!.figures);

describe('what can be read of a thing in play', () => {
  it('RG-23.2, RG-C124: the dial of Jupiter at counter 2 in words, with the parts of what arrival costs', () => {
    const view = viewOf({ options: { decks: ['jupiter', 'earth'] }, '1': { orbitCounter: 2 } });
    const jupiter = { kind: 'asset', id: '1-jupiter' } as const;
    expect(figuresOf(view, jupiter)[words.figures.transfer]).toBe('4 / 5 / 5 / 4');
    expect(textsOf(view, jupiter)).toEqual(
      expect.arrayContaining([
        'Arrival now costs 6: 5 by orbit counter 2 + 1 for the outermost orbital.',
        'After the next upkeep of Jupiter, with orbit counter 3, it costs 6.',
      ]),
    );
  });

  it('RG-23.2: the dial of a destroyed asset, and of one behind a screen, whose owner comes round to counter 1', () => {
    const view = viewOf({
      options: { decks: ['jupiter', 'earth'] },
      '1': { assets: [{ card: 'Moon 1212', destroyed: true }] },
      '2': { homeworld: { card: 'Earth', upgrade: 'Debris Screen' }, orbitCounter: 4 },
    });
    const moon = textsOf(view, { kind: 'asset', id: '1-moon-1212' });
    expect(moon).toEqual(
      expect.arrayContaining([words.isDestroyed, expect.stringContaining('costs 2: 1 by orbit counter 1 + 1')]),
    );
    expect(textsOf(view, { kind: 'asset', id: '2-earth' })).toEqual(
      expect.arrayContaining([
        'Arrival now costs 5: 3 by orbit counter 4 + 1 for the outermost orbital + 1 for the screen.',
        'After the next upkeep of Earth, with orbit counter 1, it costs 5.',
      ]),
    );
  });

  it('RG-23.3: an asset with all that is written of it, what is added told apart from what is printed', () => {
    const view = viewOf({
      '1': {
        homeworld: { card: 'Earth', damage: 1, tapped: true, upgrade: { card: 'Cruiser Facilities', damage: 2 } },
        assets: [{ card: 'Moon 1212', upgrade: 'Fortified Buildings', damage: 3 }],
      },
    });
    const earth = cardWords(view, { kind: 'asset', id: '1-earth' })!;
    expect(earth.line).toBe(words.lines.homeworld);
    expect(figuresOf(view, { kind: 'asset', id: '1-earth' })).toMatchObject({
      [words.figures.population]: '3',
      [words.figures.power]: '5',
      [words.figures.resistance]: '4',
      [words.figures.facilities]: 'Fighter, Frigate',
    });
    expect(earth.lies).toEqual([
      { kind: 'gauge', name: words.figures.damage, value: 1, most: 4 },
      { kind: 'token', name: 'Cruiser Facilities', copies: 1 },
    ]);
    expect(earth.texts).toEqual(
      expect.arrayContaining([
        'Bombardment here is weakened by 1 for each of your spacecraft around Earth.',
        'Its upgrade adds: Capital (Cruiser).',
        words.isTapped,
      ]),
    );
    const moon = cardWords(view, { kind: 'asset', id: '1-moon-1212' })!;
    expect(moon.lies).toContainEqual({ kind: 'gauge', name: words.figures.damage, value: 3, most: 4 });
    expect(moon.texts).not.toContain(words.isTapped);
  });

  it('RG-23.5: the marks of a spacecraft, and the population it uses where that is not the printed one', () => {
    const view = viewOf({
      options: { decks: ['mars', 'earth'] },
      '1': {
        spacecraft: [
          { card: 'Destroyer', at: '2-earth' },
          { card: 'Light Bomber', at: '2-earth', orbital: 2, maneuvered: true },
          { card: 'L.A.V.', at: '2-earth', barred: true },
        ],
      },
    });
    const marksOf = (id: string): readonly string[] =>
      textsOf(view, { kind: 'spacecraft', id }).filter((text) =>
        [words.canBombard, words.hasManeuvered, words.isBarred, words.usesPopulation(3, 4)].includes(text),
      );
    expect(marksOf('1-destroyer')).toEqual([words.usesPopulation(3, 4), words.canBombard]);
    expect(marksOf('1-light-bomber')).toEqual([words.hasManeuvered]);
    expect(marksOf('1-lav')).toEqual([words.isBarred]);
  });

  it('RG-23.7: whether an own spacecraft can be completed, or why not; nothing of it to the other player', () => {
    const input = {
      '1': {
        spacecraft: [{ card: 'Light Corvette', at: '1-earth' }],
        projects: [{ card: 'Missile Frigate', at: '1-earth', points: 3 }],
      },
    };
    const about = { kind: 'project', id: '1-p1' } as const;
    expect(textsOf(viewOf(input), about)).toContain('Population would be 6 of 3.');
    expect(JSON.stringify(cardWords(viewOf(input, '2'), about))).not.toMatch(/Population would|Missile Frigate/);
    const paid = { '1': { projects: [{ card: 'Elite Fighter', at: '1-earth', points: 2 }] } };
    expect(textsOf(viewOf(paid), about)).toContain(words.isReady);
    const unpaid = { '1': { projects: [{ card: 'Elite Fighter', at: '1-earth', points: 1 }] } };
    expect(textsOf(viewOf(unpaid), about)).toContain('Elite Fighter has 1 of 2 points.');
  });
});

describe('the bar on top', () => {
  it('RG-23.8: tells turn and round in every game, and the last round where there is one', () => {
    expect(words.turnOf(5, 3, null)).toBe('Turn 5, round 3');
    expect(words.turnOf(5, 3, 60)).toBe('Turn 5, round 3 of 60');
  });
});
