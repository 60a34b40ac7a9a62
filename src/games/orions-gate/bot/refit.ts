import type { ComponentKind } from '../data/components.ts';
import type { UnitPlan } from '../state.ts';

/** What a captain rather takes once the advanced list is open: it reaches 6" farther for a chance of 1/36 of a backfire (OG-9.36). */
const RATHER: { readonly [kind in ComponentKind]?: ComponentKind } = { cannon: 'plasmaCannon' };
/** From so many slots on, the first of several Shields makes way for the four boxes of Armored Plating in front of the rest (OG-9.31, 8.2). */
const PLATED_FROM = 3;

/** A ship of the basic list fitted out from both lists (OG-3.8); it keeps its type, its name and the number of its components. */
export function refit({ type, name, components }: UnitPlan): UnitPlan {
  const plated = components.length >= PLATED_FROM && components.filter(({ kind }) => kind === 'shield').length > 1;
  const first = plated ? components.findIndex(({ kind }) => kind === 'shield') : -1;
  const rest = components.filter((_one, index) => index !== first).map((one) => ({ ...one, kind: RATHER[one.kind] ?? one.kind }));
  return { type, name, components: first < 0 ? rest : [{ ...components[first]!, kind: 'armoredPlating' }, ...rest] };
}
