import type { UnitPlan } from '../state.ts';
export interface Preset { readonly id: string; readonly name: string; readonly points: number; readonly line: string; readonly units: readonly UnitPlan[] }
export const PRESETS: readonly Preset[] = [];
