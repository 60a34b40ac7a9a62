import type { Decision, Outcome } from '../../engine/game.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import type { Mission } from './data/missions.ts';
import type { UnitType } from './data/units.ts';
import type { Options } from './options.ts';
import { pending } from './pending.ts';
import { sideOfCaptain } from './rules/captains.ts';
import { scoreIfEnded } from './rules/end.ts';
import { readyUnits } from './rules/eligible.ts';
import { guessedFleets } from './rules/fleet-guess.ts';
import { stepOf } from './rules/order.ts';
import { destroyedBySides } from './rules/score.ts';
import type {
  Activation,
  Captain,
  CaptainId,
  Edge,
  Marker,
  Mine,
  OrionsGateState,
  Placing,
  Side,
  Stage,
  Table,
  Unit,
  UnitPlan,
  Window,
} from './state.ts';

/**
 * What a viewer may see (OG-22). After the fleets are locked the game is open: only dice to come and the seed stay
 * hidden.
 */
export interface OrionsGateView {
  readonly viewer: Viewer;
  /** The viewer's side; null for spectators. */
  readonly side: Side | null;
  readonly options: Options;
  readonly stage: Stage;
  readonly tables: readonly Table[];
  readonly captains: readonly (Captain & { readonly fleetLocked: boolean })[];
  /** Fleets this viewer may read before they are shown: their own and their team mates'. */
  readonly fleets: { readonly [captain: CaptainId]: readonly UnitPlan[] };
  readonly units: readonly Unit[];
  readonly mines: readonly Mine[];
  readonly mission: Mission | null;
  readonly markers: readonly Marker[];
  readonly placing: Placing | null;
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
  /** Mission score if the game ended now (OG-16.2). */
  readonly score: { readonly A: number; readonly B: number };
  /** Points of enemy units destroyed (OG-19.6). */
  readonly destroyedPoints: { readonly A: number; readonly B: number };
  readonly decisions: readonly Decision[];
  /** Units this viewer may activate now. */
  readonly activatable: readonly string[];
}

/**
 * What a viewer may see, field by field (OG-22.1): everything but the other side's fleets before the last one is
 * locked.
 */
export function view(state: OrionsGateState, viewer: Viewer): OrionsGateView {
  return {
    viewer,
    side: sideOf(state, viewer),
    options: state.options,
    stage: state.stage,
    tables: state.tables,
    captains: state.captains.map(({ id, side, conceded }) => ({
      id,
      side,
      conceded,
      fleetLocked: state.stage !== 'fleet' || state.fleets[id] !== undefined,
    })),
    fleets: Object.fromEntries(Object.entries(state.fleets).filter(([captain]) => mayRead(viewer, captain))),
    units: state.units,
    mines: state.mines,
    mission: state.mission,
    markers: state.markers,
    placing: state.placing,
    rollOffWinner: state.rollOffWinner,
    edges: state.edges,
    deploying: state.deploying,
    deployed: state.deployed,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    firstSide: state.firstSide,
    lastActivatedBy: state.lastActivatedBy,
    activation: state.activation,
    windows: state.windows,
    drawOffers: state.drawOffers,
    outcome: state.outcome,
    score: scoreIfEnded(state),
    destroyedPoints: destroyedBySides(state),
    decisions: pending(state),
    activatable: activatable(state, viewer),
  };
}

const sideOf = (state: OrionsGateState, viewer: Viewer): Side | null =>
  viewer.kind === 'seat' ? (state.captains.find(({ id }) => id === viewer.seat)?.side ?? null) : null;

/** Captains of one side see each other's fleets (OG-22.1). */
export const mayRead = (viewer: Viewer, captain: CaptainId): boolean =>
  viewer.kind === 'judge' ||
  (viewer.kind === 'seat' && /^[ab][1-4]$/.test(viewer.seat) && sideOfCaptain(viewer.seat) === sideOfCaptain(captain));

function activatable(state: OrionsGateState, viewer: Viewer): readonly string[] {
  if (
    viewer.kind !== 'seat' ||
    state.turn === null ||
    sideOf(state, viewer) !== state.turn ||
    stepOf(state) !== 'play.choose'
  )
    return [];
  return readyUnits(state, viewer.seat).map(({ id }) => id);
}

/** A full state that fits what a seat knows: fleets it may not read yet are guessed as random legal ones. */
export function guess(seen: OrionsGateView, _seat: Seat, chance: Chance): OrionsGateState {
  const fleets = seen.stage === 'fleet' ? guessedFleets(seen, chance) : {};
  const {
    options,
    stage,
    tables,
    units,
    mines,
    mission,
    markers,
    placing,
    rollOffWinner,
    edges,
    deploying,
    deployed,
    round,
    phase,
    turn,
    firstSide,
  } = seen;
  const { lastActivatedBy, activation, windows, drawOffers, outcome } = seen;
  const captains = seen.captains.map(({ id, side, conceded }) => ({ id, side, conceded }));
  return {
    options,
    stage,
    tables,
    captains,
    fleets,
    units,
    mines,
    mission,
    markers,
    placing,
    rollOffWinner,
    edges,
    deploying,
    deployed,
    round,
    phase,
    turn,
    firstSide,
    lastActivatedBy,
    activation,
    windows,
    drawOffers,
    outcome,
  };
}
