import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../../icons/index.ts';
import { useThemeScope } from '../../theme/ThemeScope.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Backdrop, Content, Head, Popup, Title } from './Dialog.styles.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the backdrop, or the close button. The caller decides and sets `isOpen`. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons along the lower edge, the primary one last. */
  actions?: ReactNode;
  /** Gets the focus when it opens; else the dialog itself, so that its name is read and no button stands ready by accident. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False while something must not be interrupted: only the caller closes it then. */
  canDismiss?: boolean | undefined;
}

export interface ModalProps extends DialogProps {
  kind: 'dialog' | 'sheet';
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** What dialog and sheet share: a name, focus kept inside and given back, Escape, a page that does not scroll behind. */
export function Modal(props: ModalProps): ReactNode {
  const {
    kind,
    role,
    isOpen,
    onClose,
    title,
    closeLabel,
    children,
    actions,
    initialFocus,
    canDismiss = true,
  } = props;
  const { portal } = useThemeScope();
  const popupRef = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={!canDismiss || role === 'alertdialog'}
      onOpenChange={(next) => {
        if (!next && canDismiss) onClose();
      }}
    >
      <Base.Portal container={portal}>
        <Backdrop />
        <Popup
          ref={popupRef}
          data-kind={kind}
          initialFocus={initialFocus ?? popupRef}
          {...(role && { role })}
        >
          <Head>
            <Title>{title}</Title>
            <IconButton label={closeLabel} icon={<CloseIcon />} onPress={onClose} isDisabled={!canDismiss} />
          </Head>
          <Content>{children}</Content>
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
