/** Polish. Impersonal ("proszę", "można"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'pl'>) => plural('pl', n, forms);

const notUnderstood = 'Sklep nie zrozumiał tego żądania. Proszę odświeżyć stronę.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'pl',

  notLoaded:
    'Część tej strony nie została wczytana. Proszę sprawdzić połączenie i spróbować ponownie.',

  checkout: 'Płatność',
  sandbox: 'Środowisko testowe: bez prawdziwych pieniędzy. Proszę nie płacić.',
  tryAgain: 'Spróbuj ponownie',
  copied: 'Skopiowano',
  copyRefused:
    'Kopiowanie jest tu zablokowane. Tekst jest zaznaczony: proszę skopiować go ręcznie.',
  loading: 'Otwieranie strony płatności…',
  alreadySent:
    'Płatność już wysłana? Ta strona niczego w niej nie zmienia. Proszę nie wysyłać jej ponownie.',
  errorTitle: 'Nie udało się otworzyć strony płatności',
  orderReference: (reference) => `Zamówienie ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Jeśli nic się nie zmieni, przyczyną może być bloker treści lub sieć, przez którą łączy się to urządzenie. Proszę zezwolić tam na tę stronę albo użyć innej przeglądarki.',
  priceChanged: (before, now) => `Sklep zmienił cenę tego zamówienia z ${before} na ${now}.`,
  requestReference: (id) => `Numer dla obsługi klienta: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Proszę wysłać płatność',
  partialTitle: 'Dotarła część płatności',
  partialArrived: (received, price) =>
    `Dotarło ${received} z ${price}; te pieniądze są bezpieczne.`,
  partialLead: 'Aby opłacić zamówienie w całości, proszę wysłać resztę.',
  topUpTitle: 'Doładowanie',
  topUpLead: 'Można wysłać dowolną kwotę. Ten adres pozostaje przypisany do tego konta.',
  minimum: (amount) => `Przelewy poniżej ${amount} mogą nie zostać zauważone.`,
  tooSmall: 'Kwota jest za mała',
  tooSmallForAll:
    'Kwota pozostała do zapłaty jest za mała dla wszystkich dostępnych tu walut. Proszę skontaktować się ze sklepem.',
  amountLabel: 'Kwota do wysłania',
  amountDue: 'Pozostało do wysłania',
  formerAmount: 'Poprzednia kwota',
  copyAmount: 'Kopiuj kwotę',
  sendOnly: (code, network) => `Proszę wysłać wyłącznie ${code} i wyłącznie w sieci ${network}`,
  sendOnlyWhy: 'W innej walucie lub sieci pieniądze mogą przepaść.',
  addressLabel: (code, network) => `Adres dla ${code} w sieci ${network}`,
  copyAddress: 'Kopiuj adres',
  copiedAddress: (code, network) =>
    `Skopiowano. Proszę wysłać wyłącznie ${code} i wyłącznie w sieci ${network}.`,
  qrLabel: (code, network) => `Kod QR do wysłania ${code} w sieci ${network}`,
  qrBare: 'Kod zawiera tylko adres. Kwotę trzeba wpisać samodzielnie.',
  qrWithAmount: 'Kod zawiera adres i kwotę.',
  openWallet: 'Otwórz w portfelu',
  nothingOpened:
    'Nic się nie otworzyło? Proszę skopiować kwotę i adres do portfela albo zeskanować kod innym urządzeniem.',
  payHelp: 'Pomoc przy przelewie',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `według ${source}`,
  rateAt: (time) => `z godz. ${time}`,
  priceHolds: (time) => `Cena obowiązuje jeszcze przez ${time}`,
  expiredTitle: 'Ta cena wygasła',
  expiredLead:
    'Płatność została już wysłana? Nie trzeba nic robić: może być w drodze, a my nadal na nią czekamy. Nową cenę należy uzyskać tylko wtedy, gdy płatność nie została wysłana.',
  newPrice: 'Uzyskaj nową cenę',
  addressDetails: 'Pokaż adres',
  changeCurrency: 'Zmień walutę lub sieć',
  changeForRest: 'Wyślij pozostałą kwotę w innej walucie',
  addressReplaced: 'Adres się zmienił. Od teraz proszę używać wyłącznie tego.',
  changedElsewhere: (what) =>
    `Tę płatność zmieniono w innej karcie przeglądarki lub na innym urządzeniu. Teraz do wysłania: ${what}, na poniższy adres.`,
  addressRefusedTitle: 'Odmawiamy pokazania tego adresu',
  addressRefused:
    'Otrzymany adres nie przechodzi kontroli obowiązującej w jego sieci. Pieniądze wysłane na ten adres mogłyby przepaść, dlatego nie jest on pokazywany. Nie pobrano żadnych pieniędzy. Proszę wybrać inną walutę lub skontaktować się ze sklepem.',
  addressUnchecked:
    'Nie znamy tej sieci, więc nie mogliśmy sprawdzić adresu. Przed wysłaniem proszę porównać go z adresem podanym przez sklep.',
  deposits: 'Wpłaty',
  noDeposits: 'Nie ma jeszcze żadnych wpłat.',

  transferStatus: {
    seen: 'Wykryto',
    confirmed: 'Potwierdzono',
    held: 'Wstrzymano do kontroli',
  },
  unknownStatus: 'Odnotowano',
  viewTransfer: 'Zobacz w blockchainie',

  problems: {
    offline: 'Brak połączenia z internetem. Gdy tylko wróci, będziemy kontynuować automatycznie.',
    unreachable: 'Sklep w tej chwili nie odpowiada. Ponawiamy próby.',
    timeout: 'Sklep zbyt długo nie odpowiada. Ponawiamy próby.',
    unreadable: 'Odpowiedzi sklepu nie da się odczytać. Ponawiamy próby.',
    bad_request: notUnderstood,
    unauthorized: 'Tę stronę płatności trzeba otworzyć ponownie. Proszę ją odświeżyć.',
    checkout_expired: 'Ta strona była długo otwarta. Proszę ją odświeżyć.',
    forbidden:
      'Tego zamówienia nie można tutaj opłacić. Proszę wrócić do sklepu i spróbować ponownie.',
    forbidden_origin:
      'Ta strona nie ma uprawnień do przyjęcia tej płatności. Proszę skontaktować się ze sklepem.',
    link_used:
      'Ten link został już użyty. Proszę kontynuować tam, gdzie go otwarto, albo poprosić sklep o nowy.',
    link_expired:
      'Ten link wygasł. Proszę uzyskać nowy tam, gdzie go znaleziono, albo poprosić o niego sklep.',
    not_found: 'Nie znaleziono tej strony płatności. Proszę skontaktować się ze sklepem.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'Kwoty tego zamówienia nie można zapłacić w kryptowalucie. Proszę skontaktować się ze sklepem.',
    currency_unavailable: 'Tej waluty nie można teraz użyć. Proszę wybrać inną.',
    checkout_closed: 'Sklep zamknął to zamówienie i nie przyjmuje już za nie płatności.',
    rate_limited: 'To było trochę za szybko. Proszę chwilę poczekać i spróbować ponownie.',
    service_unavailable: 'Operator płatności w tej chwili nie odpowiada. Ponawiamy próby.',
    service_invalid: 'Operator płatności dał odpowiedź, której nie można użyć. Ponawiamy próby.',
    service_rejected:
      'Operator płatności odrzucił tę płatność. Proszę skontaktować się ze sklepem.',
    store_unavailable: 'Sklep ma w tej chwili problem. Ponawiamy próby.',
    internal: 'W sklepie wystąpił nieoczekiwany problem. Ponawiamy próby.',
  },

  chooseTitle: 'Wybór waluty',
  search: 'Szukaj waluty lub sieci',
  searchHint: 'Nazwa, symbol lub sieć',
  currencies: 'Waluty',
  networks: 'Sieci',
  groupBy: 'Układ listy',
  byCurrency: 'Według waluty',
  byNetwork: 'Według sieci',
  lastUsed: 'Ostatnio używane',
  everything: 'Wszystkie możliwości',
  countNetworks: (n) =>
    count(n, { one: '# sieć', few: '# sieci', many: '# sieci', other: '# sieci' }),
  countCurrencies: (n) =>
    count(n, { one: '# waluta', few: '# waluty', many: '# walut', other: '# waluty' }),
  fromAmount: (amount) => `od ${amount}`,
  chooseNetwork: (code) => `${code}: proszę wybrać sieć, przez którą pójdzie przelew`,
  chooseCurrencyOn: (network) => `${network}: proszę wybrać walutę przelewu`,
  networkGuide:
    'Proszę wybrać sieć, przez którą portfel lub giełda kryptowalut wysyła środki. Opłaty zależą od sieci.',
  backToList: 'Powrót do całej listy',
  minimumOf: (amount) => `co najmniej ${amount}`,
  usuallyTakes: (time) => `zwykle ${time}`,
  noCurrencies: 'Sklep nie oferuje teraz żadnej waluty. Proszę spróbować ponownie później.',
  noMatch: (text) => `Brak wyników dla „${text}”.`,
  searchable:
    'Można szukać według symbolu, nazwy, sieci lub adresu kontraktu albo wkleić adres z własnego portfela, aby znaleźć jego sieć.',
  clearSearch: 'Wyczyść wyszukiwanie',
  readAs: (text) =>
    `Wyniki dla „${text}”: wygląda na to, że klawiatura jest ustawiona na inny alfabet.`,
  addressOf: (network) =>
    `To wygląda na adres w sieci ${network}. Poniżej widać, co można z niej wysłać.`,
  addressOfSeveral: (networks) =>
    `Adresy w sieciach ${networks} wyglądają tak samo. Proszę sprawdzić w portfelu, w której z nich są pieniądze.`,
  addressOfNone: (networks) =>
    `To wygląda na adres sieci ${networks}. Sklep nie przyjmuje tam płatności.`,
  addressStays: 'Adres wyszukano wyłącznie na tej stronie i nigdzie go nie wysłano.',
  matches: (n) =>
    count(n, {
      one: 'Znaleziono # walutę',
      few: 'Znaleziono # waluty',
      many: 'Znaleziono # walut',
      other: 'Znaleziono # waluty',
    }),
  moreMatches: (n) =>
    count(n, {
      one: 'Jeszcze # wynik, dalsze pisanie zawęzi listę',
      few: 'Jeszcze # wyniki, dalsze pisanie zawęzi listę',
      many: 'Jeszcze # wyników, dalsze pisanie zawęzi listę',
      other: 'Jeszcze # wyniku, dalsze pisanie zawęzi listę',
    }),
  unavailable: {
    no_rate: 'Obecnie brak ceny',
    ambiguous_address: 'Obecnie brak adresu',
    address_refused: 'Obecnie brak bezpiecznego adresu',
    no_address: 'Obecnie brak adresu',
    below_minimum: 'Kwota jest za mała',
  },
  notAvailable: 'Obecnie niedostępne',
  currenciesFailed: 'Nie udało się wczytać walut.',
  keepCurrency: 'Powrót do płatności',
  gettingAddress: 'Pobieranie adresu…',

  sources: {
    service_event: 'Operator płatności',
    service_list: 'Obserwacja sieci blockchain',
    service_lookup: 'Znalezione przez sklep na stronie płatności operatora',
    store: 'Sklep',
  },
  evidence: {
    opened: 'Otwarto stronę płatności',
    quoted: 'Ustalono cenę',
    seen: 'Wykryto przelew',
    confirmed: 'Potwierdzono przelew',
    held: 'Wstrzymano przelew do kontroli',
    released: 'Zakończono kontrolę',
    marked_paid: 'Oznaczono jako opłacone',
    closed: 'Zamknięto zamówienie',
    amended: 'Zmieniono kwotę zamówienia',
  },
  unknownSource: 'Inne źródło',
  unknownEvidence: 'Coś odnotowano',
  transferCounts: {
    late: 'Dotarł po wygaśnięciu swojej ceny, więc nie jest zaliczany automatycznie',
    wrong_currency: 'W innej walucie niż wybrana, więc nie jest zaliczany automatycznie',
  },

  slowOpening: 'To trwa dłużej niż zwykle. Ponawiamy próby.',
  notCurrent: 'Pokazany stan pochodzi z ostatniego sprawdzenia.',
  sessionOver: 'Ta strona była otwarta zbyt długo',
  sessionOverLead:
    'Nic nie przepadło: sklep nadal zauważa to, co zostało wysłane. Przed wysłaniem czegokolwiek proszę odświeżyć stronę.',
  reloadPage: 'Odśwież stronę',
  backToStore: (store) => `Wróć do ${store === undefined ? 'sklepu' : `sklepu ${store}`}`,
  contactStore: (store) => `Kontakt ze sklepem${store === undefined ? '' : ` ${store}`}`,

  tellMe: 'Powiadom, gdy dotrze',
  tellingMe:
    'Proszę pozostawić tę stronę otwartą. Jeśli przeglądarka na to pozwoli, będzie słychać dźwięk lub pojawi się powiadomienie.',

  receipt: 'Pokwitowanie',
  receiptNote: 'To jest pokwitowanie płatności, a nie faktura.',
  printReceipt: 'Drukuj',
  saveReceipt: 'Zapisz jako plik',

  nothingAwaited: 'Na razie nie można niczego wysłać',
  longWaitTitle: (ago) => `Wykryto ${ago}, nadal bez potwierdzenia`,
  longWait:
    'Sieć blockchain może działać wolno albo mogła odrzucić przelew. Przed podjęciem jakichkolwiek działań proszę sprawdzić przelew w portfelu, a przed ponownym wysłaniem zapytać sklep.',
  newPriceIs: (amount) => `Nowa cena wynosi ${amount}.`,
  oneMinuteLeft: 'Ta cena obowiązuje jeszcze jedną minutę.',

  statusTitle: {
    loading: 'Otwieranie strony płatności…',
    error: 'Nie udało się otworzyć strony płatności',
    choose_currency: 'Wybór waluty',
    pay: 'Oczekiwanie na przelew',
    top_up: 'Oczekiwanie na przelewy',
    detected: 'Przelew został wykryty',
    confirmed: 'Część jest potwierdzona, reszta w drodze',
    partial: 'Część dotarła, oczekiwanie na resztę',
    review: 'Sklep rozpatruje ten przelew',
    held: 'Trwa kontrola przelewu',
    paid: 'Płatność zakończona',
    closed: 'To zamówienie jest zamknięte',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Ta strona aktualizuje się sama. Można ją opuścić i wrócić.',
    top_up: 'Ta strona aktualizuje się sama. Można ją opuścić i wrócić.',
    detected:
      'Przelew jest w drodze w sieci blockchain. Nie trzeba nic robić i nie wolno wysyłać go ponownie.',
    confirmed: 'Nie trzeba nic robić i nie wolno wysyłać ponownie.',
    partial:
      'To, co dotarło, jest bezpieczne i zalicza się do tego zamówienia. Proszę wysłać tylko brakującą część.',
    review:
      'Przelew dotarł i jest bezpieczny, ale nie pasuje do zamówienia automatycznie, dlatego decyduje sklep. Proszę nie wysyłać ponownie; w razie braku odpowiedzi proszę podać sklepowi numer zamówienia.',
    held: 'Przelew dotarł, a operator płatności wstrzymał go do kontroli. O tym, co dalej, decyduje sklep. Proszę skontaktować się ze sklepem i nie wysyłać ponownie.',
    paid: 'Dziękujemy. Można zamknąć tę stronę.',
    closed:
      'Płatności za to zamówienie nie są już przyjmowane. Jeśli coś wysłano, proszę skontaktować się ze sklepem.',
  },
  storeConfirms: 'Sklep potwierdzi tę płatność.',
  usualTime: (time) => `Zwykły czas oczekiwania: ${time}.`,
  lateEvents:
    'Sklep dowiaduje się o płatności dopiero po jej potwierdzeniu, co może potrwać kilka minut. Można opuścić tę stronę i wrócić.',
  exceptions: {
    partial: 'Dotarło mniej, niż wynosi cena.',
    over: 'Dotarło więcej, niż wynosi cena. Sklep widzi, o ile; proszę poprosić go o zwrot nadwyżki.',
    late: 'Przelew dotarł po wygaśnięciu swojej ceny. O jego zaliczeniu decyduje sklep.',
    wrong_currency:
      'Przelew dotarł w walucie, która nie została wybrana. O jego zaliczeniu decyduje sklep.',
    held: 'Przelew jest wstrzymany do kontroli.',
  },
  unknownException: 'Sklep odnotował coś w sprawie tej płatności.',
  due: 'Pozostało do zapłaty',
  received: 'Otrzymano',
  seenSoFar: 'Dotychczas wykryto',
  excess: 'Ponad cenę',
  transfers: 'Przelewy',
  timeline: 'Przebieg',
  copyTimeline: 'Kopiuj dla obsługi',
  lastChecked: (ago) => `Ostatnie sprawdzenie: ${ago}`,
  checkNow: 'Sprawdź teraz',
  checking: 'Sprawdzanie…',
  nothingNew: 'Sprawdzono przed chwilą, nic nowego.',
  somethingNew: 'Sprawdzono przed chwilą, jest coś nowego.',
  notChecked: 'Sprawdzenie się nie powiodło. Pokazany stan pochodzi z ostatniego sprawdzenia.',
  connection: {
    live: 'Na żywo',
    polling: 'Zapytanie co kilka sekund',
    offline: 'Brak połączenia',
  },
  stillWatching: 'To, co już wysłano, jest nadal obserwowane',
  connectionLost: 'Utracono połączenie. Pokazany stan pochodzi z ostatniego sprawdzenia.',
  connectionBack: 'Połączenie zostało przywrócone.',

  ladderTitle: 'Portfel nie odczytuje kodu?',
  ladderLead: 'Proszę wybrać prostszy.',
  ladderForms: {
    bip21_amount: 'Adres i kwota',
    bip21: 'Adres jako link, bez kwoty',
    eip681_amount: 'Link z kwotą',
    eip681: 'Link bez kwoty',
    eip681_token: 'Link tokena z kwotą (odbiorcę proszę sprawdzić w portfelu)',
    address: 'Sam adres',
  },

  exchangeTitle: 'Płatność z giełdy kryptowalut? Uwaga na jej opłatę',
  exchangeNetwork: 'Sieć na giełdzie',
  exchangeNames: (network, names) => `${network}, być może na liście jako ${names}`,
  exchangeAmount: 'Kwota, która musi dotrzeć',
  exchangeFee: 'Jeśli giełda potrąca opłatę z kwoty, proszę wpisać kwotę powiększoną o tę opłatę.',
  exchangeMemo: 'Memo lub tag',
  exchangeNoMemo: 'Pozostawić puste',
  exchangeMinimum: 'Poniżej minimalnej kwoty wypłaty giełda niczego nie wysyła.',

  checkTitle: 'Sprawdzenie adresu w portfelu',
  checkLead: 'Szkodliwy program może podmienić kopiowany adres.',
  checkLabel: 'Proszę wkleić to, co pokazuje portfel',
  checkSame: 'To ten sam adres.',
  checkDiffers: (at, pasted, right) =>
    `Nie wysyłać: to inny adres. Od znaku ${String(at)} jest w nim „${pasted}” zamiast „${right}”.`,
  checkNone: (network) => `Nie wysyłać: to nie jest pełny adres w sieci ${network}.`,

  largerCode: 'Większy kod',
  close: 'Zamknij',
  saveCard: 'Zapisz jako obraz',
  priceHoldsUntil: (moment) => `Cena obowiązuje do: ${moment}`,

  handOff: 'Kontynuuj na telefonie',
  handOffLead:
    'Zeskanuj ten kod aparatem w telefonie. Kod otworzy tam tę płatność. To nie jest kod do płacenia.',
  handOffLabel: 'Kod QR, który otwiera tę płatność na telefonie (nie służy do płacenia)',
  handOffUntil: (time) => `Ten kod można otworzyć tylko jeden raz, do: ${time}.`,
  handOffNew: 'Pokaż nowy kod',

  worthTitle: 'Ile to jest warte?',
  worthCoins: (code) => `Kwota w ${code}`,
  worthDollars: 'Kwota w dolarach amerykańskich',
  worth: (coins, dollars) => `Wartość ${coins} to ${dollars}.`,
  worthAbout: (coins, dollars) => `Wartość ${coins} to około ${dollars}.`,
  worthGuide: 'Wartość orientacyjna: cena może się zmienić, zanim przelew dotrze.',
  worthUnread: (whole, part) => `Proszę wpisać kwotę cyframi, na przykład ${whole} lub ${part}.`,
  worthNoRate: 'W tej chwili nie ma ceny.',
};
