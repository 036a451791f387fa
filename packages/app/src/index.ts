/** The app's entry point for the preview of Storybook, which puts one of its screens in a world. */
export { AppFrame, type AppFrameProps } from './AppFrame.tsx';
export { loadTexts, textParts } from '#platform/words/catalogues.ts';
export { createPorts, type Surroundings } from './platform/create-ports.ts';
export { browserTimers } from './platform/ports-browser.ts';
export type {
  Clock,
  KeyValueStorage,
  NetworkStatus,
  Ports,
  Settings,
  SystemInfo,
} from '#platform/ports/ports.ts';
export { memoryStorage, storageKeys } from '#platform/device/storage.ts';
export { createTexts, type Texts } from '#platform/words/texts.ts';
