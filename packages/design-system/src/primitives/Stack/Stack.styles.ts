import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  gap: var(--m-gap);

  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  /*
   * A grid, since a flexible width begins with the padding: what is chosen would push its neighbours. With large letters the
   * children take a second line before their words break.
   */
  &[data-grow] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 4rem), 1fr));
  }
`;
