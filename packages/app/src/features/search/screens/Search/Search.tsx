import { SearchField, Stack } from '@meridian/design-system';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { withSearched } from '../../model/history.ts';
import { Results } from './Results.tsx';
import { messages } from './Search.messages.ts';
import { useFound } from './useFound.ts';
import { useHistory } from './useHistory.ts';
import { useKeyword } from './useKeyword.ts';
import { useResultKeys } from './useResultKeys.ts';

/** Finds an instrument of any source by its code, its name in three languages, pinyin or initials. */
export default function SearchScreen(): ReactNode {
  const intl = useIntl();
  const keyword = useKeyword();
  const found = useFound(keyword.text);
  const { words, change } = useHistory();
  const [hasFocus] = useState(keyword.text === '');
  const frame = useRef<HTMLDivElement>(null);

  const remember = () => {
    change((kept) => withSearched(kept, keyword.text));
    keyword.keep();
  };
  const { set } = keyword;
  useResultKeys(
    frame,
    useCallback(() => set(''), [set]),
  );

  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.markets()}>
      <div ref={frame}>
        <Stack gap={4}>
          <SearchField
            label={intl.formatMessage(messages.field)}
            placeholder={intl.formatMessage(messages.placeholder)}
            clearLabel={intl.formatMessage(messages.clear)}
            value={keyword.text}
            onChange={keyword.set}
            onSubmit={() => {
              remember();
              frame.current?.querySelector<HTMLElement>('[data-row] a')?.focus();
            }}
            hasFocus={hasFocus}
            history={{
              title: intl.formatMessage(messages.history),
              items: words,
              onPick: keyword.set,
              onRemove: (gone) => change((kept) => kept.filter((word) => word !== gone)),
              onClear: () => change(() => []),
              clearLabel: intl.formatMessage(messages.clearHistory),
              removeLabel: (word) => intl.formatMessage(messages.forget, { word }),
            }}
          />
          <div
            onClickCapture={({ target }) => {
              // A result is opened: that search was worth keeping.
              if (target instanceof Element && target.closest('a')) remember();
            }}
          >
            <Results keyword={keyword.text.trim()} found={found} />
          </div>
        </Stack>
      </div>
    </ScreenFrame>
  );
}
