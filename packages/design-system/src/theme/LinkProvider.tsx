import {
  createContext,
  createElement,
  use,
  type AriaAttributes,
  type CSSProperties,
  type MouseEventHandler,
  type ReactNode,
} from 'react';

/** What a link of the design system hands to the app's router link. */
export interface LinkProps extends AriaAttributes {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  tabIndex?: number | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  [data: `data-${string}`]: string | boolean | undefined;
}

export type LinkComponent = (props: LinkProps) => ReactNode;

function PlainLink({ children, ...rest }: LinkProps): ReactNode {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Sends every link of the design system through the app's router. Without it they are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: LinkComponent;
  children: ReactNode;
}): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link that knows the router. Base of everything here that has an `href`. */
export function RouterLink(props: LinkProps): ReactNode {
  return createElement(use(LinkContext), props);
}
