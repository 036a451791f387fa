import { createContext } from 'react';

/** True around values that the page showed when it was open before, until those of now have come: prices are dimmed. */
export const EarlierValues = createContext(false);
