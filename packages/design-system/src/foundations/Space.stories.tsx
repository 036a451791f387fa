import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import { Section } from '#layout/Section/Section.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { sizeScale, spaceScale } from '#tokens/scale.ts';
import { token, type TokenName } from '#tokens/token.ts';
import { Facts, Page, Part, Sample, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const Bar = styled.div`
  block-size: 12px;
  border-radius: 2px;
  background: var(--m-accent-fill);
`;

const uses: Record<keyof typeof spaceScale, string> = {
  'space.1': 'Between an icon and its word',
  'space.2': 'Within a thing: name and code',
  'space.3': 'Between neighbours that belong together',
  'space.4': 'Between controls of a form',
  'space.5': 'Inside a dialog',
  'space.6': 'Between groups',
  'space.8': 'Before a new section',
  'space.10': 'Around a single thing',
  'space.12': 'Between parts of a long page',
  'space.16': 'Above and below an empty state',
  'space.gutter': 'The margin of a screen',
};

const sizeUses: Record<keyof typeof sizeScale, string> = {
  'size.tabBar': 'The bar of the main places, plus the safe area',
  'size.topBar': 'The bar that names a screen',
};

function SpacePage() {
  return (
    <Page
      title="Space"
      lead="Steps of four pixels. Space says what belongs together, so that lines and boxes do not have to."
    >
      <Part title="Steps">
        <Facts
          label="Steps of space"
          columns={['Token', 'Size', 'Sample', 'For']}
          rows={Object.entries(spaceScale).map(([name, value]) => [
            name,
            value,
            <Bar key="bar" style={{ inlineSize: token(name as TokenName) }} />,
            uses[name as keyof typeof spaceScale],
          ])}
        />
      </Part>
      <Part title="Sizes that do not give way" note="Rows, targets and paddings are on the page of density.">
        <Facts
          label="Fixed sizes"
          columns={['Token', 'Size', 'For']}
          rows={Object.entries(sizeScale).map(([name, value]) => [
            name,
            value,
            sizeUses[name as keyof typeof sizeScale],
          ])}
        />
      </Part>
      <Part title="In use" note="Near within, further between, furthest before another thought.">
        <Shelf style={{ '--m-least': '18rem' }}>
          <Sample>
            <Section title="Funds" headingLevel={4}>
              <ListRow title="Available" trailing="$12,004.11" />
              <ListRow title="In orders" trailing="$381.58" />
            </Section>
            <Section title="History" headingLevel={4}>
              <ListRow title="Deposits" href="#" />
            </Section>
          </Sample>
          <Text size="s" tone="secondary">
            Two sections are 32 px apart and need no line between them. Rows of one section touch: a hairline
            is enough. A screen’s margin is 16 px at every width of phone.
          </Text>
        </Shelf>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Space', component: SpacePage, ...page });
export const Space = meta.story();
