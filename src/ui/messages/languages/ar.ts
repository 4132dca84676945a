/** Arabic: modern standard, masculine singular address, in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { isolate, plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ar'>) => plural('ar', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ar',

  notLoaded: 'لم يُحمَّل جزء من هذه الصفحة. تحقق من اتصالك وأعد المحاولة.',

  problems: {
    offline: 'أنت غير متصل بالإنترنت. سنعاود الاتصال تلقائيًا.',
    unreachable: 'يتعذّر الوصول إلى المتجر. سنواصل المحاولة.',
    store_unavailable: 'يواجه المتجر مشكلة الآن. سنواصل المحاولة.',
    bad_request: 'حدث خطأ ما. أعد تحميل الصفحة.',
    checkout_expired: 'انتهت جلستك. أعد تحميل الصفحة.',
    forbidden: 'لا يمكن دفع هذا الطلب في هذه الصفحة. ارجع إلى المتجر وأعد المحاولة.',
    link_used: 'سبق استخدام هذا الرابط. تابع حيث فتحته، أو اطلب من المتجر رابطًا جديدًا.',
    link_expired: 'انتهت صلاحية هذا الرابط. احصل على رابط جديد من حيث وجدته، أو اطلبه من المتجر.',
    not_found: 'لم نعثر على صفحة الدفع هذه. تواصل مع المتجر.',
    amount_invalid: 'لا يمكن دفع هذا المبلغ بالعملات الرقمية. تواصل مع المتجر.',
    currency_unavailable: 'هذه العملة غير متاحة الآن. اختر عملة أخرى.',
    checkout_closed: 'أغلق المتجر هذا الطلب، ولم يعد يقبل دفعات له.',
    rate_limited: 'محاولات كثيرة جدًا. انتظر قليلًا.',
    service_unavailable: 'يتعذّر الوصول إلى خدمة الدفع. سنواصل المحاولة.',
    service_rejected: 'رفضت خدمة الدفع طلبنا. تواصل مع المتجر.',
  },

  reloadPage: 'إعادة التحميل',

  checkout: 'الدفع',
  sandbox: 'وضع تجريبي. لا ترسل أموالًا حقيقية.',
  tryAgain: 'إعادة المحاولة',
  close: 'إغلاق',
  copied: 'تم النسخ',
  copyRefused: 'النسخ محظور هنا. النص محدَّد، فانسخه بنفسك.',
  loading: 'جارٍ فتح صفحة الدفع…',
  alreadySent: 'هل دفعت بالفعل؟ هذا لا يؤثر في دفعتك. لا ترسل مرة أخرى.',
  orderReference: (reference) => `الطلب ${isolate(reference)}`,
  accountReference: (reference) => `الحساب ${isolate(reference)}`,
  maybeBlocked:
    'إذا تكرّر ذلك، فقد يكون السبب مانع محتوى أو شبكة الإنترنت لديك. اسمح بهذه الصفحة أو جرّب متصفحًا آخر.',
  priceChanged: (before, now) => `تغيّر السعر من ${isolate(before)} إلى ${isolate(now)}.`,
  requestReference: (id) => `رمز الدعم: ${isolate(id)}`,

  networkWithAlias: (network, alias) =>
    isolate(alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'جارٍ فتح صفحة الدفع…',
    error: 'تعذّر فتح صفحة الدفع',
    choose_currency: 'الدفع باستخدام',
    pay: 'في انتظار الدفع',
    top_up: 'في انتظار الإيداعات',
    detected: 'رُصدت الدفعة',
    confirmed: 'تم التأكيد جزئيًا',
    partial: 'تم الدفع جزئيًا',
    review: 'الدفعة قيد المراجعة',
    held: 'الدفعة محتجزة للتحقق',
    paid: 'تم الدفع',
    closed: 'الطلب مغلق',
  },
  noCurrencies: 'لا توجد عملات متاحة الآن. أعد المحاولة لاحقًا.',
  currenciesFailed: 'تعذّر تحميل العملات.',

  payTitle: (price) => `ادفع ${isolate(price)}`,
  partReceived: (received, price) => `تم استلام ${isolate(received)} من ${isolate(price)}`,
  partDetected: (received, price) => `تم رصد ${isolate(received)} من ${isolate(price)}`,
  leftToPay: 'المتبقي للدفع',
  topUpTitle: 'شحن الرصيد',
  topUpLead: 'أرسل أي مبلغ. يبقى هذا العنوان لك.',
  minimum: (amount) => `الحد الأدنى ${isolate(amount)}. قد لا تُرصد التحويلات الأصغر.`,
  tooSmall: 'المبلغ أصغر من اللازم',
  amountLabel: 'المبلغ المطلوب إرساله',
  copyAmount: 'نسخ المبلغ',
  sendOnly: (code, network) => `${isolate(code)} فقط، وعلى شبكة ${isolate(network)} فقط.`,
  sendOnlyWhy: 'أي شيء آخر ترسله قد يضيع.',
  addressLabel: (code, network) => `عنوان ${isolate(code)} على شبكة ${isolate(network)}`,
  copyAddress: 'نسخ العنوان',
  copiedAddress: (code, network) =>
    `تم النسخ. أرسل ${isolate(code)} فقط، وعلى شبكة ${isolate(network)} فقط.`,
  qrLabel: (code, network) => `رمز QR لإرسال ${isolate(code)} على شبكة ${isolate(network)}`,
  enlarge: 'تكبير',
  scanBare: 'امسح الرمز ثم أدخل المبلغ.',
  openWallet: 'فتح في المحفظة',
  nothingOpened: 'ألم يُفتح شيء؟ انسخ المبلغ والعنوان إلى محفظتك، أو امسح الرمز بجهاز آخر.',
  moreWays: 'طرق أخرى للدفع',
  rate: (code, dollars, from) => `${isolate(`1 ${code} = ${dollars}\u00a0US$`)} (${isolate(from)})`,
  priceLocked: (time) => `السعر مثبَّت، الوقت المتبقي ${isolate(time)}`,
  expiredTitle: 'انتهت صلاحية السعر',
  expiredLead:
    'هل دفعت بالفعل؟ لا ترسل مرة أخرى، فما زلنا نراقب هذا العنوان. لم تدفع بعد؟ حدِّث السعر.',
  newPrice: 'تحديث السعر',
  checking: 'جارٍ التحقق…',
  continueOnceDetected: 'يمكنك المتابعة بعد رصد الدفعة.',
  addressDetails: 'عرض العنوان',
  change: 'تغيير',
  changeCurrency: 'تغيير العملة أو الشبكة',
  addressReplaced: 'تغيّر العنوان. استخدم هذا العنوان وحده.',
  changedElsewhere: (what) =>
    `تم التغيير في علامة تبويب أخرى أو على جهاز آخر. المطلوب دفعه الآن: ${isolate(what)}، إلى العنوان أدناه.`,
  addressRefusedTitle: 'لم يجتز هذا العنوان فحص الأمان',
  addressRefused: 'قد تضيع الأموال المرسلة إليه، لذلك لا نعرضه. اختر عملة أخرى أو تواصل مع المتجر.',
  addressUnchecked:
    'لا نعرف هذه الشبكة، لذلك تعذّر علينا فحص العنوان. تأكّد منه لدى المتجر قبل الإرسال.',
  deposits: 'الإيداعات',
  noDeposits: 'لا توجد إيداعات بعد',

  transferStatus: { seen: 'قيد التأكيد', confirmed: 'تم التأكيد', held: 'محتجزة للتحقق' },
  unknownStatus: 'مسجَّلة',
  viewTransfer: 'عرض المعاملة',

  search: 'البحث عن عملة أو شبكة',
  searchHint: 'اسم العملة أو رمزها أو الشبكة',
  currencies: 'العملات',
  networks: 'الشبكات',
  popular: 'الشائعة',
  lastUsed: 'آخر ما استُخدم',
  everything: 'كل العملات',
  byNetwork: 'حسب الشبكة',
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
  chooseNetwork: 'اختر شبكة',
  chooseCurrencyOn: (network) => `اختر عملة على شبكة ${isolate(network)}`,
  networkGuide: 'اختر الشبكة التي ستستخدمها محفظتك أو منصة التداول. تختلف الرسوم حسب الشبكة.',
  minimumOf: (amount) => `الحد الأدنى ${isolate(amount)}`,
  usuallyTakes: (time) => `نحو ${isolate(time)}`,
  noMatch: (text) => `لا نتائج لـ «${isolate(text)}»`,
  searchable: 'جرّب رمز العملة أو اسمها أو الشبكة، أو الصق عنوانًا من محفظتك.',
  clearSearch: 'مسح البحث',
  readAs: (text) => `عرض نتائج «${isolate(text)}»`,
  addressOf: (network) => `يبدو أن هذا عنوان على شبكة ${isolate(network)}.`,
  addressOfSeveral: (networks) =>
    `تتشابه العناوين على شبكات ${isolate(networks)}. تحقق في محفظتك أيها يحوي أموالك.`,
  addressOfNone: (networks) =>
    `يبدو أن هذا عنوان على شبكة ${isolate(networks)}، والمتجر لا يقبل الدفع عليها.`,
  addressStays: 'يجري التحقق على جهازك فقط.',
  matches: (n) =>
    count(n, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  moreMatches: (n) =>
    count(n, {
      zero: 'لا نتائج أخرى.',
      one: 'نتيجة أخرى. تابع الكتابة.',
      two: 'نتيجتان أخريان. تابع الكتابة.',
      few: '# نتائج أخرى. تابع الكتابة.',
      many: '# نتيجة أخرى. تابع الكتابة.',
      other: '# نتيجة أخرى. تابع الكتابة.',
    }),
  unavailable: {
    no_rate: 'لا يتوفر سعر الآن',
    ambiguous_address: 'لا يتوفر عنوان الآن',
    address_refused: 'لا يتوفر عنوان آمن الآن',
    no_address: 'لا يتوفر عنوان الآن',
    below_minimum: 'المبلغ أصغر من اللازم',
  },
  notAvailable: 'غير متاحة الآن',
  keepCurrency: 'العودة إلى الدفع',
  gettingAddress: 'جارٍ جلب عنوان الدفع…',

  transferCounts: {
    late: 'رُصدت بعد انتهاء صلاحية السعر',
    wrong_currency: 'عملة غير العملة المختارة',
  },

  slowOpening: 'يستغرق هذا وقتًا أطول من المعتاد. سنواصل المحاولة.',
  notCurrent: 'قد لا تكون المعلومات محدّثة',
  sessionOver: 'انتهت جلستك',
  sessionOverLead: 'أعد التحميل لعرض العنوان الحالي. لا تتأثر الدفعات المرسلة من قبل.',
  contactStore: (store) =>
    store === undefined ? 'التواصل مع المتجر' : `التواصل مع ${isolate(store)}`,
  backToStore: (store) =>
    store === undefined ? 'العودة إلى المتجر' : `العودة إلى ${isolate(store)}`,

  nothingAwaited: 'لا يوجد مبلغ مستحق بعد',
  tooSmallForAll: 'المبلغ المتبقي أصغر من اللازم لأي عملة متاحة هنا. تواصل مع المتجر.',
  longWaitTitle: (ago) => `رُصدت ${isolate(ago)} ولم تُؤكَّد بعد`,
  longWait:
    'قد تكون شبكة البلوكشين بطيئة، أو قد تكون استبعدت المعاملة. تحقق من محفظتك، واسأل المتجر قبل أن ترسل مرة أخرى.',

  newPriceIs: (amount) => `السعر الجديد: ${isolate(amount)}.`,
  oneMinuteLeft: 'بقيت دقيقة واحدة على انتهاء هذا السعر.',

  autoUpdates: 'تتحدّث هذه الصفحة تلقائيًا. يمكنك إغلاقها والعودة لاحقًا.',
  dontSendAgain: 'لا ترسل مرة أخرى.',
  reviewLead: (store) =>
    `استلمنا دفعتك، لكن تعذّر ربطها بهذا الطلب تلقائيًا. سيراجعها ${store === undefined ? 'المتجر' : isolate(store)}. لا ترسل مرة أخرى.`,
  heldLead: (store) =>
    `تتحقق منها خدمة الدفع. تواصل مع ${store === undefined ? 'المتجر' : isolate(store)}. لا ترسل مرة أخرى.`,
  paidLead: 'شكرًا لك! يمكنك إغلاق هذه الصفحة.',
  closedLead: 'لم يعد هذا الطلب يقبل دفعات. هل أرسلت دفعة بالفعل؟ تواصل مع المتجر.',
  overLead: (excess, store) =>
    `أرسلت ${isolate(excess)} زيادة على المطلوب. تواصل مع ${store === undefined ? 'المتجر' : isolate(store)} لاسترداد الزيادة.`,
  usualTime: (time, network) => `عادةً ${isolate(time)} على شبكة ${isolate(network)}.`,
  storeConfirms: 'سيؤكد المتجر هذه الدفعة.',
  lateEvents: 'قد يستغرق ظهور دفعتك لدينا بضع دقائق.',
  exceptions: {
    partial: 'استلمنا أقل من السعر.',
    over: 'استلمنا أكثر من السعر. اطلب من المتجر رد الزيادة.',
    late: 'رُصدت دفعة بعد انتهاء صلاحية السعر. والمتجر يقرر ما إذا كانت ستُحتسب.',
    wrong_currency: 'وصلت دفعة بعملة مختلفة. والمتجر يقرر ما إذا كانت ستُحتسب.',
    held: 'هناك دفعة محتجزة للتحقق.',
  },
  unknownException: 'لدى المتجر ملاحظة عن هذه الدفعة.',
  steps: { detected: 'رُصدت', confirming: 'قيد التأكيد', paid: 'تم الدفع' },
  received: 'المبلغ المستلَم',
  detectedAmount: 'المبلغ المرصود',
  due: 'المتبقي للدفع',
  excess: 'المبلغ الزائد',
  facts: {
    order: 'الطلب',
    account: 'الحساب',
    total: 'الإجمالي',
    paid: 'المبلغ المدفوع',
    network: 'الشبكة',
    date: 'التاريخ',
    transaction: 'المعاملة',
  },
  transfers: 'المعاملات',
  details: 'التفاصيل',
  lastChecked: (ago) => `آخر تحديث ${isolate(ago)}`,
  checkNow: 'التحقق الآن',
  nothingNew: 'لا جديد',
  somethingNew: 'تم التحديث',
  notChecked: 'تعذّر التحقق من التحديثات. قد لا تكون المعلومات محدّثة.',
  connection: { live: 'مباشر', polling: 'يجري التحقق تلقائيًا', offline: 'لا اتصال' },
  stillWatching: 'ما زلنا نراقب هذا العنوان',
  connectionLost: 'انقطع الاتصال',
  connectionBack: 'عاد الاتصال',

  sources: {
    service_event: 'خدمة الدفع',
    service_list: 'شبكة البلوكشين',
    service_lookup: 'صفحة الدفع',
    store: 'المتجر',
  },
  evidence: {
    opened: 'فُتحت صفحة الدفع',
    quoted: 'ثُبّت السعر',
    seen: 'رُصدت الدفعة',
    confirmed: 'تأكّدت الدفعة',
    held: 'احتُجزت للتحقق',
    released: 'انتهى التحقق',
    marked_paid: 'سُجّل على أنه مدفوع',
    closed: 'أُغلق الطلب',
    amended: 'تغيّر المبلغ',
  },
  unknownSource: 'مصدر آخر',
  unknownEvidence: 'تحديث',
  timeline: 'السجل',
  copyTimeline: 'نسخ للدعم',

  tellMe: 'أبلغني',
  tellingMe: 'أبقِ هذه الصفحة مفتوحة. ستسمع صوتًا أو ترى إشعارًا إذا سمح متصفحك بذلك.',

  receipt: 'إيصال',
  receiptNote: 'إيصال دفع، وليس فاتورة.',
  printReceipt: 'طباعة',
  saveReceipt: 'حفظ',

  ladderTitle: 'رمز QR أبسط',
  ladderLead: 'لا يُقرأ رمز QR؟ جرّب رمزًا أبسط.',
  ladderForms: {
    bip21_amount: 'العنوان والمبلغ',
    bip21: 'رابط العنوان، بلا مبلغ',
    eip681_amount: 'رابط مع المبلغ',
    eip681: 'رابط بلا مبلغ',
    eip681_token: 'رابط فيه التوكن والمبلغ. تحقق من المستلم في محفظتك.',
    address: 'العنوان فقط',
  },

  exchangeTitle: 'هل تدفع من منصة عملات رقمية؟',
  exchangeNetwork: 'الشبكة',
  exchangeNames: (names) => `تظهر أيضًا باسم ${isolate(names)}`,
  exchangeAmount: 'المبلغ الذي يجب أن نستلمه',
  exchangeMemo: 'المذكرة أو الوسم (Memo أو Tag)',
  exchangeNoMemo: 'اتركه فارغًا',
  exchangeWallet: 'نوع المحفظة',
  exchangeHosted: 'مستضافة (Hosted)، لشركة',
  exchangeUnhosted: 'غير مستضافة (Unhosted)',
  exchangeRecipient: 'المستلم',
  exchangeFee:
    'إذا كانت المنصة تخصم رسومها من المبلغ، فأضف الرسوم إليه. لدى المنصات حد أدنى للسحب.',
  feeCoin: (code) => `تحتاج محفظتك إلى قليل من ${isolate(code)} لرسوم الشبكة.`,

  checkTitle: 'التحقق من العنوان',
  checkLead:
    'قد يستبدل برنامج ضار العنوان المنسوخ. للتحقق منه، الصق عنوان المستلم الظاهر في محفظتك.',
  checkLabel: 'عنوان المستلم في محفظتك',
  checkSame: 'العنوان مطابق.',
  checkDiffers: (at, pasted, right) =>
    `لا ترسل. هذا ليس عنواننا: ابتداءً من الخانة ${String(at)} يظهر «${isolate(pasted)}» بدلًا من «${isolate(right)}».`,
  checkNone: (network) => `لا ترسل. هذا ليس عنوانًا كاملًا على شبكة ${isolate(network)}.`,

  saveCard: 'حفظ كصورة',
  priceLockedUntil: (moment) => `السعر مثبَّت حتى ${isolate(moment)}`,

  handOff: 'المتابعة على الهاتف',
  handOffLead: 'امسح الرمز بكاميرا هاتفك لفتح صفحة الدفع هذه عليه. هذا الرمز ليس للدفع.',
  handOffLabel: 'رمز QR يفتح صفحة الدفع هذه على هاتفك، وليس للدفع',
  handOffUntil: (time) => `يعمل مرة واحدة، حتى ${isolate(time)}.`,
  handOffNew: 'رمز جديد',

  worthTitle: 'محوِّل العملات',
  worthCoins: (code) => `المبلغ بعملة ${isolate(code)}`,
  worthDollars: 'المبلغ بالدولار الأمريكي',
  worth: (coins, dollars) => `${isolate(coins)} تساوي ${isolate(dollars)}.`,
  worthAbout: (coins, dollars) => `${isolate(coins)} تساوي نحو ${isolate(dollars)}.`,
  worthGuide: 'قد يتغير السعر قبل وصول تحويلك.',
  worthUnread: (whole, part) => `أدخل رقمًا، مثل ${isolate(whole)} أو ${isolate(part)}.`,
  worthNoRate: 'لا يتوفر سعر الآن.',

  walletPay: 'الدفع من محفظة المتصفح',
  walletPayWith: (wallet) => `الدفع عبر ${isolate(wallet)}`,
  walletOther: 'محفظة أخرى',

  walletConnect: (wallet) => `وافق على الاتصال في ${isolate(wallet)}.`,
  walletSwitch: (wallet, network) => `انتقل إلى شبكة ${isolate(network)} في ${isolate(wallet)}.`,
  walletConfirm: (wallet, amount, network) =>
    `أكِّد ${isolate(amount)} على شبكة ${isolate(network)} في ${isolate(wallet)}.`,
  walletSlow: (wallet) => `لا يحدث شيء؟ افتح ${isolate(wallet)}.`,
  walletStop: 'إيقاف الانتظار',

  walletProblems: {
    refused: 'رُفض الطلب. لم يُرسَل شيء.',
    locked: 'محفظتك مقفلة أو لم تعرض أي حساب. افتح قفلها ثم أعد المحاولة.',
    busy: 'في محفظتك طلب آخر مفتوح. أجب عنه هناك ثم أعد المحاولة.',
    contract_account:
      'هذا حساب ذكي، مثل Safe. قد لا ترصد خدمة الدفع المدفوعات الصادرة منه. اختر حسابًا آخر في محفظتك، أو امسح الرمز بمحفظة أخرى.',
    account_changed: 'تغيّر الحساب في محفظتك. لم يُرسَل شيء. أعد المحاولة.',
    wrong_token:
      'تختلف بيانات هذا التوكن بين محفظتك والمتجر. لم يُرسَل شيء. اختر عملة أخرى أو تواصل مع المتجر.',
    no_answer: 'لم تستجب محفظتك. لم يُرسَل شيء. افتحها ثم أعد المحاولة.',
    failed: 'أبلغت محفظتك عن خطأ. لم يُرسَل شيء. أعد المحاولة، أو ادفع بالرمز.',
    uncertain: 'أبلغت محفظتك عن خطأ، وربما أُرسلت الدفعة. تحقق من محفظتك قبل أن تدفع مرة أخرى.',
  },
  walletWrongNetwork: (network) =>
    `محفظتك على شبكة أخرى. انتقل فيها إلى ${isolate(network)} ثم أعد المحاولة.`,
  walletNotEnough: (code) =>
    `رصيد ${isolate(code)} في هذا الحساب غير كافٍ. اختر حسابًا آخر في محفظتك ثم أعد المحاولة.`,
  walletNoFee: (code) =>
    `لا يوجد ${isolate(code)} في هذا الحساب لرسوم الشبكة. أضف القليل ثم أعد المحاولة.`,

  walletQuestion: 'ربما دفعت بالفعل',
  walletAsked: 'سبق أن طُلب من محفظة دفع هذا الطلب. تحقق منها أولًا: قد تدفع مرتين إن دفعت مرة أخرى.',
  walletWasSent: 'سبق أن أُرسلت دفعة لهذا الطلب من محفظة. قد تدفع مرتين إن دفعت مرة أخرى.',
  walletPayAgain: 'الدفع مرة أخرى',
  walletBack: 'رجوع',

  walletFates: {
    pending: 'أُرسلت الدفعة. في انتظار شبكة البلوكشين.',
    included: 'أُرسلت الدفعة وهي على البلوكشين. في انتظار أن يرصدها المتجر.',
    failed: 'فشلت هذه الدفعة على شبكة البلوكشين. لم يُرسَل المبلغ. يمكنك الدفع مرة أخرى.',
    replaced: 'جرى تسريع هذه الدفعة أو إلغاؤها في محفظتك. تحقق هناك قبل أن تدفع مرة أخرى.',
    dropped: 'ربما استبعدت شبكة البلوكشين هذه الدفعة. تحقق من محفظتك قبل أن تدفع مرة أخرى.',
  },
  walletCopyHash: 'نسخ معرّف المعاملة',
};
