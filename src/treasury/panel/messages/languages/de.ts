/** German of the back office. Formal ("Sie"); "Server" is the store's software, "Shop" the business. */
import { plural, type PluralForms } from '../../../../ui/messages/messageFormat.js';
import type { TreasuryMessages } from '../en.js';

type Rights = Parameters<TreasuryMessages['rightsOf']>[0];

const count = (n: number, forms: PluralForms<'de'>) => plural('de', n, forms);

const all = (names: readonly string[]) =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(names);

const days = (n: number) => count(n, { one: '# Tag', other: '# Tage' });

const orders = (n: number) => count(n, { one: '# Bestellung', other: '# Bestellungen' });

/** A sentence of its own for one; the number before the words for more. */
const many = (n: number, one: string, more: string): string =>
  n === 1 ? one : `${String(n)} ${more}`;

const namesOf = ({ withdraw, approve }: Rights): string =>
  [...(withdraw ? ['Auszahlen'] : []), ...(approve ? ['Genehmigen'] : [])].join(', ') || 'Lesen';

/** Every sentence of the back office. */
export const messages: TreasuryMessages = {
  problems: {
    offline:
      'Sie sind offline. Sobald die Verbindung wieder besteht, geht es hier automatisch weiter.',
    unreachable:
      'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    timeout: 'Der Server braucht zu lange für eine Antwort. Versuchen Sie es gleich noch einmal.',
    unreadable:
      'Das war keine gültige Antwort des Servers. Melden Sie sich erneut an. Hilft das nicht, prüfen Sie, wo der Treasury-Handler eingebunden ist.',
    bad_request:
      'Der Server hat diese Anfrage nicht verstanden. Laden Sie die Seite neu. Vielleicht haben Backoffice und Server unterschiedliche Versionen.',
    unauthorized:
      'Niemand ist angemeldet, oder Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    forbidden:
      'Dazu sind Sie nicht berechtigt. Wenden Sie sich an die Person, die für dieses Backoffice die Zugriffe verwaltet.',
    forbidden_origin:
      'Der Server nimmt von dieser Seite keine Anfragen an. Öffnen Sie das Backoffice unter seiner eigenen Adresse, oder tragen Sie die Adresse dieser Seite in den Origins des Treasury-Handlers ein.',
    not_found:
      'Das hat der Server nicht gefunden. Laden Sie die Seite neu und sehen Sie noch einmal nach.',
    method_not_allowed:
      'Der Server hat diese Anfrage nicht verstanden. Laden Sie die Seite neu. Vielleicht haben Backoffice und Server unterschiedliche Versionen.',
    unsupported_media_type:
      'Der Server hat diese Anfrage nicht verstanden. Laden Sie die Seite neu. Vielleicht haben Backoffice und Server unterschiedliche Versionen.',
    payload_too_large:
      'Das ist mehr, als der Server auf einmal annimmt. Kürzen Sie die Eingabe und versuchen Sie es erneut.',
    amount_invalid:
      'Dieser Betrag kann nicht gesendet werden. Geben Sie einen Betrag über null ein.',
    amount_precision:
      'Dieser Betrag hat mehr Nachkommastellen als die Währung. Geben Sie weniger Stellen ein.',
    address_invalid:
      'Das ist keine Adresse dieses Netzwerks, deshalb wurde nichts gespeichert. Vergleichen Sie sie mit der Quelle.',
    currency_unavailable:
      'Diese Währung ist gerade nicht verfügbar. Wählen Sie eine andere, oder aktivieren Sie diese beim Zahlungsdienst.',
    withdrawal_differs:
      'Diese Nummer hat schon eine andere Auszahlung, deshalb wurde die neue nicht gespeichert. Laden Sie die Seite neu und beginnen Sie von vorn.',
    withdrawal_state:
      'Diese Auszahlung ist über diesen Schritt schon hinaus. Vielleicht war jemand anderes schneller. Unten sehen Sie den aktuellen Stand.',
    approval_missing: 'Eine andere Person muss diese Auszahlung zuerst genehmigen.',
    approval_own:
      'Der Entwurf dieser Auszahlung stammt von Ihnen, deshalb muss eine andere Person sie genehmigen.',
    warnings_new:
      'Seit diese Seite geladen wurde, ist dasselbe Geld möglicherweise schon abgegangen, deshalb wurde nichts gesendet. Beachten Sie die Warnungen.',
    settle_too_early:
      'Die Auszahlung wurde vor weniger als einer Minute gesendet. Vielleicht legt der Zahlungsdienst sie gerade erst an.',
    cancel_at_service:
      'Wir kennen nur ihre Anfrage-ID, daher lässt sie sich hier nicht stornieren. Stornieren Sie sie im Dashboard des Zahlungsdienstes.',
    delete_too_late:
      'Die Transaktion hat begonnen, die Auszahlung kann nicht mehr storniert werden.',
    refund_changed:
      'Was bei dieser Bestellung erstattet werden kann, hat sich seit dem Öffnen dieser Seite geändert, deshalb wurde nichts getan. Sehen Sie sich Zahlungen, Erstattungen und Links der Bestellung noch einmal an.',
    refund_link_state:
      'Der Kunde hat über diesen Link bereits eine Adresse bestätigt. Stornieren Sie stattdessen die Auszahlung, die daraus entstanden ist.',
    callback_outdated:
      'Die Bestellung hat sich inzwischen geändert, deshalb wurde der Shop nicht erneut benachrichtigt: Die Nachricht würde nicht mehr stimmen.',
    processing_not_ready:
      'Der Zahlungsdienst hat für Ihren Shop noch keine Processing-Wallets. Schließen Sie die Einrichtung in seinem Dashboard ab.',
    rate_limited: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.',
    service_unavailable:
      'Der Zahlungsdienst antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
    service_invalid:
      'Die Antwort des Zahlungsdienstes ist unbrauchbar. Versuchen Sie es gleich noch einmal. Bleibt es dabei, melden Sie es dem Zahlungsdienst.',
    service_rejected:
      'Der Zahlungsdienst hat diese Anfrage abgelehnt. Suchen Sie die Referenz unten im Server-Log.',
    key_refused:
      'Der Zahlungsdienst antwortet mit 401. Entweder ist seine Datenbank ausgefallen, was sich von selbst gibt, oder er akzeptiert den API-Schlüssel des Servers nicht. Wenn sein Dashboard funktioniert, prüfen Sie dort, ob der Schlüssel aktiv ist, und ob der Server diesen Schlüssel verwendet.',
    exchange_unavailable:
      'Der Zahlungsdienst konnte das Konto bei der Kryptobörse nicht lesen. Versuchen Sie es gleich noch einmal. Bleibt es dabei, prüfen Sie im Dashboard des Zahlungsdienstes, ob die Schlüssel der Börse noch gültig sind.',
    store_unavailable:
      'Der Server hat ein Problem mit seinem Datenspeicher. Versuchen Sie es gleich noch einmal.',
    internal:
      'Auf dem Server ist ein unerwartetes Problem aufgetreten. Versuchen Sie es erneut. Bleibt es dabei, suchen Sie die Referenz unten im Server-Log.',
  },

  sandbox: 'Testmodus: Es fließt kein echtes Geld.',
  tryAgain: 'Erneut versuchen',
  copied: 'Kopiert',
  copyRefused: 'Kopieren ist hier gesperrt. Der Text ist markiert, kopieren Sie ihn selbst.',
  actionsNotLoaded: 'Das Menü wurde nicht geladen.',
  requestReference: (id) => `Referenz: ${id}`,

  refresh: 'Aktualisieren',
  refreshing: 'Wird aktualisiert …',
  asOf: (ago) => `Stand: ${ago}`,
  staleTitle: 'Diese Zahlen sind veraltet',
  unknownWorth: 'Wert unbekannt',
  addressNotSure: 'Nicht geprüft: Dieses Netzwerk ist hier nicht bekannt.',
  addressUnsound:
    'Nicht angezeigt: Die übermittelte Adresse ist auf diesem Netzwerk nicht gültig. Sehen Sie im Dashboard des Zahlungsdienstes nach.',

  processingTitle: 'Guthaben',
  processingLoading: 'Guthaben werden geladen …',
  processingFailed: 'Die Guthaben konnten nicht gelesen werden',
  processingNone:
    'Der Zahlungsdienst hat keine Wallets aufgelistet. Das tut er auch, wenn er sie nicht erreicht. Es kann also trotzdem Guthaben darauf liegen.',
  exchangeTitle: 'Kryptobörsenkonto',
  exchangeLoading: 'Konto bei der Kryptobörse wird gelesen …',
  exchangeFailed: 'Das Konto bei der Kryptobörse konnte nicht gelesen werden',
  exchangeApart: 'Nicht in der Summe der Wallets enthalten.',
  exchangeNone: 'Es ist keine Kryptobörse verbunden.',
  exchangeNoneLead:
    'Das ist kein Fehler: Verbinden Sie eine im Dashboard des Zahlungsdienstes, wenn ihr Guthaben hier erscheinen soll.',
  exchangeEmpty: 'Das Börsenkonto ist leer.',
  exchangeNotListed: 'Der Zahlungsdienst nennt zu diesem Konto weder Guthaben noch eine Summe.',
  exchangeUnlisted:
    'Der Zahlungsdienst nennt diese Summe, aber nicht, woraus sie besteht. Sehen Sie direkt bei der Börse nach.',

  walletsTitle: 'Wallets und Gas',
  columnAddress: 'Wallet-Adresse',
  columnAvailable: 'Verfügbar',
  columnValue: 'Wert',
  columnGas: 'Gas übrig',
  gasForTokens: (n) => `Etwa ${n} ${n === '1' ? 'Token-Transaktion' : 'Token-Transaktionen'}`,
  gasForNative: (n, code) => `Etwa ${n} ${n === '1' ? 'Transaktion' : 'Transaktionen'} in ${code}`,
  notEnoughGas: (code) => `Zu wenig ${code}`,
  feesPaidIn: (code) => `Gebühren werden in ${code} gezahlt`,

  total: 'Gesamt',
  knownTotal: 'Bekannte Summe',
  incomplete: 'Das ist nicht alles.',
  someWorthUnknown:
    'Bei einem Teil des Guthabens ist der Wert nicht bekannt. Dieser Teil ist nicht mitgezählt.',
  perhapsMore: 'Ob hier etwas fehlt, konnte der Server nicht prüfen.',
  partlyUnknown: 'und weiteres mit unbekanntem Wert',

  asTable: 'Tabelle',
  columnCurrency: 'Währung',
  columnBalance: 'Guthaben',
  columnShare: 'Anteil',

  emptyWallet: 'Hier ist nichts.',
  onlyEmpty: (n) =>
    count(n, { one: '# Währung ohne Guthaben', other: '# Währungen ohne Guthaben' }),
  fundingAddress: (network) => `Adresse der Wallet auf ${network}`,
  copyAddress: 'Adresse kopieren',
  fundingCode: (network) => `QR-Code der Wallet-Adresse auf ${network}`,
  fundingLead: (code, network) =>
    `Senden Sie ${code} über ${network} hierher, um Transaktionen zu bezahlen.`,
  addressUnchecked:
    'Wir kennen dieses Netzwerk nicht und konnten die Adresse nicht prüfen. Vergleichen Sie sie mit dem Dashboard des Zahlungsdienstes, bevor Sie etwas senden.',
  addressRefused:
    'Die vom Zahlungsdienst genannte Adresse besteht die Prüfung ihres Netzwerks nicht, deshalb wird sie nicht angezeigt. Sehen Sie im Dashboard des Zahlungsdienstes nach.',

  nativeCost: (code) => `Eine Transaktion in ${code}`,
  tokenCost: 'Eine Token-Transaktion',
  energy: 'Verfügbare Energie',
  bandwidth: 'Verfügbare Bandbreite',
  availableOf: (available, total) => `${available} von ${total}`,

  unconfirmedTitle: 'Unbestätigte Transaktionen',
  unconfirmedLoading: 'Unbestätigte Transaktionen werden geladen …',
  unconfirmedFailed: 'Die Transaktionen konnten nicht gelesen werden',
  unconfirmedNone: 'Keine unbestätigten Transaktionen.',
  unconfirmedCount: (n) =>
    count(n, { one: '# unbestätigte Transaktion', other: '# unbestätigte Transaktionen' }),
  unconfirmedUnreadable: (n) =>
    count(n, {
      one: '# Transaktion konnte nicht gelesen werden und wird nicht angezeigt',
      other: '# Transaktionen konnten nicht gelesen werden und werden nicht angezeigt',
    }),
  unconfirmedLead:
    'Jede dieser Transaktionen wurde erkannt, mehr nicht: Sie kann noch fehlschlagen. Verschwindet eine aus der Liste, wurde sie vielleicht bestätigt, vielleicht verworfen.',
  directions: {
    in: 'Eingehend',
    out: 'Ausgehend',
    unknown: 'Absender und Empfänger sind hier unbekannt',
  },
  unknownDirection: 'Richtung unbekannt',
  from: 'Von',
  to: 'An',
  hash: 'Transaktion',
  unknownSender: 'Nicht angegeben',
  copySender: 'Absender kopieren',
  copyReceiver: 'Empfänger kopieren',
  copyHash: 'Hash kopieren',
  senderLabel: 'Adresse des Absenders',
  receiverLabel: 'Adresse des Empfängers',
  viewTransfer: 'Transaktion ansehen',
  seenAgo: (ago) => `Erkannt ${ago}`,
  seenUnknown: 'Zeitpunkt unbekannt',
  forOrder: (reference) => `Bestellung ${reference}`,
  forCustomer: (reference) => `Konto ${reference}`,

  figuresTitle: 'Kennzahlen',
  figuresLoading: 'Wird berechnet …',
  figuresFailed: 'Die Kennzahlen konnten nicht gelesen werden',
  figuresNoIndex: 'Der Server indexiert die Bestellungen noch. Die Kennzahlen folgen automatisch.',
  figuresUnreadable: (n) =>
    count(n, {
      one: '# Bestellung ist für diese Version nicht lesbar und fehlt in diesen Zahlen.',
      other: '# Bestellungen sind für diese Version nicht lesbar und fehlen in diesen Zahlen.',
    }),

  paidTodayTile: 'Heute bezahlt',
  unpaidTile: 'Unbezahlt',
  pendingTile: 'Unbestätigt',
  availableTile: 'Verfügbar',
  ordersCounted: orders,
  ordersWithLivePrice: (n, live) =>
    `${orders(n)} · ${live === 0 ? 'keine mit gültigem Preis' : `${String(live)} mit gültigem Preis`}`,
  transfersPending: (n) =>
    count(n, {
      one: '# Transaktion erkannt, nicht bestätigt',
      other: '# Transaktionen erkannt, nicht bestätigt',
    }),
  ofUnknownValue: (n) => `${String(n)} mit unbekanntem Wert`,
  everyNetworkAnswered: 'Alle Netzwerke',
  withoutNetworks: (names) => `Ohne ${all(names)}: keine Antwort`,

  incomeTitle: 'Einnahmen pro Tag',
  incomeLead: 'Wert bei Bestätigung',
  rangeOfDays: days,
  incomeSummary: (range, total, highest) =>
    highest === null
      ? `Einnahmen pro Tag, ${range}: ${total}.`
      : `Einnahmen pro Tag, ${range}: insgesamt ${total}. Höchster Wert: ${highest}.`,
  amountOnDay: (amount, day) => `${amount} am ${day}`,
  incomeNone: 'An diesen Tagen wurde keine Zahlung bestätigt.',
  todaySoFar: (day) => `${day}, bisher`,
  todayMark: 'Heute',
  nowMark: 'Jetzt',
  dayUnknown: 'Nicht bekannt',
  daysUnknown: (n) =>
    `${days(n)} nicht bekannt: vor der ersten Bestellung Ihres Shops oder seither gelöscht.`,
  incomeZone: (zone) => `Tage in der Zeitzone ${zone}. Erstattungen sind nicht abgezogen.`,
  columnDay: 'Tag',
  columnIncome: 'Einnahmen',
  columnPayments: 'Zahlungen',
  columnPaidIn: 'Bezahlt in',
  plusUnvalued: (n) =>
    count(n, { one: 'und # mit unbekanntem Wert', other: 'und # mit unbekanntem Wert' }),
  downloadCsv: 'CSV exportieren',

  balanceTitle: 'Guthaben im Zeitverlauf',
  balanceSummary: (range, from, to) => `Guthaben im Zeitverlauf, ${range}: von ${from} auf ${to}.`,
  balanceNone: 'Noch keine früheren Guthaben. Der Server liest sie jede halbe Stunde.',
  balanceTotal: 'Gesamt',
  balanceTotalWithout: (names) => `Bekannte Summe, ohne ${all(names)}`,
  balanceKnownTotal: 'Bekannte Summe',
  noReading: 'Nicht gelesen',
  networkSilent: 'Keine Antwort',
  columnReadAt: 'Gelesen',
  columnTotal: 'Gesamt',

  silentTitle: (names) => `Keine Antwort von ${all(names)}.`,
  silentLead: (n) =>
    count(n, {
      one: 'Das Guthaben dort fehlt in diesen Zahlen.',
      other: 'Die Guthaben dort fehlen in diesen Zahlen.',
    }),
  lastKnown: (network, amount, time) =>
    network === null
      ? `Zuletzt bekannt: ${amount} (${time}).`
      : `${network}, zuletzt bekannt: ${amount} (${time}).`,
  retryReading: 'Wiederholen',
  noAnswerSince: (time) => `Keine Antwort seit ${time}. Nicht in der Summe.`,
  noAnswer: 'Keine Antwort. Nicht in der Summe.',

  byNetworkTitle: 'Guthaben nach Netzwerk',
  byCurrencyTitle: 'Guthaben nach Währung',

  columnNetwork: 'Netzwerk',

  withdrawalProblems: {
    offline: 'Sie sind offline. Versuchen Sie es erneut, sobald die Verbindung wieder besteht.',
    unauthorized:
      'Sie sind abgemeldet. Melden Sie sich in einem anderen Tab wieder an und versuchen Sie es dann hier erneut.',
    forbidden:
      'Dazu sind Sie nicht berechtigt. Bitten Sie die Person, die die Zugriffe verwaltet, um das Recht „Auszahlen“.',
    not_found:
      'Der Server kennt diese Auszahlung nicht. Sehen Sie in der Liste der Auszahlungen nach, bevor Sie einen weiteren Entwurf anlegen.',
    payload_too_large: 'Die Notiz ist zu lang. Kürzen Sie sie und versuchen Sie es erneut.',
    amount_precision:
      'Der Betrag hat mehr Nachkommastellen als die Währung. Geben Sie weniger Stellen ein und versuchen Sie es erneut.',
    address_invalid:
      'Das ist keine Adresse des gewählten Netzwerks, deshalb wurde kein Entwurf angelegt. Prüfen Sie die Währung und kopieren Sie die Adresse erneut.',
    currency_unavailable:
      'Diese Währung kann gerade nicht ausgezahlt werden. Wählen Sie eine andere, oder aktivieren Sie diese beim Zahlungsdienst.',
    withdrawal_differs:
      'Aus diesem Formular ist schon eine andere Auszahlung entstanden, vielleicht in einem anderen Tab. Sehen Sie sich zuerst diese an und beginnen Sie dann eine neue.',
    withdrawal_state:
      'Die Auszahlung ist über diesen Schritt schon hinaus. Vielleicht war jemand anderes schneller.',
    warnings_new:
      'Es ist eine weitere Auszahlung hinzugekommen, bei der es um dasselbe Geld gehen könnte. Es wurde nichts gesendet. Lesen Sie die Warnungen und setzen Sie das Häkchen erneut, wenn Sie trotzdem senden möchten.',
    settle_too_early:
      'Sie wurde vor weniger als einer Minute gesendet, und ein langsamer Zahlungsdienst legt sie vielleicht noch an. Sehen Sie in einer Minute noch einmal nach.',
    delete_too_late:
      'Die Transaktion hat begonnen, die Auszahlung kann nicht mehr storniert werden. Es hat sich nichts geändert.',
  },

  withdraw: 'Neue Auszahlung',
  editTitle: 'Auszahlung bearbeiten',
  editLead: '„Weiter“ storniert den bisherigen Entwurf und legt einen neuen an.',
  refund: 'Erstattung',
  refundOf: (reference) => `Erstattung zu Bestellung ${reference}`,
  topUpRefundOf: (reference) => `Erstattung an Kunde ${reference}`,
  mayNot: 'Sie können Auszahlungen ansehen, aber keine anlegen.',
  sessionFailed: 'Ihre Rechte konnten nicht gelesen werden',
  formLoading: 'Formular wird geöffnet …',
  approvalNeeded:
    'Eine andere Person muss Ihren Entwurf genehmigen, bevor er gesendet werden kann.',

  currency: 'Währung',
  currencyHint: 'Name, Kürzel oder Netzwerk eingeben',
  currencyNone: 'Wählen Sie eine Währung.',
  currencyNoMatch: (text) => `Keine Treffer für „${text}“.`,
  currencyFound: (n) => (n === 1 ? '1 Währung gefunden' : `${String(n)} Währungen gefunden`),
  currencyChosen: (code, network) => `${code} auf ${network}`,
  currencyGone: 'Diese Währung ist nicht mehr verfügbar. Wählen Sie eine andere.',
  currenciesFailed: 'Die Währungen konnten nicht geladen werden',
  currenciesEmpty: 'Der Zahlungsdienst bietet keine Währung an. Aktivieren Sie dort zuerst eine.',
  openCurrencies: 'Alle Währungen anzeigen',
  closeCurrencies: 'Währungen ausblenden',
  balanceName: 'Guthaben',
  balanceNotKnown: 'Guthaben unbekannt',
  balanceAt: (amount, ago) => `Verfügbar: ${amount}, ${ago}`,
  balancesOld: 'Die Guthaben sind veraltet: Sie konnten nicht neu gelesen werden',
  balancesFailed: 'Die Guthaben konnten nicht gelesen werden',
  balancesLead: 'Sie können fortfahren, wir können aber nicht sagen, ob das Guthaben reicht.',

  amount: 'Betrag',
  amountAll: 'Max.',
  amountAllLabel: (amount) => `Max.: ${amount}`,
  amountAllNote: 'Das ist das gesamte Guthaben.',
  amountAllNative:
    'Das ist das gesamte Guthaben. Die Netzwerkgebühr geht von derselben Währung ab, die Transaktion bleibt deshalb vielleicht in der Warteschlange. Lassen Sie etwas übrig.',
  amountAllToken: (native) =>
    `Das ist das gesamte Guthaben. Die Netzwerkgebühr wird in ${native} gezahlt.`,
  amountAbove: 'Mehr als verfügbar.',
  amountAmbiguous: 'Welchen Betrag meinen Sie?',
  amountAsDecimal: (whole, plain) =>
    whole === plain ? `Genau ${plain}` : `${whole} mit Nachkommastellen: ${plain}`,
  amountAsGrouped: (plain) => `Eine ganze Zahl: ${plain}`,
  amountFaults: {
    not_a_number: 'Geben Sie eine Zahl ein, etwa 12,5.',
    separators: 'Prüfen Sie Kommas und Punkte. Schreiben Sie die Zahl einfach, etwa 1234,5.',
    too_long: 'Zu viele Ziffern für einen Betrag.',
    not_positive: 'Geben Sie einen Betrag über null ein.',
    precision: 'Zu viele Nachkommastellen.',
  },
  amountPrecision: (code, decimals) =>
    decimals === 0
      ? `${code} hat keine Nachkommastellen. Geben Sie eine ganze Zahl ein.`
      : `${code} hat höchstens ${String(decimals)} Nachkommastellen.`,
  amountEmpty: 'Geben Sie einen Betrag ein.',

  address: 'Adresse',
  addressRefund: 'Erstattungsadresse des Kunden',
  addressHint: (network) => `Eine Adresse auf ${network}. Bitte einfügen, nicht abtippen.`,
  addressHintNoCurrency:
    'Wählen Sie zuerst die Währung: Jedes Netzwerk hat seine eigenen Adressen.',
  addressRefundHint:
    'Lassen Sie sich vom Kunden eine eigene Adresse geben. Verwenden Sie nie die Adresse, von der die Zahlung kam: Sie gehört vielleicht einer Kryptobörse, und das Geld wäre verloren.',
  addressValid: (network) => `Gültige Adresse auf ${network}`,
  addressNotChecked: (network) =>
    `Adressen auf ${network} können wir nicht prüfen. Vergleichen Sie jedes Zeichen.`,
  addressRespelled: 'Dieselbe Adresse in ihrer Standardschreibweise.',
  addressSpaces: 'Leerzeichen wurden entfernt.',
  addressBitcoinForm: (network) =>
    `Bitcoin-Adressen sehen genauso aus. Vergewissern Sie sich, dass diese für ${network} ist.`,
  addressLabel: (code, network) => `Adresse für ${code} auf ${network}`,
  addressElsewhere: (network) => `Das ist eine Adresse auf ${network}.`,
  addressElsewhereEvm: 'Das ist eine Adresse auf Ethereum oder einem ähnlichen Netzwerk.',
  addressFaults: {
    empty: () => 'Geben Sie die Adresse des Empfängers ein.',
    charset: (network) =>
      `Adressen auf ${network} enthalten solche Zeichen nicht. Kopieren Sie sie erneut.`,
    length: (network) =>
      `Zu kurz oder zu lang für eine Adresse auf ${network}. Kopieren Sie sie noch einmal vollständig.`,
    checksum: () =>
      'Ein Zeichen ist falsch: Die Prüfsumme stimmt nicht. Kopieren Sie die Adresse erneut, tippen Sie sie nicht ab.',
    wrong_network: (network) =>
      `Keine Adresse des Hauptnetzes von ${network}. Dorthin gesendetes Geld wäre verloren.`,
    encoding: (network) =>
      `Nicht so geschrieben wie eine Adresse auf ${network}. Kopieren Sie sie erneut.`,
  },

  note: 'Interne Notiz (optional)',
  noteTooLong: 'Die Notiz hat mehr als 500 Zeichen. Kürzen Sie sie.',

  review: 'Weiter',
  reviewing: 'Wird angelegt …',
  fieldsWrong: (n) =>
    n === 1 ? '1 Feld muss geprüft werden.' : `${String(n)} Felder müssen geprüft werden.`,
  draftFailed: 'Es wurde kein Entwurf der Auszahlung angelegt',
  draftAgain: 'Ihre Eingaben bleiben erhalten. Ein neuer Versuch legt keinen zweiten Entwurf an.',
  draftMovedOn:
    'Der frühere Entwurf aus diesem Formular wurde bereits gesendet, vielleicht in einem anderen Tab. Ihre späteren Änderungen sind in keinen Entwurf eingegangen.',
  draftDiffers:
    'Der Entwurf auf dem Server weicht von Ihren Eingaben ab. Senden Sie ihn nicht. Stornieren Sie ihn und melden Sie es der Person, die den Server betreibt.',
  startOver: 'Neue Auszahlung beginnen',
  showOther: 'Andere Auszahlung anzeigen',
  back: 'Bearbeiten',
  anotherOne: 'Neue Auszahlung',

  withdrawal: 'Auszahlung',
  withdrawalLoading: 'Auszahlung wird geladen …',
  withdrawalFailed: 'Die Auszahlung konnte nicht geladen werden',
  withdrawalStatuses: {
    needs_approval: 'Genehmigung nötig',
    ready: 'Sendebereit',
    sending: 'Wird gesendet',
    queued: 'In Warteschlange',
    stuck: 'Hängt fest',
    confirming: 'Wird bestätigt',
    completed: 'Abgeschlossen',
    unknown: 'Ergebnis unbekannt',
    rejected: 'Abgelehnt',
    failed: 'Fehlgeschlagen',
    cancelled: 'Storniert',
  },
  withdrawalLeads: {
    awaiting_approval: 'Es wurde nichts gesendet. Eine andere Person muss zuerst genehmigen.',
    draft: 'Es wurde nichts gesendet. Vergleichen Sie Betrag, Netzwerk und Adresse mit der Quelle.',
    sending:
      'Wir fragen beim Zahlungsdienst an. Das dauert einige Sekunden. Legen Sie keinen weiteren Entwurf an.',
    unknown: 'Die Auszahlung existiert vielleicht, vielleicht auch nicht.',
    refused: 'Der Zahlungsdienst hat sie abgelehnt. Es fließt kein Geld.',
    queued: 'Sie liegt beim Zahlungsdienst, der noch keine Transaktion erstellt hat.',
    in_progress:
      'Der Zahlungsdienst hat mit der Transaktion begonnen. Stornieren ist nicht mehr möglich.',
    completed: 'Die Transaktion ist bestätigt.',
    failed:
      'Der Zahlungsdienst hat diese Transaktion aufgegeben und versucht es von sich aus nicht noch einmal.',
    deleted:
      'Beim Zahlungsdienst storniert, bevor eine Transaktion erstellt wurde. Es ist kein Geld geflossen.',
    discarded: 'Vor dem Senden storniert. Es ist kein Geld geflossen.',
  },
  withdrawalOther: (state) => `Status: ${state}`,
  withdrawalOtherLead: 'Diese Seite ist älter als der Server und kennt diesen Status nicht.',
  sendTitle: (amount) => `${amount} senden`,
  withdrawalTitle: (amount, start) => `${amount} an ${start}…`,

  factAmount: 'Betrag',
  factNetwork: 'Netzwerk',
  factAddress: 'An',
  factFrom: 'Von',
  walletLabel: (network) => `Adresse auf ${network}, von der gezahlt wird`,
  walletAvailable: (network, amount) => `Wallet auf ${network} · ${amount} verfügbar`,
  factLeft: 'Rest danach',
  factFee: 'Netzwerkgebühr',
  feeSame: 'Wird aus derselben Wallet gezahlt',
  feeIn: (native) => `Wird in ${native} aus derselben Wallet gezahlt`,
  valueWhenSent: (value) => `${value} beim Senden`,
  factNote: 'Interne Notiz',
  factRefund: 'Für',
  factHash: 'Transaktion',
  factRequest: 'Anfrage-ID',
  factProof: 'Nachweis',
  completedAt: (when) => `Die Transaktion wurde bestätigt: ${when}.`,
  signedWebhook: (delivery) =>
    delivery === null ? 'Signierter Webhook' : `Signierter Webhook ${delivery}`,
  serviceLookup: 'Abfrage beim Zahlungsdienst',
  proofLine: (proof, when) => `${proof}, ${when}`,
  warningTitles: {
    balance_low: 'Guthaben reicht nicht.',
    balance_unknown: 'Guthaben unbekannt.',
    fees_low: 'Wenig Gas.',
    address_unchecked: 'Adresse nicht geprüft.',
    address_bitcoin_form: 'Könnte eine Bitcoin-Adresse sein.',
    address_new: 'Erste Zahlung an diese Adresse.',
    looks_repeated: 'Sieht nach einer Wiederholung aus.',
    refund_repeated: 'Weitere Erstattung zu dieser Bestellung.',
  },
  warnings: {
    balance_low:
      'Die Wallet enthält weniger als diesen Betrag. Der Zahlungsdienst würde die Auszahlung in der Warteschlange behalten.',
    balance_unknown:
      'Das Guthaben konnte nicht gelesen werden, wir können also nicht sagen, ob es reicht.',
    fees_low:
      'Die Wallet kann die Netzwerkgebühr vielleicht nicht zahlen. Die Transaktion bleibt dann möglicherweise in der Warteschlange.',
    address_unchecked: 'Wir kennen dieses Netzwerk nicht. Vergleichen Sie jedes Zeichen.',
    address_bitcoin_form:
      'Bitcoin-Adressen sehen genauso aus. Vergewissern Sie sich, dass diese für dieses Netzwerk ist.',
    address_new: 'An diese Adresse wurde von hier aus noch nie etwas gesendet.',
    looks_repeated:
      'Derselbe Betrag wurde binnen eines Tages an dieselbe Adresse gesendet, wurde es vielleicht oder soll noch gesendet werden. Stellen Sie sicher, dass nicht doppelt gezahlt wird.',
    refund_repeated:
      'Sie wurde gesendet, wurde vielleicht gesendet oder wird vielleicht noch gesendet. Sehen Sie sie zuerst an: Sonst wird das Geld möglicherweise doppelt erstattet.',
  },
  otherWarning: (code) => `Der Server warnt: ${code}`,
  copyRequest: 'Anfrage-ID kopieren',
  copyTransaction: 'Hash kopieren',
  viewTransaction: 'Transaktion ansehen',

  confirmFacts: 'Ich habe Betrag, Netzwerk und Adresse mit der Quelle verglichen.',
  confirmFirst: 'Setzen Sie zuerst das Häkchen oben.',
  send: (amount) => `${amount} senden`,
  sendPending: 'Wird gesendet …',
  sendOnce: 'Das Senden lässt sich nicht rückgängig machen.',
  editNote: 'Nach dem Bearbeiten ist eine neue Genehmigung nötig.',
  sendFailed: 'Es wurde nicht gesendet',
  pressLost: 'Wir konnten nicht feststellen, ob Ihr Klick angekommen ist',
  outcomeLost: 'Wir wissen nicht, ob es ausgeführt wurde',
  sendLostLead:
    'Es wird nichts doppelt gesendet. Steht dort weiterhin „Sendebereit“, können Sie erneut klicken.',
  refusalTitles: {
    unauthorized: 'Sie sind abgemeldet, deshalb wurde nichts getan',
    forbidden: 'Dazu sind Sie nicht berechtigt, deshalb wurde nichts getan',
    not_found: 'Der Server kennt diese Auszahlung nicht',
    withdrawal_state: 'Sie ist über diesen Schritt schon hinaus',
    approval_missing: 'Eine andere Person muss sie zuerst genehmigen',
    approval_own: 'Eine andere Person muss sie genehmigen',
    settle_too_early: 'Dafür ist es noch zu früh',
    rate_limited: 'Zu viele Anfragen auf einmal, deshalb wurde nichts getan',
  },
  approve: 'Genehmigen',
  approving: 'Wird genehmigt …',
  approveFailed: 'Sie wurde nicht genehmigt',
  approveOwn: 'Das muss eine andere Person mit dem Recht „Genehmigen“ tun.',
  edit: 'Bearbeiten',
  discard: 'Auszahlung stornieren',
  discardQuestion: 'Diese Auszahlung stornieren? Sie wurde nicht gesendet.',
  discarding: 'Wird storniert …',
  cancelFailed: 'Sie wurde nicht storniert',
  keepIt: 'Behalten',
  removeQuestion:
    'Diese Auszahlung stornieren? Sie wurde nicht gesendet. Der Zahlungsdienst entfernt sie aus seiner Warteschlange.',

  unknownWhy:
    'Sie wird nie erneut gesendet, denn dann würde vielleicht doppelt gezahlt. Legen Sie keinen weiteren Entwurf an, bevor Sie es genau wissen.',
  unknownLookTitle: 'So finden Sie es heraus',
  unknownLook:
    'Suchen Sie diese Anfrage-ID unter den Auszahlungen im Dashboard des Zahlungsdienstes. Ist sie dort nicht zu finden, wurde nichts angelegt.',
  checkAgain: 'Erneut prüfen',
  checking: 'Wird geprüft …',
  checkedNothing: 'Gerade geprüft. Der Zahlungsdienst sagt weiterhin nichts dazu.',
  checkedSame: 'Gerade geprüft, nichts Neues.',
  checkFailed: 'Die Prüfung ist fehlgeschlagen. Das ist der zuletzt bekannte Stand.',
  settleTitle: 'Ergebnis eintragen',
  settleLead: 'Erst, nachdem Sie selbst beim Zahlungsdienst nachgesehen haben.',
  settleWhich: 'Was haben Sie gefunden?',
  settleCreated: 'Die Auszahlung ist vorhanden',
  settleNotCreated: 'Es gibt keine solche Auszahlung',
  settleReason: 'Woher wissen Sie das? (wird im Protokoll gespeichert)',
  settleReasonHint: 'Wo Sie nachgesehen haben, und wann.',
  settleMissing: 'Wählen Sie, was Sie gefunden haben, und geben Sie an, woher Sie es wissen.',
  settle: 'Ergebnis eintragen',
  settling: 'Wird eingetragen …',
  settleFailed: 'Das Ergebnis wurde nicht eingetragen',

  refusals: {
    address_invalid:
      'Der Zahlungsdienst akzeptiert diese Adresse für dieses Netzwerk nicht. Vergleichen Sie sie mit der Quelle.',
    address_is_own:
      'Das ist eine Einzahlungsadresse des Zahlungsdienstes selbst, an die er nicht auszahlt. Verwenden Sie eine andere Adresse.',
    amount_not_positive:
      'Der Zahlungsdienst hat den Betrag als null gelesen. Legen Sie einen Entwurf mit einem größeren Betrag an.',
    currency_unknown:
      'Der Zahlungsdienst kennt diese Währung nicht. Laden Sie die Seite neu und wählen Sie eine andere.',
    currency_disabled:
      'Diese Währung ist beim Zahlungsdienst deaktiviert. Aktivieren Sie sie dort, oder wählen Sie eine andere.',
    withdrawals_disabled:
      'Auszahlungen sind beim Zahlungsdienst deaktiviert. Aktivieren Sie sie in dessen Einstellungen.',
    processing_not_ready:
      'Der Zahlungsdienst ist noch nicht für Auszahlungen eingerichtet. Schließen Sie die Einrichtung dort ab.',
    processing_unreachable:
      'Der Zahlungsdienst konnte seine Processing-Wallets nicht erreichen und hat nichts angelegt. Legen Sie später einen neuen Entwurf an.',
    processing_wallet_missing:
      'Der Zahlungsdienst hat auf diesem Netzwerk keine Processing-Wallet. Legen Sie dort eine an.',
    store_not_owned:
      'Der API-Schlüssel gehört beim Zahlungsdienst einem anderen Inhaber. Die Person, die den Server betreibt, muss den richtigen Schlüssel hinterlegen.',
    key_refused:
      'Der Zahlungsdienst hat mit 401 geantwortet, es wurde also nichts angelegt: Entweder ist seine Datenbank ausgefallen, oder er akzeptiert den API-Schlüssel nicht. Wenn sein Dashboard funktioniert, muss die Person, die den Server betreibt, einen gültigen Schlüssel hinterlegen.',
    other:
      'Der Zahlungsdienst hat keinen Grund genannt, den wir kennen. Sehen Sie in seinem Dashboard nach.',
  },
  otherRefusal: (code) => `Vom Server genannter Grund: ${code}`,
  draftAnother: 'Neuen Entwurf anlegen',
  failedLead: 'Prüfen Sie das Guthaben, bevor Sie einen neuen Entwurf anlegen.',

  queuedWhy:
    'Der Zahlungsdienst versucht es alle paar Sekunden erneut und sagt nicht, worauf er wartet: zu wenig Guthaben, zu wenig Gas oder ein ausgefallenes Netzwerk.',
  queuedDeletable: 'Sie können sie stornieren, bis eine Transaktion erstellt wird.',
  transferTitle: 'Was der Zahlungsdienst meldet',
  transferRead: (when) => `Gelesen: ${when}.`,
  transferBehind: (read, signed) =>
    `${read === null ? 'Gelesen' : `Gelesen: ${read},`} vor dem Webhook vom ${signed}. Es zählt die neuere, signierte Angabe, deshalb ist der Status „Abgeschlossen“.`,
  transferKind: 'Art',
  transferStage: 'Phase',
  transferState: 'Status',
  transferMessage: 'Meldung',
  transferNothing: 'nicht angegeben',
  transferStatus: {
    new: 'gerade begonnen',
    pending: 'wartet auf Bearbeitung',
    processing: 'wird vorbereitet',
    in_mempool: 'an das Netzwerk übergeben',
    unconfirmed: 'vom Netzwerk erkannt, noch nicht bestätigt',
    completed: 'vom Netzwerk bestätigt',
    failed: 'vom Zahlungsdienst aufgegeben',
    frozen: 'vom Zahlungsdienst angehalten',
  },
  frozen:
    'Der Zahlungsdienst hat diese Transaktion angehalten, meist für eine Prüfung, und sagt nichts weiter dazu. Fragen Sie den Betreiber des Zahlungsdienstes. Legen Sie keinen weiteren Entwurf an: Die Transaktion läuft vielleicht noch weiter.',
  discardedSettled:
    'Jemand hat beim Zahlungsdienst nachgesehen und keine solche Auszahlung gefunden. Es ist kein Geld geflossen.',
  stale:
    'Der Zahlungsdienst konnte gerade nicht sagen, wie es um sie steht. Diese Angaben sind also vielleicht veraltet.',
  neverChecked: 'Der Zahlungsdienst hat noch keine Auskunft dazu gegeben.',
  checkedAt: (when) => `Letzte Antwort des Zahlungsdienstes: ${when}`,
  history: 'Verlauf',
  historyKinds: {
    drafted: 'Entwurf angelegt',
    approved: 'Genehmigt',
    sent: 'Gesendet',
    refused: 'Abgelehnt',
    lost: 'Antwort verloren',
    read_back: 'Beim Zahlungsdienst gefunden',
    settled: 'Ergebnis eingetragen',
    deleted: 'Storniert',
    discarded: 'Storniert',
    started: 'Wird bestätigt',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    confirmed: 'Im Netzwerk bestätigt',
  },
  needsSecondPerson: 'braucht eine zweite Person',
  fromRefundLink: (when) => `Adresse aus dem Erstattungslink, ${when}`,
  callReasons: {
    timeout: 'Der Zahlungsdienst hat zu lange für eine Antwort gebraucht.',
    network: 'Die Verbindung zum Zahlungsdienst ist abgebrochen.',
    aborted: 'Der Aufruf wurde abgebrochen.',
    failure: 'Der Zahlungsdienst hat mit einem eigenen Fehler geantwortet.',
    redirect:
      'Der Zahlungsdienst hat den Aufruf umgeleitet, und der Server ist der Umleitung nicht gefolgt.',
    unreadable: 'Die Antwort des Zahlungsdienstes ist nicht lesbar.',
    duplicate: 'Der Zahlungsdienst sagt, dass ihm diese Anfrage schon vorliegt.',
    not_understood:
      'Der Zahlungsdienst sagt, dass er die Anfrage nicht lesen konnte. Vielleicht haben Server und Zahlungsdienst unterschiedliche Versionen.',
    processing_unreachable:
      'Der Zahlungsdienst sagt, dass er seine Processing-Wallets nicht erreichen konnte.',
    not_written: 'Der Zahlungsdienst sagt, dass er die Auszahlung nicht speichern konnte.',
    unclear_refusal:
      'Der Zahlungsdienst hat sie abgelehnt, ohne zu sagen, ob etwas angelegt wurde.',
    answer_differs:
      'Der Zahlungsdienst hat mit einer anderen Währung, einem anderen Betrag oder einer anderen Adresse geantwortet als angefragt. Sehen Sie sofort in seinem Dashboard nach.',
    crash: 'Der Server wurde beendet, während er beim Zahlungsdienst anfragte.',
    unforeseen: 'Etwas Unerwartetes ist schiefgegangen.',
    delete_unanswered:
      'Sie sollte storniert werden, es kam keine Antwort, und jetzt kennt der Zahlungsdienst sie nicht. Vielleicht ist sie storniert, vielleicht wird sie noch gesendet.',
    sent_beside:
      'Im selben Moment wurde eine andere Auszahlung gesendet, bei der es um dasselbe Geld gehen könnte, deshalb wurde diese nicht gesendet.',
    not_sent:
      'Der Server kam nicht dazu, beim Zahlungsdienst anzufragen. Es wurde nichts gesendet.',
  },
  staleReasons: {
    not_found:
      'Der Zahlungsdienst sagt, dass er diese Auszahlung nicht kennt. Das allein beweist nichts: Nicht jeder Zahlungsdienst kann nach einer Anfrage-ID gefragt werden. Sehen Sie in seinem Dashboard nach.',
    answer_differs:
      'Unter dieser ID hat der Zahlungsdienst eine andere Währung, einen anderen Betrag oder eine andere Adresse. Sehen Sie sofort in seinem Dashboard nach.',
    service_rejected:
      'Der Zahlungsdienst sagt nicht, wie es um sie steht. Diese Angaben sind also vielleicht veraltet. Sehen Sie in seinem Dashboard nach.',
    service_invalid:
      'Die Antwort des Zahlungsdienstes ist unbrauchbar. Diese Angaben sind also vielleicht veraltet. Bleibt es dabei, sehen Sie in seinem Dashboard nach.',
    key_refused:
      'Der Zahlungsdienst antwortet mit 401. Diese Angaben sind also vielleicht veraltet: Entweder ist seine Datenbank ausgefallen, oder er akzeptiert den API-Schlüssel nicht. Wenn sein Dashboard funktioniert, muss die Person, die den Server betreibt, einen gültigen Schlüssel hinterlegen.',
  },
  otherStep: 'Aktualisierung',

  withdrawals: 'Auszahlungen',
  withdrawalsLoading: 'Auszahlungen werden geladen …',
  withdrawalsFailed: 'Die Auszahlungen konnten nicht geladen werden',
  withdrawalsEmpty: 'Noch keine Auszahlungen.',
  withdrawalsNone: (view) => `Keine Auszahlungen in „${view}“.`,
  withdrawalFilter: 'Nach Status filtern',
  withdrawalViews: {
    all: 'Alle',
    needs_approval: 'Genehmigung nötig',
    ready: 'Sendebereit',
    in_progress: 'In Bearbeitung',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    cancelled: 'Storniert',
  },
  toColumn: 'An',
  forColumn: 'Für',
  draftedByColumn: 'Entwurf von',
  refundShort: (reference) => `Erstattung zu ${reference}`,
  refundToShort: (reference) => `Erstattung an ${reference}`,
  reviewRow: 'Prüfen',
  openRow: 'Öffnen',
  withdrawalsShown: (shown, total) =>
    total === null || total === shown
      ? count(shown, { one: '# Auszahlung', other: '# Auszahlungen' })
      : `${String(shown)} von ${String(total)}`,
  exportWithdrawals: 'CSV exportieren',
  exportWithdrawalsNote: 'Exportiert alle Auszahlungen dieses Filters. Wird protokolliert.',
  waitedTitle: (amount, age) => `Wartezeit ${age}: ${amount}.`,
  waitedBalance: (network, holds, code) =>
    `In der Wallet auf ${network} liegen ${holds}, deshalb kann der Zahlungsdienst die Auszahlung nicht senden. Laden Sie die Wallet mit ${code} auf, oder stornieren Sie die Auszahlung. Es wurde nichts gesendet.`,
  waitedFees: (network) =>
    `Die Wallet auf ${network} kann die Netzwerkgebühr nicht zahlen, deshalb kann der Zahlungsdienst die Auszahlung nicht senden. Laden Sie die Wallet mit Gas auf, oder stornieren Sie die Auszahlung. Es wurde nichts gesendet.`,
  waitedUnknown: 'Der Zahlungsdienst hat noch keine Transaktion erstellt und sagt nicht, warum.',
  stateOld: 'evtl. veraltet',
  withdrawalsUnreadable: (n) =>
    count(n, {
      one: '# Auszahlung konnte nicht gelesen werden',
      other: '# Auszahlungen konnten nicht gelesen werden',
    }),
  withdrawalsUnreadableWhat:
    'Ob gesendet wurde oder nicht, ist offen. Legen Sie dafür keinen neuen Entwurf an, bevor Sie es wissen. Vielleicht stammt der Eintrag von einer neueren Version: Aktualisieren Sie den Server.',

  orderStates: { open: 'Offen', held: 'Zurückgehalten', paid: 'Bezahlt', closed: 'Geschlossen' },
  otherState: (word) => `Status: ${word}`,
  deposits: 'Einzahlungen',
  olderOnes: 'Ältere anzeigen',
  olderOnesLoading: 'Ältere werden geladen …',
  olderOnesFailed: 'Die älteren konnten nicht gelesen werden',
  moreShown: (n) => count(n, { one: '# weiterer Eintrag', other: '# weitere Einträge' }),

  orderLoading: 'Bestellung wird geladen …',
  orderFailed: 'Die Bestellung konnte nicht geladen werden',
  orderOlderStore:
    'Auf Ihrem Server läuft eine ältere Version, die zu einer Bestellung keine weiteren Angaben liefert. Aktualisieren Sie ihn, um Kennzahlen und Verlauf zu sehen.',
  orderTrail: 'Navigationspfad',
  orderPaidAt: (when) => `Bezahlt: ${when}`,
  orderOpenedAt: (when) => `Geöffnet: ${when}`,

  figurePrice: 'Preis',
  figureReceived: 'Erhalten',
  figureSentBack: 'Erstattet',
  balanceKinds: {
    owed: 'Sie schulden',
    undecided: 'Zu entscheiden',
    due: 'Kunde schuldet',
    pending: 'Unbestätigt',
    held: 'Zurückgehalten',
    kept: 'Nicht erstattet',
    settled: 'Sie schulden',
    unknown: 'Sie schulden',
  },
  otherBalance: (word) => `Saldo: ${word}`,
  orderValueUnknown: 'Wert nicht bekannt',
  coinsAsked: (coins) => `${coins} gefordert`,
  coinsNotAsked: 'Keine Währung gewählt',
  nothingCame: 'Keine Zahlungen',
  noRefunds: 'Keine Erstattungen',
  nothingOwed: 'Nichts',
  plusPending: (coins) => `${coins} unbestätigt`,
  plusHeld: (coins) => `${coins} zurückgehalten`,
  plusOnTheWay: (coins) => `${coins} unterwegs`,
  refundUnreadable: 'Eine Erstattung ist nicht lesbar',

  moneyTitle: 'Ein- und Ausgänge',
  moneyNone: 'Keine Transaktionen.',
  moneyWhat: 'Art',
  moneyTransaction: 'Transaktion',
  moneyCoin: 'Betrag',
  moneyValue: 'Wert',
  moneyStatus: 'Status',
  movementPayment: 'Zahlung',
  movementRefund: 'Erstattung',
  otherMovement: (word) => `Geld: ${word}`,
  paymentStatuses: { seen: 'Unbestätigt', confirmed: 'Bestätigt', held: 'Zurückgehalten' },
  linkStatuses: { made: 'Link erstellt', opened: 'Link geöffnet' },
  paymentCounts: { late: 'Verspätete Zahlung', wrong_currency: 'Falsche Währung' },
  waitsForAddress: 'Warten auf die Adresse',
  notSentYet: 'Noch nicht gesendet',
  noTransactionYet: 'Noch keine Transaktion',
  openRefund: (what) => `Öffnen: ${what}`,
  openTransaction: (hash) => `Transaktion ${hash}, in einem Block-Explorer`,
  heldNow: 'Erhalten abzüglich Erstattungen',
  heldNowUnknown: 'Unbekannt',

  timelineTitle: 'Verlauf',
  timelineZone: (zone) => `Zeiten in ${zone}`,
  timelineTitles: {
    opened: () => 'Bezahlseite geöffnet',
    amended: (amount) => `Preis geändert auf ${amount}`,
    quoted: (amount) => `Preis festgelegt: ${amount}`,
    seen: (amount) => `${amount} erkannt`,
    confirmed: (amount, network) => `${amount} auf ${network} bestätigt`,
    held: (amount) => `${amount} zurückgehalten`,
    released: () => 'Freigegeben',
    paid: () => 'Bezahlt',
    marked_paid: () => 'Als bezahlt markiert',
    closed: () => 'Bestellung geschlossen',
    link_made: (amount) => `Erstattungslink über ${amount} erstellt`,
    link_opened: () => 'Erstattungslink geöffnet',
    link_claimed: () => 'Kunde hat eine Adresse bestätigt',
    link_revoked: () => 'Erstattungslink widerrufen',
    link_ended: () => 'Erstattungslink abgelaufen',
    refund_drafted: (amount) => `Erstattungsentwurf über ${amount} angelegt`,
    refund_approved: () => 'Erstattung genehmigt',
    refund_sent: (amount) => `Erstattung von ${amount} gesendet`,
    refund_refused: () => 'Der Zahlungsdienst hat die Erstattung abgelehnt',
    refund_lost: () => 'Erstattung: Antwort des Zahlungsdienstes verloren',
    refund_read_back: () => 'Erstattung beim Zahlungsdienst gefunden',
    refund_completed: (amount) => `Erstattung von ${amount} abgeschlossen`,
    refund_confirmed: (amount) => `Erstattung von ${amount} im Netzwerk bestätigt`,
    refund_failed: () => 'Erstattung fehlgeschlagen',
    refund_deleted: () => 'Erstattung storniert',
    refund_discarded: () => 'Erstattung storniert',
    refund_settled: () => 'Ergebnis der Erstattung eingetragen',
  },
  otherTimeline: (word) => `Aktualisierung: ${word}`,
  timelineSources: {
    service_event: 'Signierter Webhook',
    service_list: 'Liste unbestätigter Transaktionen',
    service_lookup: 'Bezahlseite des Zahlungsdienstes',
    service: 'Zahlungsdienst',
    store: 'Ihr Shop',
    customer: 'Über den Erstattungslink',
  },
  otherTimelineSource: (word) => `Quelle: ${word}`,
  timelineWebhook: (number) => `Signierter Webhook ${number}`,
  timelineRate: (code, rate) => `1 ${code} = ${rate}`,
  timelineUntil: (when) => `bis ${when}`,
  timelineQuote: (words) => `„${words}“`,
  timelinePaidTold: 'Bezahlt. Callback ausgeführt',
  timelineTold: (when) => `Callback ohne Fehler beendet: ${when}`,
  timelineUntold: 'Kein erfolgreicher Callback verzeichnet',
  timelineBecause: (causes) => `Wegen: ${causes}`,

  detailsTitle: 'Details',
  detailCustomer: 'Kunde',
  detailCustomerKept: 'Ihr Shop speichert E-Mail-Adressen',
  detailPaysWith: 'Zahlt mit',
  detailRate: 'Kurs',
  detailRateFrom: (source, when) => `${source}, ${when}`,
  detailAddress: 'Adresse',
  detailAddressCopy: 'Adresse kopieren',

  whyTitle: 'Warum dieser Status',
  whyNoCurrency: 'Der Kunde hat noch keine Währung gewählt, deshalb wird noch nichts gefordert.',
  whyUnpaid: 'Es ist nichts eingegangen.',
  whyLocked: (when) => `Der Preis gilt bis ${when}.`,
  whyExpired: (when) => `Der Preis ist abgelaufen: ${when}.`,
  whyPending: (coins) => `Erkannt, aber noch nicht bestätigt: ${coins}.`,
  whyStuck: 'Das dauert länger als sonst.',
  whyPartial: (coins, price, missing) =>
    `Eingegangen: ${coins} bei einem Preis von ${price}. Es fehlen noch ${missing}.`,
  whyPartialPlain: 'Es ist weniger als der Preis eingegangen.',
  whyPaid: (coins, price) =>
    `Bestätigt: ${coins} bei einem Preis von ${price}. Die Bestellung ist damit bezahlt.`,
  whyPaidPlain: 'Die bestätigten Zahlungen decken den Preis, die Bestellung ist damit bezahlt.',
  whyMarked: (who) => `Als bezahlt markiert von ${who}.`,
  whyMarkedByStore: 'Ihr Shop hat sie als bezahlt markiert.',
  whyOver: (coins) => `Darüber hinaus eingegangen: ${coins}.`,
  whyOverPlain: 'Es ist mehr als der Preis eingegangen.',
  whyLate: (coins) => `Nach Ablauf des Preises eingegangen: ${coins}. Das zählt deshalb nicht.`,
  whyWrongCurrency: (coins) =>
    `Eingegangen: ${coins}. Das ist nicht die gewählte Währung und zählt deshalb nicht.`,
  whyUnconfirmed: 'Die Zahlung ist noch nicht bestätigt.',
  whyDecide:
    'Markieren Sie die Bestellung als bezahlt, um die Zahlung anzunehmen, oder erstatten Sie sie.',
  whyPaidAlready: 'Die Bestellung war auch ohne diese Zahlung bezahlt.',
  whyHeld: (coins) =>
    `Zurückgehalten: ${coins}. Der Zahlungsdienst hat dies für eine Prüfung angehalten oder macht widersprüchliche Angaben dazu.`,
  whyHeldPlain:
    'Der Zahlungsdienst hat eine Zahlung für eine Prüfung angehalten oder macht zu einer Zahlung widersprüchliche Angaben.',
  whyHeldUntil: 'Solange sie zurückgehalten wird, ist die Bestellung nicht bezahlt.',
  whyHeldMarked: 'Sie wurde als bezahlt markiert und ist bezahlt, sobald sie freigegeben wird.',
  whyClosed: 'Ihr Shop hat sie geschlossen und nimmt dafür keine Zahlungen mehr an.',
  whyRefunded: 'Eine Erstattung ist abgeschlossen, eine weitere läuft nicht.',
  whyAccount: 'Das Konto eines Kunden: Jeder Betrag zählt, jederzeit.',
  whyOther:
    'Diesen Status meldet der Server. Diese Seite ist älter als der Server und kennt ihn nicht.',

  rawTitle: 'Was der Zahlungsdienst meldet',
  rawNone: 'Der Zahlungsdienst hat noch nichts gemeldet.',
  rawChecked: (when) => `Gelesen: ${when}`,
  rawPayment: (amount) => `Zahlung von ${amount}`,
  rawRefund: (amount) => `Erstattung von ${amount}`,
  rawEmpty: 'kein Status',

  orderActionsMenu: 'Aktionen',
  actionRefundLink: 'Per Link erstatten …',
  actionRefundLinkNote: 'Der Kunde gibt die Adresse ein.',
  actionRefundAddress: 'An bekannte Adresse erstatten …',
  actionRefundAddressNote: 'Legt einen Auszahlungsentwurf an.',
  actionMark: 'Als bezahlt markieren …',
  actionMarkNote: 'Es fließt kein Geld. Ihr Shop wird benachrichtigt.',
  actionMarkLateNote: 'Nimmt an, was eingegangen ist. Es fließt kein Geld.',
  actionMarkUnconfirmedNote: 'Was eingegangen ist, ist noch nicht bestätigt.',
  actionRelease: 'Freigeben …',
  actionReleaseNote: 'Was eingegangen ist, kann wieder zählen.',
  actionCopyLink: 'Link zur Bestellung kopieren',
  linkToOrderCopied: 'Der Link wurde kopiert.',
  linkToOrderRefused: 'Kopieren ist hier gesperrt.',
  primaryRefund: (amount) => `${amount} erstatten`,
  cannotRefundNothing: 'Es wurde nichts erhalten.',
  cannotRefundUnconfirmed: 'Noch nicht bestätigt.',
  cannotLinkOff: 'Die Erstattungsseite ist nicht eingerichtet.',
  cannotLinkNothing: 'Es ist nichts übrig, was per Link erstattet werden kann.',
  cannotLinkAccount: 'Ein Konto hat keinen Preis, also ist nichts überzahlt.',
  cannotMarkPaid: 'Bereits bezahlt.',
  cannotMarkTwice: 'Bereits markiert. Geben Sie die Bestellung auch noch frei.',
  cannotMarkAccount: 'Ein Konto hat keinen Preis.',
  cannotRelease: 'Es wird nichts zurückgehalten.',

  refundHeld:
    'Der Zahlungsdienst hält die Zahlung zurück, sie ist also vielleicht nicht verfügbar. Eine Erstattung wird aus der Processing-Wallet gezahlt.',
  refundPaid:
    'Die Bestellung gilt als bezahlt. Wenn das an dieser Zahlung liegt, verschenken Sie mit einer Erstattung die Ware.',
  refundAlready:
    'Von dieser Bestellung wurde Geld erstattet, wurde es vielleicht oder wird es bald. Vom Betrag hier ist das nicht abgezogen: Sehen Sie sich zuerst die Erstattungen der Bestellung an.',
  refundLead:
    'Damit legen Sie einen Auszahlungsentwurf an. Es wird nichts gesendet, bevor Sie ihn geprüft haben, und der Entwurf ändert die Bestellung nicht.',
  backToOrder: 'Zurück zur Bestellung',

  release: 'Freigeben',
  releaseLead: 'Sehen Sie beim Zahlungsdienst nach, warum die Zahlung zurückgehalten wird.',
  releaseConsequences: [
    'Alles, was diese Bestellung jetzt zurückhält, wird freigegeben. Wird sie später wieder zurückgehalten, müssen Sie sie erneut freigeben.',
    'Deckt das Eingegangene den Preis, ist die Bestellung sofort bezahlt und Ihr Shop wird benachrichtigt. Rechnen Sie damit, dass er liefert.',
    'Das Geld beim Zahlungsdienst wird dadurch nicht freigegeben.',
  ],
  releasing: 'Wird freigegeben …',
  releaseFailed: 'Die Bestellung wurde nicht freigegeben',
  released: 'Die Bestellung wurde freigegeben.',
  heldAnew:
    'Die Freigabe ist erfolgt, aber die Bestellung wird schon wieder zurückgehalten. Sehen Sie sich das Neue zuerst an.',
  mark: 'Als bezahlt markieren',
  markLead: 'Die Bestellung gilt dann als bezahlt, gleich, was eingegangen ist.',
  markConsequences: [
    'Ihr Shop wird sofort benachrichtigt, als wäre das Geld eingegangen. Rechnen Sie damit, dass er liefert.',
    'Es fließt kein Geld. Das lässt sich hier nicht rückgängig machen.',
  ],
  markWhileHeld:
    'Freigegeben wird sie dadurch nicht: Die Bestellung ist erst bezahlt, wenn sie auch freigegeben ist.',
  marking: 'Wird markiert …',
  markFailed: 'Die Bestellung wurde nicht als bezahlt markiert',
  marked: 'Die Bestellung wurde als bezahlt markiert.',
  wordLost:
    'Wir konnten nicht feststellen, ob es ausgeführt wurde. Sehen Sie sich die Bestellung an, bevor Sie es erneut versuchen. Ein zweites Mal ändert nichts weiter.',
  wordOvertaken:
    'Die Bestellung hat sich geändert, seit Sie dies geöffnet haben. Sehen Sie sie sich an, bevor Sie bestätigen.',
  wordContinue: 'Weiter',

  formReason: 'Grund',
  formReasonSaved: '(wird im Protokoll gespeichert)',
  formReasonMissing: 'Geben Sie einen Grund an. Er wird mit Ihrem Namen gespeichert.',
  formCancel: 'Abbrechen',
  formClose: 'Schließen',
  dialogNotLoaded: 'Das Formular wurde nicht geladen.',

  logPeriod: 'Zeitraum',
  logPeriods: {
    all: 'Unbegrenzt',
    today: 'Heute',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
    dates: 'Datum …',
  },
  logFrom: 'Von',
  logTo: 'Bis',
  logToday: (time) => `Heute, ${time}`,
  logYesterday: (time) => `Gestern, ${time}`,
  logSearchClear: 'Suche löschen',
  logClear: 'Filter löschen',
  logSearchedTo: (moment) =>
    `Durchsucht bis zurück zum ${moment}. Unter älteren Einträgen gibt es vielleicht weitere Treffer.`,
  logSearchFurther: 'Weitersuchen',
  logClose: 'Schließen',

  repeatOpen: 'Shop erneut benachrichtigen …',
  repeatNote:
    'Wiederholt den Callback. Wird protokolliert. Ihr Shop muss mit Wiederholungen umgehen können.',
  repeatTitle: 'Shop erneut benachrichtigen?',
  repeatConsequences: [
    'Führt denselben Callback noch einmal aus, mit derselben ID.',
    'Ihr Shop darf bei einer ID, die er schon verarbeitet hat, nichts weiter tun.',
    'Es fließt kein Geld, und an der Bestellung ändert sich hier nichts.',
  ],
  repeatReason: 'Grund (wird im Protokoll gespeichert)',
  repeatReasonMissing: 'Geben Sie einen Grund an.',
  repeatYes: 'Erneut benachrichtigen',
  repeating: 'Shop wird benachrichtigt …',
  repeatCancel: 'Abbrechen',
  repeatFailed: 'Der Shop wurde nicht erneut benachrichtigt',
  settlePayment: 'Diese Zahlung erledigen',
  settlePaymentLead:
    'Erst, wenn Sie sie selbst erstattet oder gutgeschrieben haben. Es wird kein Geld bewegt.',
  settlePaymentFailed: 'Die Zahlung wurde nicht erledigt',
  paymentSettled: (who, reason) => `Erledigt von ${who}: ${reason}`,
  repeatOutcomes: {
    delivered: 'Ihr Shop wurde erneut benachrichtigt.',
    failed: 'Der Code Ihres Shops ist erneut fehlgeschlagen. Sehen Sie im Server-Log nach.',
    running: 'Der Code Ihres Shops läuft noch. Sehen Sie im Server-Log nach.',
    queued: 'Die Nachricht wird innerhalb von zehn Sekunden erneut gesendet.',
  },

  webhooks: 'Webhooks',
  webhooksLoading: 'Webhooks werden geladen …',
  webhooksFailed: 'Die Webhooks konnten nicht geladen werden',
  webhooksNone: 'Noch keine Webhooks. Sie erscheinen hier, wenn der Zahlungsdienst welche sendet.',
  webhooksNoMatch: 'Keine passenden Webhooks.',
  webhooksDirection: 'Richtung',
  fromService: 'Vom Zahlungsdienst',
  toShop: 'An Ihren Shop',
  webhooksSearch: 'Webhooks durchsuchen',
  webhooksSearchHint: 'Bestellung, Hash, Auszahlung oder Adresse',
  webhooksResult: 'Ergebnis',
  webhooksAll: 'Alle',
  webhooksShown: (n) => count(n, { one: '# Webhook', other: '# Webhooks' }),
  webhookEvents: {
    PaymentNotConfirmed: 'Zahlung erkannt',
    PaymentReceived: 'Zahlung erhalten',
    PaymentAMLBlocked: 'Zahlung zurückgehalten',
    WithdrawalFromProcessingReceived: 'Auszahlung',
  },
  webhookTest: 'Test',
  webhookTestWhat: 'Von Hand aus dem Dashboard des Zahlungsdienstes gesendet. Ohne jede Wirkung.',
  webhookResults: {
    accepted: 'Angenommen',
    unmatched: 'Nicht zugeordnet',
    conflict: 'Widerspruch',
  },
  otherResult: (word) => `Ergebnis: ${word}`,
  webhookUnmatchedWhat:
    'Er nennt keine Bestellung Ihres Shops: Vielleicht nutzt ein anderer Shop dasselbe Konto, oder die Bezahlseite wurde mit einem anderen Ledger geöffnet. Er hat nichts geändert. Geht es um Geld, suchen Sie die Zahlung beim Zahlungsdienst.',
  webhookConflictWhat:
    'Er widerspricht einem früheren Webhook zu derselben Transaktion. Weichen die Beträge ab, zählt der niedrigere, und die Bestellung wird zurückgehalten, bis jemand sie freigibt. Vergleichen Sie beide beim Zahlungsdienst.',
  webhookTime: 'Zeit',
  webhookEvent: 'Ereignis',
  webhookAbout: 'Betrifft',
  webhookAmount: 'Betrag',
  webhookTitle: (id, event) => `${id} · ${event}`,
  webhookLoading: 'Webhook wird geladen …',
  webhookFailed: 'Der Webhook konnte nicht geladen werden',
  webhookOrder: 'Bestellung',
  webhookWithdrawal: 'Auszahlung',
  webhookWallet: 'Wallet',
  webhookHash: 'Transaktion',
  webhookSignature: 'Signatur',
  webhookSignatureValid: 'Gültig',
  webhookEffect: 'Wirkung',
  webhookEffects: {
    seen: (amount) => (amount === null ? 'Zahlung erkannt' : `${amount} erkannt`),
    confirmed: (amount) => (amount === null ? 'Zahlung bestätigt' : `${amount} bestätigt`),
    held: (amount) => (amount === null ? 'Zahlung zurückgehalten' : `${amount} zurückgehalten`),
    contradicts: () => 'Widerspricht einem früheren Webhook zu dieser Transaktion',
    counted: () => 'Auf die Zahlung angerechnet',
    paid: () => 'Bestellung bezahlt',
    released: () => 'Später freigegeben',
    noted: () => 'Erfasst. Ändert keine Bestellung.',
    nothing: () => 'Keine',
  },
  webhookEffectUnknown:
    'Eine neuere Version hat diese Bestellung geschrieben. Sie ist hier nicht lesbar.',
  webhookPayload: 'Payload',
  webhookPayloadNote: '(nur gespeicherte Felder)',
  webhookPayloadWhat: 'Sonst wird von der Anfrage nichts gespeichert.',
  webhookTold: 'Worüber Ihr Shop benachrichtigt wurde',
  webhookToldNothing: 'Nichts verzeichnet.',
  callbackNames: {
    onPaid: 'Bestellung bezahlt',
    onDeposit: 'Einzahlung bestätigt',
    onStatusChange: 'Status geändert',
    'order.detected': 'Zahlung erkannt',
    'order.partially_paid': 'Teilbezahlt',
    'order.paid': 'Bestellung bezahlt',
    'order.overpaid': 'Überzahlt',
    'order.review': 'Prüfung nötig',
    'order.held': 'Zurückgehalten',
    'order.released': 'Freigegeben',
    'order.closed': 'Bestellung geschlossen',
    'deposit.confirmed': 'Einzahlung bestätigt',
  },
  callbackStates: {
    delivered: 'Zugestellt',
    kept: 'Abrufbereit',
    retrying: 'Wird wiederholt',
    waiting: 'Wartet',
    outdated: 'Übersprungen',
  },
  otherCallbackState: (word) => `Status: ${word}`,
  callbacksLoading: 'Callbacks werden geladen …',
  callbacksFailed: 'Die Callbacks konnten nicht geladen werden',
  callbacksNone: 'Ihr Shop wurde noch über nichts benachrichtigt.',
  callbacksNoMatch: 'Keine passenden Callbacks.',
  callbacksSearch: 'Callbacks durchsuchen',
  callbacksSearchHint: 'Bestellung oder ID',
  callbacksView: 'Zugestellt oder nicht',
  callbackViews: { all: 'Alle', delivered: 'Zugestellt', undelivered: 'Nicht zugestellt' },
  callbacksShown: (n) => count(n, { one: '# Callback', other: '# Callbacks' }),
  callbackTold: 'Ereignis',
  callbackState: 'Status',
  callbackFailures: (n) =>
    n >= 7
      ? count(n, {
          one: 'Mindestens # fehlgeschlagener Versuch',
          other: 'Mindestens # fehlgeschlagene Versuche',
        })
      : count(n, { one: '# fehlgeschlagener Versuch', other: '# fehlgeschlagene Versuche' }),
  callbackFailuresNone: 'Keiner fehlgeschlagen',
  callbackAttempts: 'Versuche',
  callbackNext: 'Nächster Versuch',
  callbackNextDue: 'Jetzt fällig',
  callbackFailure: 'Letzter Fehler',
  callbackFailureWords: {
    failed: 'Ihr Code hat einen Fehler ausgelöst',
    timed_out: 'Ihr Code hat länger als eine Minute gebraucht',
  },
  callbackId: 'ID, die Ihr Shop sieht',
  callbackChannel: 'Benachrichtigt per',
  callbackChannels: {
    callback: 'Callback in Ihrem Code',
    notification: 'Benachrichtigung von tillkit serve',
  },
  callbackStatus: 'Status',
  callbackKeptWhat:
    'Ihr Shop ruft seine Benachrichtigungen selbst ab, deshalb wird nichts gesendet.',
  callbackOutdatedWhat:
    'Die Zustellung schlug fehl, und inzwischen wurde Ihr Shop über einen späteren Status benachrichtigt. Es wird nicht noch einmal versucht.',

  audit: 'Protokoll',
  auditLead: 'Jede Änderung und jede Ablehnung. Ansehen wird nicht protokolliert, Exporte schon.',
  auditLoading: 'Protokoll wird geladen …',
  auditFailed: 'Das Protokoll konnte nicht geladen werden',
  auditNone: 'Es wurde noch nichts protokolliert.',
  auditNoMatch: 'Keine passenden Einträge.',
  auditSearch: 'Protokoll durchsuchen',
  auditSearchHint: 'Person, Bestellung, Auszahlung oder Grund',
  auditPerson: 'Person',
  auditEveryone: 'Alle',
  auditAction: 'Aktion',
  auditAllActions: 'Alle Aktionen',
  auditOutcome: 'Ergebnis',
  auditAllOutcomes: 'Alle Ergebnisse',
  auditActions: {
    session: 'Backoffice geöffnet',
    tasks: 'Offene Aufgaben angesehen',
    live: 'Änderungen verfolgt',
    currencies: 'Währungen angesehen',
    balanceHistory: 'Guthaben angesehen',
    figures: 'Kennzahlen angesehen',
    processingBalances: 'Guthaben angesehen',
    exchangeBalances: 'Konto bei der Kryptobörse angesehen',
    unconfirmedTransfers: 'Unbestätigte Transaktionen angesehen',
    listWithdrawals: 'Auszahlungen angesehen',
    draftWithdrawal: 'Auszahlungsentwurf angelegt',
    getWithdrawal: 'Auszahlung angesehen',
    approveWithdrawal: 'Auszahlung genehmigt',
    sendWithdrawal: 'Auszahlung gesendet',
    settleWithdrawal: 'Ergebnis einer Auszahlung eingetragen',
    deleteWithdrawal: 'Auszahlung storniert',
    searchOrders: 'Bestellungen angesehen',
    countOrders: 'Bestellungen angesehen',
    exportOrders: 'Bestellungen exportiert',
    exportWithdrawals: 'Auszahlungen exportiert',
    getOrder: 'Bestellung angesehen',
    releaseHold: 'Bestellung freigegeben',
    markPaid: 'Als bezahlt markiert',
    makeRefundLink: 'Erstattungslink erstellt',
    revokeRefundLink: 'Erstattungslink widerrufen',
    openRefundLink: 'Erstattungslink geöffnet',
    claimRefund: 'Erstattungsadresse bestätigt',
    deliveries: 'Webhooks angesehen',
    listWebhooks: 'Webhooks angesehen',
    getWebhook: 'Webhook angesehen',
    listCallbacks: 'Callbacks angesehen',
    repeatCallback: 'Shop erneut benachrichtigt',
    settlePayment: 'Zahlung erledigt',
    audit: 'Protokoll angesehen',
    exportAudit: 'Protokoll exportiert',
  },
  auditTries: {
    session: 'Versuch, das Backoffice zu öffnen',
    tasks: 'Versuch, offene Aufgaben anzusehen',
    live: 'Versuch, Änderungen zu verfolgen',
    currencies: 'Versuch, Währungen anzusehen',
    processingBalances: 'Versuch, Guthaben anzusehen',
    balanceHistory: 'Versuch, Guthaben anzusehen',
    figures: 'Versuch, Kennzahlen anzusehen',
    exchangeBalances: 'Versuch, das Konto bei der Kryptobörse anzusehen',
    unconfirmedTransfers: 'Versuch, unbestätigte Transaktionen anzusehen',
    listWithdrawals: 'Versuch, Auszahlungen anzusehen',
    getWithdrawal: 'Versuch, eine Auszahlung anzusehen',
    searchOrders: 'Versuch, Bestellungen anzusehen',
    countOrders: 'Versuch, Bestellungen anzusehen',
    getOrder: 'Versuch, eine Bestellung anzusehen',
    deliveries: 'Versuch, Webhooks anzusehen',
    listWebhooks: 'Versuch, Webhooks anzusehen',
    getWebhook: 'Versuch, einen Webhook anzusehen',
    listCallbacks: 'Versuch, Callbacks anzusehen',
    audit: 'Versuch, das Protokoll anzusehen',
    draftWithdrawal: 'Versuch, einen Auszahlungsentwurf anzulegen',
    approveWithdrawal: 'Versuch, eine Auszahlung zu genehmigen',
    sendWithdrawal: 'Versuch, eine Auszahlung zu senden',
    settleWithdrawal: 'Versuch, das Ergebnis einer Auszahlung einzutragen',
    deleteWithdrawal: 'Versuch, eine Auszahlung zu stornieren',
    exportOrders: 'Versuch, Bestellungen zu exportieren',
    exportWithdrawals: 'Versuch, Auszahlungen zu exportieren',
    releaseHold: 'Versuch, eine Bestellung freizugeben',
    markPaid: 'Versuch, als bezahlt zu markieren',
    makeRefundLink: 'Versuch, einen Erstattungslink zu erstellen',
    revokeRefundLink: 'Versuch, einen Erstattungslink zu widerrufen',
    openRefundLink: 'Versuch, einen Erstattungslink zu öffnen',
    claimRefund: 'Versuch, eine Erstattungsadresse zu bestätigen',
    repeatCallback: 'Versuch, den Shop erneut zu benachrichtigen',
    settlePayment: 'Versuch, eine Zahlung zu erledigen',
    exportAudit: 'Versuch, das Protokoll zu exportieren',
  },
  auditOutcomes: {
    done: 'Erledigt',
    refused: 'Abgelehnt',
    unfinished: 'Unvollendet',
    unknown: 'Unbekannt',
    cancelled: 'Storniert',
  },
  otherOutcome: (word) => `Abgelehnt: ${word}`,
  auditRefusals: {
    unauthorized: 'Niemand war angemeldet',
    forbidden: 'Nicht erlaubt',
    forbidden_origin: 'Kam von einer anderen Website',
    not_found: 'Nicht vorhanden',
    bad_request: 'Fehlerhafte Anfrage',
    unsupported_media_type: 'Fehlerhafte Anfrage',
    payload_too_large: 'Zu groß',
    amount_invalid: 'Betrag kann nicht gesendet werden',
    amount_precision: 'Zu viele Nachkommastellen',
    address_invalid: 'Adresse ist ungültig',
    currency_unavailable: 'Währung ist nicht verfügbar',
    withdrawal_differs: 'Eine andere Auszahlung hat diese ID',
    withdrawal_state: 'Über diesen Schritt schon hinaus',
    approval_missing: 'Noch nicht genehmigt',
    approval_own: 'Eigener Entwurf: Eine andere Person muss genehmigen',
    cancel_at_service: 'Nur die Anfrage-ID war bekannt',
    delete_too_late: 'Die Transaktion hatte begonnen',
    warnings_new: 'Dasselbe Geld ist inzwischen vielleicht schon abgegangen',
    refund_changed: 'Was erstattet werden kann, hatte sich geändert',
    refund_link_state: 'Der Link war über diesen Schritt schon hinaus',
    link_unknown: 'Kein solcher Link',
    link_ended: 'Der Link war abgelaufen',
    link_revoked: 'Der Link war widerrufen',
    link_used: 'Der Link war schon verwendet',
    settle_too_early: 'Der Zahlungsdienst legte sie vielleicht noch an',
    callback_outdated: 'Die Bestellung hatte sich inzwischen geändert',
    rate_limited: 'Zu viele Anfragen',
    service_unavailable: 'Der Zahlungsdienst hat nicht geantwortet',
    service_invalid: 'Die Antwort des Zahlungsdienstes war unbrauchbar',
    service_rejected: 'Der Zahlungsdienst hat es abgelehnt',
    key_refused: 'Der API-Schlüssel wurde nicht akzeptiert',
    exchange_unavailable: 'Die Kryptobörse konnte nicht gelesen werden',
    processing_not_ready: 'Der Zahlungsdienst ist nicht eingerichtet',
    store_unavailable: 'Der Server konnte es nicht speichern',
    internal: 'Unerwarteter Fehler',
    failed: 'Fehlgeschlagen',
    refused: 'Der Zahlungsdienst hat es abgelehnt',
    discarded: 'Storniert',
  },
  auditUnfinished:
    'Unvollendet: Es wurde kein Ergebnis erfasst. Prüfen Sie den Stand, bevor Sie es wiederholen.',
  auditUnknown:
    'Unbekannt: Es wurde vielleicht ausgeführt. Prüfen Sie den Stand, bevor Sie es wiederholen.',
  auditNobody: 'Niemand angemeldet',
  auditReason: (words) => `„${words}“`,
  auditWithdrawal: (id) => `Auszahlung ${id}`,
  auditTime: 'Zeit',
  auditWho: 'Wer',
  auditAbout: 'Betrifft',
  auditWhy: 'Grund',
  auditShown: (shown, total) =>
    total === null
      ? count(shown, { one: '# Eintrag', other: '# Einträge' })
      : `${String(shown)} von ${total}`,
  auditExport: 'CSV exportieren',
  auditExporting: 'Wird exportiert …',
  auditExported: 'Das Protokoll wurde exportiert.',
  auditExportNote: 'Exportiert alle passenden Einträge. Wird protokolliert.',
  auditExportFailed: 'Das Protokoll wurde nicht exportiert',

  refundKinds: {
    excess: 'Überzahlung',
    late: 'Verspätete Zahlung',
    wrong_currency: 'Falsche Währung',
    all: 'Alles Erhaltene',
  },
  otherRefundKind: (word) => `Erstattung: ${word}`,
  refundKindNotes: {
    excess: 'Die Bestellung bleibt bezahlt.',
    late: 'Nach Ablauf des Preises eingegangen.',
    wrong_currency: 'Nicht die gewählte Währung.',
    all: 'Für eine stornierte Bestellung. Stornieren Sie sie auch in Ihrem Shop.',
  },
  refundChoice: 'Was erstattet wird',
  refundDays: 'Link gilt für',
  refundDaysOf: (n) => (n === 1 ? '1 Tag' : `${String(n)} Tage`),
  refundNote: 'Der Kunde gibt einmal eine Adresse ein. Sie erhalten einen Auszahlungsentwurf.',
  refundNoteApproval: 'Eine zweite Person genehmigt ihn.',
  refundNoteNothingSent: 'Der Link selbst sendet nichts.',
  refundSentAs: (code, network) =>
    `Wird als ${code} über ${network} gesendet. Die Netzwerkgebühr zahlen Sie aus der Wallet auf ${network}.`,
  refundNone: 'Nichts',
  refundByLinkTitle: (order) => `${order} per Link erstatten`,
  refundMake: 'Link erstellen',
  refundMaking: 'Link wird erstellt …',
  refundMakeFailed: 'Es wurde kein Link erstellt',
  refundMakeLost:
    'Die Antwort ging vielleicht verloren. Zeigt die Bestellung einen neuen Link, ersetzen Sie ihn: Seine Adresse stand nur in dieser Antwort.',

  refundLinkReady: 'Der Link für den Kunden',
  refundLinkOnce:
    'Er wird einmal angezeigt und nicht gespeichert. Senden Sie ihn nur dem Kunden: Wer ihn hat, kann eine Adresse eingeben.',
  refundLinkCopy: 'Link kopieren',
  refundLinkCopied: 'Link kopiert',
  refundLinkDone: 'Fertig',

  refundCard: 'Erstattung per Link',
  refundLinkGives: 'Erstattet',
  refundLinkWorks: 'Gültig',
  refundLinkOnceUntil: (when) => `Einmal, bis ${when}`,
  refundLinkOpened: 'Geöffnet',
  refundLinkUnopened: 'Noch nicht',
  refundLinkOpenedNote: 'Auch E-Mail-Programme öffnen Links, für eine Vorschau.',
  refundLinkBy: 'Erstellt von',
  refundLinkReason: 'Grund',
  refundLinkLost:
    'Der Link wurde einmal angezeigt und nicht gespeichert. Verloren? Ersetzen Sie ihn: Der alte funktioniert dann nicht mehr.',
  refundReplace: 'Link ersetzen',
  refundRevoke: 'Link widerrufen',
  refundRevoking: 'Wird widerrufen …',
  refundRevokeSure: 'Der Link des Kunden funktioniert dann sofort nicht mehr.',
  refundReplaceYes: 'Widerrufen und neuen erstellen',
  refundRevokeYes: 'Ja, widerrufen',
  refundRevokeNo: 'Behalten',
  refundRevokeFailed: 'Der Link wurde nicht widerrufen',
  refundRevoked: 'Der Link wurde widerrufen.',

  orders: 'Bestellungen',
  ordersLoading: 'Bestellungen werden geladen …',
  ordersFailed: 'Die Bestellungen konnten nicht geladen werden',
  ordersAll: 'Alle',
  ordersAttention: 'Handlungsbedarf',
  ordersNewest: 'Neueste',
  ordersViews: 'Status',
  orderStatuses: {
    held: 'Zurückgehalten',
    late: 'Verspätete Zahlung',
    wrong_currency: 'Falsche Währung',
    over: 'Überzahlt',
    partial: 'Teilbezahlt',
    pending: 'Unbestätigt',
    unpaid: 'Unbezahlt',
    paid: 'Bezahlt',
    closed: 'Geschlossen',
    refunded: 'Erstattet',
    account: 'Konto',
    unreadable: 'Nicht lesbar',
  },
  ordersSearch: 'Bestellungen suchen',
  ordersSearchHint: 'Bestellung, Hash oder Adresse',
  ordersSearchHintEmail: 'Bestellung, Hash, Adresse oder E-Mail',
  ordersSearchClear: 'Suche löschen',
  ordersFilters: 'Filter',
  ordersFrom: 'Von',
  ordersTo: 'Bis',
  ordersCurrency: 'Währung',
  ordersEveryCurrency: 'Alle Währungen',
  ordersClear: 'Filter löschen',

  orderColumn: 'Bestellung',
  customerColumn: 'Kunde',
  amountColumn: 'Betrag',
  paidWithColumn: 'Bezahlt mit',
  receivedColumn: 'Erhalten',
  statusColumn: 'Status',
  ageColumn: 'Alter',
  emailNotKept: 'Nicht gespeichert',
  nothingReceived: 'Nichts erhalten',
  receivedOf: (amount, payable) => `${amount} von ${payable}`,

  reasonHeld: 'Für eine Prüfung angehalten. Jemand muss entscheiden.',
  reasonLate: 'Nach Ablauf des Preises bezahlt.',
  reasonWrongCurrency: (paid, chosen) => `In ${paid} bezahlt, nicht in ${chosen}.`,
  reasonOver: (amount) => `${amount} zu viel.`,
  reasonPartial: (amount) => `Es fehlen ${amount}.`,
  reasonPartialExpired: (amount) => `Es fehlen ${amount}, Preis abgelaufen.`,
  reasonStuck: 'Erkannt, aber noch immer nicht bestätigt.',
  reasonUnreadable: 'Eine neuere Version hat sie geschrieben. Aktualisieren Sie den Server.',
  reasonOther: 'Braucht eine Entscheidung.',

  ordersCaughtUp: 'Alles erledigt',
  ordersCaughtUpWhat: 'Nichts wartet auf Sie. Neue Zahlungen erscheinen hier automatisch.',
  ordersNone: 'Noch keine Bestellungen',
  ordersNoneWhat: 'Sie erscheinen, wenn ein Kunde die Bezahlseite öffnet.',
  ordersNotFound: (text) => `Keine Bestellungen für „${text}“`,
  ordersNotFoundWhat: 'Durchsucht wurden die Anfänge von Bestellnummern, Hashes und Adressen.',
  ordersNoMatch: 'Keine Bestellungen passen zu diesen Filtern',
  ordersUnindexed:
    'Neueste zuerst. Ältere Bestellungen werden durchsucht, während Sie weitere laden.',
  ordersShown: (n, total) =>
    total === null
      ? count(n, { one: '# Bestellung angezeigt', other: '# Bestellungen angezeigt' })
      : `${String(n)} von ${total}`,

  exportOrders: 'CSV exportieren',
  savingOrders: 'Datei wird vorbereitet …',
  savedOrders: 'Exportiert.',
  saveFailed: 'Die Datei wurde nicht gespeichert',
  saveNote: 'Exportiert alle Bestellungen dieser Ansicht. Wird protokolliert.',

  allOrders: 'Alle Bestellungen',
  allBalances: 'Alle Guthaben',

  needsYou: 'Wartet auf Sie',
  tasksLoading: 'Was auf Sie wartet, wird geladen …',
  tasksFailed: 'Was auf Sie wartet, konnte nicht geladen werden',
  allCaughtUp: 'Alles erledigt',
  allCaughtUpLead: 'Nichts wartet auf Sie. Neue Zahlungen erscheinen hier automatisch.',
  nothingElse: 'Soweit wir lesen konnten, wartet sonst nichts auf Sie.',
  moreTasks: (n) => `${String(n)} weitere`,
  showAllTasks: 'Alle anzeigen',
  showFewerTasks: 'Weniger anzeigen',
  tasksBeyond: (n) => `Und ${String(n)} weitere ${n === 1 ? 'Bestellung' : 'Bestellungen'}.`,
  newTasks: (n) => many(n, 'Etwas Neues wartet auf Sie', 'neue Aufgaben warten auf Sie'),
  taskVerbs: {
    review: 'Prüfen',
    open: 'Öffnen',
    topUp: 'Aufladen',
    refund: 'Erstatten',
    decide: 'Entscheiden',
  },
  taskButton: (verb, title) => `${verb}: ${title}`,

  taskApprove: (amount) => `Auszahlung von ${amount} genehmigen`,
  taskApproveLead: (who) => `Entwurf von ${who}. Braucht eine zweite Person.`,
  taskReady: (amount) => `Eine Auszahlung von ${amount} ist sendebereit`,
  taskReadyLead: (who) => `Entwurf von ${who}.`,
  taskUnknown: (amount) => `Ergebnis unbekannt: Auszahlung von ${amount}`,
  taskUnknownLead:
    'Sie wurde vielleicht gesendet. Legen Sie keinen neuen Entwurf an, prüfen Sie ihren Status.',
  taskUnreadableWithdrawal: 'Eine Auszahlung ist nicht lesbar',
  taskUnreadableWithdrawalLead:
    'Eine neuere Version hat sie geschrieben. Aktualisieren Sie den Server.',
  taskStuckQueued: (amount) => `Auszahlung von ${amount} hängt in der Warteschlange`,
  taskStuckMoving: (amount) => `Auszahlung von ${amount} ist nicht abgeschlossen`,
  stuckLeads: {
    queued: 'Sie liegt beim Zahlungsdienst, der die Transaktion noch nicht begonnen hat.',
    moving: 'Die Transaktion hat begonnen, ihr Ausgang ist noch nicht bekannt.',
    silent: 'Der Zahlungsdienst gibt dazu keine Antwort.',
  },
  stuckNetwork: (network) => `Der Zahlungsdienst nennt keine Guthaben auf ${network}.`,
  stuckGas: (network) =>
    `Die Wallet auf ${network} kann die Netzwerkgebühr nicht zahlen. Noch nicht begonnen.`,
  stuckGasHolds: (network, holds) =>
    `Die Wallet auf ${network} kann die Netzwerkgebühr nicht zahlen: Sie enthält ${holds}. Noch nicht begonnen.`,
  stuckBalance: (holds) => `Die Wallet enthält ${holds}. Noch nicht begonnen.`,
  taskGasEmpty: (network) => `Kein Gas mehr auf ${network}`,
  taskGasLow: (network, n, isOne) =>
    `Wenig Gas auf ${network}: reicht noch für etwa ${n} ${isOne ? 'Token-Transaktion' : 'Token-Transaktionen'}`,
  taskGasLowUnknown: (network) => `Wenig Gas auf ${network}`,
  gasLead: (coin, network) =>
    `Senden Sie ${coin} an die Wallet auf ${network}, bevor die nächsten Erstattungen anstehen.`,
  gasLeadUnknown: (network) =>
    `Laden Sie die Wallet auf ${network} auf, bevor die nächsten Erstattungen anstehen.`,
  taskSilent: (network) => `Guthaben auf ${network} unbekannt`,
  taskSilentLead: 'Der Zahlungsdienst meldet sie nicht. Sie sind in keiner Summe enthalten.',
  taskConflicts: (n) =>
    many(n, 'Ein Webhook widerspricht einem früheren', 'Webhooks widersprechen früheren'),
  taskUnmatched: (n) =>
    many(n, 'Ein Webhook passt zu keiner Bestellung', 'Webhooks passen zu keiner Bestellung'),
  taskCallbacks: (n) =>
    many(
      n,
      'Ein Callback an Ihren Shop schlägt immer wieder fehl',
      'Callbacks an Ihren Shop schlagen immer wieder fehl',
    ),
  taskCallbacksLead: 'Es wird automatisch erneut versucht. Prüfen Sie den Code Ihres Shops.',
  taskWebhooksLead: 'In den letzten 24 Stunden.',
  taskOver: (order, amount) => `${order}: um ${amount} überzahlt`,
  taskOverUnknown: (order) => `${order}: überzahlt`,
  taskLate: (order) => `${order}: nach Ablauf des Preises bezahlt`,
  taskWrongCurrency: (order) => `${order}: in einer anderen Währung bezahlt`,
  taskHeld: (order) => `${order} wird zurückgehalten`,
  taskHeldLead: 'Der Zahlungsdienst hat eine Zahlung für eine Prüfung angehalten.',
  taskPartial: (order, received, price) => `${order}: teilweise bezahlt, ${received} von ${price}`,
  taskPartialUnknown: (order) => `${order}: teilweise bezahlt`,
  taskPending: (order) => `${order} ist noch unbestätigt`,
  taskUnreadableOrder: (order) => `${order} ist nicht lesbar`,
  taskUnreadableOrderLead:
    'Eine neuere Version hat diese Daten geschrieben. Aktualisieren Sie den Server.',
  taskOther: 'Etwas wartet auf Sie',
  taskReceived: (amount) => `Erhalten: ${amount}.`,
  taskWorth: (amount, usd) => `${amount}, Wert beim Eingang: ${usd}.`,
  taskOrderTotal: (usd) => `Bestellwert: ${usd}.`,
  taskDue: (amount) => `Vom Kunden noch zu zahlen: ${amount}.`,
  taskExpired: (time) => `Preis um ${time} abgelaufen.`,

  unread: {
    withdrawals: 'Auszahlungen konnten nicht gelesen werden, hier fehlen vielleicht einige.',
    balances: 'Guthaben konnten nicht gelesen werden, Warnungen zum Gas fehlen deshalb vielleicht.',
    orders: 'Bestellungen konnten nicht gelesen werden, hier fehlen vielleicht einige.',
    older_orders:
      'Nur die neuesten Bestellungen wurden geprüft: Die Liste der Bestellungen wird noch aufgebaut.',
    webhooks: 'Webhooks konnten nicht gelesen werden, hier fehlen vielleicht einige.',
    callbacks:
      'Callbacks an Ihren Shop konnten nicht gelesen werden, Fehlschläge fehlen hier vielleicht.',
  },
  unreadOther: 'Etwas konnte nicht gelesen werden, diese Liste ist vielleicht unvollständig.',

  justNow: 'Gerade eben',
  justNowNone: 'Noch keine Bestellungen. Sie erscheinen, wenn ein Kunde die Bezahlseite öffnet.',
  justNowLoading: 'Neueste Bestellungen werden geladen …',
  justNowFailed: 'Die neuesten Bestellungen konnten nicht geladen werden',
  justNowNew: (order, status) => `Neu: ${order}, ${status}`,
  justNowMany: (n) => `${String(n)} neue Bestellungen`,

  live: 'Live',
  liveLead: 'Änderungen erscheinen automatisch',
  offline: 'Offline',
  offlineTitle: 'Sie sind offline.',
  offlineLead: (ago) =>
    `Zuletzt aktualisiert: ${ago}. Die Verbindung wird automatisch wiederhergestellt. Bis dahin kann nichts gesendet werden.`,
  offlineLeadUnknown:
    'Die Verbindung wird automatisch wiederhergestellt. Bis dahin kann nichts gesendet werden.',
  offlineNoSend:
    'Sie sind offline. Es kann nichts gesendet werden, bis die Verbindung wieder besteht.',

  panel: 'Backoffice',
  panelLoading: 'Wird geladen …',
  panelFailed: 'Das Backoffice konnte nicht geöffnet werden',
  panelNobody: 'Sie sind nicht angemeldet',
  panelNobodyLead: 'Melden Sie sich an, um das Backoffice zu sehen.',
  panelEnded: 'Sie wurden abgemeldet',
  panelEndedLead: 'Was Sie gerade geschrieben haben, bleibt in diesem Tab erhalten.',
  signIn: 'Anmelden',
  signInAgain: 'Erneut anmelden',
  sessionEnds: (time) => `Sitzung endet in ${time}`,
  panelMayNot: 'Kein Zugriff auf das Backoffice',
  panelMayNotLead: (store) =>
    `Bitten Sie die Person, die${store === null ? '' : ` bei ${store}`} die Zugriffe verwaltet, um das Recht „Lesen“.`,
  signInAsAnother: 'Mit anderem Konto anmelden',
  panelAway: 'Der Server ist nicht erreichbar',
  signedInAs: (who) => `Angemeldet als ${who}`,
  panelTabs: 'Backoffice',
  tabs: {
    overview: 'Übersicht',
    orders: 'Bestellungen',
    withdrawals: 'Auszahlungen',
    balances: 'Guthaben',
    pending: 'Unbestätigt',
    webhooks: 'Webhooks',
    audit: 'Protokoll',
  },
  atLeast: (number) => `${number}+`,
  countNeedsYou: (number) => `${number} zu prüfen`,
  moreTabs: 'Mehr',
  panelSearch: 'Bestellungen, Hashes, Adressen suchen',
  testMode: 'Testmodus',
  partLoading: 'Wird geladen …',
  partFailed: 'Diese Seite konnte nicht geladen werden',
  partFailedLead: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  partFailedAgain: 'Laden Sie die Seite neu. Vielleicht gibt es eine neuere Version davon.',
  reloadPage: 'Neu laden',
  closeWithdrawal: 'Zurück zu den Auszahlungen',

  rightsOf: namesOf,
  draftsNeedApproval: 'Entwürfe brauchen Genehmigung',
  needsRight: {
    withdrawals: (may) =>
      `Für Auszahlungen brauchen Sie das Recht „Auszahlen“. Ihre Rechte: ${namesOf(may)}.`,
    refunds: (may) =>
      `Für Erstattungen brauchen Sie das Recht „Auszahlen“. Ihre Rechte: ${namesOf(may)}.`,
    orderActions: (may) =>
      `Für Aktionen an Bestellungen brauchen Sie das Recht „Auszahlen“. Ihre Rechte: ${namesOf(may)}.`,
    repeats: (may) =>
      `Um den Shop erneut zu benachrichtigen, brauchen Sie das Recht „Auszahlen“. Ihre Rechte: ${namesOf(may)}.`,
    approvals: (may) =>
      `Für Genehmigungen brauchen Sie das Recht „Genehmigen“. Ihre Rechte: ${namesOf(may)}.`,
  },
};
