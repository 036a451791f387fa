import {
  ActionBar,
  Beside,
  Button,
  Checkbox,
  DeleteIcon,
  IconButton,
  Menu,
  MoreIcon,
  ReorderableList,
  ScreenFooter,
  Stack,
  Text,
} from '@meridian/design-system';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useReorderWords } from '#presentation/reorder-words.ts';

import { productKey } from '#presentation/watching/device-watchlist.ts';
import { GroupTabs } from '../../GroupTabs.tsx';
import {
  grouped,
  groupName,
  groupNamed,
  inOrder,
  ofGroup,
  placed,
  reordered,
  ungrouped,
} from '../../model/arrangement.ts';
import { useArrangement } from '../../useArrangement.ts';
import { useProductNotes } from '../../useProductNotes.ts';
import type { WatchedQuote } from '../../useWatchedQuotes.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { messages } from './Manage.messages.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { UndoLine } from './UndoLine.tsx';
import { useFocusOnRow } from './useFocusOnRow.ts';
import { useGroups } from './useGroups.ts';
import type { Removal } from './useRemoval.ts';

const noBreak = '\u00a0';

interface ManagedListProps {
  readonly quotes: readonly WatchedQuote[];
  readonly removal: Removal;
}

/** The rows that are put in order, and what is done with those that are ticked. */
export function ManagedList({ quotes, removal }: ManagedListProps): ReactNode {
  const intl = useIntl();
  const words = useReorderWords(messages);
  const { arranged, arrange } = useArrangement();
  const groups = useGroups();
  const { chosen: group, choose: chooseGroup } = groups;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isGrouping, setGrouping] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOnRow(frame);

  const all = inOrder(quotes, productKey, arranged.order).filter(
    (one) => !removal.hidden.has(productKey(one)),
  );
  const allKeys = all.map(productKey);
  const rows = ofGroup(all, productKey, arranged, group);
  // A share and its auction share have one name and one code: what is said names the product.
  const noteOf = useProductNotes()(all);
  const placeOf = (one: WatchedQuote): string => noteOf?.(one) ?? one.market;
  const spokenName = (one: WatchedQuote): string =>
    placeOf(one) === one.market ? one.name : `${one.name} (${placeOf(one)})`;
  const chosen = rows.filter((one) => ticked.has(productKey(one)));
  const chosenKeys = chosen.map(productKey);
  const count = chosen.length;

  const remove = (quotes: readonly WatchedQuote[]) => {
    // Where they were before anybody arranged anything, too: there they come back to.
    arrange((now) => ({ ...now, order: placed(now.order, allKeys) }));
    void removal.remove(quotes);
  };
  const untick = () => setTicked(new Set());
  const tick = (key: string, isTicked: boolean) =>
    setTicked((before) => new Set([...[...before].filter((one) => one !== key), ...(isTicked ? [key] : [])]));
  const [firstGone] = removal.last;

  return (
    <Stack gap={2}>
      <GroupTabs groups={arranged.groups} value={group} onChange={chooseGroup} />
      <Beside
        end={
          group !== null && (
            <Menu
              label={intl.formatMessage(messages.groupActions, { name: group })}
              icon={<MoreIcon />}
              items={[
                {
                  id: 'rename',
                  label: intl.formatMessage(messages.renameGroup),
                  onPress: () => setRenaming(true),
                },
                { id: 'delete', label: intl.formatMessage(messages.deleteGroup), onPress: groups.remove },
              ]}
            />
          )
        }
      >
        <Checkbox
          label={intl.formatMessage(messages.selectAll, { count: rows.length })}
          isChecked={count === 0 ? false : count === rows.length || 'mixed'}
          onChange={(isTicked) => setTicked(new Set(isTicked ? rows.map(productKey) : []))}
          isDisabled={rows.length === 0}
        />
      </Beside>
      <div ref={frame}>
        <ReorderableList
          label={intl.formatMessage(messages.list)}
          items={rows}
          keyOf={productKey}
          nameOf={spokenName}
          words={words}
          onChange={(next) =>
            arrange((now) => ({ ...now, order: reordered(placed(now.order, allKeys), next.map(productKey)) }))
          }
          renderRow={(quote) => (
            <Beside
              end={
                <IconButton
                  label={intl.formatMessage(messages.remove, { name: spokenName(quote) })}
                  icon={<DeleteIcon />}
                  onPress={() => remove([quote])}
                />
              }
            >
              <Checkbox
                label={
                  <>
                    {quote.name}{' '}
                    <Text as="span" size="xs" tone="tertiary">
                      {/* One piece: where there is no room beside the name, it goes below. */}
                      {`${quote.stock_code} · ${placeOf(quote)}`.replaceAll(' ', noBreak)}
                    </Text>
                  </>
                }
                isChecked={ticked.has(productKey(quote))}
                onChange={(isTicked) => tick(productKey(quote), isTicked)}
              />
            </Beside>
          )}
        />
      </div>
      {/* Below: above the rows it would push another under the finger that has just taken one off. */}
      {(count > 0 || firstGone !== undefined || groups.deleted !== null) && (
        <ScreenFooter>
          <Stack gap={2}>
            {firstGone && (
              <UndoLine
                title={intl.formatMessage(messages.removed, {
                  count: removal.last.length,
                  name: firstGone.name,
                })}
                onUndo={() => {
                  focusOn(productKey(firstGone));
                  void removal.undo();
                }}
              />
            )}
            {groups.deleted && (
              <UndoLine
                title={intl.formatMessage(messages.groupDeleted, { name: groups.deleted.name })}
                onUndo={groups.undo}
              />
            )}
            {count > 0 && (
              <ActionBar>
                <Button
                  onPress={() => {
                    remove(chosen);
                    untick();
                  }}
                >
                  {intl.formatMessage(messages.removeSelected, { count })}
                </Button>
                {group === null ? (
                  <Button tone="primary" onPress={() => setGrouping(true)}>
                    {intl.formatMessage(messages.addToGroup)}
                  </Button>
                ) : (
                  <Button
                    tone="primary"
                    onPress={() => {
                      arrange((now) => ungrouped(now, group, chosenKeys));
                      untick();
                    }}
                  >
                    {intl.formatMessage(messages.takeOut)}
                  </Button>
                )}
              </ActionBar>
            )}
          </Stack>
        </ScreenFooter>
      )}
      {isRenaming && group !== null && (
        <RenameDialog
          groups={groups.all}
          name={group}
          onClose={() => setRenaming(false)}
          onRename={(name) => {
            setRenaming(false);
            groups.rename(name);
          }}
        />
      )}
      <GroupDialog
        isOpen={isGrouping}
        groups={arranged.groups}
        count={count}
        onClose={() => setGrouping(false)}
        onChoose={(name) => {
          arrange((now) => grouped(now, name, chosenKeys));
          setGrouping(false);
          untick();
          chooseGroup(groupNamed(arranged.groups, name)?.name ?? groupName(name));
        }}
      />
    </Stack>
  );
}
