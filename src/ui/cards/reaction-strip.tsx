import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { AutoPassSettings, WindowView } from '../../cards/window.ts';
import type { Seat } from '../../engine/seat.ts';
import { Button, Toggle, type Reason } from '../kit/index.ts';
import { AskingWishes } from './asking-wishes.tsx';
import { standsOf, wished } from './strip-data.ts';
import { cardText as words } from './words/cards.ts';
import './strip.css';

/** A pending thing in words. */
export interface StripThing {
  /** What it is: "C1: Lancer fires at Ceres". */
  readonly title: string;
  /** What it would do now, with all reactions so far. */
  readonly now: string;
  /** The number that counts, shown large; null without one. */
  readonly figure: string | null;
}

/** One answer of who is asked. */
export interface StripAnswer {
  readonly id: string;
  readonly label: string;
  /** What it would change, or what it costs. */
  readonly does: string;
  /** Why it cannot be given now. */
  readonly refused?: readonly Reason[];
  /** Less usual ways of the same answer: they wait folded under it. */
  readonly others?: readonly StripAnswer[];
}

/** How a seat is shown. */
export interface StripSeat {
  readonly name: string;
  /** Its mark, a letter or two. */
  readonly mark: string;
  /** A class that gives the mark its colour. */
  readonly tone?: string;
}

/** What somebody at this screen may set; shown to them alone. */
export interface StripWishes<T extends string> {
  readonly triggers: readonly { readonly trigger: T; readonly name: string }[];
  readonly settings: AutoPassSettings<T>;
  readonly onSettings: (settings: AutoPassSettings<T>) => void;
  /** The match waits for the seat wherever it could react, whatever the settings say; left out where no game has it. */
  readonly stops?: boolean;
  readonly onStops?: (stops: boolean) => void;
}

/** The keys of a game for passing and for the first answers, shown on the buttons. */
interface StripKeys {
  readonly answers?: readonly string[];
  readonly pass: string;
  readonly rest: string;
  readonly turn: string;
}

interface StripProps<P, T extends string> {
  readonly window: WindowView<P>;
  readonly thingOf: (thing: P) => StripThing;
  readonly seatOf: (seat: Seat) => StripSeat;
  /** The seat that decides at this screen; null: nobody here is asked, or it is not their turn to answer. */
  readonly decides: Seat | null;
  /** What it may answer. */
  readonly answers: readonly StripAnswer[];
  readonly onAnswer: (id: string) => void;
  /** An answer is looked at by pointer or focus; null = no longer. What it would change may be shown on the table. */
  readonly onLook?: (id: string | null) => void;
  readonly onPass: (manner: { readonly rest: boolean }) => void;
  /** Passes now and in every later window of this turn; without it there is no such button. */
  readonly onPassTurn?: () => void;
  readonly keys?: StripKeys;
  /** Null where nobody at this screen has settings, e.g. on a replay. */
  readonly wishes: StripWishes<T> | null;
  /**
   * Milliseconds until the next one is asked, the same whether somebody thinks, passes by themselves or has nothing to
   * answer: the desk waits as long, so that timing tells nothing. Null: nothing is waited for.
   */
  readonly pause: number | null;
}

/**
 * A reaction window as a strip: one row for each pending thing with what it would do now, who is asked, and what may be
 * answered. Data in, orders out; no button is bright, as none of them is never a blunder.
 */
export function ReactionStrip<P, T extends string>(props: StripProps<P, T>) {
  const { window, thingOf, seatOf, decides, answers, onAnswer, onLook, wishes, pause } = props;
  const [open, setOpen] = useState(false);
  const mine = decides !== null && decides === window.asked;
  return (
    <section class="strip" aria-label={words.strip}>
      <header class="strip-head">
        <p class="strip-asked" role="status">
          {mine ? words.askedYou : window.asked === null ? words.nobody : words.asked(seatOf(window.asked).name)}
        </p>
        <Stands window={window} seatOf={seatOf} />
        {wishes && (
          <Button small variant="quiet" class="push" expanded={open} onClick={() => setOpen(!open)}>
            {words.autoPass}
          </Button>
        )}
      </header>
      {pause !== null && (
        <span
          key={`${window.asked} ${window.passes} ${window.pending.length}`}
          class="strip-pause"
          style={{ '--pause': `${pause}ms` }}
          aria-hidden="true"
        />
      )}
      <ol class="strip-things" aria-label={words.pending}>
        {window.pending.map(({ id, thing, live }) => (
          <Thing key={id} thing={thingOf(thing)} live={live} />
        ))}
      </ol>
      {mine && (
        <div class="strip-answers" role="group" aria-label={words.react}>
          {answers.length === 0 && <p class="small second">{words.noAnswer}</p>}
          <Answers answers={answers} shortcuts={props.keys?.answers} onAnswer={onAnswer} onLook={onLook} />
          <Passes {...props} />
        </div>
      )}
      {wishes && open && <Wishes {...wishes} />}
    </section>
  );
}

/** The ways to pass: now, until all that waits is settled, in every window of the turn. */
function Passes({ onPass, onPassTurn, keys }: Pick<StripProps<never, never>, 'onPass' | 'onPassTurn' | 'keys'>) {
  return (
    <div class="strip-passes">
      <Button {...(keys && { shortcut: keys.pass })} onClick={() => onPass({ rest: false })}>
        {words.pass}
      </Button>
      <Button
        small
        variant="quiet"
        tip={words.passRestTip}
        {...(keys && { shortcut: keys.rest })}
        onClick={() => onPass({ rest: true })}
      >
        {words.passRest}
      </Button>
      {onPassTurn && (
        <Button
          small
          variant="quiet"
          tip={words.passTurnTip}
          {...(keys && { shortcut: keys.turn })}
          onClick={onPassTurn}
        >
          {words.passTurn}
        </Button>
      )}
    </div>
  );
}

interface AnswersProps extends Pick<AnswerProps, 'onAnswer' | 'onLook'> {
  readonly answers: readonly StripAnswer[];
  readonly shortcuts: readonly string[] | undefined;
}

/** The answers in their order, those of which less usual ways are unfolded with these; keys count what is in sight. */
function Answers({ answers, shortcuts, onAnswer, onLook }: AnswersProps) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const shown = answers.flatMap((answer) => [answer, ...(unfolded.includes(answer.id) ? (answer.others ?? []) : [])]);
  const toggle = (id: string): void =>
    setUnfolded(unfolded.includes(id) ? unfolded.filter((one) => one !== id) : [...unfolded, id]);
  return (
    <>
      {shown.map((answer, place) => (
        <Fragment key={answer.id}>
          <Answer answer={answer} shortcut={shortcuts?.[place]} onAnswer={onAnswer} onLook={onLook} />
          {answer.others && answer.others.length > 0 && (
            <Button
              small
              variant="quiet"
              class="strip-others"
              expanded={unfolded.includes(answer.id)}
              onClick={() => toggle(answer.id)}
            >
              {words.otherWays(answer.others.length)}
            </Button>
          )}
        </Fragment>
      ))}
    </>
  );
}

interface AnswerProps {
  readonly answer: StripAnswer;
  readonly shortcut: string | undefined;
  readonly onAnswer: (id: string) => void;
  readonly onLook: ((id: string | null) => void) | undefined;
}

/** One answer with what it would change; a mouse over it, or the focus on it, looks at it. */
function Answer({ answer: { id, label, does, refused = [] }, shortcut, onAnswer, onLook }: AnswerProps) {
  const look = (looked: boolean) => onLook?.(looked ? id : null);
  return (
    <span
      class="strip-answer-place"
      onFocusIn={() => look(true)}
      onFocusOut={() => look(false)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(false)}
    >
      <Button
        class="strip-answer"
        refused={refused}
        {...(shortcut !== undefined && { shortcut })}
        onClick={() => onAnswer(id)}
      >
        {label} <span class="small second">{does}</span>
      </Button>
    </span>
  );
}

/** The marks of all who take part, in the order of asking. */
function Stands<P>({ window, seatOf }: Pick<StripProps<P, never>, 'window' | 'seatOf'>) {
  const said = { asked: words.isAsked, passed: words.hasPassed, waits: words.yetToAnswer };
  return (
    <ol class="strip-seats">
      {standsOf(window).map(({ seat, stand }) => {
        const { name, mark, tone = '' } = seatOf(seat);
        const rests = window.resting.includes(seat);
        return (
          <li key={seat} class={`strip-seat strip-is-${stand} ${tone}`}>
            <span class="strip-mark" aria-hidden="true">
              {mark}
            </span>
            <span class="small">
              <span class="unseen">{name} </span>
              {rests ? words.rests : said[stand]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A pending thing, struck through once nothing comes of it. */
const Thing = ({ thing: { title, now, figure }, live }: { readonly thing: StripThing; readonly live: boolean }) => (
  <li class={`strip-thing ${live ? '' : 'strip-gone'}`}>
    <span class="strip-title">{title}</span>
    <span class="strip-now second">{live ? now : words.gone}</span>
    {live && figure !== null && <span class="strip-figure figure">{figure}</span>}
  </li>
);

/** How one wants to be asked, trigger by trigger, and whether the match stops for one in any case. */
function Wishes<T extends string>({ triggers, settings, onSettings, stops = false, onStops }: StripWishes<T>) {
  return (
    <div class="strip-wishes">
      <AskingWishes
        triggers={triggers}
        settings={settings}
        onWish={(trigger, wish) => onSettings(wished(settings, trigger, wish))}
      />
      {onStops && <Toggle label={words.stop} hint={words.stopHelp} checked={stops} onChange={onStops} />}
    </div>
  );
}
