// Hands the games' screens down as the composition root does, for tests of what stands below them.
import { GAME_UIS } from '../../src/ui/games/list.ts';
import { provideGameUis } from '../../src/ui/match/manifest.ts';

provideGameUis(GAME_UIS);
