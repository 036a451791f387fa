import { styled } from 'styled-components';
import { Input } from '../Field/Field.styles.ts';

export const Code = styled(Input)`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.2em;
  &::placeholder {
    letter-spacing: 0;
  }
`;
