import '../../../assets/fonts.css';
import './tokens.css';
import './palettes.css';
import './base.css';
import { reducedMotion, settings$, type Settings } from './settings.ts';

/** Puts the settings that style sheets read onto the document, and keeps them there. */
export function applyTheme(root: HTMLElement = document.documentElement): void {
  const show = (settings: Settings): void => {
    root.dataset['palette'] = settings.palette;
    root.dataset['motion'] = reducedMotion(settings) ? 'reduced' : 'full';
    root.style.setProperty('--text-scale', String(settings.textScale / 100));
  };
  settings$.subscribe(show);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => show(settings$.value));
}
