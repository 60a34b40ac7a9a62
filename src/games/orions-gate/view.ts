import type { Decision, Outcome } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seat.ts';
import type { Options } from './options.ts';
import type { Activation, Captain, CaptainId, Edge, Side, Stage, Table, Unit, UnitPlan, Window } from './state.ts';
import type { UnitType } from './data/units.ts';

/** What a viewer may see (OG-22). After the fleets are locked the game is open: only dice to come and the seed stay hidden. */
export interface OrionsGateView {
  readonly viewer: Viewer;
  /** The viewer's side; null for spectators. */
  readonly side: Side | null;
  readonly options: Options;
  readonly stage: Stage;
  readonly tables: readonly Table[];
  readonly captains: readonly (Captain & { readonly fleetLocked: boolean })[];
  /** Fleets this viewer may read before they are shown: his own and his team mates'. */
  readonly fleets: { readonly [captain: CaptainId]: readonly UnitPlan[] };
  readonly units: readonly Unit[];
  readonly rollOffWinner: Side | null;
  readonly edges: { readonly A: Edge | null; readonly B: Edge | null };
  readonly deploying: Side | null;
  readonly deployed: readonly CaptainId[];
  readonly round: number;
  readonly phase: UnitType | null;
  readonly turn: Side | null;
  readonly firstSide: Side | null;
  readonly lastActivatedBy: Side | null;
  readonly activation: Activation | null;
  readonly windows: readonly Window[];
  readonly drawOffers: readonly CaptainId[];
  readonly outcome: Outcome | null;
  /** Mission score now (OG-16.2, 16.5). */
  readonly score: { readonly A: number; readonly B: number };
  /** Points of enemy units destroyed (OG-19.6). */
  readonly destroyedPoints: { readonly A: number; readonly B: number };
  readonly decisions: readonly Decision[];
  /** Units this viewer may activate now. */
  readonly activatable: readonly string[];
}
