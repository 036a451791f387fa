interface PointerPress {
  readonly nativeEvent: { readonly isTrusted: boolean };
  readonly currentTarget: Element;
  readonly pointerId: number;
}

/** Lets an element follow the pointer that pressed it beyond its edges. One made by a script is nowhere, and cannot be followed. */
export function capturePointer({ nativeEvent, currentTarget, pointerId }: PointerPress): void {
  if (nativeEvent.isTrusted) currentTarget.setPointerCapture(pointerId);
}
