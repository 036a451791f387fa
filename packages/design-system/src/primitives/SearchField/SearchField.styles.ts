import { styled } from 'styled-components';
import { Box } from '../Field/Field.styles.ts';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-4);
`;

export const Frame = styled(Box)`
  gap: 0;
  padding-inline-start: var(--m-space-3);
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-tertiary);
  }
  & > input {
    padding-inline: var(--m-space-2);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
`;

export const Title = styled.h2`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-secondary);
`;

export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  & + & {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

export const Again = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  min-inline-size: 0;
  min-block-size: var(--m-size-row);
  padding: var(--m-space-row) 0;
  font-size: var(--m-type-row);
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-primary);
  text-align: start;
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover {
      color: var(--m-text-accent);
    }
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--m-text-tertiary);
  }
`;
