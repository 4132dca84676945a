/** Polish. Imperatives, as the country's payment apps have them; no "Pan/Pani", no form that tells a gender. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'pl'>) => plural('pl', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'pl',

  notLoaded: 'Część tej strony się nie wczytała. Sprawdź połączenie i spróbuj ponownie.',
  reloadPage: 'Odśwież',

  checkout: 'Płatność',
  sandbox: 'Tryb testowy. Nie wysyłaj prawdziwych środków.',
  tryAgain: 'Spróbuj ponownie',
  close: 'Zamknij',
  copied: 'Skopiowano',
  copyRefused: 'Kopiowanie jest tu zablokowane. Tekst jest zaznaczony, skopiuj go ręcznie.',
  loading: 'Otwieranie strony płatności…',
  alreadySent: 'Płatność już wysłana? Ten problem na nią nie wpływa. Nie płać ponownie.',
  orderReference: (reference) => `Zamówienie ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Jeśli to się powtarza, przyczyną może być bloker treści lub połączenie z internetem. Zezwól na tę stronę albo użyj innej przeglądarki.',
  priceChanged: (before, now) => `Cena zmieniła się z ${before} na ${now}.`,
  requestReference: (id) => `Kod dla pomocy technicznej: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Otwieranie strony płatności…',
    error: 'Nie udało się otworzyć strony płatności',
    choose_currency: 'Wybierz walutę płatności',
    pay: 'Oczekiwanie na płatność',
    top_up: 'Oczekiwanie na wpłaty',
    detected: 'Wykryto płatność',
    confirmed: 'Częściowo potwierdzono',
    partial: 'Częściowo zapłacono',
    review: 'Płatność w trakcie weryfikacji',
    held: 'Płatność wstrzymana',
    paid: 'Zapłacono',
    closed: 'Zamówienie zamknięte',
  },
  noCurrencies: 'Obecnie brak dostępnych walut. Spróbuj później.',
  currenciesFailed: 'Nie udało się wczytać walut.',

  payTitle: (price) => `Do zapłaty ${price}`,
  partReceived: (received, price) => `Otrzymano: ${received} / ${price}`,
  partDetected: (received, price) => `Wykryto: ${received} / ${price}`,
  leftToPay: 'Pozostało do zapłaty',
  topUpTitle: 'Doładowanie',
  topUpLead: 'Wyślij dowolną kwotę. Ten adres pozostaje przypisany do Ciebie.',
  minimum: (amount) => `Minimum ${amount}. Mniejsze kwoty mogą nie zostać wykryte.`,
  tooSmall: 'Za mała kwota',
  amountLabel: 'Kwota do wysłania',
  copyAmount: 'Kopiuj kwotę',
  sendOnly: (code, network) => `Tylko ${code} i tylko w sieci ${network}.`,
  sendOnlyWhy: 'Wszystko inne może przepaść.',
  addressLabel: (code, network) => `Adres dla ${code} w sieci ${network}`,
  copyAddress: 'Kopiuj adres',
  copiedAddress: (code, network) => `Skopiowano. Wysyłaj tylko ${code} i tylko w sieci ${network}.`,
  qrLabel: (code, network) => `Kod QR do wysłania ${code} w sieci ${network}`,
  enlarge: 'Powiększ',
  scanBare: 'Zeskanuj kod, potem wpisz kwotę.',
  openWallet: 'Otwórz w portfelu',
  nothingOpened:
    'Nic się nie otworzyło? Skopiuj kwotę i adres do portfela albo zeskanuj kod innym urządzeniem.',
  moreWays: 'Inne sposoby płatności',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Cena obowiązuje jeszcze ${time}`,
  expiredTitle: 'Cena straciła ważność',
  expiredLead:
    'Płatność już wysłana? Nie płać ponownie, nadal obserwujemy ten adres. Jeszcze nie? Odśwież cenę.',
  newPrice: 'Odśwież cenę',
  checking: 'Sprawdzanie…',
  continueOnceDetected: 'Możesz przejść dalej, gdy tylko płatność zostanie wykryta.',
  addressDetails: 'Pokaż adres',
  change: 'Zmień',
  changeCurrency: 'Zmień walutę lub sieć',
  addressReplaced: 'Adres się zmienił. Używaj tylko tego.',
  changedElsewhere: (what) =>
    `Zmieniono w innej karcie lub na innym urządzeniu. Teraz do wysłania: ${what}, na poniższy adres.`,
  addressRefusedTitle: 'Ten adres nie przeszedł naszej kontroli bezpieczeństwa',
  addressRefused:
    'Środki wysłane na ten adres mogłyby przepaść, dlatego go nie pokazujemy. Wybierz inną walutę lub skontaktuj się ze sklepem.',
  addressUnchecked:
    'Nie znamy tej sieci i nie mogliśmy sprawdzić adresu. Przed wysłaniem poproś sklep o jego potwierdzenie.',
  deposits: 'Wpłaty',
  noDeposits: 'Nie ma jeszcze wpłat',

  transferStatus: { seen: 'Potwierdzanie', confirmed: 'Potwierdzono', held: 'Wstrzymano' },
  unknownStatus: 'Odnotowano',
  viewTransfer: 'Zobacz transakcję',

  problems: {
    offline: 'Brak połączenia z internetem. Połączymy się ponownie automatycznie.',
    unreachable: 'Nie możemy połączyć się ze sklepem. Ponawiamy próby.',
    store_unavailable: 'W sklepie wystąpił problem. Ponawiamy próby.',
    bad_request: 'Coś poszło nie tak. Odśwież stronę.',
    checkout_expired: 'Sesja wygasła. Odśwież stronę.',
    forbidden:
      'Tego zamówienia nie można opłacić na tej stronie. Wróć do sklepu i spróbuj ponownie.',
    link_used:
      'Ten link został już użyty. Kontynuuj tam, gdzie został otwarty, albo poproś sklep o nowy.',
    link_expired:
      'Ten link wygasł. Otwórz nowy w miejscu, z którego pochodzi ten, albo poproś o niego sklep.',
    not_found: 'Nie znaleźliśmy tej strony płatności. Skontaktuj się ze sklepem.',
    amount_invalid: 'Tej kwoty nie można zapłacić w kryptowalucie. Skontaktuj się ze sklepem.',
    currency_unavailable: 'Ta waluta jest teraz niedostępna. Wybierz inną.',
    checkout_closed: 'Sklep zamknął to zamówienie. Nie można go już opłacić.',
    rate_limited: 'Zbyt wiele prób. Poczekaj chwilę.',
    service_unavailable: 'Nie możemy połączyć się z operatorem płatności. Ponawiamy próby.',
    service_rejected: 'Operator płatności odrzucił nasze żądanie. Skontaktuj się ze sklepem.',
  },

  search: 'Szukaj waluty lub sieci',
  searchHint: 'Nazwa, symbol lub sieć',
  currencies: 'Waluty',
  networks: 'Sieci',
  popular: 'Popularne',
  lastUsed: 'Ostatnio używana',
  everything: 'Wszystkie waluty',
  byNetwork: 'Według sieci',
  countNetworks: (n) =>
    count(n, { one: '# sieć', few: '# sieci', many: '# sieci', other: '# sieci' }),
  countCurrencies: (n) =>
    count(n, { one: '# waluta', few: '# waluty', many: '# walut', other: '# waluty' }),
  fromAmount: (amount) => `od ${amount}`,
  chooseNetwork: 'Wybierz sieć',
  chooseCurrencyOn: (network) => `Wybierz walutę w sieci ${network}`,
  networkGuide: 'Wybierz sieć, której użyje portfel lub giełda kryptowalut. Opłaty są różne.',
  minimumOf: (amount) => `minimum ${amount}`,
  usuallyTakes: (time) => `ok. ${time}`,
  noMatch: (text) => `Brak wyników dla „${text}”`,
  searchable: 'Wpisz symbol, nazwę lub sieć albo wklej adres z portfela.',
  clearSearch: 'Wyczyść',
  readAs: (text) => `Wyniki dla „${text}”`,
  addressOf: (network) => `To wygląda na adres w sieci ${network}.`,
  addressOfSeveral: (networks) =>
    `Adresy wyglądają tak samo w sieciach ${networks}. Sprawdź w portfelu, w której sieci są środki.`,
  addressOfNone: (networks) =>
    `To wygląda na adres ${networks}. Sklep nie przyjmuje tam płatności.`,
  addressStays: 'Sprawdzono tylko na tym urządzeniu.',
  matches: (n) =>
    count(n, { one: '# wynik', few: '# wyniki', many: '# wyników', other: '# wyniku' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Jeszcze # wynik. Pisz dalej, aby zawęzić.',
      few: 'Jeszcze # wyniki. Pisz dalej, aby zawęzić.',
      many: 'Jeszcze # wyników. Pisz dalej, aby zawęzić.',
      other: 'Jeszcze # wyniku. Pisz dalej, aby zawęzić.',
    }),
  unavailable: {
    no_rate: 'Obecnie brak ceny',
    ambiguous_address: 'Obecnie brak adresu',
    address_refused: 'Obecnie brak bezpiecznego adresu',
    no_address: 'Obecnie brak adresu',
    below_minimum: 'Za mała kwota',
  },
  notAvailable: 'Obecnie niedostępne',
  keepCurrency: 'Wróć do płatności',
  gettingAddress: 'Pobieranie adresu…',

  transferCounts: {
    late: 'Wykryto po upływie ważności ceny',
    wrong_currency: 'Inna waluta niż wybrana',
  },

  slowOpening: 'To trwa dłużej niż zwykle. Ponawiamy próby.',
  notCurrent: 'Te dane mogą być nieaktualne',
  sessionOver: 'Sesja wygasła',
  sessionOverLead:
    'Odśwież stronę, aby zobaczyć aktualny adres. Nie wpływa to na wysłane już płatności.',
  contactStore: (store) => `Kontakt ze sklepem${store === undefined ? '' : ` ${store}`}`,
  backToStore: (store) => `Wróć do sklepu${store === undefined ? '' : ` ${store}`}`,

  nothingAwaited: 'Na razie nic do zapłaty',
  tooSmallForAll:
    'Pozostała kwota jest za mała dla każdej z dostępnych tu walut. Skontaktuj się ze sklepem.',
  longWaitTitle: (ago) => `Wykryto ${ago}, nadal bez potwierdzenia`,
  longWait:
    'Sieć blockchain może działać wolno albo mogła usunąć transakcję. Sprawdź portfel i zapytaj sklep, zanim zapłacisz ponownie.',

  newPriceIs: (amount) => `Nowa cena: ${amount}.`,
  oneMinuteLeft: 'Ta cena obowiązuje jeszcze minutę.',

  autoUpdates: 'Ta strona aktualizuje się automatycznie. Możesz ją zamknąć i wrócić później.',
  dontSendAgain: 'Nie płać ponownie.',
  reviewLead: (store) =>
    `Otrzymaliśmy płatność, ale nie udało się automatycznie dopasować jej do tego zamówienia. Sklep${store === undefined ? '' : ` ${store}`} ją sprawdzi. Nie płać ponownie.`,
  heldLead: (store) =>
    `Operator płatności ją sprawdza. Skontaktuj się ze sklepem${store === undefined ? '' : ` ${store}`}. Nie płać ponownie.`,
  paidLead: 'Dziękujemy! Możesz zamknąć tę stronę.',
  closedLead:
    'Tego zamówienia nie można już opłacić. Płatność już wysłana? Skontaktuj się ze sklepem.',
  overLead: (excess, store) =>
    `Wysłano o ${excess} za dużo. W sprawie zwrotu skontaktuj się ze sklepem${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Zwykle ${time} w sieci ${network}.`,
  storeConfirms: 'Sklep potwierdzi tę płatność.',
  lateEvents: 'Może minąć kilka minut, zanim zobaczymy płatność.',
  exceptions: {
    partial: 'Otrzymaliśmy mniej, niż wynosi cena.',
    over: 'Otrzymaliśmy więcej, niż wynosi cena. Poproś sklep o zwrot.',
    late: 'Płatność wykryto po upływie ważności ceny. Sklep zdecyduje, czy ją uzna.',
    wrong_currency: 'Płatność nadeszła w innej walucie. Sklep zdecyduje, czy ją uzna.',
    held: 'Płatność jest wstrzymana do sprawdzenia.',
  },
  unknownException: 'Sklep dodał notatkę do tej płatności.',
  steps: { detected: 'Wykryto', confirming: 'Potwierdzanie', paid: 'Zapłacono' },
  received: 'Otrzymano',
  detectedAmount: 'Wykryto',
  due: 'Pozostało do zapłaty',
  excess: 'Nadpłata',
  facts: {
    order: 'Zamówienie',
    account: 'Konto',
    total: 'Razem',
    paid: 'Zapłacono',
    network: 'Sieć',
    date: 'Data',
    transaction: 'Transakcja',
  },
  transfers: 'Transakcje',
  details: 'Szczegóły',
  lastChecked: (ago) => `Ostatnia aktualizacja: ${ago}`,
  checkNow: 'Sprawdź teraz',
  nothingNew: 'Nic nowego',
  somethingNew: 'Zaktualizowano',
  notChecked: 'Sprawdzenie się nie powiodło. Te dane mogą być nieaktualne.',
  connection: {
    live: 'Na bieżąco',
    polling: 'Sprawdzanie automatyczne',
    offline: 'Brak połączenia',
  },
  stillWatching: 'Nadal obserwujemy ten adres',
  connectionLost: 'Utracono połączenie',
  connectionBack: 'Połączono ponownie',

  sources: {
    service_event: 'Operator płatności',
    service_list: 'Sieć blockchain',
    service_lookup: 'Strona płatności',
    store: 'Sklep',
  },
  evidence: {
    opened: 'Otwarto stronę płatności',
    quoted: 'Ustalono cenę',
    seen: 'Wykryto płatność',
    confirmed: 'Potwierdzono płatność',
    held: 'Wstrzymano do sprawdzenia',
    released: 'Zakończono sprawdzanie',
    marked_paid: 'Oznaczono jako zapłacone',
    closed: 'Zamknięto zamówienie',
    amended: 'Zmieniono kwotę',
  },
  unknownSource: 'Inne źródło',
  unknownEvidence: 'Aktualizacja',
  timeline: 'Historia',
  copyTimeline: 'Kopiuj dla obsługi',

  tellMe: 'Powiadom mnie',
  tellingMe:
    'Pozostaw tę stronę otwartą. Usłyszysz dźwięk lub zobaczysz powiadomienie, jeśli przeglądarka na to pozwala.',

  receipt: 'Pokwitowanie',
  receiptNote: 'Pokwitowanie płatności, nie faktura.',
  printReceipt: 'Drukuj',
  saveReceipt: 'Zapisz',

  ladderTitle: 'Prostszy kod QR',
  ladderLead: 'Kod QR się nie skanuje? Wypróbuj prostszy.',
  ladderForms: {
    bip21_amount: 'Adres i kwota',
    bip21: 'Adres jako link, bez kwoty',
    eip681_amount: 'Link z kwotą',
    eip681: 'Link bez kwoty',
    eip681_token: 'Link z tokenem i kwotą. Sprawdź odbiorcę w portfelu.',
    address: 'Sam adres',
  },

  exchangeTitle: 'Płacisz z giełdy kryptowalut?',
  exchangeNetwork: 'Sieć',
  exchangeNames: (names) => `widoczna też jako ${names}`,
  exchangeAmount: 'Kwota, którą musimy otrzymać',
  exchangeMemo: 'Memo lub tag',
  exchangeNoMemo: 'Pozostaw puste',
  exchangeWallet: 'Typ portfela',
  exchangeHosted: 'Powierniczy, firmowy',
  exchangeUnhosted: 'Niepowierniczy (własny)',
  exchangeRecipient: 'Odbiorca',
  exchangeFee:
    'Jeśli giełda potrąca opłatę z tego, co wysyłasz, dodaj ją do kwoty. Giełdy mają minimalną kwotę wypłaty.',
  feeCoin: (code) => `W portfelu potrzeba trochę ${code} na opłatę sieciową.`,

  checkTitle: 'Zweryfikuj adres',
  checkLead:
    'Złośliwe oprogramowanie może podmienić skopiowany adres. Aby go zweryfikować, wklej adres odbiorcy widoczny w portfelu.',
  checkLabel: 'Odbiorca w portfelu',
  checkSame: 'Adres się zgadza.',
  checkDiffers: (at, pasted, right) =>
    `Nie wysyłaj. To nie jest nasz adres: od znaku ${String(at)} jest „${pasted}” zamiast „${right}”.`,
  checkNone: (network) => `Nie wysyłaj. To nie jest pełny adres w sieci ${network}.`,

  saveCard: 'Zapisz obraz',
  priceLockedUntil: (moment) => `Cena obowiązuje do: ${moment}`,

  handOff: 'Kontynuuj na telefonie',
  handOffLead:
    'Zeskanuj ten kod aparatem telefonu, aby otworzyć na nim tę płatność. Ten kod nie służy do płatności.',
  handOffLabel: 'Kod QR, który otwiera tę płatność na telefonie, nie służy do płatności',
  handOffUntil: (time) => `Działa jeden raz, do ${time}.`,
  handOffNew: 'Nowy kod',

  worthTitle: 'Przelicz',
  worthCoins: (code) => `Kwota w ${code}`,
  worthDollars: 'Kwota w dolarach amerykańskich',
  worth: (coins, dollars) => `Wartość ${coins} to ${dollars}.`,
  worthAbout: (coins, dollars) => `Wartość ${coins} to około ${dollars}.`,
  worthGuide: 'Cena może się zmienić, zanim dotrze płatność.',
  worthUnread: (whole, part) => `Wpisz liczbę, na przykład ${whole} lub ${part}.`,
  worthNoRate: 'Obecnie brak ceny.',

  walletPay: 'Zapłać portfelem',
  walletPayWith: (wallet) => `Zapłać przez ${wallet}`,
  walletOther: 'Inny portfel',

  walletConnect: (wallet) => `Zatwierdź połączenie w ${wallet}.`,
  walletSwitch: (wallet, network) => `Przełącz ${wallet} na sieć ${network}.`,
  walletConfirm: (wallet, amount, network) => `Potwierdź ${amount} w sieci ${network} w ${wallet}.`,
  walletSlow: (wallet) => `Nic się nie dzieje? Otwórz ${wallet}.`,
  walletStop: 'Nie czekaj dłużej',

  walletProblems: {
    refused: 'Prośbę odrzucono. Nic nie zostało wysłane.',
    locked:
      'Portfel jest zablokowany albo nie pokazał żadnego konta. Odblokuj go i spróbuj ponownie.',
    busy: 'W portfelu czeka inna prośba. Odpowiedz na nią i spróbuj ponownie.',
    contract_account:
      'To konto inteligentne, na przykład Safe. Operator płatności może nie wykryć płatności z takiego konta. Wybierz inne konto w portfelu albo zeskanuj kod innym portfelem.',
    account_changed: 'Konto w portfelu się zmieniło. Nic nie zostało wysłane. Spróbuj ponownie.',
    wrong_token:
      'Dane tego tokena różnią się w portfelu i w sklepie. Nic nie zostało wysłane. Wybierz inną walutę albo skontaktuj się ze sklepem.',
    no_answer: 'Portfel nie odpowiedział. Nic nie zostało wysłane. Otwórz go i spróbuj ponownie.',
    failed:
      'Portfel zgłosił błąd. Nic nie zostało wysłane. Spróbuj ponownie albo zapłać za pomocą kodu.',
    uncertain:
      'Portfel zgłosił błąd, ale płatność mogła zostać wysłana. Sprawdź portfel, zanim zapłacisz ponownie.',
  },
  walletWrongNetwork: (network) =>
    `Portfel jest w innej sieci. Przełącz go na ${network} i spróbuj ponownie.`,
  walletNotEnough: (code) =>
    `Za mało ${code} na tym koncie. Wybierz inne konto w portfelu i spróbuj ponownie.`,
  walletNoFee: (code) =>
    `Na tym koncie nie ma ${code} na opłatę sieciową. Dodaj trochę i spróbuj ponownie.`,

  walletQuestion: 'Ta płatność mogła już zostać wysłana',
  walletAsked:
    'Jeden z portfeli otrzymał już prośbę o opłacenie tego zamówienia. Najpierw sprawdź w nim: ponowna płatność może oznaczać zapłatę dwa razy.',
  walletWasSent:
    'Płatność za to zamówienie wysłano już z portfela. Ponowna płatność może oznaczać zapłatę dwa razy.',
  walletPayAgain: 'Zapłać ponownie',
  walletBack: 'Wróć',

  walletFates: {
    pending: 'Wysłano. Czekamy na sieć blockchain.',
    included: 'Wysłano i zapisano w blockchainie. Czekamy, aż sklep wykryje płatność.',
    failed:
      'Ta płatność nie powiodła się w sieci blockchain. Kwota nie została wysłana. Możesz zapłacić ponownie.',
    replaced:
      'Tę płatność przyspieszono albo anulowano w portfelu. Sprawdź w nim, zanim zapłacisz ponownie.',
    dropped: 'Sieć blockchain mogła usunąć tę płatność. Sprawdź portfel, zanim zapłacisz ponownie.',
  },
  walletCopyHash: 'Kopiuj ID transakcji',
};
