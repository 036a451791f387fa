import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactNode } from 'react';
import { ChevronDownIcon } from '#icons/index.ts';
import { RouterLink } from '#theme/LinkProvider.tsx';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { Root as IconButtonRoot } from '../IconButton/IconButton.styles.ts';
import { Item, LinkItem, Popup, Positioner, Separator } from './Menu.styles.ts';

interface MenuItemLook {
  id: string;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Cannot be undone: comes last, after a line, in the colour of failure. */
  isDanger?: boolean | undefined;
}

/** Does something, or goes somewhere. */
export type MenuItem = MenuItemLook &
  ({ onPress: () => void; href?: undefined } | { href: string; onPress?: undefined });

export interface MenuProps {
  /** Name of the button that opens it. */
  label: string;
  /** Shown instead of the label, which then is only its name. */
  icon?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end' | undefined;
  isDisabled?: boolean | undefined;
}

/** The entries of a menu: what cannot be undone comes last, after a line. */
export function MenuEntries({ items }: Pick<MenuProps, 'items'>): ReactNode {
  const calm = items.filter((item) => item.isDanger !== true);
  const dangers = items.filter((item) => item.isDanger === true);
  return (
    <>
      {calm.map((item) => (
        <Entry key={item.id} item={item} />
      ))}
      {dangers.map((item, index) => (
        <Fragment key={item.id}>
          {index === 0 && calm.length > 0 && <Separator />}
          <Entry item={item} />
        </Fragment>
      ))}
    </>
  );
}

function Entry({ item }: { item: MenuItem }): ReactNode {
  const words = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  );
  const tone = item.isDanger === true ? 'danger' : undefined;
  if (item.href !== undefined && item.isDisabled !== true) {
    return (
      <LinkItem closeOnClick data-tone={tone} render={<RouterLink href={item.href}>{words}</RouterLink>} />
    );
  }
  return (
    <Item disabled={item.isDisabled} data-tone={tone} onClick={() => item.onPress?.()}>
      {words}
    </Item>
  );
}

/** Actions on one thing, behind one button. */
export function Menu({ label, icon, items, align = 'end', isDisabled = false }: MenuProps): ReactNode {
  const { portal } = useThemeScope();
  const hasIcon = icon !== undefined && icon !== null;
  return (
    <Base.Root>
      <Base.Trigger
        disabled={isDisabled}
        render={
          hasIcon ? (
            <IconButtonRoot aria-label={label} title={label} />
          ) : (
            <ButtonRoot data-tone="neutral" data-size="m" />
          )
        }
      >
        {hasIcon ? (
          icon
        ) : (
          <>
            {label}
            <ChevronDownIcon aria-hidden="true" />
          </>
        )}
      </Base.Trigger>
      <Base.Portal container={portal}>
        <Positioner align={align} sideOffset={4} collisionPadding={8}>
          <Popup>
            <MenuEntries items={items} />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
