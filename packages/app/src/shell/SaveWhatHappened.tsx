import { Banner, Button, Stack } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import type { SavedFile } from '#platform/ports/what-happened.ts';
import { saveFile } from '#presentation/export/save-file.ts';
import { messages } from './shell.messages.ts';

/** A file of what led to a failure, which the person may hand on: never sent by itself. */
export function SaveWhatHappened(): ReactNode {
  const intl = useIntl();
  const { calls: log, systemInfo, whatHappened } = usePorts();
  const { user } = useSession();
  const { pathname: here } = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const report = async (): Promise<SavedFile> => {
    const { reportOf } = await import('#features/service/index.ts');
    const userId = user?.userLoginId ?? null;
    const text = reportOf({ system: systemInfo(), locale: intl.locale, userId, log, here });
    return { name: 'meridian-report.txt', text };
  };
  const save = async (): Promise<void> => {
    try {
      const { name, text } = await (whatHappened.save() ?? report());
      saveFile(name, text, 'text/plain;charset=utf-8');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Stack gap={2}>
      <Button tone="quiet" size="s" onPress={() => void save()}>
        {intl.formatMessage(messages.saveWhatHappened)}
      </Button>
      {hasFailed && <Banner tone="negative" title={intl.formatMessage(messages.notSaved)} isLive />}
    </Stack>
  );
}
