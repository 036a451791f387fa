import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Banner } from '#primitives/Banner/Banner.tsx';
import { StepForm } from './StepForm.tsx';
import { Verification } from './sampleVerification.tsx';

const meta = preview.meta({
  title: 'Patterns/StepForm',
  component: StepForm,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The frame of a form in steps: where one is, one step’s fields, what stops it, and the way back and on.',
      whenToUse: [
        'More than a screen of fields, or fields that depend on earlier answers: identity, a bank card, a withdrawal.',
      ],
      whenNotToUse: [
        'Up to five fields: one `Screen` with its fields and a button.',
        'Looking at what is already known: `StatGrid`. Seeing it once more before it is sent: `ReviewSheet`.',
      ],
      anatomy: {
        story: 'failed-keeps-everything',
        parts: {
          'Progress: name of the form': "[role='progressbar'] > :first-child",
          'Where it is: "Step 2 of 4"': "[role='progressbar'] > :nth-child(2)",
          'Title of the step, and a sentence why': '[data-step] h2',
          'Fields, each in a `StepField`': '[data-step-field]',
          'Failure of the last try': '[data-tone=negative]',
          'Back and next': "button[type='submit']",
          'Problems: a title and a line for each, which leads to its field': null,
        },
      },
      keyboard: {
        Tab: 'Through the fields, the problems, back and next.',
        Enter: 'In a text field: next. On a problem: to its field.',
      },
      accessibility: [
        'A named form. A new step moves the focus to its title, which is described by "Step 2 of 4".',
        'A refused step is announced as an alert and moves the focus to the first bad field; each problem is a button that leads to its own.',
        'While it is being sent the button keeps focus and name and takes no second press.',
        'The caller shows each problem at its field too, and owns the values.',
      ],
      content: [
        'The button says where it leads: "Next: document", at the end "Review".',
        'A problem says what to do: "Enter your first name".',
      ],
      related: ['StepField', 'ReviewSheet', 'Field', 'ProgressBar', 'Banner'],
    }),
  },
  args: {
    label: 'Identity verification',
    steps: [],
    stepIndex: 0,
    stepText: 'Step 1 of 3',
    onNext: fn(),
    nextLabel: 'Next',
    backLabel: 'Back',
    problemsTitle: 'Something is missing',
  },
  render: (args) => <Verification {...args} />,
  tags: ['autodocs'],
});

export const ThroughByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Mei{Tab}Chan{Enter}');
    const second = canvas.getByRole('heading', { name: 'Your document' });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAccessibleDescription('Step 2 of 3');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await userEvent.tab();
    await userEvent.keyboard(' {Tab}{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your address' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible();
  },
});

export const StoppedAtTheFirstBadField = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Mei');
    await userEvent.keyboard('{Enter}');
    const last = canvas.getByRole('textbox', { name: 'Last name' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toBeInvalid();
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Something is missing.*Enter your last name/);
    // Once for each press: typing elsewhere is not interrupted.
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(first, ' Ling');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your last name' }));
    await expect(last).toHaveFocus();
    await userEvent.keyboard('Chan{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your document' })).toHaveFocus());
    await expect(alert).toBeEmptyDOMElement();
  },
});

export const NothingIsLostOnTheWayBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Mei{Tab}Chan{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Passport' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next: address' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Street and number' }), '8 Harbour Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const title = canvas.getByRole('heading', { name: 'Your name' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue('Chan');
    await expect(canvas.queryByRole('textbox', { name: 'Street and number' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next: document' }));
    await expect(await canvas.findByRole('radio', { name: 'Passport' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next: address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Street and number' })).toHaveValue(
      '8 Harbour Road',
    );
  },
});

export const Sending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Mei{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: document' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Mei');
  },
});

export const FailedKeepsEverything = meta.story({
  args: {
    failure: (
      <Banner tone="negative" title="Your answers were not sent" isLive>
        Network Error. Everything you typed is still here; try again.
      </Banner>
    ),
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Verification of your identity and of the place where you live',
    problemsTitle: 'Two things need another look before you can go on',
    problems: [
      { field: 'first', message: 'Enter your first name exactly as printed in the document you will show' },
      { field: 'last', message: 'Enter your last name exactly as printed in the document you will show' },
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '身份认证',
    stepText: '第 1 步，共 3 步',
    backLabel: '上一步',
    problemsTitle: '还有信息未填写',
    problems: [{ field: 'last', message: '请输入名' }],
  },
  render: (args) => (
    <Verification
      {...args}
      words={{
        steps: ['姓名', '证件', '住址'],
        lead: '请与证件上的姓名保持一致。',
        first: '姓',
        last: '名',
        document: '证件类型',
        kinds: ['身份证', '护照'],
        street: '街道和门牌号',
        enter: (label) => `请输入${label}`,
        next: ['下一步：证件', '下一步：住址', '核对信息'],
      }}
    />
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '身份認證',
    stepText: '第 1 步，共 3 步',
    backLabel: '上一步',
    problemsTitle: '尚有資料未填',
  },
  render: (args) => (
    <Verification
      {...args}
      words={{
        steps: ['姓名', '證件', '住址'],
        lead: '須與證件上的姓名相同。',
        first: '姓氏',
        last: '名字',
        document: '證件類別',
        kinds: ['身份證', '護照'],
        street: '街道及門牌',
        enter: (label) => `請輸入${label}`,
        next: ['下一步：證件', '下一步：住址', '覆核資料'],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步：證件' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '姓氏' })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/尚有資料未填.*請輸入姓氏.*請輸入名字/);
  },
});
