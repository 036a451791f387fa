import type { ReactNode } from 'react';
import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';
import { InPlace } from './InPlace.tsx';

export interface SheetProps extends DialogProps {
  /**
   * Shown where it is rendered, in its own column, and covers nothing: on a wide window, where the rest of the desk stays in
   * sight and in use. The caller hides what it replaces.
   */
  isInPlace?: boolean | undefined;
}

/** A dialog that comes up from the lower edge: choices and short forms, in reach of the thumb. */
export function Sheet({ isInPlace = false, ...props }: SheetProps): ReactNode {
  return isInPlace ? <InPlace {...props} /> : <Modal {...props} kind="sheet" />;
}
