import { LEVELS } from '../../../src/engine/level.ts';
import type { GameId } from '../../../src/games/index.ts';
import { Panel, TextInput } from '../../../src/ui/kit/index.ts';
import { LaunchBar } from '../../../src/ui/match/setup/launch-bar.tsx';
import { packParcel } from '../../../src/ui/match/setup/parcel.ts';
import type { SeatDraft } from '../../../src/ui/match/setup/player.ts';
import { SeatList } from '../../../src/ui/match/setup/seat-list.tsx';
import { SetupPage } from '../../../src/ui/match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../src/ui/match/setup/use-setup.ts';
import { useLaunch } from '../../../src/ui/match/use-launch.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';
import { useState } from 'preact/hooks';
import { freshSeats, toyPlan } from './plan.ts';
import { words } from './words.ts';

interface Parts {
  readonly game: string;
  readonly seats: number;
  readonly title: string;
}

/** A match of a toy: who plays, and by which chance. */
export const toySetup = ({ game: name, seats, title }: Parts) =>
  function NewToy({ query }: { readonly query: Query }) {
    const game = name as GameId;
    const setup = useSetup<readonly SeatDraft[]>(query, {
      game,
      carries: [],
      open: () => ({ draft: freshSeats(seats), failures: [], faults: [], before: null }),
      keep: () => undefined,
    });
    const [seed, setSeed] = useState('');
    const launch = useLaunch();
    const { draft, setDraft } = setup;
    return (
      <SetupPage
        game={game}
        title={title}
        lead={words.setup.lead}
        setup={setup}
        share={() => ({ game, packed: packParcel({}), lead: title, parts: [title] })}
      >
        <Panel title={words.setup.seats}>
          <SeatList
            seats={draft.map((one, place) => ({
              ...one,
              seat: `p${place + 1}`,
              label: words.seatOf(`p${place + 1}`),
              badge: null,
              person: setupText.you,
              tint: '',
            }))}
            computers={LEVELS}
            onChange={(seat, part) =>
              setDraft((before) => before.map((one, place) => (seat === `p${place + 1}` ? { ...one, ...part } : one)))
            }
          />
          <TextInput label={words.setup.seed} value={seed} onInput={setSeed} />
        </Panel>
        <LaunchBar
          launch={launch}
          trouble={null}
          start={words.setup.start}
          failed={words.setup.failed}
          plan={() => toyPlan(name, draft, seed || undefined)}
          seed={seed}
        />
      </SetupPage>
    );
  };
