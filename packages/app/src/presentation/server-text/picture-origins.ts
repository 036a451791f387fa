const env: Readonly<Record<string, unknown>> = import.meta.env;

/** What the build names, as the page's policy has it (`scripts/vite/content-security-policy.ts`). */
const builtOrigins = [env['VITE_API_BASE'], env['VITE_IMAGE_ORIGINS']]
  .flatMap((named) => (typeof named === 'string' ? named.split(' ') : []))
  .flatMap((address) => URL.parse(address)?.origin ?? []);

/**
 * Whether a picture may be asked for: of the page's own origin or of one that the build names. Of anybody else's the page's
 * policy would refuse it, and its host would learn who reads.
 */
export function isShownPicture(
  src: string,
  pageAddress: string = location.href,
  origins: readonly string[] = builtOrigins,
): boolean {
  const address = URL.parse(src);
  if (address === null || !/^https?:$/.test(address.protocol)) return false;
  return address.origin === URL.parse(pageAddress)?.origin || origins.includes(address.origin);
}
