import { createContext } from 'react';

/** True inside a screen that stands beside the main one: it is no `<main>`, and its headings begin one level lower. */
export const CompanionContext = createContext(false);
