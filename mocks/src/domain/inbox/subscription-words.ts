/** The words of messages about subscriptions to new shares. */
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { IssueMarket } from '../market/index.ts';
import { called, counted, priced } from './message-subject.ts';
import type { MessageSubject } from './message-subject.ts';
import type { MessageWords } from './message-words.ts';

interface About extends MessageSubject {
  readonly subscriptionId: string;
}

/** Amounts in the dollars of the wallet. */
interface Allotted extends About {
  /** Subscribed to, and allotted. */
  readonly quantity: string;
  readonly allotted: string;
  readonly paid: string;
  readonly refunded: string;
}

interface PaymentDue extends About {
  readonly allotted: string;
  readonly pending: string;
  /** `YYYY-MM-DD hh:mm` on the clock of the market's city. */
  readonly until: string;
  readonly market: IssueMarket;
}

const cities: Readonly<Record<IssueMarket, Localised>> = {
  US: localised({ en: 'New York time', 'zh-Hans': '纽约时间', 'zh-Hant': '紐約時間' }),
  HK: localised({ en: 'Hong Kong time', 'zh-Hans': '香港时间', 'zh-Hant': '香港時間' }),
};

const dollars = (amount: string): string => `$${grouped(amount)}`;

export const subscriptionWords = {
  sharesAllotted({ quantity, allotted, paid, refunded, ...subject }: Allotted): MessageWords {
    const name = called(subject);
    const [wanted, got] = [counted(subject, quantity), counted(subject, allotted)];
    const isPart = quantity !== allotted;
    const back = Number(refunded) > 0;
    return {
      title: isPart
        ? localised({
            en: `${name.en}: part of your subscription allotted`,
            'zh-Hans': `${name['zh-Hans']}新股部分中签`,
            'zh-Hant': `${name['zh-Hant']}新股部分獲配`,
          })
        : localised({
            en: `${name.en}: your subscription was allotted in full`,
            'zh-Hans': `${name['zh-Hans']}新股全部中签`,
            'zh-Hant': `${name['zh-Hant']}新股全數獲配`,
          }),
      body: localised({
        en: `You were allotted ${got.en} of the ${wanted.en} you subscribed to. ${dollars(paid)} was taken${back ? `, and ${dollars(refunded)} was refunded` : ''}.`,
        'zh-Hans': `您申购 ${wanted['zh-Hans']}，获配 ${got['zh-Hans']}。已扣款 ${dollars(paid)}${back ? `，退款 ${dollars(refunded)}` : ''}。`,
        'zh-Hant': `你認購 ${wanted['zh-Hant']}，獲配 ${got['zh-Hant']}。已扣款 ${dollars(paid)}${back ? `，退款 ${dollars(refunded)}` : ''}。`,
      }),
    };
  },
  sharesNotAllotted({
    quantity,
    refunded,
    ...subject
  }: Pick<Allotted, 'quantity' | 'refunded'> & About): MessageWords {
    const name = called(subject);
    const wanted = counted(subject, quantity);
    return {
      title: localised({
        en: `${name.en}: no shares allotted`,
        'zh-Hans': `${name['zh-Hans']}新股未中签`,
        'zh-Hant': `${name['zh-Hant']}新股不獲分配`,
      }),
      body: localised({
        en: `None of the ${wanted.en} you subscribed to was allotted. ${dollars(refunded)} was refunded in full.`,
        'zh-Hans': `您申购的 ${wanted['zh-Hans']}未中签，${dollars(refunded)} 已全额退款。`,
        'zh-Hant': `你認購的 ${wanted['zh-Hant']}不獲分配，${dollars(refunded)} 已全數退回。`,
      }),
    };
  },
  sharesPaymentDue({ allotted, pending, until, market, ...subject }: PaymentDue): MessageWords {
    const name = called(subject);
    const got = counted(subject, allotted);
    return {
      title: localised({
        en: `${name.en}: ${dollars(pending)} to pay`,
        'zh-Hans': `${name['zh-Hans']}新股待补款 ${dollars(pending)}`,
        'zh-Hant': `${name['zh-Hant']}新股待補款 ${dollars(pending)}`,
      }),
      body: localised({
        en: `You were allotted ${got.en} at a price above what was held. Have ${dollars(pending)} more in the New shares wallet by ${until} (${cities[market].en}), or the shares lapse and what was held is refunded.`,
        'zh-Hans': `您获配 ${got['zh-Hans']}，发行价高于冻结价格。请于 ${until}（${cities[market]['zh-Hans']}）前在新股申购账户补足 ${dollars(pending)}，逾期视为放弃，冻结款项将退回。`,
        'zh-Hant': `你獲配 ${got['zh-Hant']}，發售價高於凍結價格。請於 ${until}（${cities[market]['zh-Hant']}）前在新股認購賬戶補足 ${dollars(pending)}，逾期即告失效，凍結款項將會退回。`,
      }),
    };
  },
  sharesPaid({ allotted, paid, ...subject }: Pick<Allotted, 'allotted' | 'paid'> & About): MessageWords {
    const name = called(subject);
    const got = counted(subject, allotted);
    return {
      title: localised({
        en: `${name.en}: paid in full`,
        'zh-Hans': `${name['zh-Hans']}新股已缴足款项`,
        'zh-Hant': `${name['zh-Hant']}新股已繳足款項`,
      }),
      body: localised({
        en: `${dollars(paid)} was taken for your ${got.en}. They are yours once they are listed.`,
        'zh-Hans': `已为您获配的 ${got['zh-Hans']}扣款 ${dollars(paid)}，上市后计入持仓。`,
        'zh-Hant': `已就你獲配的 ${got['zh-Hant']}扣款 ${dollars(paid)}，上市後計入持倉。`,
      }),
    };
  },
  sharesLapsed({
    allotted,
    refunded,
    ...subject
  }: Pick<Allotted, 'allotted' | 'refunded'> & About): MessageWords {
    const name = called(subject);
    const got = counted(subject, allotted);
    return {
      title: localised({
        en: `${name.en}: allotment lapsed`,
        'zh-Hans': `${name['zh-Hans']}新股获配已失效`,
        'zh-Hant': `${name['zh-Hant']}新股獲配已失效`,
      }),
      body: localised({
        en: `Your ${got.en} were not paid in time and lapsed. ${dollars(refunded)} was refunded in full.`,
        'zh-Hans': `您获配的 ${got['zh-Hans']}未按时缴款，已视为放弃；${dollars(refunded)} 已全额退款。`,
        'zh-Hant': `你獲配的 ${got['zh-Hant']}未有按時繳款，已告失效；${dollars(refunded)} 已全數退回。`,
      }),
    };
  },
  sharesListed({
    allotted,
    price,
    ...subject
  }: About & { readonly allotted: string; readonly price: string }): MessageWords {
    const name = called(subject);
    const got = counted(subject, allotted);
    const cost = priced(subject, price);
    return {
      title: localised({
        en: `${name.en}: listed today`,
        'zh-Hans': `${name['zh-Hans']}今日上市`,
        'zh-Hant': `${name['zh-Hant']}今日上市`,
      }),
      body: localised({
        en: `Your ${got.en} are in your holdings at a cost of ${cost.en} each, and can be sold.`,
        'zh-Hans': `您的 ${got['zh-Hans']}已计入持仓，成本为每股 ${cost['zh-Hans']}，可以卖出。`,
        'zh-Hant': `你的 ${got['zh-Hant']}已計入持倉，成本為每股 ${cost['zh-Hant']}，可以賣出。`,
      }),
    };
  },
} as const;
