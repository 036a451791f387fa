import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Story,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
/* oxlint-disable meridian/boundaries -- by file, as in design.tsx */
import type { GuideParameters, Pair } from '../packages/design-system/src/guide/guide.ts';
import { ThemeScope } from '../packages/design-system/src/theme/ThemeScope.tsx';
/* oxlint-enable meridian/boundaries */
import type { DesignGlobals } from './design.tsx';
import { typeface } from './docs-theme.ts';

/** The app's own sizes (ART.md, "Type"), in place of Storybook's. */
const styles = `
  .sbdocs.sbdocs-content { max-width: 60rem; }
  .sbdocs.sbdocs-wrapper { padding-block: 2rem; }
  .sbdocs :is(h1, h2, h3, p, li, td, th) { font-family: ${typeface}; }
  .sbdocs h1.sbdocs-title { font-size: 28px; line-height: 1.3; letter-spacing: -0.02em; font-weight: 650; margin-bottom: 16px; }
  .sbdocs h2.sbdocs-h2 { font-size: 20px; line-height: 1.3; border: 0; margin-top: 40px; font-weight: 600; }
  .sbdocs h3.sbdocs-h3 { font-size: 16px; line-height: 1.5; margin-top: 28px; font-weight: 600; }
  .sbdocs :is(p, li).sbdocs { font-size: 16px; line-height: 1.5; max-width: 68ch; }
  .docs-anatomy { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 24px; align-items: center; }
  .docs-drawing { position: relative; padding: 20px 28px; border: 1px solid #dfe3ea; border-radius: 10px; background: #fff; }
  .docs-part { position: absolute; display: grid; place-items: center; z-index: 5; width: 20px; height: 20px; translate: -100% -50%; border-radius: 50%; background: #4b4be0; color: #fff; font: 600 12px/1 ${typeface}; pointer-events: none; box-shadow: 0 0 0 2px #fff; }
  .docs-parts { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
  .docs-parts li { display: flex; gap: 12px; font: 400 14px/1.5 ${typeface}; }
  .docs-parts b { flex: none; display: grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; background: #ededfd; color: #4b4be0; font-size: 12px; }
  .docs-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 24px; margin-block: 16px; }
  .docs-pair figure { margin: 0; display: flex; flex-direction: column; border: 1px solid #dfe3ea; border-radius: 10px; overflow: hidden; }
  .docs-pair figure > div { flex: 1; display: grid; align-items: center; padding: 24px; min-height: 96px; }
  .docs-pair figcaption { padding: 12px 16px; border-top: 3px solid; font: 400 14px/1.5 ${typeface}; color: #0b0e15; }
  .docs-pair b { display: block; }
`;

/** The page of a component: a live example, its parts, its rules as pictures, then the prose, its properties, its stories. */
export default function DocsPage(): ReactNode {
  const context = use(DocsContext);
  // What only proves how keys work is played in tests and not read here.
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (first === undefined) return null;
  const { anatomy, pairs = [] } = first.parameters['docs'] as Partial<GuideParameters>;
  const drawn = context.componentStories().find(({ id }) => id.endsWith(`--${anatomy?.drawn?.story}`));
  const globals = context.getStoryContext(first).globals as unknown as DesignGlobals;
  return (
    <>
      <style>{styles}</style>
      <Title />
      <Canvas of={first.moduleExport} />
      {anatomy?.drawn && drawn && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy parts={anatomy.anatomy} drawn={anatomy.drawn.parts}>
            <Story of={drawn.moduleExport} />
          </Anatomy>
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

interface AnatomyProps {
  readonly parts: readonly string[];
  /** Where each part is, as selectors. */
  readonly drawn: readonly string[];
  readonly children: ReactNode;
}

interface Mark {
  readonly leftPx: number;
  readonly topPx: number;
}

/** A live example with its parts numbered on it, and what the numbers mean. */
function Anatomy({ parts, drawn, children }: AnatomyProps): ReactNode {
  const drawing = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([]);
  useEffect(() => {
    const frame = drawing.current;
    if (frame === null) return;
    const measure = (): void => setMarks(drawn.map((selector) => markOf(frame, selector)));
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    sizes.observe(frame);
    changes.observe(frame.firstElementChild ?? frame, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [drawn]);
  return (
    <div className="docs-anatomy">
      <div className="docs-drawing" ref={drawing}>
        <div>{children}</div>
        {marks.map(
          (mark, index) =>
            mark && (
              <span
                key={index}
                className="docs-part"
                aria-hidden="true"
                style={{ left: mark.leftPx, top: mark.topPx }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="docs-parts">
        {parts.map((part, index) => (
          <li key={part}>
            <b>{index + 1}</b>
            <span>{part.replaceAll('`', '')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where a part begins, halfway down, as seen from its drawing; null where the example has no such part. */
function markOf(frame: HTMLElement, selector: string): Mark | null {
  const part = frame.firstElementChild?.querySelector(selector);
  if (!part) return null;
  const from = frame.getBoundingClientRect();
  const { left, top, height } = part.getBoundingClientRect();
  return { leftPx: left - from.left - 2, topPx: top - from.top + height / 2 };
}

function PairOfPictures({ pair, globals }: { pair: Pair; globals: DesignGlobals }): ReactNode {
  const { theme, convention, density } = globals;
  const sides = [
    { word: 'Do', colour: '#4b4be0', picture: pair.kept, why: pair.keptWhy },
    { word: 'Don’t', colour: '#8a91a3', picture: pair.broken, why: pair.brokenWhy },
  ];
  return (
    <div className="docs-pair">
      {sides.map(({ word, colour, picture, why }) => (
        <figure key={word}>
          {/* Looked at, not used. */}
          <div inert>
            <ThemeScope theme={theme} convention={convention} density={density} lang="en">
              {picture}
            </ThemeScope>
          </div>
          <figcaption style={{ borderColor: colour }}>
            <b>{word}</b>
            {why}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
