/** Hebrew: plural address, which leaves nobody out, in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { isolate, plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'he'>) => plural('he', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'he',

  notLoaded: 'חלק מהדף לא נטען. בדקו את החיבור ונסו שוב.',

  problems: {
    offline: 'אין חיבור לאינטרנט. נתחבר מחדש אוטומטית.',
    unreachable: 'אין קשר עם החנות. נמשיך לנסות.',
    store_unavailable: 'יש כרגע תקלה בחנות. נמשיך לנסות.',
    bad_request: 'משהו השתבש. רעננו את הדף.',
    checkout_expired: 'פג תוקף החיבור לדף הזה. רעננו אותו.',
    forbidden: 'אי אפשר לשלם על ההזמנה הזאת בדף הזה. חזרו לחנות ונסו שוב.',
    link_used: 'כבר נעשה שימוש בקישור הזה. המשיכו היכן שפתחתם אותו, או בקשו מהחנות קישור חדש.',
    link_expired: 'פג תוקף הקישור הזה. קבלו קישור חדש היכן שמצאתם אותו, או בקשו מהחנות.',
    not_found: 'לא מצאנו את דף התשלום הזה. פנו לחנות.',
    amount_invalid: 'אי אפשר לשלם את הסכום הזה בקריפטו. פנו לחנות.',
    currency_unavailable: 'המטבע הזה לא זמין כרגע. בחרו מטבע אחר.',
    checkout_closed: 'החנות סגרה את ההזמנה הזאת. לא מתקבלים עליה עוד תשלומים.',
    rate_limited: 'יותר מדי ניסיונות. המתינו רגע.',
    service_unavailable: 'אין קשר עם שירות התשלום. נמשיך לנסות.',
    service_rejected: 'שירות התשלום דחה את הבקשה שלנו. פנו לחנות.',
  },

  reloadPage: 'רענון',

  checkout: 'תשלום',
  sandbox: 'מצב ניסיון. אל תשלחו כסף אמיתי.',
  tryAgain: 'ניסיון חוזר',
  close: 'סגירה',
  copied: 'הועתק',
  copyRefused: 'ההעתקה חסומה כאן. הטקסט מסומן, העתיקו אותו בעצמכם.',
  loading: 'דף התשלום נפתח…',
  alreadySent: 'כבר שילמתם? זה לא משפיע על התשלום. אל תשלחו שוב.',
  orderReference: (reference) => `הזמנה ${isolate(reference)}`,
  accountReference: (reference) => `חשבון ${isolate(reference)}`,
  maybeBlocked:
    'אם זה חוזר על עצמו, ייתכן שחוסם תוכן או רשת האינטרנט שלכם מפריעים. אפשרו את הדף הזה, או נסו דפדפן אחר.',
  priceChanged: (before, now) => `המחיר השתנה מ-${isolate(before)} ל-${isolate(now)}.`,
  requestReference: (id) => `אסמכתה לתמיכה: ${isolate(id)}`,

  networkWithAlias: (network, alias) =>
    isolate(alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'דף התשלום נפתח…',
    error: 'לא הצלחנו לפתוח את דף התשלום',
    choose_currency: 'תשלום באמצעות',
    pay: 'ממתינים לתשלום',
    top_up: 'ממתינים להפקדות',
    detected: 'התשלום זוהה',
    confirmed: 'אושר חלקית ברשת',
    partial: 'שולם חלקית',
    review: 'החנות בוחנת את התשלום',
    held: 'התשלום מעוכב לבדיקה',
    paid: 'שולם',
    closed: 'ההזמנה סגורה',
  },
  noCurrencies: 'אין כרגע מטבעות זמינים. נסו שוב מאוחר יותר.',
  currenciesFailed: 'לא הצלחנו לטעון את המטבעות.',

  payTitle: (price) => `לתשלום: ${isolate(price)}`,
  partReceived: (received, price) => `התקבלו ${isolate(received)} מתוך ${isolate(price)}`,
  partDetected: (received, price) => `זוהו ${isolate(received)} מתוך ${isolate(price)}`,
  leftToPay: 'נותר לתשלום',
  topUpTitle: 'טעינת יתרה',
  topUpLead: 'שלחו כל סכום. הכתובת הזאת נשארת שלכם.',
  minimum: (amount) => `מינימום ${isolate(amount)}. ייתכן שהעברות קטנות יותר לא יזוהו.`,
  tooSmall: 'הסכום קטן מדי',
  amountLabel: 'סכום לשליחה',
  copyAmount: 'העתקת הסכום',
  sendOnly: (code, network) => `רק ${isolate(code)} ורק ברשת ${isolate(network)}.`,
  sendOnlyWhy: 'כל דבר אחר עלול ללכת לאיבוד.',
  addressLabel: (code, network) => `כתובת עבור ${isolate(code)} ברשת ${isolate(network)}`,
  copyAddress: 'העתקת הכתובת',
  copiedAddress: (code, network) => `הועתק. שלחו רק ${isolate(code)} ורק ברשת ${isolate(network)}.`,
  qrLabel: (code, network) => `קוד QR לשליחת ${isolate(code)} ברשת ${isolate(network)}`,
  enlarge: 'הגדלה',
  scanBare: 'סרקו, ואז הזינו את הסכום.',
  openWallet: 'פתיחה בארנק',
  nothingOpened: 'שום דבר לא נפתח? העתיקו לארנק את הסכום ואת הכתובת, או סרקו את הקוד במכשיר אחר.',
  moreWays: 'דרכי תשלום נוספות',
  rate: (code, dollars, from) => `${isolate(`1 ${code} = ${dollars}\u00a0$`)} (${isolate(from)})`,
  priceLocked: (time) => `המחיר נעול לעוד ${isolate(time)}`,
  expiredTitle: 'פג תוקף המחיר',
  expiredLead:
    'כבר שילמתם? אל תשלחו שוב, אנחנו עדיין עוקבים אחר הכתובת הזאת. עדיין לא שילמתם? רעננו את המחיר.',
  newPrice: 'רענון המחיר',
  checking: 'בודקים…',
  continueOnceDetected: 'אפשר להמשיך אחרי שהתשלום יזוהה.',
  addressDetails: 'הצגת הכתובת',
  change: 'שינוי',
  changeCurrency: 'שינוי מטבע או רשת',
  addressReplaced: 'הכתובת השתנתה. השתמשו רק בכתובת הזאת.',
  changedElsewhere: (what) =>
    `בוצע שינוי בכרטיסייה אחרת או במכשיר אחר. לתשלום עכשיו: ${isolate(what)}, לכתובת שלמטה.`,
  addressRefusedTitle: 'הכתובת לא עברה את בדיקת האבטחה שלנו',
  addressRefused:
    'כסף שיישלח אליה עלול ללכת לאיבוד, ולכן איננו מציגים אותה. בחרו מטבע אחר או פנו לחנות.',
  addressUnchecked:
    'איננו מכירים את הרשת הזאת, ולכן לא יכולנו לבדוק את הכתובת. ודאו אותה מול החנות לפני השליחה.',
  deposits: 'הפקדות',
  noDeposits: 'אין עדיין הפקדות',

  transferStatus: { seen: 'ממתינה לאישור הרשת', confirmed: 'אושרה ברשת', held: 'מעוכבת לבדיקה' },
  unknownStatus: 'נרשמה',
  viewTransfer: 'צפייה בהעברה',

  search: 'חיפוש מטבע או רשת',
  searchHint: 'שם, סימול או רשת',
  currencies: 'מטבעות',
  networks: 'רשתות',
  popular: 'פופולריים',
  lastUsed: 'בשימוש לאחרונה',
  everything: 'כל המטבעות',
  byNetwork: 'לפי רשת',
  countNetworks: (n) => count(n, { one: 'רשת אחת', two: 'שתי רשתות', other: '# רשתות' }),
  countCurrencies: (n) => count(n, { one: 'מטבע אחד', two: 'שני מטבעות', other: '# מטבעות' }),
  fromAmount: (amount) => `החל מ-${isolate(amount)}`,
  chooseNetwork: 'בחרו רשת',
  chooseCurrencyOn: (network) => `בחרו מטבע ברשת ${isolate(network)}`,
  networkGuide: 'בחרו את הרשת שבה ישתמשו הארנק או בורסת הקריפטו. העמלות שונות מרשת לרשת.',
  minimumOf: (amount) => `מינ׳ ${isolate(amount)}`,
  usuallyTakes: (time) => `בערך ${isolate(time)}`,
  noMatch: (text) => `אין תוצאות עבור ״${isolate(text)}״`,
  searchable: 'נסו סימול, שם או רשת, או הדביקו כתובת מהארנק שלכם.',
  clearSearch: 'ניקוי החיפוש',
  readAs: (text) => `מוצגות תוצאות עבור ״${isolate(text)}״`,
  addressOf: (network) => `נראה שזו כתובת ברשת ${isolate(network)}.`,
  addressOfSeveral: (networks) =>
    `ברשתות ${isolate(networks)} הכתובות נראות אותו דבר. בדקו בארנק באיזו מהן נמצא הכסף שלכם.`,
  addressOfNone: (networks) =>
    `נראה שזו כתובת ב-${isolate(networks)}. החנות אינה מקבלת שם תשלומים.`,
  addressStays: 'הבדיקה נעשית במכשיר שלכם בלבד.',
  matches: (n) => count(n, { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '# תוצאות' }),
  moreMatches: (n) =>
    count(n, {
      one: 'עוד תוצאה אחת. המשיכו להקליד.',
      two: 'עוד שתי תוצאות. המשיכו להקליד.',
      other: 'עוד # תוצאות. המשיכו להקליד.',
    }),
  unavailable: {
    no_rate: 'אין מחיר כרגע',
    ambiguous_address: 'אין כתובת כרגע',
    address_refused: 'אין כתובת בטוחה כרגע',
    no_address: 'אין כתובת כרגע',
    below_minimum: 'הסכום קטן מדי',
  },
  notAvailable: 'לא זמין כרגע',
  keepCurrency: 'חזרה לתשלום',
  gettingAddress: 'מכינים כתובת לתשלום…',

  transferCounts: {
    late: 'זוהתה לאחר שפג תוקף המחיר',
    wrong_currency: 'במטבע שונה מזה שנבחר',
  },

  slowOpening: 'זה נמשך יותר מהרגיל. נמשיך לנסות.',
  notCurrent: 'ייתכן שהמידע אינו מעודכן',
  sessionOver: 'פג תוקף החיבור לדף הזה',
  sessionOverLead: 'רעננו את הדף כדי לקבל את הכתובת העדכנית. זה לא משפיע על תשלומים שכבר נשלחו.',
  contactStore: (store) => (store === undefined ? 'פנייה לחנות' : `פנייה אל ${isolate(store)}`),
  backToStore: (store) => (store === undefined ? 'חזרה לחנות' : `חזרה אל ${isolate(store)}`),

  nothingAwaited: 'אין עדיין מה לשלם',
  tooSmallForAll: 'הסכום שנותר לתשלום קטן מדי לכל אחד מהמטבעות שכאן. פנו לחנות.',
  longWaitTitle: (ago) => `זוהה ${isolate(ago)}, עדיין לא אושר ברשת`,
  longWait:
    'ייתכן שרשת הבלוקצ׳יין איטית, או שהיא הסירה את ההעברה מהתור. בדקו בארנק, ושאלו את החנות לפני שתשלחו שוב.',

  newPriceIs: (amount) => `מחיר חדש: ${isolate(amount)}.`,
  oneMinuteLeft: 'נותרה דקה אחת במחיר הזה.',

  autoUpdates: 'הדף מתעדכן אוטומטית. אפשר לסגור אותו ולחזור אחר כך.',
  dontSendAgain: 'אל תשלחו שוב.',
  reviewLead: (store) =>
    `קיבלנו את התשלום שלכם, אבל לא הצלחנו לשייך אותו אוטומטית להזמנה הזאת. ${store === undefined ? 'החנות תבחן' : `החנות ${isolate(store)} תבחן`} אותו. אל תשלחו שוב.`,
  heldLead: (store) =>
    `שירות התשלום בודק אותו. פנו ${store === undefined ? 'לחנות' : `אל ${isolate(store)}`}. אל תשלחו שוב.`,
  paidLead: 'תודה! אפשר לסגור את הדף הזה.',
  closedLead: 'לא מתקבלים עליה עוד תשלומים. כבר שלחתם? פנו לחנות.',
  overLead: (excess, store) =>
    `שלחתם ${isolate(excess)} יותר מדי. לקבלת החזר, פנו ${store === undefined ? 'לחנות' : `אל ${isolate(store)}`}.`,
  usualTime: (time, network) => `בדרך כלל ${isolate(time)} ברשת ${isolate(network)}.`,
  storeConfirms: 'החנות תאשר את התשלום הזה.',
  lateEvents: 'עשויות לעבור כמה דקות עד שנראה את התשלום שלכם.',
  exceptions: {
    partial: 'קיבלנו פחות מהמחיר.',
    over: 'קיבלנו יותר מהמחיר. בקשו מהחנות החזר.',
    late: 'תשלום זוהה לאחר שפג תוקף המחיר. החנות תחליט אם לקבל אותו.',
    wrong_currency: 'תשלום הגיע במטבע אחר. החנות תחליט אם לקבל אותו.',
    held: 'תשלום מעוכב לבדיקה.',
  },
  unknownException: 'יש לחנות הערה על התשלום הזה.',
  steps: { detected: 'זוהה', confirming: 'ממתין לאישור הרשת', paid: 'שולם' },
  received: 'התקבל',
  detectedAmount: 'זוהה',
  due: 'נותר לתשלום',
  excess: 'תשלום ביתר',
  facts: {
    order: 'הזמנה',
    account: 'חשבון',
    total: 'סך הכול',
    paid: 'שולם',
    network: 'רשת',
    date: 'תאריך',
    transaction: 'העברה',
  },
  transfers: 'העברות',
  details: 'פרטים',
  lastChecked: (ago) => `עודכן ${isolate(ago)}`,
  checkNow: 'בדיקה עכשיו',
  nothingNew: 'אין חדש',
  somethingNew: 'עודכן',
  notChecked: 'לא הצלחנו לבדוק אם יש עדכונים. ייתכן שהמידע אינו מעודכן.',
  connection: { live: 'בזמן אמת', polling: 'בדיקה אוטומטית', offline: 'אין חיבור' },
  stillWatching: 'עדיין עוקבים אחר הכתובת הזאת',
  connectionLost: 'החיבור אבד',
  connectionBack: 'החיבור חזר',

  sources: {
    service_event: 'שירות התשלום',
    service_list: 'רשת הבלוקצ׳יין',
    service_lookup: 'דף התשלום',
    store: 'החנות',
  },
  evidence: {
    opened: 'דף התשלום נפתח',
    quoted: 'המחיר ננעל',
    seen: 'התשלום זוהה',
    confirmed: 'התשלום אושר ברשת',
    held: 'עוכב לבדיקה',
    released: 'הבדיקה הסתיימה',
    marked_paid: 'סומן כשולם',
    closed: 'ההזמנה נסגרה',
    amended: 'הסכום השתנה',
  },
  unknownSource: 'מקור אחר',
  unknownEvidence: 'עדכון',
  timeline: 'היסטוריה',
  copyTimeline: 'העתקה לתמיכה',

  tellMe: 'הודיעו לי',
  tellingMe: 'השאירו את הדף הזה פתוח. תשמעו צליל או תראו התראה, אם הדפדפן מאפשר זאת.',

  receipt: 'אישור תשלום',
  receiptNote: 'אישור תשלום, לא קבלה ולא חשבונית.',
  printReceipt: 'הדפסה',
  saveReceipt: 'שמירה',

  ladderTitle: 'קוד QR פשוט יותר',
  ladderLead: 'קוד ה-QR לא נסרק? נסו קוד פשוט יותר.',
  ladderForms: {
    bip21_amount: 'כתובת וסכום',
    bip21: 'כתובת כקישור, ללא סכום',
    eip681_amount: 'קישור עם סכום',
    eip681: 'קישור ללא סכום',
    eip681_token: 'קישור שכולל את הטוקן ואת הסכום. בדקו את מקבל התשלום בארנק.',
    address: 'כתובת בלבד',
  },

  exchangeTitle: 'משלמים מבורסת קריפטו?',
  exchangeNetwork: 'רשת',
  exchangeNames: (names) => `מופיעה גם בשם ${isolate(names)}`,
  exchangeAmount: 'הסכום שעלינו לקבל',
  exchangeMemo: 'שדה Memo או Tag',
  exchangeNoMemo: 'השאירו ריק',
  exchangeWallet: 'סוג הארנק',
  exchangeHosted: 'מנוהל (Hosted), עסקי',
  exchangeUnhosted: 'בניהול עצמי (Unhosted)',
  exchangeRecipient: 'מקבל התשלום',
  exchangeFee:
    'אם הבורסה מנכה עמלה ממה שאתם שולחים, הוסיפו אותה לסכום. לבורסות יש סכום מינימום למשיכה.',
  feeCoin: (code) => `בארנק צריך להיות מעט ${isolate(code)} לעמלת הרשת.`,

  checkTitle: 'אימות הכתובת',
  checkLead:
    'תוכנה זדונית עלולה להחליף כתובת שהועתקה. לאימות, הדביקו את הכתובת של מקבל התשלום כפי שהיא מופיעה בארנק.',
  checkLabel: 'כתובת מקבל התשלום בארנק',
  checkSame: 'הכתובת תואמת.',
  checkDiffers: (at, pasted, right) =>
    `אל תשלחו. זו לא הכתובת שלנו: החל מהתו ה-${String(at)} מופיע בה ״${isolate(pasted)}״ במקום ״${isolate(right)}״.`,
  checkNone: (network) => `אל תשלחו. זו לא כתובת שלמה ברשת ${isolate(network)}.`,

  saveCard: 'שמירה כתמונה',
  priceLockedUntil: (moment) => `המחיר נעול עד ${isolate(moment)}`,

  handOff: 'המשך בטלפון',
  handOffLead: 'סרקו במצלמת הטלפון כדי לפתוח בו את התשלום הזה. הקוד הזה לא מיועד לתשלום.',
  handOffLabel: 'קוד QR שפותח את התשלום הזה בטלפון, לא לתשלום',
  handOffUntil: (time) => `פועל פעם אחת, עד ${isolate(time)}.`,
  handOffNew: 'קוד חדש',

  worthTitle: 'המרה',
  worthCoins: (code) => `סכום ב-${isolate(code)}`,
  worthDollars: 'סכום בדולרים אמריקאיים',
  worth: (coins, dollars) => `השווי של ${isolate(coins)} הוא ${isolate(dollars)}.`,
  worthAbout: (coins, dollars) => `השווי של ${isolate(coins)} הוא בערך ${isolate(dollars)}.`,
  worthGuide: 'המחיר עשוי להשתנות לפני שההעברה תגיע.',
  worthUnread: (whole, part) => `הזינו מספר, למשל ${isolate(whole)} או ${isolate(part)}.`,
  worthNoRate: 'אין מחיר כרגע.',

  walletPay: 'תשלום מארנק בדפדפן',
  walletPayWith: (wallet) => `תשלום דרך ${isolate(wallet)}`,
  walletOther: 'ארנק אחר',

  walletConnect: (wallet) => `אשרו את החיבור ב־${isolate(wallet)}.`,
  walletSwitch: (wallet, network) => `עברו לרשת ${isolate(network)} ב־${isolate(wallet)}.`,
  walletConfirm: (wallet, amount, network) =>
    `אשרו ${isolate(amount)} ברשת ${isolate(network)} ב־${isolate(wallet)}.`,
  walletSlow: (wallet) => `שום דבר לא קורה? פתחו את ${isolate(wallet)}.`,
  walletStop: 'הפסקת ההמתנה',

  walletProblems: {
    refused: 'הבקשה נדחתה. שום דבר לא נשלח.',
    locked: 'הארנק נעול או לא הציג חשבון. בטלו את הנעילה ונסו שוב.',
    busy: 'בארנק פתוחה בקשה אחרת. השיבו עליה שם ונסו שוב.',
    contract_account:
      'זה חשבון חכם, כמו Safe. ייתכן ששירות התשלום לא יזהה תשלומים ממנו. בחרו חשבון אחר בארנק, או סרקו את הקוד בארנק אחר.',
    account_changed: 'החשבון בארנק השתנה. שום דבר לא נשלח. נסו שוב.',
    wrong_token:
      'הפרטים של הטוקן הזה שונים בארנק ובחנות. שום דבר לא נשלח. בחרו מטבע אחר או פנו לחנות.',
    no_answer: 'הארנק לא הגיב. שום דבר לא נשלח. פתחו אותו ונסו שוב.',
    failed: 'הארנק דיווח על שגיאה. שום דבר לא נשלח. נסו שוב, או שלמו באמצעות הקוד.',
    uncertain: 'הארנק דיווח על שגיאה, אבל ייתכן שהתשלום נשלח. בדקו בארנק לפני שתשלמו שוב.',
  },
  walletWrongNetwork: (network) =>
    `הארנק נמצא ברשת אחרת. העבירו אותו ל־${isolate(network)} ונסו שוב.`,
  walletNotEnough: (code) =>
    `אין מספיק ${isolate(code)} בחשבון הזה. בחרו חשבון אחר בארנק ונסו שוב.`,
  walletNoFee: (code) => `אין בחשבון הזה ${isolate(code)} לעמלת הרשת. הוסיפו מעט ונסו שוב.`,

  walletQuestion: 'ייתכן שכבר שילמתם',
  walletAsked:
    'ארנק כבר התבקש לשלם את ההזמנה הזאת. בדקו בו קודם: תשלום נוסף עלול לגרום לכם לשלם פעמיים.',
  walletWasSent: 'תשלום על ההזמנה הזאת כבר נשלח מארנק. תשלום נוסף עלול לגרום לכם לשלם פעמיים.',
  walletPayAgain: 'לשלם שוב',
  walletBack: 'חזרה',

  walletFates: {
    pending: 'נשלח. ממתינים לרשת הבלוקצ׳יין.',
    included: 'נשלח ומופיע בבלוקצ׳יין. ממתינים שהחנות תזהה את התשלום.',
    failed: 'התשלום הזה נכשל ברשת הבלוקצ׳יין. הסכום לא נשלח. אפשר לשלם שוב.',
    replaced: 'התשלום הזה הואץ או בוטל בארנק. בדקו שם לפני שתשלמו שוב.',
    dropped: 'ייתכן שרשת הבלוקצ׳יין הסירה את התשלום הזה מהתור. בדקו בארנק לפני שתשלמו שוב.',
  },
  walletCopyHash: 'העתקת מזהה ההעברה',
};
