import { createContext } from 'react';

/**
 * The place of a screen: by itself (null), or in a `SplitView`, as what the page is about or beside that. In a `SplitView`
 * it is no `<main>`; beside the main one its headings begin one level lower.
 */
export const PaneContext = createContext<'main' | 'beside' | null>(null);
