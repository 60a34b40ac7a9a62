import { useEffect, useRef, useState } from 'preact/hooks';
import type { Observable } from 'rxjs';
import { showToast, useSubject } from '../kit/index.ts';
import { giveUpWebGl } from '../table/renderer-choice.ts';
import type { Sound, SoundName } from '../table/sound.ts';
import type { StageFailure, StageSettings } from '../table/stage.ts';
import { faults as words } from './words/faults.ts';
import { settings$, stageSettings, type Settings } from '../theme/settings.ts';

const soundSettings = ({ sound, volume }: Settings) => ({ on: sound, volume });

/** What a drawn stage of any game takes, and what it reports. */
interface Drawn {
  configure(settings: Partial<StageSettings>): void;
  destroy(): void;
  readonly sounds$: Observable<SoundName>;
  readonly failures$: Observable<StageFailure>;
}

/** The table of a screen: where it is drawn, the stage once it stands, what plays its sounds. */
export interface Staged<T> {
  readonly host: { current: HTMLDivElement | null };
  readonly stage: T | null;
  readonly failed: boolean;
  /** What went wrong last on the stage; it was announced. */
  readonly failure: StageFailure | null;
  readonly play: Sound['play'];
}

/**
 * Opens the table in an element with the game's own opener, and keeps it in step with the settings. Another renderer
 * needs another stage: the old one is taken down. A stage that lost its graphics is replaced by one that needs none.
 */
export function useStage<T extends Drawn>(open: (host: HTMLElement, settings: StageSettings) => Promise<T>): Staged<T> {
  const host = useRef<HTMLDivElement>(null);
  const sound = useRef<Sound | null>(null);
  const [stage, setStage] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [failure, setFailure] = useState<StageFailure | null>(null);
  const [lost, setLost] = useState(0);
  const { renderer } = useSubject(settings$);
  useEffect(() => {
    let gone = false;
    void import('../table/sound.ts').then(({ createSound }) => {
      if (!gone) sound.current = createSound(soundSettings(settings$.value));
    });
    const subscription = settings$.subscribe((settings) => sound.current?.configure(soundSettings(settings)));
    return () => {
      gone = true;
      subscription.unsubscribe();
      sound.current?.destroy();
      sound.current = null;
    };
  }, []);
  const { current: play } = useRef<Sound['play']>((name) => sound.current?.play(name));
  useEffect(() => {
    let gone = false;
    let opened: T | null = null;
    void open(host.current!, stageSettings(settings$.value))
      .then((made) => {
        if (gone) return made.destroy();
        opened = made;
        // Ends with the stage.
        made.sounds$.subscribe(play);
        made.failures$.subscribe((next) => {
          setFailure(next);
          showToast(words.stage[next.kind], 'bad');
          if (next.kind !== 'graphics') return;
          giveUpWebGl();
          setLost((count) => count + 1);
        });
        setFailed(false);
        setStage(() => made);
      })
      .catch(() => setFailed(true));
    const subscription = settings$.subscribe((settings) => opened?.configure(stageSettings(settings)));
    return () => {
      gone = true;
      subscription.unsubscribe();
      opened?.destroy();
      setStage(null);
    };
  }, [renderer, lost]);
  return { host, stage, failed, failure, play };
}
