import { toyUi } from '../../screen/toy-ui.ts';
import { wardsToy } from './toy.tsx';

/** The screens of Wards. */
export const gameUi = toyUi(wardsToy);
