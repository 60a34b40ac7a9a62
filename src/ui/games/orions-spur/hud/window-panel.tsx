import {
  LORE,
  splitsOf,
  windowOutlook,
  type CommandOf,
  type SpurView,
  type Trigger,
} from '../../../../games/orions-spur/index.ts';
import { ReactionStrip, type StripAnswer, type StripWishes } from '../../../cards/reaction-strip.tsx';
import { useSubject } from '../../../kit/index.ts';
import { settings$ } from '../../../theme/settings.ts';
import { PAUSE } from '../controller.ts';
import { playerOf, speciesOf, tintOf, triggersIn } from '../names.ts';
import type { SpurTable, TableProps } from '../state.ts';
import { spurWords as words } from '../words/play.ts';
import { answerWords, thingOf } from './answer-words.ts';
import { CHOICE_KEYS } from './choice-keys.ts';
import { outlookText } from './outlook-words.ts';

type React = CommandOf<'react'>;

const KEYS = { pass: 'P', rest: 'Shift P', turn: 'T', answers: CHOICE_KEYS } as const;

const answerId = (command: React): string => JSON.stringify(command);
const commandOf = (id: string): React => JSON.parse(id) as React;

/** An answer, and under it the other ways to take its number off the parts of a hit. */
const answerOf = (view: SpurView, seat: string, command: React): StripAnswer => ({
  id: answerId(command),
  ...answerWords(view, seat, command),
  others: splitsOf(view, seat, command).map((way) => ({ id: answerId(way), ...answerWords(view, seat, way) })),
});

/** Every legal reaction of the seat that is asked, each of them once. */
function reactionsIn(view: SpurView): readonly React[] {
  const seen = new Set<string>();
  return view.choices
    .filter((one): one is React => one.type === 'react')
    .filter((one) => {
      // Equal cards of a hand are one answer.
      const key = answerId({ ...one, source: one.source.replace(/#\d+$/, '') });
      const fresh = !seen.has(key);
      seen.add(key);
      return fresh;
    });
}

/** The open window: what waits and what it comes to, who is asked, and every answer with what it would change. */
export function WindowPanel({ table, state }: TableProps) {
  const { view, seat } = state;
  const { window } = view;
  const speed = useSubject(settings$).animationSpeed;
  if (!window) return null;
  const reactions = seat === null ? [] : reactionsIn(view);
  return (
    <>
      <p class="os-stands">
        <span class="eyebrow">{words.asItStands}</span> {outlookText(view, windowOutlook(view))}
      </p>
      <ReactionStrip
        window={window}
        thingOf={thingOf(view)}
        seatOf={(one) => ({ name: LORE[speciesOf(view, one)].name, mark: one, tone: tintOf(one) })}
        decides={seat}
        answers={seat === null ? [] : reactions.map((one) => answerOf(view, seat, one))}
        onAnswer={(id) => orderAnswer(table, commandOf(id))}
        onLook={(id) => table.set({ answer: id === null ? null : commandOf(id) })}
        onPass={({ rest }) => void table.order(rest ? { type: 'pass', rest: true } : { type: 'pass' })}
        onPassTurn={table.passTurn}
        keys={KEYS}
        wishes={wishesOf(table, state)}
        pause={state.busy && speed > 0 ? PAUSE / speed : null}
      />
    </>
  );
}

/** How whoever is asked wants to be asked (OS-6.21): it can be set where the question stands. */
function wishesOf(table: SpurTable, { view, seat }: TableProps['state']): StripWishes<Trigger> | null {
  const settings = seat === null ? null : playerOf(view, seat).autoPass;
  if (seat === null || settings === null) return null;
  const triggers = triggersIn(view);
  return {
    triggers: triggers.map((trigger) => ({ trigger, name: words.triggers[trigger] })),
    settings,
    onSettings(wished) {
      const trigger = triggers.find((one) => (wished[one] ?? 'ask') !== (settings[one] ?? 'ask'));
      if (trigger) void table.order({ type: 'setAutoPass', trigger, value: wished[trigger] ?? 'ask' }, seat);
    },
  };
}

const orderAnswer = (table: SpurTable, command: React): void => {
  table.set({ answer: null });
  void table.order(command);
};
