import type { SendFile } from './client.ts';

/** Statuses whose answers have no body: a `Response` takes none then. */
const withoutBody: readonly number[] = [204, 205, 304];

/** Sends a file by the one means by which a browser says how much of it has left (ADR 38). */
export const browserSendFile: SendFile = (url, { method = 'GET', headers, body, signal }, onSent) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const give = (problem: unknown): void => reject(problem as Error);
    const cut = (): void => {
      request.abort();
      give(signal?.reason);
    };
    const broken = (): void => give(new TypeError('the connection broke'));
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0 && loaded > 0) onSent(Math.min(1, loaded / total));
    });
    request.addEventListener('load', () => {
      const { status, responseURL, responseText } = request;
      // An answer from elsewhere is none. The page's policy lets nothing be sent there (`connect-src`).
      if (responseURL !== new URL(url, document.baseURI).href) return broken();
      const shown = withoutBody.includes(status) ? null : responseText;
      resolve(new Response(shown, { status, headers: headersOf(request) }));
    });
    request.addEventListener('error', broken);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cut));
    if (signal?.aborted) return cut();
    signal?.addEventListener('abort', cut, { once: true });
    request.send(body as XMLHttpRequestBodyInit | null);
  });

/** Lines of `name: value`, as the browser has checked them. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
