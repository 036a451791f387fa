import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { InstrumentLogo } from '../InstrumentLogo/InstrumentLogo.tsx';
import { ListRow } from './ListRow.tsx';

const meta = preview.meta({
  title: 'Primitives/ListRow',
  component: ListRow,
  parameters: { layout: 'padded' },
  args: { title: 'Transaction history' },
  tags: ['autodocs'],
});

export const Link = meta.story({
  args: { href: '#/pages/profile/transaction', subtitle: 'Every movement of your money' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Transaction history/ })).toHaveFocus();
  },
});

export const Press = meta.story({
  args: { onPress: fn(), title: 'Language', trailing: 'English' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus();
  },
});

export const Read = meta.story({ args: { title: 'Order number', trailing: '20261121-004417' } });
export const Disabled = meta.story({
  args: { title: 'Withdraw', subtitle: 'After your identity is verified', onPress: fn(), isDisabled: true },
});

export const List = meta.story({
  render: () => (
    <div>
      {['AAPL', 'MSFT', 'NVDA'].map((code) => (
        <ListRow
          key={code}
          href="#"
          leading={<InstrumentLogo code={code} />}
          title={code}
          subtitle="NASDAQ"
          trailing="10 shares"
        />
      ))}
    </div>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    href: '#',
    title: 'Zhong An Online P & C Insurance Company Limited, American depositary receipts',
    subtitle: 'Subscription open until the day after tomorrow at noon in Hong Kong',
    trailing: 'HK$18.42',
  },
});
