import { styled } from 'styled-components';

export const Root = styled.section`
  /* Rows of a list part themselves, as those of a ListGroup do. */
  li > & {
    padding-block-end: var(--m-space-6);
  }

  & + & {
    margin-block-start: var(--m-space-8);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);

  /* Words end where the rows below end: the room around those of a quiet button is for its ground. */
  & > [data-tone='quiet'] {
    margin-inline-end: calc(-1 * var(--m-space-3));
  }
  /* With very large letters the action is below the title. */
  @media (max-width: 15em) {
    flex-wrap: wrap;
  }
`;

export const Title = styled.h2`
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.01em;

  /* A part of a part is smaller, so that the eye sees which belongs to which. */
  &:is(h3, h4) {
    font-size: var(--m-type-16);
    letter-spacing: 0;
  }
`;
