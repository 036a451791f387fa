import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { CheckIcon, SearchIcon } from '#icons/index.ts';
import { Input } from '../Field/Field.styles.ts';
import { Option } from '../PickerSheet/PickerSheet.styles.ts';
import { PickerTrigger, type PickerFieldProps } from '../PickerSheet/PickerTrigger.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Detail, List, Nothing, Search } from './RegionSelect.styles.ts';
import { findRegions, regionsOf, type Region } from './regions.ts';

export interface RegionSelectProps extends PickerFieldProps {
  /** ISO 3166-1 alpha-2, upper case; `null`: nothing chosen yet. */
  value: string | null;
  onChange: (code: string) => void;
  /** The codes that can be chosen. */
  codes: readonly string[];
  /** BCP 47 tag: names and their order follow it. */
  locale: string;
  /** Names that differ from the browser's, by code. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Codes that come first. */
  pinned?: readonly string[] | undefined;
  /** Beside the name: a dialling code for instance. */
  detailOf?: ((code: string) => string) | undefined;
  searchLabel: string;
  closeLabel: string;
  nothingFoundText: string;
  /** Said while searching: "12 found". */
  foundText: (count: number) => string;
}

interface RegionListProps extends RegionSelectProps {
  regions: readonly Region[];
  inputRef: RefObject<HTMLInputElement | null>;
  onChoose: (code: string) => void;
}

/** Search above, list below: a combobox whose list is always open. The focus stays in the search. */
function RegionList(props: RegionListProps): ReactNode {
  const { regions, value, label, searchLabel, inputRef, onChoose } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      regions.findIndex((one) => one.code === value),
    ),
  );
  const found = useMemo(() => findRegions(regions, words), [regions, words]);
  const at = Math.min(active, found.length - 1);

  const go = (index: number): void => {
    const next = Math.max(0, Math.min(index, found.length - 1));
    setActive(next);
    listRef.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    const move = moves[event.key];
    const region = found[at];
    if (move !== undefined) go(move);
    else if (event.key === 'Enter' && region) onChoose(region.code);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Search>
        <SearchIcon aria-hidden="true" />
        <Input
          ref={inputRef}
          type="search"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[at] ? `${id}-${found[at].code}` : undefined}
          value={words}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Search>
      <VisuallyHidden>
        <span role="status">{words === '' ? '' : props.foundText(found.length)}</span>
      </VisuallyHidden>
      <List ref={listRef} id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
        {found.map((region, index) => (
          <Option
            key={region.code}
            id={`${id}-${region.code}`}
            role="option"
            aria-selected={region.code === value}
            data-active={index === at || undefined}
            onClick={() => onChoose(region.code)}
          >
            <span>{region.name}</span>
            {props.detailOf && <Detail>{props.detailOf(region.code)}</Detail>}
            {region.code === value && <CheckIcon aria-hidden="true" />}
          </Option>
        ))}
      </List>
      {found.length === 0 && <Nothing>{props.nothingFoundText}</Nothing>}
    </>
  );
}

/** A country or region, found by typing a part of its name in the reader's language, in English or in either Chinese script. */
export function RegionSelect(props: RegionSelectProps): ReactNode {
  const { label, value, onChange, codes, locale, names, pinned, closeLabel } = props;
  const [isOpen, setOpen] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const regions = useMemo(() => regionsOf(codes, locale, names, pinned), [codes, locale, names, pinned]);
  return (
    <>
      <PickerTrigger
        {...props}
        text={regions.find((region) => region.code === value)?.name}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={closeLabel}
        initialFocus={inputRef}
      >
        <RegionList
          {...props}
          regions={regions}
          inputRef={inputRef}
          onChoose={(code) => {
            if (code !== value) onChange(code);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
