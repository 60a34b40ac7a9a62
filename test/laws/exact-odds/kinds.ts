import { boarding, push, ram, wormhole } from './blows.ts';
import { pull, warp } from './carried.ts';
import { ragged, type Asked } from './scenery.ts';
import { hangar, shot } from './shots.ts';
import { gate, way } from './ways.ts';
import type { Whims } from './whims.ts';

/** All that rolls, each with a way to a random position at its limits. */
export const KINDS: { readonly [kind: string]: (whim: Whims) => Asked } = {
  tractor: pull,
  warp,
  push,
  wormhole,
  hangar,
  mine: (whim) => way(whim, 'mines'),
  'black-hole': (whim) => way(whim, 'pieces'),
  marker: (whim) => way(whim, 'markers'),
  dangerous: (whim) => way(whim, 'pieces', ragged),
  gate,
  ram: (whim) => ram(whim, ['scouts']),
  boarding,
  shot,
};

/**
 * Rams of ships that hit back: hundreds of thousands of throws each, so they are counted apart, and fewer of them.
 */
export const HEAVY_KINDS: typeof KINDS = { 'ram-back': (whim) => ram(whim, ['fighters', 'destroyers', 'battleships']) };
