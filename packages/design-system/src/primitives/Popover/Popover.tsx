import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { CloseIcon } from '#icons/index.ts';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { Root as IconButtonRoot } from '../IconButton/IconButton.styles.ts';
import { Close, Content, Head, Popup, Positioner, Title } from './Popover.styles.ts';

export interface PopoverProps {
  /** Name of the button that opens it. */
  label: string;
  /** Shown instead of the label, which then is only its name. */
  icon?: ReactNode;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Where it opens when there is room. `bottom` by default. */
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  isDisabled?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A little more about one thing, beside it; the page stays usable. */
export function Popover(props: PopoverProps): ReactNode {
  const { label, icon, title, closeLabel, children, side = 'bottom', align = 'start', onOpenChange } = props;
  const { portal } = useThemeScope();
  const hasIcon = icon !== undefined && icon !== null;
  return (
    <Base.Root onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Base.Trigger
        disabled={props.isDisabled}
        render={
          hasIcon ? (
            <IconButtonRoot aria-label={label} title={label} />
          ) : (
            <ButtonRoot data-tone="neutral" data-size="m" />
          )
        }
      >
        {hasIcon ? icon : label}
      </Base.Trigger>
      <Base.Portal container={portal}>
        <Positioner side={side} align={align} sideOffset={6} collisionPadding={16}>
          <Popup>
            <Head>
              <Title>{title}</Title>
              <Close aria-label={closeLabel}>
                <CloseIcon aria-hidden="true" />
              </Close>
            </Head>
            <Content>{children}</Content>
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
