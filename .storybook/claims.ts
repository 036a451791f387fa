import { isDeclaredRefusal, type Endpoint } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import en from '../locales/en.json';
import hans from '../locales/zh-Hans.json';
import hant from '../locales/zh-Hant.json';

/**
 * Texts that say that a write was not carried out. The app may say so only where it knows: after a refusal that the catalogue
 * declares for that call, or where nothing was sent. After a lost, garbled or undeclared answer it says that the outcome is
 * unknown.
 */
export const claims = [
  'blockPermission.failed',
  'copy.cancelFailed',
  'copy.closeRefused',
  'copy.refused',
  'depositSend.refused',
  'documents.failed',
  'inbox.detailNotMarked',
  'inbox.detailNotMarkedBody',
  'inbox.notMarked',
  'inbox.notMarkedBody',
  'invest.refused',
  'ipo.refused',
  'loan.refused',
  'loginPassword.failed',
  'margin.refused',
  'ordering.refusedTitle',
  'payPassword.failed',
  'payout.notDeleted',
  'payoutCard.failed',
  'payoutWallet.failed',
  'portfolio.cancelFailed',
  'quote.moveRefused',
  'register.failed',
  'resetPassword.failed',
  'transfer.pending.failed',
  'transfer.refused',
  'watching.failed',
  'withdraw.refused',
] as const satisfies readonly (keyof typeof en)[];

const texts: readonly string[] = [en, hans, hant].flatMap((language: Readonly<Record<string, string>>) =>
  claims.map((id) => language[id] ?? ''),
);

const writing = Object.values(catalogue as Readonly<Record<string, Endpoint>>)
  .filter(({ kind }) => kind === 'write')
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** A write of a story, and whether it was refused as the catalogue declares. */
interface Write {
  readonly world: string;
  readonly endpoint: Endpoint;
  isRefused: boolean;
}

/** Of the story that is on the page. */
let writes: Write[] = [];
let isWatching = false;

/** Reads what the writes of stories are answered, from the wire: independent of how the app understands it. */
export function watchWrites(): void {
  // Loaded anew for each file of stories, on one page.
  if (isWatching) return;
  isWatching = true;
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const write = writeOf(input, init);
    if (write === null) return send(input, init);
    // What an earlier story's world is still asked is not this story's.
    writes = [...writes.filter(({ world }) => world === write.world), write];
    const response = await send(input, init);
    const body = await response
      .clone()
      .text()
      .catch(() => '');
    write.isRefused = isRefusal(write.endpoint, response.status, body);
    return response;
  };
}

function writeOf(input: RequestInfo | URL, init?: RequestInit): Write | null {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const [, world, path = ''] = /\/w\/(story-\d+)(\/.*)$/.exec(url.pathname) ?? [];
  if (world === undefined) return null;
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
  const endpoint = writing.find(
    (each) => each.endpoint.method === method && each.pattern.test(path),
  )?.endpoint;
  return endpoint === undefined ? null : { world, endpoint, isRefused: false };
}

function isRefusal(endpoint: Endpoint, status: number, body: string): boolean {
  if (status === 401 || status === 403) return false;
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'number' && isDeclaredRefusal(endpoint, code);
  } catch {
    return false;
  }
}

/** What the page claims without knowing it; ends the story. */
export function unknownClaims(): readonly string[] {
  const sent = writes;
  writes = [];
  if (sent.length === 0 || sent.some(({ isRefused }) => isRefused)) return [];
  const shown = document.body.innerText;
  const calls = sent.map(({ endpoint }) => endpoint.id).join(', ');
  return texts
    .filter((text) => shown.includes(text))
    .map((text) => `says “${text}”, but none of its writes was refused: ${calls}`);
}
