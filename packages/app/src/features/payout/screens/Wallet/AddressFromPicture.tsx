import { FileButton, InlineMessage, Stack } from '@meridian/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { qrFromPicture, type ReadCode } from '#forms/upload/qr-from-picture.ts';
import type { Message } from '#platform/words/messages.ts';
import { addressInQr } from '../../model/qr-address.ts';
import { messages } from './Wallet.messages.ts';

/** An address from a picture of its QR code, such as a screenshot of a wallet. The picture does not leave the device. */
export function AddressFromPicture({ onRead }: { onRead(address: string): void }): ReactNode {
  const intl = useIntl();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const way = useRef<AbortController>(null);
  useEffect(() => () => way.current?.abort(), []);

  async function read(file: File): Promise<void> {
    way.current?.abort();
    const { signal } = (way.current = new AbortController());
    setIsReading(true);
    const code = await qrFromPicture(file, signal).catch(() => null);
    if (signal.aborted) return;
    setIsReading(false);
    setProblem(problemOf(code));
    if (code !== null && code.text !== null) onRead(addressInQr(code.text));
  }

  return (
    <Stack gap={2}>
      <FileButton
        size="s"
        label={intl.formatMessage(messages.fromPicture)}
        isPending={isReading}
        onChoose={(file) => void read(file)}
      />
      {problem !== null && <InlineMessage tone="negative" isLive title={intl.formatMessage(problem)} />}
    </Stack>
  );
}

function problemOf(code: ReadCode | null): Message | null {
  if (code === null) return messages.readerMissing;
  if (code.problem === null) return null;
  return code.problem === 'noCode' ? messages.noCode : messages.noPicture;
}
