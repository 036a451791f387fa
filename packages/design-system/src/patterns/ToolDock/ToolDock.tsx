import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseIcon, SideIcon } from '#icons/index.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { ThemeScope, useThemeScope } from '#theme/ThemeScope.tsx';
import { Body, Head, Root, Sides, Title } from './ToolDock.styles.ts';

/** Where it is on a wide window. */
export type ToolDockSide = 'start' | 'end';

export interface ToolDockProps {
  title: string;
  /** Closed by its cross, or by Escape while the focus is in it. The caller gives the focus back. */
  onClose: () => void;
  closeLabel: string;
  side: ToolDockSide;
  /** Asks for the other side; the caller moves it, and may remember. */
  onSideChange: (side: ToolDockSide) => void;
  /** "Move to the other side". */
  sideLabel: string;
  children: ReactNode;
}

/**
 * A tool beside the app, which stays in use: a column at one side of a wide window, the lower part of a phone. Dark and dense
 * in every theme of the app, so that nobody takes it for a part of the product.
 */
export function ToolDock({
  title,
  onClose,
  closeLabel,
  side,
  onSideChange,
  sideLabel,
  children,
}: ToolDockProps): ReactNode {
  const { convention } = useThemeScope();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <ThemeScope theme="dark" convention={convention} density="compact">
      <Root
        data-side={side}
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        }}
      >
        <Head>
          <Title id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          <Sides>
            <IconButton
              label={sideLabel}
              icon={<SideIcon />}
              onPress={() => onSideChange(side === 'end' ? 'start' : 'end')}
            />
          </Sides>
          <IconButton label={closeLabel} icon={<CloseIcon />} onPress={onClose} />
        </Head>
        <Body>{children}</Body>
      </Root>
    </ThemeScope>
  );
}
