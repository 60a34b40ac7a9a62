/** What other layers may take from Orion's Gate. */
export type * from './state.ts';
export type { OrionsGateView } from './view.ts';
export type { OrionsGateEvent, EventOf, EventType, Roll, Term, Weapon, Cover, DamageCause, StoppedBy } from './event.ts';
export type { OrionsGateCommand, CommandOf, CommandType } from './command.ts';
export type { Options } from './options.ts';
export { UNITS, UNIT_TYPES, type UnitType } from './data/units.ts';
export { COMPONENTS, COMPONENT_KINDS, componentData, type ComponentKind, type ComponentData } from './data/components.ts';
export type { Layout, PieceData } from './data/layout.ts';
