import type { Recording } from '../../engine/recording.ts';
import { matchStore } from './match-store.ts';
import { navigate } from './router.ts';

/** Opens a new match of its own that goes on from these commands of a recording whose match is over. */
export async function playOn({ plies, ...head }: Recording): Promise<void> {
  // Its seed was shown: what goes on from here promises nothing any more. What was judged is not what will be played.
  const { commitment: _commitment, salt: _salt, analysis: _analysis, ...header } = head;
  const commands = plies.map(({ seat, command }) => ({ seat, command }));
  const id = await (await matchStore()).createMatch(header, commands);
  navigate({ page: 'battle', id });
}
