import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';
// oxlint-disable-next-line meridian/boundaries -- by file, as in design.tsx
import type { GuideParameters } from '../packages/design-system/src/guide/guide.ts';
import type { DesignGlobals } from './design.tsx';
import { Anatomy } from './docs-anatomy.tsx';
import { PairOfPictures } from './docs-pairs.tsx';
import { docsStyles } from './docs-styles.ts';

/** The page of a component: a live example, its parts, its rules as pictures, then the prose, its properties, its stories. */
export default function DocsPage(): ReactNode {
  const context = use(DocsContext);
  // What only proves how keys work is played in tests and not read here.
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (first === undefined) return null;
  const { what, anatomy, pairs = [] } = first.parameters['docs'] as Partial<GuideParameters>;
  const drawing = anatomy && 'parts' in anatomy ? anatomy : undefined;
  const drawn = drawing && context.componentStories().find(({ id }) => id.endsWith(`--${drawing.story}`));
  const globals = context.getStoryContext(first).globals as unknown as DesignGlobals;
  const { theme, convention, density } = globals;
  return (
    <>
      <style>{docsStyles}</style>
      <Title />
      <Canvas of={first.moduleExport} />
      {what !== undefined && <p className="docs-lead">{what.replaceAll('`', '')}</p>}
      {drawing && drawn && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy
            drawing={drawing}
            storyId={drawn.id}
            of={drawn.moduleExport}
            globals={`theme:${theme};convention:${convention};density:${density}`}
          />
        </>
      )}
      {pairs.length > 0 && <Heading>Do and don’t</Heading>}
      {pairs.map((pair) => (
        <PairOfPictures key={pair.keptWhy} pair={pair} globals={globals} />
      ))}
      <Heading>How to use it</Heading>
      <Description />
      <Heading>Properties</Heading>
      <Controls of={first.moduleExport} />
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
    </>
  );
}
