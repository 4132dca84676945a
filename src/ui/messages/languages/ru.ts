/** Russian: formal, lower-case "вы", in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ru'>) => plural('ru', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ru',

  notLoaded: 'Часть страницы не загрузилась. Проверьте подключение и попробуйте ещё раз.',

  problems: {
    offline: 'Нет интернета. Подключимся снова автоматически.',
    unreachable: 'Нет связи с магазином. Продолжаем попытки.',
    store_unavailable: 'В магазине сейчас сбой. Продолжаем попытки.',
    bad_request: 'Что-то пошло не так. Обновите страницу.',
    checkout_expired: 'Сессия истекла. Обновите страницу.',
    forbidden:
      'Этот заказ нельзя оплатить на этой странице. Вернитесь в магазин и попробуйте ещё раз.',
    link_used:
      'Эта ссылка уже использована. Продолжите там, где открыли её, или попросите у магазина новую.',
    link_expired:
      'Срок действия ссылки истёк. Получите новую там же, где нашли эту, или попросите у магазина.',
    not_found: 'Не удалось найти эту страницу оплаты. Обратитесь в магазин.',
    amount_invalid: 'Эту сумму нельзя оплатить криптовалютой. Обратитесь в магазин.',
    currency_unavailable: 'Эта валюта сейчас недоступна. Выберите другую.',
    checkout_closed: 'Магазин закрыл этот заказ. Платежи по нему больше не принимаются.',
    rate_limited: 'Слишком много попыток. Немного подождите.',
    service_unavailable: 'Нет связи с платёжным сервисом. Продолжаем попытки.',
    service_rejected: 'Платёжный сервис отклонил наш запрос. Обратитесь в магазин.',
  },

  reloadPage: 'Обновить',

  checkout: 'Оплата',
  sandbox: 'Тестовый режим. Не отправляйте настоящие деньги.',
  tryAgain: 'Повторить',
  close: 'Закрыть',
  copied: 'Скопировано',
  copyRefused: 'Копирование здесь заблокировано. Текст выделен, скопируйте его вручную.',
  loading: 'Открываем страницу оплаты…',
  alreadySent: 'Уже оплатили? На платёж это не влияет. Не отправляйте повторно.',
  orderReference: (reference) => `Заказ ${reference}`,
  accountReference: (reference) => `Аккаунт ${reference}`,
  maybeBlocked:
    'Если это повторяется, возможно, дело в блокировщике контента или ограничениях вашего подключения к интернету. Разрешите эту страницу или попробуйте другой браузер.',
  priceChanged: (before, now) => `Цена изменилась: была ${before}, стала ${now}.`,
  requestReference: (id) => `Код для поддержки: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Открываем страницу оплаты…',
    error: 'Не удалось открыть страницу оплаты',
    choose_currency: 'Чем оплатить',
    pay: 'Ждём платёж',
    top_up: 'Ждём пополнения',
    detected: 'Платёж обнаружен',
    confirmed: 'Частично подтверждено',
    partial: 'Частично оплачено',
    review: 'Магазин рассматривает платёж',
    held: 'Платёж задержан для проверки',
    paid: 'Оплачено',
    closed: 'Заказ закрыт',
  },
  noCurrencies: 'Сейчас нет доступных валют. Попробуйте позже.',
  currenciesFailed: 'Не удалось загрузить валюты.',

  payTitle: (price) => `К оплате ${price}`,
  partReceived: (received, price) => `Получено ${received} из ${price}`,
  partDetected: (received, price) => `Обнаружено ${received} из ${price}`,
  leftToPay: 'Осталось оплатить',
  topUpTitle: 'Пополнение',
  topUpLead: 'Отправьте любую сумму. Этот адрес закреплён за вами.',
  minimum: (amount) => `Минимум ${amount}. Меньшие переводы мы можем не увидеть.`,
  tooSmall: 'Сумма слишком мала',
  amountLabel: 'Сумма к отправке',
  copyAmount: 'Скопировать сумму',
  sendOnly: (code, network) => `Только ${code} и только в сети ${network}.`,
  sendOnlyWhy: 'Всё остальное может пропасть.',
  addressLabel: (code, network) => `Адрес для ${code} в сети ${network}`,
  copyAddress: 'Скопировать адрес',
  copiedAddress: (code, network) =>
    `Скопировано. Отправляйте только ${code} и только в сети ${network}.`,
  qrLabel: (code, network) => `QR-код для отправки ${code} в сети ${network}`,
  enlarge: 'Увеличить',
  scanBare: 'Отсканируйте код и введите сумму.',
  openWallet: 'Открыть в кошельке',
  nothingOpened:
    'Ничего не открылось? Скопируйте сумму и адрес в кошелёк или отсканируйте код другим устройством.',
  moreWays: 'Другие способы оплаты',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0$ (${from})`,
  priceLocked: (time) => `Цена действует ещё ${time}`,
  expiredTitle: 'Цена устарела',
  expiredLead:
    'Уже оплатили? Не отправляйте повторно, мы всё ещё следим за этим адресом. Если ещё не платили, обновите цену.',
  newPrice: 'Обновить цену',
  checking: 'Проверяем…',
  continueOnceDetected: 'Вы сможете продолжить, как только платёж будет обнаружен.',
  addressDetails: 'Показать адрес',
  change: 'Изменить',
  changeCurrency: 'Сменить валюту или сеть',
  addressReplaced: 'Адрес изменился. Используйте только этот.',
  changedElsewhere: (what) =>
    `Изменено в другой вкладке или на другом устройстве. Теперь к оплате: ${what}, на адрес ниже.`,
  addressRefusedTitle: 'Адрес не прошёл проверку безопасности',
  addressRefused:
    'Отправленные на него деньги могут пропасть, поэтому мы его не показываем. Выберите другую валюту или обратитесь в магазин.',
  addressUnchecked:
    'Эта сеть нам неизвестна, поэтому мы не смогли проверить адрес. Прежде чем отправлять, спросите у магазина, верен ли он.',
  deposits: 'Пополнения',
  noDeposits: 'Пополнений пока нет',

  transferStatus: {
    seen: 'Подтверждается',
    confirmed: 'Подтверждено',
    held: 'Задержано для проверки',
  },
  unknownStatus: 'Записано',
  viewTransfer: 'Показать транзакцию',

  search: 'Поиск валюты или сети',
  searchHint: 'Название, тикер или сеть',
  currencies: 'Валюты',
  networks: 'Сети',
  popular: 'Популярные',
  lastUsed: 'Недавние',
  everything: 'Все валюты',
  byNetwork: 'По сетям',
  countNetworks: (n) =>
    count(n, { one: '# сеть', few: '# сети', many: '# сетей', other: '# сети' }),
  countCurrencies: (n) =>
    count(n, { one: '# валюта', few: '# валюты', many: '# валют', other: '# валюты' }),
  fromAmount: (amount) => `от ${amount}`,
  chooseNetwork: 'Выберите сеть',
  chooseCurrencyOn: (network) => `Выберите валюту в сети ${network}`,
  networkGuide:
    'Выберите сеть, которую использует ваш кошелёк или криптобиржа. Комиссии у сетей разные.',
  minimumOf: (amount) => `мин. ${amount}`,
  usuallyTakes: (time) => `около ${time}`,
  noMatch: (text) => `По запросу «${text}» ничего не найдено`,
  searchable: 'Введите тикер, название или сеть либо вставьте адрес из своего кошелька.',
  clearSearch: 'Очистить поиск',
  readAs: (text) => `Показаны результаты по запросу «${text}»`,
  addressOf: (network) => `Похоже, это адрес в сети ${network}.`,
  addressOfSeveral: (networks) =>
    `В сетях ${networks} адреса выглядят одинаково. Посмотрите в кошельке, в какой из них ваши деньги.`,
  addressOfNone: (networks) => `Похоже, это адрес в ${networks}. Там магазин платежи не принимает.`,
  addressStays: 'Проверяется только на вашем устройстве.',
  matches: (n) =>
    count(n, {
      one: '# результат',
      few: '# результата',
      many: '# результатов',
      other: '# результата',
    }),
  moreMatches: (n) =>
    count(n, {
      one: 'Ещё # результат. Уточните запрос.',
      few: 'Ещё # результата. Уточните запрос.',
      many: 'Ещё # результатов. Уточните запрос.',
      other: 'Ещё # результата. Уточните запрос.',
    }),
  unavailable: {
    no_rate: 'Курс сейчас недоступен',
    ambiguous_address: 'Сейчас нет адреса',
    address_refused: 'Сейчас нет безопасного адреса',
    no_address: 'Сейчас нет адреса',
    below_minimum: 'Сумма слишком мала',
  },
  notAvailable: 'Сейчас недоступно',
  keepCurrency: 'Назад к оплате',
  gettingAddress: 'Получаем адрес для оплаты…',

  transferCounts: {
    late: 'Обнаружено после того, как цена устарела',
    wrong_currency: 'Валюта отличается от выбранной',
  },

  slowOpening: 'Это занимает больше времени, чем обычно. Продолжаем попытки.',
  notCurrent: 'Данные могли устареть',
  sessionOver: 'Сессия истекла',
  sessionOverLead:
    'Обновите страницу, чтобы увидеть актуальный адрес. На уже отправленные платежи это не влияет.',
  contactStore: (store) =>
    store === undefined ? 'Связаться с магазином' : `Связаться с «${store}»`,
  backToStore: (store) => (store === undefined ? 'Вернуться в магазин' : `Вернуться в «${store}»`),

  nothingAwaited: 'Пока платить не нужно',
  tooSmallForAll:
    'Оставшаяся сумма слишком мала для любой из доступных здесь валют. Обратитесь в магазин.',
  longWaitTitle: (ago) => `Обнаружено ${ago}, ещё не подтверждено`,
  longWait:
    'Возможно, блокчейн работает медленно или удалил транзакцию из очереди. Проверьте кошелёк и спросите магазин, прежде чем отправлять снова.',

  newPriceIs: (amount) => `Новая цена: ${amount}.`,
  oneMinuteLeft: 'Эта цена действует ещё одну минуту.',

  autoUpdates: 'Страница обновляется сама. Её можно закрыть и вернуться позже.',
  dontSendAgain: 'Не отправляйте повторно.',
  reviewLead: (store) =>
    `Мы получили ваш платёж, но не смогли автоматически сопоставить его с этим заказом. ${store === undefined ? 'Магазин' : `Магазин «${store}»`} рассмотрит его. Не отправляйте повторно.`,
  heldLead: (store) =>
    `Его проверяет платёжный сервис. Обратитесь в ${store === undefined ? 'магазин' : `магазин «${store}»`}. Не отправляйте повторно.`,
  paidLead: 'Спасибо! Эту страницу можно закрыть.',
  closedLead: 'Платежи по нему больше не принимаются. Уже отправили? Обратитесь в магазин.',
  overLead: (excess, store) =>
    `Вы отправили лишние ${excess}. За возвратом обратитесь в ${store === undefined ? 'магазин' : `магазин «${store}»`}.`,
  usualTime: (time, network) => `Обычно ${time} в сети ${network}.`,
  storeConfirms: 'Магазин подтвердит этот платёж.',
  lateEvents: 'Может пройти несколько минут, прежде чем мы увидим ваш платёж.',
  exceptions: {
    partial: 'Мы получили сумму меньше цены.',
    over: 'Мы получили сумму больше цены. Попросите магазин вернуть разницу.',
    late: 'Платёж обнаружен после того, как цена устарела. Засчитать ли его, решает магазин.',
    wrong_currency: 'Платёж поступил в другой валюте. Засчитать ли его, решает магазин.',
    held: 'Платёж задержан для проверки.',
  },
  unknownException: 'Магазин оставил заметку об этом платеже.',
  steps: { detected: 'Обнаружено', confirming: 'Подтверждается', paid: 'Оплачено' },
  received: 'Получено',
  detectedAmount: 'Обнаружено',
  due: 'Осталось оплатить',
  excess: 'Переплата',
  facts: {
    order: 'Заказ',
    account: 'Аккаунт',
    total: 'Итого',
    paid: 'Оплачено',
    network: 'Сеть',
    date: 'Дата',
    transaction: 'Транзакция',
  },
  transfers: 'Транзакции',
  details: 'Подробности',
  lastChecked: (ago) => `Обновлено ${ago}`,
  checkNow: 'Проверить сейчас',
  nothingNew: 'Ничего нового',
  somethingNew: 'Обновлено',
  notChecked: 'Не удалось проверить обновления. Данные могли устареть.',
  connection: {
    live: 'Онлайн',
    polling: 'Проверяем автоматически',
    offline: 'Нет связи',
  },
  stillWatching: 'Всё ещё следим за этим адресом',
  connectionLost: 'Связь потеряна',
  connectionBack: 'Связь восстановлена',

  sources: {
    service_event: 'Платёжный сервис',
    service_list: 'Блокчейн',
    service_lookup: 'Страница оплаты',
    store: 'Магазин',
  },
  evidence: {
    opened: 'Страница оплаты открыта',
    quoted: 'Цена зафиксирована',
    seen: 'Платёж обнаружен',
    confirmed: 'Платёж подтверждён',
    held: 'Платёж задержан для проверки',
    released: 'Проверка завершена',
    marked_paid: 'Отмечено как оплаченное',
    closed: 'Заказ закрыт',
    amended: 'Сумма изменена',
  },
  unknownSource: 'Другой источник',
  unknownEvidence: 'Обновление',
  timeline: 'История',
  copyTimeline: 'Копировать для поддержки',

  tellMe: 'Уведомить меня',
  tellingMe:
    'Не закрывайте эту страницу. Вы услышите звук или увидите уведомление, если это разрешает браузер.',

  receipt: 'Квитанция',
  receiptNote: 'Это квитанция об оплате, а не счёт-фактура.',
  printReceipt: 'Распечатать',
  saveReceipt: 'Сохранить',

  ladderTitle: 'QR-код попроще',
  ladderLead: 'QR-код не сканируется? Попробуйте код попроще.',
  ladderForms: {
    bip21_amount: 'Адрес и сумма',
    bip21: 'Адрес в виде ссылки, без суммы',
    eip681_amount: 'Ссылка с суммой',
    eip681: 'Ссылка без суммы',
    eip681_token: 'Ссылка с токеном и суммой. Проверьте получателя в кошельке.',
    address: 'Только адрес',
  },

  exchangeTitle: 'Платите с криптобиржи?',
  exchangeNetwork: 'Сеть',
  exchangeNames: (names) => `может называться ${names}`,
  exchangeAmount: 'Сумма, которую мы должны получить',
  exchangeMemo: 'Memo или Tag',
  exchangeNoMemo: 'Оставьте пустым',
  exchangeWallet: 'Тип кошелька',
  exchangeHosted: 'Кастодиальный, корпоративный',
  exchangeUnhosted: 'Некастодиальный',
  exchangeRecipient: 'Получатель',
  exchangeFee:
    'Если биржа вычитает свою комиссию из перевода, прибавьте её к сумме. У бирж есть минимальная сумма вывода.',
  feeCoin: (code) => `В кошельке нужно немного ${code} для комиссии сети.`,

  checkTitle: 'Проверить адрес',
  checkLead:
    'Вредоносная программа может подменить скопированный адрес. Для проверки вставьте адрес получателя, который показывает кошелёк.',
  checkLabel: 'Адрес получателя в кошельке',
  checkSame: 'Адрес совпадает.',
  checkDiffers: (at, pasted, right) =>
    `Не отправляйте. Это не наш адрес: начиная с ${String(at)}-го символа в нём «${pasted}» вместо «${right}».`,
  checkNone: (network) => `Не отправляйте. Это не полный адрес в сети ${network}.`,

  saveCard: 'Сохранить картинку',
  priceLockedUntil: (moment) => `Цена действует до ${moment}`,

  handOff: 'Продолжить на телефоне',
  handOffLead:
    'Отсканируйте камерой телефона, чтобы открыть этот платёж на нём. Это не код для оплаты.',
  handOffLabel: 'QR-код, который открывает этот платёж на телефоне, не для оплаты',
  handOffUntil: (time) => `Сработает один раз, до ${time}.`,
  handOffNew: 'Новый код',

  worthTitle: 'Конвертер',
  worthCoins: (code) => `Сумма в ${code}`,
  worthDollars: 'Сумма в долларах США',
  worth: (coins, dollars) => `Стоимость ${coins}: ${dollars}.`,
  worthAbout: (coins, dollars) => `Стоимость ${coins}: примерно ${dollars}.`,
  worthGuide: 'До поступления перевода цена может измениться.',
  worthUnread: (whole, part) => `Введите число, например ${whole} или ${part}.`,
  worthNoRate: 'Курс сейчас недоступен.',
};
