/** Images that customers have put on the server. */
export * from './files.ts';
export * from './image-type.ts';
export * from './sample-pictures.ts';
