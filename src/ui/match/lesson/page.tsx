import { useEffect, useState } from 'preact/hooks';
import { app } from '../../kit/words/app.ts';
import { lessonWords as words } from '../words/lesson.ts';
import { Button, Dialog, Notice } from '../../kit/index.ts';
import { LessonMatch } from './match.tsx';
import { openCourse, placeAt, placeKept, type Course, type Place } from './open-lesson.ts';
import './lesson.css';

type Loaded = { readonly course: Course } | { readonly reason: 'missing' | 'faulty'; readonly detail: string };

/** The page of a game's lesson: fetches it, asks where to begin, and hands it to the screen of the game with a coach beside it. */
export default function LessonPage({ gameId }: { readonly gameId: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [kept, setKept] = useState<Place | null>(null);
  useEffect(() => {
    let gone = false;
    void openCourse(gameId)
      .then((course): Loaded => {
        if (!course) return { reason: 'missing', detail: '' };
        const before = placeKept(course);
        if (gone) return { course };
        setKept(before);
        if (!before) setPlace(placeAt(course, 0));
        return { course };
      })
      .catch((error: unknown): Loaded => ({ reason: 'faulty', detail: (error as Error).message }))
      .then((result) => !gone && setLoaded(result));
    return () => {
      gone = true;
    };
  }, [gameId]);
  if (!loaded)
    return (
      <div class="loading" role="status">
        <span class="loading-ring" aria-hidden="true" />
        {words.loading}
      </div>
    );
  if ('reason' in loaded) {
    return (
      <div class="page page-narrow">
        <h1>{words.rule}</h1>
        <Notice
          tone={loaded.reason === 'missing' ? 'warn' : 'bad'}
          title={loaded.reason === 'missing' ? words.missingTitle : words.faultyTitle}
        >
          {loaded.reason === 'missing' ? words.missingText : loaded.detail}
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
  const { course } = loaded;
  const begin = (index: number) => setPlace(placeAt(course, index));
  if (place) return <LessonMatch course={course} place={place} onBegin={begin} />;
  if (!kept) return null;
  return (
    <Dialog
      title={course.lesson.title}
      dismissible={false}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => begin(0)}>{words.anew}</Button>
          <Button variant="primary" autoFocus onClick={() => setPlace(kept)}>
            {words.resume}
          </Button>
        </>
      }
    >
      <p>{course.lesson.lead}</p>
      <p class="second">{words.resumeText(kept.index + 1, course.lesson.steps.length)}</p>
    </Dialog>
  );
}
