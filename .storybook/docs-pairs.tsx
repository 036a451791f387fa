import type { ReactNode } from 'react';
/* oxlint-disable meridian/boundaries -- by file, as in design.tsx */
import type { Pair } from '../packages/design-system/src/guide/guide.ts';
import { CheckIcon, CloseIcon } from '../packages/design-system/src/icons/index.ts';
import { ThemeScope } from '../packages/design-system/src/theme/ThemeScope.tsx';
/* oxlint-enable meridian/boundaries */
import { densityOf, type DesignGlobals } from './design.tsx';

interface PairOfPicturesProps {
  readonly pair: Pair;
  readonly globals: DesignGlobals;
}

/** One rule as two pictures: kept, and broken. */
export function PairOfPictures({ pair, globals }: PairOfPicturesProps): ReactNode {
  const { theme, convention, density } = globals;
  const sides = [
    { side: 'kept', word: 'Do', Sign: CheckIcon, picture: pair.kept, why: pair.keptWhy },
    { side: 'broken', word: 'Don’t', Sign: CloseIcon, picture: pair.broken, why: pair.brokenWhy },
  ];
  return (
    <div className="docs-pair">
      {sides.map(({ side, word, Sign, picture, why }) => (
        <figure key={side} data-side={side}>
          {/* Looked at, not used. Storybook's own looks of links and lists stay outside. */}
          <div inert className="sb-unstyled">
            <ThemeScope theme={theme} convention={convention} density={densityOf(density)} lang="en">
              {picture}
            </ThemeScope>
          </div>
          <figcaption>
            <Sign aria-hidden="true" />
            <span>
              <b>{word}</b>
              {why}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
