import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import addonA11y, { type A11yTypes } from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview, type StoryContext } from '@storybook/react-vite';
// oxlint-disable-next-line meridian/boundaries -- by file, as in design.tsx
import { propTable } from '../packages/design-system/src/guide/propTable.ts';
import { partsAreFound } from './anatomy.ts';
import { afterwardsInTests } from './afterwards.ts';
import { assertedSomething, countAssertions } from './asserted.ts';
import { leaveOutChecked } from './checked-colours.ts';
import { withDesign } from './design.tsx';
import { endedInItsState, watchWhatOpens } from './ended.ts';
import { checkOtherLooks } from './looks.ts';
import { otherReaders } from './readers.ts';
import { mount } from './mounted.tsx';
import { choiceTypes, initialChoices } from './world-choices.ts';
import { worlds, worldTypes } from './worlds.tsx';

/** Every rule is on, and a violation fails the story. */
const accessibilityCheck: A11yTypes['parameters']['a11y'] = {
  test: 'error',
  options: { resultTypes: ['violations', 'incomplete'] },
};

/** What passes is not reported: of two thousand stories that would be 120 MB, which nobody reads. */
const onlyFaults = { resultTypes: ['violations'], reporter: 'no-passes' } as const;

/** A screen is alone on its page, so all of it belongs to a landmark; a component is only a part of one. */
const wholePage = { rules: [{ id: 'region', enabled: true }] };

function checkPage({ parameters, globals }: StoryContext): void {
  parameters['a11y'] = {
    ...(parameters['a11y'] as typeof accessibilityCheck),
    ...(globals['looks'] === 'all' && { options: onlyFaults }),
    ...(parameters['scenario'] !== undefined && { config: wholePage }),
  };
}

/** Under way. A closed part of an accordion waits hidden in the style that it will begin with. */
const moving = ':is([data-starting-style], [data-ending-style]):not([hidden])';

/** Longer than anything moves, however busy the machine is. */
const longestMoveMs = 15_000;

/**
 * What opens or closes is checked once it has finished: for axe a half-open sheet is none, and it blames the page behind it. Not by
 * `waitFor`: that would be the last step of every story, from which Storybook's panel does not get back.
 */
async function untilStill(): Promise<void> {
  for (const startedMs = performance.now(); document.querySelector(moving) !== null;) {
    if (performance.now() - startedMs > longestMoveMs) throw new Error('the story never stops moving');
    await new Promise(requestAnimationFrame);
  }
}

/** Only where a page is read: a story alone loads none of its parts. */
const DocsPaper = lazy(() => import('./docs-paper.tsx'));
const DocsPage = lazy(() => import('./docs-page.tsx'));

function Paper(props: ComponentProps<typeof DocsPaper>): ReactNode {
  return (
    <Suspense fallback={null}>
      <DocsPaper {...props} />
    </Suspense>
  );
}

/** The widths that screens are designed at; heights are those of common devices of that width. */
const viewports = {
  w320: { name: '320 · small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  w390: { name: '390 · phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  w768: { name: '768 · tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  w844: { name: '844 · phone on its side', type: 'mobile', styles: { width: '844px', height: '390px' } },
  w1280: { name: '1280 · desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  w1440: { name: '1440 · wide desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
  w1920: { name: '1920 · full desktop', type: 'desktop', styles: { width: '1920px', height: '1080px' } },
} as const;

export default definePreview({
  mount,
  addons: [afterwardsInTests, otherReaders, addonDocs(), addonA11y(), addonVitest(), worldTypes],
  parameters: {
    layout: 'fullscreen',
    a11y: accessibilityCheck,
    docs: { container: Paper, page: DocsPage },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Layout',
          'Primitives',
          'Patterns',
          'Charts',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    convention: 'green-up',
    density: 'window',
    // `all`, in tests: a story has to assert something, and once played it is checked in the other themes and price colours too.
    looks: 'chosen',
    // `all`, in tests: every language at every width instead of two of them.
    readers: 'two',
    faultTurn: '0',
    letters: 'usual',
    ...initialChoices,
    viewport: { value: 'w390', isRotated: false },
  },
  globalTypes: {
    ...choiceTypes,
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh-Hans', title: '简体中文' },
          { value: 'zh-Hant', title: '繁體中文' },
        ],
      },
    },
    convention: {
      description: 'Price colours',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'green-up', title: 'Green up' },
          { value: 'red-up', title: 'Red up' },
          { value: 'colour-blind', title: 'Colour-blind safe' },
        ],
      },
    },
    letters: {
      description: 'Size of letters',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Letters as usual' },
          { value: 'large', title: 'Letters of twice the size' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'menu',
        dynamicTitle: true,
        items: [
          { value: 'window', title: 'Density of the window' },
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  // The first decorator is the innermost: a story is in its world, and the world in the design.
  decorators: [...worlds.decorators, withDesign],
  argTypesEnhancers: [propTable],
  loaders: worlds.loaders,
  beforeEach: [countAssertions, watchWhatOpens, checkPage, worlds.beforeEach].flat(),
  // From the last to the first. What is waited for asserts things too, so the count is taken before.
  afterEach: [
    checkOtherLooks,
    leaveOutChecked,
    partsAreFound,
    untilStill,
    worlds.afterEach,
    endedInItsState,
    assertedSomething,
  ].flat(),
});
