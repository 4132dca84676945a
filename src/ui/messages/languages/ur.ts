/** Urdu: formal "آپ", with the loan words that wallets and payment apps use. */
import type { Messages } from '../en.js';
import { isolate, plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ur'>) => plural('ur', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ur',

  notLoaded: 'اس صفحے کا کچھ حصہ لوڈ نہیں ہوا۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  reloadPage: 'دوبارہ لوڈ کریں',

  problems: {
    offline: 'آپ آف لائن ہیں۔ ہم خودکار طور پر دوبارہ جڑ جائیں گے۔',
    unreachable: 'اسٹور سے رابطہ نہیں ہو پا رہا۔ ہم کوشش جاری رکھیں گے۔',
    store_unavailable: 'اسٹور میں اس وقت کوئی مسئلہ ہے۔ ہم کوشش جاری رکھیں گے۔',
    bad_request: 'کچھ غلط ہو گیا۔ صفحہ دوبارہ لوڈ کریں۔',
    checkout_expired: 'آپ کے سیشن کی میعاد ختم ہو گئی۔ صفحہ دوبارہ لوڈ کریں۔',
    forbidden:
      'اس آرڈر کی ادائیگی اس صفحے پر نہیں ہو سکتی۔ اسٹور پر واپس جائیں اور دوبارہ کوشش کریں۔',
    link_used:
      'یہ لنک پہلے ہی استعمال ہو چکا ہے۔ جہاں اسے کھولا تھا وہیں جاری رکھیں، یا اسٹور سے نیا لنک مانگیں۔',
    link_expired:
      'اس لنک کی میعاد ختم ہو گئی ہے۔ جہاں یہ ملا تھا وہیں سے نیا لیں، یا اسٹور سے مانگیں۔',
    not_found: 'ہمیں ادائیگی کا یہ صفحہ نہیں ملا۔ اسٹور سے رابطہ کریں۔',
    amount_invalid: 'اس رقم کی ادائیگی کرپٹو میں نہیں ہو سکتی۔ اسٹور سے رابطہ کریں۔',
    currency_unavailable: 'یہ کرنسی اس وقت دستیاب نہیں۔ کوئی دوسری منتخب کریں۔',
    checkout_closed: 'اسٹور نے یہ آرڈر بند کر دیا ہے۔ اب اس کی ادائیگی قبول نہیں کی جاتی۔',
    rate_limited: 'بہت زیادہ کوششیں ہو گئیں۔ تھوڑا انتظار کریں۔',
    service_unavailable: 'ادائیگی کی سروس سے رابطہ نہیں ہو پا رہا۔ ہم کوشش جاری رکھیں گے۔',
    service_rejected: 'ادائیگی کی سروس نے ہماری درخواست قبول نہیں کی۔ اسٹور سے رابطہ کریں۔',
  },

  checkout: 'ادائیگی',
  sandbox: 'ٹیسٹ موڈ۔ اصلی رقم نہ بھیجیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  close: 'بند کریں',
  copied: 'کاپی ہو گیا',
  copyRefused: 'یہاں کاپی کرنا بند ہے۔ متن منتخب ہے، اسے خود کاپی کر لیں۔',
  loading: 'ادائیگی کا صفحہ کھل رہا ہے…',
  alreadySent:
    'پہلے ہی ادائیگی کر چکے ہیں؟ اس سے آپ کی ادائیگی متاثر نہیں ہوئی۔ دوبارہ ادائیگی نہ کریں۔',
  orderReference: (reference) => `آرڈر ${isolate(reference)}`,
  accountReference: (reference) => `اکاؤنٹ ${isolate(reference)}`,
  maybeBlocked:
    'اگر ایسا بار بار ہو تو شاید کوئی کانٹینٹ بلاکر یا آپ کا انٹرنیٹ نیٹ ورک رکاوٹ بن رہا ہے۔ اس صفحے کی اجازت دیں، یا کوئی دوسرا براؤزر آزمائیں۔',
  priceChanged: (before, now) => `قیمت ${isolate(before)} سے بدل کر ${isolate(now)} ہو گئی ہے۔`,
  requestReference: (id) => `سپورٹ کوڈ: ${isolate(id)}`,

  networkWithAlias: (network, alias) =>
    isolate(alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'ادائیگی کا صفحہ کھل رہا ہے…',
    error: 'ادائیگی کا صفحہ نہیں کھل سکا',
    choose_currency: 'ادائیگی کا ذریعہ',
    pay: 'ادائیگی کا انتظار ہے',
    top_up: 'جمع ہونے کا انتظار ہے',
    detected: 'ادائیگی نیٹ ورک پر نظر آئی',
    confirmed: 'جزوی تصدیق ہوئی',
    partial: 'جزوی ادائیگی ہوئی',
    review: 'ادائیگی کا جائزہ لیا جا رہا ہے',
    held: 'ادائیگی روک لی گئی ہے',
    paid: 'ادائیگی مکمل',
    closed: 'آرڈر بند ہے',
  },
  noCurrencies: 'اس وقت کوئی کرنسی دستیاب نہیں۔ بعد میں دوبارہ کوشش کریں۔',
  currenciesFailed: 'کرنسیاں لوڈ نہیں ہو سکیں۔',

  payTitle: (price) => `${isolate(price)} ادا کریں`,
  partReceived: (received, price) => `${isolate(price)} میں سے ${isolate(received)} موصول ہوئے`,
  partDetected: (received, price) =>
    `${isolate(price)} میں سے ${isolate(received)} نیٹ ورک پر نظر آئے`,
  leftToPay: 'باقی رقم',
  topUpTitle: 'بیلنس شامل کریں',
  topUpLead: 'کوئی بھی رقم بھیجیں۔ یہ ایڈریس آپ ہی کا رہے گا۔',
  minimum: (amount) => `کم از کم ${isolate(amount)}۔ اس سے کم رقم شاید نظر نہ آئے۔`,
  tooSmall: 'رقم بہت کم ہے',
  amountLabel: 'بھیجنے کی رقم',
  copyAmount: 'رقم کاپی کریں',
  sendOnly: (code, network) => `صرف ${isolate(code)}، صرف ${isolate(network)} نیٹ ورک پر۔`,
  sendOnlyWhy: 'اس کے علاوہ کچھ بھی بھیجا تو وہ ضائع ہو سکتا ہے۔',
  addressLabel: (code, network) => `${isolate(network)} نیٹ ورک پر ${isolate(code)} کا ایڈریس`,
  copyAddress: 'ایڈریس کاپی کریں',
  copiedAddress: (code, network) =>
    `کاپی ہو گیا۔ صرف ${isolate(code)}، صرف ${isolate(network)} نیٹ ورک پر بھیجیں۔`,
  qrLabel: (code, network) => `${isolate(network)} نیٹ ورک پر ${isolate(code)} بھیجنے کا QR کوڈ`,
  enlarge: 'بڑا کریں',
  scanBare: 'اسکین کریں، پھر رقم درج کریں۔',
  openWallet: 'والیٹ میں کھولیں',
  nothingOpened:
    'کچھ نہیں کھلا؟ رقم اور ایڈریس اپنے والیٹ میں کاپی کریں، یا کوڈ کسی دوسری ڈیوائس سے اسکین کریں۔',
  moreWays: 'ادائیگی کے دوسرے طریقے',
  rate: (code, dollars, from) => `${isolate(`1 ${code} = $${dollars}`)} (${isolate(from)})`,
  priceLocked: (time) => `قیمت مزید ${isolate(time)} کے لیے برقرار ہے`,
  expiredTitle: 'قیمت کی میعاد ختم ہو گئی',
  expiredLead:
    'پہلے ہی ادائیگی کر چکے ہیں؟ دوبارہ ادائیگی نہ کریں، ہم اب بھی اس ایڈریس پر نظر رکھے ہوئے ہیں۔ نہیں کی تو نئی قیمت لیں۔',
  newPrice: 'نئی قیمت لیں',
  checking: 'دیکھا جا رہا ہے…',
  continueOnceDetected: 'آپ کی ادائیگی نیٹ ورک پر نظر آنے کے بعد آپ آگے بڑھ سکتے ہیں۔',
  addressDetails: 'ایڈریس دکھائیں',
  change: 'تبدیل کریں',
  changeCurrency: 'کرنسی یا نیٹ ورک تبدیل کریں',
  addressReplaced: 'ایڈریس تبدیل ہو گیا ہے۔ صرف یہی استعمال کریں۔',
  changedElsewhere: (what) =>
    `کسی دوسرے ٹیب یا ڈیوائس پر تبدیل کیا گیا۔ اب ادا کرنے ہیں: ${isolate(what)}، نیچے دیے گئے ایڈریس پر۔`,
  addressRefusedTitle: 'یہ ایڈریس ہماری حفاظتی جانچ میں پورا نہیں اترا',
  addressRefused:
    'اس پر بھیجی گئی رقم ضائع ہو سکتی ہے، اس لیے ہم اسے نہیں دکھاتے۔ کوئی دوسری کرنسی منتخب کریں یا اسٹور سے رابطہ کریں۔',
  addressUnchecked:
    'ہم اس نیٹ ورک کو نہیں پہچانتے، اس لیے ایڈریس کی جانچ نہیں کر سکے۔ بھیجنے سے پہلے اسٹور سے اس کی تصدیق کر لیں۔',
  deposits: 'جمع شدہ رقوم',
  noDeposits: 'ابھی کوئی رقم جمع نہیں ہوئی',

  transferStatus: {
    seen: 'تصدیق ہو رہی ہے',
    confirmed: 'تصدیق ہو گئی',
    held: 'روک لی گئی',
  },
  unknownStatus: 'درج ہو گئی',
  viewTransfer: 'ٹرانزیکشن دیکھیں',

  search: 'کرنسی یا نیٹ ورک تلاش کریں',
  searchHint: 'نام، کوڈ یا نیٹ ورک',
  currencies: 'کرنسیاں',
  networks: 'نیٹ ورکس',
  popular: 'مقبول',
  lastUsed: 'پچھلی بار استعمال شدہ',
  everything: 'تمام کرنسیاں',
  byNetwork: 'نیٹ ورک کے لحاظ سے',
  countNetworks: (n) => count(n, { one: '# نیٹ ورک', other: '# نیٹ ورکس' }),
  countCurrencies: (n) => count(n, { one: '# کرنسی', other: '# کرنسیاں' }),
  fromAmount: (amount) => `${isolate(amount)} سے شروع`,
  chooseNetwork: 'نیٹ ورک منتخب کریں',
  chooseCurrencyOn: (network) => `${isolate(network)} نیٹ ورک پر کرنسی منتخب کریں`,
  networkGuide:
    'وہی نیٹ ورک منتخب کریں جو آپ کا والیٹ یا کرپٹو ایکسچینج استعمال کرے گا۔ ہر نیٹ ورک کی فیس مختلف ہے۔',
  minimumOf: (amount) => `کم از کم ${isolate(amount)}`,
  usuallyTakes: (time) => `تقریباً ${isolate(time)}`,
  noMatch: (text) => `“${isolate(text)}” کا کوئی نتیجہ نہیں ملا`,
  searchable: 'کوڈ، نام یا نیٹ ورک لکھیں، یا اپنے والیٹ سے کوئی ایڈریس پیسٹ کریں۔',
  clearSearch: 'تلاش صاف کریں',
  readAs: (text) => `“${isolate(text)}” کے نتائج`,
  addressOf: (network) => `یہ ${isolate(network)} نیٹ ورک کا ایڈریس لگتا ہے۔`,
  addressOfSeveral: (networks) =>
    `${isolate(networks)} نیٹ ورکس پر ایڈریس ایک جیسے ہوتے ہیں۔ اپنے والیٹ میں دیکھیں کہ آپ کی رقم کس پر ہے۔`,
  addressOfNone: (networks) =>
    `یہ ${isolate(networks)} کا ایڈریس لگتا ہے۔ اسٹور وہاں ادائیگی قبول نہیں کرتا۔`,
  addressStays: 'جانچ صرف آپ کی ڈیوائس پر ہوئی۔',
  matches: (n) => count(n, { one: '# نتیجہ', other: '# نتائج' }),
  moreMatches: (n) =>
    count(n, { one: 'مزید # نتیجہ۔ لکھتے رہیں۔', other: 'مزید # نتائج۔ لکھتے رہیں۔' }),
  unavailable: {
    no_rate: 'اس وقت کوئی قیمت نہیں',
    ambiguous_address: 'اس وقت کوئی ایڈریس نہیں',
    address_refused: 'اس وقت کوئی محفوظ ایڈریس نہیں',
    no_address: 'اس وقت کوئی ایڈریس نہیں',
    below_minimum: 'رقم بہت کم ہے',
  },
  notAvailable: 'اس وقت دستیاب نہیں',
  keepCurrency: 'ادائیگی پر واپس جائیں',
  gettingAddress: 'ایڈریس حاصل کیا جا رہا ہے…',

  transferCounts: {
    late: 'قیمت کی میعاد ختم ہونے کے بعد نظر آئی',
    wrong_currency: 'منتخب کردہ کرنسی سے مختلف',
  },

  slowOpening: 'معمول سے زیادہ وقت لگ رہا ہے۔ ہم کوشش جاری رکھیں گے۔',
  notCurrent: 'شاید یہ معلومات تازہ نہ ہوں',
  sessionOver: 'آپ کے سیشن کی میعاد ختم ہو گئی',
  sessionOverLead:
    'موجودہ ایڈریس کے لیے دوبارہ لوڈ کریں۔ پہلے سے بھیجی گئی ادائیگیاں متاثر نہیں ہوتیں۔',
  contactStore: (store) => `${store === undefined ? 'اسٹور' : isolate(store)} سے رابطہ کریں`,
  backToStore: (store) => `${store === undefined ? 'اسٹور' : isolate(store)} پر واپس جائیں`,

  nothingAwaited: 'ابھی کوئی ادائیگی واجب نہیں',
  tooSmallForAll:
    'باقی رقم اتنی کم ہے کہ یہاں کی کسی بھی کرنسی میں ادا نہیں ہو سکتی۔ اسٹور سے رابطہ کریں۔',
  longWaitTitle: (ago) => `${isolate(ago)} نظر آئی، اب تک تصدیق نہیں ہوئی`,
  longWait:
    'شاید بلاک چین نیٹ ورک سست ہے، یا اس نے یہ ٹرانزیکشن خارج کر دی ہے۔ اپنا والیٹ دیکھیں، اور دوبارہ ادائیگی کرنے سے پہلے اسٹور سے پوچھیں۔',

  newPriceIs: (amount) => `نئی قیمت: ${isolate(amount)}۔`,
  oneMinuteLeft: 'اس قیمت کے لیے ایک منٹ باقی ہے۔',

  autoUpdates: 'یہ صفحہ خودکار طور پر اپ ڈیٹ ہوتا ہے۔ آپ اسے بند کر کے واپس آ سکتے ہیں۔',
  dontSendAgain: 'دوبارہ ادائیگی نہ کریں۔',
  reviewLead: (store) =>
    `ہمیں آپ کی ادائیگی مل گئی ہے، لیکن ہم اسے خودکار طور پر اس آرڈر سے نہیں ملا سکے۔ ${store === undefined ? 'اسٹور' : isolate(store)} کی طرف سے اس کا جائزہ لیا جائے گا۔ دوبارہ ادائیگی نہ کریں۔`,
  heldLead: (store) =>
    `ادائیگی کی سروس اس کا جائزہ لے رہی ہے۔ ${store === undefined ? 'اسٹور' : isolate(store)} سے رابطہ کریں۔ دوبارہ ادائیگی نہ کریں۔`,
  paidLead: 'شکریہ! آپ یہ صفحہ بند کر سکتے ہیں۔',
  closedLead:
    'اب اس آرڈر کی ادائیگی قبول نہیں کی جاتی۔ پہلے ہی ادائیگی کر چکے ہیں؟ اسٹور سے رابطہ کریں۔',
  overLead: (excess, store) =>
    `آپ نے ${isolate(excess)} زیادہ بھیج دیے ہیں۔ رقم کی واپسی کے لیے ${store === undefined ? 'اسٹور' : isolate(store)} سے رابطہ کریں۔`,
  usualTime: (time, network) => `${isolate(network)} نیٹ ورک پر عموماً ${isolate(time)}۔`,
  storeConfirms: 'اسٹور اس ادائیگی کی تصدیق کرے گا۔',
  lateEvents: 'آپ کی ادائیگی یہاں نظر آنے میں چند منٹ لگ سکتے ہیں۔',
  exceptions: {
    partial: 'ہمیں قیمت سے کم رقم ملی۔',
    over: 'ہمیں قیمت سے زیادہ رقم ملی۔ اسٹور سے رقم کی واپسی مانگیں۔',
    late: 'ایک ادائیگی قیمت کی میعاد ختم ہونے کے بعد نظر آئی۔ اسے شمار کیا جائے یا نہیں، یہ فیصلہ اسٹور کرے گا۔',
    wrong_currency:
      'ایک ادائیگی مختلف کرنسی میں آئی۔ اسے شمار کیا جائے یا نہیں، یہ فیصلہ اسٹور کرے گا۔',
    held: 'ایک ادائیگی جائزے کے لیے روک لی گئی ہے۔',
  },
  unknownException: 'اس ادائیگی کے بارے میں اسٹور کا ایک نوٹ ہے۔',
  steps: { detected: 'نظر آئی', confirming: 'تصدیق ہو رہی ہے', paid: 'مکمل' },
  received: 'موصولہ رقم',
  detectedAmount: 'نیٹ ورک پر نظر آئی',
  due: 'باقی رقم',
  excess: 'زائد ادائیگی',
  facts: {
    order: 'آرڈر',
    account: 'اکاؤنٹ',
    total: 'کل',
    paid: 'ادا شدہ',
    network: 'نیٹ ورک',
    date: 'تاریخ',
    transaction: 'ٹرانزیکشن',
  },
  transfers: 'ٹرانزیکشنز',
  details: 'تفصیلات',
  lastChecked: (ago) => `آخری اپ ڈیٹ: ${isolate(ago)}`,
  checkNow: 'ابھی دیکھیں',
  nothingNew: 'کچھ نیا نہیں',
  somethingNew: 'اپ ڈیٹ ہو گیا',
  notChecked: 'اپ ڈیٹ نہیں دیکھی جا سکی۔ شاید یہ معلومات تازہ نہ ہوں۔',
  connection: {
    live: 'لائیو',
    polling: 'خودکار طور پر دیکھا جا رہا ہے',
    offline: 'کنکشن نہیں ہے',
  },
  stillWatching: 'اب بھی اس ایڈریس پر نظر ہے',
  connectionLost: 'کنکشن ٹوٹ گیا',
  connectionBack: 'دوبارہ جڑ گیا',

  sources: {
    service_event: 'ادائیگی کی سروس',
    service_list: 'بلاک چین نیٹ ورک',
    service_lookup: 'ادائیگی کا صفحہ',
    store: 'اسٹور',
  },
  evidence: {
    opened: 'ادائیگی کا صفحہ کھلا',
    quoted: 'قیمت مقرر ہوئی',
    seen: 'ادائیگی نیٹ ورک پر نظر آئی',
    confirmed: 'ادائیگی کی تصدیق ہوئی',
    held: 'جائزے کے لیے روکی گئی',
    released: 'جائزہ مکمل ہوا',
    marked_paid: 'ادا شدہ کے طور پر درج ہوا',
    closed: 'آرڈر بند ہوا',
    amended: 'رقم تبدیل ہوئی',
  },
  unknownSource: 'دوسرا ذریعہ',
  unknownEvidence: 'اپ ڈیٹ',
  timeline: 'ہسٹری',
  copyTimeline: 'سپورٹ کے لیے کاپی کریں',

  tellMe: 'مجھے اطلاع دیں',
  tellingMe:
    'یہ صفحہ کھلا رکھیں۔ اگر آپ کا براؤزر اجازت دے تو آپ کو آواز سنائی دے گی یا اطلاع نظر آئے گی۔',

  receipt: 'رسید',
  receiptNote: 'یہ ادائیگی کی رسید ہے، انوائس نہیں۔',
  printReceipt: 'پرنٹ کریں',
  saveReceipt: 'محفوظ کریں',

  ladderTitle: 'زیادہ سادہ QR کوڈ',
  ladderLead: 'QR کوڈ اسکین نہیں ہو رہا؟ زیادہ سادہ کوڈ آزمائیں۔',
  ladderForms: {
    bip21_amount: 'ایڈریس اور رقم',
    bip21: 'ایڈریس بطور لنک، رقم کے بغیر',
    eip681_amount: 'رقم کے ساتھ لنک',
    eip681: 'رقم کے بغیر لنک',
    eip681_token: 'رقم کے ساتھ ٹوکن لنک۔ اپنے والیٹ میں وصول کنندہ کو جانچ لیں۔',
    address: 'صرف ایڈریس',
  },

  exchangeTitle: 'کرپٹو ایکسچینج سے ادائیگی کر رہے ہیں؟',
  exchangeNetwork: 'نیٹ ورک',
  exchangeNames: (names) => `${isolate(names)} کے نام سے بھی دکھایا جاتا ہے`,
  exchangeAmount: 'رقم جو ہمیں ملنی چاہیے',
  exchangeMemo: 'میمو یا ٹیگ (Memo یا Tag)',
  exchangeNoMemo: 'خالی چھوڑیں',
  exchangeWallet: 'والیٹ کی قسم',
  exchangeHosted: 'ہوسٹڈ (Hosted)، کاروباری',
  exchangeUnhosted: 'سیلف ہوسٹڈ (Unhosted)',
  exchangeRecipient: 'وصول کنندہ',
  exchangeFee:
    'اگر ایکسچینج اپنی فیس بھیجی جانے والی رقم میں سے کاٹتا ہے تو وہ فیس رقم میں شامل کر لیں۔ ایکسچینج پر رقم نکالنے کی ایک کم از کم حد ہوتی ہے۔',
  feeCoin: (code) => `نیٹ ورک فیس کے لیے آپ کے والیٹ میں تھوڑا ${isolate(code)} ہونا چاہیے۔`,

  checkTitle: 'ایڈریس کی تصدیق کریں',
  checkLead:
    'میلویئر کاپی کیا ہوا ایڈریس بدل سکتا ہے۔ تصدیق کے لیے اپنے والیٹ میں نظر آنے والا وصول کنندہ کا ایڈریس یہاں پیسٹ کریں۔',
  checkLabel: 'والیٹ میں وصول کنندہ کا ایڈریس',
  checkSame: 'ایڈریس مطابقت رکھتا ہے۔',
  checkDiffers: (at, pasted, right) =>
    `رقم نہ بھیجیں۔ یہ ہمارا ایڈریس نہیں ہے: حرف نمبر ${String(at)} سے اس میں “${isolate(right)}” کی جگہ “${isolate(pasted)}” ہے۔`,
  checkNone: (network) => `رقم نہ بھیجیں۔ یہ ${isolate(network)} نیٹ ورک کا مکمل ایڈریس نہیں ہے۔`,

  saveCard: 'تصویر محفوظ کریں',
  priceLockedUntil: (moment) => `قیمت ${isolate(moment)} تک برقرار ہے`,

  handOff: 'فون پر جاری رکھیں',
  handOffLead:
    'یہ ادائیگی فون پر کھولنے کے لیے اپنے فون کے کیمرے سے اسکین کریں۔ یہ رقم ادا کرنے کا کوڈ نہیں ہے۔',
  handOffLabel: 'QR کوڈ جو یہ ادائیگی آپ کے فون پر کھولتا ہے، رقم ادا کرنے کے لیے نہیں',
  handOffUntil: (time) => `صرف ایک بار کام کرتا ہے، ${isolate(time)} تک۔`,
  handOffNew: 'نیا کوڈ',

  worthTitle: 'تبدیلی کا حساب',
  worthCoins: (code) => `${isolate(code)} میں رقم`,
  worthDollars: 'امریکی ڈالر میں رقم',
  worth: (coins, dollars) => `${isolate(coins)} کی مالیت ${isolate(dollars)} ہے۔`,
  worthAbout: (coins, dollars) => `${isolate(coins)} کی مالیت تقریباً ${isolate(dollars)} ہے۔`,
  worthGuide: 'آپ کی بھیجی ہوئی رقم پہنچنے سے پہلے قیمت بدل سکتی ہے۔',
  worthUnread: (whole, part) => `کوئی عدد لکھیں، جیسے ${isolate(whole)} یا ${isolate(part)}۔`,
  worthNoRate: 'اس وقت کوئی قیمت نہیں۔',

  walletPay: 'والیٹ سے ادائیگی کریں',
  walletPayWith: (wallet) => `${isolate(wallet)} سے ادا کریں`,
  walletOther: 'دوسرا والیٹ',

  walletConnect: (wallet) => `${isolate(wallet)} میں کنکشن کی اجازت دیں۔`,
  walletSwitch: (wallet, network) => `${isolate(wallet)} میں ${isolate(network)} نیٹ ورک پر جائیں۔`,
  walletConfirm: (wallet, amount, network) =>
    `${isolate(wallet)} میں ${isolate(network)} نیٹ ورک پر ${isolate(amount)} کی تصدیق کریں۔`,
  walletSlow: (wallet) => `کچھ نہیں ہو رہا؟ ${isolate(wallet)} کھولیں۔`,
  walletStop: 'انتظار ختم کریں',

  walletProblems: {
    refused: 'درخواست مسترد کر دی گئی۔ کچھ نہیں بھیجا گیا۔',
    locked:
      'آپ کا والیٹ لاک ہے یا اس نے کوئی اکاؤنٹ نہیں دکھایا۔ اسے ان لاک کریں، پھر دوبارہ کوشش کریں۔',
    busy: 'آپ کے والیٹ میں ایک اور درخواست کھلی ہے۔ وہاں اس کا جواب دیں، پھر دوبارہ کوشش کریں۔',
    contract_account:
      'یہ ایک اسمارٹ اکاؤنٹ ہے، جیسے Safe۔ شاید ادائیگی کی سروس کو اس سے کی گئی ادائیگیاں نظر نہ آئیں۔ اپنے والیٹ میں کوئی دوسرا اکاؤنٹ منتخب کریں، یا کوڈ کسی دوسرے والیٹ سے اسکین کریں۔',
    account_changed: 'آپ کے والیٹ کا اکاؤنٹ بدل گیا۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں۔',
    wrong_token:
      'اس ٹوکن کے بارے میں آپ کے والیٹ اور اسٹور کی معلومات مختلف ہیں۔ کچھ نہیں بھیجا گیا۔ کوئی دوسری کرنسی منتخب کریں یا اسٹور سے رابطہ کریں۔',
    no_answer:
      'آپ کے والیٹ نے جواب نہیں دیا۔ کچھ نہیں بھیجا گیا۔ اسے کھولیں، پھر دوبارہ کوشش کریں۔',
    failed:
      'آپ کے والیٹ نے خرابی بتائی۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں، یا کوڈ سے ادائیگی کریں۔',
    uncertain:
      'آپ کے والیٹ نے خرابی بتائی، لیکن شاید ادائیگی بھیج دی گئی ہو۔ دوبارہ ادائیگی کرنے سے پہلے اپنا والیٹ دیکھیں۔',
  },
  walletWrongNetwork: (network) =>
    `آپ کا والیٹ کسی دوسرے نیٹ ورک پر ہے۔ وہاں ${isolate(network)} نیٹ ورک پر جائیں، پھر دوبارہ کوشش کریں۔`,
  walletNotEnough: (code) =>
    `اس اکاؤنٹ میں کافی ${isolate(code)} نہیں ہے۔ اپنے والیٹ میں کوئی دوسرا اکاؤنٹ منتخب کریں، پھر دوبارہ کوشش کریں۔`,
  walletNoFee: (code) =>
    `اس اکاؤنٹ میں نیٹ ورک فیس کے لیے ${isolate(code)} نہیں ہے۔ تھوڑا شامل کریں، پھر دوبارہ کوشش کریں۔`,

  walletQuestion: 'شاید آپ پہلے ہی ادائیگی کر چکے ہیں',
  walletAsked:
    'ایک والیٹ سے پہلے ہی اس آرڈر کی ادائیگی کی درخواست کی جا چکی ہے۔ دوبارہ ادائیگی کرنے سے پہلے اسے دیکھیں، ورنہ دو بار ادائیگی ہو سکتی ہے۔',
  walletWasSent:
    'اس آرڈر کی ایک ادائیگی پہلے ہی ایک والیٹ سے بھیجی جا چکی ہے۔ دوبارہ ادائیگی کی تو دو بار ادائیگی ہو سکتی ہے۔',
  walletPayAgain: 'دوبارہ ادائیگی کریں',
  walletBack: 'واپس',

  walletFates: {
    pending: 'بھیج دی گئی۔ بلاک چین نیٹ ورک کا انتظار ہے۔',
    included: 'بھیج دی گئی اور بلاک چین پر ہے۔ اسٹور کو نظر آنے کا انتظار ہے۔',
    failed:
      'یہ ادائیگی بلاک چین نیٹ ورک پر ناکام ہو گئی۔ رقم نہیں بھیجی گئی۔ آپ دوبارہ ادائیگی کر سکتے ہیں۔',
    replaced:
      'یہ ادائیگی آپ کے والیٹ میں تیز یا منسوخ کی گئی۔ دوبارہ ادائیگی کرنے سے پہلے وہاں دیکھیں۔',
    dropped:
      'شاید بلاک چین نیٹ ورک نے یہ ادائیگی خارج کر دی ہے۔ دوبارہ ادائیگی کرنے سے پہلے اپنا والیٹ دیکھیں۔',
  },
  walletCopyHash: 'ٹرانزیکشن ID کاپی کریں',
};
