import { LookDialog } from '../../../../src/ui/cards/look-dialog.tsx';
import { ReactionStrip } from '../../../../src/ui/cards/reaction-strip.tsx';
import { needsOpponent, cardOf } from '../../../helpers/toy/wards-cards.ts';
import type { WardsCommand, WardsEvent, WardsView } from '../../../helpers/toy/wards.ts';
import type { Strike, WardsTrigger } from '../../../helpers/toy/wards-state.ts';
import { toyArt } from '../../screen/face.ts';
import { nameIn, type Asked, type Order, type Toy, type ToyDesk } from '../../screen/toy.ts';
import { boardOf, cardIn, faceOf, livesOf, rivalOf } from './board.ts';
import { logEntry } from './log-entry.ts';
import { words } from './words.ts';

type WardsAsked = Asked<WardsView, WardsEvent, WardsCommand>;
type WardsDesk = ToyDesk<WardsView, WardsEvent, WardsCommand>;

/** The pause after each step of a window, whether somebody thinks, passes by themselves or holds nothing. */
const PAUSE = 350;

/** What bringing a card somewhere means now: the middle is played or warded into, a rival is struck. */
function meant({ state: { view, seat, decision } }: WardsAsked, card: string, target: string | null): WardsCommand {
  const value = view.faces[card]!;
  if (decision === 'ward')
    return target === 'middle' || target === null ? { type: 'ward', card } : { type: 'riposte', card };
  if (target !== null && target !== 'middle') return { type: 'strike', card, at: target };
  const at = needsOpponent(cardOf(value)) ? rivalOf(view, seat!) : undefined;
  return { type: 'play', card, ...(at === undefined ? {} : { at }) };
}

const rejectionsOf = ({ state: { seat }, session }: WardsAsked, command: WardsCommand) => session.check(seat!, command);

function targets(asked: WardsAsked, card: string): readonly string[] {
  const { seat, view } = asked.state;
  const seats = view.players.map((player) => player.seat).filter((one) => one !== seat);
  return [...seats, 'middle'].filter((target) => rejectionsOf(asked, meant(asked, card, target)).length === 0);
}

/** The orders of a turn as buttons. */
function orders({ state: { seat, view, decision } }: WardsAsked): readonly Order<WardsCommand>[] {
  const own = view.players.find((player) => player.seat === seat);
  const other = rivalOf(view, seat ?? '');
  if (!own || other === undefined || decision !== 'strike') return [];
  if (own.hand.length === 0) return [{ say: words.pass, command: { type: 'pass' } }];
  return own.hand.map((card) => ({
    say: words.strike(faceOf(card, view.faces[card]!)),
    command: { type: 'strike', card, at: other },
  }));
}

/** The window as the strip all card games share. */
function Window({ asked, desk }: { readonly asked: WardsAsked; readonly desk: WardsDesk }) {
  const { view, seat, holder, viewer } = asked.state;
  const { window } = view;
  if (!window) return null;
  const nameOf = nameIn(asked.session);
  const mine = seat === null ? [] : (view.players.find((player) => player.seat === seat)?.hand ?? []);
  const own = holder ?? (viewer.kind === 'seat' ? viewer.seat : null);
  const answers = mine.flatMap((card) =>
    (['ward', 'riposte'] as const).map((type) => ({
      id: JSON.stringify({ type, card }),
      label: words[type](faceOf(card, view.faces[card]!)),
      does: words.does[type],
      refused: rejectionsOf(asked, { type, card }),
    })),
  );
  return (
    <ReactionStrip<Strike, WardsTrigger>
      window={window}
      thingOf={({ by, at, card, face }) => ({
        title: words.strikes(nameOf(by), nameOf(at), faceOf(card, face).title),
        now: words.costs(face),
        figure: String(face),
      })}
      seatOf={(one) => ({ name: nameOf(one), mark: one.slice(1) })}
      decides={seat}
      answers={answers}
      onAnswer={(id) => void desk.order(JSON.parse(id) as WardsCommand)}
      onPass={({ rest }) => void desk.order({ type: 'pass', ...(rest ? { rest } : {}) })}
      wishes={
        own === null
          ? null
          : {
              triggers: words.triggers,
              settings: view.autoPass,
              onSettings: (settings) => {
                for (const { trigger } of words.triggers) {
                  const value = settings[trigger] ?? 'ask';
                  if (value !== (view.autoPass[trigger] ?? 'ask'))
                    void desk.order({ type: 'autoPass', trigger, value }, own);
                }
              },
              stops: false,
              onStops: () => undefined,
            }
      }
      pause={asked.state.busy ? PAUSE : null}
    />
  );
}

/** Cards of the deck that are looked at, to be put in order. */
function Looking({ asked, desk }: { readonly asked: WardsAsked; readonly desk: WardsDesk }) {
  const { view, seat, decision } = asked.state;
  if (seat === null || decision !== 'arrange' || view.arranging === null) return null;
  const cards = view.deck.slice(0, view.arranging.count).map(cardIn(view));
  return (
    <LookDialog
      art={toyArt}
      title={words.look}
      text={words.lookText}
      cards={cards.map(({ id, face }) => ({
        id,
        words: { face: face!, title: face!.title, line: '', figures: [], texts: [face!.text], rules: [] },
      }))}
      task={{ least: 0, most: 0, order: true, rule: 'W-10' }}
      onConfirm={({ rest }) => void desk.order({ type: 'arrange', order: [...rest] })}
    />
  );
}

/** Wards on the shared card table. */
export const wardsToy: Toy<WardsView, WardsEvent, WardsCommand> = {
  boardOf,
  seatsOf: ({ players }) => players.map(({ seat }) => seat),
  describe: ({ face }) => ({ line: words.value(face!.value), texts: face!.text === '' ? [] : [face!.text] }),
  targets,
  play(asked, card, target) {
    const command = meant(asked, card, target);
    const [refused] = rejectionsOf(asked, command);
    return refused ? { refused } : { command };
  },
  orders,
  panel: (asked, desk) => <Window asked={asked} desk={desk} />,
  over: (asked, desk) => <Looking asked={asked} desk={desk} />,
  desk: {
    logEntry,
    handOver: { sentence: (_to, decision) => words.handOver[decision as keyof typeof words.handOver] },
    pause: { ms: PAUSE, after: ({ events }) => events.some(({ type }) => words.windowSteps.includes(type)) },
  },
  sentence: ({ decisions: [first] }, nameOf) => (first ? words.decides(nameOf(first.seats[0]!)) : words.over),
  undo: ({ type }) => words.undo(type),
  outcome: ({ outcome }) => outcome,
  result: { title: words.left, of: livesOf },
  words: { heading: words.heading, tableHelp: words.tableHelp, middle: words.middle, sides: words.hands },
};
