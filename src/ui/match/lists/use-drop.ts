import { useEffect, useState } from 'preact/hooks';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Whether a file hangs over the page; dropped, it is handed on. */
export function useDrop(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const follow = (event: DragEvent) => {
      if (event.type === 'dragleave') return event.relatedTarget === null && setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file) take(file);
    };
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) addEventListener(kind, follow);
    return () => {
      for (const kind of kinds) removeEventListener(kind, follow);
    };
  }, [take]);
  return over;
}
