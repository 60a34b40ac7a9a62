import { useEffect, useState } from 'preact/hooks';

/** How much room there is: `wide` docks everything, `middle` folds the list, `narrow` has one sheet with tabs at the bottom. */
export type Room = 'wide' | 'middle' | 'narrow';

const measure = (): Room => (innerWidth < 760 ? 'narrow' : innerWidth < 1180 ? 'middle' : 'wide');

/** The room of the window, followed. */
export function useRoom(): Room {
  const [room, setRoom] = useState(measure);
  useEffect(() => {
    const look = () => setRoom(measure());
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return room;
}
