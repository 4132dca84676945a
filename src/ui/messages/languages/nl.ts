/** Dutch. Formal ("u"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'nl'>) => plural('nl', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'nl',

  notLoaded:
    'Een deel van deze pagina is niet geladen. Controleer uw verbinding en probeer het opnieuw.',
  reloadPage: 'Opnieuw laden',

  problems: {
    offline: 'U bent offline. We maken automatisch opnieuw verbinding.',
    unreachable: 'We kunnen de winkel niet bereiken. We blijven het proberen.',
    store_unavailable: 'De winkel heeft nu een storing. We blijven het proberen.',
    bad_request: 'Er ging iets mis. Laad de pagina opnieuw.',
    checkout_expired: 'Uw sessie is verlopen. Laad de pagina opnieuw.',
    forbidden:
      'Deze bestelling kan niet op deze pagina worden betaald. Ga terug naar de winkel en probeer het opnieuw.',
    link_used:
      'Deze link is al gebruikt. Ga verder waar u hem hebt geopend of vraag de winkel om een nieuwe.',
    link_expired:
      'Deze link is verlopen. Haal een nieuwe op de plek waar u deze hebt gevonden of vraag de winkel erom.',
    not_found: 'We konden deze betaalpagina niet vinden. Neem contact op met de winkel.',
    amount_invalid: 'Dit bedrag kan niet in crypto worden betaald. Neem contact op met de winkel.',
    currency_unavailable: 'Deze valuta is nu niet beschikbaar. Kies een andere.',
    checkout_closed: 'De winkel heeft deze bestelling gesloten. Betalen is niet meer mogelijk.',
    rate_limited: 'Te veel pogingen. Wacht even.',
    service_unavailable: 'We kunnen de betaaldienst niet bereiken. We blijven het proberen.',
    service_rejected: 'De betaaldienst heeft ons verzoek geweigerd. Neem contact op met de winkel.',
  },

  checkout: 'Betaling',
  sandbox: 'Testmodus. Stuur geen echt geld.',
  tryAgain: 'Opnieuw proberen',
  close: 'Sluiten',
  copied: 'Gekopieerd',
  copyRefused: 'Kopiëren is hier geblokkeerd. De tekst is geselecteerd, kopieer hem zelf.',
  loading: 'Betaalpagina openen…',
  alreadySent: 'Al betaald? Dit heeft geen gevolgen voor uw betaling. Betaal niet nog een keer.',
  orderReference: (reference) => `Bestelling ${reference}`,
  accountReference: (reference) => `Account ${reference}`,
  maybeBlocked:
    'Blijft dit gebeuren, dan ligt het mogelijk aan een contentblocker of uw internetverbinding. Sta deze pagina toe of probeer een andere browser.',
  priceChanged: (before, now) => `De prijs is gewijzigd van ${before} naar ${now}.`,
  requestReference: (id) => `Supportcode: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Betaalpagina openen…',
    error: 'De betaalpagina kon niet worden geopend',
    choose_currency: 'Betalen met',
    pay: 'Wachten op betaling',
    top_up: 'Wachten op stortingen',
    detected: 'Betaling gedetecteerd',
    confirmed: 'Deels bevestigd',
    partial: 'Deels betaald',
    review: 'Betaling wordt beoordeeld',
    held: 'Betaling in de wacht',
    paid: 'Betaald',
    closed: 'Bestelling gesloten',
  },
  noCurrencies: 'Er zijn nu geen valuta’s beschikbaar. Probeer het later opnieuw.',
  currenciesFailed: 'De valuta’s konden niet worden geladen.',

  payTitle: (price) => `${price} betalen`,
  partReceived: (received, price) => `${received} van ${price} ontvangen`,
  partDetected: (received, price) => `${received} van ${price} gedetecteerd`,
  leftToPay: 'Nog te betalen',
  topUpTitle: 'Opwaarderen',
  topUpLead: 'Stuur een bedrag naar keuze. Dit adres blijft aan u gekoppeld.',
  minimum: (amount) => `Minimaal ${amount}. Kleinere bedragen worden mogelijk niet gedetecteerd.`,
  tooSmall: 'Bedrag te klein',
  amountLabel: 'Te versturen bedrag',
  copyAmount: 'Bedrag kopiëren',
  sendOnly: (code, network) => `Alleen ${code} en alleen via ${network}.`,
  sendOnlyWhy: 'Al het andere kan verloren gaan.',
  addressLabel: (code, network) => `Adres voor ${code} op ${network}`,
  copyAddress: 'Adres kopiëren',
  copiedAddress: (code, network) => `Gekopieerd. Stuur alleen ${code} en alleen via ${network}.`,
  qrLabel: (code, network) => `QR-code om ${code} te versturen via ${network}`,
  enlarge: 'Vergroten',
  scanBare: 'Scan en vul dan het bedrag in.',
  openWallet: 'Openen in wallet',
  nothingOpened:
    'Niets geopend? Kopieer het bedrag en het adres naar uw wallet of scan de code met een ander apparaat.',
  moreWays: 'Anders betalen',
  rate: (code, dollars, from) => `1 ${code} = US$\u00a0${dollars} (${from})`,
  priceLocked: (time) => `Prijs staat nog ${time} vast`,
  expiredTitle: 'Prijs verlopen',
  expiredLead:
    'Al betaald? Betaal niet nog een keer, we houden dit adres nog in de gaten. Nog niet? Vernieuw de prijs.',
  newPrice: 'Prijs vernieuwen',
  checking: 'Controleren…',
  continueOnceDetected: 'U kunt verder zodra uw betaling is gedetecteerd.',
  addressDetails: 'Adres tonen',
  change: 'Wijzigen',
  changeCurrency: 'Valuta of netwerk wijzigen',
  addressReplaced: 'Het adres is gewijzigd. Gebruik alleen dit adres.',
  changedElsewhere: (what) =>
    `Gewijzigd in een ander tabblad of op een ander apparaat. Nu te versturen: ${what}, naar het adres hieronder.`,
  addressRefusedTitle: 'Dit adres heeft onze veiligheidscontrole niet doorstaan',
  addressRefused:
    'Geld dat ernaartoe wordt gestuurd, kan verloren gaan. Daarom tonen we het niet. Kies een andere valuta of neem contact op met de winkel.',
  addressUnchecked:
    'We kennen dit netwerk niet en konden het adres niet controleren. Laat de winkel het bevestigen voordat u iets verstuurt.',
  deposits: 'Stortingen',
  noDeposits: 'Nog geen stortingen',

  transferStatus: { seen: 'Wordt bevestigd', confirmed: 'Bevestigd', held: 'In de wacht' },
  unknownStatus: 'Geregistreerd',
  viewTransfer: 'Transactie bekijken',

  search: 'Valuta of netwerk zoeken',
  searchHint: 'Naam, code of netwerk',
  currencies: 'Valuta’s',
  networks: 'Netwerken',
  popular: 'Populair',
  lastUsed: 'Laatst gebruikt',
  everything: 'Alle valuta’s',
  byNetwork: 'Op netwerk',
  countNetworks: (n) => count(n, { one: '# netwerk', other: '# netwerken' }),
  countCurrencies: (n) => count(n, { one: '# valuta', other: '# valuta’s' }),
  fromAmount: (amount) => `vanaf ${amount}`,
  chooseNetwork: 'Kies een netwerk',
  chooseCurrencyOn: (network) => `Kies een valuta op ${network}`,
  networkGuide:
    'Kies het netwerk waarover uw wallet of cryptobeurs verstuurt. De kosten verschillen.',
  minimumOf: (amount) => `minimaal ${amount}`,
  usuallyTakes: (time) => `ongeveer ${time}`,
  noMatch: (text) => `Geen resultaten voor “${text}”`,
  searchable: 'Probeer een code, naam of netwerk, of plak een adres uit uw wallet.',
  clearSearch: 'Wissen',
  readAs: (text) => `Resultaten voor “${text}”`,
  addressOf: (network) => `Dit lijkt op een adres op ${network}.`,
  addressOfSeveral: (networks) =>
    `Adressen zien er hetzelfde uit op ${networks}. Controleer in uw wallet op welk netwerk uw tegoed staat.`,
  addressOfNone: (networks) =>
    `Dit lijkt op een adres op ${networks}. Daar neemt de winkel geen betalingen aan.`,
  addressStays: 'Alleen op uw apparaat gecontroleerd.',
  matches: (n) => count(n, { one: '# resultaat', other: '# resultaten' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Nog # resultaat. Typ verder om te verfijnen.',
      other: 'Nog # resultaten. Typ verder om te verfijnen.',
    }),
  unavailable: {
    no_rate: 'Momenteel geen prijs',
    ambiguous_address: 'Momenteel geen adres',
    address_refused: 'Momenteel geen veilig adres',
    no_address: 'Momenteel geen adres',
    below_minimum: 'Bedrag te klein',
  },
  notAvailable: 'Nu niet beschikbaar',
  keepCurrency: 'Terug naar de betaling',
  gettingAddress: 'Adres wordt opgehaald…',

  transferCounts: {
    late: 'Gedetecteerd nadat de prijs was verlopen',
    wrong_currency: 'Andere valuta dan gekozen',
  },

  slowOpening: 'Dit duurt langer dan gewoonlijk. We blijven het proberen.',
  notCurrent: 'Deze gegevens zijn mogelijk niet meer actueel',
  sessionOver: 'Uw sessie is verlopen',
  sessionOverLead:
    'Laad de pagina opnieuw om het huidige adres te zien. Dit heeft geen gevolgen voor al verstuurde betalingen.',
  contactStore: (store) => `Neem contact op met ${store ?? 'de winkel'}`,
  backToStore: (store) => `Terug naar ${store ?? 'de winkel'}`,

  nothingAwaited: 'Nog niets te betalen',
  tooSmallForAll:
    'Wat nog te betalen is, is te weinig voor elk van de valuta’s hier. Neem contact op met de winkel.',
  longWaitTitle: (ago) => `Betaling ${ago} gedetecteerd, nog niet bevestigd`,
  longWait:
    'Het blockchainnetwerk is misschien traag of heeft de transactie misschien laten vervallen. Controleer uw wallet en overleg met de winkel voordat u opnieuw betaalt.',

  newPriceIs: (amount) => `Nieuwe prijs: ${amount}.`,
  oneMinuteLeft: 'Deze prijs geldt nog één minuut.',

  autoUpdates:
    'Deze pagina wordt automatisch bijgewerkt. U kunt de pagina sluiten en later terugkomen.',
  dontSendAgain: 'Betaal niet nog een keer.',
  reviewLead: (store) =>
    `We hebben uw betaling ontvangen, maar konden die niet automatisch aan deze bestelling koppelen. ${store ?? 'De winkel'} zal de betaling beoordelen. Betaal niet nog een keer.`,
  heldLead: (store) =>
    `De betaaldienst beoordeelt de betaling. Neem contact op met ${store ?? 'de winkel'}. Betaal niet nog een keer.`,
  paidLead: 'Bedankt! U kunt deze pagina sluiten.',
  closedLead:
    'Deze bestelling kan niet meer worden betaald. Al een betaling verstuurd? Neem contact op met de winkel.',
  overLead: (excess, store) =>
    `U hebt ${excess} te veel verstuurd. Neem contact op met ${store ?? 'de winkel'} voor een terugbetaling.`,
  usualTime: (time, network) => `Duurt via ${network} meestal ${time}.`,
  storeConfirms: 'De winkel zal deze betaling bevestigen.',
  lateEvents: 'Het kan enkele minuten duren voordat we uw betaling zien.',
  exceptions: {
    partial: 'We hebben minder dan de prijs ontvangen.',
    over: 'We hebben meer dan de prijs ontvangen. Vraag de winkel om een terugbetaling.',
    late: 'Een betaling is gedetecteerd nadat de prijs was verlopen. De winkel beslist of die meetelt.',
    wrong_currency:
      'Een betaling kwam binnen in een andere valuta. De winkel beslist of die meetelt.',
    held: 'Een betaling staat in de wacht voor controle.',
  },
  unknownException: 'De winkel heeft een opmerking bij deze betaling.',
  steps: { detected: 'Gedetecteerd', confirming: 'Wordt bevestigd', paid: 'Betaald' },
  received: 'Ontvangen',
  detectedAmount: 'Gedetecteerd',
  due: 'Nog te betalen',
  excess: 'Te veel betaald',
  facts: {
    order: 'Bestelling',
    account: 'Account',
    total: 'Totaal',
    paid: 'Betaald',
    network: 'Netwerk',
    date: 'Datum',
    transaction: 'Transactie',
  },
  transfers: 'Transacties',
  details: 'Details',
  lastChecked: (ago) => `Laatst bijgewerkt: ${ago}`,
  checkNow: 'Nu controleren',
  nothingNew: 'Niets nieuws',
  somethingNew: 'Bijgewerkt',
  notChecked: 'Bijwerken is mislukt. Deze gegevens zijn mogelijk niet meer actueel.',
  connection: {
    live: 'Live',
    polling: 'Wordt automatisch gecontroleerd',
    offline: 'Geen verbinding',
  },
  stillWatching: 'We houden dit adres nog in de gaten',
  connectionLost: 'Verbinding verbroken',
  connectionBack: 'Weer verbonden',

  sources: {
    service_event: 'Betaaldienst',
    service_list: 'Blockchainnetwerk',
    service_lookup: 'Betaalpagina',
    store: 'Winkel',
  },
  evidence: {
    opened: 'Betaalpagina geopend',
    quoted: 'Prijs vastgezet',
    seen: 'Betaling gedetecteerd',
    confirmed: 'Betaling bevestigd',
    held: 'In de wacht voor controle',
    released: 'Controle afgerond',
    marked_paid: 'Gemarkeerd als betaald',
    closed: 'Bestelling gesloten',
    amended: 'Bedrag gewijzigd',
  },
  unknownSource: 'Andere bron',
  unknownEvidence: 'Update',
  timeline: 'Geschiedenis',
  copyTimeline: 'Kopiëren voor support',

  tellMe: 'Melding krijgen',
  tellingMe:
    'Houd deze pagina open. U hoort een geluid of ziet een melding als uw browser dat toestaat.',

  receipt: 'Betaalbewijs',
  receiptNote: 'Een betaalbewijs, geen factuur.',
  printReceipt: 'Afdrukken',
  saveReceipt: 'Opslaan',

  ladderTitle: 'Eenvoudigere QR-code',
  ladderLead: 'Lukt het scannen niet? Probeer een eenvoudigere QR-code.',
  ladderForms: {
    bip21_amount: 'Adres en bedrag',
    bip21: 'Adres als link, zonder bedrag',
    eip681_amount: 'Link met bedrag',
    eip681: 'Link zonder bedrag',
    eip681_token: 'Link met token en bedrag. Controleer de ontvanger in uw wallet.',
    address: 'Alleen het adres',
  },

  exchangeTitle: 'Betaalt u vanaf een cryptobeurs?',
  exchangeNetwork: 'Netwerk',
  exchangeNames: (names) => `ook vermeld als ${names}`,
  exchangeAmount: 'Bedrag dat we moeten ontvangen',
  exchangeMemo: 'Memo of tag',
  exchangeNoMemo: 'Leeg laten',
  exchangeWallet: 'Type wallet',
  exchangeHosted: 'Bij een aanbieder, zakelijk',
  exchangeUnhosted: 'In eigen beheer',
  exchangeRecipient: 'Ontvanger',
  exchangeFee:
    'Trekt de beurs kosten af van wat u verstuurt, tel die dan bij het bedrag op. Beurzen hanteren een minimale opname.',
  feeCoin: (code) => `Uw wallet heeft een beetje ${code} nodig voor de netwerkkosten.`,

  checkTitle: 'Adres controleren',
  checkLead:
    'Malware kan een gekopieerd adres vervangen. Plak ter controle het adres van de ontvanger dat uw wallet toont.',
  checkLabel: 'Ontvanger volgens uw wallet',
  checkSame: 'Het adres klopt.',
  checkDiffers: (at, pasted, right) =>
    `Niet versturen. Dit is niet ons adres: vanaf teken ${String(at)} staat er “${pasted}” in plaats van “${right}”.`,
  checkNone: (network) => `Niet versturen. Dit is geen volledig adres op ${network}.`,

  saveCard: 'Afbeelding opslaan',
  priceLockedUntil: (moment) => `Prijs staat vast tot ${moment}`,

  handOff: 'Verder op uw telefoon',
  handOffLead:
    'Scan deze code met de camera van uw telefoon om deze betaling daar te openen. Met deze code kunt u niet betalen.',
  handOffLabel: 'QR-code die deze betaling op uw telefoon opent, niet om mee te betalen',
  handOffUntil: (time) => `Werkt één keer, tot ${time}.`,
  handOffNew: 'Nieuwe code',

  worthTitle: 'Omrekenen',
  worthCoins: (code) => `Bedrag in ${code}`,
  worthDollars: 'Bedrag in Amerikaanse dollars',
  worth: (coins, dollars) => `${coins} is ${dollars} waard.`,
  worthAbout: (coins, dollars) => `${coins} is ongeveer ${dollars} waard.`,
  worthGuide: 'De prijs kan veranderen voordat uw betaling aankomt.',
  worthUnread: (whole, part) => `Vul een getal in, zoals ${whole} of ${part}.`,
  worthNoRate: 'Momenteel geen prijs.',

  walletPay: 'Betalen met browserwallet',
  walletPayWith: (wallet) => `Betalen met ${wallet}`,
  walletOther: 'Andere wallet',

  walletConnect: (wallet) => `Keur de verbinding goed in ${wallet}.`,
  walletSwitch: (wallet, network) => `Schakel in ${wallet} over naar ${network}.`,
  walletConfirm: (wallet, amount, network) => `Bevestig ${amount} via ${network} in ${wallet}.`,
  walletSlow: (wallet) => `Gebeurt er niets? Open ${wallet}.`,
  walletStop: 'Niet langer wachten',

  walletProblems: {
    refused: 'Verzoek geweigerd. Er is niets verstuurd.',
    locked:
      'Uw wallet is vergrendeld of heeft geen account getoond. Ontgrendel de wallet en probeer het opnieuw.',
    busy: 'In uw wallet staat nog een ander verzoek open. Beantwoord dat eerst en probeer het dan opnieuw.',
    contract_account:
      'Dit is een smart account, zoals een Safe. De betaaldienst ziet betalingen daarvan mogelijk niet. Kies een ander account in uw wallet of scan de code met een andere wallet.',
    account_changed:
      'Het account in uw wallet is gewijzigd. Er is niets verstuurd. Probeer het opnieuw.',
    wrong_token:
      'De gegevens van deze token verschillen tussen uw wallet en de winkel. Er is niets verstuurd. Kies een andere valuta of neem contact op met de winkel.',
    no_answer:
      'Uw wallet heeft niet geantwoord. Er is niets verstuurd. Open de wallet en probeer het opnieuw.',
    failed:
      'Uw wallet meldde een fout. Er is niets verstuurd. Probeer het opnieuw of betaal met de code.',
    uncertain:
      'Uw wallet meldde een fout, maar de betaling is misschien toch verstuurd. Controleer uw wallet voordat u opnieuw betaalt.',
  },
  walletWrongNetwork: (network) =>
    `Uw wallet staat op een ander netwerk. Schakel daar over naar ${network} en probeer het opnieuw.`,
  walletNotEnough: (code) =>
    `Niet genoeg ${code} op dit account. Kies een ander account in uw wallet en probeer het opnieuw.`,
  walletNoFee: (code) =>
    `Op dit account staat geen ${code} voor de netwerkkosten. Voeg een beetje toe en probeer het opnieuw.`,

  walletQuestion: 'Misschien hebt u al betaald',
  walletAsked:
    'Een wallet is al gevraagd om deze bestelling te betalen. Kijk daar eerst: als u opnieuw betaalt, betaalt u misschien dubbel.',
  walletWasSent:
    'Er is al een betaling voor deze bestelling verstuurd vanuit een wallet. Als u opnieuw betaalt, betaalt u misschien dubbel.',
  walletPayAgain: 'Opnieuw betalen',
  walletBack: 'Terug',

  walletFates: {
    pending: 'Verstuurd. Wachten op het blockchainnetwerk.',
    included: 'Verstuurd en op de blockchain. Wachten tot de winkel de betaling detecteert.',
    failed:
      'Deze betaling is mislukt op het blockchainnetwerk. Het bedrag is niet verstuurd. U kunt opnieuw betalen.',
    replaced:
      'Deze betaling is in uw wallet versneld of geannuleerd. Kijk daar voordat u opnieuw betaalt.',
    dropped:
      'Het blockchainnetwerk heeft deze betaling misschien laten vervallen. Controleer uw wallet voordat u opnieuw betaalt.',
  },
  walletCopyHash: 'Transactie-ID kopiëren',
};
