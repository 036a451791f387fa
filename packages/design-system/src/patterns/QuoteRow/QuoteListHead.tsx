import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChevronDownIcon } from '#icons/index.ts';

export interface QuoteListHeadProps {
  /** Over the names: "Name". */
  name: string;
  /** Over the prices: "Price". */
  price: string;
  /** The figure currently shown below the price: "Change %". A press shows the next figure. */
  figure: string;
  /** What a press shows, heard after the label: "Show change". Left out where there is no other figure. */
  nextLabel?: string | undefined;
  /** Left out while the list is being fetched: words of the same heights. */
  onNext?: (() => void) | undefined;
  /** Age of the prices: an `InlineMessage` of size `s`. It replaces the first two names, so that no row moves. */
  note?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 2rem;
  border-block-end: 1px solid var(--m-line-hairline);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-number);
  white-space: nowrap;
  & > :first-child {
    margin-inline-end: auto;
  }
  @media (max-width: 15em) {
    flex-wrap: wrap;
    block-size: auto;
    min-block-size: 2rem;
  }
`;

/* Two lines of it are as high as the head. */
const Caveat = styled.div`
  min-inline-size: 0;
  line-height: 1.2;
  white-space: normal;
`;

const figureLooks = css`
  flex: none;
  display: flex;
  align-items: center;
  gap: 2px;
  font-weight: var(--m-weight-medium);
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

const Now = styled.span`
  ${figureLooks}
`;

/* Looks as high as the words around it; the finger has 44 px. */
const Next = styled.button`
  ${figureLooks}
  position: relative;
  padding: 0;
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-accent);
  font: inherit;
  font-weight: var(--m-weight-medium);
  cursor: pointer;
  touch-action: manipulation;
  &::after {
    content: '';
    position: absolute;
    inset: -14px -8px;
  }
`;

/** Names the columns of a list of `QuoteRow`s; the last figure is a button that shows the next one. */
export function QuoteListHead(props: QuoteListHeadProps): ReactNode {
  const { name, price, figure, nextLabel, onNext, note } = props;
  return (
    <Root>
      {note === undefined ? (
        <>
          <span>{name}</span>
          <span>{price} /</span>
        </>
      ) : (
        <Caveat>{note}</Caveat>
      )}
      {onNext === undefined ? (
        <Now>
          {figure}
          {nextLabel !== undefined && <ChevronDownIcon aria-hidden="true" />}
        </Now>
      ) : (
        <Next type="button" aria-label={[figure, nextLabel].filter(Boolean).join('. ')} onClick={onNext}>
          {figure}
          <ChevronDownIcon aria-hidden="true" />
        </Next>
      )}
    </Root>
  );
}
