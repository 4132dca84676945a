/** Dutch. Formal ("u"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'nl'>) => plural('nl', n, forms);

const notUnderstood = 'De winkel heeft dit verzoek niet begrepen. Laad de pagina opnieuw.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'nl',

  notLoaded:
    'Een deel van deze pagina is niet geladen. Controleer uw verbinding en probeer het opnieuw.',

  problems: {
    offline: 'U bent offline. We gaan vanzelf verder zodra de verbinding terug is.',
    unreachable: 'De winkel reageert op dit moment niet. We blijven het proberen.',
    timeout: 'De winkel doet er te lang over om te antwoorden. We blijven het proberen.',
    unreadable: 'De winkel gaf een antwoord dat we niet kunnen lezen. We blijven het proberen.',
    bad_request: notUnderstood,
    unauthorized: 'Deze betaalpagina moet opnieuw worden geopend. Laad de pagina opnieuw.',
    checkout_expired: 'Deze betaalpagina heeft lang opengestaan. Laad de pagina opnieuw.',
    forbidden:
      'Deze bestelling kan hier niet worden betaald. Ga terug naar de winkel en probeer het opnieuw.',
    forbidden_origin: 'Deze pagina mag deze betaling niet aannemen. Neem contact op met de winkel.',
    link_used:
      'Deze link is al gebruikt. Ga verder waar hij is geopend of vraag de winkel om een nieuwe.',
    link_expired:
      'Deze link is verlopen. Haal een nieuwe op waar u deze hebt gevonden of vraag de winkel om een nieuwe.',
    not_found: 'Deze betaalpagina is niet gevonden. Neem contact op met de winkel.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'Het bedrag van deze bestelling kan niet in crypto worden betaald. Neem contact op met de winkel.',
    currency_unavailable: 'Deze valuta kan op dit moment niet worden gebruikt. Kies een andere.',
    checkout_closed:
      'De winkel heeft deze bestelling gesloten en neemt er geen betalingen meer voor aan.',
    rate_limited: 'Dat ging iets te snel. Wacht even en probeer het opnieuw.',
    service_unavailable: 'De betaaldienst reageert op dit moment niet. We blijven het proberen.',
    service_invalid: 'De betaaldienst gaf een onbruikbaar antwoord. We blijven het proberen.',
    service_rejected:
      'De betaaldienst heeft deze betaling geweigerd. Neem contact op met de winkel.',
    store_unavailable: 'De winkel heeft op dit moment een storing. We blijven het proberen.',
    internal: 'De winkel heeft een onverwachte storing. We blijven het proberen.',
  },

  checkout: 'Betaling',
  sandbox: 'Testomgeving: geen echt geld. Betaal niet.',
  tryAgain: 'Opnieuw proberen',
  copied: 'Gekopieerd',
  copyRefused: 'Kopiëren is hier geblokkeerd. De tekst is geselecteerd: kopieer hem handmatig.',
  loading: 'De betaalpagina wordt geopend…',
  alreadySent:
    'Hebt u de betaling al verstuurd? Deze pagina verandert daar niets aan. Verstuur de betaling niet nog een keer.',
  errorTitle: 'De betaalpagina kon niet worden geopend',
  maybeBlocked:
    'Blijft dit zo, dan houdt mogelijk een contentblocker of het netwerk waarmee uw apparaat verbonden is de pagina tegen. Sta deze pagina daar toe of probeer een andere browser.',
  priceChanged: (before, now) =>
    `De winkel heeft de prijs van deze bestelling gewijzigd van ${before} naar ${now}.`,
  orderReference: (reference) => `Bestelling ${reference}`,
  accountReference: (reference) => `Uw account ${reference}`,
  requestReference: (id) => `Kenmerk voor support: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Verstuur de betaling',
  partialTitle: 'Een deel van de betaling is aangekomen',
  partialArrived: (received, price) => `${received} van ${price} is aangekomen en is veilig.`,
  partialLead: 'Verstuur de rest om de bestelling af te ronden.',
  topUpTitle: 'Saldo opwaarderen',
  topUpLead: 'Verstuur een bedrag naar keuze. Dit adres blijft aan u toegewezen.',
  minimum: (amount) => `Overboekingen onder ${amount} worden mogelijk niet opgemerkt.`,
  tooSmall: 'Het bedrag is te klein',
  tooSmallForAll:
    'Het bedrag dat nog moet worden betaald, is te klein voor elk van de valuta’s hier. Neem contact op met de winkel.',
  amountLabel: 'Te versturen bedrag',
  amountDue: 'Nog te versturen',
  formerAmount: 'Vorig bedrag',
  copyAmount: 'Bedrag kopiëren',
  sendOnly: (code, network) => `Verstuur alleen ${code} en alleen via het netwerk ${network}`,
  sendOnlyWhy: 'Met andere valuta’s of netwerken kan het geld verloren gaan.',
  addressLabel: (code, network) => `Adres voor ${code} op het netwerk ${network}`,
  copyAddress: 'Adres kopiëren',
  copiedAddress: (code, network) =>
    `Gekopieerd. Verstuur alleen ${code} en alleen via het netwerk ${network}.`,
  qrLabel: (code, network) => `QR-code om ${code} te versturen via het netwerk ${network}`,
  qrBare: 'De code bevat alleen het adres. Vul het bedrag zelf in.',
  qrWithAmount: 'De code bevat het adres en het bedrag.',
  openWallet: 'Openen in wallet',
  ladderTitle: 'Leest uw wallet de code niet?',
  ladderLead: 'Kies een eenvoudigere code.',
  ladderForms: {
    bip21_amount: 'Adres en bedrag',
    bip21: 'Adres als link, zonder bedrag',
    eip681_amount: 'Link met bedrag',
    eip681: 'Link zonder bedrag',
    eip681_token: 'Tokenlink met bedrag (controleer de ontvanger in uw wallet)',
    address: 'Alleen het adres',
  },
  nothingOpened:
    'Is er niets geopend? Kopieer het bedrag en het adres naar uw wallet of scan de code met een ander apparaat.',
  payHelp: 'Hulp bij de overboeking',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `volgens ${source}`,
  rateAt: (time) => `om ${time}`,
  priceHolds: (time) => `Prijs geldt nog ${time}`,
  expiredTitle: 'Deze prijs is verlopen',
  expiredLead:
    'Betaling al verstuurd? U hoeft niets te doen: die is misschien onderweg en we blijven ernaar uitkijken. Vraag alleen een nieuwe prijs op als u nog niets hebt verstuurd.',
  newPrice: 'Nieuwe prijs opvragen',
  addressDetails: 'Adres tonen',
  changeCurrency: 'Andere valuta of ander netwerk kiezen',
  changeForRest: 'De rest in een andere valuta versturen',
  addressReplaced: 'Het adres is gewijzigd. Gebruik vanaf nu alleen dit adres.',
  changedElsewhere: (what) =>
    `Deze betaling is in een ander tabblad of op een ander apparaat gewijzigd. Nu te versturen: ${what}, naar het adres hieronder.`,
  addressRefusedTitle: 'We weigeren dit adres te tonen',
  addressRefused:
    'Het adres dat we hebben ontvangen, doorstaat de controle van zijn netwerk niet. Geld dat ernaartoe wordt verstuurd, kan verloren gaan. Daarom wordt het adres niet getoond. Er is niets afgeschreven. Kies een andere valuta of neem contact op met de winkel.',
  addressUnchecked:
    'We kennen dit netwerk niet en konden het adres dus niet controleren. Vergelijk het met de gegevens van de winkel voordat u iets verstuurt.',
  deposits: 'Stortingen',
  noDeposits: 'Nog geen stortingen.',

  transferStatus: {
    seen: 'Waargenomen',
    confirmed: 'Bevestigd',
    held: 'Aangehouden voor controle',
  },
  unknownStatus: 'Genoteerd',
  viewTransfer: 'Op blockchain bekijken',

  chooseTitle: 'Kies een valuta',
  search: 'Zoek een valuta of netwerk',
  searchHint: 'Naam, code of netwerk',
  currencies: 'Valuta’s',
  networks: 'Netwerken',
  groupBy: 'Volgorde van de lijst',
  byCurrency: 'Op valuta',
  byNetwork: 'Op netwerk',
  lastUsed: 'Laatst gebruikt',
  everything: 'Alle mogelijkheden',
  countNetworks: (n) => count(n, { one: '# netwerk', other: '# netwerken' }),
  countCurrencies: (n) => count(n, { one: '# valuta', other: '# valuta’s' }),
  fromAmount: (amount) => `vanaf ${amount}`,
  chooseNetwork: (code) => `${code}: kies via welk netwerk u verstuurt`,
  chooseCurrencyOn: (network) => `${network}: kies de valuta die u verstuurt`,
  networkGuide:
    'Kies het netwerk waarmee uw wallet of cryptobeurs de betaling verstuurt. De kosten verschillen per netwerk.',
  backToList: 'Terug naar de hele lijst',
  minimumOf: (amount) => `minimaal ${amount}`,
  usuallyTakes: (time) => `meestal ${time}`,
  noCurrencies: 'De winkel biedt op dit moment geen valuta’s aan. Probeer het later opnieuw.',
  noMatch: (text) => `Niets gevonden voor “${text}”.`,
  searchable:
    'U kunt zoeken op code, naam, netwerk of contractadres, of een adres van uw eigen wallet plakken om het netwerk ervan te vinden.',
  clearSearch: 'Zoekopdracht wissen',
  readAs: (text) =>
    `Resultaten voor “${text}”: het toetsenbord lijkt op een ander schrift te staan.`,
  addressOf: (network) =>
    `Dit lijkt op een adres op het netwerk ${network}. Hieronder staat wat u daarvandaan kunt versturen.`,
  addressOfSeveral: (networks) =>
    `Op ${networks} zien adressen er hetzelfde uit. Controleer in uw wallet op welk van deze netwerken uw geld staat.`,
  addressOfNone: (networks) =>
    `Dit lijkt op een adres op ${networks}. De winkel neemt daar geen betalingen aan.`,
  addressStays: 'Het adres is alleen binnen deze pagina opgezocht en nergens naartoe verstuurd.',
  matches: (n) => count(n, { one: '# valuta gevonden', other: '# valuta’s gevonden' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Nog # resultaat, typ verder om het aantal te beperken',
      other: 'Nog # resultaten, typ verder om het aantal te beperken',
    }),
  unavailable: {
    no_rate: 'Momenteel geen prijs',
    ambiguous_address: 'Momenteel geen adres',
    address_refused: 'Momenteel geen veilig adres',
    no_address: 'Momenteel geen adres',
    below_minimum: 'Het bedrag is te klein',
  },
  notAvailable: 'Momenteel niet beschikbaar',
  currenciesFailed: 'De valuta’s konden niet worden geladen.',
  keepCurrency: 'Terug naar de betaling',
  gettingAddress: 'Het adres wordt opgehaald…',

  sources: {
    service_event: 'Betaaldienst',
    service_list: 'Waarneming op de blockchain',
    service_lookup: 'Door de winkel gevonden op de betaalpagina van de dienst',
    store: 'Winkel',
  },
  evidence: {
    opened: 'Betaalpagina geopend',
    quoted: 'Prijs vastgelegd',
    seen: 'Overboeking waargenomen',
    confirmed: 'Overboeking bevestigd',
    held: 'Overboeking aangehouden voor controle',
    released: 'Controle afgerond',
    marked_paid: 'Gemarkeerd als betaald',
    closed: 'Bestelling gesloten',
    amended: 'Bestelbedrag gewijzigd',
  },
  unknownSource: 'Andere bron',
  unknownEvidence: 'Er is iets genoteerd',
  transferCounts: {
    late: 'Aangekomen nadat de prijs was verlopen, telt daarom niet automatisch mee',
    wrong_currency: 'Niet de gekozen valuta, telt daarom niet automatisch mee',
  },

  nothingAwaited: 'Er kan nog niets worden verstuurd',
  longWaitTitle: (ago) => `Waargenomen ${ago} en nog steeds niet bevestigd`,
  longWait:
    'Het blockchainnetwerk is misschien traag of heeft de overboeking misschien laten vallen. Zoek de overboeking op in uw wallet voordat u iets doet, en vraag het de winkel voordat u de overboeking herhaalt.',
  newPriceIs: (amount) => `De nieuwe prijs is ${amount}.`,
  oneMinuteLeft: 'Deze prijs geldt nog één minuut.',

  statusTitle: {
    loading: 'De betaalpagina wordt geopend…',
    error: 'De betaalpagina kon niet worden geopend',
    choose_currency: 'Kies een valuta',
    pay: 'Wachten op uw overboeking',
    top_up: 'Wachten op overboekingen',
    detected: 'Uw overboeking is waargenomen',
    confirmed: 'Een deel is bevestigd, de rest is onderweg',
    partial: 'Een deel is aangekomen, wachten op de rest',
    review: 'De winkel bekijkt uw overboeking',
    held: 'Uw overboeking wordt gecontroleerd',
    paid: 'Betaling voltooid',
    closed: 'Deze bestelling is gesloten',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Deze pagina wordt vanzelf bijgewerkt. U kunt de pagina verlaten en terugkomen.',
    top_up: 'Deze pagina wordt vanzelf bijgewerkt. U kunt de pagina verlaten en terugkomen.',
    detected:
      'Uw overboeking is onderweg via het blockchainnetwerk. U hoeft niets te doen en mag de overboeking niet herhalen.',
    confirmed: 'U hoeft niets te doen en mag de overboeking niet herhalen.',
    partial:
      'Wat is aangekomen, is veilig en telt mee voor deze bestelling. Verstuur alleen wat nog ontbreekt.',
    review:
      'Uw overboeking is aangekomen en veilig, maar komt niet zonder meer overeen met de bestelling. Daarom beslist de winkel. Herhaal de overboeking niet; geef de winkel uw bestelnummer door als u niets hoort.',
    held: 'Uw overboeking is aangekomen en de betaaldienst heeft de overboeking aangehouden voor een controle. De winkel beslist wat er verder gebeurt. Neem contact op met de winkel en herhaal de overboeking niet.',
    paid: 'Dank u wel. U kunt deze pagina sluiten.',
    closed:
      'Er worden geen betalingen meer voor aangenomen. Hebt u iets verstuurd, neem dan contact op met de winkel.',
  },
  storeConfirms: 'De winkel zal deze betaling bevestigen.',
  usualTime: (time) => `Meestal duurt dit ${time}.`,
  lateEvents:
    'De winkel hoort van een betaling zodra die is bevestigd. Dat kan enkele minuten duren. U kunt deze pagina verlaten en terugkomen.',
  exceptions: {
    partial: 'Er is minder dan de prijs aangekomen.',
    over: 'Er is meer dan de prijs aangekomen. De winkel ziet hoeveel; vraag de winkel het te veel betaalde terug te sturen.',
    late: 'Er is een overboeking aangekomen nadat de prijs ervan was verlopen. De winkel beslist of die overboeking meetelt.',
    wrong_currency:
      'Er is een overboeking aangekomen in een valuta die niet was gekozen. De winkel beslist of die overboeking meetelt.',
    held: 'Er is een overboeking aangehouden voor controle.',
  },
  unknownException: 'De winkel heeft iets over deze betaling genoteerd.',
  due: 'Nog te betalen',
  received: 'Ontvangen',
  seenSoFar: 'Tot nu toe waargenomen',
  excess: 'Boven de prijs',
  transfers: 'Overboekingen',
  timeline: 'Wat er is gebeurd',
  copyTimeline: 'Kopiëren voor support',
  lastChecked: (ago) => `Laatste controle: ${ago}`,
  checkNow: 'Nu controleren',
  checking: 'Wordt gecontroleerd…',
  nothingNew: 'Zojuist gecontroleerd, niets nieuws.',
  somethingNew: 'Zojuist gecontroleerd, er is iets nieuws.',
  notChecked: 'De gegevens konden niet worden opgehaald. U ziet de stand van de laatste controle.',
  connection: {
    live: 'Live',
    polling: 'Wordt om de paar seconden opgevraagd',
    offline: 'Geen verbinding',
  },
  stillWatching: 'Wat al is verstuurd, wordt nog gevolgd',
  connectionLost: 'Verbinding verbroken. U ziet de stand van de laatste controle.',
  connectionBack: 'De verbinding is terug.',
  slowOpening: 'Dit duurt langer dan gewoonlijk. We blijven het proberen.',
  notCurrent: 'U ziet de stand van de laatste controle.',
  sessionOver: 'Deze pagina heeft te lang opengestaan',
  sessionOverLead:
    'Er is niets verloren: de winkel merkt nog steeds op wat u hebt verstuurd. Laad de pagina opnieuw voordat u iets verstuurt.',
  reloadPage: 'Pagina opnieuw laden',
  backToStore: (store) => `Terug naar ${store ?? 'de winkel'}`,
  contactStore: (store) => `Contact opnemen met ${store ?? 'de winkel'}`,

  tellMe: 'Melden bij aankomst',
  tellingMe:
    'Houd deze pagina open. U hoort een geluid of ziet een melding, als uw browser dat toestaat.',

  receipt: 'Betaalbewijs',
  receiptNote: 'Dit is een betaalbewijs, geen factuur.',
  printReceipt: 'Afdrukken',
  saveReceipt: 'Opslaan als bestand',

  exchangeTitle: 'Betaalt u vanaf een cryptobeurs? Let op de kosten',
  exchangeNetwork: 'Netwerk op de beurs',
  exchangeNames: (network, names) => `${network}, misschien vermeld als ${names}`,
  exchangeAmount: 'Bedrag dat moet aankomen',
  exchangeFee:
    'Gaan de kosten van de beurs van het bedrag af, vul dan het bedrag plus de kosten in.',
  exchangeMemo: 'Memo of tag',
  exchangeNoMemo: 'Laat dit leeg',
  exchangeMinimum: 'Een beurs verstuurt niets als het bedrag onder haar minimale opname ligt.',

  checkTitle: 'Controleer het adres in uw wallet',
  checkLead: 'Een schadelijk programma kan een adres dat u kopieert, door een ander vervangen.',
  checkLabel: 'Plak wat uw wallet toont',
  checkSame: 'Het is hetzelfde adres.',
  checkDiffers: (at, pasted, right) =>
    `Verstuur niets: het is een ander adres. Vanaf teken ${String(at)} staat er “${pasted}” in plaats van “${right}”.`,
  checkNone: (network) => `Verstuur niets: dit is geen volledig adres op het netwerk ${network}.`,

  largerCode: 'Code vergroten',
  close: 'Sluiten',
  saveCard: 'Opslaan als afbeelding',
  priceHoldsUntil: (moment) => `Prijs geldt tot ${moment}`,

  handOff: 'Verdergaan op uw telefoon',
  handOffLead:
    'Scan deze code met de camera van uw telefoon. Daar wordt deze betaling geopend. Dit is niet de code om mee te betalen.',
  handOffLabel: 'QR-code die deze betaling op uw telefoon opent, niet bedoeld om mee te betalen',
  handOffUntil: (time) => `De code kan één keer worden geopend, tot ${time}.`,
  handOffNew: 'Nieuwe code tonen',

  worthTitle: 'Wat is het waard?',
  worthCoins: (code) => `Bedrag in ${code}`,
  worthDollars: 'Bedrag in Amerikaanse dollars',
  worth: (coins, dollars) => `${coins} is ${dollars} waard.`,
  worthAbout: (coins, dollars) => `${coins} is ongeveer ${dollars} waard.`,
  worthGuide: 'Een indicatie: de prijs kan veranderen totdat uw overboeking aankomt.',
  worthUnread: (whole, part) => `Vul het bedrag in cijfers in, bijvoorbeeld ${whole} of ${part}.`,
  worthNoRate: 'Er is op dit moment geen prijs.',
};
