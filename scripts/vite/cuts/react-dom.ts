/** What react-dom offers for fetching ahead and for its own form actions; the app has preloads and forms of its own. */
export const unusedNames = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
];

const unused = new RegExp(`^exports\\.(?:${unusedNames.join('|')}) = function [\\s\\S]*?^\\};$`, 'gm');

export const plainReactDom = (code: string): string => code.replace(unused, '');
