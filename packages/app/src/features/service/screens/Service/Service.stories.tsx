import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
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
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { storageKeys } from '#platform/device/storage.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { Session } from '#platform/ports/ports.ts';
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

/** The app's session, so that the story can begin it while the screen is open. */
const opened: { session: Pick<Session, 'signIn'> | null } = { session: null };
function OnSession() {
  const { session } = usePorts();
  useEffect(() => void (opened.session = session), [session]);
  return <ServiceScreen />;
}

/** On the first visit of the demo the screen is open before it is known who is signed in. */
export const SignedInLate = meta.story({
  render: () => <OnSession />,
  parameters: { storage: { [storageKeys.token]: '' } },
  play: async ({ canvas, canvasElement }) => {
    const report = await canvas.findByRole('textbox', { name: 'Details for customer service' });
    await expect(report).not.toHaveDisplayValue(/User ID/);
    const [token, user] = [worldOf(canvasElement).token(), worldOf(canvasElement).user()];
    if (token !== null && user !== null) opened.session?.signIn(token, user);
    await waitFor(() => expect(report).toHaveDisplayValue(/User ID: demo/));
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

const questions = { what: 'the questions and answers', call: 'content.articlePage' } as const;
const asks = sees('button', 'Why do I have to verify my identity?');

/** The first topic is open; an answer is read when it is opened, and leads on. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await asks({ canvas } as Parameters<typeof asks>[0]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdrawals' }));
    const question = await canvas.findByRole('button', { name: 'How long does a withdrawal take?' });
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText(/^Up to 24 hours for the review\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
      'href',
      expect.stringMatching(/pages\/withdraw\/vm$/),
    );
    await expect(canvas.getByRole('button', { name: 'Withdrawals', pressed: true })).toBeVisible();
  },
});

/** A screen that knows what a person is at leads to its topic. */
export const OneTopic = meta.story({
  parameters: { route: '/pages/service/index?topic=margin' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'When does the brokerage close my position?' }),
    ).toBeVisible();
  },
});

/** A topic that there is not is none: the first one is open. */
export const UnknownTopic = meta.story({
  parameters: { route: '/pages/service/index?topic=%3Cb%3E' },
  play: asks,
});

export const HelpSearched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search the answers' }),
      'withdrawal fee',
    );
    const question = { name: 'What does a withdrawal cost, and how much can I withdraw?' };
    await expect(await canvas.findByRole('button', question)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^\d+ answers? found$/)).toBeInTheDocument());
    await expect(canvas.queryByRole('group', { name: 'Topics' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByRole('group', { name: 'Topics' })).toBeVisible();
  },
});

export const HelpNothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the answers' }), 'unicorn');
    await expect(await canvas.findByText('No answer found for “unicorn”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible();
  },
});

export const HelpNotPublished = meta.story({
  parameters: { facts: [{ name: 'help', parameters: { state: 'empty' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No answers are published here')).toBeVisible();
    await ways({ canvas } as Parameters<typeof ways>[0]);
  },
});

export const HelpFailed = meta.story(
  failed({ ...questions, unlike: 'No answers are published here', shows: asks }),
);
export const HelpSlow = meta.story(slow({ ...questions, shows: asks }));

/** The topics do not come, and searching needs none. */
export const TopicsFailed = meta.story({
  parameters: { faults: ['http=502@content.articleTags'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the topics")).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'passport');
    await expect(await canvas.findByRole('button', { name: /^Which documents can I use/ })).toBeVisible();
  },
});

/** A question without its answer says so, and is answered by another try. */
export const AnswerFailed = meta.story({
  parameters: { endsWithoutFaults: true, faults: ['down@content.articleDetail'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Why do I have to verify my identity?' }),
    );
    const alert = (await canvas.findByText("Couldn't load the answer")).closest<HTMLElement>('[role=alert]');
    worldOf(canvasElement).clearFaults();
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/^The law asks a brokerage/)).toBeVisible();
  },
});

/** Taken down between the list and the press. */
export const AnswerGone = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = await canvas.findByRole('button', { name: 'Why do I have to verify my identity?' });
    await worldOf(canvasElement).applyFact('help', { state: 'empty' });
    await userEvent.click(question);
    await expect(await canvas.findByText(/^This answer is no longer published/)).toBeVisible();
  },
});

/** Text of a stranger's is read, and does nothing. */
export const HostileAnswer = meta.story({
  parameters: {
    facts: [
      {
        name: 'article',
        parameters: {
          id: 'A-6',
          title: 'Is this safe?',
          column: 'help',
          tag: 'identity',
          content: '<p onclick="window.wasRun = 1">Words stay</p><script>window.wasRun = 2</script>',
        },
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Is this safe?' }));
    const words = await canvas.findByText('Words stay');
    words.click();
    await expect('wasRun' in (canvasElement.ownerDocument.defaultView ?? {})).toBe(false);
    await expect(words.closest('[role=region]')?.querySelector('script')).toBeNull();
  },
});

export const HelpInSimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { route: '/pages/service/index?topic=fees' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '交易手续费是多少？' }));
    await expect(await canvas.findByText('美股：0.05%，最低 $0.99')).toBeVisible();
  },
});

export const Narrow = meta.story(atWidth('w320', { shows: asks }));
export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: ways }));
export const Failed = meta.story(
  failed({ ...reads, unlike: 'No way to reach us is published here', shows: ways }),
);
export const Offline = meta.story(offline({ shows: ways }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: ways }));
