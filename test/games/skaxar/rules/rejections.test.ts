import { describe, expect, it } from 'vitest';
import type { CommandType } from '../../../../src/games/skaxar/command.ts';
import { shopCard } from '../../../../src/games/skaxar/data/cards.ts';
import { SHOP_CARD_IDS } from '../../../../src/games/skaxar/data/shop-cards.ts';
import { useless } from '../../../../src/games/skaxar/rules/target.ts';
import { isUnknown, isWrongWindow } from '../../../../src/games/skaxar/rules/window.ts';
import { buy, decline, harvest, pass, play, refused, resign, table } from '../../../helpers/sk-position.ts';
import { positionH, positionP } from '../../../helpers/sk-worked-game.ts';

const LONG = 'x'.repeat(41);
const CUT = 'x'.repeat(40);

describe('SK-16.3 whole rejections: rule, sentence and data', () => {
  it('SK-12.8 names the winner of a game that is over, or none', () => {
    const won = play(positionP(), 'A', resign).match;
    expect(refused(won, 'A', pass)).toEqual([
      { rule: 'SK-12.8', reason: 'The game is over; seat B won.', data: { winner: 'B' } },
    ]);
    const drawn = table({
      shop: [null, null, null, null, null, null],
      A: { rest: 'scrapyard' },
      B: { rest: 'scrapyard' },
    });
    expect(refused(drawn, 'B', resign)).toEqual([
      { rule: 'SK-12.8', reason: 'The game is over; it was a draw.', data: { winner: null } },
    ]);
  });

  it('SK-16.1 repeats no more than 40 characters of what it does not know', () => {
    expect(refused(positionP(), 'A', { type: LONG })).toEqual([
      { rule: 'SK-16.1', reason: `Unknown command "${CUT}"; use buy, pass, harvest, decline or resign.` },
    ]);
    expect(refused(positionP(), 'A', { type: 'pass', [LONG]: 1 })).toEqual([
      { rule: 'SK-16.1', reason: `"${CUT}" is not part of pass.` },
    ]);
    expect(refused(positionP(), 'A', { type: 'buy', slot: LONG })).toEqual([
      { rule: 'SK-6.4', reason: `There is no Shop slot "${CUT}"; slots are 1 to 6.` },
    ]);
  });

  it('SK-16.1 a parameter without a value is as good as none', () => {
    expect(isUnknown({ type: 'pass', slot: undefined } as never)).toBeNull();
    expect(isUnknown({ type: 'pass', slot: 1 })).toEqual({
      rule: 'SK-16.1',
      reason: '"slot" is not part of pass.',
    });
  });

  it.each([
    [positionH, buy(1), 'SK-6.1', 'Cards are bought in the Arms Dealer Phase; this is the Recovery Phase.'],
    [positionH, pass, 'SK-10.5', 'Choose an asteroid or decline the harvest.'],
    [positionP, harvest(1), 'SK-10.3', 'Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.'],
    [positionP, decline, 'SK-10.5', 'No harvest is offered now.'],
  ] as const)('SK-16.2 names phase and window of a command out of time, case %#', (match, command, rule, reason) => {
    const { state } = match();
    const data =
      match === positionH ? { phase: 'recovery', window: 'harvest' } : { phase: 'dealer', window: 'session' };
    expect(refused(match(), state.decider!, command)).toEqual([{ rule, reason, data }]);
  });

  it('SK-16.2 has a name for the end of the game, too', () => {
    const { state } = play(positionP(), 'A', resign).match;
    const data = { phase: 'over', window: null };
    const end = 'this is the end of the game.';
    const answers: readonly (readonly [CommandType, string, string])[] = [
      ['buy', 'SK-6.1', `Cards are bought in the Arms Dealer Phase; ${end}`],
      ['pass', 'SK-6.9', `Nothing can be passed now; ${end}`],
      ['harvest', 'SK-10.3', `Asteroids are harvested in the Recovery Phase; ${end}`],
    ];
    for (const [type, rule, reason] of answers) expect(isWrongWindow(state, type)).toEqual({ rule, reason, data });
  });

  it('SK-6.8 says so of a card in which nothing is missing', () => {
    const items = SHOP_CARD_IDS.map(shopCard).filter(({ effects }) => effects.every(({ kind }) => kind === 'raise'));
    expect(items.length).toBeGreaterThan(0);
    for (const card of items)
      expect(useless(card)).toEqual({
        rule: 'SK-6.8',
        reason: `${card.name} would do nothing: it has no effect.`,
      });
  });
});
