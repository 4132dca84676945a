/** German. Formal ("Sie"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'de'>) => plural('de', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'de',

  notLoaded:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  reloadPage: 'Neu laden',

  problems: {
    offline: 'Sie sind offline. Die Verbindung wird automatisch wiederhergestellt.',
    unreachable: 'Der Shop ist nicht erreichbar. Wir versuchen es weiter.',
    store_unavailable: 'Der Shop hat gerade eine Störung. Wir versuchen es weiter.',
    bad_request: 'Etwas ist schiefgelaufen. Laden Sie die Seite neu.',
    checkout_expired: 'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu.',
    forbidden:
      'Diese Bestellung kann auf dieser Seite nicht bezahlt werden. Gehen Sie zurück zum Shop und versuchen Sie es erneut.',
    link_used:
      'Dieser Link wurde schon verwendet. Fahren Sie dort fort, wo Sie ihn geöffnet haben, oder bitten Sie den Shop um einen neuen.',
    link_expired:
      'Dieser Link ist abgelaufen. Holen Sie sich dort, wo Sie diesen gefunden haben, einen neuen, oder fragen Sie den Shop.',
    not_found: 'Diese Bezahlseite wurde nicht gefunden. Wenden Sie sich an den Shop.',
    amount_invalid:
      'Dieser Betrag kann nicht in Kryptowährung bezahlt werden. Wenden Sie sich an den Shop.',
    currency_unavailable: 'Diese Währung ist gerade nicht verfügbar. Wählen Sie eine andere.',
    checkout_closed:
      'Der Shop hat diese Bestellung geschlossen. Zahlungen dafür sind nicht mehr möglich.',
    rate_limited: 'Zu viele Versuche. Warten Sie einen Moment.',
    service_unavailable: 'Der Zahlungsdienst ist nicht erreichbar. Wir versuchen es weiter.',
    service_rejected:
      'Der Zahlungsdienst hat unsere Anfrage abgelehnt. Wenden Sie sich an den Shop.',
  },

  checkout: 'Bezahlung',
  sandbox: 'Testmodus. Senden Sie kein echtes Geld.',
  tryAgain: 'Erneut versuchen',
  close: 'Schließen',
  copied: 'Kopiert',
  copyRefused: 'Kopieren ist hier gesperrt. Der Text ist markiert, kopieren Sie ihn selbst.',
  loading: 'Bezahlseite wird geöffnet …',
  alreadySent:
    'Schon gezahlt? Ihre Zahlung ist davon nicht betroffen. Zahlen Sie nicht noch einmal.',
  orderReference: (reference) => `Bestellung ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Passiert das öfter, liegt es vielleicht an einem Inhaltsblocker oder Ihrem Internetzugang. Erlauben Sie diese Seite im Blocker oder versuchen Sie es mit einem anderen Browser.',
  priceChanged: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  requestReference: (id) => `Support-Code: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Bezahlseite wird geöffnet …',
    error: 'Die Bezahlseite konnte nicht geöffnet werden',
    choose_currency: 'Zahlen mit',
    pay: 'Warten auf Zahlung',
    top_up: 'Warten auf Einzahlungen',
    detected: 'Zahlung erkannt',
    confirmed: 'Teilweise bestätigt',
    partial: 'Teilweise bezahlt',
    review: 'Zahlung wird geprüft',
    held: 'Zahlung zurückgehalten',
    paid: 'Bezahlt',
    closed: 'Bestellung geschlossen',
  },
  noCurrencies: 'Gerade sind keine Währungen verfügbar. Versuchen Sie es später erneut.',
  currenciesFailed: 'Die Währungen konnten nicht geladen werden.',

  payTitle: (price) => `${price} zahlen`,
  partReceived: (received, price) => `${received} von ${price} erhalten`,
  partDetected: (received, price) => `${received} von ${price} erkannt`,
  leftToPay: 'Noch zu zahlen',
  topUpTitle: 'Guthaben aufladen',
  topUpLead: 'Senden Sie einen beliebigen Betrag. Diese Adresse bleibt Ihnen zugeordnet.',
  minimum: (amount) =>
    `Mindestens ${amount}. Kleinere Beträge werden möglicherweise nicht erkannt.`,
  tooSmall: 'Betrag zu klein',
  amountLabel: 'Zu sendender Betrag',
  copyAmount: 'Betrag kopieren',
  sendOnly: (code, network) => `Nur ${code} und nur über ${network}.`,
  sendOnlyWhy: 'Alles andere kann verloren gehen.',
  addressLabel: (code, network) => `Adresse für ${code} auf ${network}`,
  copyAddress: 'Adresse kopieren',
  copiedAddress: (code, network) => `Kopiert. Senden Sie nur ${code} und nur über ${network}.`,
  qrLabel: (code, network) => `QR-Code zum Senden von ${code} über ${network}`,
  enlarge: 'Vergrößern',
  scanBare: 'Code scannen, dann Betrag eingeben.',
  openWallet: 'In Wallet öffnen',
  nothingOpened:
    'Nichts geöffnet? Kopieren Sie Betrag und Adresse in Ihre Wallet oder scannen Sie den Code mit einem anderen Gerät.',
  moreWays: 'Anders bezahlen',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0$ (${from})`,
  priceLocked: (time) => `Preis gilt noch ${time}`,
  expiredTitle: 'Preis abgelaufen',
  expiredLead:
    'Schon gezahlt? Zahlen Sie nicht noch einmal, wir behalten diese Adresse weiter im Blick. Noch nicht? Aktualisieren Sie den Preis.',
  newPrice: 'Preis aktualisieren',
  checking: 'Wird geprüft …',
  continueOnceDetected: 'Sie können fortfahren, sobald Ihre Zahlung erkannt wurde.',
  addressDetails: 'Adresse anzeigen',
  change: 'Ändern',
  changeCurrency: 'Währung oder Netzwerk ändern',
  addressReplaced: 'Die Adresse hat sich geändert. Verwenden Sie nur noch diese.',
  changedElsewhere: (what) =>
    `In einem anderen Tab oder auf einem anderen Gerät geändert. Jetzt zu senden: ${what}, an die Adresse unten.`,
  addressRefusedTitle: 'Diese Adresse hat unsere Sicherheitsprüfung nicht bestanden',
  addressRefused:
    'Dorthin gesendetes Geld könnte verloren gehen, deshalb zeigen wir sie nicht an. Wählen Sie eine andere Währung oder wenden Sie sich an den Shop.',
  addressUnchecked:
    'Wir kennen dieses Netzwerk nicht und konnten die Adresse nicht prüfen. Lassen Sie sie vor der Zahlung vom Shop bestätigen.',
  deposits: 'Einzahlungen',
  noDeposits: 'Noch keine Einzahlungen',

  transferStatus: { seen: 'Wird bestätigt', confirmed: 'Bestätigt', held: 'Zurückgehalten' },
  unknownStatus: 'Erfasst',
  viewTransfer: 'Transaktion ansehen',

  search: 'Währung oder Netzwerk suchen',
  searchHint: 'Name, Kürzel oder Netzwerk',
  currencies: 'Währungen',
  networks: 'Netzwerke',
  popular: 'Beliebt',
  lastUsed: 'Zuletzt verwendet',
  everything: 'Alle Währungen',
  byNetwork: 'Nach Netzwerk',
  countNetworks: (n) => count(n, { one: '# Netzwerk', other: '# Netzwerke' }),
  countCurrencies: (n) => count(n, { one: '# Währung', other: '# Währungen' }),
  fromAmount: (amount) => `ab ${amount}`,
  chooseNetwork: 'Netzwerk wählen',
  chooseCurrencyOn: (network) => `Währung auf ${network} wählen`,
  networkGuide:
    'Wählen Sie das Netzwerk, über das Ihre Wallet oder Kryptobörse sendet. Die Gebühren unterscheiden sich.',
  minimumOf: (amount) => `mind. ${amount}`,
  usuallyTakes: (time) => `ca. ${time}`,
  noMatch: (text) => `Keine Treffer für „${text}“`,
  searchable:
    'Suchen Sie nach Kürzel, Name oder Netzwerk oder fügen Sie eine Adresse aus Ihrer Wallet ein.',
  clearSearch: 'Suche löschen',
  readAs: (text) => `Treffer für „${text}“`,
  addressOf: (network) => `Das sieht nach einer Adresse auf ${network} aus.`,
  addressOfSeveral: (networks) =>
    `Adressen sehen auf ${networks} gleich aus. Prüfen Sie in Ihrer Wallet, auf welchem Netzwerk Ihr Guthaben liegt.`,
  addressOfNone: (networks) =>
    `Das sieht nach einer Adresse auf ${networks} aus. Dort nimmt der Shop keine Zahlungen an.`,
  addressStays: 'Nur auf Ihrem Gerät geprüft.',
  matches: (n) => count(n, { one: '# Treffer', other: '# Treffer' }),
  moreMatches: (n) =>
    count(n, {
      one: '# weiterer Treffer. Tippen Sie weiter, um einzugrenzen.',
      other: '# weitere Treffer. Tippen Sie weiter, um einzugrenzen.',
    }),
  unavailable: {
    no_rate: 'Gerade kein Preis',
    ambiguous_address: 'Gerade keine Adresse',
    address_refused: 'Gerade keine sichere Adresse',
    no_address: 'Gerade keine Adresse',
    below_minimum: 'Betrag zu klein',
  },
  notAvailable: 'Gerade nicht verfügbar',
  keepCurrency: 'Zurück zur Zahlung',
  gettingAddress: 'Adresse wird abgerufen …',

  transferCounts: {
    late: 'Nach Ablauf des Preises erkannt',
    wrong_currency: 'Andere Währung als gewählt',
  },

  slowOpening: 'Das dauert länger als sonst. Wir versuchen es weiter.',
  notCurrent: 'Möglicherweise nicht mehr aktuell',
  sessionOver: 'Ihre Sitzung ist abgelaufen',
  sessionOverLead:
    'Laden Sie neu, um die aktuelle Adresse zu sehen. Bereits gesendete Zahlungen sind nicht betroffen.',
  contactStore: (store) => `${store ?? 'Shop'} kontaktieren`,
  backToStore: (store) => `Zurück ${store === undefined ? 'zum Shop' : `zu ${store}`}`,

  nothingAwaited: 'Noch keine Zahlung fällig',
  tooSmallForAll: 'Der Restbetrag ist für jede Währung hier zu klein. Wenden Sie sich an den Shop.',
  longWaitTitle: (ago) => `Zahlung ${ago} erkannt, noch nicht bestätigt`,
  longWait:
    'Das Blockchain-Netzwerk ist vielleicht langsam oder hat die Transaktion verworfen. Sehen Sie in Ihrer Wallet nach und fragen Sie den Shop, bevor Sie noch einmal zahlen.',

  newPriceIs: (amount) => `Neuer Preis: ${amount}.`,
  oneMinuteLeft: 'Dieser Preis gilt noch eine Minute.',

  autoUpdates:
    'Diese Seite aktualisiert sich automatisch. Sie können sie schließen und wiederkommen.',
  dontSendAgain: 'Zahlen Sie nicht noch einmal.',
  reviewLead: (store) =>
    `Wir haben Ihre Zahlung erhalten, konnten sie dieser Bestellung aber nicht automatisch zuordnen. ${store ?? 'Der Shop'} wird sie prüfen. Zahlen Sie nicht noch einmal.`,
  heldLead: (store) =>
    `Der Zahlungsdienst prüft sie. Wenden Sie sich an ${store ?? 'den Shop'}. Zahlen Sie nicht noch einmal.`,
  paidLead: 'Vielen Dank! Sie können diese Seite schließen.',
  closedLead:
    'Zahlungen für diese Bestellung sind nicht mehr möglich. Schon gezahlt? Wenden Sie sich an den Shop.',
  overLead: (excess, store) =>
    `Sie haben ${excess} zu viel gesendet. Wenden Sie sich für eine Erstattung an ${store ?? 'den Shop'}.`,
  usualTime: (time, network) => `Dauert über ${network} meist ${time}.`,
  storeConfirms: 'Der Shop wird diese Zahlung bestätigen.',
  lateEvents: 'Es kann einige Minuten dauern, bis wir Ihre Zahlung sehen.',
  exceptions: {
    partial: 'Wir haben weniger als den Preis erhalten.',
    over: 'Wir haben mehr als den Preis erhalten. Bitten Sie den Shop um eine Erstattung.',
    late: 'Eine Zahlung wurde erst nach Ablauf des Preises erkannt. Der Shop entscheidet, ob er sie anrechnet.',
    wrong_currency:
      'Eine Zahlung kam in einer anderen Währung. Der Shop entscheidet, ob er sie anrechnet.',
    held: 'Eine Zahlung wird zur Prüfung zurückgehalten.',
  },
  unknownException: 'Der Shop hat zu dieser Zahlung etwas vermerkt.',
  steps: { detected: 'Erkannt', confirming: 'Wird bestätigt', paid: 'Bezahlt' },
  received: 'Erhalten',
  detectedAmount: 'Erkannt',
  due: 'Noch zu zahlen',
  excess: 'Zu viel gezahlt',
  facts: {
    order: 'Bestellung',
    account: 'Konto',
    total: 'Gesamt',
    paid: 'Bezahlt',
    network: 'Netzwerk',
    date: 'Datum',
    transaction: 'Transaktion',
  },
  transfers: 'Transaktionen',
  details: 'Details',
  lastChecked: (ago) => `Zuletzt aktualisiert: ${ago}`,
  checkNow: 'Jetzt prüfen',
  nothingNew: 'Nichts Neues',
  somethingNew: 'Aktualisiert',
  notChecked:
    'Die Aktualisierung ist fehlgeschlagen. Die Angaben sind möglicherweise nicht mehr aktuell.',
  connection: { live: 'Live', polling: 'Wird automatisch geprüft', offline: 'Keine Verbindung' },
  stillWatching: 'Wir behalten diese Adresse weiter im Blick',
  connectionLost: 'Verbindung unterbrochen',
  connectionBack: 'Wieder verbunden',

  sources: {
    service_event: 'Zahlungsdienst',
    service_list: 'Blockchain-Netzwerk',
    service_lookup: 'Bezahlseite',
    store: 'Shop',
  },
  evidence: {
    opened: 'Bezahlseite geöffnet',
    quoted: 'Preis festgelegt',
    seen: 'Zahlung erkannt',
    confirmed: 'Zahlung bestätigt',
    held: 'Zur Prüfung zurückgehalten',
    released: 'Prüfung abgeschlossen',
    marked_paid: 'Als bezahlt markiert',
    closed: 'Bestellung geschlossen',
    amended: 'Betrag geändert',
  },
  unknownSource: 'Andere Quelle',
  unknownEvidence: 'Aktualisierung',
  timeline: 'Verlauf',
  copyTimeline: 'Für Support kopieren',

  tellMe: 'Mich benachrichtigen',
  tellingMe:
    'Lassen Sie diese Seite geöffnet. Sie hören einen Ton oder sehen eine Mitteilung, wenn Ihr Browser das erlaubt.',

  receipt: 'Zahlungsbeleg',
  receiptNote: 'Ein Zahlungsbeleg, keine Rechnung.',
  printReceipt: 'Drucken',
  saveReceipt: 'Speichern',

  ladderTitle: 'Einfacherer QR-Code',
  ladderLead: 'QR-Code lässt sich nicht scannen? Versuchen Sie einen einfacheren.',
  ladderForms: {
    bip21_amount: 'Adresse und Betrag',
    bip21: 'Adresse als Link, ohne Betrag',
    eip681_amount: 'Link mit Betrag',
    eip681: 'Link ohne Betrag',
    eip681_token: 'Link mit Token und Betrag. Prüfen Sie den Empfänger in Ihrer Wallet.',
    address: 'Nur die Adresse',
  },

  exchangeTitle: 'Zahlen Sie von einer Kryptobörse?',
  exchangeNetwork: 'Netzwerk',
  exchangeNames: (names) => `auch aufgeführt als ${names}`,
  exchangeAmount: 'Betrag, der ankommen muss',
  exchangeMemo: 'Memo oder Tag',
  exchangeNoMemo: 'Leer lassen',
  exchangeWallet: 'Art der Wallet',
  exchangeHosted: 'Verwahrt, Unternehmen',
  exchangeUnhosted: 'Selbst verwahrt',
  exchangeRecipient: 'Empfänger',
  exchangeFee:
    'Zieht die Börse ihre Gebühr vom gesendeten Betrag ab, rechnen Sie sie hinzu. Börsen haben einen Mindestbetrag für Auszahlungen.',
  feeCoin: (code) => `Ihre Wallet braucht etwas ${code} für die Netzwerkgebühr.`,

  checkTitle: 'Adresse überprüfen',
  checkLead:
    'Schadsoftware kann eine kopierte Adresse austauschen. Fügen Sie zur Prüfung die Adresse des Empfängers ein, die Ihre Wallet anzeigt.',
  checkLabel: 'Empfänger laut Ihrer Wallet',
  checkSame: 'Die Adresse stimmt überein.',
  checkDiffers: (at, pasted, right) =>
    `Nicht senden. Das ist nicht unsere Adresse: Ab Zeichen ${String(at)} steht dort „${pasted}“ statt „${right}“.`,
  checkNone: (network) => `Nicht senden. Das ist keine vollständige Adresse auf ${network}.`,

  saveCard: 'Bild speichern',
  priceLockedUntil: (moment) => `Preis gilt bis ${moment}`,

  handOff: 'Auf dem Handy fortfahren',
  handOffLead:
    'Scannen Sie diesen Code mit der Kamera Ihres Handys, um diese Zahlung dort zu öffnen. Bezahlen können Sie mit diesem Code nicht.',
  handOffLabel: 'QR-Code, der diese Zahlung auf Ihrem Handy öffnet, nicht zum Bezahlen',
  handOffUntil: (time) => `Funktioniert einmal, bis ${time}.`,
  handOffNew: 'Neuer Code',

  worthTitle: 'Umrechnen',
  worthCoins: (code) => `Betrag in ${code}`,
  worthDollars: 'Betrag in US-Dollar',
  worth: (coins, dollars) => `${coins} sind ${dollars} wert.`,
  worthAbout: (coins, dollars) => `${coins} sind etwa ${dollars} wert.`,
  worthGuide: 'Der Preis kann sich ändern, bevor Ihre Zahlung ankommt.',
  worthUnread: (whole, part) => `Geben Sie eine Zahl ein, etwa ${whole} oder ${part}.`,
  worthNoRate: 'Gerade kein Preis.',

  walletPay: 'Mit Browser-Wallet zahlen',
  walletPayWith: (wallet) => `Mit ${wallet} zahlen`,
  walletOther: 'Andere Wallet',

  walletConnect: (wallet) => `Bestätigen Sie die Verbindung in ${wallet}.`,
  walletSwitch: (wallet, network) => `Wechseln Sie in ${wallet} zu ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Bestätigen Sie ${amount} über ${network} in ${wallet}.`,
  walletSlow: (wallet) => `Passiert nichts? Öffnen Sie ${wallet}.`,
  walletStop: 'Nicht länger warten',

  walletProblems: {
    refused: 'Anfrage abgelehnt. Es wurde nichts gesendet.',
    locked:
      'Ihre Wallet ist gesperrt oder hat kein Konto freigegeben. Entsperren Sie sie und versuchen Sie es erneut.',
    busy: 'In Ihrer Wallet ist noch eine andere Anfrage offen. Beantworten Sie diese und versuchen Sie es dann erneut.',
    contract_account:
      'Das ist ein Smart Account, zum Beispiel ein Safe. Zahlungen davon erkennt der Zahlungsdienst möglicherweise nicht. Wählen Sie in Ihrer Wallet ein anderes Konto oder scannen Sie den Code mit einer anderen Wallet.',
    account_changed:
      'Das Konto in Ihrer Wallet hat sich geändert. Es wurde nichts gesendet. Versuchen Sie es erneut.',
    wrong_token:
      'Ihre Wallet und der Shop machen unterschiedliche Angaben zu diesem Token. Es wurde nichts gesendet. Wählen Sie eine andere Währung oder wenden Sie sich an den Shop.',
    no_answer:
      'Ihre Wallet hat nicht geantwortet. Es wurde nichts gesendet. Öffnen Sie sie und versuchen Sie es erneut.',
    failed:
      'Ihre Wallet hat einen Fehler gemeldet. Es wurde nichts gesendet. Versuchen Sie es erneut oder zahlen Sie mit dem Code.',
    uncertain:
      'Ihre Wallet hat einen Fehler gemeldet, die Zahlung wurde aber möglicherweise gesendet. Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal zahlen.',
  },
  walletWrongNetwork: (network) =>
    `Ihre Wallet ist in einem anderen Netzwerk. Wechseln Sie dort zu ${network} und versuchen Sie es erneut.`,
  walletNotEnough: (code) =>
    `Nicht genug ${code} auf diesem Konto. Wählen Sie in Ihrer Wallet ein anderes Konto und versuchen Sie es erneut.`,
  walletNoFee: (code) =>
    `Auf diesem Konto ist kein ${code} für die Netzwerkgebühr. Laden Sie etwas auf und versuchen Sie es erneut.`,

  walletQuestion: 'Vielleicht haben Sie schon gezahlt',
  walletAsked:
    'Für diese Bestellung wurde schon eine Wallet um die Zahlung gebeten. Sehen Sie zuerst dort nach, sonst zahlen Sie vielleicht doppelt.',
  walletWasSent:
    'Für diese Bestellung wurde schon eine Zahlung aus einer Wallet gesendet. Wenn Sie noch einmal zahlen, zahlen Sie vielleicht doppelt.',
  walletPayAgain: 'Noch einmal zahlen',
  walletBack: 'Zurück',

  walletFates: {
    pending: 'Gesendet. Warten auf das Blockchain-Netzwerk.',
    included: 'Gesendet und in der Blockchain. Warten darauf, dass der Shop die Zahlung erkennt.',
    failed:
      'Diese Zahlung ist im Blockchain-Netzwerk fehlgeschlagen. Der Betrag wurde nicht gesendet. Sie können noch einmal zahlen.',
    replaced:
      'Diese Zahlung wurde in Ihrer Wallet beschleunigt oder abgebrochen. Sehen Sie dort nach, bevor Sie noch einmal zahlen.',
    dropped:
      'Das Blockchain-Netzwerk hat diese Zahlung vielleicht verworfen. Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal zahlen.',
  },
  walletCopyHash: 'Transaktions-ID kopieren',
};
