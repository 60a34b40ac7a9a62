import { Notice } from '../kit/index.ts';
import { linkText } from './words/link.ts';

/** Tells which parts of an address could not be read; nothing where all of it could. */
export const LinkFaults = ({ misread }: { readonly misread: readonly string[] }) =>
  misread.length === 0 ? null : (
    <Notice tone="bad" title={linkText.faults}>
      <p>{misread.map(linkText.part).join(', ')}</p>
    </Notice>
  );
