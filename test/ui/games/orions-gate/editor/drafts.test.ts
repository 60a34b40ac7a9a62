import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../../helpers/local-storage.ts';
import { writeScenario } from '../../../../../src/games/orions-gate/scenario/index.ts';
import {
  draftIdFor,
  draftOf,
  forgetDamaged,
  forgetDraft,
  keepDraft,
  putBackDraft,
  readKept,
  type Draft,
} from '../../../../../src/ui/games/orions-gate/editor/drafts.ts';
import { blankScenario } from '../../../../../src/ui/games/orions-gate/editor/edit.ts';
import { draftsText as words } from '../../../../../src/ui/games/orions-gate/words/drafts.ts';

const KEY = 'orion.drafts';
const EARLIER = 'orion.editor';
const storage = fakeLocalStorage();

const draft = (id: string, at = 1000, title = id): Draft => ({ id, at, scenario: blankScenario(title) });
const put = (...texts: readonly unknown[]) => void (storage.stored[KEY] = JSON.stringify(texts));
const ids = () => readKept().drafts.map(({ id }) => id);
const faults = () => readKept().damaged.map(({ fault }) => fault);
/** All texts that are kept under the key, whatever they are. */
const texts = () => JSON.parse(storage.stored[KEY] ?? '[]') as readonly string[];

describe('drafts of this browser', () => {
  it('are kept by their id, and listed changed last first', () => {
    expect(readKept()).toEqual({ drafts: [], damaged: [] });
    expect([keepDraft(draft('a', 1)), keepDraft(draft('b', 3)), keepDraft(draft('c', 2))]).toEqual([true, true, true]);
    expect(ids()).toEqual(['b', 'c', 'a']);
    keepDraft(draft('a', 4, 'Another title'));
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(draftOf('last')).toEqual(draft('a', 4, 'Another title'));
    expect(draftOf('b')).toEqual(draft('b', 3));
    expect(draftOf('nobody')).toBe(null);
    expect(draftIdFor(blankScenario('c'))).toBe('c');
    expect(ids()).not.toContain(draftIdFor(blankScenario('new')));
  });

  it('are taken out and put back to where they stood', () => {
    for (const id of ['a', 'b', 'c']) keepDraft(draft(id));
    const before = texts();
    const taken = forgetDraft('b')!;
    expect(ids()).toEqual(['a', 'c']);
    expect(putBackDraft(taken)).toBe(true);
    expect(texts()).toEqual(before);
    expect(forgetDraft('nobody')).toBe(null);
  });

  it('a full storage keeps nothing and loses nothing', () => {
    keepDraft(draft('a'));
    storage.stored[EARLIER] = writeScenario(blankScenario('Left before'));
    const before = { ...storage.stored };
    storage.full = true;
    expect(keepDraft(draft('a', 9))).toBe(false);
    expect(forgetDraft('a')).toBe(null);
    expect(ids()).toEqual(['a']);
    expect(storage.stored).toEqual(before);
  });
});

describe('what cannot be read', () => {
  it('is listed with what is wrong, and stays as it is', () => {
    const cut = JSON.stringify(draft('cut')).slice(0, 40);
    const newer = JSON.stringify({ ...draft('newer'), scenario: { ...draft('newer').scenario, version: 99 } });
    put(cut, JSON.stringify(draft('sound')), newer, 7, '{"id":"x"}', JSON.stringify({ ...draft('y'), at: 1e300 }));
    expect(ids()).toEqual(['sound']);
    expect(faults()).toEqual([
      words.noDraft,
      expect.stringMatching(/^version: .*newer program/),
      words.noDraft,
      words.noLabel,
      words.noLabel,
    ]);
    expect(readKept().damaged[0]!.text).toBe(cut);
  });

  it('is never written over by a draft of its id, nor deleted with it', () => {
    const damaged = JSON.stringify({ ...draft('a'), scenario: {} });
    put(damaged);
    keepDraft(draft('a'));
    keepDraft(draft('a', 2000));
    expect(texts()).toEqual([damaged, JSON.stringify(draft('a', 2000))]);
    forgetDraft('a');
    expect(texts()).toEqual([damaged]);
    expect(forgetDraft('a')).toBe(null);
  });

  it('is deleted when asked for, with a way back; a sound draft never is by that', () => {
    const sound = JSON.stringify(draft('sound'));
    put('one', sound, 'two');
    const taken = forgetDamaged('one')!;
    expect(texts()).toEqual([sound, 'two']);
    putBackDraft(taken);
    expect(texts()).toEqual(['one', sound, 'two']);
    expect(forgetDamaged(sound)).toBe(null);
    expect(forgetDamaged('three')).toBe(null);
  });

  it.each(['[1', '"text"', '{"id":"a"}', 'null', '[["a"],null]'])('a list that is damaged as a whole: %s', (raw) => {
    storage.stored[KEY] = raw;
    const { drafts, damaged } = readKept();
    expect(drafts).toEqual([]);
    expect(damaged.length).toBeGreaterThan(0);
    keepDraft(draft('a'));
    expect(ids()).toEqual(['a']);
    expect(readKept().damaged).toEqual(damaged);
  });

  it('whatever lies there: each text is a draft or damaged, and changes to drafts touch no other text', () => {
    const soundText = fc.nat(3).map((id) => JSON.stringify(draft(`d${id}`)));
    const cutText = fc.tuple(soundText, fc.nat(60)).map(([text, length]) => text.slice(0, length));
    const bent = fc
      .record({ id: fc.oneof(fc.string(), fc.nat()), at: fc.oneof(fc.double(), fc.string()), scenario: fc.jsonValue() })
      .map((one) => JSON.stringify(one));
    const any = fc.oneof(soundText, cutText, bent, fc.string(), fc.json());
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), fc.nat(4), fc.boolean(), (all, number, remove) => {
        put(...all);
        const before = readKept();
        expect(before.drafts.length + before.damaged.length).toBe(all.length);
        const id = `d${number}`;
        const at = all.indexOf(JSON.stringify(draft(id)));
        const rest = all.filter((_, place) => place !== at);
        if (remove) {
          const taken = forgetDraft(id);
          expect(texts()).toEqual(rest);
          if (taken) putBackDraft(taken);
          expect(texts()).toEqual(all);
        } else {
          const next = JSON.stringify(draft(id, 5));
          keepDraft(draft(id, 5));
          expect(texts()).toEqual(at < 0 ? [...all, next] : all.map((one, place) => (place === at ? next : one)));
        }
        expect(readKept().damaged).toEqual(before.damaged);
      }),
    );
  });
});

describe('the scenario an earlier version left', () => {
  it('becomes a draft once, and writes over none', () => {
    keepDraft(draft('earlier', 5, 'Mine'));
    storage.stored[EARLIER] = writeScenario(blankScenario('Left before'));
    expect(readKept().drafts.map(({ at, scenario }) => [at, scenario.title])).toEqual([
      [5, 'Mine'],
      [0, 'Left before'],
    ]);
    expect(storage.stored[EARLIER]).toBeUndefined();
    storage.stored[EARLIER] = writeScenario(blankScenario('Left before'));
    expect(readKept().drafts.length).toBe(2);
  });

  it('is listed as damaged where it cannot be read, once', () => {
    storage.stored[EARLIER] = '{"format":"orion-sc';
    for (let time = 0; time < 2; time++) {
      expect(readKept().damaged.map(({ text }) => text)).toEqual(['{"format":"orion-sc']);
      expect(storage.stored[EARLIER]).toBeUndefined();
      storage.stored[EARLIER] = '{"format":"orion-sc';
    }
  });

  it('of nothing but blanks is no draft', () => {
    storage.stored[EARLIER] = ' \n';
    expect(readKept()).toEqual({ drafts: [], damaged: [] });
  });
});
