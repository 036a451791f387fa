import type { CSSProperties, ReactNode } from 'react';
import { token } from '#tokens/token.ts';
import { Root } from './Stack.styles.ts';

/** Step of the 4 px space scale; 0 is none. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export interface StackProps {
  gap?: Gap | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  children: ReactNode;
}

export interface InlineProps extends StackProps {
  /** Lets children move to the next line: keep on for anything with words in it. */
  isWrapping?: boolean | undefined;
  /** Gives every child the same share of the width. */
  isEven?: boolean | undefined;
}

function gapStyle(gap: Gap): CSSProperties {
  return { '--m-gap': gap === 0 ? '0px' : token(`space.${gap}`) } as CSSProperties;
}

/** Children below one another. */
export function Stack({ gap = 4, align, justify, children }: StackProps): ReactNode {
  return (
    <Root style={gapStyle(gap)} data-align={align} data-justify={justify}>
      {children}
    </Root>
  );
}

/** Children beside one another. */
export function Inline({
  gap = 2,
  align = 'center',
  justify,
  isWrapping = false,
  isEven = false,
  children,
}: InlineProps): ReactNode {
  return (
    <Root
      style={gapStyle(gap)}
      data-direction="row"
      data-align={align}
      data-justify={justify}
      data-wrap={isWrapping || undefined}
      data-grow={isEven || undefined}
    >
      {children}
    </Root>
  );
}
