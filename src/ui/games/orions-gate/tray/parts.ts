import { lazy } from '../../../kit/lazy.tsx';

/** Ships that wait beside their zone: fetched when the first does. */
export const Tray = lazy(async () => (await import('./tray.tsx')).Tray, 'silent');
