import { expect } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import ServiceScreen from './Service.tsx';

const meta = preview.meta({
  component: ServiceScreen,
  parameters: { path: '/pages/service/index', scenario: 'trader' },
});

const reads = { what: 'the ways to reach us', call: 'auth.appVersion' } as const;
const ways = sees('list', 'Reach us');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    for (const [name, href] of [
      [/^Chat on our website/, 'https://help.meridian.example/chat'],
      [/^Write an email/, 'mailto:service@meridian.example'],
      [/^Call/, 'tel:+85230100142'],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByText(/Monday to Friday, 09:00 to 18:00/)).toBeVisible();
    const report = canvas.getByRole('textbox', { name: 'Details for customer service' });
    await expect(report).toHaveDisplayValue(/^Version: Meridian /);
    await expect(report).toHaveDisplayValue(/User ID: demo/);
  },
});

/** What went wrong is named by its code. Who sends it can change it first. */
export const ReportChanged = meta.story({
  parameters: { faults: ['http=502@auth.appVersion'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Retry' });
    const report = canvas.getByRole('textbox', { name: 'Details for customer service' });
    await userEvent.clear(report);
    await userEvent.type(report, 'No price is shown');
    await expect(report).toHaveValue('No price is shown');
  },
});

/** The report goes along with an email, as it was changed. */
export const ReportByEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    const report = await canvas.findByRole('textbox', { name: 'Details for customer service' });
    await userEvent.clear(report);
    await userEvent.type(report, 'A & B');
    await expect(await canvas.findByRole('link', { name: 'Send it by email' })).toHaveAttribute(
      'href',
      'mailto:service@meridian.example?subject=Report%20from%20the%20Meridian%20app&body=A%20%26%20B',
    );
  },
});

export const NothingPublished = meta.story({
  parameters: { faults: ['bare@auth.appVersion'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No way to reach us is published here')).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: ways }));
export const Failed = meta.story(
  failed({ ...reads, unlike: 'No way to reach us is published here', shows: ways }),
);
export const Offline = meta.story(offline({ shows: ways }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: ways }));
