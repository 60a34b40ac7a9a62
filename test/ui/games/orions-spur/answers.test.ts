import { describe, expect, it } from 'vitest';
import { logEntry } from '../../../../src/ui/games/orions-spur/log-entry.ts';
import { attackSign, attackWords } from '../../../../src/ui/games/orions-spur/words/attacks.ts';
import { answerWords, thingOf } from '../../../../src/ui/games/orions-spur/hud/answer-words.ts';
import { attack, duel, kinds, play, react, viewFor } from '../../../helpers/os-position.ts';
import type { CommandOf } from '../../../../src/games/orions-spur/index.ts';

const OPTIONS = { options: kinds('hssuk', 'terran') };

/** The Elder has fired 2 shield and 2 hull damage at a Ceres with 1 shield and 2 hull. */
const fired = play(
  duel(
    { ships: ['Elder B3', 'Scale F3'], hand: ['Black Clan Broadside'] },
    { ships: ['Mars B3', 'Ceres F3', 'Phobos F4'], hand: ['Laser Lattice', 'Shield Surge'] },
    OPTIONS,
  ),
  '1',
  attack('1:Elder', 'Black Clan Broadside', '2:Ceres'),
).match;

const told = (command: CommandOf<'react'>, match = fired) => answerWords(viewFor(match, '2'), '2', command);

describe('an answer to an attack is told as a player would say it', () => {
  it('OS-6.4: what is done, and what becomes of the ships', () => {
    expect(told(react('2:Ceres', 'Laser Lattice', 'attackingShip'))).toEqual({
      label: 'Laser Lattice: Ceres 1 fires back, 3 damage',
      does: 'Elder 1 keeps 2 hull, no shield; Ceres 1 still destroyed',
    });
    expect(told(react('2:Ceres', 'Shield Surge', 'hit'))).toEqual({
      label: 'Shield Surge: takes off 2 hull damage',
      does: 'Ceres 1 keeps 2 hull, no shield',
    });
  });

  it('OS-8.5: a ship that answers for another is named', () => {
    expect(told(react('2:Phobos', 'interference', 'hit', 'A0', { on: '2:Ceres' })).label).toBe(
      'Interference of Phobos 1: takes off 1 hull damage',
    );
  });

  it('OS-7.12: one that helps no ship says so', () => {
    const split = { s: 2, a: 0, h: 0 };
    expect(told(react('2:Ceres', 'Shield Surge', 'hit', 'A0', { split })).does).toBe('Ceres 1 still destroyed');
  });

  it('OS-0.16: attacks are told apart in words where several wait, and only there', () => {
    const titles = (match: typeof fired) => {
      const view = viewFor(match, '2');
      return view.window!.pending.map(({ thing }) => thingOf(view)(thing).title);
    };
    expect(titles(fired)).toEqual(['Elder 1 attacks Ceres 1 with Black Clan Broadside']);
    const back = play(fired, '2', react('2:Ceres', 'Laser Lattice', 'attackingShip')).match;
    expect(titles(back)).toEqual([
      'Attack: Elder 1 attacks Ceres 1 with Black Clan Broadside',
      'First counterfire: Ceres 1 attacks Elder 1 with Laser Lattice',
    ]);
  });
});

it('OS-0.16: the codes of attacks are words in the log and signs on the table', () => {
  expect(['A0', 'C1', 'C12'].map(attackWords)).toEqual(['the attack', 'the first counterfire', 'the 12th counterfire']);
  expect(['A0', 'C1', 'C4'].map(attackSign)).toEqual(['', '1st', '4th']);
  const answered = play(fired, '2', react('2:Ceres', 'Shield Surge', 'hit'));
  const view = viewFor(answered.match, '2');
  const lines = answered.events.map((event) => logEntry(event, view, { seats: [] }));
  expect(lines.map((line) => line?.text ?? '').join(' ')).toContain('the attack is down to');
});
