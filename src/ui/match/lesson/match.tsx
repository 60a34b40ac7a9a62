import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { NEVER } from 'rxjs';
import { viewerOf } from '../../../engine/seat.ts';
import { navigate } from '../router.ts';
import { Asked, useObservable, useSubject } from '../../kit/index.ts';
import { Beside } from '../beside.ts';
import type { OpenScreen } from '../game-ui.ts';
import type { AnyState } from '../state.ts';
import { Coach } from './coach.tsx';
import { Done } from './done.tsx';
import { followCamera, goNear } from './camera-step.ts';
import { learnerOf, type Look, type Spot, type Step } from './lesson.ts';
import { askedIn, buttonsOf, looksOf, panelsOf, spotsOf } from './look.ts';
import type { Course, Place } from './open-lesson.ts';
import { keepProgress } from './progress.ts';
import { PATIENCE, Rings } from './rings.tsx';
import { keptOf, openRun, type LessonRun } from './run.ts';

interface MatchProps {
  readonly course: Course;
  readonly place: Place;
  /** Begins anew at a step. */
  readonly onBegin: (index: number) => void;
}

interface Live {
  readonly run: LessonRun;
  readonly screen: OpenScreen;
}

/** Opens the lesson on the screen of its game. */
function openLive({ game, lesson, ui }: Course, { line, index }: Place): Live {
  let run: LessonRun | null = null;
  const screen = ui.openScreen((pace) => {
    run = openRun({ game, lesson, line, index, pace });
    return run.session;
  });
  return { run: run!, screen };
}

/** A lesson being played: the screen of the game, the coach, and marks at what it speaks of. */
export function LessonMatch({ course, place, onBegin }: MatchProps) {
  // A new place is a new match.
  const live = useMemo(() => openLive(course, place), [place]);
  useEffect(() => {
    const { run, screen } = live;
    const keeping = keptOf(run).subscribe(({ index, plies }) =>
      keepProgress(course.lesson.id, { done: index >= course.lesson.steps.length, index, plies }),
    );
    const asking = screen.why$?.subscribe((why) => why && run.answered(why.rejections));
    return () => {
      keeping.unsubscribe();
      asking?.unsubscribe();
      run.close();
      screen.close();
    };
  }, [live]);
  const { index, open, tried } = useSubject(live.run.state$);
  // What was refused in one step is no matter of the next; at once, lest a quick hand's next refusal goes with it.
  useLayoutEffect(() => live.screen.dismissWhy?.(), [live, index]);
  const shown = useObservable<AnyState | null>(live.screen.state$ ?? NEVER, null);
  // Words wait until what they speak of was seen: the film of the last command, and what the others answered.
  const watching = shown?.busy === true || (!open && live.run.session.outcome() === null);
  const over = index >= course.lesson.steps.length && !watching;
  const coach = useMemo(
    () => (
      <Asked.Provider value={null}>
        <Coach run={live.run} watching={watching} onLeap={onBegin} onLeave={() => navigate({ page: 'home' })} />
      </Asked.Provider>
    ),
    [live, watching],
  );
  const { Screen } = live.screen;
  const step = watching ? undefined : course.lesson.steps[index];
  const look = looksOf(step, shown, tried);
  const asked = askedIn(step, look, tried);
  const bright = useMemo(() => asked, [JSON.stringify(asked)]);
  useCameraStep(live, course, step);
  return (
    <div class="lesson" data-step={step?.kind ?? (watching ? 'watch' : 'done')} data-look={panelsOf(look)}>
      <Beside.Provider value={coach}>
        <Asked.Provider value={bright}>
          <Screen key={place.index} durable />
        </Asked.Provider>
      </Beside.Provider>
      {step && <StepRings {...{ live, course, step, tried, look, shown }} />}
      {over && <Done lesson={course.lesson} onAgain={() => onBegin(0)} />}
    </div>
  );
}

interface RingsProps {
  readonly live: Live;
  readonly course: Course;
  readonly step: Step;
  readonly tried: boolean;
  readonly look: readonly Look[];
  readonly shown: AnyState | null;
}

/** Where what a step looks at is on the table: as the screen shows it, which may lag behind what was played. */
const spotsNow = ({ run }: Live, { lesson }: Course, look: readonly Look[], shown: AnyState | null): readonly Spot[] =>
  spotsOf(lesson, look, shown?.view ?? run.session.view(viewerOf(learnerOf(lesson))), shown);

/** Marks at what a step speaks of. */
const StepRings = ({ live, course, step: { id, kind }, tried, look, shown }: RingsProps) => (
  <Rings
    screen={live.screen}
    step={tried ? `${id} tried` : id}
    steady={kind === 'camera'}
    buttons={buttonsOf(look)}
    spots={spotsNow(live, course, look, shown)}
  />
);

/** Goes on from a step of the camera once a hand has moved it and it rests. */
function useCameraStep(live: Live, course: Course, step: Step | undefined): void {
  useEffect(() => {
    if (step?.kind !== 'camera') return;
    const see = followCamera(step.wants);
    const look = () => {
      const table = live.screen.stage?.();
      const seen = table ? see(table.sight(), table.camera()) : 'wait';
      if (seen === 'goNear') goNear(table!, spotsNow(live, course, step.near, null));
      else if (seen === 'done') live.run.next();
    };
    look();
    const timer = setInterval(look, PATIENCE);
    return () => clearInterval(timer);
  }, [live, step]);
}
