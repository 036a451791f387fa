/** The page of a host for the people who share it: its worlds, and a panel of each. Forms and links only, no script. */
import * as v from 'valibot';
import { BusinessRefusal } from '#kernel/index.ts';
import { statusOfStoreFailure } from '../store/store.ts';
import { WorldNotMade } from '../world-actions.ts';
import type { WorldHandle } from '../world-handle.ts';
import { deedOf, fieldOf, newWorldIn } from './deeds.ts';
import type { Form } from './deeds.ts';
import { frame, say } from './frame.ts';
import type { Notice, Reader } from './frame.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { style } from './style.ts';
import { pageLanguage } from './texts.ts';
import { worldPage } from './world-page.ts';
import { worldAddress, worldsPage } from './worlds-page.ts';
import type { AppAddress, WorldList } from './worlds-page.ts';

/** The host whose page it is. */
export interface PagedHost {
  /** Path of its folder. */
  readonly base: string;
  /** As the reader reaches it. */
  readonly origin: string;
  readonly app: AppAddress;
  list(): WorldList | Promise<WorldList>;
  /** @throws WorldNotMade, RangeError */
  make(world: ReturnType<typeof newWorldIn>): unknown;
  /** @throws WorldNotMade, RangeError */
  copy(from: string, to: string): unknown;
  remove(id: string): unknown;
  /** Whether there is one, also where it cannot be opened. */
  has(id: string): boolean | Promise<boolean>;
  /** One that is open here. */
  get(id: string): WorldHandle | undefined;
  /** Why a kept world cannot be opened; null where nothing is wrong, or there is none. */
  problemOf(id: string): string | null;
}

const stylePath = '/page.css';
const worldPattern = /^\/worlds\/([^/]+)$/;

export function isPagePath(path: string): boolean {
  return path === '/' || path === stylePath || worldPattern.test(path);
}

const headers = {
  'content-type': 'text/html;charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Answers a call to a path of {@link isPagePath}. @param path below the host's folder */
export async function showPage(host: PagedHost, path: string, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST')
    return new Response('', { status: 405, headers: { allow: 'GET, POST' } });
  if (path === stylePath)
    return new Response(style, { headers: { ...headers, 'content-type': 'text/css;charset=utf-8' } });
  const reader = readerOf(host.base, request);
  const id = idIn(path);
  if (request.method === 'GET') {
    const isDone = new URL(request.url).searchParams.has('done');
    return show(host, reader, id, isDone ? { kind: 'done', text: say(reader, 'done') } : null);
  }
  // Another site's page could send a form in a person's name: such a browser says so.
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return new Response('', { status: 403, headers });
  return carryOut(host, reader, id, new URLSearchParams(await request.text()));
}

function readerOf(base: string, request: Request): Reader {
  const asked = new URL(request.url).searchParams;
  const chosen = asked.get('language');
  const language = pageLanguage(chosen, request.headers.get('accept-language'));
  const query = chosen === language ? `?language=${language}` : '';
  return { language, base, fact: asked.get('fact'), address: (path) => base + path + query };
}

/** Null for the list. */
function idIn(path: string): string | null {
  const text = worldPattern.exec(path)?.[1];
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function show(
  host: PagedHost,
  reader: Reader,
  id: string | null,
  notice: Notice | null,
  status = 200,
): Promise<Response> {
  const { app, origin } = host;
  if (id === null) return page(worldsPage(reader, await host.list(), app, notice), status);
  const handle = host.get(id);
  const problem = host.problemOf(id);
  if (handle !== undefined && problem === null) {
    handle.latest();
    return page(worldPage(reader, handle, { origin, app, notice, fact: reader.fact }), status);
  }
  const text = problem ?? say(reader, 'noSuchWorld');
  const back = html`<a href="${reader.address('/')}">${say(reader, 'allWorlds')}</a>`;
  return page(frame(reader, { title: id, path: '/', notice: { kind: 'failed', text } }, back), 404);
}

async function carryOut(host: PagedHost, reader: Reader, id: string | null, form: Form): Promise<Response> {
  try {
    const next = id === null ? await make(host, form) : await actOn(host, id, form);
    if (next !== null) return seeOther(reader, next);
  } catch (error) {
    const problem = problemOf(reader, error);
    if (problem === null) throw error;
    const place = isOfList(form) ? null : id;
    return show(host, reader, place, { kind: 'failed', text: problem.text }, problem.status);
  }
  return show(host, reader, id, { kind: 'failed', text: say(reader, 'noSuchWorld') }, 404);
}

/** Whether a form is sent from the list of worlds, and concerns more than one of them. */
export function isOfList(form: Form): boolean {
  return ['copy', 'delete'].includes(fieldOf(form, 'do'));
}

async function make(host: PagedHost, form: Form): Promise<string> {
  await host.make(newWorldIn(form));
  return '/';
}

/** Where the reader goes next; null where there is no such world or deed. */
async function actOn(host: PagedHost, id: string, form: Form): Promise<string | null> {
  if (isOfList(form)) {
    if (!(await host.has(id))) return null;
    await (fieldOf(form, 'do') === 'copy' ? host.copy(id, fieldOf(form, 'name')) : host.remove(id));
    return '/';
  }
  const handle = host.get(id);
  if (handle === undefined) return null;
  const next = await deedOf(form)?.(handle, form);
  if (next === undefined) return null;
  return next === 'list' ? '/' : worldAddress(id);
}

/** So that a page that is loaded again does nothing twice. */
function seeOther(reader: Reader, path: string): Response {
  const address = reader.address(path);
  const location = `${address}${address.includes('?') ? '&' : '?'}done=1`;
  return new Response('', { status: 303, headers: { ...headers, location } });
}

/** Null for what is no mistake of the reader's and no refusal of the store. */
function problemOf(
  reader: Reader,
  error: unknown,
): { readonly text: string; readonly status: number } | null {
  if (error instanceof WorldNotMade) return { text: say(reader, error.why), status: 409 };
  const isReaders =
    error instanceof BusinessRefusal ||
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    v.isValiError(error);
  const status = isReaders ? 400 : statusOfStoreFailure(error);
  if (status === undefined || !(error instanceof Error)) return null;
  return { text: `${say(reader, 'notDone')} ${error.message}`, status };
}

function page(content: Html, status: number): Response {
  return new Response(content.text, { status, headers });
}
