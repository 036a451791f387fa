import type { WorldHandle } from '@meridian/mocks';
import { Banner, Button, CopyField, Inline, Section, Stack, Text } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { saveFile } from '#presentation/export/save-file.ts';
import { linkTo, openRecording, recordingFile, storybookPage, storyOf } from '../link.ts';
import { usePlace } from '../place.ts';
import { messages } from './Share.messages.ts';

/** What somebody else needs to see the same: a link, a file. */
export function Share({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  const [link, setLink] = useState<{ readonly address: string | null } | null>(null);
  const place = usePlace();
  const make = async (): Promise<void> => setLink({ address: await linkTo(handle, place) });
  const openAsStory = async (): Promise<void> => {
    const address = await storyOf(handle, place, storybookPage(place.page));
    if (address === null) setLink({ address });
    else open(address, '_blank', 'noopener');
  };
  const save = async (): Promise<void> => {
    const { name, text } = await recordingFile(handle, place);
    saveFile(name, text, 'application/json');
  };
  return (
    <Stack gap={4}>
      <Section title={intl.formatMessage(messages.link)} headingLevel={3}>
        <Stack gap={3}>
          <Text size="s" tone="secondary">
            {intl.formatMessage(messages.linkHint)}
          </Text>
          <Inline gap={2}>
            <Button size="s" onPress={() => void make()}>
              {intl.formatMessage(messages.makeLink)}
            </Button>
            <Button size="s" onPress={() => void openAsStory()}>
              {intl.formatMessage(messages.openAsStory)}
            </Button>
          </Inline>
          {link?.address === null && (
            <Banner tone="waiting" title={intl.formatMessage(messages.tooLong)} isLive>
              {intl.formatMessage(messages.tooLongBody)}
            </Banner>
          )}
          {typeof link?.address === 'string' && (
            <CopyField
              label={intl.formatMessage(messages.link)}
              value={link.address}
              copyLabel={intl.formatMessage(messages.copy)}
              copiedLabel={intl.formatMessage(messages.copied)}
              failedLabel={intl.formatMessage(messages.copyFailed)}
            />
          )}
        </Stack>
      </Section>
      <Section title={intl.formatMessage(messages.file)} headingLevel={3}>
        <Stack gap={3}>
          <Text size="s" tone="secondary">
            {intl.formatMessage(messages.fileHint)}
          </Text>
          <Inline gap={2}>
            <Button size="s" onPress={() => void save()}>
              {intl.formatMessage(messages.save)}
            </Button>
            <OpenFile />
          </Inline>
        </Stack>
      </Section>
    </Stack>
  );
}

function OpenFile(): ReactNode {
  const intl = useIntl();
  const { newId } = usePorts();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      location.assign(
        await openRecording(await file.text(), { page: location.pathname, id: `file-${newId()}` }),
      );
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setProblem(error.message);
    }
  };
  const choose = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json';
    input.addEventListener('change', () => void open(input.files?.[0]));
    input.click();
  };
  return (
    <>
      <Button size="s" onPress={choose}>
        {intl.formatMessage(messages.openFile)}
      </Button>
      {problem !== null && (
        <Banner tone="negative" title={intl.formatMessage(messages.notOpened)} isLive>
          {problem}
        </Banner>
      )}
    </>
  );
}
