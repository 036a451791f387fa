import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '#icons/index.ts';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Backdrop, Content, Handle, Head, Popup, Title } from './Dialog.styles.ts';
import { useDragDown } from './useDragDown.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the backdrop, the close button, a sheet pushed down. The caller decides and sets `isOpen`. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons along the lower edge, the primary one last. */
  actions?: ReactNode;
  /** Gets the focus when it opens; else the dialog itself, so that its name is read and no button is pressed by accident. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False while something must not be interrupted: only the caller closes it then. */
  canDismiss?: boolean | undefined;
}

export interface ModalProps extends Omit<DialogProps, 'closeLabel'> {
  /** In the middle of the window, or from its lower edge. */
  kind: 'dialog' | 'sheet';
  /** `alertdialog` reads its content with its name, and a press beside it closes nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Left out: no close button, one of the actions is the way out. */
  closeLabel?: string | undefined;
}

/** A second modal hides the first one's question. Whoever opens it should close the first, or show a step inside it. */
function useStandsAlone(isOpen: boolean, title: string, popupRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    // After a frame, so that one that closes in this same moment is no longer counted.
    const frame = requestAnimationFrame(() => {
      const open = [...document.querySelectorAll('[data-modal][data-open]')];
      if (open.every((popup) => popup === popupRef.current)) return;
      console.error(`“${title}” opened over another dialog or sheet. Close that one first.`);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, title, popupRef]);
}

/** What dialog and sheet share: a name, focus kept inside and given back, Escape, a page that does not scroll behind. */
export function Modal(props: ModalProps): ReactNode {
  const { kind, role, isOpen, onClose, title, closeLabel, children, actions, initialFocus } = props;
  const { canDismiss = true } = props;
  const { portal } = useThemeScope();
  const popupRef = useRef<HTMLDivElement>(null);
  const drag = useDragDown(onClose);
  useStandsAlone(isOpen, title, popupRef);
  const isAlert = role === 'alertdialog';
  const canDrag = kind === 'sheet' && canDismiss;
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={!canDismiss || isAlert}
      onOpenChange={(next) => {
        if (!next && canDismiss) onClose();
      }}
    >
      <Base.Portal container={portal}>
        <Backdrop />
        <Popup
          ref={popupRef}
          data-modal=""
          data-kind={kind}
          data-dragging={drag.isDragging || undefined}
          style={canDrag ? drag.style : undefined}
          initialFocus={initialFocus ?? popupRef}
          {...(role && { role })}
        >
          <Head data-kind={kind} data-draggable={canDrag || undefined} {...(canDrag && drag.handlers)}>
            {canDrag && <Handle />}
            <Title>{title}</Title>
            {closeLabel !== undefined && (
              <IconButton
                label={closeLabel}
                icon={<CloseIcon />}
                onPress={onClose}
                isDisabled={!canDismiss}
              />
            )}
          </Head>
          {isAlert ? (
            <Base.Description render={<Content />}>{children}</Base.Description>
          ) : (
            <Content>{children}</Content>
          )}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A question or a notice that must be answered before anything else. */
export function Dialog(props: DialogProps): ReactNode {
  return <Modal {...props} kind="dialog" />;
}
