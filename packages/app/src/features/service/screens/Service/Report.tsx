import { Button, CopyField, Inline, Section, Stack, Text, TextArea } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { mailOf } from '../../contact.ts';
import { reportOf } from '../../report.ts';
import { messages } from './Service.messages.ts';

/** Most characters of a report: what a mail program still takes from a link. */
const maxLength = 4_000;

/** What helps customer service, to be read and changed by the person before it is sent or copied. */
export function Report({ email }: { email: string | null }): ReactNode {
  const intl = useIntl();
  const { user } = useSession();
  const { calls: log, systemInfo } = usePorts();
  const { pathname: here } = useLocation();
  const [changed, setChanged] = useState<string | null>(null);
  // Made anew until it is changed: who is signed in may be known later than the screen is shown.
  const text =
    changed ??
    reportOf({
      system: systemInfo(),
      locale: intl.locale,
      userId: user?.userLoginId ?? null,
      log,
      here,
    });
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  const mail = email === null ? null : mailOf(email, say('mailSubject'), text);
  return (
    <Section title={say('report')}>
      <Stack gap={3}>
        <Text tone="secondary">{say('reportLead')}</Text>
        <TextArea
          label={say('details')}
          hint={say('detailsHint')}
          value={text}
          onChange={setChanged}
          maxLength={maxLength}
          rows={8}
        />
        <CopyField
          label={say('toCopy')}
          value={text}
          shownValue={text.split('\n', 1)[0]}
          hint={say('toCopyHint')}
          copyLabel={say('copy')}
          copiedLabel={say('copied')}
          failedLabel={say('copyFailed')}
        />
        {mail !== null && (
          <Inline gap={2}>
            <Button href={mail}>{say('send')}</Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
