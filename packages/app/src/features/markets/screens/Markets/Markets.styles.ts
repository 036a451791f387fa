import styled from 'styled-components';

export const Controls = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 8px;
`;
