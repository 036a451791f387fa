import {
  watchlist,
  watchlistDeleteByCode,
  watchlistSave,
  type AssetSource,
  type QuoteDetail,
} from '@meridian/api';
import { IconButton, StarIcon, useToast } from '@meridian/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { links, useReturnTo } from '#platform/links.ts';
import { usePorts, useSession } from '#platform/provider.tsx';
import { useWrite } from '#platform/request.ts';
import { messages } from './Quote.messages.ts';

interface Props {
  readonly detail: QuoteDetail;
  readonly classification: QuoteCapability['classification'];
  /** Of the class, as the instrument's address says it. */
  readonly source: AssetSource;
}

/** The star of one product. Adding names its market, which the quote has looked up; removing goes by stock code (spec §4). */
export function WatchToggle({ detail, classification, source }: Props) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const { api } = usePorts();
  const { isSignedIn } = useSession();
  const save = useWrite(watchlistSave);
  const remove = useWrite(watchlistDeleteByCode);
  /** What the user asked for, until the server has been read again. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const assettype = String(source);
  const isWatched = wanted ?? detail.selfSelectStatus;

  const add = () =>
    save.send({
      classify: classification,
      assettype,
      securityName: detail.name,
      secuCode: detail.stock_code,
      market: detail.market,
    });

  const toggle = async () => {
    if (!isSignedIn) {
      await navigate(links.login(returnTo));
      return;
    }
    const next = !isWatched;
    setWanted(next);
    const result = next
      ? await add()
      : await remove.send({ stockCode: detail.stock_code, market: detail.market, assettype });
    switch (result.outcome) {
      case 'done':
        toast.show({ tone: 'positive', title: intl.formatMessage(next ? messages.added : messages.removed) });
        return;
      case 'refused':
        setWanted(null);
        toast.show({ tone: 'negative', title: intl.formatMessage(messages.watchFailed) });
        return;
      case 'unknown':
        await sayHowItStands();
    }
  };

  /** No answer says what was done, so the list is asked; the star follows the instrument as it is read again. */
  const sayHowItStands = async () => {
    const listed = await api.call(watchlist, {}).then(
      ({ list }) =>
        list.some(
          (entry) =>
            entry.stock_code === detail.stock_code &&
            entry.market === detail.market &&
            entry.assettype === assettype,
        ),
      () => null,
    );
    setWanted(null);
    const found = listed === null ? 'watchUnknown' : listed ? 'isWatched' : 'isNotWatched';
    toast.show({ tone: 'waiting', title: intl.formatMessage(messages[found]) });
  };

  return (
    <IconButton
      label={intl.formatMessage(isWatched ? messages.removeFromWatchlist : messages.addToWatchlist)}
      icon={<StarIcon fill={isWatched ? 'currentColor' : 'none'} />}
      isPressed={isWatched}
      onPress={() => void toggle()}
    />
  );
}
