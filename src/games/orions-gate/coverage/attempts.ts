import type { Chance } from '../../../engine/rng.ts';
import type { OrionsGateCommand } from '../command.ts';
import { UNITS } from '../data/units.ts';
import { componentData } from '../data/components.ts';
import { stepOf } from '../rules/order.ts';
import type { OrionsGateState, Pose, Unit } from '../state.ts';
import { boxesOf, isInPlay, radiusOf, theUnit, type PlacedUnit } from '../units.ts';

/**
 * Something a captain might try where a battle stands, or where it stands but for a few units moved or damaged (`in`).
 */
export interface Attempt {
  readonly seat: string;
  readonly command: OrionsGateCommand;
  readonly in?: OrionsGateState;
}

type Make = (seat: string, state: OrionsGateState, chance: Chance) => readonly Attempt[];

/** Attempts of every kind, mostly illegal, at what `seat` is asked. */
export const attemptsAt = (
  state: OrionsGateState,
  seat: string,
  _legal: OrionsGateCommand,
  chance: Chance,
): readonly Attempt[] => MAKERS[stepOf(state)]?.(seat, state, chance) ?? [];

const MAKERS: { readonly [step: string]: Make } = {
  'setup.fleet': fleets,
  'setup.marker': markers,
  'setup.deploy': deployments,
  'play.choose': activations,
  'play.plan': plans,
  'play.fire': fire,
  'window.warp': (seat, state, chance) =>
    around(state, state.windows[0]!.unit, chance).map(({ x, y }) => ({ seat, command: { type: 'warpTo', x, y } })),
  'window.debris': (seat, state, chance) =>
    around(state, state.windows[0]!.unit, chance).map(({ x, y }) => ({ seat, command: { type: 'placeDebris', x, y } })),
  'window.exit': (seat, state, chance) => [
    { seat, command: { type: 'noRoom' } },
    ...anywhere(state, chance, 4).map(({ x, y }) => ({ seat, command: { type: 'placeExit', x, y } as const })),
  ],
  'window.salvage': (seat, state) =>
    theUnit(state, state.windows[0]!.unit).components.map(({ slot }) => ({ seat, command: { type: 'salvage', slot } })),
};

type Plan = Extract<OrionsGateCommand, { type: 'submitFleet' }>['units'][number];

/** Fleets of every fault there is (OG-I1 to I8, I73, I78). */
function fleets(seat: string, { options: { points } }: OrionsGateState): readonly Attempt[] {
  const one = (type: Plan['type'], ...kinds: Plan['components'][number]['kind'][]): Plan => ({
    type,
    name: '',
    components: kinds.map((kind) => ({ kind })),
  });
  const scouts = (count: number): Plan[] => Array.from({ length: count }, () => one('scouts'));
  const battleship = one('battleships', 'cannon', 'cannon', 'cannon', 'cannon', 'cannon', 'cannon');
  const tried: readonly Plan[][] = [
    scouts(points + 1),
    scouts(points),
    Array.from({ length: Math.floor(points / 12) + 1 }, () => battleship),
    [one('destroyers', 'cannon', 'cannon')],
    [one('scouts', 'cannon')],
    [one('destroyers', 'tsunamiCannon', 'tsunamiCannon', 'cannon')],
    [],
    [one('fighters', 'mineLauncher')],
    [{ type: 'fighters', name: '', components: [{ kind: 'cannon', facing: 'back' }] }],
  ];
  return tried.map((units) => ({ seat, command: { type: 'submitFleet', units } }));
}

/** Markers too near to the edge or to each other, and a claim of no room (OG-I15 to I17). */
function markers(seat: string, state: OrionsGateState, chance: Chance): readonly Attempt[] {
  const near = state.markers.map(({ table, x, y }): Attempt => ({
    seat,
    command: { type: 'placeMarker', table, x: x + 3000, y },
  }));
  const { width, height } = state.tables[0]!;
  const edge = [5999, height - 5999].map((y): Attempt => ({
    seat,
    command: { type: 'placeMarker', table: 1, x: width / 2, y },
  }));
  return [
    ...near,
    ...edge,
    ...anywhere(state, chance, 4).map((at): Attempt => ({ seat, command: { type: 'placeMarker', ...at } })),
    { seat, command: { type: 'noRoom' } },
  ];
}

/** Bases beyond the zone and next to each other, and an end too early (OG-I12 to I14). */
function deployments(seat: string, state: OrionsGateState, chance: Chance): readonly Attempt[] {
  const own = state.units.filter(({ captain }) => captain === seat);
  const placed = own.filter(isInPlay);
  return own.slice(0, 4).flatMap(({ id, unitType }): Attempt[] => {
    const deploy = (table: number, x: number, y: number): Attempt => ({
      seat,
      command: { type: 'deploy', unit: id, table, x, y, heading: 0 },
    });
    const beside = placed
      .filter((other) => other.id !== id)
      .map(({ pose, unitType: other }) =>
        deploy(pose.table, pose.x + radiusOf(state.options, unitType) + radiusOf(state.options, other) + 500, pose.y),
      );
    return [
      ...beside,
      ...anywhere(state, chance, 3).map(({ table, x, y }) => deploy(table, x, y)),
      { seat, command: { type: 'leaveOut', unit: id } },
      { seat, command: { type: 'finishDeployment' } },
    ];
  });
}

/** Every unit of the side and of the captain, every way (OG-I18 to I22, I67, I68). */
function activations(seat: string, state: OrionsGateState): readonly Attempt[] {
  const tried = state.units
    .filter(({ side }) => side === state.turn)
    .flatMap(({ id, captain }): Attempt[] => [
      { seat: captain, command: { type: 'activate', unit: id, action: 'ram' } },
      { seat, command: { type: 'activate', unit: id, action: 'hold' } },
    ]);
  return [...tried, { seat, command: { type: 'finish' } }];
}

/** Paths of every fault there is (OG-I23 to I41, I70 to I72, I76, I77). */
function plans(seat: string, state: OrionsGateState, chance: Chance): readonly Attempt[] {
  const { unit: id, action, allowance } = state.activation!;
  const unit = theUnit(state, id) as PlacedUnit;
  const plan = (
    command: Omit<Extract<OrionsGateCommand, { type: 'plan' }>, 'type'>,
    elsewhere?: OrionsGateState,
  ): Attempt => ({ seat, command: { type: 'plan', ...command }, ...(elsewhere && { in: elsewhere }) });
  const again: Attempt = { seat, command: { type: 'activate', unit: id, action: 'hold' } };
  if (action === 'hold') return [again];
  if (action === 'ram') return [again, ...rams(state, unit, plan)];
  const scouts = unit.unitType === 'scouts';
  const { x, y } = unit.pose;
  const to = (dx: number, dy: number) =>
    scouts
      ? { points: [[x + dx, y + dy]] as [number, number][], heading: 0 }
      : { first: Math.abs(dx), pivot: Math.sign(dy) * 4500, second: Math.abs(dy) };
  const some = () => chance.die(2 * allowance + 1) - 1 - allowance;
  const random = Array.from({ length: 6 }, () =>
    scouts
      ? plan(to(Math.trunc(some() / 2), Math.trunc(some() / 2)))
      : plan({ first: Math.floor(allowance / 2), pivot: chance.die(18_001) - 9001, second: Math.ceil(allowance / 2) }),
  );
  const numbers = scouts
    ? [plan({ points: [[x + allowance + 2, y]], heading: 0 }), plan({ points: [[x, y]], heading: 0 })]
    : [plan({ first: allowance, pivot: 0, second: 1 }), plan({ first: 0, pivot: 9001, second: 0 })];
  const still = scouts ? { points: [], heading: 0 } : { first: 0, pivot: 0, second: 0 };
  const outwards = { ...unit.pose, x: radiusOf(state.options, unit.unitType) + 100, heading: 18_000 };
  const leaving = plan(
    {
      ...(scouts ? { points: [[0, y]] as [number, number][], heading: 0 } : { first: allowance, pivot: 0, second: 0 }),
      exit: true,
    },
    moved(state, [[id, outwards]]),
  );
  const close = state.units.find((other) => other.id !== id && isInPlay(other));
  const pinched =
    close &&
    moved(state, [
      [
        close.id,
        { ...unit.pose, x: x + radiusOf(state.options, unit.unitType) + radiusOf(state.options, close.unitType) + 500 },
      ],
      [id, { ...unit.pose, heading: 0 }],
    ]);
  return [
    again,
    ...numbers,
    ...random,
    leaving,
    plan({ ...still, exit: true }),
    ...gates(state, unit, still, chance, plan),
    ...(pinched
      ? [plan(scouts ? { points: [[x + 100, y]], heading: 0 } : { first: 100, pivot: 0, second: 0 }, pinched)]
      : []),
  ];
}

type PlanOf = (
  command: Omit<Extract<OrionsGateCommand, { type: 'plan' }>, 'type'>,
  elsewhere?: OrionsGateState,
) => Attempt;

/** Gates named from afar, from beside them, with `exit`, the same twice, and wormholes (OG-I31 to I34, I70). */
function gates(
  state: OrionsGateState,
  unit: PlacedUnit,
  still: object,
  chance: Chance,
  plan: PlanOf,
): readonly Attempt[] {
  const all = state.tables.flatMap(({ pieces, number }) =>
    pieces.filter(({ kind }) => kind === 'warpGate' || kind === 'wormhole').map((piece) => ({ piece, number })),
  );
  return all.slice(0, 4).flatMap(({ piece, number }): Attempt[] => {
    const leave =
      all.find((other) => other.piece.id !== piece.id && other.piece.kind === 'warpGate')?.piece.id ?? piece.id;
    const [at] = anywhere(state, chance, 1);
    const gate = { enter: piece.id, leave, x: at!.x, y: at!.y };
    const [part] = piece.parts;
    const beside =
      part?.kind === 'circle' &&
      moved(state, [
        [
          unit.id,
          { ...unit.pose, table: number, x: part.x, y: part.y + part.radius + radiusOf(state.options, unit.unitType) },
        ],
      ]);
    return [
      plan({ ...still, gate }),
      plan({ ...still, gate, exit: true }),
      ...(beside ? [plan({ ...still, gate }, beside)] : []),
    ];
  });
}

/** Rams at everybody, and at two units set in a line before the ship (OG-I36 to I41, I72, I76). */
function rams(state: OrionsGateState, unit: PlacedUnit, plan: PlanOf): readonly Attempt[] {
  const { allowance } = state.activation!;
  const others = state.units.filter(({ id }) => id !== unit.id).filter(isInPlay);
  const friend = others.find(({ side }) => side === unit.side);
  const [first, second] = others.filter(({ side }) => side !== unit.side);
  const radius = radiusOf(state.options, unit.unitType);
  const { table } = unit.pose;
  const open = {
    ...state,
    activation: { ...state.activation!, allowance: 18_000 },
    tables: state.tables.map((one) => ({ ...one, pieces: [] })),
  };
  /**
   * The ship at the left edge, heading right, with units before it at so many mils; everybody else is on another table.
   */
  const line = (...row: readonly (readonly [Unit | undefined, number, number?])[]): OrionsGateState => {
    const units = state.units.map((one): Unit => (isInPlay(one) ? { ...one, pose: { ...one.pose, table: 99 } } : one));
    const poses = row.flatMap(([one, ahead, aside = 0]): [string, Pose][] =>
      one ? [[one.id, { table, x: 4000 + ahead, y: 24_000 + aside, heading: 0 }]] : [],
    );
    return moved({ ...open, units }, [[unit.id, { table, x: 4000, y: 24_000, heading: 0 }], ...poses]);
  };
  const gapOf = (one: Unit | undefined, gap: number): number =>
    radius + (one ? radiusOf(state.options, one.unitType) : 0) + gap;
  return [
    plan({ distance: 0, pivot: 1 }),
    plan({ distance: allowance + 1 }),
    ...others.map(({ id }) => plan({ target: id })),
    ...(first
      ? [
          plan({ target: first.id }, line([first, gapOf(first, 19_000)])),
          plan({ target: first.id }, line([first, 9000, gapOf(first, 300)])),
          plan({ distance: 4500 }, line([first, 4500 + gapOf(first, 400)])),
          ...(friend
            ? [plan({ target: first.id }, line([friend, gapOf(friend, 2000)], [first, gapOf(first, 12_000)]))]
            : []),
          ...(second
            ? [plan({ target: second.id }, line([first, gapOf(first, 2000)], [second, gapOf(second, 12_000)]))]
            : []),
        ]
      : []),
  ];
}

/** Every weapon at everybody, every component every way, every boarding (OG-I42 to I65). */
function fire(seat: string, state: OrionsGateState, chance: Chance): readonly Attempt[] {
  const unit = theUnit(state, state.activation!.unit) as PlacedUnit;
  const targets = state.units.filter(({ status }) => status === 'inPlay').map(({ id }) => id);
  const shots = targets.flatMap((target): Attempt[] => [
    { seat, command: { type: 'firePrimary', target } },
    { seat, command: { type: 'board', target } },
  ]);
  const uses = unit.components.flatMap(({ slot, kind }): Attempt[] => {
    const use = (more: object, elsewhere?: OrionsGateState): Attempt => ({
      seat,
      command: { type: 'useComponent', slot, ...more },
      ...(elsewhere && { in: elsewhere }),
    });
    if (kind === 'missileCluster')
      return [...targets.map((target) => use({ targets: [target, target] })), use({ targets: targets.slice(0, 4) })];
    if (kind === 'deflector' || kind === 'mineLauncher') {
      const diameter = kind === 'deflector' ? { diameter: 2000 } : {};
      const facing = enemyBeside(state, unit, 3000);
      const reach = radiusOf(state.options, unit.unitType) + 1500;
      return [
        ...around(state, unit.id, chance).map((at) => use({ ...at, ...diameter })),
        use({ x: unit.pose.x + reach, y: unit.pose.y, ...diameter }, facing),
      ];
    }
    if (kind === 'repairBay')
      return [
        use({ target: unit.id, targetSlot: 1 }),
        ...repairs(state, unit).map(([target, elsewhere]) => use({ target, targetSlot: 1 }, elsewhere)),
      ];
    return componentData(kind).targets === 'one' ? targets.map((target) => use({ target })) : [use({})];
  });
  return [...shots, ...uses];
}

/** An enemy whose base lies `gap` mils to the right of the unit's. */
function enemyBeside(state: OrionsGateState, unit: PlacedUnit, gap: number): OrionsGateState {
  const enemy = state.units.find((other) => other.side !== unit.side && isInPlay(other));
  if (!enemy) return state;
  return moved(state, [
    [
      enemy.id,
      {
        ...unit.pose,
        x: unit.pose.x + gap + radiusOf(state.options, unit.unitType) + radiusOf(state.options, enemy.unitType),
      },
    ],
  ]);
}

/** Friends beside the ship, their first component whole and destroyed. */
function repairs(state: OrionsGateState, unit: PlacedUnit): readonly (readonly [string, OrionsGateState])[] {
  const friend = state.units.find(
    (other) => other.side === unit.side && other.id !== unit.id && isInPlay(other) && UNITS[other.unitType].slots > 0,
  );
  if (!friend) return [];
  const pose = {
    ...unit.pose,
    x: unit.pose.x + 2000 + radiusOf(state.options, unit.unitType) + radiusOf(state.options, friend.unitType),
  };
  const hurt = (damage: (most: number) => number): OrionsGateState => {
    const units = state.units.map((one) =>
      one.id === friend.id
        ? {
            ...one,
            components: one.components.map((part) =>
              part.slot === 1 ? { ...part, damage: damage(boxesOf(part.kind)) } : part,
            ),
          }
        : one,
    );
    return moved({ ...state, units }, [[friend.id, pose]]);
  };
  return [
    [friend.id, hurt(() => 0)],
    [friend.id, hurt((most) => most)],
  ];
}

/** The state with some units standing elsewhere. */
const moved = (state: OrionsGateState, poses: readonly (readonly [string, Pose])[]): OrionsGateState => ({
  ...state,
  units: state.units.map((unit) => {
    const pose = poses.find(([id]) => id === unit.id)?.[1];
    return pose ? { ...unit, pose } : unit;
  }),
});

/** Points round a unit, near and far. */
function around(state: OrionsGateState, id: string, chance: Chance): readonly { x: number; y: number }[] {
  const { x, y } = theUnit(state, id).pose!;
  return [2000, 6000, 9000, 15_000].map((reach) => ({
    x: x + chance.die(2 * reach) - reach,
    y: y + chance.die(2 * reach) - reach,
  }));
}

const anywhere = (
  state: OrionsGateState,
  chance: Chance,
  count: number,
): readonly { table: number; x: number; y: number }[] =>
  Array.from({ length: count }, () => {
    const { number: table, width, height } = state.tables[chance.die(state.tables.length) - 1]!;
    return { table, x: chance.die(width), y: chance.die(height) };
  });
