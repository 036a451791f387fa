import { css, styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--m-space-2);
  min-inline-size: 0;
  padding: var(--m-space-card);
  border-radius: var(--m-radius-l);
  background: var(--m-surface-raised);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-text-secondary);
  transition: background-color var(--m-motion-fast) var(--m-motion-ease);

  &[data-pressable]:not([data-disabled]) {
    @media (hover: hover) {
      &:hover {
        background: var(--m-surface-pressed);
      }
    }
    &:active {
      background: var(--m-surface-pressed);
    }
  }
  &:has(> header :focus-visible) {
    outline: 2px solid var(--m-line-focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: var(--m-text-tertiary);
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  & > h2,
  & > h3,
  & > h4 {
    flex: 1;
    min-inline-size: 0;
    color: var(--m-text-primary);
    font-weight: var(--m-weight-strong);
    line-height: var(--m-leading-number);
    overflow-wrap: anywhere;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-tertiary);
  }
`;

/* The press of the title covers the card; what stands in its footer lies above it. */
const cover = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--m-radius-l);
  }
  &:focus-visible {
    outline: none;
  }
  &:disabled {
    color: var(--m-text-tertiary);
    cursor: not-allowed;
  }
`;

export const LinkTitle = styled(RouterLink)`
  ${cover}
`;
export const PressTitle = styled.button`
  ${cover}
`;

export const Content = styled.div`
  min-inline-size: 0;
  font-size: var(--m-type-14);
`;

export const Footer = styled.footer`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block-start: var(--m-space-1);
`;
