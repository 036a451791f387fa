import { localised, type Localised } from '../../localised.ts';
import type { InstrumentKey } from '../instruments/instrument.ts';

/** A few factual sentences about the best known instruments. */
export const profiles: Readonly<Record<InstrumentKey, Localised>> = {
  'US:AAPL': localised({
    en: 'Apple designs the iPhone, Mac, iPad and wearables, and earns a growing share from services such as the App Store and iCloud. Founded in 1976, based in Cupertino, California.',
    'zh-Hans':
      '苹果设计 iPhone、Mac、iPad 和可穿戴设备，来自 App Store、iCloud 等服务的收入占比逐年上升。1976 年成立，总部位于加利福尼亚州库比蒂诺。',
    'zh-Hant':
      '蘋果設計 iPhone、Mac、iPad 及穿戴式裝置，來自 App Store、iCloud 等服務的收入佔比逐年上升。1976 年成立，總部位於加州庫比蒂諾。',
  }),
  'US:MSFT': localised({
    en: 'Microsoft makes Windows and Office, runs the Azure cloud, and owns LinkedIn, GitHub and Xbox. Founded in 1975, based in Redmond, Washington.',
    'zh-Hans':
      '微软开发 Windows 和 Office，运营 Azure 云平台，旗下有领英、GitHub 和 Xbox。1975 年成立，总部位于华盛顿州雷德蒙德。',
    'zh-Hant':
      '微軟開發 Windows 及 Office，營運 Azure 雲端平台，旗下有 LinkedIn、GitHub 及 Xbox。1975 年成立，總部位於華盛頓州雷德蒙德。',
  }),
  'US:NVDA': localised({
    en: 'NVIDIA designs graphics processors and the systems and software that train and run artificial intelligence in data centres. Founded in 1993, based in Santa Clara, California.',
    'zh-Hans':
      '英伟达设计图形处理器，以及数据中心里训练和运行人工智能所用的系统与软件。1993 年成立，总部位于加利福尼亚州圣克拉拉。',
    'zh-Hant':
      '英偉達設計圖像處理器，以及數據中心內訓練和運行人工智能所用的系統與軟件。1993 年成立，總部位於加州聖克拉拉。',
  }),
  'US:AMZN': localised({
    en: 'Amazon sells goods of its own and of other merchants online and runs Amazon Web Services, the largest cloud provider. Founded in 1994, based in Seattle, Washington.',
    'zh-Hans':
      '亚马逊在网上销售自营商品和第三方商家的商品，旗下亚马逊云科技（AWS）是全球最大的云服务商。1994 年成立，总部位于华盛顿州西雅图。',
    'zh-Hant':
      '亞馬遜在網上銷售自營及第三方商戶的商品，旗下 Amazon Web Services 是全球最大的雲端服務商。1994 年成立，總部位於華盛頓州西雅圖。',
  }),
  'US:GOOGL': localised({
    en: 'Alphabet owns Google, whose search, YouTube, Android and cloud businesses earn most of its revenue, chiefly from advertising. Class A shares carry one vote each.',
    'zh-Hans':
      'Alphabet 是谷歌的母公司，搜索、YouTube、安卓和云业务贡献了大部分收入，其中以广告为主。A 类股每股有一票表决权。',
    'zh-Hant':
      'Alphabet 是 Google 的母公司，搜尋、YouTube、Android 及雲端業務貢獻大部分收入，其中以廣告為主。A 類股每股有一票投票權。',
  }),
  'US:GOOG': localised({
    en: 'Alphabet owns Google, whose search, YouTube, Android and cloud businesses earn most of its revenue, chiefly from advertising. Class C shares carry no vote.',
    'zh-Hans':
      'Alphabet 是谷歌的母公司，搜索、YouTube、安卓和云业务贡献了大部分收入，其中以广告为主。C 类股没有表决权。',
    'zh-Hant':
      'Alphabet 是 Google 的母公司，搜尋、YouTube、Android 及雲端業務貢獻大部分收入，其中以廣告為主。C 類股並無投票權。',
  }),
  'US:META': localised({
    en: 'Meta Platforms runs Facebook, Instagram, WhatsApp and Threads, and makes mixed-reality headsets. Founded in 2004, based in Menlo Park, California.',
    'zh-Hans':
      'Meta 运营 Facebook、Instagram、WhatsApp 和 Threads，并生产混合现实头显。2004 年成立，总部位于加利福尼亚州门洛帕克。',
    'zh-Hant':
      'Meta 營運 Facebook、Instagram、WhatsApp 及 Threads，並生產混合實境頭戴裝置。2004 年成立，總部位於加州門洛帕克。',
  }),
  'US:TSLA': localised({
    en: 'Tesla makes electric cars, batteries for homes and grids, and driver-assistance software. Founded in 2003, based in Austin, Texas.',
    'zh-Hans':
      '特斯拉生产电动汽车、家用和电网级储能电池，并开发驾驶辅助软件。2003 年成立，总部位于得克萨斯州奥斯汀。',
    'zh-Hant':
      '特斯拉生產電動車、家用及電網級儲能電池，並開發駕駛輔助軟件。2003 年成立，總部位於德州奧斯汀。',
  }),
  'US:AVGO': localised({
    en: 'Broadcom supplies semiconductors for networks, storage and custom AI accelerators, and infrastructure software including VMware.',
    'zh-Hans': '博通供应用于网络、存储和定制人工智能加速器的半导体，并经营包括 VMware 在内的基础设施软件。',
    'zh-Hant': '博通供應用於網絡、儲存及定製人工智能加速器的半導體，並經營包括 VMware 在內的基礎設施軟件。',
  }),
  'US:COST': localised({
    en: 'Costco runs membership warehouse clubs that sell a small range of goods in bulk at low margins. Based in Issaquah, Washington.',
    'zh-Hans': '好市多经营会员制仓储超市，以低毛利大包装销售精选商品。总部位于华盛顿州伊萨夸。',
    'zh-Hant': '開市客經營會員制倉儲超市，以低毛利、大包裝銷售精選貨品。總部位於華盛頓州伊薩誇。',
  }),
  'US:NFLX': localised({
    en: 'Netflix streams films and series by subscription in more than 190 countries and produces much of what it shows.',
    'zh-Hans': '奈飞在 190 多个国家和地区以订阅方式提供影视流媒体，其中不少内容由其自制。',
    'zh-Hant': '奈飛在 190 多個國家及地區以訂閱方式提供影視串流，其中不少內容由其自製。',
  }),
  'US:AMD': localised({
    en: 'AMD designs processors and accelerators for PCs, consoles and data centres. Founded in 1969, based in Santa Clara, California.',
    'zh-Hans':
      'AMD 为个人电脑、游戏主机和数据中心设计处理器与加速器。1969 年成立，总部位于加利福尼亚州圣克拉拉。',
    'zh-Hant': 'AMD 為個人電腦、遊戲機及數據中心設計處理器與加速器。1969 年成立，總部位於加州聖克拉拉。',
  }),
  'US:INTC': localised({
    en: 'Intel designs and manufactures processors for PCs and servers and offers contract chipmaking. Founded in 1968, based in Santa Clara, California.',
    'zh-Hans':
      '英特尔设计并制造个人电脑和服务器处理器，也提供芯片代工服务。1968 年成立，总部位于加利福尼亚州圣克拉拉。',
    'zh-Hant':
      '英特爾設計並製造個人電腦及伺服器處理器，亦提供晶片代工服務。1968 年成立，總部位於加州聖克拉拉。',
  }),
  'US:PLTR': localised({
    en: 'Palantir sells data-analysis platforms to governments and companies. Founded in 2003.',
    'zh-Hans': 'Palantir 向政府和企业销售数据分析平台。2003 年成立。',
    'zh-Hant': 'Palantir 向政府及企業銷售數據分析平台。2003 年成立。',
  }),
  'US:COIN': localised({
    en: 'Coinbase runs a US cryptocurrency exchange and custody business for retail and institutional clients.',
    'zh-Hans': 'Coinbase 在美国经营加密货币交易所，并为个人和机构客户提供托管服务。',
    'zh-Hant': 'Coinbase 在美國經營加密貨幣交易所，並為個人及機構客戶提供託管服務。',
  }),
  'US:BRK.B': localised({
    en: 'Berkshire Hathaway is a holding company with insurance, railway, energy and manufacturing businesses and a large portfolio of shares. Based in Omaha, Nebraska.',
    'zh-Hans':
      '伯克希尔-哈撒韦是一家控股公司，业务涵盖保险、铁路、能源和制造业，并持有规模庞大的股票投资组合。总部位于内布拉斯加州奥马哈。',
    'zh-Hant':
      '巴郡是一家控股公司，業務涵蓋保險、鐵路、能源及製造業，並持有規模龐大的股票投資組合。總部位於內布拉斯加州奧馬哈。',
  }),
  'US:JPM': localised({
    en: 'JPMorgan Chase is the largest US bank by assets, with consumer, commercial, investment banking and asset-management arms.',
    'zh-Hans': '摩根大通是美国资产规模最大的银行，业务包括零售银行、商业银行、投资银行和资产管理。',
    'zh-Hant': '摩根大通是美國資產規模最大的銀行，業務包括零售銀行、商業銀行、投資銀行及資產管理。',
  }),
  'US:V': localised({
    en: 'Visa runs a network that authorises and settles card payments between banks; it lends no money itself.',
    'zh-Hans': 'Visa 运营的网络为银行之间的银行卡付款提供授权与结算，自身不发放贷款。',
    'zh-Hant': 'Visa 營運的網絡為銀行之間的卡付款提供授權與結算，本身不提供貸款。',
  }),
  'US:LLY': localised({
    en: 'Eli Lilly develops medicines, among them treatments for diabetes, obesity, cancer and diseases of the immune system. Founded in 1876.',
    'zh-Hans': '礼来研发药物，涵盖糖尿病、肥胖症、癌症和免疫系统疾病。1876 年成立。',
    'zh-Hant': '禮來研發藥物，涵蓋糖尿病、肥胖症、癌症及免疫系統疾病。1876 年成立。',
  }),
  'US:WMT': localised({
    en: "Walmart is the largest retailer in the world by revenue, with supercentres, Sam's Club warehouses and a growing online business.",
    'zh-Hans': '沃尔玛是全球收入最高的零售商，经营购物广场、山姆会员商店和不断增长的线上业务。',
    'zh-Hant': '沃爾瑪是全球收入最高的零售商，經營購物中心、Sam’s Club 會員店及不斷增長的網上業務。',
  }),
  'US:XOM': localised({
    en: 'Exxon Mobil produces, refines and sells oil, gas and petrochemicals. Based in Spring, Texas.',
    'zh-Hans': '埃克森美孚开采、炼制并销售石油、天然气和石化产品。总部位于得克萨斯州斯普林。',
    'zh-Hant': '埃克森美孚開採、煉製並銷售石油、天然氣及石化產品。總部位於德州斯普林。',
  }),
  'US:KO': localised({
    en: 'Coca-Cola makes beverage concentrates and syrups that bottlers turn into drinks in more than 200 countries.',
    'zh-Hans': '可口可乐生产饮料浓缩液和糖浆，由装瓶商在 200 多个国家和地区制成饮料。',
    'zh-Hant': '可口可樂生產飲品濃縮液及糖漿，由裝瓶商在 200 多個國家及地區製成飲品。',
  }),
  'US:DIS': localised({
    en: 'Disney makes films and television, streams them on Disney+ and Hulu, and runs theme parks and cruises.',
    'zh-Hans': '迪士尼制作电影和电视节目，通过 Disney+ 和 Hulu 播出，并经营主题乐园和邮轮。',
    'zh-Hant': '迪士尼製作電影及電視節目，透過 Disney+ 及 Hulu 播放，並經營主題樂園及郵輪。',
  }),
  'US:BABA': localised({
    en: 'Alibaba runs the Taobao and Tmall marketplaces, a logistics network and the largest cloud business in China. One US share stands for eight ordinary shares.',
    'zh-Hans': '阿里巴巴经营淘宝和天猫、物流网络以及中国最大的云业务。每股美国存托股代表八股普通股。',
    'zh-Hant': '阿里巴巴經營淘寶及天貓、物流網絡以及中國最大的雲端業務。每股美國預託股份代表八股普通股。',
  }),
  'US:TSM': localised({
    en: 'TSMC manufactures chips designed by others and leads in the most advanced processes. Based in Hsinchu, Taiwan.',
    'zh-Hans': '台积电为其他公司代工芯片，在最先进的制程上处于领先。总部位于台湾新竹。',
    'zh-Hant': '台積電為其他公司代工晶片，在最先進的製程上處於領先。總部位於台灣新竹。',
  }),
  'US:NIO': localised({
    en: 'NIO makes electric cars with swappable batteries, sold mostly in China.',
    'zh-Hans': '蔚来生产可换电的电动汽车，主要在中国销售。',
    'zh-Hant': '蔚來生產可換電的電動車，主要在中國銷售。',
  }),
  'US:IMO': localised({
    en: 'Imperial Oil produces crude from oil sands, refines it and sells fuels across Canada. Majority-owned by Exxon Mobil.',
    'zh-Hans': '帝国石油在加拿大从油砂中开采原油，炼制并销售燃料。埃克森美孚持有其多数股权。',
    'zh-Hant': '帝國石油在加拿大從油砂開採原油，煉製並銷售燃料。埃克森美孚持有其多數股權。',
  }),
  'US:UEC': localised({
    en: 'Uranium Energy develops and operates in-situ recovery uranium projects in Texas and Wyoming.',
    'zh-Hans': 'Uranium Energy 在得克萨斯州和怀俄明州开发并运营原地浸出采铀项目。',
    'zh-Hant': 'Uranium Energy 在德州及懷俄明州開發並營運原地浸出採鈾項目。',
  }),
  'HK:00700': localised({
    en: 'Tencent runs the Weixin and QQ messaging services, publishes games, and has payment, cloud and media businesses. Based in Shenzhen.',
    'zh-Hans': '腾讯运营微信和 QQ，发行游戏，并经营支付、云和媒体业务。总部位于深圳。',
    'zh-Hant': '騰訊營運微信及 QQ，發行遊戲，並經營支付、雲端及媒體業務。總部位於深圳。',
  }),
  'HK:09988': localised({
    en: 'Alibaba runs the Taobao and Tmall marketplaces, a logistics network and the largest cloud business in China.',
    'zh-Hans': '阿里巴巴经营淘宝和天猫、物流网络以及中国最大的云业务。',
    'zh-Hant': '阿里巴巴經營淘寶及天貓、物流網絡以及中國最大的雲端業務。',
  }),
  'HK:03690': localised({
    en: 'Meituan delivers food and sells local services, hotel nights and groceries through its app in China.',
    'zh-Hans': '美团在中国通过其应用提供外卖，并销售本地生活服务、酒店住宿和生鲜杂货。',
    'zh-Hant': '美團在中國透過其應用程式提供外賣，並銷售本地生活服務、酒店住宿及雜貨。',
  }),
  'HK:01810': localised({
    en: 'Xiaomi makes smartphones, connected home devices and, since 2024, electric cars.',
    'zh-Hans': '小米生产智能手机和智能家居设备，2024 年起也生产电动汽车。',
    'zh-Hant': '小米生產智能手機及智能家居裝置，2024 年起亦生產電動車。',
  }),
  'HK:00005': localised({
    en: 'HSBC is a British bank whose largest profits come from Hong Kong and the rest of Asia. Founded in 1865.',
    'zh-Hans': '汇丰是一家英国银行，利润主要来自香港和亚洲其他地区。1865 年成立。',
    'zh-Hant': '滙豐是一家英國銀行，利潤主要來自香港及亞洲其他地區。1865 年成立。',
  }),
  'HK:01299': localised({
    en: 'AIA sells life insurance and savings products in eighteen markets of Asia and the Pacific.',
    'zh-Hans': '友邦保险在亚太区 18 个市场销售人寿保险和储蓄产品。',
    'zh-Hant': '友邦保險在亞太區 18 個市場銷售人壽保險及儲蓄產品。',
  }),
  'HK:00388': localised({
    en: 'HKEX runs the stock and futures exchanges of Hong Kong and owns the London Metal Exchange.',
    'zh-Hans': '香港交易所营运香港的证券和期货市场，并拥有伦敦金属交易所。',
    'zh-Hant': '香港交易所營運香港的證券及期貨市場，並擁有倫敦金屬交易所。',
  }),
  'HK:01211': localised({
    en: 'BYD makes electric and plug-in hybrid cars and the batteries in them. Based in Shenzhen.',
    'zh-Hans': '比亚迪生产纯电动和插电式混合动力汽车，以及其中的电池。总部位于深圳。',
    'zh-Hant': '比亞迪生產純電動及插電式混合動力汽車，以及其中的電池。總部位於深圳。',
  }),
  'HK:00941': localised({
    en: 'China Mobile is the largest mobile operator in the world by subscribers.',
    'zh-Hans': '中国移动是全球用户数最多的移动通信运营商。',
    'zh-Hant': '中國移動是全球用戶數目最多的流動通訊營運商。',
  }),
  'CRYPTO:BTCUSDT': localised({
    en: 'Bitcoin, launched in 2009, is the first and largest cryptocurrency. Its supply is limited to 21 million coins.',
    'zh-Hans': '比特币于 2009 年推出，是最早也是规模最大的加密货币，总量上限为 2,100 万枚。',
    'zh-Hant': '比特幣於 2009 年推出，是最早亦是規模最大的加密貨幣，總量上限為 2,100 萬枚。',
  }),
  'CRYPTO:ETHUSDT': localised({
    en: 'Ether pays for computation on Ethereum, a network for smart contracts that has run on proof of stake since 2022.',
    'zh-Hans': '以太币用于支付以太坊上的运算费用。以太坊是一个智能合约网络，自 2022 年起采用权益证明机制。',
    'zh-Hant': '以太幣用於支付以太坊上的運算費用。以太坊是一個智能合約網絡，自 2022 年起採用權益證明機制。',
  }),
  'CRYPTO:SOLUSDT': localised({
    en: 'Solana is a smart-contract network built for many cheap transactions a second.',
    'zh-Hans': '索拉纳（Solana）是一个智能合约网络，为每秒处理大量低费用交易而设计。',
    'zh-Hant': 'Solana 是一個智能合約網絡，為每秒處理大量低費用交易而設計。',
  }),
  'CRYPTO:XRPUSDT': localised({
    en: 'XRP is the asset of the XRP Ledger, used for payments and settlement between currencies.',
    'zh-Hans': '瑞波币（XRP）是 XRP 账本的原生资产，用于不同货币之间的支付与结算。',
    'zh-Hant': '瑞波幣（XRP）是 XRP 賬本的原生資產，用於不同貨幣之間的支付與結算。',
  }),
  'CRYPTO:DOGEUSDT': localised({
    en: 'Dogecoin began in 2013 as a joke about a meme and became one of the most traded coins. Its supply has no limit.',
    'zh-Hans': '狗狗币始于 2013 年一个网络玩笑，后来成为交易最活跃的加密货币之一，总量没有上限。',
    'zh-Hant': '狗狗幣始於 2013 年一個網絡玩笑，後來成為交易最活躍的加密貨幣之一，總量並無上限。',
  }),
  'INDEX:SPX': localised({
    en: 'The S&P 500 measures about 500 large US companies, weighted by free-float market value.',
    'zh-Hans': '标普 500 指数反映约 500 家美国大型公司的表现，按自由流通市值加权。',
    'zh-Hant': '標普 500 指數反映約 500 家美國大型公司的表現，按自由流通市值加權。',
  }),
  'INDEX:DJI': localised({
    en: 'The Dow Jones Industrial Average measures 30 large US companies, weighted by share price, since 1896.',
    'zh-Hans': '道琼斯工业平均指数自 1896 年起编制，反映 30 家美国大型公司的表现，按股价加权。',
    'zh-Hant': '道瓊斯工業平均指數自 1896 年起編製，反映 30 家美國大型公司的表現，按股價加權。',
  }),
  'INDEX:IXIC': localised({
    en: 'The NASDAQ Composite measures nearly all shares listed on NASDAQ, weighted by market value.',
    'zh-Hans': '纳斯达克综合指数涵盖几乎所有在纳斯达克上市的股票，按市值加权。',
    'zh-Hant': '納斯達克綜合指數涵蓋幾乎所有在納斯達克上市的股票，按市值加權。',
  }),
  'INDEX:HSI': localised({
    en: 'The Hang Seng Index measures the largest companies listed in Hong Kong, weighted by free float with a cap.',
    'zh-Hans': '恒生指数反映香港上市最大型公司的表现，按自由流通市值加权，并设个股比重上限。',
    'zh-Hant': '恒生指數反映香港上市最大型公司的表現，按自由流通市值加權，並設個股比重上限。',
  }),
  'FUTURE:GC': localised({
    en: 'One COMEX gold contract is 100 troy ounces of at least 995 fine gold.',
    'zh-Hans': 'COMEX 黄金期货每手为 100 金衡盎司、成色不低于 995 的黄金。',
    'zh-Hant': 'COMEX 黃金期貨每張合約為 100 金衡安士、成色不低於 995 的黃金。',
  }),
  'FUTURE:CL': localised({
    en: 'One NYMEX crude oil contract is 1,000 barrels of light sweet crude delivered at Cushing, Oklahoma.',
    'zh-Hans': 'NYMEX 原油期货每手为 1,000 桶轻质低硫原油，在俄克拉何马州库欣交割。',
    'zh-Hant': 'NYMEX 原油期貨每張合約為 1,000 桶輕質低硫原油，於俄克拉荷馬州庫欣交收。',
  }),
};
