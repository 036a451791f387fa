import { use, type ReactNode } from 'react';
import { BackIcon } from '#icons/index.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { PaneContext } from '../SplitView/pane-context.ts';
import { useScreenHasTitle } from '../Screen/Screen.tsx';
import { Names, Root, Side, Subtitle, Title } from './TopBar.styles.ts';

export interface TopBarProps {
  title: string;
  subtitle?: string | undefined;
  /** With it, the bar begins with a way back; `backLabel` is then its name. */
  onBack?: (() => void) | undefined;
  backLabel?: string | undefined;
  actions?: ReactNode;
  /** In place of the title, which is then only heard: a `TopBarSearch` on a screen whose name the tab says. */
  center?: ReactNode;
}

/** Names the screen and leads back. Its title is the `<h1>` unless the screen has a large one. */
export function TopBar({ title, subtitle, onBack, backLabel, actions, center }: TopBarProps): ReactNode {
  const screenHasTitle = useScreenHasTitle();
  const heading = use(PaneContext) === 'beside' ? 'h2' : 'h1';
  return (
    <Root data-center={center !== undefined || undefined}>
      <Side>{onBack && <IconButton label={backLabel ?? title} icon={<BackIcon />} onPress={onBack} />}</Side>
      <Names>
        <Title as={screenHasTitle ? 'p' : heading}>{title}</Title>
        {center}
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Names>
      <Side data-end="">{actions}</Side>
    </Root>
  );
}
