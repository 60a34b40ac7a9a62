import type { Session } from '../../../session/session.ts';
import { BriefingDialog as Plain, useBriefing as useMatchBriefing, type Briefed } from '../../match/briefing.tsx';
import type { Briefing } from '../../match/briefings.ts';
import { hashOf } from '../../match/router.ts';
import { briefingText } from '../../match/words/briefing.ts';
import { Button } from '../../kit/index.ts';
import { wayBack as words } from './words/way-back.ts';
import { editorPage, LAST_DRAFT, scenariosPage } from './pages.ts';

interface Props {
  readonly briefed: Briefed;
}

/** The briefing of a match at the table. */
export const useBriefing = (session: Session): Briefed => useMatchBriefing(session.id, session.briefing ?? undefined);

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
  const href = from === 'editor' ? hashOf(editorPage({ draft: LAST_DRAFT })) : hashOf(scenariosPage(scenario ?? null));
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
          {briefingText.title}
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
