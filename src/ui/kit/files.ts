import { showToast } from './announce.tsx';

/** Hands a text, or a file made here, to the reader as a file. */
export function saveFile(name: string, text: string | Blob, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Lets the reader pick a file; null when they think better of it. What asks for it stands in the page until it is
 * answered: nothing else holds it, and a browser short of memory may drop it before its window opens.
 */
export function pickFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept, hidden: true });
    const answer = (file: File | null): void => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => answer(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => answer(null));
    document.body.append(input);
    input.click();
  });
}

/** Puts text on the clipboard; true if that worked. */
export async function copyWithToast(text: string, copied: string, notCopied: string): Promise<void> {
  if (await copyText(text)) showToast(copied);
  else showToast(notCopied, 'bad');
}

/** Puts text on the clipboard; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
