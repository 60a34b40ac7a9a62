import type { GameId } from '../../games/index.ts';
import type { GameUiManifest } from '../match/manifest.ts';
import { battlespaceSiriusUi } from './battlespace-sirius/manifest.ts';
import { orionsGateUi } from './orions-gate/manifest.ts';
import { orionsSpurUi } from './orions-spur/manifest.ts';
import { retrogradeUi } from './retrograde/manifest.ts';
import { skaxarUi } from './skaxar/manifest.ts';

/** What every game shows: the one list of the games' screens. A game without an entry does not compile. */
export const GAME_UIS: { readonly [game in GameId]: GameUiManifest } = {
  'orions-gate': orionsGateUi,
  'battlespace-sirius': battlespaceSiriusUi,
  skaxar: skaxarUi,
  retrograde: retrogradeUi,
  'orions-spur': orionsSpurUi,
};
