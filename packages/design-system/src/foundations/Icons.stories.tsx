import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '@meridian/storybook/preview.tsx';
import * as icons from '#icons/index.ts';
import { SearchField } from '#primitives/SearchField/SearchField.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { Page, Part, Shelf } from './Page.tsx';
import { page } from './pageSetting.ts';

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--m-space-2);
  padding: var(--m-space-4) var(--m-space-2);
  border-radius: var(--m-radius-m);
  text-align: center;
  overflow-wrap: anywhere;
`;

const Search = styled.div`
  max-inline-size: 24rem;
`;

/** `NewShareIcon` is read as “New share”. */
function nameOf(exported: string): string {
  const words = exported.replace(/Icon$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

const all = Object.entries(icons).map(([exported, Icon]) => ({ exported, name: nameOf(exported), Icon }));

function IconsPage() {
  const [query, setQuery] = useState('');
  const found = all.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      lead="One line set, 24 px box, 1.5 px line, named by what they mean here. Never alone in a tab bar, and never instead of a word that matters."
    >
      <Part title="All icons" note="Import one by its name with Icon behind it: NewShareIcon.">
        <Search>
          <SearchField
            label="Find an icon"
            placeholder="Find an icon"
            clearLabel="Clear"
            value={query}
            onChange={setQuery}
            onSubmit={setQuery}
          />
        </Search>
        <output>
          <Text as="span" size="s" tone="tertiary">
            {found.length} of {all.length}
          </Text>
        </output>
        <Shelf as="ul" style={{ '--m-least': '6.5rem' }}>
          {found.map(({ exported, name, Icon }) => (
            <Tile key={exported}>
              <Icon aria-hidden="true" />
              <Text size="xs" tone="secondary">
                {name}
              </Text>
            </Tile>
          ))}
        </Shelf>
      </Part>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Icons', component: IconsPage, ...page });

export const Icons = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
    await userEvent.tab();
    await userEvent.keyboard('new share');
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${all.length}`);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('New share');
    await userEvent.clear(canvas.getByLabelText('Find an icon'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
  },
});
