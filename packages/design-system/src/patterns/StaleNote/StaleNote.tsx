import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClockIcon, OfflineIcon } from '#icons/index.ts';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';

const Note = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  /* In the place of words of its size it is no higher than they. */
  vertical-align: bottom;
  font-size: var(--m-type-12);
  color: var(--m-status-waiting);
  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

const Bar = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 6px var(--m-space-gutter);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 1px var(--m-line-hairline);
  color: var(--m-text-primary);
  font-size: var(--m-type-12);
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: var(--m-status-waiting);
  }
  /* The strip below it on phones with a home indicator. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    block-size: var(--m-safe-bottom);
    background: inherit;
  }
`;

export interface StaleNoteProps {
  /** The age in words: "2 minutes old". */
  text: string;
  /** Said in place of it, where it stands so near its value that it needs no more words: "Price from 2 minutes ago". */
  srText?: string | undefined;
}

/** The age of a value, in words, beside it. */
export function StaleNote({ text, srText }: StaleNoteProps): ReactNode {
  return (
    <Note>
      <ClockIcon aria-hidden="true" />
      {srText === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{srText}</VisuallyHidden>
        </>
      )}
    </Note>
  );
}

/**
 * The one cause of what a screen lacks, such as no network: a quiet bar for the foot of a `Screen`, announced. Render it
 * always and give it `text` while that holds, so that it is heard.
 */
export function OfflineBanner({ text }: { text: string | undefined }): ReactNode {
  return (
    <output>
      {text !== undefined && (
        <Bar>
          <OfflineIcon aria-hidden="true" />
          {text}
        </Bar>
      )}
    </output>
  );
}
