declare global {
  /** The demo's address of the world that a story shows; null where it is too long for an address. Absent without a world. */
  var linkToDemo: (() => Promise<string | null>) | undefined;
}

/**
 * Where the demo is: what `STORYBOOK_DEMO_URL` says when Storybook starts or is built; else beside Storybook, in a folder
 * of the name `demo`.
 * @param here address of the page that shows stories
 */
export function demoPage(here: string): string {
  const said: unknown = import.meta.env['STORYBOOK_DEMO_URL'];
  return new URL(typeof said === 'string' && said !== '' ? said : '../demo/', here).href;
}
