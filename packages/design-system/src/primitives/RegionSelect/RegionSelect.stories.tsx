import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { RegionSelect, type RegionSelectProps } from './RegionSelect.tsx';

function Controlled(props: RegionSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RegionSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const codes =
  'AE AR AT AU BE BR CA CH CI CL CN CO CZ DE DK EG ES FI FR GB GR HK HU ID IE IL IN IT JP KE KR MA MO MX MY NG NL NO NZ PE PH PL PT RO SA SE SG TH TR TW UA US VN ZA'.split(
    ' ',
  );
const dialling: Record<string, string> = { HK: '+852', US: '+1', CN: '+86', GB: '+44', DE: '+49' };

const meta = preview.meta({
  title: 'Primitives/RegionSelect',
  component: RegionSelect,
  parameters: {
    layout: 'padded',
    docs: {
      ...guide({
        what: 'A country or region, found by typing a part of its name: in the reader’s language, in English, or in either Chinese script.',
        whenToUse: ['Nationality and residence in verification; the dialling code of a telephone number.'],
        whenNotToUse: [
          'Fewer than ten: `Select` or `PickerSheet`.',
          'A language: `PickerSheet`, each in its own script.',
        ],
        anatomy: {
          story: 'open',
          window: { width: 390, height: 480 },
          parts: {
            'Field that shows what is chosen': "button[aria-haspopup='dialog']",
            'Sheet: search, which stays in sight': "input[type='search']",
            Name: "[role='option'] > :first-child",
            Detail: "[role='option'] > :nth-child(2)",
            'Check mark': "[role='option'] svg",
          },
        },
        keyboard: {
          'Enter / Space': 'Opens the sheet; the search has the focus.',
          Letters: 'Search: by name in any of the three scripts, by code, without accents.',
          'Arrow up / down, Page up / down': 'Move in the list; the focus stays in the search.',
          Enter: 'Chooses the marked one.',
          Escape: 'Closes without a change.',
        },
        accessibility: [
          'A `combobox` whose `listbox` is always open; `aria-activedescendant` names the marked option.',
          'How many are found is said politely while typing.',
        ],
        content: [
          'Names come from the browser in the reader’s language; `names` corrects those the company writes otherwise.',
          'Say "country or region" in the label.',
        ],
        related: ['PickerSheet', 'Select', 'SearchField'],
      }),
      story: { inline: false, height: '620px' },
    },
  },
  args: {
    label: 'Country or region',
    value: null,
    placeholder: 'Choose one',
    onChange: fn(),
    codes,
    locale: 'en',
    pinned: ['HK', 'US'],
    searchLabel: 'Search',
    closeLabel: 'Close',
    nothingFoundText: 'No country or region has this name.',
    foundText: (count: number) => `${count} found`,
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const FoundByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('united');
    await expect(screen.getByRole('status')).toHaveTextContent('3 found');
    await userEvent.keyboard('{ArrowDown}');
    await expect(search).toHaveFocus();
    const marked = document.querySelector(
      `#${CSS.escape(search.getAttribute('aria-activedescendant') ?? '')}`,
    );
    await expect(marked).toHaveTextContent('United Arab Emirates');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('AE');
    await waitFor(() => expect(canvas.getByRole('button', { name: /United Arab Emirates/ })).toHaveFocus());
  },
});

export const Open = meta.story({
  args: { value: 'HK', detailOf: (code: string) => dialling[code] ?? '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    const first = within(list).getAllByRole('option')[0];
    await expect(first).toHaveTextContent(/Hong Kong/);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const NothingFound = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('combobox'), 'atlantis');
    await expect(screen.getByText('No country or region has this name.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: 'US' } });
export const Invalid = meta.story({
  args: { isRequired: true, error: 'Choose where you live.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose where you live.');
  },
});
export const Disabled = meta.story({ args: { value: 'US', isDisabled: true } });
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { value: 'GB', names: { GB: 'United Kingdom of Great Britain and Northern Ireland' } },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '国家或地区', value: 'DE', locale: 'zh-Hans', searchLabel: '搜索', closeLabel: '关闭' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '国家或地区 德国' }));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '國家或地區', value: 'DE', locale: 'zh-Hant', searchLabel: '搜尋', closeLabel: '關閉' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '國家或地區 德國' }));
    // Words of the other script, as a contact's card may have them.
    await userEvent.type(await screen.findByRole('combobox'), '德国');
    await expect(screen.getByRole('option', { name: '德國' })).toBeVisible();
  },
});
