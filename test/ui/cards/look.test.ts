import { describe, expect, it } from 'vitest';
import { lookedAt, mayChoose, missing, movedTo, openLook, toggled, type LookTask } from '../../../src/ui/cards/look.ts';

const task = (part: Partial<LookTask> = {}): LookTask => ({ least: 1, most: 2, order: true, rule: 'OS-10.6', ...part });
const look = openLook(['a', 'b', 'c']);

describe('a look at cards', () => {
  it('chooses in the order of pressing, puts back, and never more than may be', () => {
    const one = toggled(look, 'c', task());
    const two = toggled(one, 'a', task());
    expect(two.chosen).toEqual(['c', 'a']);
    expect(mayChoose(two, task())).toBe(false);
    expect(toggled(two, 'b', task())).toBe(two);
    expect(toggled(two, 'c', task()).chosen).toEqual(['a']);
  });

  it('changes the choice where only one may be made, and makes none where none is asked for', () => {
    const single = task({ most: 1 });
    expect(toggled(toggled(look, 'a', single), 'b', single).chosen).toEqual(['b']);
    const none = task({ least: 0, most: 0 });
    expect(toggled(look, 'a', none)).toBe(look);
    expect(lookedAt(look, none)).toEqual({ chosen: [], rest: ['a', 'b', 'c'] });
  });

  it('puts a card at any place, ends being ends, and loses none', () => {
    expect(movedTo(look, 'a', 2).ids).toEqual(['b', 'c', 'a']);
    expect(movedTo(look, 'c', 0).ids).toEqual(['c', 'a', 'b']);
    expect(movedTo(look, 'b', -3).ids).toEqual(['b', 'a', 'c']);
    expect(movedTo(look, 'b', 9).ids).toEqual(['a', 'c', 'b']);
    expect(movedTo(look, 'unknown', 0)).toBe(look);
  });

  it('gives each id once, chosen or in the order of the rest, and nothing while too few are chosen', () => {
    expect(missing(look, task({ least: 2 }))).toBe(2);
    expect(lookedAt(look, task())).toBeNull();
    const done = toggled(movedTo(look, 'c', 0), 'a', task());
    expect(lookedAt(done, task())).toEqual({ chosen: ['a'], rest: ['c', 'b'] });
  });
});
