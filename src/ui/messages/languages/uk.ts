/** Ukrainian. Formal, lower-case "ви", in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'uk'>) => plural('uk', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'uk',

  notLoaded: 'Частина сторінки не завантажилася. Перевірте з’єднання і спробуйте ще раз.',
  reloadPage: 'Оновити',

  checkout: 'Оплата',
  sandbox: 'Тестовий режим. Не надсилайте справжніх грошей.',
  tryAgain: 'Спробувати ще раз',
  close: 'Закрити',
  copied: 'Скопійовано',
  copyRefused: 'Копіювання тут заблоковано. Текст виділено, скопіюйте його вручну.',
  loading: 'Відкриваємо сторінку оплати…',
  alreadySent: 'Уже сплатили? На платіж це не впливає. Не надсилайте повторно.',
  orderReference: (reference) => `Замовлення ${reference}`,
  accountReference: (reference) => `Акаунт ${reference}`,
  maybeBlocked:
    'Якщо це повторюється, можливо, річ у блокувальнику вмісту або обмеженнях вашого підключення до інтернету. Дозвольте цю сторінку або спробуйте інший браузер.',
  priceChanged: (before, now) => `Ціна змінилася: була ${before}, стала ${now}.`,
  requestReference: (id) => `Код для підтримки: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Відкриваємо сторінку оплати…',
    error: 'Не вдалося відкрити сторінку оплати',
    choose_currency: 'Чим сплатити',
    pay: 'Очікуємо на платіж',
    top_up: 'Очікуємо на поповнення',
    detected: 'Платіж виявлено',
    confirmed: 'Частково підтверджено',
    partial: 'Частково сплачено',
    review: 'Магазин розглядає платіж',
    held: 'Платіж затримано для перевірки',
    paid: 'Сплачено',
    closed: 'Замовлення закрито',
  },
  noCurrencies: 'Зараз немає доступних валют. Спробуйте пізніше.',
  currenciesFailed: 'Не вдалося завантажити валюти.',

  payTitle: (price) => `До сплати ${price}`,
  partReceived: (received, price) => `Отримано ${received} із ${price}`,
  partDetected: (received, price) => `Виявлено ${received} із ${price}`,
  leftToPay: 'Залишилося сплатити',
  topUpTitle: 'Поповнення',
  topUpLead: 'Надішліть будь-яку суму. Ця адреса закріплена за вами.',
  minimum: (amount) => `Мінімум ${amount}. Менші перекази ми можемо не побачити.`,
  tooSmall: 'Сума замала',
  amountLabel: 'Сума до надсилання',
  copyAmount: 'Копіювати суму',
  sendOnly: (code, network) => `Лише ${code} і лише в мережі ${network}.`,
  sendOnlyWhy: 'Усе інше може бути втрачено.',
  addressLabel: (code, network) => `Адреса для ${code} у мережі ${network}`,
  copyAddress: 'Копіювати адресу',
  copiedAddress: (code, network) =>
    `Скопійовано. Надсилайте лише ${code} і лише в мережі ${network}.`,
  qrLabel: (code, network) => `QR-код для надсилання ${code} у мережі ${network}`,
  enlarge: 'Збільшити',
  scanBare: 'Відскануйте код і введіть суму.',
  openWallet: 'Відкрити в гаманці',
  nothingOpened:
    'Нічого не відкрилося? Скопіюйте суму й адресу в гаманець або відскануйте код іншим пристроєм.',
  moreWays: 'Інші способи оплати',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Ціна діє ще ${time}`,
  expiredTitle: 'Ціна застаріла',
  expiredLead:
    'Уже сплатили? Не надсилайте повторно, ми й далі стежимо за цією адресою. Якщо ще не платили, оновіть ціну.',
  newPrice: 'Оновити ціну',
  checking: 'Перевіряємо…',
  continueOnceDetected: 'Ви зможете продовжити, щойно платіж буде виявлено.',
  addressDetails: 'Показати адресу',
  change: 'Змінити',
  changeCurrency: 'Змінити валюту або мережу',
  addressReplaced: 'Адреса змінилася. Використовуйте лише цю.',
  changedElsewhere: (what) =>
    `Змінено в іншій вкладці або на іншому пристрої. Тепер до сплати: ${what}, на адресу нижче.`,
  addressRefusedTitle: 'Адреса не пройшла перевірку безпеки',
  addressRefused:
    'Надіслані на неї кошти можуть бути втрачені, тому ми її не показуємо. Виберіть іншу валюту або зверніться до магазину.',
  addressUnchecked:
    'Ми не знаємо цієї мережі, тому не змогли перевірити адресу. Перш ніж надсилати, запитайте в магазину, чи вона правильна.',
  deposits: 'Поповнення',
  noDeposits: 'Поповнень ще немає',

  transferStatus: {
    seen: 'Підтверджується',
    confirmed: 'Підтверджено',
    held: 'Затримано для перевірки',
  },
  unknownStatus: 'Записано',
  viewTransfer: 'Показати транзакцію',

  problems: {
    offline: 'Немає інтернету. Підключимося знову автоматично.',
    unreachable: 'Немає зв’язку з магазином. Продовжуємо спроби.',
    store_unavailable: 'У магазині зараз збій. Продовжуємо спроби.',
    bad_request: 'Щось пішло не так. Оновіть сторінку.',
    checkout_expired: 'Сесія завершилася. Оновіть сторінку.',
    forbidden:
      'Це замовлення не можна сплатити на цій сторінці. Поверніться до магазину і спробуйте ще раз.',
    link_used:
      'Це посилання вже використано. Продовжте там, де його відкрили, або попросіть у магазину нове.',
    link_expired:
      'Термін дії посилання минув. Отримайте нове там, де знайшли це, або попросіть у магазину.',
    not_found: 'Не вдалося знайти цю сторінку оплати. Зверніться до магазину.',
    amount_invalid: 'Цю суму не можна сплатити криптовалютою. Зверніться до магазину.',
    currency_unavailable: 'Ця валюта зараз недоступна. Виберіть іншу.',
    checkout_closed: 'Магазин закрив це замовлення. Платежі за ним більше не приймаються.',
    rate_limited: 'Забагато спроб. Трохи зачекайте.',
    service_unavailable: 'Немає зв’язку з платіжним сервісом. Продовжуємо спроби.',
    service_rejected: 'Платіжний сервіс відхилив наш запит. Зверніться до магазину.',
  },

  search: 'Пошук валюти або мережі',
  searchHint: 'Назва, тикер або мережа',
  currencies: 'Валюти',
  networks: 'Мережі',
  popular: 'Популярні',
  lastUsed: 'Нещодавні',
  everything: 'Усі валюти',
  byNetwork: 'За мережею',
  countNetworks: (n) =>
    count(n, { one: '# мережа', few: '# мережі', many: '# мереж', other: '# мережі' }),
  countCurrencies: (n) =>
    count(n, { one: '# валюта', few: '# валюти', many: '# валют', other: '# валюти' }),
  fromAmount: (amount) => `від ${amount}`,
  chooseNetwork: 'Виберіть мережу',
  chooseCurrencyOn: (network) => `Виберіть валюту в мережі ${network}`,
  networkGuide:
    'Виберіть мережу, яку використає ваш гаманець або криптобіржа. Комісії в мережах різні.',
  minimumOf: (amount) => `мін. ${amount}`,
  usuallyTakes: (time) => `близько ${time}`,
  noMatch: (text) => `За запитом «${text}» нічого не знайдено`,
  searchable: 'Введіть тикер, назву чи мережу або вставте адресу зі свого гаманця.',
  clearSearch: 'Очистити пошук',
  readAs: (text) => `Показано результати за запитом «${text}»`,
  addressOf: (network) => `Схоже, це адреса в мережі ${network}.`,
  addressOfSeveral: (networks) =>
    `У мережах ${networks} адреси виглядають однаково. Перевірте в гаманці, у якій із них ваші кошти.`,
  addressOfNone: (networks) => `Схоже, це адреса в ${networks}. Там магазин платежів не приймає.`,
  addressStays: 'Перевіряється лише на вашому пристрої.',
  matches: (n) =>
    count(n, {
      one: '# результат',
      few: '# результати',
      many: '# результатів',
      other: '# результату',
    }),
  moreMatches: (n) =>
    count(n, {
      one: 'Ще # результат. Уточніть запит.',
      few: 'Ще # результати. Уточніть запит.',
      many: 'Ще # результатів. Уточніть запит.',
      other: 'Ще # результату. Уточніть запит.',
    }),
  unavailable: {
    no_rate: 'Курс зараз недоступний',
    ambiguous_address: 'Зараз немає адреси',
    address_refused: 'Зараз немає безпечної адреси',
    no_address: 'Зараз немає адреси',
    below_minimum: 'Сума замала',
  },
  notAvailable: 'Зараз недоступно',
  keepCurrency: 'Назад до оплати',
  gettingAddress: 'Отримуємо адресу для оплати…',

  transferCounts: {
    late: 'Виявлено після того, як ціна застаріла',
    wrong_currency: 'Валюта відрізняється від вибраної',
  },

  slowOpening: 'Це триває довше, ніж зазвичай. Продовжуємо спроби.',
  notCurrent: 'Дані могли застаріти',
  sessionOver: 'Сесія завершилася',
  sessionOverLead:
    'Оновіть сторінку, щоб побачити актуальну адресу. На вже надіслані платежі це не впливає.',
  contactStore: (store) =>
    store === undefined ? 'Зв’язатися з магазином' : `Зв’язатися з «${store}»`,
  backToStore: (store) => (store === undefined ? 'Назад до магазину' : `Назад до «${store}»`),

  nothingAwaited: 'Поки що платити не потрібно',
  tooSmallForAll: 'Решта суми замала для будь-якої з доступних тут валют. Зверніться до магазину.',
  longWaitTitle: (ago) => `Виявлено ${ago}, ще не підтверджено`,
  longWait:
    'Можливо, блокчейн працює повільно або вилучив транзакцію з черги. Перевірте гаманець і запитайте магазин, перш ніж надсилати знову.',

  newPriceIs: (amount) => `Нова ціна: ${amount}.`,
  oneMinuteLeft: 'Ця ціна діє ще одну хвилину.',

  autoUpdates: 'Сторінка оновлюється сама. Її можна закрити й повернутися пізніше.',
  dontSendAgain: 'Не надсилайте повторно.',
  reviewLead: (store) =>
    `Ми отримали ваш платіж, але не змогли автоматично зіставити його з цим замовленням. ${store === undefined ? 'Магазин' : `Магазин «${store}»`} розгляне його. Не надсилайте повторно.`,
  heldLead: (store) =>
    `Його перевіряє платіжний сервіс. Зверніться до ${store === undefined ? 'магазину' : `магазину «${store}»`}. Не надсилайте повторно.`,
  paidLead: 'Дякуємо! Цю сторінку можна закрити.',
  closedLead: 'Платежі за ним більше не приймаються. Уже надіслали? Зверніться до магазину.',
  overLead: (excess, store) =>
    `Ви надіслали зайві ${excess}. Щодо повернення зверніться до ${store === undefined ? 'магазину' : `магазину «${store}»`}.`,
  usualTime: (time, network) => `Зазвичай ${time} у мережі ${network}.`,
  storeConfirms: 'Магазин підтвердить цей платіж.',
  lateEvents: 'Може минути кілька хвилин, перш ніж ми побачимо ваш платіж.',
  exceptions: {
    partial: 'Ми отримали суму, меншу за ціну.',
    over: 'Ми отримали суму, більшу за ціну. Попросіть магазин повернути різницю.',
    late: 'Платіж виявлено після того, як ціна застаріла. Чи зарахувати його, вирішує магазин.',
    wrong_currency: 'Платіж надійшов в іншій валюті. Чи зарахувати його, вирішує магазин.',
    held: 'Платіж затримано для перевірки.',
  },
  unknownException: 'Магазин залишив примітку до цього платежу.',
  steps: { detected: 'Виявлено', confirming: 'Підтверджується', paid: 'Сплачено' },
  received: 'Отримано',
  detectedAmount: 'Виявлено',
  due: 'Залишилося сплатити',
  excess: 'Переплата',
  facts: {
    order: 'Замовлення',
    account: 'Акаунт',
    total: 'Разом',
    paid: 'Сплачено',
    network: 'Мережа',
    date: 'Дата',
    transaction: 'Транзакція',
  },
  transfers: 'Транзакції',
  details: 'Подробиці',
  lastChecked: (ago) => `Оновлено ${ago}`,
  checkNow: 'Перевірити зараз',
  nothingNew: 'Нічого нового',
  somethingNew: 'Оновлено',
  notChecked: 'Не вдалося перевірити оновлення. Дані могли застаріти.',
  connection: {
    live: 'Наживо',
    polling: 'Перевіряємо автоматично',
    offline: 'Немає зв’язку',
  },
  stillWatching: 'Досі стежимо за цією адресою',
  connectionLost: 'Зв’язок втрачено',
  connectionBack: 'Зв’язок відновлено',

  sources: {
    service_event: 'Платіжний сервіс',
    service_list: 'Блокчейн',
    service_lookup: 'Сторінка оплати',
    store: 'Магазин',
  },
  evidence: {
    opened: 'Сторінку оплати відкрито',
    quoted: 'Ціну зафіксовано',
    seen: 'Платіж виявлено',
    confirmed: 'Платіж підтверджено',
    held: 'Платіж затримано для перевірки',
    released: 'Перевірку завершено',
    marked_paid: 'Позначено як сплачене',
    closed: 'Замовлення закрито',
    amended: 'Суму змінено',
  },
  unknownSource: 'Інше джерело',
  unknownEvidence: 'Оновлення',
  timeline: 'Історія',
  copyTimeline: 'Копіювати для підтримки',

  tellMe: 'Сповістити мене',
  tellingMe:
    'Не закривайте цю сторінку. Ви почуєте звук або побачите сповіщення, якщо дозволить браузер.',

  receipt: 'Квитанція',
  receiptNote: 'Це квитанція про оплату, а не рахунок-фактура.',
  printReceipt: 'Друкувати',
  saveReceipt: 'Зберегти',

  ladderTitle: 'Простіший QR-код',
  ladderLead: 'QR-код не сканується? Спробуйте простіший.',
  ladderForms: {
    bip21_amount: 'Адреса й сума',
    bip21: 'Адреса як посилання, без суми',
    eip681_amount: 'Посилання із сумою',
    eip681: 'Посилання без суми',
    eip681_token: 'Посилання з токеном і сумою. Перевірте отримувача в гаманці.',
    address: 'Лише адреса',
  },

  exchangeTitle: 'Платите з криптобіржі?',
  exchangeNetwork: 'Мережа',
  exchangeNames: (names) => `може називатися ${names}`,
  exchangeAmount: 'Сума, яку ми маємо отримати',
  exchangeMemo: 'Memo або Tag',
  exchangeNoMemo: 'Залиште порожнім',
  exchangeWallet: 'Тип гаманця',
  exchangeHosted: 'Кастодіальний, корпоративний',
  exchangeUnhosted: 'Некастодіальний',
  exchangeRecipient: 'Отримувач',
  exchangeFee:
    'Якщо біржа вираховує свою комісію з переказу, додайте її до суми. Біржі мають мінімальну суму виведення.',
  feeCoin: (code) => `У гаманці потрібно трохи ${code} на комісію мережі.`,

  checkTitle: 'Перевірити адресу',
  checkLead:
    'Шкідлива програма може підмінити скопійовану адресу. Щоб її перевірити, вставте адресу отримувача, яку показує гаманець.',
  checkLabel: 'Адреса отримувача в гаманці',
  checkSame: 'Адреса збігається.',
  checkDiffers: (at, pasted, right) =>
    `Не надсилайте. Це не наша адреса: починаючи з ${String(at)}-го символу в ній «${pasted}» замість «${right}».`,
  checkNone: (network) => `Не надсилайте. Це не повна адреса в мережі ${network}.`,

  saveCard: 'Зберегти зображення',
  priceLockedUntil: (moment) => `Ціна діє до ${moment}`,

  handOff: 'Продовжити на телефоні',
  handOffLead:
    'Відскануйте камерою телефона, щоб відкрити цей платіж на ньому. Це не код для оплати.',
  handOffLabel: 'QR-код, який відкриває цей платіж на телефоні, не для оплати',
  handOffUntil: (time) => `Спрацює один раз, до ${time}.`,
  handOffNew: 'Новий код',

  worthTitle: 'Конвертер',
  worthCoins: (code) => `Сума в ${code}`,
  worthDollars: 'Сума в доларах США',
  worth: (coins, dollars) => `${coins} — це ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} — це приблизно ${dollars}.`,
  worthGuide: 'До надходження переказу ціна може змінитися.',
  worthUnread: (whole, part) => `Введіть число, наприклад ${whole} або ${part}.`,
  worthNoRate: 'Курс зараз недоступний.',
};
