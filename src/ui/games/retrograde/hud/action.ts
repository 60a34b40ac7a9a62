import type { Rejection } from '../../../../engine/game.ts';
import type { RetrogradeCommand } from '../../../../games/retrograde/index.ts';
import type { Target } from '../table/stage.ts';
import type { retrogradeWords } from '../words/play.ts';

/** Something that can be done with what is in hand. */
export interface Action {
  readonly key: string;
  readonly group: keyof typeof retrogradeWords.groups;
  readonly label: string;
  readonly detail: string;
  /** Pressing it orders these, one after another. */
  readonly commands: readonly RetrogradeCommand[];
  /** It waits for a confirmation: it rolls dice, or something is lost by it. */
  readonly aims: boolean;
  /** Why it cannot be done (RG-23.9). */
  readonly refused: Rejection | null;
  /** What it is about on the table. */
  readonly target: Target | null;
  /**
   * Of a burn: the asset it leads to, by its name, the orbital, and the delta-vee it costs; `planned`: the burns laid
   * out end there.
   */
  readonly place?: { readonly name: string; readonly orbital: number; readonly cost: number; readonly planned?: true };
}

type Plain = Omit<Action, 'aims' | 'refused' | 'target'> & Partial<Action>;

/** An action; what is not said of it is not so. */
export const action = (plain: Plain): Action => ({ aims: false, refused: null, target: null, ...plain });
