import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ThemeScope, useThemeScope } from '#theme/ThemeScope.tsx';
import { themes } from '#tokens/semantic.ts';
import { Facts, Framed, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const Plate = styled.div`
  padding: var(--m-space-4);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-canvas);
  &[data-height='raised'] {
    background: var(--m-surface-raised);
    box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  }
  &[data-height='overlay'] {
    background: var(--m-surface-overlay);
    box-shadow: var(--m-elevation-overlay);
  }
  & + & {
    margin-block-start: var(--m-space-4);
  }
`;

const heights = [
  ['canvas', 'The page', 'No edge: white space and hairlines separate its content.'],
  ['raised', 'Card, sunken field', 'One edge of hairline.'],
  ['overlay', 'Menu, popover, sheet, dialog', 'Above all, over a scrim when nothing else may be done.'],
] as const;

function ElevationPage() {
  const { convention } = useThemeScope();
  return (
    <Page
      title="Elevation"
      lead="Three heights and no more. On paper what is above has a shadow; at night it is lighter and has an edge, since a shadow on black is not seen."
    >
      <Part title="Both themes">
        <Shelf style={{ '--m-least': '18rem' }}>
          {themes.map((theme) => (
            <Framed key={theme}>
              <ThemeScope theme={theme} convention={convention}>
                <Sample>
                  {heights.map(([height, name]) => (
                    <Plate key={height} data-height={height}>
                      <Text size="s" isStrong>
                        surface.{height}
                      </Text>
                      <Text size="s" tone="secondary">
                        {name}
                      </Text>
                    </Plate>
                  ))}
                </Sample>
              </ThemeScope>
            </Framed>
          ))}
        </Shelf>
      </Part>
      <Part title="Rules">
        <Facts
          label="Rules of elevation"
          columns={['Height', 'For', 'Rule']}
          rows={[
            ...heights.map(([height, name, rule]) => [`surface.${height}`, name, rule]),
            ['surface.scrim', 'Behind a dialog', 'Once: never a modal over a modal.'],
          ]}
        />
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Elevation', component: ElevationPage, ...page });
export const Elevation = meta.story();
