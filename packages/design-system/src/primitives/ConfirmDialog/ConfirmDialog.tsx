import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, in a sentence. */
  body?: ReactNode;
  /** What the press will do: "Cancel order". */
  confirmLabel: string;
  /** What stays as it is: "Keep order". */
  cancelLabel: string;
  tone?: 'primary' | 'danger' | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** On its way: neither button takes a press, and nothing closes it. */
  isPending?: boolean | undefined;
}

/**
 * Asks before something that cannot be undone. Focus starts on the way out, which is a button in words and the only one:
 * no cross, and a press beside it closes nothing. Escape cancels, unless it is pending.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    isOpen,
    title,
    body,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    onConfirm,
    onCancel,
    isPending = false,
  } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      kind="dialog"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      canDismiss={!isPending}
      initialFocus={cancelRef}
      actions={
        <>
          <Button ref={cancelRef} onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Modal>
  );
}
