import { useRef, useState, type ReactNode } from 'react';
import { CloseIcon, HistoryIcon, SearchIcon } from '#icons/index.ts';
import { Input } from '../Field/Field.styles.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Again, Entries, Entry, Frame, Head, Root, Title } from './SearchField.styles.ts';

export interface SearchHistory {
  title: string;
  /** The newest first. */
  items: readonly string[];
  /** Searched for again: fill the field and search. */
  onPick: (item: string) => void;
  onRemove: (item: string) => void;
  onClear: () => void;
  clearLabel: string;
  /** "Remove AAPL from the history". */
  removeLabel: (item: string) => string;
}

export interface SearchFieldProps {
  /** Its name; it is not shown, since the lens and the placeholder show it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the search key of a phone. The words without spaces round them, never empty. */
  onSubmit: (value: string) => void;
  clearLabel: string;
  placeholder?: string | undefined;
  /** What was searched for before; shown below while the field is empty. */
  history?: SearchHistory | undefined;
  isDisabled?: boolean | undefined;
  /** Takes the focus when it appears: for a screen that is opened to search. */
  hasFocus?: boolean | undefined;
}

function History({ history, onDone }: { history: SearchHistory; onDone: () => void }): ReactNode {
  return (
    <div>
      <Head>
        <Title>{history.title}</Title>
        <Button
          tone="quiet"
          size="s"
          onPress={() => {
            history.onClear();
            onDone();
          }}
        >
          {history.clearLabel}
        </Button>
      </Head>
      <Entries>
        {history.items.map((item) => (
          <Entry key={item}>
            <Again type="button" onClick={() => history.onPick(item)}>
              <HistoryIcon aria-hidden="true" />
              {item}
            </Again>
            <IconButton
              label={history.removeLabel(item)}
              icon={<CloseIcon />}
              onPress={() => {
                history.onRemove(item);
                onDone();
              }}
            />
          </Entry>
        ))}
      </Entries>
    </div>
  );
}

/** Looks for something by its name or code. Remembers what was looked for; keeping it is the caller's. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, value, onChange, onSubmit, clearLabel, history, isDisabled = false } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  // Letters that an input method has not made words of yet are no search: "teng'x" on the way to 腾讯.
  const [composing, setComposing] = useState<string | null>(null);
  const focusInput = (): void => inputRef.current?.focus();
  const hasHistory = history !== undefined && history.items.length > 0 && value === '' && !isDisabled;
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const words = value.trim();
        if (words !== '' && composing === null) onSubmit(words);
      }}
    >
      <Frame data-disabled={isDisabled || undefined}>
        <SearchIcon aria-hidden="true" />
        <Input
          ref={(node) => {
            inputRef.current = node;
          }}
          type="search"
          aria-label={label}
          value={composing ?? value}
          placeholder={props.placeholder}
          disabled={isDisabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the screen was opened to search
          autoFocus={props.hasFocus === true}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target, nativeEvent }) => {
            const isComposing = (nativeEvent as InputEvent).isComposing === true;
            setComposing(isComposing ? target.value : null);
            if (!isComposing) onChange(target.value);
          }}
          onCompositionEnd={(event) => {
            setComposing(null);
            onChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // Keys that choose among the input method's words are its own.
            if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onChange('');
          }}
        />
        {value !== '' && !isDisabled && (
          <IconButton
            label={clearLabel}
            icon={<CloseIcon />}
            onPress={() => {
              onChange('');
              focusInput();
            }}
          />
        )}
      </Frame>
      {hasHistory && <History history={history} onDone={focusInput} />}
    </Root>
  );
}
