/** The door of the app for those who compose it: Storybook and the scenario panel. */
export { App, AppFrame, type AppFrameProps, type AppProps } from './App.tsx';
export { loadCatalogue } from './platform/catalogues.ts';
export { createPorts, type Surroundings } from './platform/create-ports.ts';
export type { BootDemo, DemoAddress, DemoWorld } from './platform/demo.ts';
export type { Clock, KeyValueStorage, NetworkStatus, Ports, Settings, SystemInfo } from './platform/ports.ts';
export { memoryStorage, storageKeys } from './platform/storage.ts';
