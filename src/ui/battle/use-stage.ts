import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableStage } from '../draw/stage.ts';
import { settings$, stageSettings } from '../settings.ts';

/** Opens the table in an element and keeps it in step with the settings; null until it stands. */
export function useStage(): { readonly host: { current: HTMLDivElement | null }; readonly stage: TableStage | null; readonly failed: boolean } {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<TableStage | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let opened: TableStage | null = null;
    void import('../draw/create-stage.ts')
      .then(({ createStage }) => createStage(host.current!, stageSettings(settings$.value)))
      .then(
        (made) => {
          opened = made;
          if (gone) made.destroy();
          else setStage(made);
        },
        () => setFailed(true),
      );
    const subscription = settings$.subscribe((settings) => opened?.configure(stageSettings(settings)));
    return () => {
      gone = true;
      subscription.unsubscribe();
      opened?.destroy();
    };
  }, []);
  return { host, stage, failed };
}
