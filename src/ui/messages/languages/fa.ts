/** Persian: formal address, in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { isolate } from '../isolate.js';
import { plural, type PluralForms } from '../plural.js';

const count = (n: number, forms: PluralForms<'fa'>) => plural('fa', n, forms);

const notUnderstood = 'فروشگاه این درخواست را متوجه نشد. لطفاً صفحه را دوباره بارگذاری کنید.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'fa',

  notLoaded: 'بخشی از این صفحه بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',

  problems: {
    offline: 'اتصال اینترنت شما قطع است. همین‌که اتصال برقرار شود، خودبه‌خود ادامه می‌دهیم.',
    unreachable: 'فروشگاه در حال حاضر پاسخ نمی‌دهد. همچنان تلاش می‌کنیم.',
    timeout: 'پاسخ فروشگاه بیش از حد طول کشیده است. همچنان تلاش می‌کنیم.',
    unreadable: 'پاسخی از فروشگاه رسید که خوانا نیست. لطفاً چند لحظه دیگر دوباره تلاش کنید.',
    bad_request: notUnderstood,
    unauthorized: 'صفحهٔ پرداخت باید از نو باز شود. لطفاً صفحه را دوباره بارگذاری کنید.',
    checkout_expired: 'این صفحهٔ پرداخت مدت زیادی باز مانده است. لطفاً آن را دوباره بارگذاری کنید.',
    forbidden:
      'این سفارش را نمی‌توان اینجا پرداخت کرد. لطفاً به فروشگاه برگردید و دوباره تلاش کنید.',
    forbidden_origin: 'این صفحه اجازهٔ دریافت این پرداخت را ندارد. لطفاً با فروشگاه تماس بگیرید.',
    link_used:
      'این لینک قبلاً استفاده شده است. همان‌جا که باز شده بود ادامه دهید یا از فروشگاه لینک تازه‌ای بخواهید.',
    not_found: 'صفحهٔ پرداخت پیدا نشد. لطفاً با فروشگاه تماس بگیرید.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid: 'مبلغ این سفارش را نمی‌توان با رمزارز پرداخت کرد. لطفاً با فروشگاه تماس بگیرید.',
    currency_unavailable:
      'در حال حاضر نمی‌توان از این ارز استفاده کرد. لطفاً ارز دیگری انتخاب کنید.',
    checkout_closed: 'فروشگاه این سفارش را بسته است و دیگر پرداختی برای آن نمی‌پذیرد.',
    rate_limited:
      'درخواست‌ها با فاصلهٔ بسیار کمی فرستاده شد. لطفاً اندکی صبر کنید و دوباره تلاش کنید.',
    service_unavailable: 'سرویس پرداخت در حال حاضر پاسخ نمی‌دهد. لطفاً کمی بعد دوباره تلاش کنید.',
    service_invalid: 'پاسخ سرویس پرداخت قابل استفاده نیست. لطفاً کمی بعد دوباره تلاش کنید.',
    service_rejected: 'سرویس پرداخت این پرداخت را رد کرد. لطفاً با فروشگاه تماس بگیرید.',
    store_unavailable: 'فروشگاه در حال حاضر با مشکلی روبه‌رو است. لطفاً کمی بعد دوباره تلاش کنید.',
    internal: 'فروشگاه با مشکلی پیش‌بینی‌نشده روبه‌رو شده است. لطفاً کمی بعد دوباره تلاش کنید.',
  },

  checkout: 'پرداخت',
  sandbox: 'محیط آزمایشی: پول واقعی در کار نیست. پرداخت نکنید.',
  tryAgain: 'تلاش دوباره',
  copied: 'کپی شد',
  copyRefused: 'کپی کردن در اینجا مسدود است. متن انتخاب شده است: آن را دستی کپی کنید.',
  loading: 'در حال باز کردن صفحهٔ پرداخت…',
  errorTitle: 'صفحهٔ پرداخت باز نشد',
  maybeBlocked:
    'اگر وضعیت همین‌طور ماند، شاید مسدودکنندهٔ محتوا یا شبکهٔ اینترنت شما مانع باشد. این صفحه را در آن مجاز کنید یا مرورگر دیگری را امتحان کنید.',
  priceChanged: (before, now) =>
    `فروشگاه قیمت این سفارش را از ${isolate(before)} به ${isolate(now)} تغییر داده است.`,
  orderReference: (reference) => `سفارش ${isolate(reference)}`,
  accountReference: (reference) => `حساب ${isolate(reference)}`,
  requestReference: (id) => `شناسهٔ پیگیری برای پشتیبانی: ${isolate(id)}`,

  networkWithAlias: (network, alias) =>
    isolate(alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'ارسال مبلغ',
  partialTitle: 'بخشی از مبلغ رسیده است',
  partialLead: 'برای تکمیل سفارش، باقی‌ماندهٔ مبلغ را ارسال کنید.',
  topUpTitle: 'افزایش موجودی',
  topUpLead: 'هر مبلغی را می‌توانید ارسال کنید. این آدرس برای شما می‌ماند.',
  minimum: (amount) => `انتقال‌های کمتر از ${isolate(amount)} ممکن است شناسایی نشوند.`,
  amountLabel: 'مبلغی که باید ارسال شود',
  amountDue: 'باقی‌مانده برای ارسال',
  copyAmount: 'کپی مبلغ',
  sendOnly: (code, network) => `فقط ${isolate(code)} و فقط روی شبکهٔ ${isolate(network)} ارسال کنید`,
  addressLabel: (code, network) => `آدرس ${isolate(code)} روی شبکهٔ ${isolate(network)}`,
  copyAddress: 'کپی آدرس',
  copiedAddress: (code, network) =>
    `کپی شد. فقط ${isolate(code)} و فقط روی شبکهٔ ${isolate(network)} ارسال کنید.`,
  qrLabel: (code, network) => `کد QR برای ارسال ${isolate(code)} روی شبکهٔ ${isolate(network)}`,
  qrBare: 'این کد فقط آدرس را دارد. مبلغ را خودتان وارد کنید.',
  qrWithAmount: 'این کد آدرس و مبلغ را دارد.',
  openWallet: 'باز کردن در کیف پول',
  ladderTitle: 'کیف پول کد را نمی‌خواند؟',
  ladderLead: 'کد ساده‌تری انتخاب کنید.',
  ladderForms: {
    bip21_amount: 'آدرس و مبلغ',
    bip21: 'آدرس به شکل لینک، بدون مبلغ',
    eip681_amount: 'لینک با مبلغ',
    eip681: 'لینک بدون مبلغ',
    eip681_token: 'لینک توکن با مبلغ (گیرنده را در کیف پول خود بررسی کنید)',
    address: 'فقط آدرس',
  },
  nothingOpened:
    'چیزی باز نشد؟ مبلغ و آدرس را در کیف پول خود کپی کنید یا کد را با دستگاه دیگری اسکن کنید.',
  moreWays: 'راه‌های دیگر پرداخت',
  rateLine: (code, dollars) => isolate(`۱ ${code} = ${dollars} USD`),
  rateFrom: (source) => `بر اساس ${isolate(source)}`,
  rateAt: (time) => `در ساعت ${isolate(time)}`,
  priceHolds: (time) => `قیمت تا ${isolate(time)} دیگر معتبر است`,
  expiredTitle: 'اعتبار این قیمت تمام شده است',
  expiredLead:
    'قبلاً ارسال کرده‌اید؟ چیزی از دست نرفته است: همچنان این آدرس را زیر نظر داریم. اگر نه، اول قیمت جدید بگیرید.',
  newPrice: 'دریافت قیمت جدید',
  addressDetails: 'نمایش آدرس',
  changeCurrency: 'تغییر ارز',
  addressReplaced: 'آدرس تغییر کرده است. از این پس فقط از همین آدرس استفاده کنید.',
  addressRefusedTitle: 'از نمایش این آدرس خودداری می‌کنیم',
  addressRefused:
    'آدرسی که به ما رسید در بررسی با قواعد شبکهٔ خود رد شد. پولی که به آن ارسال شود ممکن است از دست برود؛ به همین دلیل نمایش داده نمی‌شود. هیچ مبلغی از شما کسر نشده است. ارز دیگری انتخاب کنید یا با فروشگاه تماس بگیرید.',
  addressUnchecked:
    'این شبکه را نمی‌شناسیم؛ به همین دلیل نتوانستیم آدرس را بررسی کنیم. پیش از ارسال، آن را با فروشگاه مطابقت دهید.',
  deposits: 'واریزها',
  noDeposits: 'هنوز واریزی ثبت نشده است.',

  transferStatus: { seen: 'شناسایی‌شده', confirmed: 'تأییدشده', held: 'متوقف‌شده برای بررسی' },
  unknownStatus: 'ثبت‌شده',
  viewTransfer: 'مشاهده در بلاک‌چین',

  chooseTitle: 'یک ارز انتخاب کنید',
  search: 'جستجوی ارز یا شبکه',
  searchHint: 'نام، نماد یا شبکه',
  currencies: 'ارزها',
  networks: 'شبکه‌ها',
  groupBy: 'ترتیب فهرست',
  byCurrency: 'بر اساس ارز',
  byNetwork: 'بر اساس شبکه',
  lastUsed: 'اخیراً استفاده‌شده',
  everything: 'همهٔ گزینه‌ها',
  countNetworks: (n) => count(n, { one: '# شبکه', other: '# شبکه' }),
  countCurrencies: (n) => count(n, { one: '# ارز', other: '# ارز' }),
  fromAmount: (amount) => `از ${isolate(amount)}`,
  chooseNetwork: (code) => `${isolate(code)}: شبکه‌ای را که روی آن ارسال می‌کنید انتخاب کنید`,
  chooseCurrencyOn: (network) => `${isolate(network)}: ارزی را که ارسال می‌کنید انتخاب کنید`,
  backToList: 'بازگشت به کل فهرست',
  minimumOf: (amount) => `حداقل ${isolate(amount)}`,
  usuallyTakes: (time) => `معمولاً ${isolate(time)}`,
  noCurrencies: 'فروشگاه در حال حاضر هیچ ارزی ارائه نمی‌کند. لطفاً بعداً دوباره تلاش کنید.',
  noMatch: (text) => `چیزی مطابق با «${isolate(text)}» پیدا نشد.`,
  searchable:
    'می‌توانید با نماد، نام، شبکه یا آدرس قرارداد جستجو کنید، یا آدرسی از کیف پول خود را جای‌گذاری کنید تا شبکهٔ آن پیدا شود.',
  clearSearch: 'پاک کردن جستجو',
  readAs: (text) =>
    `نتایج برای «${isolate(text)}» نمایش داده شده است: به نظر می‌رسد صفحه‌کلید روی زبان دیگری تنظیم است.`,
  addressOf: (network) =>
    `به نظر می‌رسد این آدرسی روی شبکهٔ ${isolate(network)} است. در زیر می‌بینید از آنجا چه می‌توانید ارسال کنید.`,
  addressOfSeveral: (networks) =>
    `آدرس‌ها روی شبکه‌های ${isolate(networks)} یک‌شکل هستند. در کیف پول خود بررسی کنید پولتان روی کدام‌یک از آنهاست.`,
  addressOfNone: (networks) =>
    `به نظر می‌رسد این آدرسی روی ${isolate(networks)} است. فروشگاه در آنجا پرداختی نمی‌پذیرد.`,
  addressStays: 'آدرس فقط در همین صفحه جستجو شد و به هیچ جا فرستاده نشد.',
  matches: (n) => count(n, { one: '# ارز پیدا شد', other: '# ارز پیدا شد' }),
  moreMatches: (n) =>
    count(n, {
      one: '# مورد دیگر، برای محدود کردن نتایج به نوشتن ادامه دهید',
      other: '# مورد دیگر، برای محدود کردن نتایج به نوشتن ادامه دهید',
    }),
  unavailable: {
    no_rate: 'فعلاً قیمتی در دست نیست',
    ambiguous_address: 'فعلاً آدرسی در دست نیست',
    address_refused: 'فعلاً آدرس امنی در دست نیست',
    no_address: 'فعلاً آدرسی در دست نیست',
    below_minimum: 'مبلغ خیلی کم است',
  },
  notAvailable: 'فعلاً در دسترس نیست',
  currenciesFailed: 'بارگذاری ارزها ممکن نشد.',
  keepCurrency: 'بازگشت به پرداخت',

  sources: {
    service_event: 'سرویس پرداخت',
    service_list: 'پایش شبکه',
    service_lookup: 'پیداشده توسط فروشگاه در صفحهٔ پرداخت سرویس',
    store: 'فروشگاه',
  },
  evidence: {
    opened: 'صفحهٔ پرداخت باز شد',
    quoted: 'قیمت تثبیت شد',
    seen: 'انتقال شناسایی شد',
    confirmed: 'انتقال تأیید شد',
    held: 'انتقال برای بررسی متوقف شد',
    released: 'بررسی پایان یافت',
    marked_paid: 'به‌عنوان پرداخت‌شده علامت خورد',
    closed: 'سفارش بسته شد',
    address_replaced: 'آدرس جایگزین شد',
    amended: 'مبلغ سفارش تغییر کرد',
  },
  unknownSource: 'منبع دیگر',
  unknownEvidence: 'موردی ثبت شد',
  transferCounts: {
    late: 'پس از پایان اعتبار قیمت خود رسید؛ بنابراین خودبه‌خود به حساب نمی‌آید',
    wrong_currency: 'ارزی نیست که انتخاب شده بود؛ بنابراین خودبه‌خود به حساب نمی‌آید',
  },

  nothingAwaited: 'هنوز نمی‌توان چیزی ارسال کرد',
  longWaitTitle: (ago) => `انتقال ${isolate(ago)} شناسایی شد و هنوز تأیید نشده است`,
  longWait:
    'شاید شبکه کند باشد، یا شاید انتقال را کنار گذاشته باشد. پیش از هر کاری، آن را در کیف پول خود پیدا کنید و پیش از ارسال دوباره، از فروشگاه بپرسید.',
  newPriceIs: (amount) => `قیمت جدید ${isolate(amount)} است.`,
  oneMinuteLeft: 'یک دقیقه از اعتبار این قیمت مانده است.',

  statusTitle: {
    loading: 'در حال باز کردن صفحهٔ پرداخت…',
    error: 'صفحهٔ پرداخت باز نشد',
    choose_currency: 'یک ارز انتخاب کنید',
    pay: 'در انتظار انتقال شما',
    top_up: 'در انتظار انتقال‌ها',
    detected: 'انتقال شما شناسایی شد',
    confirmed: 'بخشی تأیید شده، بقیه در راه است',
    partial: 'بخشی رسیده، در انتظار بقیه',
    review: 'فروشگاه در حال بررسی انتقال شماست',
    held: 'انتقال شما در دست بررسی است',
    paid: 'پرداخت کامل شد',
    closed: 'این سفارش بسته شده است',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'این صفحه خودبه‌خود به‌روز می‌شود. می‌توانید آن را ترک کنید و برگردید.',
    top_up: 'این صفحه خودبه‌خود به‌روز می‌شود. می‌توانید آن را ترک کنید و برگردید.',
    detected: 'انتقال در شبکه در راه است. لازم نیست کاری کنید و نباید آن را دوباره ارسال کنید.',
    confirmed: 'لازم نیست کاری کنید و نباید دوباره ارسال کنید.',
    partial:
      'آنچه رسیده محفوظ است و برای این سفارش به حساب می‌آید. فقط مقداری را که هنوز کم است ارسال کنید.',
    review:
      'انتقال رسیده و محفوظ است، اما به‌خودی‌خود با سفارش مطابقت ندارد؛ بنابراین فروشگاه تصمیم می‌گیرد. دوباره ارسال نکنید؛ اگر خبری نشد، شمارهٔ سفارش خود را به فروشگاه بدهید.',
    held: 'انتقال رسیده و سرویس پرداخت آن را برای بررسی متوقف کرده است. فروشگاه تصمیم می‌گیرد که بعد چه شود. لطفاً با فروشگاه تماس بگیرید و دوباره ارسال نکنید.',
    paid: 'سپاسگزاریم. می‌توانید این صفحه را ببندید.',
    closed:
      'دیگر پرداختی برای آن پذیرفته نمی‌شود. اگر چیزی ارسال کرده‌اید، با فروشگاه تماس بگیرید.',
  },
  storeConfirms: 'فروشگاه این پرداخت را تأیید خواهد کرد.',
  lateEvents:
    'فروشگاه هنگامی از پرداخت باخبر می‌شود که تأیید شده باشد، و این ممکن است چند دقیقه طول بکشد. می‌توانید این صفحه را ترک کنید و برگردید.',
  exceptions: {
    partial: 'مبلغی کمتر از قیمت رسیده است.',
    over: 'مبلغی بیشتر از قیمت رسیده است. فروشگاه می‌بیند چقدر؛ از آن بخواهید مازاد را برگرداند.',
    late: 'انتقالی پس از پایان اعتبار قیمت خود رسید. فروشگاه تصمیم می‌گیرد که به حساب بیاید یا نه.',
    wrong_currency:
      'انتقالی با ارزی رسید که انتخاب نشده بود. فروشگاه تصمیم می‌گیرد که به حساب بیاید یا نه.',
    held: 'انتقالی برای بررسی متوقف شده است.',
  },
  unknownException: 'فروشگاه موردی را دربارهٔ این پرداخت ثبت کرده است.',
  due: 'باقی‌مانده',
  received: 'دریافت‌شده',
  excess: 'بیش از قیمت',
  transfers: 'انتقال‌ها',
  timeline: 'آنچه رخ داده است',
  copyTimeline: 'کپی برای پشتیبانی',
  lastChecked: (ago) => `آخرین بررسی: ${isolate(ago)}`,
  checkNow: 'اکنون بررسی شود',
  checking: 'در حال بررسی…',
  nothingNew: 'همین حالا بررسی شد، خبر تازه‌ای نیست.',
  somethingNew: 'همین حالا بررسی شد و خبر تازه‌ای هست.',
  notChecked: 'بررسی انجام نشد. آنچه می‌بینید در آخرین بررسی درست بوده است.',
  connection: { live: 'زنده', polling: 'پرسش هر چند ثانیه', offline: 'بدون اتصال' },
  connectionLost: 'اتصال قطع شد. آنچه می‌بینید در آخرین بررسی درست بوده است.',
  connectionBack: 'اتصال دوباره برقرار شد.',
  slowOpening: 'این کار بیش از معمول طول کشیده است. همچنان تلاش می‌کنیم.',
  notCurrent: 'آنچه می‌بینید در آخرین بررسی درست بوده است.',
  sessionOver: 'این صفحه بیش از حد باز مانده است',
  sessionOverLead:
    'چیزی از دست نرفته است: فروشگاه همچنان آنچه را ارسال کرده‌اید شناسایی می‌کند. پیش از آنکه چیزی ارسال کنید، صفحه را دوباره بارگذاری کنید.',
  reloadPage: 'بارگذاری دوبارهٔ صفحه',
  backToStore: (store) =>
    store === undefined ? 'بازگشت به فروشگاه' : `بازگشت به ${isolate(store)}`,

  tellMe: 'هنگام رسیدن خبرم کنید',
  tellingMe:
    'این صفحه را باز نگه دارید. اگر مرورگر شما اجازه دهد، صدایی می‌شنوید یا اعلانی می‌بینید.',

  receipt: 'رسید',
  receiptNote: 'این رسید پرداخت است، نه فاکتور.',
  printReceipt: 'چاپ',
  saveReceipt: 'ذخیره به‌صورت فایل',

  exchangeTitle: 'از صرافی رمزارز پرداخت می‌کنید؟',
  exchangeNetwork: 'شبکه در صرافی',
  exchangeNames: (network, names) =>
    `${isolate(network)}، شاید آنجا با نام ${isolate(names)} آمده باشد`,
  exchangeAmount: 'مبلغی که باید برسد',
  exchangeFee: 'اگر کارمزد صرافی از مبلغ کم می‌شود، مبلغ را به‌اضافهٔ کارمزد وارد کنید.',
  exchangeMemo: 'ممو یا تگ (Memo یا Tag)',
  exchangeNoMemo: 'خالی بگذارید',
  exchangeMinimum: 'صرافی برای کمتر از حداقل برداشت خود هیچ چیزی ارسال نمی‌کند.',

  checkTitle: 'آدرس را در کیف پول بررسی کنید',
  checkLead: 'بدافزار می‌تواند آدرسی را که کپی می‌کنید عوض کند.',
  checkLabel: 'آنچه را کیف پولتان نشان می‌دهد جای‌گذاری کنید',
  checkSame: 'همان آدرس است.',
  checkDiffers: (at, pasted, right) =>
    `ارسال نکنید: این آدرس دیگری است. از نویسهٔ ${at.toLocaleString('fa')} به بعد، به جای «${isolate(right)}» در آن «${isolate(pasted)}» آمده است.`,
  checkNone: (network) => `ارسال نکنید: این آدرس کاملی روی شبکهٔ ${isolate(network)} نیست.`,

  largerCode: 'کد بزرگ‌تر',
  close: 'بستن',
  saveCard: 'ذخیره به‌صورت تصویر',
  priceHoldsUntil: (moment) => `قیمت تا ${isolate(moment)} معتبر است`,

  worthTitle: 'ارزش آن چقدر است؟',
  worthCoins: (code) => `مبلغ به ${isolate(code)}`,
  worthDollars: 'مبلغ به دلار آمریکا',
  worth: (coins, dollars) => `ارزش ${isolate(coins)} برابر با ${isolate(dollars)} است.`,
  worthAbout: (coins, dollars) => `ارزش ${isolate(coins)} حدود ${isolate(dollars)} است.`,
  worthGuide: 'این یک برآورد است: قیمت ممکن است تا رسیدن انتقال شما تغییر کند.',
  worthUnread: 'عدد را با ارقام انگلیسی و یک نقطه بنویسید، مانند 1000.50.',
  worthNoRate: 'فعلاً قیمتی در دست نیست.',
};
