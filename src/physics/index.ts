/** The only folder that knows matter-js: the sight engine that the composition roots hand to the games. */
export { matterSight, openMatterWorld, type Decisions } from './matter-sight.ts';
