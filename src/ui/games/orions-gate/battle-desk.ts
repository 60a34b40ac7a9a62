import type { OrionsGateCommand, OrionsGateEvent, OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { Desk } from '../../match/desk.ts';
import type { Own } from './state.ts';
import type { Overlay } from './table/stage.ts';

/** The desk of any match, with what a battle adds to its state. */
export type BattleDesk = Desk<OrionsGateView, OrionsGateEvent, OrionsGateCommand, Own, Overlay>;

/** What the hand works on. */
export type HandDesk = Pick<BattleDesk, 'state$' | 'set' | 'order' | 'imagine' | 'session' | 'fail'>;
