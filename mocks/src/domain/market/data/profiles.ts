import type { InstrumentKey } from '../instrument.ts';

/** A few factual sentences about the best known instruments, in English. */
export const profiles: Readonly<Record<InstrumentKey, string>> = {
  'US:AAPL':
    'Apple designs the iPhone, Mac, iPad and wearables, and earns a growing share from services such as the App Store and iCloud. Founded in 1976, based in Cupertino, California.',
  'US:MSFT':
    'Microsoft makes Windows and Office, runs the Azure cloud, and owns LinkedIn, GitHub and Xbox. Founded in 1975, based in Redmond, Washington.',
  'US:NVDA':
    'NVIDIA designs graphics processors and the systems and software that train and run artificial intelligence in data centres. Founded in 1993, based in Santa Clara, California.',
  'US:AMZN':
    'Amazon sells goods of its own and of other merchants online and runs Amazon Web Services, the largest cloud provider. Founded in 1994, based in Seattle, Washington.',
  'US:GOOGL':
    'Alphabet owns Google, whose search, YouTube, Android and cloud businesses earn most of its revenue, chiefly from advertising. Class A shares carry one vote each.',
  'US:GOOG':
    'Alphabet owns Google, whose search, YouTube, Android and cloud businesses earn most of its revenue, chiefly from advertising. Class C shares carry no vote.',
  'US:META':
    'Meta Platforms runs Facebook, Instagram, WhatsApp and Threads, and makes mixed-reality headsets. Founded in 2004, based in Menlo Park, California.',
  'US:TSLA':
    'Tesla makes electric cars, batteries for homes and grids, and driver-assistance software. Founded in 2003, based in Austin, Texas.',
  'US:AVGO':
    'Broadcom supplies semiconductors for networks, storage and custom AI accelerators, and infrastructure software including VMware.',
  'US:COST':
    'Costco runs membership warehouse clubs that sell a small range of goods in bulk at low margins. Based in Issaquah, Washington.',
  'US:NFLX':
    'Netflix streams films and series by subscription in more than 190 countries and produces much of what it shows.',
  'US:AMD':
    'AMD designs processors and accelerators for PCs, consoles and data centres. Founded in 1969, based in Santa Clara, California.',
  'US:INTC':
    'Intel designs and manufactures processors for PCs and servers and offers contract chipmaking. Founded in 1968, based in Santa Clara, California.',
  'US:PLTR': 'Palantir sells data-analysis platforms to governments and companies. Founded in 2003.',
  'US:COIN':
    'Coinbase runs a US cryptocurrency exchange and custody business for retail and institutional clients.',
  'US:BRK.B':
    'Berkshire Hathaway is a holding company with insurance, railway, energy and manufacturing businesses and a large portfolio of shares. Based in Omaha, Nebraska.',
  'US:JPM':
    'JPMorgan Chase is the largest US bank by assets, with consumer, commercial, investment banking and asset-management arms.',
  'US:V':
    'Visa runs a network that authorises and settles card payments between banks; it lends no money itself.',
  'US:LLY':
    'Eli Lilly develops medicines, among them treatments for diabetes, obesity, cancer and diseases of the immune system. Founded in 1876.',
  'US:WMT':
    "Walmart is the largest retailer in the world by revenue, with supercentres, Sam's Club warehouses and a growing online business.",
  'US:XOM': 'Exxon Mobil produces, refines and sells oil, gas and petrochemicals. Based in Spring, Texas.',
  'US:KO':
    'Coca-Cola makes beverage concentrates and syrups that bottlers turn into drinks in more than 200 countries.',
  'US:DIS':
    'Disney makes films and television, streams them on Disney+ and Hulu, and runs theme parks and cruises.',
  'US:BABA':
    'Alibaba runs the Taobao and Tmall marketplaces, a logistics network and the largest cloud business in China. One US share stands for eight ordinary shares.',
  'US:TSM':
    'TSMC manufactures chips designed by others and leads in the most advanced processes. Based in Hsinchu, Taiwan.',
  'US:NIO': 'NIO makes electric cars with swappable batteries, sold mostly in China.',
  'US:IMO':
    'Imperial Oil produces crude from oil sands, refines it and sells fuels across Canada. Majority-owned by Exxon Mobil.',
  'US:UEC': 'Uranium Energy develops and operates in-situ recovery uranium projects in Texas and Wyoming.',
  'HK:00700':
    'Tencent runs the Weixin and QQ messaging services, publishes games, and has payment, cloud and media businesses. Based in Shenzhen.',
  'HK:09988':
    'Alibaba runs the Taobao and Tmall marketplaces, a logistics network and the largest cloud business in China.',
  'HK:03690':
    'Meituan delivers food and sells local services, hotel nights and groceries through its app in China.',
  'HK:01810': 'Xiaomi makes smartphones, connected home devices and, since 2024, electric cars.',
  'HK:00005':
    'HSBC is a British bank whose largest profits come from Hong Kong and the rest of Asia. Founded in 1865.',
  'HK:01299': 'AIA sells life insurance and savings products in eighteen markets of Asia and the Pacific.',
  'HK:00388': 'HKEX runs the stock and futures exchanges of Hong Kong and owns the London Metal Exchange.',
  'HK:01211': 'BYD makes electric and plug-in hybrid cars and the batteries in them. Based in Shenzhen.',
  'HK:00941': 'China Mobile is the largest mobile operator in the world by subscribers.',
  'CRYPTO:BTCUSDT':
    'Bitcoin, launched in 2009, is the first and largest cryptocurrency. Its supply is limited to 21 million coins.',
  'CRYPTO:ETHUSDT':
    'Ether pays for computation on Ethereum, a network for smart contracts that has run on proof of stake since 2022.',
  'CRYPTO:SOLUSDT': 'Solana is a smart-contract network built for many cheap transactions a second.',
  'CRYPTO:XRPUSDT':
    'XRP is the asset of the XRP Ledger, used for payments and settlement between currencies.',
  'CRYPTO:DOGEUSDT':
    'Dogecoin began in 2013 as a joke about a meme and became one of the most traded coins. Its supply has no limit.',
  'INDEX:SPX': 'The S&P 500 measures about 500 large US companies, weighted by free-float market value.',
  'INDEX:DJI':
    'The Dow Jones Industrial Average measures 30 large US companies, weighted by share price, since 1896.',
  'INDEX:IXIC': 'The NASDAQ Composite measures nearly all shares listed on NASDAQ, weighted by market value.',
  'INDEX:HSI':
    'The Hang Seng Index measures the largest companies listed in Hong Kong, weighted by free float with a cap.',
  'FUTURE:GC': 'One COMEX gold contract is 100 troy ounces of at least 995 fine gold.',
  'FUTURE:CL':
    'One NYMEX crude oil contract is 1,000 barrels of light sweet crude delivered at Cushing, Oklahoma.',
};
