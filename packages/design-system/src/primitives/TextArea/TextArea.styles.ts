import { styled } from 'styled-components';
import { control } from '../Field/Field.styles.ts';

export const Area = styled.textarea`
  ${control}
  display: block;
  inline-size: 100%;
  padding: var(--m-space-3) var(--m-space-4);
  font: inherit;
  font-size: var(--m-type-row);
  line-height: 1.5;
  overflow-wrap: anywhere;
  resize: vertical;
  field-sizing: content;
`;
