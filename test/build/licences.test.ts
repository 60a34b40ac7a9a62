import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licences, licencesPage } from '../../.config/build/licences.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: { readonly [name: string]: string };
};
const FONTS = [...readFileSync('assets/fonts.css', 'utf8').matchAll(/url\('(@[^/]+\/[^/]+)\//g)].map(
  (match) => match[1]!,
);
const ICONS = ['@iconify-json/game-icons'];

describe('the licences of what is shipped', () => {
  const all = licences();

  it('hold every library, font and icon set with its own text', () => {
    const names = all.map(({ name }) => name);
    expect(FONTS.length).toBeGreaterThan(1);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...FONTS, ...ICONS]));
    // What a library brings with it is shipped too.
    expect(names).toContain('eventemitter3');
    for (const { name, version, kind, text } of all) {
      expect([name, version, kind]).toEqual([name, expect.stringMatching(/^\d+\./), expect.stringMatching(/\w/)]);
      expect([name, text]).toEqual([
        name,
        expect.stringMatching(/permission|redistribut|SIL OPEN FONT LICENSE|Apache License|Creative Commons/i),
      ]);
      expect(text.length, name).toBeGreaterThan(500);
    }
  });

  it('stand on a page of their own, with the version that is shipped and as text only', () => {
    const page = licencesPage();
    for (const [name, version] of Object.entries(dependencies)) expect(page).toContain(`<h2>${name} ${version}</h2>`);
    expect(page).not.toMatch(/<script|<style| style=/);
    expect(page).toContain('Creative Commons');
  });
});
