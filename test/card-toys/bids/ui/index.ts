import { toyUi } from '../../screen/toy-ui.ts';
import { bidsToy } from './toy.tsx';

/** The screens of Bids. */
export const gameUi = toyUi(bidsToy);
