/** What an element needs to tell when the mouse comes over it and when it leaves; a finger does neither. */
export const lookProps = (look: (looked: boolean) => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => void (pointerType === 'mouse' && look(true)),
  onPointerLeave: ({ pointerType }: PointerEvent): void => void (pointerType === 'mouse' && look(false)),
});
