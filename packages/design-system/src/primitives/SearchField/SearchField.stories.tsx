import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const onPick = fn();

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const [items, setItems] = useState(props.history?.items ?? []);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      history={
        props.history && {
          ...props.history,
          items,
          onPick: (item) => {
            setValue(item);
            onPick(item);
          },
          onRemove: (gone) => setItems(items.filter((item) => item !== gone)),
          onClear: () => setItems([]),
        }
      }
    />
  );
}

const history = {
  title: 'Searched before',
  items: ['AAPL', 'Tencent', 'bitcoin'],
  onPick: fn(),
  onRemove: fn(),
  onClear: fn(),
  clearLabel: 'Clear all',
  removeLabel: (item: string) => `Remove ${item}`,
};

const meta = preview.meta({
  title: 'Primitives/SearchField',
  component: SearchField,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Looks for something by its name or code, and remembers what was looked for.',
      whenToUse: ['The search screen; the head of a long list.'],
      whenNotToUse: [
        'A fixed list of one’s choices: `Select`, `PickerSheet`, `RegionSelect` search by themselves.',
        'To narrow a short list: `Chip`s.',
      ],
      anatomy: {
        story: 'filled',
        parts: {
          Lens: 'svg',
          Field: 'input',
          'What was searched before, newest first': 'li > button',
          'Remove one': 'li > button + button',
          'Clear all': 'h2 + button',
          'Clear button, while there is something to clear': null,
        },
      },
      keyboard: {
        Enter: 'Searches.',
        Escape: 'Empties the field.',
        Tab: 'To the clear button, then through the history: each entry, then its remove button.',
      },
      accessibility: [
        'A `search` landmark; the field has a name although none is shown.',
        'Removing and clearing give the focus back to the field, since the button pressed is gone.',
      ],
      content: ['The placeholder names what can be found: "Name or code". It is no label.'],
      related: ['TextField', 'RegionSelect', 'Chip'],
    }),
  },
  args: {
    label: 'Search markets',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    clearLabel: 'Clear',
    placeholder: 'Name or code',
    history,
  },
  beforeEach: () => {
    onPick.mockClear();
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const SearchedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search markets' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' NVDA {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('NVDA');
    await expect(canvas.queryByText('Searched before')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('Searched before')).toBeVisible();
  },
});

/** Letters on the way to words are not searched, and their keys are the input method's: what it makes of them is. */
export const ComposedByAnInputMethod = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    await fireEvent.compositionStart(input);
    for (const value of ['t', "teng'x", '腾讯'])
      await fireEvent.input(input, { target: { value }, isComposing: true });
    await expect(input).toHaveValue('腾讯');
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await fireEvent.submit(input.closest('form')!);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input, { data: '腾讯' });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('腾讯');
    await expect(input).toHaveValue('腾讯');
  },
});

export const HistoryByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'AAPL' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'AAPL' })).toBeNull();
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tencent' }));
    await expect(onPick).toHaveBeenCalledWith('Tencent');
    await expect(input).toHaveValue('Tencent');
  },
});

export const HistoryCleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByText('Searched before')).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Filled = meta.story({
  args: { value: 'Tencent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const NoHistory = meta.story({ args: { history: { ...history, items: [] } } });
export const OpenedToSearch = meta.story({
  args: { hasFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    history: {
      ...history,
      items: ['Zhong An Online P & C Insurance Company Limited', 'a'.repeat(60), 'AAPL'],
    },
  },
});
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '搜索市场',
    placeholder: '名称或代码',
    history: {
      ...history,
      title: '搜索历史',
      items: ['腾讯控股', '苹果'],
      clearLabel: '全部清除',
      removeLabel: (item) => `删除${item}`,
    },
  },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '搜尋股票',
    value: '騰訊',
    placeholder: '名稱或編號',
    clearLabel: '清除',
  },
});
