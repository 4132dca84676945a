/** German. Formal ("Sie"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'de'>) => plural('de', n, forms);

const notUnderstood =
  'Der Shop konnte diese Anfrage nicht verarbeiten. Bitte laden Sie die Seite neu.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'de',

  notLoaded:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  problems: {
    offline: 'Sie sind offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
    unreachable: 'Der Shop antwortet gerade nicht. Wir versuchen es weiter.',
    timeout: 'Der Shop braucht zu lange für eine Antwort. Wir versuchen es weiter.',
    unreadable: 'Die Antwort des Shops ist nicht lesbar. Wir versuchen es weiter.',
    bad_request: notUnderstood,
    unauthorized: 'Die Bezahlseite muss neu geöffnet werden. Bitte laden Sie sie neu.',
    checkout_expired: 'Diese Seite war lange geöffnet. Bitte laden Sie sie neu.',
    forbidden:
      'Diese Bestellung kann hier nicht bezahlt werden. Bitte kehren Sie zum Shop zurück und versuchen Sie es erneut.',
    forbidden_origin:
      'Diese Seite darf die Zahlung nicht annehmen. Bitte wenden Sie sich an den Shop.',
    link_used:
      'Dieser Link wurde schon benutzt. Fahren Sie dort fort, wo er geöffnet wurde, oder bitten Sie den Shop um einen neuen.',
    link_expired:
      'Dieser Link ist abgelaufen. Holen Sie sich dort, wo Sie ihn gefunden haben, einen neuen, oder bitten Sie den Shop darum.',
    not_found: 'Diese Bezahlseite wurde nicht gefunden. Bitte wenden Sie sich an den Shop.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'Der Betrag dieser Bestellung kann nicht in Kryptowährung bezahlt werden. Bitte wenden Sie sich an den Shop.',
    currency_unavailable: 'Diese Währung ist gerade nicht verfügbar. Bitte wählen Sie eine andere.',
    checkout_closed:
      'Der Shop hat diese Bestellung geschlossen und nimmt dafür keine Zahlungen mehr an.',
    rate_limited: 'Das ging etwas zu schnell. Bitte warten Sie kurz und versuchen Sie es erneut.',
    service_unavailable: 'Der Zahlungsdienst antwortet gerade nicht. Wir versuchen es weiter.',
    service_invalid: 'Die Antwort des Zahlungsdienstes ist unbrauchbar. Wir versuchen es weiter.',
    service_rejected:
      'Der Zahlungsdienst hat diese Zahlung abgelehnt. Bitte wenden Sie sich an den Shop.',
    store_unavailable: 'Der Shop hat gerade eine Störung. Wir versuchen es weiter.',
    internal: 'Im Shop ist ein unerwarteter Fehler aufgetreten. Wir versuchen es weiter.',
  },

  checkout: 'Bezahlung',
  sandbox: 'Testumgebung: kein echtes Geld. Nicht bezahlen.',
  tryAgain: 'Erneut versuchen',
  copied: 'Kopiert',
  copyRefused:
    'Kopieren ist hier gesperrt. Der Text ist markiert: Bitte kopieren Sie ihn von Hand.',
  loading: 'Die Bezahlseite wird geöffnet …',
  alreadySent: 'Schon gesendet? Daran ändert diese Seite nichts. Senden Sie nicht noch einmal.',
  errorTitle: 'Die Bezahlseite konnte nicht geöffnet werden',
  maybeBlocked:
    'Wenn es dabei bleibt, sperrt vielleicht ein Inhaltsblocker oder Ihr Internetzugang diese Seite. Erlauben Sie sie dort, oder versuchen Sie es mit einem anderen Browser.',
  priceChanged: (before, now) =>
    `Der Shop hat den Preis dieser Bestellung von ${before} auf ${now} geändert.`,
  orderReference: (reference) => `Bestellung ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  requestReference: (id) => `Kennung für den Kundendienst: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Zahlung senden',
  partialTitle: 'Ein Teil der Zahlung ist eingegangen',
  partialArrived: (received, price) =>
    `${received} von ${price} sind eingegangen und sind in Sicherheit.`,
  partialLead: 'Senden Sie den Rest, um die Bestellung abzuschließen.',
  topUpTitle: 'Guthaben aufladen',
  topUpLead: 'Senden Sie einen beliebigen Betrag. Diese Adresse bleibt Ihnen zugeordnet.',
  minimum: (amount) => `Überweisungen unter ${amount} werden möglicherweise nicht erkannt.`,
  tooSmall: 'Der Betrag ist zu klein',
  tooSmallForAll:
    'Der noch offene Betrag ist für jede der Währungen hier zu klein. Bitte wenden Sie sich an den Shop.',
  amountLabel: 'Zu sendender Betrag',
  amountDue: 'Noch zu senden',
  formerAmount: 'Vorheriger Betrag',
  copyAmount: 'Betrag kopieren',
  sendOnly: (code, network) => `Senden Sie nur ${code} und nur im Netzwerk ${network}`,
  sendOnlyWhy: 'Mit anderen Coins oder über andere Netzwerke kann das Geld verloren gehen.',
  addressLabel: (code, network) => `Adresse für ${code} im Netzwerk ${network}`,
  copyAddress: 'Adresse kopieren',
  copiedAddress: (code, network) =>
    `Kopiert. Senden Sie nur ${code} und nur im Netzwerk ${network}.`,
  qrLabel: (code, network) => `QR-Code zum Senden von ${code} im Netzwerk ${network}`,
  qrBare: 'Der Code enthält nur die Adresse. Geben Sie den Betrag selbst ein.',
  qrWithAmount: 'Der Code enthält Adresse und Betrag.',
  openWallet: 'In der Wallet öffnen',
  ladderTitle: 'Ihre Wallet liest den Code nicht?',
  ladderLead: 'Wählen Sie einen einfacheren.',
  ladderForms: {
    bip21_amount: 'Adresse und Betrag',
    bip21: 'Adresse als Link, ohne Betrag',
    eip681_amount: 'Link mit Betrag',
    eip681: 'Link ohne Betrag',
    eip681_token: 'Token-Link mit Betrag (prüfen Sie den Empfänger in Ihrer Wallet)',
    address: 'Nur die Adresse',
  },
  nothingOpened:
    'Hat sich nichts geöffnet? Kopieren Sie Betrag und Adresse in Ihre Wallet, oder scannen Sie den Code mit einem anderen Gerät.',
  payHelp: 'Hilfe zur Überweisung',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `laut ${source}`,
  rateAt: (time) => `um ${time}`,
  priceHolds: (time) => `Preis gilt noch ${time}`,
  expiredTitle: 'Dieser Preis ist abgelaufen',
  expiredLead:
    'Schon gesendet? Sie müssen nichts tun: Die Zahlung ist vielleicht unterwegs, und wir halten weiter nach ihr Ausschau. Nur wenn Sie noch nichts gesendet haben, holen Sie einen neuen Preis.',
  newPrice: 'Neuen Preis holen',
  addressDetails: 'Adresse anzeigen',
  changeCurrency: 'Währung oder Netzwerk wechseln',
  changeForRest: 'Den Rest in einer anderen Währung senden',
  addressReplaced: 'Die Adresse hat sich geändert. Verwenden Sie ab jetzt nur noch diese.',
  changedElsewhere: (what) =>
    `Diese Zahlung wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Jetzt zu senden: ${what}, an die Adresse unten.`,
  addressRefusedTitle: 'Diese Adresse zeigen wir nicht an',
  addressRefused:
    'Die erhaltene Adresse besteht die Prüfung ihres Netzwerks nicht. Dorthin gesendetes Geld könnte verloren sein, deshalb wird sie nicht angezeigt. Es wurde nichts abgebucht. Wählen Sie eine andere Währung oder wenden Sie sich an den Shop.',
  addressUnchecked:
    'Wir kennen dieses Netzwerk nicht und konnten die Adresse deshalb nicht prüfen. Vergleichen Sie sie vor dem Senden mit den Angaben des Shops.',
  deposits: 'Einzahlungen',
  noDeposits: 'Noch keine Einzahlungen.',

  transferStatus: { seen: 'Erkannt', confirmed: 'Bestätigt', held: 'Zur Prüfung angehalten' },
  unknownStatus: 'Vermerkt',
  viewTransfer: 'In der Blockchain ansehen',

  chooseTitle: 'Währung wählen',
  search: 'Währung oder Netzwerk suchen',
  searchHint: 'Name, Kürzel oder Netzwerk',
  currencies: 'Währungen',
  networks: 'Netzwerke',
  groupBy: 'Sortierung der Liste',
  byCurrency: 'Nach Währung',
  byNetwork: 'Nach Netzwerk',
  lastUsed: 'Zuletzt verwendet',
  everything: 'Alle Möglichkeiten',
  countNetworks: (n) => count(n, { one: '# Netzwerk', other: '# Netzwerke' }),
  countCurrencies: (n) => count(n, { one: '# Währung', other: '# Währungen' }),
  fromAmount: (amount) => `ab ${amount}`,
  chooseNetwork: (code) => `${code}: Wählen Sie das Netzwerk, über das Sie senden`,
  chooseCurrencyOn: (network) => `${network}: Wählen Sie die Währung, die Sie senden`,
  networkGuide:
    'Wählen Sie das Netzwerk, über das Ihre Wallet oder Kryptobörse sendet. Die Gebühren unterscheiden sich je nach Netzwerk.',
  backToList: 'Zurück zur ganzen Liste',
  minimumOf: (amount) => `mindestens ${amount}`,
  usuallyTakes: (time) => `meist ${time}`,
  noCurrencies:
    'Der Shop bietet gerade keine Währung an. Bitte versuchen Sie es später noch einmal.',
  noMatch: (text) => `Keine Treffer für „${text}“.`,
  searchable:
    'Sie können nach Kürzel, Name, Netzwerk oder Vertragsadresse suchen oder eine Adresse Ihrer eigenen Wallet einfügen, um deren Netzwerk zu finden.',
  clearSearch: 'Suche löschen',
  readAs: (text) =>
    `Treffer für „${text}“: Die Tastatur ist offenbar auf eine andere Schrift eingestellt.`,
  addressOf: (network) =>
    `Das sieht nach einer Adresse im Netzwerk ${network} aus. Unten steht, was Sie von dort senden können.`,
  addressOfSeveral: (networks) =>
    `In den Netzwerken ${networks} sehen Adressen gleich aus. Prüfen Sie in Ihrer Wallet, in welchem davon Ihr Geld liegt.`,
  addressOfNone: (networks) =>
    `Das sieht nach einer Adresse auf ${networks} aus. Dort nimmt der Shop keine Zahlung an.`,
  addressStays: 'Die Adresse wurde nur auf dieser Seite nachgeschlagen und nirgendwohin gesendet.',
  matches: (n) => count(n, { one: '# Währung gefunden', other: '# Währungen gefunden' }),
  moreMatches: (n) =>
    count(n, {
      one: '# weiterer Treffer, tippen Sie weiter, um einzugrenzen',
      other: '# weitere Treffer, tippen Sie weiter, um einzugrenzen',
    }),
  unavailable: {
    no_rate: 'Gerade kein Preis',
    ambiguous_address: 'Gerade keine Adresse',
    address_refused: 'Gerade keine sichere Adresse',
    no_address: 'Gerade keine Adresse',
    below_minimum: 'Der Betrag ist zu klein',
  },
  notAvailable: 'Gerade nicht verfügbar',
  currenciesFailed: 'Die Währungen konnten nicht geladen werden.',
  keepCurrency: 'Zurück zur Zahlung',
  gettingAddress: 'Die Adresse wird abgerufen …',

  sources: {
    service_event: 'Zahlungsdienst',
    service_list: 'Beobachtung der Blockchain',
    service_lookup: 'Vom Shop auf der Zahlungsseite des Dienstes gefunden',
    store: 'Shop',
  },
  evidence: {
    opened: 'Bezahlseite geöffnet',
    quoted: 'Preis festgelegt',
    seen: 'Überweisung erkannt',
    confirmed: 'Überweisung bestätigt',
    held: 'Überweisung zur Prüfung angehalten',
    released: 'Prüfung abgeschlossen',
    marked_paid: 'Als bezahlt vermerkt',
    closed: 'Bestellung geschlossen',
    amended: 'Bestellbetrag geändert',
  },
  unknownSource: 'Andere Quelle',
  unknownEvidence: 'Es wurde etwas vermerkt',
  transferCounts: {
    late: 'Nach Ablauf des Preises eingegangen, zählt deshalb nicht automatisch',
    wrong_currency: 'Nicht die gewählte Währung, zählt deshalb nicht automatisch',
  },

  nothingAwaited: 'Es kann noch nichts gesendet werden',
  longWaitTitle: (ago) => `Erkannt ${ago}, aber noch nicht bestätigt`,
  longWait:
    'Möglicherweise ist das Blockchain-Netzwerk langsam, oder es hat die Überweisung verworfen. Sehen Sie zuerst in Ihrer Wallet nach, und fragen Sie den Shop, bevor Sie noch einmal senden.',
  newPriceIs: (amount) => `Der neue Preis beträgt ${amount}.`,
  oneMinuteLeft: 'Der Preis gilt noch eine Minute.',

  statusTitle: {
    loading: 'Die Bezahlseite wird geöffnet …',
    error: 'Die Bezahlseite konnte nicht geöffnet werden',
    choose_currency: 'Währung wählen',
    pay: 'Warten auf Ihre Überweisung',
    top_up: 'Warten auf Überweisungen',
    detected: 'Ihre Überweisung wurde erkannt',
    confirmed: 'Ein Teil ist bestätigt, der Rest ist unterwegs',
    partial: 'Ein Teil ist eingegangen, der Rest fehlt noch',
    review: 'Der Shop sieht sich Ihre Überweisung an',
    held: 'Ihre Überweisung wird geprüft',
    paid: 'Zahlung abgeschlossen',
    closed: 'Diese Bestellung ist geschlossen',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Diese Seite aktualisiert sich von selbst. Sie können sie verlassen und wiederkommen.',
    top_up: 'Diese Seite aktualisiert sich von selbst. Sie können sie verlassen und wiederkommen.',
    detected:
      'Sie ist im Blockchain-Netzwerk unterwegs. Sie müssen nichts tun und dürfen nicht noch einmal senden.',
    confirmed: 'Sie müssen nichts tun und dürfen nicht noch einmal senden.',
    partial:
      'Was eingegangen ist, ist sicher und zählt für diese Bestellung. Senden Sie nur, was noch fehlt.',
    review:
      'Die Überweisung ist eingegangen und sicher, passt aber nicht ohne Weiteres zur Bestellung. Deshalb entscheidet der Shop. Senden Sie nicht noch einmal; nennen Sie dem Shop Ihre Bestellnummer, wenn Sie nichts hören.',
    held: 'Die Überweisung ist eingegangen, und der Zahlungsdienst hat sie zur Prüfung angehalten. Wie es weitergeht, entscheidet der Shop. Bitte wenden Sie sich an den Shop und senden Sie nicht noch einmal.',
    paid: 'Vielen Dank. Sie können diese Seite schließen.',
    closed:
      'Für diese Bestellung werden keine Zahlungen mehr angenommen. Wenn Sie etwas gesendet haben, wenden Sie sich an den Shop.',
  },
  storeConfirms: 'Der Shop wird diese Zahlung bestätigen.',
  usualTime: (time) => `Meist dauert das ${time}.`,
  lateEvents:
    'Der Shop erfährt von einer Zahlung erst, wenn sie bestätigt ist. Das kann einige Minuten dauern. Sie können diese Seite verlassen und wiederkommen.',
  exceptions: {
    partial: 'Es ist weniger als der Preis eingegangen.',
    over: 'Es ist mehr als der Preis eingegangen. Der Shop sieht, wie viel; bitten Sie ihn, den Mehrbetrag zurückzusenden.',
    late: 'Eine Überweisung ist nach Ablauf ihres Preises eingegangen. Der Shop entscheidet, ob sie zählt.',
    wrong_currency:
      'Eine Überweisung ist in einer Währung eingegangen, die nicht gewählt war. Der Shop entscheidet, ob sie zählt.',
    held: 'Eine Überweisung ist zur Prüfung angehalten.',
  },
  unknownException: 'Der Shop hat zu dieser Zahlung etwas vermerkt.',
  due: 'Offen',
  received: 'Eingegangen',
  seenSoFar: 'Bisher erkannt',
  excess: 'Über dem Preis',
  transfers: 'Überweisungen',
  timeline: 'Verlauf',
  copyTimeline: 'Für den Kundendienst kopieren',
  lastChecked: (ago) => `Zuletzt geprüft ${ago}`,
  checkNow: 'Jetzt prüfen',
  checking: 'Wird geprüft …',
  nothingNew: 'Gerade geprüft, nichts Neues.',
  somethingNew: 'Gerade geprüft, es gibt etwas Neues.',
  notChecked: 'Die Abfrage ist fehlgeschlagen. Angezeigt wird der Stand der letzten Prüfung.',
  connection: { live: 'Live', polling: 'Abfrage alle paar Sekunden', offline: 'Keine Verbindung' },
  stillWatching: 'Bereits Gesendetes wird weiter beobachtet',
  connectionLost: 'Verbindung unterbrochen. Angezeigt wird der Stand der letzten Prüfung.',
  connectionBack: 'Die Verbindung ist wieder da.',
  slowOpening: 'Das dauert länger als sonst. Wir versuchen es weiter.',
  notCurrent: 'Angezeigt wird der Stand der letzten Prüfung.',
  sessionOver: 'Diese Seite war zu lange geöffnet',
  sessionOverLead:
    'Nichts ist verloren: Der Shop bemerkt weiterhin, was Sie gesendet haben. Laden Sie die Seite neu, bevor Sie etwas senden.',
  reloadPage: 'Seite neu laden',
  backToStore: (store) => `Zurück ${store === undefined ? 'zum Shop' : `zu ${store}`}`,
  contactStore: (store) =>
    store === undefined ? 'Den Shop kontaktieren' : `${store} kontaktieren`,

  tellMe: 'Mich bei Eingang benachrichtigen',
  tellingMe:
    'Lassen Sie diese Seite geöffnet. Sie hören einen Ton oder sehen eine Mitteilung, wenn Ihr Browser das erlaubt.',

  receipt: 'Quittung',
  receiptNote: 'Dies ist eine Quittung über eine Zahlung, keine Rechnung.',
  printReceipt: 'Drucken',
  saveReceipt: 'Als Datei speichern',

  exchangeTitle: 'Zahlung von einer Kryptobörse? Deren Gebühr beachten',
  exchangeNetwork: 'Netzwerk dort',
  exchangeNames: (network, names) => `${network}, vielleicht aufgeführt als ${names}`,
  exchangeAmount: 'Betrag, der ankommen muss',
  exchangeFee:
    'Wird die Gebühr der Börse vom Betrag abgezogen, geben Sie den Betrag zuzüglich der Gebühr ein.',
  exchangeMemo: 'Memo oder Tag',
  exchangeNoMemo: 'Leer lassen',
  exchangeMinimum: 'Unterhalb ihrer kleinsten Auszahlung sendet eine Börse nichts.',

  checkTitle: 'Adresse in Ihrer Wallet prüfen',
  checkLead: 'Ein Schadprogramm kann eine kopierte Adresse gegen eine andere austauschen.',
  checkLabel: 'Fügen Sie ein, was Ihre Wallet anzeigt',
  checkSame: 'Es ist dieselbe Adresse.',
  checkDiffers: (at, pasted, right) =>
    `Nicht senden: Es ist eine andere Adresse. Ab Zeichen ${String(at)} steht dort „${pasted}“ statt „${right}“.`,
  checkNone: (network) =>
    `Nicht senden: Das ist keine vollständige Adresse im Netzwerk ${network}.`,

  largerCode: 'Code vergrößern',
  close: 'Schließen',
  saveCard: 'Als Bild speichern',
  priceHoldsUntil: (moment) => `Preis gilt bis ${moment}`,

  handOff: 'Auf dem Handy fortfahren',
  handOffLead:
    'Scannen Sie diesen Code mit der Kamera Ihres Handys. Er öffnet diese Zahlung dort. Es ist nicht der Code zum Bezahlen.',
  handOffLabel: 'QR-Code, der diese Zahlung auf Ihrem Handy öffnet (nicht zum Bezahlen)',
  handOffUntil: (time) => `Dieser Code lässt sich nur einmal öffnen, bis ${time}.`,
  handOffNew: 'Neuen Code anzeigen',

  worthTitle: 'Was ist das wert?',
  worthCoins: (code) => `Betrag in ${code}`,
  worthDollars: 'Betrag in US-Dollar',
  worth: (coins, dollars) => `${coins} sind ${dollars} wert.`,
  worthAbout: (coins, dollars) => `${coins} sind ungefähr ${dollars} wert.`,
  worthGuide: 'Ein Richtwert: Der Preis kann sich ändern, bis Ihre Überweisung ankommt.',
  worthUnread: (whole, part) => `Geben Sie den Betrag in Ziffern ein, etwa ${whole} oder ${part}.`,
  worthNoRate: 'Es gibt gerade keinen Preis.',
};
