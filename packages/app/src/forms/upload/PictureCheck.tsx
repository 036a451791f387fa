import {
  Button,
  FullScreenIcon,
  ImageCropper,
  Inline,
  Sheet,
  Stack,
  Text,
  TurnIcon,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isUnedited, noEdit, turned, wholePicture, type PictureEdit } from './picture-edit.ts';
import { messages } from './upload.messages.ts';

export interface PictureCheckProps {
  src: string;
  /** What it is a picture of. */
  label: string;
  /** The person wants it, as it was turned and cut. */
  onUse: (edit: PictureEdit) => void;
  /** Nothing is sent. */
  onCancel: () => void;
}

/** A chosen picture before it is sent: all of it in sight, to be turned and cut. */
export default function PictureCheck({ src, label, onUse, onCancel }: PictureCheckProps): ReactNode {
  const intl = useIntl();
  const [edit, setEdit] = useState(noEdit);
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={say('checkTitle')}
      closeLabel={say('cancel')}
      actions={
        <>
          <Button onPress={onCancel}>{say('cancel')}</Button>
          <Button tone="primary" onPress={() => onUse(edit)}>
            {say('use')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <ImageCropper
          src={src}
          label={label}
          turns={edit.turns}
          area={edit.area}
          onChange={(area) => setEdit({ ...edit, area })}
          labels={{
            area: say('cropArea'),
            topLeft: say('topLeft'),
            top: say('top'),
            topRight: say('topRight'),
            right: say('right'),
            bottomRight: say('bottomRight'),
            bottom: say('bottom'),
            bottomLeft: say('bottomLeft'),
            left: say('left'),
          }}
        />
        <Inline gap={2} isWrapping justify="center">
          <Button size="s" onPress={() => setEdit(turned(edit))}>
            <TurnIcon aria-hidden="true" />
            {say('rotate')}
          </Button>
          <Button
            size="s"
            isDisabled={isUnedited({ ...edit, turns: 0 })}
            onPress={() => setEdit({ ...edit, area: wholePicture })}
          >
            <FullScreenIcon aria-hidden="true" />
            {say('whole')}
          </Button>
        </Inline>
        <Text size="s" tone="secondary">
          {say('checkHint')}
        </Text>
      </Stack>
    </Sheet>
  );
}
