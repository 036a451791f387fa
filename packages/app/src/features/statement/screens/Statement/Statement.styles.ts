import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: var(--m-space-6);
`;

export const Day = styled.section``;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--m-space-4);
  padding-block-end: var(--m-space-2);
  border-block-end: 1px solid var(--m-line-hairline);
`;

export const DayName = styled.h2`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-secondary);
`;

export const DayNet = styled.p`
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-tertiary);
`;

export const Amounts = styled.span`
  display: grid;
  justify-items: end;
`;

export const After = styled.span`
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-tertiary);
  white-space: nowrap;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  font-size: var(--m-type-14);
  color: var(--m-text-tertiary);
`;
