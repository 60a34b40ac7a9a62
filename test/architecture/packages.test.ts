import { expect, it } from 'vitest';
import { read } from './tree.ts';

interface Manifest {
  readonly scripts: { readonly [name: string]: string };
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies: { readonly [name: string]: string };
}
const manifest = JSON.parse(read('package.json')) as Manifest;
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

it('pins every package to one exact version', () => {
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('locks the very versions it pins, and names no registry', () => {
  const text = read('package-lock.json');
  const lock = JSON.parse(text) as { packages: { [path: string]: { version?: string } } };
  for (const [name, version] of Object.entries(wanted))
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  expect(text).not.toMatch(/"resolved"|registry\.|https?:\/\/[^"]*\.tgz/);
});

it('keeps peers of the benches out of the product', () => {
  expect(Object.keys(wanted)).not.toContain('boardgame.io');
});

it('lets the continuous run do what the README says and nothing else', () => {
  expect(read('.ci/run')).toContain('npm ci && npm test');
  expect(manifest.scripts).toHaveProperty('start');
  expect(manifest.scripts).toHaveProperty('test');
});
