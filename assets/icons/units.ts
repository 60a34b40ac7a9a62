/**
 * Icons of units; apart from those of components, which a first look at the table does without. Source: game-icons.net
 * (CC BY 3.0).
 */
import scouts from 'icon:paper-plane';
import fighters from 'icon:jet-fighter';
import destroyers from 'icon:interceptor-ship';
import battleships from 'icon:spaceship';

/** Keyed by unit type (OG-27.1). */
export const UNIT_ICONS: { readonly [type: string]: { readonly body: string } | undefined } = {
  scouts,
  fighters,
  destroyers,
  battleships,
};
