import { createContext } from 'react';

/** Id of the hint or error that a `FieldGroup` shows for the one control within it. */
export const DescribedBy = createContext<string | undefined>(undefined);
