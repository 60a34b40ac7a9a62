import { Panel } from '../../../src/ui/kit/index.ts';
import { LaunchBar } from '../../../src/ui/match/setup/launch-bar.tsx';
import { packParcel } from '../../../src/ui/match/setup/parcel.ts';
import type { SeatDraft } from '../../../src/ui/match/setup/player.ts';
import { SeatList } from '../../../src/ui/match/setup/seat-list.tsx';
import { SetupPage } from '../../../src/ui/match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../src/ui/match/setup/use-setup.ts';
import { useLaunch } from '../../../src/ui/match/use-launch.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';
import { FRESH, WARDS, wardsPlan } from './plan.ts';
import { words } from './words.ts';

/** A match of Wards: who plays. */
export function NewWards({ query }: { readonly query: Query }) {
  const setup = useSetup<readonly SeatDraft[]>(query, {
    game: WARDS,
    open: () => ({ draft: FRESH, failures: [], faults: [], before: null }),
    keep: () => undefined,
  });
  const launch = useLaunch();
  const { draft, setDraft } = setup;
  return (
    <SetupPage
      game={WARDS}
      title={words.setup.title}
      lead={words.setup.lead}
      setup={setup}
      share={() => ({ game: WARDS, packed: packParcel({}), lead: words.link, parts: words.parts })}
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
          onChange={(seat, part) =>
            setDraft((before) => before.map((one, place) => (seat === `p${place + 1}` ? { ...one, ...part } : one)))
          }
        />
      </Panel>
      <LaunchBar
        launch={launch}
        trouble={null}
        start={words.setup.start}
        failed={words.setup.failed}
        plan={() => wardsPlan(draft)}
        seed=""
      />
    </SetupPage>
  );
}
