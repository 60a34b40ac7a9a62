/** Icons of Skaxar. Source: game-icons.net (CC BY 3.0). */
import asteroid from 'icon:asteroid';
import destroyer from 'icon:interceptor-ship';
import drone from 'icon:defense-satellite';
import fighter from 'icon:jet-fighter';
import firepower from 'icon:gunshot';
import mothership from 'icon:spaceship';
import rapidRepair from 'icon:auto-repair';
import redraw from 'icon:card-exchange';
import reinforcements from 'icon:card-draw';
import repair from 'icon:spanner';
import scout from 'icon:scout-ship';
import shield from 'icon:checked-shield';
import speed from 'icon:speedometer';
import value from 'icon:two-coins';

/** The four numbers of a ship card (SK-2.2). */
export const STAT_ICONS = { firepower, shield, speed, value } as const;

/** Keyed by class of ship (SK-2.2). */
export const CLASS_ICONS = { mothership, destroyer, fighter, scout, drone } as const;

/** What an action card of the Arms Dealer does (chapter 7), and the asteroids. */
export const ACTION_ICONS = { reinforcements, repair, rapidRepair, redraw, asteroid } as const;
