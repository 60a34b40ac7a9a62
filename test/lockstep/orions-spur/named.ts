import type { Command } from '../../models/orions-spur/index.ts';

/** OS-13.29 names no rule for what does not exist or is not one's own: that of the ship, card or target may answer. */
const NAMED: { readonly [type in Command['type']]?: readonly string[] } = {
  chooseFleet: ['OS-2.1'],
  setLayout: ['OS-3.4'],
  attack: ['OS-5.1', 'OS-5.2', 'OS-5.4'],
  ram: ['OS-5.1', 'OS-5.4', 'OS-8.8'],
  suppress: ['OS-5.1', 'OS-5.4', 'OS-8.11'],
  flockActivate: ['OS-8.15'],
  regroup: ['OS-9.2'],
  recruit: ['OS-9.5'],
  reorganize: ['OS-3.4'],
  playDraw: ['OS-10.1'],
  playRepair: ['OS-10.2'],
  playSpecial: ['OS-10.3', 'OS-10.22', 'OS-10.27', 'OS-5.4'],
  reviseTactics: ['OS-10.7'],
  storeRepair: ['OS-12.12'],
  repairForRecruit: ['OS-12.14'],
  chooseDiscard: ['OS-10.21'],
  react: ['OS-6.7', 'OS-6.13', 'OS-7.14'],
};

/** The rules that may refuse what a command of a type names. */
export const namedRules = (type: Command['type']): readonly string[] => NAMED[type] ?? [];
