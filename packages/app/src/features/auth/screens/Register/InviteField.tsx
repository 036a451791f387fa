import { FileButton, InlineMessage, Stack, TextField } from '@meridian/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { qrFromPicture, type ReadCode } from '#forms/upload/qr-from-picture.ts';
import { inviteIn } from '../../invite.ts';
import { messages } from './Register.messages.ts';

export interface InviteFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** The code of the link that led here; empty without one. */
  fromLink: string;
}

type Reading = 'none' | 'busy' | 'read' | 'noCode' | 'otherCode' | 'unreadable' | 'unavailable';

/** The invitation code: typed, brought by a link, or read from a picture of a QR code. */
export function InviteField({ fromLink, ...field }: InviteFieldProps): ReactNode {
  const intl = useIntl();
  const [reading, setReading] = useState<Reading>('none');
  const way = useRef<AbortController>(null);
  useEffect(() => () => way.current?.abort(), []);
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);

  async function read(file: File): Promise<void> {
    way.current?.abort();
    const { signal } = (way.current = new AbortController());
    setReading('busy');
    const code = await qrFromPicture(file, signal).catch(() => null);
    if (signal.aborted) return;
    const text = code?.text ?? null;
    const invite = text === null ? null : inviteIn(text);
    if (invite !== null) field.onChange(invite);
    setReading(endOf(code, invite));
  }

  return (
    <Stack gap={2}>
      <TextField
        {...field}
        label={say('invite')}
        hint={say(hintOf(field.value, fromLink, reading))}
        autoComplete="off"
      />
      <FileButton
        size="s"
        label={say('inviteFromPicture')}
        isPending={reading === 'busy'}
        onChoose={(file) => void read(file)}
      />
      {(reading === 'noCode' ||
        reading === 'otherCode' ||
        reading === 'unreadable' ||
        reading === 'unavailable') && <InlineMessage tone="negative" isLive title={say(reading)} />}
    </Stack>
  );
}

function hintOf(value: string, fromLink: string, reading: Reading): keyof typeof messages {
  if (fromLink !== '' && value === fromLink) return 'inviteFromLink';
  return reading === 'read' && value !== '' ? 'inviteRead' : 'inviteHint';
}

function endOf(code: ReadCode | null, invite: string | null): Reading {
  if (code === null) return 'unavailable';
  if (code.problem === 'noCode') return 'noCode';
  if (code.problem !== null) return 'unreadable';
  return invite === null ? 'otherCode' : 'read';
}
