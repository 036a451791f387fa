import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseIcon } from '#icons/index.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Content, Head, Root, Title } from './InPlace.styles.ts';

/** A sheet's title, content and ways out, in the flow of the page. It takes the focus as it comes; Escape inside closes it. */
export function InPlace({ isOpen, ...props }: DialogProps): ReactNode {
  return isOpen && <Opened {...props} />;
}

function Opened(props: Omit<DialogProps, 'isOpen'>): ReactNode {
  const { title, closeLabel, onClose, children, actions, initialFocus, canDismiss = true } = props;
  const titleId = useId();
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = rootRef.current;
    root?.scrollIntoView({ block: 'nearest' });
    (initialFocus?.current ?? root)?.focus({ preventScroll: true });
  }, [initialFocus]);
  return (
    <Root
      ref={rootRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // While it is being sent Escape leaves it open, and does nothing else either.
        event.preventDefault();
        if (canDismiss) onClose();
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton label={closeLabel} icon={<CloseIcon />} onPress={onClose} isDisabled={!canDismiss} />
      </Head>
      <Content>{children}</Content>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
