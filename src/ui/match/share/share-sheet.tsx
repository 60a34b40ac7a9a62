import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Choice, choicesOf, Dialog, Notice, saveFile, showToast } from '../../kit/index.ts';
import { shareText as words } from '../words/share.ts';
import { captionText } from './caption.ts';
import { filmKind, takeFilm } from './film.ts';
import { takePicture } from './picture.ts';
import type { Framing, Shot } from './shot.ts';
import { openStudio, type Studio } from './studio.ts';
import './share.css';

interface SheetProps<V, E, O> {
  readonly shot: Shot<V, E, O>;
  readonly onClose: () => void;
}

/** What went wrong, in a title and a sentence. */
interface Trouble {
  readonly title: string;
  readonly text: string;
}

type Tell = (title: string) => (error: unknown) => void;

/** Something taken, with the address it is shown at. */
interface Taken {
  readonly blob: Blob;
  readonly address: string;
}

/** What was taken last; addresses are given back when the next is there. */
function useTaken() {
  const [taken, setTaken] = useState<Taken | null>(null);
  useEffect(() => (taken ? () => URL.revokeObjectURL(taken.address) : undefined), [taken]);
  return [taken, (blob: Blob | null) => setTaken(blob && { blob, address: URL.createObjectURL(blob) })] as const;
}

/** The studio of the sheet, and the picture of the shot in it as it is framed. */
function usePicture<V, E, O>(shot: Shot<V, E, O>, framing: Framing, tell: Tell) {
  const studio = useRef<Promise<Studio<V, E, O>> | null>(null);
  const [picture, setPicture] = useTaken();
  // One thing at a time is shown in the studio.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T,>(work: (at: Studio<V, E, O>) => Promise<T>): Promise<T> => {
    studio.current ??= openStudio(shot);
    const opened = studio.current;
    const done = queue.current.then(async () => work(await opened));
    queue.current = done.catch(() => undefined);
    return done;
  };
  useEffect(
    () => () => {
      void studio.current?.then(
        (opened) => queue.current.then(() => opened.close()),
        () => undefined,
      );
    },
    [],
  );
  useEffect(() => {
    let gone = false;
    setPicture(null);
    inTurn((at) => takePicture(at, shot, framing)).then(
      (blob) => !gone && setPicture(blob),
      (error: unknown) => !gone && tell(words.noPicture)(error),
    );
    return () => {
      gone = true;
    };
  }, [framing]);
  return { picture, inTurn };
}

/** Whether this browser's own sheet takes a file. */
const canSend = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

const fileOf = (name: string, { blob }: Taken): File =>
  new File([blob], `${name}.${blob.type.replace(/^.*\//, '')}`, { type: blob.type });

interface TakenProps {
  readonly taken: Taken | null;
  readonly name: string;
  readonly tell: Tell;
}

/** Hands a file to the browser's own share sheet, where it has one. */
function SendButton({ taken, name, tell, label }: TakenProps & { readonly label: string }) {
  const file = taken && fileOf(name, taken);
  if (!file || !canSend(file)) return null;
  const send = () =>
    navigator.share({ files: [file] }).catch((error: Error) => {
      // They thought better of it.
      if (error.name !== 'AbortError') tell(words.notSent)(error);
    });
  return <Button onClick={() => void send()}>{label}</Button>;
}

function PictureButtons({ taken, name, tell }: TakenProps) {
  const copy = async () => {
    if (!taken) return;
    if (typeof ClipboardItem === 'undefined' || !('write' in navigator.clipboard))
      return tell(words.notCopied)(new Error(words.noClipboard));
    await navigator.clipboard.write([new ClipboardItem({ [taken.blob.type]: taken.blob })]);
    showToast(words.copied);
  };
  return (
    <div class="row">
      <Button
        variant="primary"
        disabled={!taken}
        onClick={() => taken && saveFile(fileOf(name, taken).name, taken.blob)}
      >
        {words.save}
      </Button>
      <Button disabled={!taken} onClick={() => void copy().catch(tell(words.notCopied))}>
        {words.copy}
      </Button>
      <SendButton taken={taken} name={name} tell={tell} label={words.send} />
    </div>
  );
}

/** How far a film is, with what is being recorded. */
interface Recording {
  readonly done: number;
  readonly of: number;
  readonly stop: AbortController;
}

interface FilmProps<V, E, O> extends Pick<TakenProps, 'tell'> {
  readonly shot: Shot<V, E, O>;
  readonly inTurn: ReturnType<typeof usePicture<V, E, O>>['inTurn'];
}

/** The film of the shot: recorded while it plays, then looked at, saved and sent. */
function FilmPart<V, E, O>({ shot, inTurn, tell }: FilmProps<V, E, O>) {
  const [film, setFilm] = useTaken();
  const [recording, setRecording] = useState<Recording | null>(null);
  const now = useRef<AbortController | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => () => now.current?.abort(), []);
  if (!shot.film) return <p class="second small">{words.nothing}</p>;
  if (filmKind() === null) return <p class="second small">{words.noFilm}</p>;
  const record = async () => {
    const stop = new AbortController();
    now.current = stop;
    setFilm(null);
    setRecording({ done: 0, of: shot.film!.steps.length, stop });
    try {
      const blob = await inTurn((at) =>
        takeFilm(at, shot, {
          signal: stop.signal,
          onCanvas: (canvas) => screen.current?.replaceChildren(canvas),
          onProgress: (done, of) => setRecording({ done, of, stop }),
        }),
      );
      setFilm(blob);
    } catch (error) {
      if (!stop.signal.aborted) tell(words.notRecorded)(error);
    } finally {
      setRecording(null);
    }
  };
  return (
    <>
      <p class="second small">{shot.film.title}</p>
      {recording && (
        <>
          <div class="share-screen" ref={screen} aria-hidden="true" />
          <progress class="share-progress" max={recording.of} value={recording.done} aria-label={words.recording} />
          <p class="small figure">{words.step(recording.done, recording.of)}</p>
        </>
      )}
      {film && <video class="share-screen" src={film.address} controls playsInline muted aria-label={words.film} />}
      <div class="row">
        {recording ? (
          <Button onClick={() => recording.stop.abort()}>{words.cancel}</Button>
        ) : (
          <Button onClick={() => void record()}>{film ? words.recordAgain : words.record}</Button>
        )}
        {film && (
          <>
            <Button onClick={() => saveFile(fileOf(shot.name, film).name, film.blob)}>{words.saveFilm}</Button>
            <SendButton taken={film} name={shot.name} tell={tell} label={words.sendFilm} />
          </>
        )}
      </div>
    </>
  );
}

/** The sheet that makes a picture of the table as it stands, or a film of what was done last. */
export function ShareSheet<V, E, O>({ shot, onClose }: SheetProps<V, E, O>) {
  const framings = (['fight', 'seen', 'table'] as const).filter((one) => one === 'table' || shot[one] !== null);
  const [framing, setFraming] = useState<Framing>(framings[0]!);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const tell: Tell = (title) => (error) =>
    setTrouble({ title, text: error instanceof Error ? error.message : String(error) });
  const { picture, inTurn } = usePicture(shot, framing, tell);
  return (
    <Dialog title={words.title} shape="wide" onClose={onClose}>
      <div class="share">
        <div class="share-screen share-picture">
          {picture ? (
            <img src={picture.address} alt={captionText(shot.caption)} />
          ) : (
            <p role="status">{trouble ? '' : words.making}</p>
          )}
        </div>
        {framings.length > 1 && (
          <Choice
            label={words.framing}
            value={framing}
            options={choicesOf(Object.fromEntries(framings.map((one) => [one, words.framings[one]])))}
            onChange={(next) => {
              setTrouble(null);
              setFraming(next as Framing);
            }}
          />
        )}
        <PictureButtons taken={picture} name={shot.name} tell={tell} />
        {trouble && (
          <Notice tone="bad" title={trouble.title}>
            {trouble.text}
          </Notice>
        )}
        <section class="share-film">
          <h3 class="eyebrow">{words.film}</h3>
          <FilmPart shot={shot} inTurn={inTurn} tell={tell} />
        </section>
      </div>
    </Dialog>
  );
}
