import { Button, InlineMessage, drawQrPicture } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { saveBlob } from '#presentation/export/save-file.ts';
import { messages } from './Share.messages.ts';

interface SavePictureProps {
  readonly link: string;
  /** Null without one: the link opens an account all the same. */
  readonly code: string | null;
}

/** The invitation as a picture, in the reader's language: for messengers, and for paper. It is made on the device. */
export function SavePicture({ link, code }: SavePictureProps): ReactNode {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  async function save(): Promise<void> {
    setState('busy');
    try {
      const picture = await drawQrPicture({
        value: link,
        title: say('sendTitle'),
        lines: [
          code === null ? say('pictureScan') : intl.formatMessage(messages.pictureCode, { code }),
          ...(code === null ? [] : [say('pictureScan')]),
          link,
        ],
        language: intl.locale,
      });
      saveBlob('meridian.png', picture);
      setState('idle');
    } catch (error) {
      console.warn('The invitation was not drawn.', error);
      setState('failed');
    }
  }
  return (
    <>
      <Button isFullWidth isPending={state === 'busy'} onPress={() => void save()}>
        {say('savePicture')}
      </Button>
      {state === 'failed' && <InlineMessage tone="negative" isLive title={say('pictureFailed')} />}
    </>
  );
}
