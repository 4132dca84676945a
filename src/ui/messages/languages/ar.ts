/** Arabic: modern standard, plural address, in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { isolate } from '../isolate.js';
import { plural, type PluralForms } from '../plural.js';

const count = (n: number, forms: PluralForms<'ar'>) => plural('ar', n, forms);

const notUnderstood = 'تعذّر على المتجر فهم ما أرسلته هذه الصفحة. يُرجى إعادة تحميل الصفحة.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ar',

  notLoaded: 'لم يُحمَّل جزء من هذه الصفحة. تحقق من اتصالك وأعد المحاولة.',

  problems: {
    offline: 'أنت غير متصل بالإنترنت. سنتابع تلقائيًا فور عودة الاتصال.',
    unreachable: 'المتجر لا يستجيب الآن. نواصل المحاولة.',
    timeout: 'يستغرق المتجر وقتًا طويلًا للرد. نواصل المحاولة.',
    unreadable: 'وصل من المتجر رد لا يمكن قراءته. نواصل المحاولة.',
    bad_request: notUnderstood,
    unauthorized: 'يجب فتح صفحة الدفع من جديد. يُرجى إعادة تحميل الصفحة.',
    checkout_expired: 'ظلّت صفحة الدفع هذه مفتوحة مدة طويلة. يُرجى إعادة تحميلها.',
    forbidden: 'لا يمكن دفع هذا الطلب هنا. يُرجى العودة إلى المتجر والمحاولة مجددًا.',
    forbidden_origin: 'لا يُسمح لهذه الصفحة باستلام هذه الدفعة. يُرجى التواصل مع المتجر.',
    link_used: 'سبق استخدام هذا الرابط. تابع حيث فُتح، أو اطلب من المتجر رابطًا جديدًا.',
    link_expired:
      'انتهت صلاحية هذا الرابط. احصل على رابط جديد من حيث وجدت هذا الرابط، أو اطلب من المتجر رابطًا جديدًا.',
    not_found: 'لم يُعثر على صفحة الدفع هذه. يُرجى التواصل مع المتجر.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid: 'لا يمكن دفع مبلغ هذا الطلب بالعملات الرقمية. يُرجى التواصل مع المتجر.',
    currency_unavailable: 'لا يمكن استخدام هذه العملة الآن. يُرجى اختيار عملة أخرى.',
    checkout_closed: 'أغلق المتجر هذا الطلب، ولم يعد يقبل أي دفعات له.',
    rate_limited: 'المحاولات متتابعة بسرعة كبيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.',
    service_unavailable: 'خدمة الدفع لا تستجيب الآن. نواصل المحاولة.',
    service_invalid: 'وصل من خدمة الدفع رد غير صالح. نواصل المحاولة.',
    service_rejected: 'رفضت خدمة الدفع هذه الدفعة. يُرجى التواصل مع المتجر.',
    store_unavailable: 'يواجه المتجر مشكلة الآن. نواصل المحاولة.',
    internal: 'حدثت مشكلة غير متوقعة لدى المتجر. نواصل المحاولة.',
  },

  checkout: 'الدفع',
  sandbox: 'بيئة تجريبية: لا أموال حقيقية. لا تدفع.',
  tryAgain: 'إعادة المحاولة',
  copied: 'تم النسخ',
  copyRefused: 'النسخ محظور هنا. تم تحديد النص: انسخه يدويًا.',
  loading: 'جارٍ فتح صفحة الدفع…',
  alreadySent: 'هل أرسلت الدفعة بالفعل؟ هذه الصفحة لا تغيّر ذلك. لا ترسلها مرة أخرى.',
  errorTitle: 'تعذّر فتح صفحة الدفع',
  maybeBlocked:
    'إذا استمر الأمر، فقد يكون مانع المحتوى أو شبكة الإنترنت لديك هو السبب. اسمح بهذه الصفحة هناك، أو جرّب متصفحًا آخر.',
  priceChanged: (before, now) =>
    `غيّر المتجر سعر هذا الطلب من ${isolate(before)} إلى ${isolate(now)}.`,
  orderReference: (reference) => `الطلب ${isolate(reference)}`,
  accountReference: (reference) => `الحساب ${isolate(reference)}`,
  requestReference: (id) => `الرقم المرجعي للدعم: ${isolate(id)}`,

  networkWithAlias: (network, alias) =>
    isolate(alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'إرسال الدفعة',
  partialTitle: 'وصل جزء من المبلغ',
  partialArrived: (received, price) =>
    `وصل ${isolate(received)} من أصل ${isolate(price)} وهو في أمان.`,
  partialLead: 'أرسل المبلغ المتبقي لإتمام الطلب.',
  topUpTitle: 'شحن الرصيد',
  topUpLead: 'أرسل أي مبلغ. يبقى هذا العنوان مخصصًا لك.',
  minimum: (amount) => `قد لا تُرصد التحويلات التي تقل عن ${isolate(amount)}.`,
  tooSmall: 'المبلغ أصغر من اللازم',
  tooSmallForAll:
    'المبلغ الذي لم يُدفع بعد أصغر من اللازم لأي عملة من العملات المتاحة هنا. يُرجى التواصل مع المتجر.',
  amountLabel: 'المبلغ المطلوب إرساله',
  amountDue: 'المبلغ المتبقي للإرسال',
  formerAmount: 'المبلغ السابق',
  copyAmount: 'نسخ المبلغ',
  sendOnly: (code, network) => `أرسل ${isolate(code)} فقط، وعبر شبكة ${isolate(network)} فقط`,
  sendOnlyWhy: 'قد تضيع الأموال المرسلة بعملة أخرى أو عبر شبكة أخرى.',
  addressLabel: (code, network) => `عنوان ${isolate(code)} على شبكة ${isolate(network)}`,
  copyAddress: 'نسخ العنوان',
  copiedAddress: (code, network) =>
    `تم النسخ. أرسل ${isolate(code)} فقط، وعبر شبكة ${isolate(network)} فقط.`,
  qrLabel: (code, network) => `رمز QR لإرسال ${isolate(code)} عبر شبكة ${isolate(network)}`,
  qrBare: 'يحتوي الرمز على العنوان فقط. أدخل المبلغ بنفسك.',
  qrWithAmount: 'يحتوي الرمز على العنوان والمبلغ.',
  openWallet: 'فتح في المحفظة',
  ladderTitle: 'ألا تقرأ محفظتك الرمز؟',
  ladderLead: 'اختر رمزًا أبسط.',
  ladderForms: {
    bip21_amount: 'العنوان والمبلغ',
    bip21: 'العنوان على هيئة رابط، بلا مبلغ',
    eip681_amount: 'رابط مع المبلغ',
    eip681: 'رابط بلا مبلغ',
    eip681_token: 'رابط التوكن مع المبلغ (تحقق من المستلم في محفظتك)',
    address: 'العنوان وحده',
  },
  nothingOpened: 'ألم يُفتح شيء؟ انسخ المبلغ والعنوان إلى محفظتك، أو امسح الرمز بجهاز آخر.',
  payHelp: 'مساعدة في التحويل',
  rateLine: (code, dollars) => isolate(`1 ${code} = ${dollars} USD`),
  rateFrom: (source) => `بحسب ${isolate(source)}`,
  rateAt: (time) => `في الساعة ${isolate(time)}`,
  priceHolds: (time) => `السعر سارٍ لمدة ${isolate(time)}`,
  expiredTitle: 'انتهت صلاحية هذا السعر',
  expiredLead:
    'هل أرسلت المبلغ بالفعل؟ لا يلزمك فعل شيء: قد يكون في الطريق، ونواصل مراقبة وصوله. إن لم ترسله بعد فقط، فاحصل على سعر جديد.',
  newPrice: 'الحصول على سعر جديد',
  addressDetails: 'عرض العنوان',
  changeCurrency: 'تغيير العملة أو الشبكة',
  changeForRest: 'إرسال المبلغ المتبقي بعملة أخرى',
  addressReplaced: 'تغيّر العنوان. استخدم هذا العنوان وحده من الآن فصاعدًا.',
  changedElsewhere: (what) =>
    `تم تغيير هذه الدفعة في علامة تبويب أخرى أو على جهاز آخر. المطلوب إرساله الآن: ${isolate(what)}، إلى العنوان أدناه.`,
  addressRefusedTitle: 'نمتنع عن عرض هذا العنوان',
  addressRefused:
    'العنوان الذي وصلنا لا يجتاز فحص شبكته. وقد تضيع الأموال المرسلة إليه، لذلك لا نعرضه. لم يُخصم أي مبلغ. اختر عملة أخرى أو تواصل مع المتجر.',
  addressUnchecked:
    'لا نعرف هذه الشبكة، لذلك تعذّر علينا فحص العنوان. قارنه بما لدى المتجر قبل الإرسال.',
  deposits: 'الإيداعات',
  noDeposits: 'لا توجد إيداعات بعد.',

  transferStatus: { seen: 'رُصد', confirmed: 'مؤكَّد', held: 'معلَّق للمراجعة' },
  unknownStatus: 'مسجَّل',
  viewTransfer: 'عرض التحويل على البلوكشين',

  chooseTitle: 'اختر عملة',
  search: 'البحث عن عملة أو شبكة',
  searchHint: 'الاسم أو الرمز أو الشبكة',
  currencies: 'العملات',
  networks: 'الشبكات',
  groupBy: 'ترتيب القائمة',
  byCurrency: 'حسب العملة',
  byNetwork: 'حسب الشبكة',
  lastUsed: 'آخر ما استُخدم',
  everything: 'كل الخيارات',
  countNetworks: (n) =>
    count(n, {
      zero: 'لا شبكات',
      one: 'شبكة واحدة',
      two: 'شبكتان',
      few: '# شبكات',
      many: '# شبكة',
      other: '# شبكة',
    }),
  countCurrencies: (n) =>
    count(n, {
      zero: 'لا عملات',
      one: 'عملة واحدة',
      two: 'عملتان',
      few: '# عملات',
      many: '# عملة',
      other: '# عملة',
    }),
  fromAmount: (amount) => `من ${isolate(amount)}`,
  chooseNetwork: (code) => `${isolate(code)}: اختر الشبكة التي سترسل عبرها`,
  chooseCurrencyOn: (network) => `${isolate(network)}: اختر العملة التي سترسلها`,
  networkGuide:
    'اختر الشبكة التي تستخدمها محفظتك أو منصة التداول للإرسال. تختلف الرسوم من شبكة إلى أخرى.',
  backToList: 'العودة إلى القائمة الكاملة',
  minimumOf: (amount) => `الحد الأدنى ${isolate(amount)}`,
  usuallyTakes: (time) => `عادةً ${isolate(time)}`,
  noCurrencies: 'لا يوفر المتجر أي عملة الآن. يُرجى المحاولة لاحقًا.',
  noMatch: (text) => `لا توجد نتائج تطابق «${isolate(text)}».`,
  searchable:
    'يمكنك البحث بالرمز أو الاسم أو الشبكة أو عنوان العقد، أو لصق عنوان من محفظتك لمعرفة شبكته.',
  clearSearch: 'مسح البحث',
  readAs: (text) =>
    `النتائج معروضة لعبارة «${isolate(text)}»: يبدو أن لوحة المفاتيح مضبوطة على أبجدية أخرى.`,
  addressOf: (network) =>
    `يبدو أن هذا عنوان على شبكة ${isolate(network)}. تجد أدناه ما يمكنك إرساله منها.`,
  addressOfSeveral: (networks) =>
    `تتشابه العناوين على الشبكات ${isolate(networks)}. تحقق في محفظتك أي منها تحوي أموالك.`,
  addressOfNone: (networks) =>
    `يبدو أن هذا عنوان على ${isolate(networks)}. لا يقبل المتجر الدفع هناك.`,
  addressStays: 'جرى البحث عن العنوان داخل هذه الصفحة فقط، ولم يُرسل إلى أي جهة.',
  matches: (n) =>
    count(n, {
      zero: 'لم يُعثر على أي عملة',
      one: 'عُثر على عملة واحدة',
      two: 'عُثر على عملتين',
      few: 'عُثر على # عملات',
      many: 'عُثر على # عملة',
      other: 'عُثر على # عملة',
    }),
  moreMatches: (n) =>
    count(n, {
      zero: 'لا نتائج أخرى',
      one: 'توجد نتيجة أخرى، تابع الكتابة لتضييق البحث',
      two: 'توجد نتيجتان أخريان، تابع الكتابة لتضييق البحث',
      few: 'توجد # نتائج أخرى، تابع الكتابة لتضييق البحث',
      many: 'توجد # نتيجة أخرى، تابع الكتابة لتضييق البحث',
      other: 'توجد # نتيجة أخرى، تابع الكتابة لتضييق البحث',
    }),
  unavailable: {
    no_rate: 'لا يتوفر سعر الآن',
    ambiguous_address: 'لا يتوفر عنوان الآن',
    address_refused: 'لا يتوفر عنوان آمن الآن',
    no_address: 'لا يتوفر عنوان الآن',
    below_minimum: 'المبلغ أصغر من اللازم',
  },
  notAvailable: 'غير متاحة الآن',
  currenciesFailed: 'تعذّر تحميل العملات.',
  keepCurrency: 'العودة إلى الدفع',
  gettingAddress: 'جارٍ جلب العنوان…',

  sources: {
    service_event: 'خدمة الدفع',
    service_list: 'مراقبة شبكة البلوكشين',
    service_lookup: 'عثر عليه المتجر في صفحة الدفع لدى الخدمة',
    store: 'المتجر',
  },
  evidence: {
    opened: 'فُتحت صفحة الدفع',
    quoted: 'ثُبّت السعر',
    seen: 'رُصد تحويل',
    confirmed: 'تأكّد تحويل',
    held: 'عُلّق تحويل للمراجعة',
    released: 'انتهت المراجعة',
    marked_paid: 'سُجّل على أنه مدفوع',
    closed: 'أُغلق الطلب',
    amended: 'تغيّر مبلغ الطلب',
  },
  unknownSource: 'مصدر آخر',
  unknownEvidence: 'سُجّل أمر ما',
  transferCounts: {
    late: 'وصل بعد انتهاء صلاحية سعره، لذلك لا يُحتسب تلقائيًا',
    wrong_currency: 'ليس بالعملة المختارة، لذلك لا يُحتسب تلقائيًا',
  },

  nothingAwaited: 'لا يمكن إرسال شيء بعد',
  longWaitTitle: (ago) => `رُصد ${isolate(ago)} ولم يتأكّد بعد`,
  longWait:
    'قد تكون شبكة البلوكشين بطيئة، أو قد تكون أسقطت التحويل. ابحث عنه في محفظتك قبل أن تفعل أي شيء، واسأل المتجر قبل أن ترسل مرة أخرى.',
  newPriceIs: (amount) => `السعر الجديد هو ${isolate(amount)}.`,
  oneMinuteLeft: 'بقيت دقيقة واحدة على هذا السعر.',

  statusTitle: {
    loading: 'جارٍ فتح صفحة الدفع…',
    error: 'تعذّر فتح صفحة الدفع',
    choose_currency: 'اختر عملة',
    pay: 'في انتظار تحويلك',
    top_up: 'في انتظار التحويلات',
    detected: 'رُصد تحويلك',
    confirmed: 'تأكّد جزء من المبلغ، والباقي في الطريق',
    partial: 'وصل جزء من المبلغ، وفي انتظار الباقي',
    review: 'ينظر المتجر في تحويلك',
    held: 'تحويلك قيد المراجعة',
    paid: 'اكتمل الدفع',
    closed: 'هذا الطلب مغلق',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'تتحدّث هذه الصفحة تلقائيًا. يمكنك مغادرتها والعودة إليها.',
    top_up: 'تتحدّث هذه الصفحة تلقائيًا. يمكنك مغادرتها والعودة إليها.',
    detected: 'التحويل في طريقه عبر شبكة البلوكشين. لا يلزمك فعل شيء، ويجب ألا ترسله مرة أخرى.',
    confirmed: 'لا يلزمك فعل شيء، ويجب ألا ترسل مرة أخرى.',
    partial: 'ما وصل في أمان ويُحتسب لهذا الطلب. أرسل المبلغ الناقص فقط.',
    review:
      'وصل التحويل وهو في أمان، لكنه لا يطابق الطلب تلقائيًا، لذلك يعود القرار إلى المتجر. لا ترسل مرة أخرى، وأبلغ المتجر برقم طلبك إن لم يصلك رد.',
    held: 'وصل التحويل، وعلّقته خدمة الدفع للتحقق منه. يقرر المتجر الخطوة التالية. يُرجى التواصل مع المتجر. لا ترسل مرة أخرى.',
    paid: 'شكرًا لك. يمكنك إغلاق هذه الصفحة.',
    closed: 'لم تعد تُقبل أي دفعات لهذا الطلب. إن كنت قد أرسلت مبلغًا، فتواصل مع المتجر.',
  },
  storeConfirms: 'سيؤكد المتجر هذه الدفعة.',
  usualTime: (time) => `يستغرق ذلك عادةً ${isolate(time)}.`,
  lateEvents:
    'يعلم المتجر بالدفعة عند تأكيدها، وقد يستغرق ذلك بضع دقائق. يمكنك مغادرة هذه الصفحة والعودة إليها.',
  exceptions: {
    partial: 'وصل مبلغ أقل من السعر.',
    over: 'وصل مبلغ أكبر من السعر. يرى المتجر مقدار الزيادة؛ اطلب منه إعادتها.',
    late: 'وصل تحويل بعد انتهاء صلاحية سعره. يقرر المتجر ما إذا كان يُحتسب.',
    wrong_currency: 'وصل تحويل بعملة غير العملة المختارة. يقرر المتجر ما إذا كان يُحتسب.',
    held: 'هناك تحويل معلَّق للمراجعة.',
  },
  unknownException: 'سجّل المتجر ملاحظة عن هذه الدفعة.',
  due: 'المتبقي للدفع',
  received: 'المستلَم',
  seenSoFar: 'المبلغ الذي تم اكتشافه حتى الآن',
  excess: 'الزائد عن السعر',
  transfers: 'التحويلات',
  timeline: 'ما حدث',
  copyTimeline: 'نسخ للدعم',
  lastChecked: (ago) => `آخر تحقق: ${isolate(ago)}`,
  checkNow: 'التحقق الآن',
  checking: 'جارٍ التحقق…',
  nothingNew: 'تم التحقق الآن، ولا جديد.',
  somethingNew: 'تم التحقق الآن، وهناك جديد.',
  notChecked: 'تعذّر التحقق. ما تراه هو ما كان صحيحًا عند آخر تحقق.',
  connection: { live: 'مباشر', polling: 'يجري التحقق كل بضع ثوانٍ', offline: 'لا اتصال' },
  stillWatching: 'ما زلنا نتابع ما أُرسل من قبل',
  connectionLost: 'انقطع الاتصال. ما تراه هو ما كان صحيحًا عند آخر تحقق.',
  connectionBack: 'عاد الاتصال.',
  slowOpening: 'يستغرق هذا وقتًا أطول من المعتاد. نواصل المحاولة.',
  notCurrent: 'ما تراه هو ما كان صحيحًا عند آخر تحقق.',
  sessionOver: 'ظلّت هذه الصفحة مفتوحة مدة أطول من اللازم',
  sessionOverLead: 'لم يضع شيء: ما زال المتجر يرصد ما أرسلته. أعد تحميل الصفحة قبل أن ترسل أي شيء.',
  reloadPage: 'إعادة تحميل الصفحة',
  backToStore: (store) =>
    store === undefined ? 'العودة إلى المتجر' : `العودة إلى ${isolate(store)}`,
  contactStore: (store) =>
    store === undefined ? 'التواصل مع المتجر' : `التواصل مع ${isolate(store)}`,

  tellMe: 'أبلغني عند الوصول',
  tellingMe: 'أبقِ هذه الصفحة مفتوحة. ستسمع صوتًا أو ترى إشعارًا إذا سمح متصفحك بذلك.',

  receipt: 'إيصال',
  receiptNote: 'هذا إيصال بدفعة، وليس فاتورة.',
  printReceipt: 'طباعة',
  saveReceipt: 'حفظ كملف',

  exchangeTitle: 'هل تدفع من منصة تداول؟ انتبه إلى رسومها',
  exchangeNetwork: 'الشبكة هناك',
  exchangeNames: (network, names) => `${isolate(network)}، وقد تظهر هناك باسم ${isolate(names)}`,
  exchangeAmount: 'المبلغ الذي يجب أن يصل',
  exchangeFee: 'إذا كانت رسوم المنصة تُخصم من المبلغ، فأدخل المبلغ مضافًا إليه الرسوم.',
  exchangeMemo: 'المذكرة أو الوسم (Memo أو Tag)',
  exchangeNoMemo: 'اتركه فارغًا',
  exchangeMinimum: 'لا ترسل المنصة شيئًا إذا كان المبلغ دون الحد الأدنى للسحب لديها.',

  checkTitle: 'تحقق من العنوان في محفظتك',
  checkLead: 'قد يستبدل برنامج ضار العنوان الذي تنسخه.',
  checkLabel: 'الصق ما تعرضه محفظتك',
  checkSame: 'إنه العنوان نفسه.',
  checkDiffers: (at, pasted, right) =>
    `لا ترسل: هذا عنوان آخر. ابتداءً من الخانة ${String(at)} يظهر «${isolate(pasted)}» بدلًا من «${isolate(right)}».`,
  checkNone: (network) => `لا ترسل: هذا ليس عنوانًا كاملًا على شبكة ${isolate(network)}.`,

  largerCode: 'تكبير الرمز',
  close: 'إغلاق',
  saveCard: 'حفظ كصورة',
  priceHoldsUntil: (moment) => `السعر سارٍ حتى ${isolate(moment)}`,

  handOff: 'المتابعة على الهاتف',
  handOffLead: 'امسح هذا الرمز بكاميرا هاتفك. سيفتح هذه الدفعة هناك. ليس هذا رمز الدفع.',
  handOffLabel: 'رمز QR يفتح هذه الدفعة على هاتفك، وليس للدفع',
  handOffUntil: (time) => `يمكن فتح هذا الرمز مرة واحدة فقط، حتى ${isolate(time)}.`,
  handOffNew: 'عرض رمز جديد',

  worthTitle: 'كم تساوي قيمته؟',
  worthCoins: (code) => `المبلغ بعملة ${isolate(code)}`,
  worthDollars: 'المبلغ بالدولار الأمريكي',
  worth: (coins, dollars) => `${isolate(coins)} تساوي ${isolate(dollars)}.`,
  worthAbout: (coins, dollars) => `${isolate(coins)} تساوي نحو ${isolate(dollars)}.`,
  worthGuide: 'قيمة تقريبية: قد يتغير السعر إلى أن يصل تحويلك.',
  worthUnread: (whole, part) => `اكتب المبلغ بالأرقام، مثل ${isolate(whole)} أو ${isolate(part)}.`,
  worthNoRate: 'لا يوجد سعر الآن.',
};
