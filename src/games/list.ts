import { battlespaceSiriusManifest } from './battlespace-sirius/manifest.ts';
import { orionsGateManifest } from './orions-gate/manifest.ts';
import { orionsSpurManifest } from './orions-spur/manifest.ts';
import { retrogradeManifest } from './retrograde/manifest.ts';
import { skaxarManifest } from './skaxar/manifest.ts';

/** The games there are, in the order menus show them: the one list that names them. A new game is a line here. */
export const MANIFESTS = [
  orionsGateManifest,
  battlespaceSiriusManifest,
  skaxarManifest,
  retrogradeManifest,
  orionsSpurManifest,
] as const;
