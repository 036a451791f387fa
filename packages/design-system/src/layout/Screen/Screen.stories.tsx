import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Screen } from './Screen.tsx';
import { AccountScreen, english, QuoteScreen, simplified, TicketScreen } from './exampleScreens.tsx';

const meta = preview.meta({
  title: 'Layout/Screen',
  component: Screen,
  args: { title: 'Notices', children: <Text>Nothing new.</Text> },
  parameters: {
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
    docs: { story: { inline: false, height: '700px' } },
  },
  tags: ['autodocs'],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toHaveTextContent('Nothing new.');
  },
});

export const Account = meta.story({ render: () => <AccountScreen words={english} /> });
export const AccountHidden = meta.story({ render: () => <AccountScreen words={english} isHidden /> });
export const AccountSimplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => <AccountScreen words={simplified} />,
});
export const AccountNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => <AccountScreen words={english} />,
});

export const Quote = meta.story({
  render: () => <QuoteScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
  },
});

export const QuoteRedUp = meta.story({ globals: { convention: 'red-up' }, render: () => <QuoteScreen /> });
export const QuoteColourBlindSafe = meta.story({
  globals: { convention: 'colour-blind' },
  render: () => <QuoteScreen />,
});
export const Ticket = meta.story({ render: () => <TicketScreen /> });
export const TicketNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => <TicketScreen />,
});
