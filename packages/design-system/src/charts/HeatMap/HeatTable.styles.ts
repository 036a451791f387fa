import { css, styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

const target = css`
  display: grid;
  align-content: center;
  justify-items: start;
  min-block-size: var(--m-size-target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--m-text-primary);
  text-align: start;
  text-decoration: none;
  white-space: normal;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const CellLink = styled(RouterLink)`
  ${target}
`;

export const CellButton = styled.button`
  ${target}
`;

export const GroupName = styled.span`
  display: block;
  color: var(--m-text-tertiary);
`;
