import { styled } from 'styled-components';

/* The glyph of the first button is under the edge of the plot. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: -10px;
`;

/* Tools and zoom on the left, the table's button on the right, the open table under both. */
export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;

  & > :nth-child(n + 3) {
    flex: 0 0 100%;
    min-inline-size: 0;
  }
`;
