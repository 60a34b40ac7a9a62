export { threatOverlays } from './overlays.ts';
export { ThreatPanel } from './panel.tsx';
export { openThreatWatch } from './watch.ts';
export { isDrawable } from '../../../../games/orions-gate/index.ts';
