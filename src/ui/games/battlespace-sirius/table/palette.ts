import type { CardPattern } from '../../../../../assets/art/battlespace-sirius/card-face.ts';
import type { LifeboatId, ShipId } from '../../../../games/battlespace-sirius/index.ts';
import type { EffectColour } from '../../../table/fx/effect.ts';
import { inksOf, type Inks } from '../../../table/palette.ts';
import type { StageSettings } from '../../../table/stage.ts';

/** Colours of the card table, as `r, g, b`. */
export interface CardPalette extends Inks {
  readonly ship: { readonly [ship in ShipId]: string };
  readonly good: string;
  readonly bad: string;
  readonly warn: string;
  readonly focus: string;
  readonly neutral: string;
}

const STANDARD: CardPalette['ship'] = {
  emerald: '64, 208, 136',
  red: '240, 84, 84',
  platinum: '208, 218, 230',
  orange: '255, 166, 66',
  purple: '178, 120, 248',
  azure: '84, 172, 255',
};

const SHIPS: { readonly [name in StageSettings['palette']]: CardPalette['ship'] } = {
  standard: STANDARD,
  // Told apart by brightness and by yellow against blue, since red and green are not.
  deuteranopia: {
    emerald: '32, 178, 150',
    red: '208, 84, 40',
    platinum: '232, 236, 240',
    orange: '250, 214, 70',
    purple: '196, 138, 236',
    azure: '74, 140, 255',
  },
  highContrast: {
    emerald: '90, 255, 160',
    red: '255, 110, 104',
    platinum: '245, 248, 252',
    orange: '255, 190, 60',
    purple: '208, 160, 255',
    azure: '120, 200, 255',
  },
};

const SIGNS: {
  readonly [name in StageSettings['palette']]: Pick<CardPalette, 'good' | 'bad' | 'warn' | 'focus' | 'neutral'>;
} = {
  standard: {
    good: '112, 224, 142',
    bad: '255, 98, 92',
    warn: '255, 204, 92',
    focus: '240, 246, 255',
    neutral: '170, 192, 216',
  },
  deuteranopia: {
    good: '96, 232, 214',
    bad: '255, 112, 48',
    warn: '238, 208, 236',
    focus: '245, 248, 255',
    neutral: '176, 192, 214',
  },
  highContrast: {
    good: '120, 255, 150',
    bad: '255, 110, 100',
    warn: '255, 225, 70',
    focus: '255, 255, 255',
    neutral: '225, 235, 245',
  },
};

/** The colours of the card table in a palette. */
export const cardPaletteOf = (name: StageSettings['palette']): CardPalette => ({
  ...inksOf(name),
  ...SIGNS[name],
  ship: SHIPS[name],
});

/** What is engraved on a ship's card: another mark of it beside colour, outline and letters. */
export const PATTERNS: { readonly [ship in ShipId]: CardPattern } = {
  emerald: 'leaves',
  red: 'chevrons',
  platinum: 'rings',
  orange: 'bars',
  purple: 'diamonds',
  azure: 'waves',
};

/** The light of a ship's guns. */
export const LIGHTS: { readonly [ship in ShipId]: EffectColour } = {
  emerald: 'green',
  red: 'red',
  platinum: 'white',
  orange: 'amber',
  purple: 'violet',
  azure: 'cyan',
};

/** Paint of the lifeboats (table 12.A names them by it); a second one for the port half; and the form of its hull. */
export const BOAT_PAINT: {
  readonly [boat in LifeboatId]: { readonly paint: string; readonly other?: string; readonly form: number };
} = {
  slate: { paint: '112, 128, 144', form: 4 },
  sand: { paint: '214, 184, 130', form: 1 },
  bronze: { paint: '186, 124, 62', form: 5 },
  cranberry: { paint: '176, 44, 84', form: 0 },
  emeraldBoat: { paint: '52, 168, 112', form: 6 },
  blueRed: { paint: '64, 108, 208', other: '200, 64, 60', form: 2 },
  ivory: { paint: '236, 230, 208', form: 7 },
  ash: { paint: '158, 156, 150', form: 3 },
};
