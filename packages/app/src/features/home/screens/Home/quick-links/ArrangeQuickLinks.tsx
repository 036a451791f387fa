import { Button, Checkbox, ReorderableList, Sheet, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useReorderWords } from '#presentation/reorder-words.ts';
import type { ArrangedLinks } from './arranged-links.ts';
import { withArranged } from './keeping.ts';
import { messages } from './quick-links.messages.ts';

interface NamedLink {
  readonly id: string;
  readonly label: string;
}

export interface ArrangeQuickLinksProps {
  readonly isOpen: boolean;
  onClose(): void;
  /** All of them, in the person's order. */
  readonly quickLinks: readonly NamedLink[];
  /** Those of them that are on home. */
  readonly shown: readonly NamedLink[];
  /** What the device keeps, as it was read, and of which user these are. */
  readonly kept: unknown;
  readonly owner: string;
  /** Called with what is kept now: at once, as there is nothing to confirm. */
  onKept(kept: unknown): void;
}

/** Where the quick links of home are arranged, by touch and by keyboard: their order, and which are shown. */
export default function ArrangeQuickLinks(props: ArrangeQuickLinksProps): ReactNode {
  const { isOpen, onClose, quickLinks, shown, kept, owner, onKept } = props;
  const intl = useIntl();
  const { storage } = usePorts();
  const words = useReorderWords(messages);
  const order = quickLinks.map(({ id }) => id);
  const hidden = quickLinks.filter((link) => !shown.includes(link)).map(({ id }) => id);
  // Null: as they were before anything was arranged.
  const onArrange = (next: ArrangedLinks | null): void => {
    const entries = withArranged(kept, owner, next);
    storage.set(storageKeys.quickLinks, JSON.stringify(entries));
    onKept(entries);
  };
  const show = (id: string, isShown: boolean): void =>
    onArrange({ order, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <>
          <Button onPress={() => onArrange(null)}>{intl.formatMessage(messages.reset)}</Button>
          <Button tone="primary" onPress={onClose}>
            {intl.formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text size="s" tone="secondary">
          {intl.formatMessage(messages.how)}
        </Text>
        <ReorderableList
          label={intl.formatMessage(messages.list)}
          items={quickLinks}
          keyOf={({ id }) => id}
          nameOf={({ label }) => label}
          words={words}
          onChange={(next) => onArrange({ order: next.map(({ id }) => id), hidden })}
          renderRow={({ id, label }) => {
            const isShown = !hidden.includes(id);
            return (
              <Checkbox
                label={label}
                isChecked={isShown}
                onChange={(isTicked) => show(id, isTicked)}
                // The last one stays: home leads somewhere.
                isDisabled={isShown && shown.length === 1}
              />
            );
          }}
        />
      </Stack>
    </Sheet>
  );
}
