import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { openPanel } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';
import { expectNothingBroken, openRecording } from './steps/recording.ts';
import { wordsOf } from './steps/words.ts';

// Made of a tester's recording: npm run replay -- FILE --as-test refused-withdrawal-with-a-silent-feed
journey('refused withdrawal with a silent feed', async ({ openPhone }) => {
  const say = wordsOf('zh-Hant');
  const phone = await openPhone();
  const tab = await openRecording(phone, 'refused-withdrawal-with-a-silent-feed');
  await expectScreen(tab, say('statement.title'));
  const panel = await openPanel(tab, 'faults', say);
  await expect(panel.getByText('silent@socket', { exact: true })).toBeVisible();
  await expectNothingBroken(tab);
});
