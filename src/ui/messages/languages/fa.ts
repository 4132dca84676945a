/** Persian: formal address, in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { isolate, plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'fa'>) => plural('fa', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'fa',

  notLoaded: 'بخشی از این صفحه بارگذاری نشد. اتصال خود را بررسی و دوباره تلاش کنید.',

  problems: {
    offline: 'به اینترنت وصل نیستید. به‌طور خودکار دوباره وصل می‌شویم.',
    unreachable: 'به فروشگاه دسترسی نداریم. همچنان تلاش می‌کنیم.',
    store_unavailable: 'فروشگاه اکنون مشکلی دارد. همچنان تلاش می‌کنیم.',
    bad_request: 'مشکلی پیش آمد. صفحه را دوباره بارگذاری کنید.',
    checkout_expired: 'نشست شما منقضی شد. صفحه را دوباره بارگذاری کنید.',
    forbidden:
      'این سفارش را نمی‌توان در این صفحه پرداخت کرد. به فروشگاه برگردید و دوباره تلاش کنید.',
    link_used:
      'این لینک قبلاً استفاده شده است. همان‌جا که بازش کردید ادامه دهید یا از فروشگاه لینک تازه بخواهید.',
    link_expired:
      'این لینک منقضی شده است. لینک تازه را از همان‌جا که آن را پیدا کردید بگیرید یا از فروشگاه بخواهید.',
    not_found: 'این صفحهٔ پرداخت را پیدا نکردیم. با فروشگاه تماس بگیرید.',
    amount_invalid: 'این مبلغ را نمی‌توان با رمزارز پرداخت کرد. با فروشگاه تماس بگیرید.',
    currency_unavailable: 'این ارز اکنون در دسترس نیست. ارز دیگری انتخاب کنید.',
    checkout_closed: 'فروشگاه این سفارش را بسته است. دیگر پرداختی برای آن پذیرفته نمی‌شود.',
    rate_limited: 'بیش از حد تلاش شد. کمی صبر کنید.',
    service_unavailable: 'به سرویس پرداخت دسترسی نداریم. همچنان تلاش می‌کنیم.',
    service_rejected: 'سرویس پرداخت درخواست ما را رد کرد. با فروشگاه تماس بگیرید.',
  },

  reloadPage: 'بارگذاری دوباره',

  checkout: 'پرداخت',
  sandbox: 'حالت آزمایشی. پول واقعی نفرستید.',
  tryAgain: 'تلاش دوباره',
  close: 'بستن',
  copied: 'کپی شد',
  copyRefused: 'کپی کردن در اینجا مسدود است. متن انتخاب شده است، خودتان آن را کپی کنید.',
  loading: 'در حال باز کردن صفحهٔ پرداخت…',
  alreadySent: 'قبلاً پرداخت کرده‌اید؟ این مشکل بر پرداخت شما اثری ندارد. دوباره نفرستید.',
  orderReference: (reference) => `سفارش ${isolate(reference)}`,
  accountReference: (reference) => `حساب ${isolate(reference)}`,
  maybeBlocked:
    'اگر این وضع تکرار می‌شود، شاید مسدودکنندهٔ محتوا یا شبکهٔ اینترنت شما مانع است. به این صفحه اجازه دهید یا مرورگر دیگری را امتحان کنید.',
  priceChanged: (before, now) => `قیمت از ${isolate(before)} به ${isolate(now)} تغییر کرد.`,
  requestReference: (id) => `کد پشتیبانی: ${isolate(id)}`,

  networkWithAlias: (network, alias) =>
    isolate(alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'در حال باز کردن صفحهٔ پرداخت…',
    error: 'صفحهٔ پرداخت باز نشد',
    choose_currency: 'پرداخت با',
    pay: 'در انتظار پرداخت',
    top_up: 'در انتظار واریز',
    detected: 'پرداخت شناسایی شد',
    confirmed: 'بخشی تأیید شد',
    partial: 'بخشی پرداخت شد',
    review: 'فروشگاه در حال بررسی پرداخت است',
    held: 'پرداخت برای بررسی نگه داشته شد',
    paid: 'پرداخت شد',
    closed: 'سفارش بسته شد',
  },
  noCurrencies: 'اکنون هیچ ارزی در دسترس نیست. بعداً دوباره تلاش کنید.',
  currenciesFailed: 'ارزها بارگذاری نشدند.',

  payTitle: (price) => `پرداخت ${isolate(price)}`,
  partReceived: (received, price) => `${isolate(received)} از ${isolate(price)} دریافت شد`,
  partDetected: (received, price) => `${isolate(received)} از ${isolate(price)} شناسایی شد`,
  leftToPay: 'مبلغ باقی‌مانده',
  topUpTitle: 'افزایش موجودی',
  topUpLead: 'هر مبلغی بفرستید. این آدرس برای شما می‌ماند.',
  minimum: (amount) => `حداقل ${isolate(amount)}. انتقال‌های کمتر ممکن است شناسایی نشوند.`,
  tooSmall: 'مبلغ خیلی کم است',
  amountLabel: 'مبلغی که باید بفرستید',
  copyAmount: 'کپی مبلغ',
  sendOnly: (code, network) => `فقط ${isolate(code)} و فقط روی شبکهٔ ${isolate(network)}.`,
  sendOnlyWhy: 'هر چیز دیگری ممکن است از دست برود.',
  addressLabel: (code, network) => `آدرس ${isolate(code)} روی شبکهٔ ${isolate(network)}`,
  copyAddress: 'کپی آدرس',
  copiedAddress: (code, network) =>
    `کپی شد. فقط ${isolate(code)} و فقط روی شبکهٔ ${isolate(network)} بفرستید.`,
  qrLabel: (code, network) => `کد QR برای ارسال ${isolate(code)} روی شبکهٔ ${isolate(network)}`,
  enlarge: 'بزرگ‌نمایی',
  scanBare: 'اسکن کنید، سپس مبلغ را وارد کنید.',
  openWallet: 'باز کردن در کیف پول',
  nothingOpened:
    'چیزی باز نشد؟ مبلغ و آدرس را در کیف پول خود کپی کنید یا کد را با دستگاه دیگری اسکن کنید.',
  moreWays: 'راه‌های دیگر پرداخت',
  rate: (code, dollars, from) => `${isolate(`1 ${code} = $${dollars}`)} (${isolate(from)})`,
  priceLocked: (time) => `قیمت تا ${isolate(time)} دیگر ثابت است`,
  expiredTitle: 'قیمت منقضی شد',
  expiredLead:
    'قبلاً پرداخت کرده‌اید؟ دوباره نفرستید؛ این آدرس را همچنان زیر نظر داریم. هنوز پرداخت نکرده‌اید؟ قیمت را تازه کنید.',
  newPrice: 'تازه‌سازی قیمت',
  checking: 'در حال بررسی…',
  continueOnceDetected: 'پس از شناسایی پرداخت می‌توانید ادامه دهید.',
  addressDetails: 'نمایش آدرس',
  change: 'تغییر',
  changeCurrency: 'تغییر ارز یا شبکه',
  addressReplaced: 'آدرس تغییر کرده است. فقط از همین آدرس استفاده کنید.',
  changedElsewhere: (what) =>
    `در زبانه یا دستگاه دیگری تغییر کرد. اکنون قابل پرداخت: ${isolate(what)}، به آدرس زیر.`,
  addressRefusedTitle: 'این آدرس در بررسی امنیتی ما تأیید نشد',
  addressRefused:
    'پولی که به آن فرستاده شود ممکن است از دست برود؛ برای همین آن را نشان نمی‌دهیم. ارز دیگری انتخاب کنید یا با فروشگاه تماس بگیرید.',
  addressUnchecked:
    'این شبکه را نمی‌شناسیم و نتوانستیم آدرس را بررسی کنیم. پیش از ارسال، درستی آن را از فروشگاه بپرسید.',
  deposits: 'واریزها',
  noDeposits: 'هنوز واریزی دریافت نشده',

  transferStatus: { seen: 'در حال تأیید', confirmed: 'تأییدشده', held: 'نگه‌داشته‌شده برای بررسی' },
  unknownStatus: 'ثبت‌شده',
  viewTransfer: 'مشاهدهٔ تراکنش',

  search: 'جستجوی ارز یا شبکه',
  searchHint: 'نام، نماد یا شبکه',
  currencies: 'ارزها',
  networks: 'شبکه‌ها',
  popular: 'محبوب',
  lastUsed: 'اخیراً استفاده‌شده',
  everything: 'همهٔ ارزها',
  byNetwork: 'بر اساس شبکه',
  countNetworks: (n) => count(n, { one: '# شبکه', other: '# شبکه' }),
  countCurrencies: (n) => count(n, { one: '# ارز', other: '# ارز' }),
  fromAmount: (amount) => `از ${isolate(amount)}`,
  chooseNetwork: 'انتخاب شبکه',
  chooseCurrencyOn: (network) => `انتخاب ارز روی شبکهٔ ${isolate(network)}`,
  networkGuide:
    'شبکه‌ای را انتخاب کنید که کیف پول یا صرافی رمزارزتان با آن می‌فرستد. کارمزد شبکه‌ها متفاوت است.',
  minimumOf: (amount) => `حداقل ${isolate(amount)}`,
  usuallyTakes: (time) => `حدود ${isolate(time)}`,
  noMatch: (text) => `نتیجه‌ای برای «${isolate(text)}» پیدا نشد`,
  searchable: 'نماد، نام یا شبکه را امتحان کنید یا آدرسی از کیف پول خود جای‌گذاری کنید.',
  clearSearch: 'پاک کردن جستجو',
  readAs: (text) => `نتایج برای «${isolate(text)}»`,
  addressOf: (network) => `به نظر می‌رسد این آدرسی روی شبکهٔ ${isolate(network)} است.`,
  addressOfSeveral: (networks) =>
    `آدرس‌ها روی شبکه‌های ${isolate(networks)} یک شکل دارند. در کیف پول خود ببینید پول شما روی کدام است.`,
  addressOfNone: (networks) =>
    `به نظر می‌رسد این آدرسی روی ${isolate(networks)} است. فروشگاه آنجا پرداختی نمی‌پذیرد.`,
  addressStays: 'فقط روی دستگاه شما بررسی می‌شود.',
  matches: (n) => count(n, { one: '# نتیجه', other: '# نتیجه' }),
  moreMatches: (n) =>
    count(n, {
      one: '# نتیجهٔ دیگر. به تایپ ادامه دهید.',
      other: '# نتیجهٔ دیگر. به تایپ ادامه دهید.',
    }),
  unavailable: {
    no_rate: 'اکنون قیمتی در دسترس نیست',
    ambiguous_address: 'اکنون آدرسی در دسترس نیست',
    address_refused: 'اکنون آدرس امنی در دسترس نیست',
    no_address: 'اکنون آدرسی در دسترس نیست',
    below_minimum: 'مبلغ خیلی کم است',
  },
  notAvailable: 'اکنون در دسترس نیست',
  keepCurrency: 'بازگشت به پرداخت',
  gettingAddress: 'در حال آماده‌سازی آدرس پرداخت…',

  transferCounts: {
    late: 'پس از انقضای قیمت شناسایی شد',
    wrong_currency: 'ارزی غیر از ارز انتخاب‌شده',
  },

  slowOpening: 'بیش از حد معمول طول می‌کشد. همچنان تلاش می‌کنیم.',
  notCurrent: 'شاید این اطلاعات به‌روز نباشد',
  sessionOver: 'نشست شما منقضی شد',
  sessionOverLead:
    'برای دیدن آدرس کنونی، صفحه را دوباره بارگذاری کنید. این بر پرداخت‌های ارسال‌شده اثری ندارد.',
  contactStore: (store) => (store === undefined ? 'تماس با فروشگاه' : `تماس با ${isolate(store)}`),
  backToStore: (store) =>
    store === undefined ? 'بازگشت به فروشگاه' : `بازگشت به ${isolate(store)}`,

  nothingAwaited: 'هنوز پرداختی لازم نیست',
  tooSmallForAll: 'مبلغ باقی‌مانده برای هیچ‌یک از ارزهای اینجا کافی نیست. با فروشگاه تماس بگیرید.',
  longWaitTitle: (ago) => `${isolate(ago)} شناسایی شد، هنوز تأیید نشده`,
  longWait:
    'شاید شبکهٔ بلاکچین کُند باشد یا تراکنش را از صف خارج کرده باشد. کیف پول خود را بررسی کنید و پیش از ارسال دوباره از فروشگاه بپرسید.',

  newPriceIs: (amount) => `قیمت جدید: ${isolate(amount)}.`,
  oneMinuteLeft: 'یک دقیقه تا پایان اعتبار این قیمت مانده است.',

  autoUpdates: 'این صفحه خودکار به‌روز می‌شود. می‌توانید آن را ببندید و بعداً برگردید.',
  dontSendAgain: 'دوباره نفرستید.',
  reviewLead: (store) =>
    `پرداخت شما را دریافت کردیم، اما نتوانستیم آن را خودکار با این سفارش تطبیق دهیم. ${store === undefined ? 'فروشگاه' : isolate(store)} آن را بررسی خواهد کرد. دوباره نفرستید.`,
  heldLead: (store) =>
    `سرویس پرداخت در حال بررسی آن است. با ${store === undefined ? 'فروشگاه' : isolate(store)} تماس بگیرید. دوباره نفرستید.`,
  paidLead: 'سپاسگزاریم! می‌توانید این صفحه را ببندید.',
  closedLead: 'دیگر پرداختی برای آن پذیرفته نمی‌شود. قبلاً فرستاده‌اید؟ با فروشگاه تماس بگیرید.',
  overLead: (excess, store) =>
    `${isolate(excess)} اضافه فرستاده‌اید. برای بازپرداخت با ${store === undefined ? 'فروشگاه' : isolate(store)} تماس بگیرید.`,
  usualTime: (time, network) => `معمولاً ${isolate(time)} روی شبکهٔ ${isolate(network)}.`,
  storeConfirms: 'فروشگاه این پرداخت را تأیید خواهد کرد.',
  lateEvents: 'شاید چند دقیقه طول بکشد تا پرداخت شما را ببینیم.',
  exceptions: {
    partial: 'کمتر از قیمت دریافت کردیم.',
    over: 'بیشتر از قیمت دریافت کردیم. از فروشگاه بخواهید مازاد را برگرداند.',
    late: 'یک پرداخت پس از منقضی شدن قیمت شناسایی شد. فروشگاه تصمیم می‌گیرد که برای سفارش منظور شود یا نه.',
    wrong_currency:
      'یک پرداخت با ارز دیگری رسید. فروشگاه تصمیم می‌گیرد که برای سفارش منظور شود یا نه.',
    held: 'یک پرداخت برای بررسی نگه داشته شده است.',
  },
  unknownException: 'فروشگاه یادداشتی دربارهٔ این پرداخت دارد.',
  steps: { detected: 'شناسایی شد', confirming: 'در حال تأیید', paid: 'پرداخت شد' },
  received: 'دریافت‌شده',
  detectedAmount: 'شناسایی‌شده',
  due: 'مبلغ باقی‌مانده',
  excess: 'اضافه‌پرداخت',
  facts: {
    order: 'سفارش',
    account: 'حساب',
    total: 'جمع کل',
    paid: 'پرداخت‌شده',
    network: 'شبکه',
    date: 'تاریخ',
    transaction: 'تراکنش',
  },
  transfers: 'تراکنش‌ها',
  details: 'جزئیات',
  lastChecked: (ago) => `آخرین به‌روزرسانی: ${isolate(ago)}`,
  checkNow: 'اکنون بررسی کنید',
  nothingNew: 'تغییر تازه‌ای نیست',
  somethingNew: 'به‌روز شد',
  notChecked: 'بررسی به‌روزرسانی‌ها ممکن نشد. شاید این اطلاعات به‌روز نباشد.',
  connection: { live: 'زنده', polling: 'بررسی خودکار', offline: 'بدون اتصال' },
  stillWatching: 'این آدرس همچنان زیر نظر است',
  connectionLost: 'اتصال قطع شد',
  connectionBack: 'دوباره وصل شد',

  sources: {
    service_event: 'سرویس پرداخت',
    service_list: 'شبکهٔ بلاکچین',
    service_lookup: 'صفحهٔ پرداخت',
    store: 'فروشگاه',
  },
  evidence: {
    opened: 'صفحهٔ پرداخت باز شد',
    quoted: 'قیمت ثابت شد',
    seen: 'پرداخت شناسایی شد',
    confirmed: 'پرداخت تأیید شد',
    held: 'برای بررسی نگه داشته شد',
    released: 'بررسی پایان یافت',
    marked_paid: 'به‌عنوان پرداخت‌شده علامت خورد',
    closed: 'سفارش بسته شد',
    amended: 'مبلغ تغییر کرد',
  },
  unknownSource: 'منبع دیگر',
  unknownEvidence: 'به‌روزرسانی',
  timeline: 'تاریخچه',
  copyTimeline: 'کپی برای پشتیبانی',

  tellMe: 'به من خبر دهید',
  tellingMe: 'این صفحه را باز نگه دارید. اگر مرورگر اجازه دهد، صدایی می‌شنوید یا اعلانی می‌بینید.',

  receipt: 'رسید پرداخت',
  receiptNote: 'رسید پرداخت است، نه فاکتور.',
  printReceipt: 'چاپ',
  saveReceipt: 'ذخیره',

  ladderTitle: 'کد QR ساده‌تر',
  ladderLead: 'کد QR اسکن نمی‌شود؟ کد ساده‌تری را امتحان کنید.',
  ladderForms: {
    bip21_amount: 'آدرس و مبلغ',
    bip21: 'آدرس به شکل لینک، بدون مبلغ',
    eip681_amount: 'لینک با مبلغ',
    eip681: 'لینک بدون مبلغ',
    eip681_token: 'لینک شامل توکن و مبلغ. گیرنده را در کیف پول خود بررسی کنید.',
    address: 'فقط آدرس',
  },

  exchangeTitle: 'از صرافی رمزارز پرداخت می‌کنید؟',
  exchangeNetwork: 'شبکه',
  exchangeNames: (names) => `با نام ${isolate(names)} هم دیده می‌شود`,
  exchangeAmount: 'مبلغی که باید به ما برسد',
  exchangeMemo: 'ممو یا تگ (Memo یا Tag)',
  exchangeNoMemo: 'خالی بگذارید',
  exchangeWallet: 'نوع کیف پول',
  exchangeHosted: 'امانی (Hosted)، تجاری',
  exchangeUnhosted: 'غیرامانی (Unhosted)',
  exchangeRecipient: 'گیرنده',
  exchangeFee:
    'اگر صرافی کارمزد را از مبلغ کم می‌کند، آن را به مبلغ اضافه کنید. صرافی‌ها حداقل برداشت دارند.',
  feeCoin: (code) => `برای کارمزد شبکه، کمی ${isolate(code)} در کیف پول لازم است.`,

  checkTitle: 'بررسی آدرس',
  checkLead:
    'بدافزار می‌تواند آدرس کپی‌شده را عوض کند. برای بررسی، آدرس گیرنده را که کیف پول نشان می‌دهد جای‌گذاری کنید.',
  checkLabel: 'آدرس گیرنده در کیف پول شما',
  checkSame: 'آدرس یکسان است.',
  checkDiffers: (at, pasted, right) =>
    `نفرستید. این آدرس ما نیست: از نویسهٔ ${at.toLocaleString('fa')} به بعد، به جای «${isolate(right)}» در آن «${isolate(pasted)}» آمده است.`,
  checkNone: (network) => `نفرستید. این آدرس کاملی روی شبکهٔ ${isolate(network)} نیست.`,

  saveCard: 'ذخیرهٔ تصویر',
  priceLockedUntil: (moment) => `قیمت تا ${isolate(moment)} ثابت است`,

  handOff: 'ادامه در گوشی',
  handOffLead:
    'برای باز کردن این پرداخت در گوشی، با دوربین گوشی اسکن کنید. این کد برای پرداخت کردن نیست.',
  handOffLabel: 'کد QR که این پرداخت را در گوشی شما باز می‌کند، نه برای پرداخت کردن',
  handOffUntil: (time) => `یک بار کار می‌کند، تا ${isolate(time)}.`,
  handOffNew: 'کد جدید',

  worthTitle: 'تبدیل',
  worthCoins: (code) => `مبلغ به ${isolate(code)}`,
  worthDollars: 'مبلغ به دلار آمریکا',
  worth: (coins, dollars) => `ارزش ${isolate(coins)} برابر با ${isolate(dollars)} است.`,
  worthAbout: (coins, dollars) => `ارزش ${isolate(coins)} حدود ${isolate(dollars)} است.`,
  worthGuide: 'قیمت ممکن است پیش از رسیدن انتقال شما تغییر کند.',
  worthUnread: (whole, part) => `عددی وارد کنید، مانند ${isolate(whole)} یا ${isolate(part)}.`,
  worthNoRate: 'اکنون قیمتی در دسترس نیست.',

  walletPay: 'پرداخت با کیف پول مرورگر',
  walletPayWith: (wallet) => `پرداخت با ${isolate(wallet)}`,
  walletOther: 'کیف پول دیگر',

  walletConnect: (wallet) => `اتصال را در ${isolate(wallet)} تأیید کنید.`,
  walletSwitch: (wallet, network) => `در ${isolate(wallet)} به شبکهٔ ${isolate(network)} بروید.`,
  walletConfirm: (wallet, amount, network) =>
    `${isolate(amount)} روی شبکهٔ ${isolate(network)} را در ${isolate(wallet)} تأیید کنید.`,
  walletSlow: (wallet) => `اتفاقی نمی‌افتد؟ ${isolate(wallet)} را باز کنید.`,
  walletStop: 'پایان انتظار',

  walletProblems: {
    refused: 'درخواست رد شد. چیزی فرستاده نشد.',
    locked: 'کیف پول شما قفل است یا حسابی نشان نداد. قفل آن را باز کنید و دوباره تلاش کنید.',
    busy: 'در کیف پول شما درخواست دیگری باز است. همان‌جا به آن پاسخ دهید و دوباره تلاش کنید.',
    contract_account:
      'این یک حساب هوشمند است، مانند Safe. شاید سرویس پرداخت، پرداخت از این حساب را شناسایی نکند. حساب دیگری را در کیف پول انتخاب کنید یا کد را با کیف پول دیگری اسکن کنید.',
    account_changed: 'حساب در کیف پول شما عوض شد. چیزی فرستاده نشد. دوباره تلاش کنید.',
    wrong_token:
      'اطلاعات این توکن در کیف پول شما و در فروشگاه یکسان نیست. چیزی فرستاده نشد. ارز دیگری انتخاب کنید یا با فروشگاه تماس بگیرید.',
    no_answer: 'کیف پول شما پاسخ نداد. چیزی فرستاده نشد. آن را باز کنید و دوباره تلاش کنید.',
    failed: 'کیف پول شما خطا داد. چیزی فرستاده نشد. دوباره تلاش کنید یا با کد پرداخت کنید.',
    uncertain:
      'کیف پول شما خطا داد، اما شاید پرداخت فرستاده شده باشد. پیش از پرداخت دوباره، کیف پول خود را بررسی کنید.',
  },
  walletWrongNetwork: (network) =>
    `کیف پول شما روی شبکهٔ دیگری است. آن را روی ${isolate(network)} بگذارید و دوباره تلاش کنید.`,
  walletNotEnough: (code) =>
    `موجودی ${isolate(code)} در این حساب کافی نیست. حساب دیگری را در کیف پول انتخاب کنید و دوباره تلاش کنید.`,
  walletNoFee: (code) =>
    `این حساب برای کارمزد شبکه ${isolate(code)} ندارد. کمی به آن اضافه کنید و دوباره تلاش کنید.`,

  walletQuestion: 'شاید قبلاً پرداخت کرده‌اید',
  walletAsked:
    'پیش‌تر از یک کیف پول خواسته شده که این سفارش را پرداخت کند. نخست آن را بررسی کنید: با پرداخت دوباره شاید دو بار بپردازید.',
  walletWasSent:
    'پیش‌تر پرداختی برای این سفارش از یک کیف پول فرستاده شده است. با پرداخت دوباره شاید دو بار بپردازید.',
  walletPayAgain: 'پرداخت دوباره',
  walletBack: 'بازگشت',

  walletFates: {
    pending: 'فرستاده شد. در انتظار شبکهٔ بلاکچین.',
    included: 'فرستاده شد و روی بلاکچین است. در انتظار شناسایی از سوی فروشگاه.',
    failed:
      'این پرداخت در شبکهٔ بلاکچین ناموفق بود. مبلغ فرستاده نشد. می‌توانید دوباره پرداخت کنید.',
    replaced:
      'این پرداخت در کیف پول شما سریع‌تر یا لغو شده است. پیش از پرداخت دوباره، آنجا را بررسی کنید.',
    dropped:
      'شاید شبکهٔ بلاکچین این پرداخت را از صف خارج کرده باشد. پیش از پرداخت دوباره، کیف پول خود را بررسی کنید.',
  },
  walletCopyHash: 'کپی شناسهٔ تراکنش',
};
