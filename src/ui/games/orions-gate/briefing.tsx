import type { LocalSession } from '../../../session/local.ts';
import { BriefingDialog as Plain, useBriefing as useTold, type Briefed } from '../../app/briefing.tsx';
import type { Briefing } from '../../app/briefings.ts';
import { hashOf } from '../../app/router.ts';
import { Button } from '../../kit/index.ts';
import { scenariosText as words } from '../../messages/scenarios.ts';

interface Props {
  readonly briefed: Briefed;
}

/** The briefing of a match at the table. */
export const useBriefing = (session: LocalSession): Briefed => useTold(session.id, session.timeline().header.briefing);

/** Back to where the match was started here; a match that came as a file or a link has no such place. */
function Back({
  briefing: { from, scenario },
  wide = false,
  small = false,
}: {
  readonly briefing: Briefing;
  readonly wide?: boolean;
  readonly small?: boolean;
}) {
  if (from === undefined) return null;
  const href =
    from === 'editor'
      ? hashOf({ page: 'editor', query: {} })
      : hashOf({ page: 'scenarios', id: scenario ?? null, query: {} });
  return (
    <Button wide={wide} small={small} href={href}>
      {from === 'editor' ? words.toEditor : words.toScenario}
    </Button>
  );
}

/** The notes of the scenario over the table. */
export const BriefingDialog = ({ briefed }: Props) => (
  <Plain briefed={briefed}>{briefed.briefing && <Back briefing={briefed.briefing} />}</Plain>
);

/** Buttons of the menu of a match that has a scenario. */
export function BriefingButtons({ briefed: { briefing, show }, onShow }: Props & { readonly onShow: () => void }) {
  if (!briefing) return null;
  return (
    <>
      {briefing.notes.trim() !== '' && (
        <Button
          wide
          onClick={() => {
            onShow();
            show();
          }}
        >
          {words.briefing}
        </Button>
      )}
      <Back briefing={briefing} wide />
    </>
  );
}

/** The way back to where the scenario came from, under the result. */
export const WayBack = ({ briefed: { briefing } }: Props) =>
  briefing?.from && (
    <div class="row">
      <Back briefing={briefing} small />
    </div>
  );
