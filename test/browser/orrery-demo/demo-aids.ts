import type { RetrogradeCommand, RetrogradeEvent, RetrogradeView } from '../../../src/games/retrograde/index.ts';
import { forecastAid } from '../../../src/ui/games/retrograde/aids/forecast.ts';
import { reachable } from '../../../src/ui/games/retrograde/aids/reach.ts';
import { reachAids } from '../../../src/ui/games/retrograde/aids/reach-aids.ts';
import type { OrreryOverlay } from '../../../src/ui/games/retrograde/table/stage.ts';
import { playAll, viewFor } from '../../helpers/rg-position.ts';
import { TABLES } from '../../helpers/rg-demo-view.ts';

type Aids = (view: RetrogradeView) => readonly OrreryOverlay[];
type Film = () => { readonly events: readonly RetrogradeEvent[]; readonly end: RetrogradeView };

/** The own spacecraft that has the most left. */
const mover = (view: RetrogradeView) =>
  view.spacecraft.filter(({ owner }) => owner === '1').reduce((best, one) => (one.left > best.left ? one : best));

const reach: Aids = (view) => {
  const { id } = mover(view);
  return [{ kind: 'mark', target: { kind: 'spacecraft', id }, tone: 'chosen' }, ...reachAids(view, id)];
};

const plan: Aids = (view) => {
  const { id } = mover(view);
  const far = reachable(view, id).findLast(({ asset }) => asset.startsWith('2'));
  return [
    { kind: 'mark', target: { kind: 'spacecraft', id }, tone: 'chosen' },
    ...(far ? [{ kind: 'plan', spacecraft: id, legs: far.legs, emphasis: 'chosen' } as const] : []),
  ];
};

const aim: Aids = () => [
  {
    kind: 'aim',
    from: { kind: 'spacecraft', id: '1-battleship' },
    to: { kind: 'spacecraft', id: '2-heavy-frigate' },
    tone: 'good',
    figure: '31 %',
    label: '3 dice, lower than 4',
  },
  { kind: 'mark', target: { kind: 'asset', asset: '2-supergiant' }, tone: 'offered', label: 'no spacecraft in reach' },
  {
    kind: 'mark',
    target: { kind: 'debris', asset: '1-earth', orbital: 2 },
    tone: 'danger',
    label: '2 debris damage at end of turn',
  },
  { kind: 'mark', target: { kind: 'orbital', asset: '1-asteroid-colony-4443', orbital: 2 }, tone: 'pointed' },
  { kind: 'mark', target: { kind: 'upgrade', asset: '1-earth' }, tone: 'warn' },
];

const forecast: Aids = (view) => {
  const asset = view.assets.find(({ owner }) => owner === '2')!.id;
  return [{ kind: 'dim', but: [{ kind: 'asset', asset }] }, forecastAid(view, asset, 'frigate')];
};

/** Aids of the demo by their names. */
export const AIDS: { readonly [name: string]: Aids | undefined } = { reach, plan, aim, forecast };

const films: { readonly [name: string]: readonly RetrogradeCommand[] } = {
  transfer: [{ type: 'burn', spacecraft: '1-fast-attack-craft', asset: '2-mars', orbital: 3 }],
  orbit: [{ type: 'burn', spacecraft: '1-light-corvette', asset: '1-earth', orbital: 3 }],
  attack: [{ type: 'attack', spacecraft: '1-battleship', target: '2-heavy-frigate', spend: 4 }],
  bombard: [{ type: 'bombard', spacecraft: '1-destroyer', target: 'asset' }],
  build: [
    { type: 'endPhase' },
    { type: 'endPhase' },
    { type: 'endPhase' },
    { type: 'contribute', asset: '1-earth', project: '1-p2' },
  ],
  turn: ['endPhase', 'endPhase', 'endPhase', 'endPhase'].map(() => ({ type: 'endPhase' })),
};

/** Films of the demo by their names, from the position `few`. */
export const FILMS: { readonly [name: string]: Film | undefined } = Object.fromEntries(
  Object.entries(films).map(([name, commands]) => [
    name,
    () => {
      const { match, events } = playAll(TABLES.few(), ...commands);
      return { events, end: viewFor(match, '1') };
    },
  ]),
);
