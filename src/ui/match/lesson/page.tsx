import { useEffect, useState } from 'preact/hooks';
import { app } from '../../kit/words/app.ts';
import { lessonWords as words } from '../words/lesson.ts';
import { Button, Dialog, Loading, Notice } from '../../kit/index.ts';
import { LessonMatch } from './match.tsx';
import { openCourse, placeAt, placeKept, type Course, type Place } from './open-lesson.ts';
import './lesson.css';

type Loaded = { readonly course: Course } | { readonly reason: 'missing' | 'faulty'; readonly detail: string };

/** What of a lesson could be fetched; null while it is. `onCourse` hears of a lesson as soon as it is there. */
function useCourse(gameId: string, onCourse: (course: Course) => void): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let gone = false;
    void openCourse(gameId)
      .then((course): Loaded => {
        if (!course) return { reason: 'missing', detail: '' };
        if (!gone) onCourse(course);
        return { course };
      })
      .catch((error: unknown): Loaded => ({ reason: 'faulty', detail: (error as Error).message }))
      .then((result) => !gone && setLoaded(result));
    return () => {
      gone = true;
    };
  }, [gameId]);
  return loaded;
}

/** Why there is no lesson. */
function NoLesson({ reason, detail }: Exclude<Loaded, { readonly course: Course }>) {
  const missing = reason === 'missing';
  return (
    <div class="page page-narrow">
      <h1>{words.rule}</h1>
      <Notice tone={missing ? 'warn' : 'bad'} title={missing ? words.missingTitle : words.faultyTitle}>
        {missing ? words.missingText : detail}
      </Notice>
      <div class="row">
        <Button variant="primary" href="#/">
          {app.toHome}
        </Button>
        <Button href="#/rules">{words.rules}</Button>
      </div>
    </div>
  );
}

interface WhereProps {
  readonly lesson: Course['lesson'];
  /** The step that was reached. */
  readonly reached: number;
  readonly onAnew: () => void;
  readonly onResume: () => void;
}

/** Asks whether a lesson begins anew or goes on where it was left. */
function Where({ lesson, reached, onAnew, onResume }: WhereProps) {
  return (
    <Dialog
      title={lesson.title}
      dismissible={false}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={onAnew}>{words.anew}</Button>
          <Button variant="primary" autoFocus onClick={onResume}>
            {words.resume}
          </Button>
        </>
      }
    >
      <p>{lesson.lead}</p>
      <p class="second">{words.resumeText(reached + 1, lesson.steps.length)}</p>
    </Dialog>
  );
}

/**
 * The page of a game's lesson: fetches it, asks where to begin, and hands it to the screen of the game with a coach
 * beside it.
 */
export default function LessonPage({ gameId }: { readonly gameId: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  const [kept, setKept] = useState<Place | null>(null);
  const loaded = useCourse(gameId, (course) => {
    const before = placeKept(course);
    setKept(before);
    if (!before) setPlace(placeAt(course, 0));
  });
  if (!loaded) return <Loading>{words.loading}</Loading>;
  if ('reason' in loaded) return <NoLesson {...loaded} />;
  const { course } = loaded;
  const begin = (index: number) => setPlace(placeAt(course, index));
  if (place) return <LessonMatch course={course} place={place} onBegin={begin} />;
  if (!kept) return null;
  return <Where lesson={course.lesson} reached={kept.index} onAnew={() => begin(0)} onResume={() => setPlace(kept)} />;
}
