import type {
  BattlespaceSiriusEvent,
  BattlespaceSiriusView,
  Lock,
  Power,
  Vessel,
} from '../../../src/games/battlespace-sirius/index.ts';

const shift = (vessel: Vessel | null, part: object): Vessel | null => (vessel === null ? null : { ...vessel, ...part });

/** A view with some players' vessels changed. */
const changed = (
  view: BattlespaceSiriusView,
  parts: { readonly [seat: string]: object | null },
  more: Partial<BattlespaceSiriusView> = {},
): BattlespaceSiriusView => ({
  ...view,
  players: view.players.map((player) =>
    player.seat in parts
      ? { ...player, vessel: parts[player.seat] === null ? null : shift(player.vessel, parts[player.seat]!) }
      : player,
  ),
  ...more,
});

export interface DemoFilm {
  readonly events: readonly BattlespaceSiriusEvent[];
  readonly end: BattlespaceSiriusView;
}

/** Films that begin with the duel. */
export const films = (view: BattlespaceSiriusView): { readonly [name: string]: DemoFilm } => {
  const locks: readonly Lock[] = [
    { line: 'N', firingSide: 'bow', targetSide: 'stern', resolved: false },
    { line: 'E', firingSide: 'starboard', targetSide: 'starboard', resolved: false },
  ];
  const engaged = { engagedSeat: '2', locks } as const;
  return {
    maneuver: {
      events: [
        {
          type: 'maneuvered',
          seat: '1',
          kind: 'rotatePosition',
          cell: [2, 0],
          heading: 'W',
          turn: 270,
          paid: ['bow'],
          power: [5, 3, 5, 1],
          auto: false,
        },
      ],
      end: changed(view, { 1: { cell: [2, 0], heading: 'W', power: [5, 3, 5, 1] as Power } }),
    },
    lock: { events: [{ type: 'locked', seat: '1', target: '2', locks, auto: false }], end: { ...view, ...engaged } },
    fire: {
      events: [
        { type: 'locked', seat: '1', target: '2', locks, auto: false },
        {
          type: 'fired',
          seat: '1',
          target: '2',
          line: 'N',
          weapons: 4,
          firingSide: 'bow',
          targetSide: 'stern',
          cost: 3,
          firingPower: 3,
          dice: [5, 1, 2, 1],
          against: 2,
          hits: 2,
          removed: 2,
          points: 1,
          destroyed: false,
        },
        { type: 'repaired', seat: '1', sides: ['port'], power: [3, 3, 5, 2], auto: false },
      ],
      end: changed(
        view,
        { 1: { power: [3, 3, 5, 2] as Power }, 2: { power: [4, 0, 0, 6] as Power } },
        { engagedSeat: '2', locks: [{ ...locks[0]!, resolved: true }, locks[1]!] },
      ),
    },
    sentry: {
      events: [
        { type: 'locked', seat: '1', target: '2', locks, auto: false },
        {
          type: 'sentryFired',
          seat: '2',
          target: '1',
          paid: ['bow'],
          power: [3, 0, 2, 6],
          shots: [
            { line: 'N', die: 6, against: 6, hit: true },
            { line: 'E', die: 1, against: 3, hit: false },
          ],
          destroyed: false,
        },
      ],
      end: changed(view, { 1: { power: [5, 3, 5, 1] as Power }, 2: { power: [3, 0, 2, 6] as Power } }, engaged),
    },
    death: {
      events: [
        { type: 'locked', seat: '1', target: '2', locks, auto: false },
        {
          type: 'fired',
          seat: '1',
          target: '2',
          line: 'E',
          weapons: 1,
          firingSide: 'starboard',
          targetSide: 'starboard',
          cost: 0,
          firingPower: 3,
          dice: [],
          against: 0,
          hits: 1,
          removed: 0,
          points: 0,
          destroyed: true,
        },
        { type: 'vesselLost', seat: '2', by: '1', kind: 'ship', cell: [1, 1], lifeboat: 'blueRed' },
        { type: 'turnEnded', seat: '1', shot: true, quietTurns: 0 },
      ],
      end: {
        ...view,
        players: view.players.map((player) =>
          player.seat === '2'
            ? {
                ...player,
                lifeboat: 'blueRed',
                shown: true,
                vessel: { kind: 'lifeboat', cell: [1, 1], lifeboat: 'blueRed' },
              }
            : player,
        ),
      },
    },
  };
};
