import type { Options } from '../options.ts';
import type { OrionsGateState } from '../state.ts';
import { captainsOf } from './captains.ts';
import { tablesOf } from './layout.ts';

/** The game before any fleet is handed in (OG-4.1): options, tables and terrain are fixed. */
export const setupState = (options: Options): OrionsGateState => ({
  options,
  stage: 'fleet',
  tables: tablesOf(options),
  captains: captainsOf(options),
  fleets: {},
  units: [],
  mines: [],
  mission: options.mission === 'random' ? null : options.mission,
  markers: [],
  placing: null,
  rollOffWinner: null,
  edges: { A: null, B: null },
  deploying: null,
  deployed: [],
  round: 0,
  phase: null,
  turn: null,
  firstSide: null,
  lastActivatedBy: null,
  activation: null,
  windows: [],
  drawOffers: [],
  outcome: null,
});
