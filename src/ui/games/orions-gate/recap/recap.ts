export { chaptersOf } from './chapters.ts';
export { recapOverlays } from './overlays.ts';
export { RecapBar } from './recap-bar.tsx';
