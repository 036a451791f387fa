import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Screen } from '../Screen/Screen.tsx';
import { SplitView } from './SplitView.tsx';

const meta = preview.meta({
  title: 'Layout/SplitView',
  component: SplitView,
  args: { list: <Text>List</Text>, detail: <Text>Detail</Text>, aside: <Text>Ticket</Text> },
  render: (args) => (
    <Screen title="Markets" isWide>
      <SplitView {...args} />
    </Screen>
  ),
  tags: ['autodocs'],
});

export const Phone = meta.story();
export const Tablet = meta.story({ globals: { viewport: { value: 'w768' } } });
export const Desktop = meta.story({ globals: { viewport: { value: 'w1280' } } });
