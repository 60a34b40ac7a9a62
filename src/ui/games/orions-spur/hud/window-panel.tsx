import {
  attackId,
  hitsOf,
  LORE,
  nameOfAttack,
  reactionOutlook,
  splitsOf,
  totalOf,
  windowOutlook,
  type Attack,
  type CommandOf,
  type ReactionOutlook,
  type SpurView,
  type Trigger,
} from '../../../../games/orions-spur/index.ts';
import { ReactionStrip, type StripAnswer, type StripThing, type StripWishes } from '../../../cards/reaction-strip.tsx';
import { useSubject } from '../../../kit/index.ts';
import { settings$ } from '../../../theme/settings.ts';
import { PAUSE } from '../controller.ts';
import { playerOf, shipName, sourceName, speciesOf, tintOf, triggersIn } from '../names.ts';
import type { SpurTable, TableProps } from '../state.ts';
import { spurWords as words } from '../words/play.ts';
import { CHOICE_KEYS } from './choice-keys.ts';
import { outlookText } from './outlook-words.ts';

type React = CommandOf<'react'>;

/** A pending attack in words; `at` = its place among those of the window. */
const thingOf =
  (view: SpurView) =>
  (attack: Attack): StripThing => {
    const at = view.window!.pending.findIndex(({ thing }) => thing === attack);
    const name = attackId(Math.max(at, 0));
    const hits = hitsOf(attack);
    const splash = hits.slice(1).map(({ ship, packet }) => `${shipName(ship)} ${words.packet(packet)}`);
    return {
      title: words.thing(name, shipName(attack.ship), nameOfAttack(attack), shipName(attack.target)),
      now: [words.packet(attack.main), attack.missile && words.missile, ...splash].filter(Boolean).join(', '),
      figure: String(totalOf(attack.main)),
    };
  };

/** What a reaction is aimed at, in words. */
function aimOf({ target: { kind, attack, ship } }: React): string {
  const { reacts } = words;
  switch (kind) {
    case 'attackingShip':
      return reacts.counterfire(attack);
    case 'incomingAttack':
      return reacts.intercepts(attack);
    case 'attack':
      return reacts.evades(attack);
    case 'hit':
      return reacts.takes(attack, shipName(ship!));
    case 'redirect':
      return reacts.redirects(attack, shipName(ship!));
  }
}

/** What a reaction does to its attack, in words. */
function changeOf({ result }: ReactionOutlook): string {
  switch (result.kind) {
    case 'weakened':
      return words.becomes(words.packet(result.packet));
    case 'intercepted':
      return result.destroyed ? words.gone : words.becomes(words.packet(result.packet));
    case 'evaded':
      return words.gone;
    case 'redirected':
      return '';
    case 'counterfire':
      return words.counter(words.packet(result.attack.main));
  }
}

const KEYS = { pass: 'P', rest: 'Shift P', turn: 'T', answers: CHOICE_KEYS } as const;

const answerId = (command: React): string => JSON.stringify(command);

function answerOf(view: SpurView, seat: string, command: React): StripAnswer {
  const { ship, source, amount, part } = command;
  const outlook = reactionOutlook(view, seat, command);
  const more = [amount !== undefined && String(amount), part !== undefined && words.part[part]]
    .filter(Boolean)
    .join(' ');
  const label = `${shipName(ship)}: ${sourceName(ship, source)}${more === '' ? '' : ` ${more}`}, ${aimOf(command)}`;
  return {
    id: answerId(command),
    label,
    does: [changeOf(outlook), outlookText(view, outlook.outlook)].filter(Boolean).join('. '),
  };
}

/** Every legal reaction of the seat that is asked; ways to take a number off other parts follow their own. */
function reactionsIn(view: SpurView, seat: string): readonly React[] {
  const seen = new Set<string>();
  return view.choices
    .filter((one): one is React => one.type === 'react')
    .filter((one) => {
      // Equal cards of a hand are one answer.
      const key = answerId({ ...one, source: one.source.replace(/#\d+$/, '') });
      const fresh = !seen.has(key);
      seen.add(key);
      return fresh;
    })
    .flatMap((one) => [one, ...splitsOf(view, seat, one)]);
}

/** The open window: what waits and what it comes to, who is asked, and every answer with what it would change. */
export function WindowPanel({ table, state }: TableProps) {
  const { view, seat } = state;
  const { window } = view;
  const speed = useSubject(settings$).animationSpeed;
  if (!window) return null;
  const reactions = seat === null ? [] : reactionsIn(view, seat);
  const commandOf = (id: string): React | undefined => reactions.find((one) => answerId(one) === id);
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
        onLook={(id) => table.set({ answer: id === null ? null : (commandOf(id) ?? null) })}
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

const orderAnswer = (table: SpurTable, command: React | undefined): void => {
  table.set({ answer: null });
  if (command) void table.order(command);
};
