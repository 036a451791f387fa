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
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useReorderWords } from '#presentation/reorder-words.ts';
import { productKey } from '#presentation/watching/device-watchlist.ts';
import { GroupTabs } from '../../GroupTabs.tsx';
import { grouped, inOrder, ofGroup, reordered, ungrouped } from '../../model/arrangement.ts';
import { useArrangement } from '../../useArrangement.ts';
import { useProductNotes } from '../../useProductNotes.ts';
import type { WatchedQuote } from '../../useWatchedQuotes.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { messages } from './Manage.messages.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { UndoBanner } from './UndoBanner.tsx';
import { useGroups } from './useGroups.ts';
import type { Removal } from './useRemoval.ts';

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

  const all = inOrder(quotes, productKey, arranged.order).filter(
    (one) => !removal.hidden.has(productKey(one)),
  );
  const rows = ofGroup(all, productKey, arranged, group);
  // A share and its auction share have one name and one code: what is said names the product.
  const noteOf = useProductNotes()(all);
  const placeOf = (one: WatchedQuote): string => noteOf?.(one) ?? one.market;
  const spokenName = (one: WatchedQuote): string =>
    placeOf(one) === one.market ? one.name : `${one.name} (${placeOf(one)})`;
  const chosen = rows.filter((one) => ticked.has(productKey(one)));
  const chosenKeys = chosen.map(productKey);
  const count = chosen.length;

  const untick = () => setTicked(new Set());
  const tick = (key: string, isTicked: boolean) =>
    setTicked((before) => new Set([...[...before].filter((one) => one !== key), ...(isTicked ? [key] : [])]));
  const [firstGone] = removal.last;

  return (
    <Stack gap={2}>
      <GroupTabs groups={arranged.groups} value={group} onChange={chooseGroup} />
      {firstGone && (
        <UndoBanner
          title={intl.formatMessage(messages.removed, { count: removal.last.length, name: firstGone.name })}
          onUndo={() => void removal.undo(removal.last)}
        />
      )}
      {groups.deleted && (
        <UndoBanner
          title={intl.formatMessage(messages.groupDeleted, { name: groups.deleted.name })}
          onUndo={groups.undo}
        />
      )}
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
      <ReorderableList
        label={intl.formatMessage(messages.list)}
        items={rows}
        keyOf={productKey}
        nameOf={spokenName}
        words={words}
        onChange={(next) =>
          arrange({ ...arranged, order: reordered(all.map(productKey), next.map(productKey)) })
        }
        renderRow={(quote) => (
          <Beside
            end={
              <IconButton
                label={intl.formatMessage(messages.remove, { name: spokenName(quote) })}
                icon={<DeleteIcon />}
                onPress={() => void removal.remove([quote])}
              />
            }
          >
            <Checkbox
              label={
                <>
                  {quote.name}{' '}
                  <Text as="span" size="xs" tone="tertiary">
                    {`${quote.stock_code} · ${placeOf(quote)}`}
                  </Text>
                </>
              }
              isChecked={ticked.has(productKey(quote))}
              onChange={(isTicked) => tick(productKey(quote), isTicked)}
            />
          </Beside>
        )}
      />
      {count > 0 && (
        <ScreenFooter>
          <ActionBar>
            <Button
              onPress={() => {
                void removal.remove(chosen);
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
                  arrange(ungrouped(arranged, group, chosenKeys));
                  untick();
                }}
              >
                {intl.formatMessage(messages.takeOut)}
              </Button>
            )}
          </ActionBar>
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
          arrange(grouped(arranged, name, chosenKeys));
          setGrouping(false);
          untick();
          chooseGroup(name);
        }}
      />
    </Stack>
  );
}
