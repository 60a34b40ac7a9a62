import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shareText as words } from '../words/share.ts';
import { takePicture } from './picture.ts';
import type { Shot } from './shot.ts';
import { openStudio } from './studio.ts';
import './moment.css';

interface PictureProps<V, E, O> {
  /** The moment; asked for once. */
  readonly shot: () => Shot<V, E, O>;
  /** What the picture shows, for page readers. */
  readonly alt: string;
  /** What is said below it. */
  readonly children: ComponentChildren;
}

type Shown = { readonly address: string } | { readonly fault: string } | null;

/** A moment of a match as a picture of its table, drawn beside the screen, with what is to be said of it. */
export function MomentPicture<V, E, O>({ shot, alt, children }: PictureProps<V, E, O>) {
  const [shown, setShown] = useState<Shown>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let address = '';
    photograph(shot(), frame.current!.clientWidth).then(
      (blob) => {
        if (gone) return;
        address = URL.createObjectURL(blob);
        setShown({ address });
      },
      (error: unknown) => !gone && setShown({ fault: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, []);
  return (
    <figure class="deciding-figure">
      <div class="deciding-picture" ref={frame}>
        {shown && 'address' in shown && <img src={shown.address} alt={alt} />}
        {(!shown || 'fault' in shown) && (
          <p class="second small" role="status">
            {shown ? words.noPictureBecause(shown.fault) : words.making}
          </p>
        )}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** Least width of the picture, pixels of the page: on a narrower screen its words would cover what they speak of. */
const LEAST = 400;

async function photograph<V, E, O>(shot: Shot<V, E, O>, shownWidth: number): Promise<Blob> {
  // As large as it is shown, so that its words are read.
  const studio = await openStudio(shot, Math.max(LEAST, shownWidth));
  try {
    return await takePicture(studio, shot, shot.fight ? 'fight' : 'table', false);
  } finally {
    studio.close();
  }
}
