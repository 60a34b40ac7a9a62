import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../../../engine/game.ts';
import { errorText } from '../../../session/failure.ts';
import type { WhyTeller } from '../game-ui.ts';
import { tellerOf } from './teller.ts';

/** The words of a game, once they are fetched, or why they could not be. */
export function useTeller(game: AnyGame): { readonly teller: WhyTeller | null; readonly fault: string | null } {
  const [found, setFound] = useState<ReturnType<typeof useTeller>>({ teller: null, fault: null });
  useEffect(() => {
    let gone = false;
    tellerOf(game.id).then(
      (teller) => gone || setFound({ teller, fault: null }),
      (error: unknown) => gone || setFound({ teller: null, fault: errorText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return found;
}
