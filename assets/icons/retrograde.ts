/** Icons of Retrograde. Source: game-icons.net (CC BY 3.0). */
import craft from 'icon:rocket';
import assembly from 'icon:gear-hammer';
import bomb from 'icon:falling-bomb';
import espionage from 'icon:spy';
import fortified from 'icon:locked-fortress';
import missiles from 'icon:defense-satellite';
import population from 'icon:backup';
import power from 'icon:cog';
import reclamation from 'icon:recycle';
import rockets from 'icon:rocket-thruster';
import screen from 'icon:vibrating-shield';
import star from 'icon:round-star';
import sweeper from 'icon:magnet';
import training from 'icon:astronaut-helmet';
import upgrade from 'icon:upgrade';
import university from 'icon:graduate-cap';

/** What is written of an asset (RG-23.3), what a spacecraft can do, and what lies face down. */
export const FIGURE_ICONS = { population, power, star, bomb, craft, upgrade } as const;

/** Upgrades by their cards; facilities have the outline of the class they add. */
export const UPGRADE_ICONS: { readonly [card: string]: { readonly body: string } | undefined } = {
  'missile-defense-system': missiles,
  'debris-sweeper': sweeper,
  'debris-reclamation': reclamation,
  university,
  'espionage-agency': espionage,
  'booster-rockets': rockets,
  'fortified-buildings': fortified,
  'accelerated-assembly-lines': assembly,
  'colonization-training': training,
  'debris-screen': screen,
};
