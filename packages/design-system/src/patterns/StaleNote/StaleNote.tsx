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
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--m-space-2);
  padding: var(--m-space-2) var(--m-space-gutter);
  background: var(--m-status-waiting-tint);
  color: var(--m-status-waiting);
  font-size: var(--m-type-14);
  & > svg {
    inline-size: 18px;
    block-size: 18px;
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

/** The whole app is cut off: one quiet bar, announced. Render it always and give it `text` when offline, so that it is heard. */
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
