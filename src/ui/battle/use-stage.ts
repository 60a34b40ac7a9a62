import { useEffect, useRef, useState } from 'preact/hooks';
import type { DrawnStage } from '../draw/create-stage.ts';
import type { Sound } from '../draw/sound.ts';
import type { TableStage } from '../draw/stage.ts';
import { settings$, stageSettings, type Settings } from '../settings.ts';

const soundSettings = ({ sound, volume }: Settings) => ({ on: sound, volume });

/** Opens the table in an element and keeps it in step with the settings; null until it stands. */
export function useStage(): { readonly host: { current: HTMLDivElement | null }; readonly stage: TableStage | null; readonly failed: boolean } {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<TableStage | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let opened: DrawnStage | null = null;
    let sound: Sound | null = null;
    void Promise.all([import('../draw/create-stage.ts'), import('../draw/sound.ts')])
      .then(async ([{ createStage }, { createSound }]) => {
        const made = await createStage(host.current!, stageSettings(settings$.value));
        if (gone) return made.destroy();
        opened = made;
        sound = createSound(soundSettings(settings$.value));
        // Ends with the stage.
        made.sounds$.subscribe(sound.play);
        setStage(made);
      })
      .catch(() => setFailed(true));
    const subscription = settings$.subscribe((settings) => {
      opened?.configure(stageSettings(settings));
      sound?.configure(soundSettings(settings));
    });
    return () => {
      gone = true;
      subscription.unsubscribe();
      sound?.destroy();
      opened?.destroy();
    };
  }, []);
  return { host, stage, failed };
}
