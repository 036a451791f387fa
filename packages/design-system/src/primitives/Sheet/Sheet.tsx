import type { ReactNode } from 'react';
import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';

export type SheetProps = DialogProps;

/** A dialog that comes up from the lower edge: choices and short forms, in reach of the thumb. */
export function Sheet(props: SheetProps): ReactNode {
  return <Modal {...props} kind="sheet" />;
}
