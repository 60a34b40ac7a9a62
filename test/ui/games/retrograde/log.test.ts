import { describe, expect, it } from 'vitest';
import { AUDIENCE, viewerOf, type Viewer } from '../../../../src/engine/seat.ts';
import { retrograde, type EventType, type RetrogradeEvent } from '../../../../src/games/retrograde/index.ts';
import { logEntry, logRefusal } from '../../../../src/ui/games/retrograde/log-entry.ts';
import { commandNames } from '../../../../src/ui/games/retrograde/words/log.ts';
import { PARAMETERS } from '../../../../src/games/retrograde/command.ts';
import { newGame, opened, play, type Played } from '../../../helpers/rg-position.ts';
import { randomGame } from '../../../laws/random-retrograde.ts';

const seated = (one: string, two: string) => ({
  seats: [
    { seat: '1', player: one, name: '' },
    { seat: '2', player: two, name: '' },
  ],
});
const BOTH = seated('human', 'human');

const linesOf = ({ match, events }: Pick<Played, 'match' | 'events'>, viewer: Viewer = viewerOf('1'), seats = BOTH) => {
  const view = retrograde.view(match.state, viewer);
  const heard = events.flatMap((event) => retrograde.redact(event, viewer) ?? []);
  return heard.flatMap((event) => logEntry(event, view, seats, heard) ?? []);
};
const textsOf = (played: Pick<Played, 'match' | 'events'>, viewer?: Viewer) =>
  linesOf(played, viewer).map(({ text }) => text);

describe('the log of Retrograde', () => {
  it('RG-3.1 RG-3.3: tells the coin and the first hands, each to its owner alone', () => {
    const opening = newGame({ firstPlayer: 'random' }, [2]);
    expect(textsOf(opening)).toEqual([
      'The coin shows 2: Mars has the first turn.',
      'Earth draws 5 cards: Fast Attack Craft, Fast Attack Craft, Asteroid Colony 4443, Light Bomber and Research Station 1232.',
      'Mars draws 5 cards.',
      'Turn 1: Mars',
      "Mars's orbit counter moves to 2; spacecraft are healed and filled up.",
    ]);
    expect(textsOf(opening, AUDIENCE)).toContain('Earth draws 5 cards.');
  });

  it('RG-9.7 RG-9.9: tells a shot with its dice, which of them hit, and what came of it', () => {
    const start = opened({
      '1': { spacecraft: [{ card: 'missile-frigate', at: '2-mars', orbital: 3 }] },
      '2': { spacecraft: [{ card: 'heavy-frigate', at: '2-mars', left: 1, damage: 1 }] },
      dice: [1, 4, 3, 2],
    });
    const shot = play(start.match, '1', {
      type: 'attack',
      spacecraft: '1-missile-frigate',
      target: '2-heavy-frigate',
      spend: 5,
    });
    const [first, second] = linesOf(shot);
    expect(first).toMatchObject({
      text: 'Missile Frigate fires at Heavy Frigate: 3 hits.',
      dice: [1, 4, 3, 2],
      hits: [0, 2, 3],
      against: '< 4',
      maths: 'range 5 − defence 1 = 4',
      rule: 'RG-9.7',
      tone: 'good',
    });
    expect(second).toMatchObject({
      text: 'Heavy Frigate is shot down; its wreck drifts in orbital 1 of Mars.',
      tone: 'bad',
    });
    // Alone against the computer the loss of an enemy is good, and a hit of theirs bad.
    expect(linesOf(shot, viewerOf('1'), seated('human', 'easy')).map(({ tone }) => tone)).toEqual(['good', 'good']);
    expect(linesOf(shot, viewerOf('2'), seated('easy', 'human')).map(({ tone }) => tone)).toEqual(['bad', 'bad']);
  });

  it('RG-11.5 RG-12.4: names an upgrade that falls, with all its damage', () => {
    const start = opened({
      '1': { spacecraft: [{ card: 'battleship', at: '2-mars' }] },
      '2': { homeworld: { card: 'mars', upgrade: 'university' } },
    });
    const fallen = play(start.match, '1', { type: 'bombard', spacecraft: '1-battleship', target: 'upgrade' });
    expect(textsOf(fallen)).toEqual([
      'Battleship bombards University for 2: 2 of 2 damage.',
      'University on Mars is destroyed.',
    ]);
  });

  it('RG-14.13 RG-20.1: names an own project, and of another only its kind', () => {
    const start = opened({ '1': { hand: ['asteroid-colony-2122'] }, phase: 'construction' });
    const begun = play(start.match, '1', { type: 'startProject', card: 'asteroid-colony-2122' });
    expect(textsOf(begun)).toEqual(['Earth starts Asteroid Colony 2122.']);
    expect(textsOf(begun, viewerOf('2'))).toEqual(['Earth starts an asset project.']);
    const built = play(begun.match, '1', { type: 'contribute', asset: '1-earth', project: '1-p1' });
    // Completed, everybody knows what it was.
    expect(textsOf(built, viewerOf('2'))).toEqual([
      'Earth puts 5 points on Asteroid Colony 2122: 5.',
      'Earth completes Asteroid Colony 2122.',
    ]);
  });

  it('has words for every fact of random games, for whoever hears of it', () => {
    const heard = new Set<EventType>();
    const faults = new Set<string>();
    const told: { [types: string]: number } = {};
    for (let i = 0; i < 24; i += 1)
      randomGame(`log ${i}`, i, {
        after: ({ state }, events: readonly RetrogradeEvent[]) => {
          for (const { type } of events) heard.add(type);
          // What is told alike again and again is looked at a few times.
          const types = events.map(({ type }) => type).join(' ');
          told[types] = (told[types] ?? 0) + 1;
          if (told[types] > 12) return;
          for (const viewer of [viewerOf('1'), viewerOf('2'), AUDIENCE])
            for (const text of textsOf({ match: { state } as never, events }, viewer))
              if (!/^[A-Z].*[a-z0-9.)]$/s.test(text) || /undefined|null|NaN|\b[12]-[a-z]/.test(text)) faults.add(text);
        },
      });
    expect([...faults]).toEqual([]);
    expect(heard.size).toBeGreaterThan(28);
  });

  it('has a name for every command that may be refused', () => {
    expect(Object.keys(PARAMETERS).filter((type) => commandNames[type] === undefined)).toEqual([]);
    expect(
      logRefusal('Earth', { type: 'burn' }, [{ rule: 'RG-7.1', reason: 'There is no orbital below orbital 1.' }]),
    ).toMatchObject({ text: 'Earth, a burn refused: There is no orbital below orbital 1.', rule: 'RG-7.1' });
  });
});
