import { Chip, SegmentedControl, Stack, Strip } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAddressed } from '#asset-classes/addressed.ts';
import {
  listFilters,
  type FilterWord,
  type ListCapability,
  type ListEndpoint,
} from '#asset-classes/definition.ts';
import { furtherLists } from '#asset-classes/further-lists.ts';
import { useAddressQuery } from '#platform/address/address-query.ts';
import type { ListRequest } from '#platform/reading/use-growing-list.ts';
import { PagedQuotes } from '#presentation/PagedQuotes/PagedQuotes.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useListOrder } from '#presentation/SortedQuotes/list-order.ts';
import { OrderLine } from '#presentation/SortedQuotes/OrderLine.tsx';
import { WrongAddress } from '#presentation/WrongAddress.tsx';
import { AuctionList } from './AuctionList.tsx';
import { filterNames } from './filters.messages.ts';
import { LeadingPairs } from './LeadingPairs.tsx';
import { messages } from './ProductList.messages.ts';
import { useRowNote } from './row-notes.ts';

/** The instruments of the class whose screen this is, or another list of the product screens (spec §2). */
export default function ProductListScreen() {
  const { pathname } = useLocation();
  const { assetClass } = useAddressed();
  const list = furtherLists.get(pathname) ?? assetClass.list;
  const auction = assetClass.quote?.auction;
  if (list !== undefined && auction !== undefined) return <AuctionList list={list} page={auction} />;
  return list ? <InstrumentList key={pathname} list={list} /> : <WrongAddress assetClass={assetClass} />;
}

/** What of the list is shown is in the address, so that a link and the back button return to it. */
function useShown({ filter, whole }: ListCapability) {
  const [params, change] = useAddressQuery();
  const words: readonly FilterWord[] = filter === undefined ? [] : listFilters[filter];
  const word = words.find((known) => known === params.get('only')) ?? null;
  const isWhole = whole !== undefined && params.get('list') === 'all';
  const show = (field: 'only' | 'list', value: string | null) =>
    change((kept) => {
      if (value === null) kept.delete(field);
      else kept.set(field, value);
      return kept;
    });
  return { words, word, isWhole, show };
}

function InstrumentList({ list }: { list: ListCapability }) {
  const intl = useIntl();
  const { page, source, whole, filter, product, leaders, isOfPairs = false, note = 'market' } = list;
  const { titleMessage, subtitleMessage } = list;
  const { words, word, isWhole, show } = useShown(list);
  const sorting = useListOrder();
  const noteOf = useRowNote(note);
  const title = intl.formatMessage(titleMessage);
  // Each field is one of its own call: the class says both.
  const asked: unknown = {
    ...(source !== undefined && { source }),
    ...(product && { product }),
    ...(filter && word && { [filter]: word }),
  };
  return (
    <ScreenFrame title={title} subtitle={subtitleMessage && intl.formatMessage(subtitleMessage)} hasBack>
      <Stack gap={1}>
        <Stack gap={2}>
          {leaders && <LeadingPairs read={leaders} />}
          {whole && (
            <SegmentedControl
              label={intl.formatMessage(messages.scope)}
              value={isWhole ? 'all' : 'popular'}
              onChange={(next) => show('list', next === 'all' ? 'all' : null)}
              options={[
                { value: 'popular', label: intl.formatMessage(messages.popular) },
                { value: 'all', label: intl.formatMessage(messages.whole) },
              ]}
            />
          )}
          {words.length > 0 && (
            <Strip
              label={intl.formatMessage(messages.show)}
              items={[null, ...words].map((choice) => ({
                id: choice ?? 'all',
                content: (
                  <Chip size="s" isSelected={choice === word} onPress={() => show('only', choice)}>
                    {intl.formatMessage(choice === null ? messages.all : filterNames[choice])}
                  </Chip>
                ),
              }))}
            />
          )}
        </Stack>
        <OrderLine sorting={sorting} hasVolume={!isOfPairs} />
        <PagedQuotes
          key={`${String(isWhole)} ${word ?? ''}`}
          label={title}
          what={intl.formatMessage(messages.what)}
          endpoint={isWhole && whole ? whole : page}
          request={asked as ListRequest<ListEndpoint>}
          kind={isOfPairs ? 'pairs' : 'usual'}
          sorting={sorting}
          noteOf={noteOf}
          texts={{
            emptyTitle: intl.formatMessage(messages.emptyTitle),
            emptyAction: intl.formatMessage(messages.emptyAction),
          }}
        />
      </Stack>
    </ScreenFrame>
  );
}
