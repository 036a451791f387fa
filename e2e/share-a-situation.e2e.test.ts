import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { closePanel, openPanel } from './steps/panel.ts';
import { expectScreen, openTradeList } from './steps/places.ts';
import { chooseLimit, confirm, typeQuantity } from './steps/trading.ts';

journey("a tester's link opens the same situation in another browser", async ({ openPhone }) => {
  const tester = await openPhone();
  const slow = { on: 'http', kind: 'slow', target: '*', value: 50 } as const;
  const tab = await tester.open({
    scenario: 'funded',
    screen: screens.stockTicket('AAPL', 'Apple'),
    faults: [slow],
  });
  await typeQuantity(tab, '3');
  await chooseLimit(tab, '201');
  await confirm(tab, /^Buy 3 AAPL at /);
  await openTradeList(tab, 'Entrusted');
  const tools = await openPanel(tab, 'share');
  await tools.getByRole('button', { name: 'Make a link' }).click();
  const address = await tools.getByText(/\?world=/).innerText();

  const engineer = await openPhone();
  const there = await engineer.openAddress(address.slice(address.indexOf('?')));
  const panel = await openPanel(there, 'faults');
  await expect(panel.getByText('slow=50@*', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'End all' }).click();
  await closePanel(panel);
  await expect(there.getByRole('row', { name: 'Buy long 3 Apple' })).toBeVisible();
});

journey(
  'a recording opens from its file, and a file that is none is refused in words',
  async ({ openPhone }) => {
    const tester = await openPhone();
    const tab = await tester.open({ scenario: 'kyc-pending', screen: '/pages/kycverify/index' });
    const panel = await openPanel(tab, 'share');
    const download = tab.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save a recording' }).click();
    const folder = await mkdtemp(path.join(tmpdir(), 'meridian-recording-'));
    const file = path.join(folder, 'recording.json');
    await (await download).saveAs(file);
    const recording = await readFile(file, 'utf8');
    await rm(folder, { recursive: true });

    const engineer = await openPhone();
    const there = await engineer.open({ scenario: 'visitor' });
    const tools = await openPanel(there, 'share');
    const choose = async (text: string) => {
      const chooser = there.waitForEvent('filechooser');
      await tools.getByRole('button', { name: 'Open a recording' }).click();
      const file = { name: 'bug.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await (await chooser).setFiles(file);
    };
    await choose('{"meridian":"no"}');
    await expect(tools.getByText('This file was not opened')).toBeVisible();
    await choose(recording);
    await expectScreen(there, 'Identity verification');
    await expect(there.getByText('Your documents are under review')).toBeVisible();
  },
);

journey('a link that was cut says so, and the usual situation opens', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.openAddress('?world=q1YqS8xT');
  await expectScreen(tab, 'Home');
  const panel = await openPanel(tab);
  await expect(
    panel.getByText('The world in this link cannot be opened; this is the usual one'),
  ).toBeVisible();
});
