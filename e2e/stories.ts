import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import * as v from 'valibot';

export const storybookFolder = path.resolve(import.meta.dirname, '../storybook-static');

const storyIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.string(),
      subtype: v.optional(v.string()),
    }),
  ),
});

export interface StoryEntry {
  readonly id: string;
  readonly name: string;
}

/** The stories of the built Storybook, by the title of what they show. */
export function builtStories(): Map<string, StoryEntry[]> {
  const file = path.join(storybookFolder, 'index.json');
  if (!existsSync(file))
    throw new Error(`${storybookFolder} holds no Storybook: run npm run build:storybook.`);
  const { entries } = v.parse(storyIndex, JSON.parse(readFileSync(file, 'utf8')));
  const byTitle = new Map<string, StoryEntry[]>();
  for (const { id, title, name, type, subtype } of Object.values(entries)) {
    if (type !== 'story' || subtype === 'test') continue;
    byTitle.set(title, [...(byTitle.get(title) ?? []), { id, name }]);
  }
  return byTitle;
}

/** Opens a Storybook's frame, with no story yet. `letterPx`: as the browser's own setting for larger text has it. */
export async function openStories(page: Page, url: string, letterPx: number): Promise<void> {
  // Storybook's frames around what axe has found ask for the style of every element whenever one comes: there are none here.
  await page.addInitScript('globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true');
  await page.goto(`${url}iframe.html?viewMode=story`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
  // The accessibility check of each story belongs to its own test.
  await page.evaluate(
    `__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })`,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: letterPx, fixed: letterPx } });
}

/**
 * Shows a story as it is first seen: what its play function does comes afterwards, and is left out. The window is the
 * narrowest phone's, unless the story is about a wider one than a phone's.
 */
export async function showUnplayed(page: Page, id: string): Promise<void> {
  const wanted = await page.evaluate(viewportOf, id);
  await page.setViewportSize(wideWindows[wanted] ?? narrowestPhone);
  const outcome = await page.evaluate(show, id);
  if (outcome !== 'success') throw new Error(`${id}: ${outcome}`);
}

/** WCAG 1.4.10. */
export const narrowestPhone = { width: 320, height: 640 } as const;

const wideWindows: Readonly<Record<string, { width: number; height: number }>> = {
  w768: { width: 768, height: 1024 },
  w1280: { width: 1280, height: 800 },
  w1440: { width: 1440, height: 900 },
};

/** The window a story is about; empty where it names none. Sent to the page as text: it stands alone. */
async function viewportOf(id: string): Promise<string> {
  interface Loaded {
    storyGlobals?: { viewport?: { value?: string } };
  }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory(wanted: { storyId: string }): Promise<Loaded> } };
  };
  const { storyGlobals } = await preview.storyStoreValue.loadStory({ storyId: id });
  return storyGlobals?.viewport?.value ?? '';
}

/** Sent to the page as text: it stands alone. */
async function show(id: string): Promise<string> {
  const storybook = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { currentRender?: { renderOptions?: { autoplay: boolean } } };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (payload: StoryEvent) => void): void;
      off(event: string, listener: (payload: StoryEvent) => void): void;
      emit(event: string, payload: unknown): void;
    };
  };
  interface StoryEvent {
    storyId?: string;
    status?: string;
    message?: string;
  }
  const preview = storybook.__STORYBOOK_PREVIEW__;
  const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
  const outcome = await new Promise<string>((resolve) => {
    const listeners: Record<string, (payload: StoryEvent) => void> = {
      storyRenderPhaseChanged: ({ storyId }) => {
        const options = preview.currentRender?.renderOptions;
        if (storyId === id && options) options.autoplay = false;
      },
      storyFinished: ({ storyId, status }) => {
        if (storyId === id) end(status ?? 'unknown');
      },
      storyThrewException: ({ message }) => end(message ?? 'threw'),
      storyErrored: () => end('errored'),
      storyMissing: () => end('missing'),
    };
    const end = (status: string): void => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(status);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  await document.fonts.ready;
  // Answers bring changes: what stands for a few frames is there. A story of a slow network shows its skeletons, and one
  // whose prices tick never stands.
  await new Promise<void>((resolve) => {
    const quietMs = 60;
    let timer = setTimeout(resolve, quietMs);
    setTimeout(resolve, quietMs * 10);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return outcome;
}
