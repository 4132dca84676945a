/** Dutch of the back office. Formal ("u"); "server" is the store's software, "winkel" the business. */
import { plural, type PluralForms } from '../../../../ui/messages/messageFormat.js';
import type { TreasuryMessages } from '../en.js';

type Rights = Parameters<TreasuryMessages['rightsOf']>[0];

const count = (n: number, forms: PluralForms<'nl'>) => plural('nl', n, forms);

const all = (names: readonly string[]) =>
  new Intl.ListFormat('nl', { type: 'conjunction' }).format(names);

const days = (n: number) => count(n, { one: '# dag', other: '# dagen' });

const orders = (n: number) => count(n, { one: '# bestelling', other: '# bestellingen' });

/** A sentence of its own for one; the number before the words for more. */
const many = (n: number, one: string, more: string): string =>
  n === 1 ? one : `${String(n)} ${more}`;

const namesOf = ({ withdraw, approve }: Rights): string =>
  [...(withdraw ? ['Uitbetalen'] : []), ...(approve ? ['Goedkeuren'] : [])].join(', ') || 'Lezen';

/** Every sentence of the back office. */
export const messages: TreasuryMessages = {
  problems: {
    offline: 'U bent offline. Deze pagina gaat vanzelf verder zodra er weer verbinding is.',
    unreachable: 'De server reageert niet. Controleer uw verbinding en probeer het opnieuw.',
    timeout: 'De server doet te lang over een antwoord. Probeer het zo meteen opnieuw.',
    unreadable:
      'Dit was geen geldig antwoord van de server. Log opnieuw in. Helpt dat niet, controleer dan waar de treasury-handler is gekoppeld.',
    bad_request:
      'De server begreep dit verzoek niet. Laad de pagina opnieuw. Misschien hebben het backoffice en de server verschillende versies.',
    unauthorized: 'Niemand is ingelogd of uw sessie is verlopen. Log opnieuw in.',
    forbidden:
      'U mag dit niet doen. Vraag het aan degene die de toegang tot dit backoffice beheert.',
    forbidden_origin:
      'De server accepteert geen verzoeken van deze pagina. Open het backoffice op zijn eigen adres of voeg het adres van deze pagina toe aan de origins van de treasury-handler.',
    not_found: 'De server heeft dit niet gevonden. Laad de pagina opnieuw en kijk nog een keer.',
    method_not_allowed:
      'De server begreep dit verzoek niet. Laad de pagina opnieuw. Misschien hebben het backoffice en de server verschillende versies.',
    unsupported_media_type:
      'De server begreep dit verzoek niet. Laad de pagina opnieuw. Misschien hebben het backoffice en de server verschillende versies.',
    payload_too_large:
      'Dit is meer dan de server in één keer accepteert. Maak het korter en probeer het opnieuw.',
    amount_invalid: 'Dit bedrag kan niet worden verstuurd. Vul een bedrag boven nul in.',
    amount_precision: 'Dit bedrag heeft meer decimalen dan de valuta. Gebruik minder decimalen.',
    address_invalid:
      'Dit is geen adres op dat netwerk, dus er is niets opgeslagen. Vergelijk het met de bron.',
    currency_unavailable:
      'Deze valuta is nu niet beschikbaar. Kies een andere of schakel deze in bij de betaaldienst.',
    withdrawal_differs:
      'Een andere uitbetaling heeft dit nummer al, dus deze is niet opgeslagen. Laad de pagina opnieuw en begin overnieuw.',
    withdrawal_state:
      'Deze uitbetaling is deze stap al voorbij. Misschien was iemand anders u voor. Hieronder ziet u hoe het er nu voor staat.',
    approval_missing: 'Iemand anders moet deze uitbetaling eerst goedkeuren.',
    approval_own: 'U hebt deze uitbetaling opgesteld, dus iemand anders moet die goedkeuren.',
    warnings_new:
      'Misschien is hetzelfde geld verstuurd sinds u deze pagina hebt geopend, dus er is nu niets verstuurd. Lees de waarschuwingen.',
    settle_too_early:
      'De uitbetaling is minder dan een minuut geleden verstuurd. Misschien is de betaaldienst die nog aan het aanmaken.',
    cancel_at_service:
      'We kennen alleen de verzoek-ID, dus annuleren kan hier niet. Annuleer de uitbetaling in het dashboard van de betaaldienst.',
    delete_too_late:
      'De transactie is al begonnen, dus de uitbetaling kan niet meer worden geannuleerd.',
    refund_changed:
      'Wat van deze bestelling kan worden terugbetaald, is veranderd sinds u deze pagina hebt geopend, dus er is niets gedaan. Bekijk de betalingen, terugbetalingen en links opnieuw.',
    refund_link_state:
      'De klant heeft via deze link al een adres bevestigd. Annuleer in plaats daarvan de uitbetaling die eruit is ontstaan.',
    callback_outdated:
      'De bestelling is intussen gewijzigd, dus uw winkel heeft niet opnieuw bericht gekregen: het bericht zou niet meer kloppen.',
    processing_not_ready:
      'De betaaldienst heeft nog geen processing-wallets voor uw winkel. Rond de installatie af in zijn dashboard.',
    rate_limited: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
    service_unavailable: 'De betaaldienst reageert nu niet. Probeer het zo meteen opnieuw.',
    service_invalid:
      'Het antwoord van de betaaldienst is onbruikbaar. Probeer het zo meteen opnieuw. Blijft het zo, meld het dan bij de betaaldienst.',
    service_rejected:
      'De betaaldienst heeft dit verzoek geweigerd. Zoek de referentie hieronder op in de serverlog.',
    key_refused:
      'De betaaldienst antwoordt met 401. Of zijn database ligt eruit, wat vanzelf overgaat, of hij accepteert de API-sleutel van de server niet. Als zijn dashboard werkt, controleer daar dan of de sleutel actief is en of de server deze sleutel gebruikt.',
    exchange_unavailable:
      'De betaaldienst kon het account bij de cryptobeurs niet uitlezen. Probeer het zo meteen opnieuw. Blijft het zo, controleer dan in het dashboard van de betaaldienst of de sleutels van de beurs nog geldig zijn.',
    store_unavailable:
      'De server heeft een probleem met zijn eigen opslag. Probeer het zo meteen opnieuw.',
    internal:
      'De server heeft een onverwacht probleem. Probeer het opnieuw. Blijft het zo, zoek de referentie hieronder dan op in de serverlog.',
  },

  sandbox: 'Testmodus: er wordt geen echt geld verplaatst.',
  tryAgain: 'Opnieuw proberen',
  copied: 'Gekopieerd',
  copyRefused: 'Kopiëren is hier geblokkeerd. De tekst is geselecteerd, kopieer hem zelf.',
  actionsNotLoaded: 'Het menu is niet geladen.',
  requestReference: (id) => `Referentie: ${id}`,

  refresh: 'Vernieuwen',
  refreshing: 'Vernieuwen…',
  asOf: (ago) => `Bijgewerkt: ${ago}`,
  staleTitle: 'Deze cijfers zijn verouderd',
  unknownWorth: 'Waarde onbekend',
  addressNotSure: 'Niet gecontroleerd: dit netwerk is hier niet bekend.',
  addressUnsound:
    'Niet getoond: het ontvangen adres is niet geldig op dit netwerk. Zoek het op in het dashboard van de betaaldienst.',

  processingTitle: 'Saldo’s',
  processingLoading: 'Saldo’s ophalen…',
  processingFailed: 'De saldo’s konden niet worden opgehaald',
  processingNone:
    'De betaaldienst heeft geen wallets vermeld. Dat doet hij ook als hij ze niet kan bereiken, dus er kan toch tegoed op staan.',
  exchangeTitle: 'Account bij cryptobeurs',
  exchangeLoading: 'Account bij cryptobeurs uitlezen…',
  exchangeFailed: 'Het account bij de cryptobeurs kon niet worden uitgelezen',
  exchangeApart: 'Niet inbegrepen in het totaal van de wallets.',
  exchangeNone: 'Er is geen cryptobeurs gekoppeld.',
  exchangeNoneLead:
    'Er is niets mis: koppel er een in het dashboard van de betaaldienst als u het tegoed daarvan hier wilt zien.',
  exchangeEmpty: 'Het account bij de cryptobeurs is leeg.',
  exchangeNotListed: 'De betaaldienst vermeldt niets van dit account en ook geen totaal.',
  exchangeUnlisted:
    'De betaaldienst noemt dit totaal, maar niet waaruit het bestaat. Kijk bij de beurs zelf.',

  walletsTitle: 'Wallets en gas',
  columnAddress: 'Walletadres',
  columnAvailable: 'Beschikbaar',
  columnValue: 'Waarde',
  columnGas: 'Gas over',
  gasForTokens: (n) => `Ongeveer ${n} ${n === '1' ? 'tokentransactie' : 'tokentransacties'}`,
  gasForNative: (n, code) => `Ongeveer ${n} ${n === '1' ? 'transactie' : 'transacties'} in ${code}`,
  notEnoughGas: (code) => `Niet genoeg ${code}`,
  feesPaidIn: (code) => `Kosten worden betaald in ${code}`,

  total: 'Totaal',
  knownTotal: 'Bekend totaal',
  incomplete: 'Dit is niet alles.',
  someWorthUnknown: 'Van een deel van het tegoed is de waarde niet bekend. Dat deel telt niet mee.',
  perhapsMore: 'De server kon niet controleren of hier iets ontbreekt.',
  partlyUnknown: 'en meer met onbekende waarde',

  asTable: 'Tabel',
  columnCurrency: 'Valuta',
  columnBalance: 'Saldo',
  columnShare: 'Aandeel',

  emptyWallet: 'Hier staat niets.',
  onlyEmpty: (n) => count(n, { one: '# valuta zonder tegoed', other: '# valuta’s zonder tegoed' }),
  fundingAddress: (network) => `Adres van de wallet op ${network}`,
  copyAddress: 'Adres kopiëren',
  fundingCode: (network) => `QR-code van het walletadres op ${network}`,
  fundingLead: (code, network) =>
    `Stuur ${code} via ${network} hierheen om transacties te kunnen betalen.`,
  addressUnchecked:
    'We kennen dit netwerk niet en konden het adres niet controleren. Vergelijk het met het dashboard van de betaaldienst voordat u iets verstuurt.',
  addressRefused:
    'Het adres dat de betaaldienst gaf, doorstaat de controle van zijn netwerk niet en wordt daarom niet getoond. Zoek het op in het dashboard van de betaaldienst.',

  nativeCost: (code) => `Eén transactie in ${code}`,
  tokenCost: 'Eén tokentransactie',
  energy: 'Beschikbare energie',
  bandwidth: 'Beschikbare bandbreedte',
  availableOf: (available, total) => `${available} van ${total}`,

  unconfirmedTitle: 'Onbevestigde transacties',
  unconfirmedLoading: 'Onbevestigde transacties laden…',
  unconfirmedFailed: 'De transacties konden niet worden opgehaald',
  unconfirmedNone: 'Geen onbevestigde transacties.',
  unconfirmedCount: (n) =>
    count(n, { one: '# onbevestigde transactie', other: '# onbevestigde transacties' }),
  unconfirmedUnreadable: (n) =>
    count(n, {
      one: '# transactie kon niet worden gelezen en wordt niet getoond',
      other: '# transacties konden niet worden gelezen en worden niet getoond',
    }),
  unconfirmedLead:
    'Elk van deze transacties is gedetecteerd, meer niet: die kan nog mislukken. Verdwijnt er een uit de lijst, dan is die misschien bevestigd, misschien vervallen.',
  directions: {
    in: 'Inkomend',
    out: 'Uitgaand',
    unknown: 'Afzender en ontvanger zijn hier onbekend',
  },
  unknownDirection: 'Richting onbekend',
  from: 'Van',
  to: 'Naar',
  hash: 'Transactie',
  unknownSender: 'Niet vermeld',
  copySender: 'Afzender kopiëren',
  copyReceiver: 'Ontvanger kopiëren',
  copyHash: 'Hash kopiëren',
  senderLabel: 'Adres van de afzender',
  receiverLabel: 'Adres van de ontvanger',
  viewTransfer: 'Transactie bekijken',
  seenAgo: (ago) => `Gedetecteerd: ${ago}`,
  seenUnknown: 'Tijdstip onbekend',
  forOrder: (reference) => `Bestelling ${reference}`,
  forCustomer: (reference) => `Account ${reference}`,

  figuresTitle: 'Cijfers',
  figuresLoading: 'Berekenen…',
  figuresFailed: 'De cijfers konden niet worden opgehaald',
  figuresNoIndex: 'De server indexeert de bestellingen nog. De cijfers volgen vanzelf.',
  figuresUnreadable: (n) =>
    count(n, {
      one: '# bestelling kan door deze versie niet worden gelezen en ontbreekt in deze cijfers.',
      other:
        '# bestellingen kunnen door deze versie niet worden gelezen en ontbreken in deze cijfers.',
    }),

  paidTodayTile: 'Vandaag betaald',
  unpaidTile: 'Onbetaald',
  pendingTile: 'Onbevestigd',
  availableTile: 'Beschikbaar',
  ordersCounted: orders,
  ordersWithLivePrice: (n, live) =>
    `${orders(n)} · ${live === 0 ? 'geen met een geldige prijs' : `${String(live)} met een geldige prijs`}`,
  transfersPending: (n) =>
    count(n, {
      one: '# transactie gedetecteerd, niet bevestigd',
      other: '# transacties gedetecteerd, niet bevestigd',
    }),
  ofUnknownValue: (n) => `${String(n)} met onbekende waarde`,
  everyNetworkAnswered: 'Alle netwerken',
  withoutNetworks: (names) => `Zonder ${all(names)}: geen antwoord`,

  incomeTitle: 'Inkomsten per dag',
  incomeLead: 'waarde bij bevestiging',
  rangeOfDays: days,
  incomeSummary: (range, total, highest) =>
    highest === null
      ? `Inkomsten per dag, ${range}: ${total}.`
      : `Inkomsten per dag, ${range}: ${total} in totaal. Hoogste: ${highest}.`,
  amountOnDay: (amount, day) => `${amount} op ${day}`,
  incomeNone: 'In deze dagen is geen betaling bevestigd.',
  todaySoFar: (day) => `${day}, tot nu toe`,
  todayMark: 'Vandaag',
  nowMark: 'Nu',
  dayUnknown: 'Niet bekend',
  daysUnknown: (n) =>
    `${days(n)} niet bekend: van voor de eerste bestelling van de winkel, of inmiddels verwijderd.`,
  incomeZone: (zone) => `Dagen in tijdzone ${zone}. Terugbetalingen zijn niet afgetrokken.`,
  columnDay: 'Dag',
  columnIncome: 'Inkomsten',
  columnPayments: 'Betalingen',
  columnPaidIn: 'Betaald in',
  plusUnvalued: (n) =>
    count(n, { one: 'en # met onbekende waarde', other: 'en # met onbekende waarde' }),
  downloadCsv: 'CSV exporteren',

  balanceTitle: 'Saldo’s in de tijd',
  balanceSummary: (range, from, to) => `Saldo’s in de tijd, ${range}: van ${from} naar ${to}.`,
  balanceNone: 'Er zijn nog geen eerdere saldo’s. De server haalt ze elk half uur op.',
  balanceTotal: 'Totaal',
  balanceTotalWithout: (names) => `Bekend totaal, zonder ${all(names)}`,
  balanceKnownTotal: 'Bekend totaal',
  noReading: 'Niet opgehaald',
  networkSilent: 'Geen antwoord',
  columnReadAt: 'Opgehaald',
  columnTotal: 'Totaal',

  silentTitle: (names) => `Geen antwoord van ${all(names)}.`,
  silentLead: (n) =>
    count(n, {
      one: 'Het tegoed daar ontbreekt in deze cijfers.',
      other: 'De tegoeden daar ontbreken in deze cijfers.',
    }),
  lastKnown: (network, amount, time) =>
    network === null
      ? `Laatst bekend: ${amount} (${time}).`
      : `${network}, laatst bekend: ${amount} (${time}).`,
  retryReading: 'Opnieuw',
  noAnswerSince: (time) => `Geen antwoord sinds ${time}. Niet in het totaal.`,
  noAnswer: 'Geen antwoord. Niet in het totaal.',

  byNetworkTitle: 'Saldo’s per netwerk',
  byCurrencyTitle: 'Saldo’s per valuta',

  columnNetwork: 'Netwerk',

  withdrawalProblems: {
    offline: 'U bent offline. Probeer het opnieuw zodra er weer verbinding is.',
    unauthorized:
      'U bent uitgelogd. Log opnieuw in op een ander tabblad en probeer het dan hier opnieuw.',
    forbidden:
      'U mag dit niet doen. Vraag degene die de toegang beheert om het recht “Uitbetalen”.',
    not_found:
      'De server kent deze uitbetaling niet. Kijk in de lijst met uitbetalingen voordat u een nieuw concept maakt.',
    payload_too_large: 'De notitie is te lang. Maak die korter en probeer het opnieuw.',
    amount_precision:
      'Het bedrag heeft meer decimalen dan de valuta. Gebruik minder decimalen en probeer het opnieuw.',
    address_invalid:
      'Dit is geen adres op het gekozen netwerk, dus er is geen concept gemaakt. Controleer de valuta en kopieer het adres opnieuw.',
    currency_unavailable:
      'Deze valuta kan nu niet worden uitbetaald. Kies een andere of schakel deze in bij de betaaldienst.',
    withdrawal_differs:
      'Met dit formulier is al een andere uitbetaling gemaakt, misschien op een ander tabblad. Bekijk die eerst en begin dan een nieuwe.',
    withdrawal_state: 'De uitbetaling is deze stap al voorbij. Misschien was iemand anders u voor.',
    warnings_new:
      'Er is een andere uitbetaling bij gekomen waarbij het om hetzelfde geld kan gaan. Er is niets verstuurd. Lees de waarschuwingen en vink het vakje opnieuw aan als u toch wilt versturen.',
    settle_too_early:
      'De uitbetaling is minder dan een minuut geleden verstuurd en een trage betaaldienst maakt die misschien nog aan. Kijk over een minuut opnieuw.',
    delete_too_late:
      'De transactie is al begonnen, dus annuleren kan niet meer. Er is niets gewijzigd.',
  },

  withdraw: 'Nieuwe uitbetaling',
  editTitle: 'Uitbetaling bewerken',
  editLead: '“Doorgaan” annuleert het eerdere concept en maakt een nieuw.',
  refund: 'Terugbetaling',
  refundOf: (reference) => `Terugbetaling van bestelling ${reference}`,
  topUpRefundOf: (reference) => `Terugbetaling aan klant ${reference}`,
  mayNot: 'U kunt uitbetalingen bekijken, maar niet aanmaken.',
  sessionFailed: 'We konden niet ophalen wat u mag doen',
  formLoading: 'Formulier openen…',
  approvalNeeded: 'Iemand anders moet uw concept goedkeuren voordat het kan worden verstuurd.',

  currency: 'Valuta',
  currencyHint: 'Typ een naam, code of netwerk',
  currencyNone: 'Kies een valuta.',
  currencyNoMatch: (text) => `Geen resultaten voor “${text}”.`,
  currencyFound: (n) => (n === 1 ? '1 valuta gevonden' : `${String(n)} valuta’s gevonden`),
  currencyChosen: (code, network) => `${code} op ${network}`,
  currencyGone: 'Deze valuta is niet meer beschikbaar. Kies een andere.',
  currenciesFailed: 'De valuta’s konden niet worden geladen',
  currenciesEmpty: 'De betaaldienst biedt geen valuta aan. Schakel daar er eerst een in.',
  openCurrencies: 'Alle valuta’s tonen',
  closeCurrencies: 'Valuta’s verbergen',
  balanceName: 'Saldo',
  balanceNotKnown: 'Saldo onbekend',
  balanceAt: (amount, ago) => `Beschikbaar: ${amount}, ${ago}`,
  balancesOld: 'De saldo’s zijn verouderd: ze konden niet opnieuw worden opgehaald',
  balancesFailed: 'De saldo’s konden niet worden opgehaald',
  balancesLead: 'U kunt doorgaan, maar we weten niet of er genoeg is.',

  amount: 'Bedrag',
  amountAll: 'Alles',
  amountAllLabel: (amount) => `Alles: ${amount}`,
  amountAllNote: 'Dit is het hele saldo.',
  amountAllNative:
    'Dit is het hele saldo. De netwerkkosten worden met dezelfde valuta betaald, dus de transactie blijft misschien in de wachtrij staan. Laat een beetje over.',
  amountAllToken: (native) =>
    `Dit is het hele saldo. De netwerkkosten worden betaald in ${native}.`,
  amountAbove: 'Meer dan beschikbaar.',
  amountAmbiguous: 'Welk bedrag bedoelt u?',
  amountAsDecimal: (whole, plain) =>
    whole === plain ? `Precies ${plain}` : `${whole} met decimalen: ${plain}`,
  amountAsGrouped: (plain) => `Een geheel getal: ${plain}`,
  amountFaults: {
    not_a_number: 'Vul een getal in, zoals 12,5.',
    separators: 'Controleer de komma’s en punten. Schrijf het getal eenvoudig, zoals 1234,5.',
    too_long: 'Te veel cijfers voor een bedrag.',
    not_positive: 'Vul een bedrag boven nul in.',
    precision: 'Te veel decimalen.',
  },
  amountPrecision: (code, decimals) =>
    decimals === 0
      ? `${code} heeft geen decimalen. Vul een geheel getal in.`
      : `${code} heeft hoogstens ${String(decimals)} decimalen.`,
  amountEmpty: 'Vul een bedrag in.',

  address: 'Adres',
  addressRefund: 'Terugbetaaladres van de klant',
  addressHint: (network) => `Een adres op ${network}. Plak het, typ het niet over.`,
  addressHintNoCurrency: 'Kies eerst de valuta: elk netwerk heeft eigen adressen.',
  addressRefundHint:
    'Vraag de klant om een eigen adres. Gebruik nooit het adres waarvandaan is betaald: dat is misschien van een cryptobeurs en dan zou het geld verloren gaan.',
  addressValid: (network) => `Geldig adres op ${network}`,
  addressNotChecked: (network) =>
    `We kunnen adressen op ${network} niet controleren. Vergelijk elk teken.`,
  addressRespelled: 'Hetzelfde adres in de standaardschrijfwijze.',
  addressSpaces: 'Spaties zijn verwijderd.',
  addressBitcoinForm: (network) =>
    `Bitcoinadressen zien er hetzelfde uit. Controleer of dit adres voor ${network} is.`,
  addressLabel: (code, network) => `Adres voor ${code} op ${network}`,
  addressElsewhere: (network) => `Dit is een adres op ${network}.`,
  addressElsewhereEvm: 'Dit is een adres op Ethereum of een vergelijkbaar netwerk.',
  addressFaults: {
    empty: () => 'Vul het adres van de ontvanger in.',
    charset: (network) => `Adressen op ${network} hebben zulke tekens niet. Kopieer het opnieuw.`,
    length: (network) =>
      `Te kort of te lang voor een adres op ${network}. Kopieer het opnieuw, helemaal.`,
    checksum: () =>
      'Er is een teken fout: de checksum klopt niet. Kopieer het adres opnieuw, typ het niet over.',
    wrong_network: (network) =>
      `Geen adres op het hoofdnetwerk van ${network}. Geld dat erheen gaat, zou verloren zijn.`,
    encoding: (network) => `Niet geschreven als een adres op ${network}. Kopieer het opnieuw.`,
  },

  note: 'Interne notitie (optioneel)',
  noteTooLong: 'De notitie heeft meer dan 500 tekens. Maak die korter.',

  review: 'Doorgaan',
  reviewing: 'Concept maken…',
  fieldsWrong: (n) =>
    n === 1 ? '1 veld vraagt aandacht.' : `${String(n)} velden vragen aandacht.`,
  draftFailed: 'Er is geen concept van de uitbetaling gemaakt',
  draftAgain: 'Uw invoer blijft bewaard. Opnieuw proberen maakt geen tweede concept.',
  draftMovedOn:
    'Het eerdere concept van dit formulier is intussen verstuurd, misschien vanaf een ander tabblad. Uw latere wijzigingen zijn in geen concept opgenomen.',
  draftDiffers:
    'Het concept op de server is niet wat u hebt ingevuld. Verstuur het niet. Annuleer het en meld het aan degene die de server beheert.',
  startOver: 'Nieuwe uitbetaling beginnen',
  showOther: 'Die uitbetaling tonen',
  back: 'Bewerken',
  anotherOne: 'Nieuwe uitbetaling',

  withdrawal: 'Uitbetaling',
  withdrawalLoading: 'Uitbetaling laden…',
  withdrawalFailed: 'De uitbetaling kon niet worden geladen',
  withdrawalStatuses: {
    needs_approval: 'Goedkeuring nodig',
    ready: 'Verzendklaar',
    sending: 'Wordt verstuurd',
    queued: 'In wachtrij',
    stuck: 'Vast in wachtrij',
    confirming: 'Wordt bevestigd',
    completed: 'Voltooid',
    unknown: 'Uitkomst onbekend',
    rejected: 'Geweigerd',
    failed: 'Mislukt',
    cancelled: 'Geannuleerd',
  },
  withdrawalLeads: {
    awaiting_approval: 'Er is niets verstuurd. Iemand anders moet eerst goedkeuren.',
    draft: 'Er is niets verstuurd. Vergelijk het bedrag, het netwerk en het adres met de bron.',
    sending:
      'We vragen het aan de betaaldienst. Dit duurt enkele seconden. Maak geen nieuw concept.',
    unknown: 'De uitbetaling kan bestaan of niet.',
    refused: 'De betaaldienst heeft de uitbetaling geweigerd. Er wordt geen geld verplaatst.',
    queued: 'De uitbetaling staat bij de betaaldienst, die nog geen transactie heeft gemaakt.',
    in_progress: 'De betaaldienst is met de transactie begonnen. Annuleren kan niet meer.',
    completed: 'De transactie is bevestigd.',
    failed:
      'De betaaldienst heeft deze transactie opgegeven en probeert het niet uit zichzelf opnieuw.',
    deleted:
      'Bij de betaaldienst geannuleerd voordat er een transactie was gemaakt. Er is geen geld verplaatst.',
    discarded: 'Geannuleerd voor het versturen. Er is geen geld verplaatst.',
  },
  withdrawalOther: (state) => `Status: ${state}`,
  withdrawalOtherLead: 'Deze pagina is ouder dan de server en kent deze status niet.',
  sendTitle: (amount) => `${amount} versturen`,
  withdrawalTitle: (amount, start) => `${amount} naar ${start}…`,

  factAmount: 'Bedrag',
  factNetwork: 'Netwerk',
  factAddress: 'Naar',
  factFrom: 'Van',
  walletLabel: (network) => `Adres op ${network} waarvandaan wordt betaald`,
  walletAvailable: (network, amount) => `Wallet op ${network} · ${amount} beschikbaar`,
  factLeft: 'Daarna over',
  factFee: 'Netwerkkosten',
  feeSame: 'Wordt betaald uit dezelfde wallet',
  feeIn: (native) => `Wordt betaald in ${native} uit dezelfde wallet`,
  valueWhenSent: (value) => `${value} bij verzending`,
  factNote: 'Interne notitie',
  factRefund: 'Voor',
  factHash: 'Transactie',
  factRequest: 'Verzoek-ID',
  factProof: 'Bewijs',
  completedAt: (when) => `De transactie is bevestigd: ${when}.`,
  signedWebhook: (delivery) =>
    delivery === null ? 'Ondertekende webhook' : `Ondertekende webhook ${delivery}`,
  serviceLookup: 'Navraag bij de betaaldienst',
  proofLine: (proof, when) => `${proof}, ${when}`,
  warningTitles: {
    balance_low: 'Niet genoeg saldo.',
    balance_unknown: 'Saldo onbekend.',
    fees_low: 'Weinig gas.',
    address_unchecked: 'Adres niet gecontroleerd.',
    address_bitcoin_form: 'Kan een Bitcoinadres zijn.',
    address_new: 'Eerste betaling naar dit adres.',
    looks_repeated: 'Lijkt op een herhaling.',
    refund_repeated: 'Nog een terugbetaling van deze bestelling.',
  },
  warnings: {
    balance_low:
      'Er staat minder dan dit bedrag in de wallet. De betaaldienst zou de uitbetaling in de wachtrij houden.',
    balance_unknown: 'We konden het saldo niet ophalen, dus we weten niet of er genoeg is.',
    fees_low:
      'De wallet kan de netwerkkosten misschien niet betalen. De transactie kan in de wachtrij blijven staan.',
    address_unchecked: 'We kennen dit netwerk niet. Vergelijk elk teken.',
    address_bitcoin_form:
      'Bitcoinadressen zien er hetzelfde uit. Controleer of dit adres voor dit netwerk is.',
    address_new: 'Er is van hieruit nog nooit iets naar dit adres gestuurd.',
    looks_repeated:
      'Hetzelfde bedrag is binnen een dag naar hetzelfde adres gestuurd, is er misschien heen gestuurd of moet nog worden verstuurd. Zorg dat er niet twee keer wordt betaald.',
    refund_repeated:
      'Die is verstuurd, is misschien verstuurd of wordt misschien nog verstuurd. Bekijk die eerst: anders wordt het geld misschien twee keer terugbetaald.',
  },
  otherWarning: (code) => `De server waarschuwt: ${code}`,
  copyRequest: 'Verzoek-ID kopiëren',
  copyTransaction: 'Hash kopiëren',
  viewTransaction: 'Transactie bekijken',

  confirmFacts: 'Ik heb het bedrag, het netwerk en het adres vergeleken met de bron.',
  confirmFirst: 'Vink eerst het vakje hierboven aan.',
  send: (amount) => `${amount} versturen`,
  sendPending: 'Versturen…',
  sendOnce: 'Versturen kan niet ongedaan worden gemaakt.',
  editNote: 'Na bewerken is een nieuwe goedkeuring nodig.',
  sendFailed: 'De uitbetaling is niet verstuurd',
  pressLost: 'We konden niet vaststellen of uw klik is aangekomen',
  outcomeLost: 'We weten niet of het is uitgevoerd',
  sendLostLead:
    'Er wordt niets dubbel verstuurd. Staat er nog steeds “Verzendklaar”, dan kunt u opnieuw klikken.',
  refusalTitles: {
    unauthorized: 'U bent uitgelogd, dus er is niets gedaan',
    forbidden: 'U mag dit niet doen, dus er is niets gedaan',
    not_found: 'De server kent deze uitbetaling niet',
    withdrawal_state: 'De uitbetaling is die stap al voorbij',
    approval_missing: 'Iemand anders moet eerst goedkeuren',
    approval_own: 'Iemand anders moet goedkeuren',
    settle_too_early: 'Het is nog te vroeg om dat te zeggen',
    rate_limited: 'Te veel verzoeken tegelijk, dus er is niets gedaan',
  },
  approve: 'Goedkeuren',
  approving: 'Goedkeuren…',
  approveFailed: 'De uitbetaling is niet goedgekeurd',
  approveOwn: 'Iemand anders met het recht “Goedkeuren” moet dit doen.',
  edit: 'Bewerken',
  discard: 'Uitbetaling annuleren',
  discardQuestion: 'Deze uitbetaling annuleren? Die is niet verstuurd.',
  discarding: 'Annuleren…',
  cancelFailed: 'De uitbetaling is niet geannuleerd',
  keepIt: 'Behouden',
  removeQuestion:
    'Deze uitbetaling annuleren? Die is niet verstuurd. De betaaldienst haalt de uitbetaling uit de wachtrij.',

  unknownWhy:
    'De uitbetaling wordt nooit opnieuw verstuurd, want dan zou er twee keer betaald kunnen worden. Maak geen nieuw concept voordat u het zeker weet.',
  unknownLookTitle: 'Uitzoeken',
  unknownLook:
    'Zoek deze verzoek-ID tussen de uitbetalingen in het dashboard van de betaaldienst. Staat die er niet, dan is er niets aangemaakt.',
  checkAgain: 'Opnieuw controleren',
  checking: 'Controleren…',
  checkedNothing: 'Zojuist gecontroleerd. De betaaldienst zegt er nog steeds niets over.',
  checkedSame: 'Zojuist gecontroleerd, niets nieuws.',
  checkFailed: 'De controle is mislukt. Dit is wat het laatst bekend was.',
  settleTitle: 'Uitkomst vastleggen',
  settleLead: 'Pas nadat u zelf bij de betaaldienst hebt gekeken.',
  settleWhich: 'Wat hebt u gevonden?',
  settleCreated: 'De uitbetaling is er',
  settleNotCreated: 'Zo’n uitbetaling is er niet',
  settleReason: 'Hoe weet u dat? (wordt opgeslagen in het logboek)',
  settleReasonHint: 'Waar u hebt gekeken, en wanneer.',
  settleMissing: 'Kies wat u hebt gevonden en vermeld hoe u het weet.',
  settle: 'Uitkomst vastleggen',
  settling: 'Vastleggen…',
  settleFailed: 'De uitkomst is niet vastgelegd',

  refusals: {
    address_invalid:
      'De betaaldienst accepteert dit adres niet voor dit netwerk. Vergelijk het met de bron.',
    address_is_own:
      'Dit is een stortingsadres van de betaaldienst zelf, waarnaar hij niet uitbetaalt. Gebruik een ander adres.',
    amount_not_positive:
      'De betaaldienst las het bedrag als nul. Maak een concept met een groter bedrag.',
    currency_unknown:
      'De betaaldienst kent deze valuta niet. Laad de pagina opnieuw en kies een andere.',
    currency_disabled:
      'Deze valuta is uitgeschakeld bij de betaaldienst. Schakel die daar in of kies een andere.',
    withdrawals_disabled:
      'Uitbetalingen zijn uitgeschakeld bij de betaaldienst. Schakel ze in bij de instellingen daar.',
    processing_not_ready:
      'De betaaldienst is nog niet ingericht voor uitbetalingen. Rond de installatie daar af.',
    processing_unreachable:
      'De betaaldienst kon zijn processing-wallets niet bereiken en heeft niets aangemaakt. Maak later een nieuw concept.',
    processing_wallet_missing:
      'De betaaldienst heeft geen processing-wallet op dit netwerk. Maak er daar een aan.',
    store_not_owned:
      'De API-sleutel hoort bij de betaaldienst bij een andere eigenaar. Wie de server beheert, moet de juiste sleutel instellen.',
    key_refused:
      'De betaaldienst antwoordde met 401, dus er is niets aangemaakt: zijn database ligt eruit, of hij accepteert de API-sleutel niet. Als zijn dashboard werkt, moet degene die de server beheert een geldige sleutel instellen.',
    other: 'De betaaldienst gaf geen reden die we kennen. Kijk in zijn dashboard.',
  },
  otherRefusal: (code) => `De server noemt als reden: ${code}`,
  draftAnother: 'Nieuw concept maken',
  failedLead: 'Controleer het saldo voordat u een nieuw concept maakt.',

  queuedWhy:
    'De betaaldienst probeert het om de paar seconden opnieuw en zegt niet waarop hij wacht: te weinig saldo, te weinig gas of een netwerk dat eruit ligt.',
  queuedDeletable: 'U kunt annuleren zolang er geen transactie is gemaakt.',
  transferTitle: 'Wat de betaaldienst zegt',
  transferRead: (when) => `Opgehaald: ${when}.`,
  transferBehind: (read, signed) =>
    `${read === null ? 'Opgehaald' : `Opgehaald: ${read},`} vóór de webhook van ${signed}. Het nieuwere, ondertekende bericht telt, dus de status is “Voltooid”.`,
  transferKind: 'Soort',
  transferStage: 'Fase',
  transferState: 'Status',
  transferMessage: 'Bericht',
  transferNothing: 'niet vermeld',
  transferStatus: {
    new: 'net begonnen',
    pending: 'wacht op verwerking',
    processing: 'wordt voorbereid',
    in_mempool: 'aan het netwerk doorgegeven',
    unconfirmed: 'gezien door het netwerk, nog niet bevestigd',
    completed: 'bevestigd door het netwerk',
    failed: 'opgegeven door de betaaldienst',
    frozen: 'stopgezet door de betaaldienst',
  },
  frozen:
    'De betaaldienst heeft deze transactie stopgezet, meestal voor een controle, en zegt verder niets. Vraag het aan wie de betaaldienst beheert. Maak geen nieuw concept: de transactie kan nog doorgaan.',
  discardedSettled:
    'Iemand heeft bij de betaaldienst gekeken en zo’n uitbetaling niet gevonden. Er is geen geld verplaatst.',
  stale:
    'De betaaldienst kon zojuist niet zeggen hoe het ervoor staat, dus dit is misschien verouderd.',
  neverChecked: 'De betaaldienst heeft hierover nog niet geantwoord.',
  checkedAt: (when) => `Laatste antwoord van de betaaldienst: ${when}`,
  history: 'Activiteit',
  historyKinds: {
    drafted: 'Concept gemaakt',
    approved: 'Goedgekeurd',
    sent: 'Verstuurd',
    refused: 'Geweigerd',
    lost: 'Antwoord verloren gegaan',
    read_back: 'Gevonden bij de betaaldienst',
    settled: 'Uitkomst vastgelegd',
    deleted: 'Geannuleerd',
    discarded: 'Geannuleerd',
    started: 'Wordt bevestigd',
    completed: 'Voltooid',
    failed: 'Mislukt',
    confirmed: 'Bevestigd op het netwerk',
  },
  needsSecondPerson: 'vraagt een tweede persoon',
  fromRefundLink: (when) => `Adres uit de terugbetaallink, ${when}`,
  callReasons: {
    timeout: 'De betaaldienst deed te lang over een antwoord.',
    network: 'De verbinding met de betaaldienst werd verbroken.',
    aborted: 'De aanroep is afgebroken.',
    failure: 'De betaaldienst antwoordde met een eigen fout.',
    redirect: 'De betaaldienst leidde de aanroep om en de server heeft de omleiding niet gevolgd.',
    unreadable: 'Het antwoord van de betaaldienst is onleesbaar.',
    duplicate: 'De betaaldienst zegt dat hij dit verzoek al heeft.',
    not_understood:
      'De betaaldienst zegt dat hij het verzoek niet kon lezen. Misschien hebben de server en de betaaldienst verschillende versies.',
    processing_unreachable:
      'De betaaldienst zegt dat hij zijn processing-wallets niet kon bereiken.',
    not_written: 'De betaaldienst zegt dat hij de uitbetaling niet kon opslaan.',
    unclear_refusal: 'De betaaldienst heeft geweigerd zonder te zeggen of er iets is aangemaakt.',
    answer_differs:
      'De betaaldienst antwoordde met een andere valuta, een ander bedrag of een ander adres dan gevraagd. Kijk meteen in zijn dashboard.',
    crash: 'De server stopte tijdens de aanvraag.',
    unforeseen: 'Er is iets onverwachts misgegaan.',
    delete_unanswered:
      'De uitbetaling moest worden geannuleerd, er kwam geen antwoord en nu kent de betaaldienst die niet. Misschien is die geannuleerd, misschien wordt die nog verstuurd.',
    sent_beside:
      'Op hetzelfde moment is een andere uitbetaling verstuurd waarbij het om hetzelfde geld kan gaan, dus deze is niet verstuurd.',
    not_sent:
      'De server is niet toegekomen aan de aanvraag bij de betaaldienst. Er is niets verstuurd.',
  },
  staleReasons: {
    not_found:
      'De betaaldienst zegt dat hij deze uitbetaling niet kent. Dat alleen bewijst niets: niet bij elke betaaldienst kan een verzoek-ID worden opgevraagd. Kijk in zijn dashboard.',
    answer_differs:
      'Onder deze ID heeft de betaaldienst een andere valuta, een ander bedrag of een ander adres. Kijk meteen in zijn dashboard.',
    service_rejected:
      'De betaaldienst zegt niet hoe het ervoor staat, dus dit is misschien verouderd. Kijk in zijn dashboard.',
    service_invalid:
      'Het antwoord van de betaaldienst is onbruikbaar, dus dit is misschien verouderd. Blijft het zo, kijk dan in zijn dashboard.',
    key_refused:
      'De betaaldienst antwoordt met 401, dus dit is misschien verouderd: zijn database ligt eruit, of hij accepteert de API-sleutel niet. Als zijn dashboard werkt, moet degene die de server beheert een geldige sleutel instellen.',
  },
  otherStep: 'Update',

  withdrawals: 'Uitbetalingen',
  withdrawalsLoading: 'Uitbetalingen laden…',
  withdrawalsFailed: 'De uitbetalingen konden niet worden geladen',
  withdrawalsEmpty: 'Nog geen uitbetalingen.',
  withdrawalsNone: (view) => `Geen uitbetalingen in “${view}”.`,
  withdrawalFilter: 'Filteren op status',
  withdrawalViews: {
    all: 'Alle',
    needs_approval: 'Goedkeuring nodig',
    ready: 'Verzendklaar',
    in_progress: 'In behandeling',
    completed: 'Voltooid',
    failed: 'Mislukt',
    cancelled: 'Geannuleerd',
  },
  toColumn: 'Naar',
  forColumn: 'Voor',
  draftedByColumn: 'Concept van',
  refundShort: (reference) => `Terugbetaling van ${reference}`,
  refundToShort: (reference) => `Terugbetaling aan ${reference}`,
  reviewRow: 'Beoordelen',
  openRow: 'Openen',
  withdrawalsShown: (shown, total) =>
    total === null || total === shown
      ? count(shown, { one: '# uitbetaling', other: '# uitbetalingen' })
      : `${String(shown)} van ${String(total)}`,
  exportWithdrawals: 'CSV exporteren',
  exportWithdrawalsNote: 'Exporteert alle uitbetalingen van dit filter. Wordt gelogd.',
  waitedTitle: (amount, age) => `Wacht al ${age}: ${amount}.`,
  waitedBalance: (network, holds, code) =>
    `In de wallet op ${network} staat ${holds}, dus de betaaldienst kan de uitbetaling niet versturen. Vul de wallet aan met ${code} of annuleer de uitbetaling. Er is niets verstuurd.`,
  waitedFees: (network) =>
    `De wallet op ${network} kan de netwerkkosten niet betalen, dus de betaaldienst kan de uitbetaling niet versturen. Vul het gas in de wallet aan of annuleer de uitbetaling. Er is niets verstuurd.`,
  waitedUnknown: 'De betaaldienst heeft nog geen transactie gemaakt en zegt niet waarom.',
  stateOld: 'mogelijk verouderd',
  withdrawalsUnreadable: (n) =>
    count(n, {
      one: '# uitbetaling kon niet worden gelezen',
      other: '# uitbetalingen konden niet worden gelezen',
    }),
  withdrawalsUnreadableWhat:
    'Misschien is er verstuurd, misschien niet. Maak er geen nieuw concept voor voordat u het weet. Misschien is dit door een nieuwere versie geschreven: werk de server bij.',

  orderStates: { open: 'Open', held: 'In de wacht', paid: 'Betaald', closed: 'Gesloten' },
  otherState: (word) => `Status: ${word}`,
  deposits: 'Stortingen',
  olderOnes: 'Oudere tonen',
  olderOnesLoading: 'Oudere laden…',
  olderOnesFailed: 'De oudere konden niet worden opgehaald',
  moreShown: (n) => count(n, { one: 'Nog # getoond', other: 'Nog # getoond' }),

  orderLoading: 'Bestelling laden…',
  orderFailed: 'De bestelling kon niet worden geladen',
  orderOlderStore:
    'Op uw server draait een oudere versie, die geen verdere gegevens over een bestelling geeft. Werk de server bij om de cijfers en de tijdlijn te zien.',
  orderTrail: 'Kruimelpad',
  orderPaidAt: (when) => `Betaald: ${when}`,
  orderOpenedAt: (when) => `Geopend: ${when}`,

  figurePrice: 'Prijs',
  figureReceived: 'Ontvangen',
  figureSentBack: 'Terugbetaald',
  balanceKinds: {
    owed: 'Terug te betalen',
    undecided: 'Te beslissen',
    due: 'Nog te betalen',
    pending: 'Onbevestigd',
    held: 'In de wacht',
    kept: 'Niet terugbetaald',
    settled: 'Terug te betalen',
    unknown: 'Terug te betalen',
  },
  otherBalance: (word) => `Saldo: ${word}`,
  orderValueUnknown: 'Waarde niet bekend',
  coinsAsked: (coins) => `${coins} gevraagd`,
  coinsNotAsked: 'Geen valuta gekozen',
  nothingCame: 'Geen betalingen',
  noRefunds: 'Geen terugbetalingen',
  nothingOwed: 'Niets',
  plusPending: (coins) => `${coins} onbevestigd`,
  plusHeld: (coins) => `${coins} in de wacht`,
  plusOnTheWay: (coins) => `${coins} onderweg`,
  refundUnreadable: 'Een terugbetaling kan niet worden gelezen',

  moneyTitle: 'Geld in en uit',
  moneyNone: 'Geen transacties.',
  moneyWhat: 'Wat',
  moneyTransaction: 'Transactie',
  moneyCoin: 'Bedrag',
  moneyValue: 'Waarde',
  moneyStatus: 'Status',
  movementPayment: 'Betaling',
  movementRefund: 'Terugbetaling',
  otherMovement: (word) => `Geld: ${word}`,
  paymentStatuses: { seen: 'Onbevestigd', confirmed: 'Bevestigd', held: 'In de wacht' },
  linkStatuses: { made: 'Link gemaakt', opened: 'Link geopend' },
  paymentCounts: { late: 'Te late betaling', wrong_currency: 'Verkeerde valuta' },
  waitsForAddress: 'Wacht op het adres',
  notSentYet: 'Nog niet verstuurd',
  noTransactionYet: 'Nog geen transactie',
  openRefund: (what) => `Openen: ${what}`,
  openTransaction: (hash) => `Transactie ${hash}, in een blockexplorer`,
  heldNow: 'Ontvangen min terugbetalingen',
  heldNowUnknown: 'Onbekend',

  timelineTitle: 'Tijdlijn',
  timelineZone: (zone) => `Tijden in ${zone}`,
  timelineTitles: {
    opened: () => 'Betaalpagina geopend',
    amended: (amount) => `Prijs gewijzigd in ${amount}`,
    quoted: (amount) => `Prijs vastgezet: ${amount}`,
    seen: (amount) => `${amount} gedetecteerd`,
    confirmed: (amount, network) => `${amount} bevestigd op ${network}`,
    held: (amount) => `${amount} in de wacht gezet`,
    released: () => 'Vrijgegeven',
    paid: () => 'Betaald',
    marked_paid: () => 'Gemarkeerd als betaald',
    closed: () => 'Bestelling gesloten',
    link_made: (amount) => `Terugbetaallink gemaakt voor ${amount}`,
    link_opened: () => 'Terugbetaallink geopend',
    link_claimed: () => 'Klant heeft een adres bevestigd',
    link_revoked: () => 'Terugbetaallink ingetrokken',
    link_ended: () => 'Terugbetaallink verlopen',
    refund_drafted: (amount) => `Concept voor terugbetaling van ${amount} gemaakt`,
    refund_approved: () => 'Terugbetaling goedgekeurd',
    refund_sent: (amount) => `Terugbetaling van ${amount} verstuurd`,
    refund_refused: () => 'De betaaldienst heeft de terugbetaling geweigerd',
    refund_lost: () => 'Terugbetaling: antwoord van de betaaldienst verloren gegaan',
    refund_read_back: () => 'Terugbetaling gevonden bij de betaaldienst',
    refund_completed: (amount) => `Terugbetaling van ${amount} voltooid`,
    refund_confirmed: (amount) => `Terugbetaling van ${amount} bevestigd op het netwerk`,
    refund_failed: () => 'Terugbetaling mislukt',
    refund_deleted: () => 'Terugbetaling geannuleerd',
    refund_discarded: () => 'Terugbetaling geannuleerd',
    refund_settled: () => 'Uitkomst van terugbetaling vastgelegd',
  },
  otherTimeline: (word) => `Update: ${word}`,
  timelineSources: {
    service_event: 'Ondertekende webhook',
    service_list: 'Lijst met onbevestigde transacties',
    service_lookup: 'Betaalpagina van de betaaldienst',
    service: 'Betaaldienst',
    store: 'Uw winkel',
    customer: 'Via de terugbetaallink',
  },
  otherTimelineSource: (word) => `Bron: ${word}`,
  timelineWebhook: (number) => `Ondertekende webhook ${number}`,
  timelineRate: (code, rate) => `1 ${code} = ${rate}`,
  timelineUntil: (when) => `tot ${when}`,
  timelineQuote: (words) => `“${words}”`,
  timelinePaidTold: 'Betaald. Callback uitgevoerd',
  timelineTold: (when) => `Callback zonder fout afgerond: ${when}`,
  timelineUntold: 'Geen callback zonder fout geregistreerd',
  timelineBecause: (causes) => `Vanwege: ${causes}`,

  detailsTitle: 'Details',
  detailCustomer: 'Klant',
  detailCustomerKept: 'Uw winkel bewaart e-mailadressen',
  detailPaysWith: 'Betaalt met',
  detailRate: 'Koers',
  detailRateFrom: (source, when) => `${source}, ${when}`,
  detailAddress: 'Adres',
  detailAddressCopy: 'Adres kopiëren',

  whyTitle: 'Waarom deze status',
  whyNoCurrency: 'De klant heeft nog geen valuta gekozen, dus er wordt nog niets gevraagd.',
  whyUnpaid: 'Er is niets binnengekomen.',
  whyLocked: (when) => `De prijs staat vast tot ${when}.`,
  whyExpired: (when) => `De prijs is verlopen: ${when}.`,
  whyPending: (coins) => `Gedetecteerd, maar nog niet bevestigd: ${coins}.`,
  whyStuck: 'Het duurt langer dan gewoonlijk.',
  whyPartial: (coins, price, missing) =>
    `Binnengekomen: ${coins} bij een prijs van ${price}. Er ontbreekt ${missing}.`,
  whyPartialPlain: 'Er is minder dan de prijs binnengekomen.',
  whyPaid: (coins, price) =>
    `Bevestigd: ${coins} bij een prijs van ${price}, dus de bestelling is betaald.`,
  whyPaidPlain: 'De bevestigde betalingen dekken de prijs, dus de bestelling is betaald.',
  whyMarked: (who) => `Gemarkeerd als betaald door ${who}.`,
  whyMarkedByStore: 'Uw winkel heeft de bestelling gemarkeerd als betaald.',
  whyOver: (coins) => `Daarbovenop binnengekomen: ${coins}.`,
  whyOverPlain: 'Er is meer dan de prijs binnengekomen.',
  whyLate: (coins) => `Binnengekomen nadat de prijs was verlopen: ${coins}. Dat telt dus niet mee.`,
  whyWrongCurrency: (coins) =>
    `Binnengekomen in een valuta die niet was gevraagd: ${coins}. Dat telt dus niet mee.`,
  whyUnconfirmed: 'De betaling is nog niet bevestigd.',
  whyDecide: 'Markeer de bestelling als betaald om de betaling te accepteren, of betaal die terug.',
  whyPaidAlready: 'De bestelling was ook zonder deze betaling betaald.',
  whyHeld: (coins) =>
    `In de wacht: ${coins}. De betaaldienst heeft dit stopgezet voor een controle of spreekt zichzelf erover tegen.`,
  whyHeldPlain:
    'De betaaldienst heeft een betaling stopgezet voor een controle of spreekt zichzelf erover tegen.',
  whyHeldUntil: 'Zolang de bestelling in de wacht staat, is die niet betaald.',
  whyHeldMarked:
    'De bestelling is gemarkeerd als betaald en is betaald zodra die wordt vrijgegeven.',
  whyClosed: 'Uw winkel heeft de bestelling gesloten en accepteert er geen betalingen meer voor.',
  whyRefunded: 'Een terugbetaling is voltooid en er loopt geen andere.',
  whyAccount: 'Het account van een klant: elk bedrag telt, op elk moment.',
  whyOther: 'Deze status meldt de server. Deze pagina is ouder dan de server en kent die niet.',

  rawTitle: 'Wat de betaaldienst zegt',
  rawNone: 'De betaaldienst heeft nog niets gemeld.',
  rawChecked: (when) => `Opgehaald: ${when}`,
  rawPayment: (amount) => `Betaling van ${amount}`,
  rawRefund: (amount) => `Terugbetaling van ${amount}`,
  rawEmpty: 'geen status',

  orderActionsMenu: 'Acties',
  actionRefundLink: 'Terugbetalen via link…',
  actionRefundLinkNote: 'De klant vult het adres in.',
  actionRefundAddress: 'Terugbetalen naar bekend adres…',
  actionRefundAddressNote: 'Maakt een concept voor een uitbetaling.',
  actionMark: 'Markeren als betaald…',
  actionMarkNote: 'Er wordt geen geld verplaatst. Uw winkel krijgt bericht.',
  actionMarkLateNote: 'Accepteert wat is binnengekomen. Er wordt geen geld verplaatst.',
  actionMarkUnconfirmedNote: 'Wat is binnengekomen, is nog niet bevestigd.',
  actionRelease: 'Vrijgeven…',
  actionReleaseNote: 'Wat is binnengekomen, kan weer meetellen.',
  actionCopyLink: 'Link naar bestelling kopiëren',
  linkToOrderCopied: 'De link is gekopieerd.',
  linkToOrderRefused: 'Kopiëren is hier geblokkeerd.',
  primaryRefund: (amount) => `${amount} terugbetalen`,
  cannotRefundNothing: 'Er is niets ontvangen.',
  cannotRefundUnconfirmed: 'Nog niet bevestigd.',
  cannotLinkOff: 'De terugbetaalpagina is niet ingericht.',
  cannotLinkNothing: 'Er is niets over om via een link terug te betalen.',
  cannotLinkAccount: 'Een account heeft geen prijs, dus er is niet te veel betaald.',
  cannotMarkPaid: 'Al betaald.',
  cannotMarkTwice: 'Al gemarkeerd. Geef de bestelling ook vrij.',
  cannotMarkAccount: 'Een account heeft geen prijs.',
  cannotRelease: 'Er staat niets in de wacht.',

  refundHeld:
    'De betaaldienst houdt deze betaling vast, dus misschien is die niet beschikbaar. Een terugbetaling wordt betaald uit de processing-wallet.',
  refundPaid:
    'De bestelling geldt als betaald. Als dat door deze betaling komt, geeft u met een terugbetaling de goederen weg.',
  refundAlready:
    'Geld van deze bestelling is terugbetaald, is misschien terugbetaald of wordt binnenkort terugbetaald. Dat is van het bedrag hier niet afgetrokken: bekijk eerst de terugbetalingen van de bestelling.',
  refundLead:
    'Hiermee maakt u een concept voor een uitbetaling. Er wordt niets verstuurd voordat u dat beoordeelt, en het concept verandert de bestelling niet.',
  backToOrder: 'Terug naar de bestelling',

  release: 'Vrijgeven',
  releaseLead: 'Kijk bij de betaaldienst waarom de betaling in de wacht staat.',
  releaseConsequences: [
    'Alles wat deze bestelling nu in de wacht houdt, wordt vrijgegeven. Komt die later weer in de wacht, dan moet u die opnieuw vrijgeven.',
    'Dekt wat is binnengekomen de prijs, dan is de bestelling meteen betaald en krijgt uw winkel bericht. Reken erop dat die levert.',
    'Het geld bij de betaaldienst komt hiermee niet vrij.',
  ],
  releasing: 'Vrijgeven…',
  releaseFailed: 'De bestelling is niet vrijgegeven',
  released: 'De bestelling is vrijgegeven.',
  heldAnew:
    'Wat u zag, is vrijgegeven, maar de bestelling staat opnieuw in de wacht. Bekijk het nieuwe geval eerst.',
  mark: 'Markeren als betaald',
  markLead: 'De bestelling geldt dan als betaald, wat er ook is binnengekomen.',
  markConsequences: [
    'Uw winkel krijgt meteen bericht, alsof het geld binnen is. Reken erop dat die levert.',
    'Er wordt geen geld verplaatst. Dit kan hier niet ongedaan worden gemaakt.',
  ],
  markWhileHeld:
    'Hiermee wordt de bestelling niet vrijgegeven: die is pas betaald als die ook is vrijgegeven.',
  marking: 'Markeren…',
  markFailed: 'De bestelling is niet gemarkeerd als betaald',
  marked: 'De bestelling is gemarkeerd als betaald.',
  wordLost:
    'Het antwoord is misschien verloren gegaan. Bekijk de bestelling voordat u het opnieuw probeert. Een tweede keer verandert verder niets.',
  wordOvertaken:
    'De bestelling is gewijzigd sinds u dit hebt geopend. Bekijk die voordat u bevestigt.',
  wordContinue: 'Doorgaan',

  formReason: 'Reden',
  formReasonSaved: '(wordt opgeslagen in het logboek)',
  formReasonMissing: 'Geef een reden op. Die wordt met uw naam bewaard.',
  formCancel: 'Annuleren',
  formClose: 'Sluiten',
  dialogNotLoaded: 'Het formulier is niet geladen.',

  logPeriod: 'Periode',
  logPeriods: {
    all: 'Alles',
    today: 'Vandaag',
    week: 'Laatste 7 dagen',
    month: 'Laatste 30 dagen',
    dates: 'Datums…',
  },
  logFrom: 'Van',
  logTo: 'Tot en met',
  logToday: (time) => `Vandaag ${time}`,
  logYesterday: (time) => `Gisteren ${time}`,
  logSearchClear: 'Zoekopdracht wissen',
  logClear: 'Filters wissen',
  logSearchedTo: (moment) =>
    `Doorzocht tot en met ${moment}. Er zijn misschien nog oudere resultaten.`,
  logSearchFurther: 'Verder zoeken',
  logClose: 'Sluiten',

  repeatOpen: 'Winkel opnieuw informeren…',
  repeatNote: 'Herhaalt de callback. Wordt gelogd. Uw winkel moet met herhalingen kunnen omgaan.',
  repeatTitle: 'Winkel opnieuw informeren?',
  repeatConsequences: [
    'Voert dezelfde callback nog een keer uit, met dezelfde ID.',
    'Uw winkel mag niets meer doen voor een ID die al is verwerkt.',
    'Er wordt geen geld verplaatst en er verandert hier niets aan de bestelling.',
  ],
  repeatReason: 'Reden (wordt opgeslagen in het logboek)',
  repeatReasonMissing: 'Geef een reden op.',
  repeatYes: 'Opnieuw informeren',
  repeating: 'Winkel informeren…',
  repeatCancel: 'Annuleren',
  repeatFailed: 'De winkel heeft niet opnieuw bericht gekregen',
  settlePayment: 'Deze betaling afhandelen',
  settlePaymentLead:
    'Pas nadat u deze zelf hebt terugbetaald of bijgeschreven. Er wordt geen geld verplaatst.',
  settlePaymentFailed: 'De betaling is niet afgehandeld',
  paymentSettled: (who, reason) => `Afgehandeld door ${who}: ${reason}`,
  repeatOutcomes: {
    delivered: 'Uw winkel heeft opnieuw bericht gekregen.',
    failed: 'De code van uw winkel is opnieuw mislukt. Bekijk de serverlog.',
    running: 'De code van uw winkel loopt nog. Bekijk de serverlog.',
    queued: 'Het bericht wordt binnen tien seconden opnieuw verstuurd.',
  },

  webhooks: 'Webhooks',
  webhooksLoading: 'Webhooks laden…',
  webhooksFailed: 'De webhooks konden niet worden geladen',
  webhooksNone: 'Nog geen webhooks. Ze verschijnen hier zodra de betaaldienst ze verstuurt.',
  webhooksNoMatch: 'Geen webhooks gevonden.',
  webhooksDirection: 'Richting',
  fromService: 'Van de betaaldienst',
  toShop: 'Naar uw winkel',
  webhooksSearch: 'Webhooks doorzoeken',
  webhooksSearchHint: 'Bestelling, hash, uitbetaling of adres',
  webhooksResult: 'Resultaat',
  webhooksAll: 'Alle',
  webhooksShown: (n) => count(n, { one: '# webhook', other: '# webhooks' }),
  webhookEvents: {
    PaymentNotConfirmed: 'Betaling gedetecteerd',
    PaymentReceived: 'Betaling ontvangen',
    PaymentAMLBlocked: 'Betaling in de wacht',
    WithdrawalFromProcessingReceived: 'Uitbetaling',
  },
  webhookTest: 'Test',
  webhookTestWhat:
    'Handmatig verstuurd vanuit het dashboard van de betaaldienst. Telt nergens voor mee.',
  webhookResults: {
    accepted: 'Geaccepteerd',
    unmatched: 'Niet gekoppeld',
    conflict: 'Tegenstrijdig',
  },
  otherResult: (word) => `Resultaat: ${word}`,
  webhookUnmatchedWhat:
    'Deze webhook noemt geen bestelling van uw winkel: misschien gebruikt een andere winkel hetzelfde account, of is de betaalpagina met een andere ledger geopend. Er is niets door gewijzigd. Gaat het om geld, zoek de betaling dan op bij de betaaldienst.',
  webhookConflictWhat:
    'Deze webhook spreekt een eerdere over dezelfde transactie tegen. Verschillen de bedragen, dan telt het laagste en staat de bestelling in de wacht tot iemand die vrijgeeft. Vergelijk ze allebei bij de betaaldienst.',
  webhookTime: 'Tijd',
  webhookEvent: 'Gebeurtenis',
  webhookAbout: 'Betreft',
  webhookAmount: 'Bedrag',
  webhookTitle: (id, event) => `${id} · ${event}`,
  webhookLoading: 'Webhook laden…',
  webhookFailed: 'De webhook kon niet worden geladen',
  webhookOrder: 'Bestelling',
  webhookWithdrawal: 'Uitbetaling',
  webhookWallet: 'Wallet',
  webhookHash: 'Transactie',
  webhookSignature: 'Handtekening',
  webhookSignatureValid: 'Geldig',
  webhookEffect: 'Gevolg',
  webhookEffects: {
    seen: (amount) => (amount === null ? 'Betaling gedetecteerd' : `${amount} gedetecteerd`),
    confirmed: (amount) => (amount === null ? 'Betaling bevestigd' : `${amount} bevestigd`),
    held: (amount) =>
      amount === null ? 'Betaling in de wacht gezet' : `${amount} in de wacht gezet`,
    contradicts: () => 'Spreekt een eerdere webhook over deze transactie tegen',
    counted: () => 'Meegeteld voor de betaling',
    paid: () => 'Bestelling betaald',
    released: () => 'Later vrijgegeven',
    noted: () => 'Geregistreerd. Wijzigt geen bestelling.',
    nothing: () => 'Geen',
  },
  webhookEffectUnknown:
    'Een nieuwere versie heeft deze bestelling geschreven. Die kan hier niet worden gelezen.',
  webhookPayload: 'Payload',
  webhookPayloadNote: '(alleen bewaarde velden)',
  webhookPayloadWhat: 'Verder wordt er niets van het verzoek opgeslagen.',
  webhookTold: 'Waarover uw winkel bericht kreeg',
  webhookToldNothing: 'Er is niets geregistreerd.',
  callbackNames: {
    onPaid: 'Bestelling betaald',
    onDeposit: 'Storting bevestigd',
    onStatusChange: 'Status gewijzigd',
    'order.detected': 'Betaling gedetecteerd',
    'order.partially_paid': 'Deels betaald',
    'order.paid': 'Bestelling betaald',
    'order.overpaid': 'Te veel betaald',
    'order.review': 'Beoordeling nodig',
    'order.held': 'In de wacht',
    'order.released': 'Vrijgegeven',
    'order.closed': 'Bestelling gesloten',
    'deposit.confirmed': 'Storting bevestigd',
  },
  callbackStates: {
    delivered: 'Afgeleverd',
    kept: 'Klaar om op te halen',
    retrying: 'Nieuwe poging',
    waiting: 'Wacht',
    outdated: 'Overgeslagen',
  },
  otherCallbackState: (word) => `Status: ${word}`,
  callbacksLoading: 'Callbacks laden…',
  callbacksFailed: 'De callbacks konden niet worden geladen',
  callbacksNone: 'Uw winkel heeft nog geen bericht gekregen.',
  callbacksNoMatch: 'Geen callbacks gevonden.',
  callbacksSearch: 'Callbacks doorzoeken',
  callbacksSearchHint: 'Bestelling of ID',
  callbacksView: 'Afgeleverd of niet',
  callbackViews: { all: 'Alle', delivered: 'Afgeleverd', undelivered: 'Niet afgeleverd' },
  callbacksShown: (n) => count(n, { one: '# callback', other: '# callbacks' }),
  callbackTold: 'Gebeurtenis',
  callbackState: 'Status',
  callbackFailures: (n) =>
    n >= 7
      ? count(n, { one: '# of meer mislukte pogingen', other: '# of meer mislukte pogingen' })
      : count(n, { one: '# mislukte poging', other: '# mislukte pogingen' }),
  callbackFailuresNone: 'Geen mislukt',
  callbackAttempts: 'Pogingen',
  callbackNext: 'Volgende poging',
  callbackNextDue: 'Nu aan de beurt',
  callbackFailure: 'Laatste fout',
  callbackFailureWords: {
    failed: 'Uw code gaf een fout',
    timed_out: 'Uw code deed er langer dan een minuut over',
  },
  callbackId: 'ID die uw winkel ziet',
  callbackChannel: 'Gemeld via',
  callbackChannels: {
    callback: 'Callback in uw code',
    notification: 'Melding van tillkit serve',
  },
  callbackStatus: 'Status',
  callbackKeptWhat: 'Uw winkel haalt zijn meldingen zelf op, dus er wordt niets verstuurd.',
  callbackOutdatedWhat:
    'Het afleveren is mislukt en sindsdien is een latere status gemeld. Er volgt geen nieuwe poging.',

  audit: 'Logboek',
  auditLead: 'Elke wijziging en elke weigering. Bekijken wordt niet gelogd, exporteren wel.',
  auditLoading: 'Logboek laden…',
  auditFailed: 'Het logboek kon niet worden geladen',
  auditNone: 'Er is nog niets gelogd.',
  auditNoMatch: 'Geen regels gevonden.',
  auditSearch: 'Logboek doorzoeken',
  auditSearchHint: 'Persoon, bestelling, uitbetaling of reden',
  auditPerson: 'Persoon',
  auditEveryone: 'Iedereen',
  auditAction: 'Actie',
  auditAllActions: 'Alle acties',
  auditOutcome: 'Uitkomst',
  auditAllOutcomes: 'Alle uitkomsten',
  auditActions: {
    session: 'Backoffice geopend',
    tasks: 'Bekeken wat aandacht vraagt',
    live: 'Wijzigingen gevolgd',
    currencies: 'Valuta’s bekeken',
    balanceHistory: 'Saldo’s bekeken',
    figures: 'Cijfers bekeken',
    processingBalances: 'Saldo’s bekeken',
    exchangeBalances: 'Account bij cryptobeurs bekeken',
    unconfirmedTransfers: 'Onbevestigde transacties bekeken',
    listWithdrawals: 'Uitbetalingen bekeken',
    draftWithdrawal: 'Concept voor uitbetaling gemaakt',
    getWithdrawal: 'Uitbetaling bekeken',
    approveWithdrawal: 'Uitbetaling goedgekeurd',
    sendWithdrawal: 'Uitbetaling verstuurd',
    settleWithdrawal: 'Uitkomst van uitbetaling vastgelegd',
    deleteWithdrawal: 'Uitbetaling geannuleerd',
    searchOrders: 'Bestellingen bekeken',
    countOrders: 'Bestellingen bekeken',
    exportOrders: 'Bestellingen geëxporteerd',
    exportWithdrawals: 'Uitbetalingen geëxporteerd',
    getOrder: 'Bestelling bekeken',
    releaseHold: 'Bestelling vrijgegeven',
    markPaid: 'Gemarkeerd als betaald',
    makeRefundLink: 'Terugbetaallink gemaakt',
    revokeRefundLink: 'Terugbetaallink ingetrokken',
    openRefundLink: 'Terugbetaallink geopend',
    claimRefund: 'Terugbetaaladres bevestigd',
    deliveries: 'Webhooks bekeken',
    listWebhooks: 'Webhooks bekeken',
    getWebhook: 'Webhook bekeken',
    listCallbacks: 'Callbacks bekeken',
    repeatCallback: 'Winkel opnieuw geïnformeerd',
    settlePayment: 'Betaling afgehandeld',
    audit: 'Logboek bekeken',
    exportAudit: 'Logboek geëxporteerd',
  },
  auditTries: {
    session: 'Probeerde het backoffice te openen',
    tasks: 'Probeerde te bekijken wat aandacht vraagt',
    live: 'Probeerde wijzigingen te volgen',
    currencies: 'Probeerde valuta’s te bekijken',
    processingBalances: 'Probeerde saldo’s te bekijken',
    balanceHistory: 'Probeerde saldo’s te bekijken',
    figures: 'Probeerde cijfers te bekijken',
    exchangeBalances: 'Probeerde het account bij de cryptobeurs te bekijken',
    unconfirmedTransfers: 'Probeerde onbevestigde transacties te bekijken',
    listWithdrawals: 'Probeerde uitbetalingen te bekijken',
    getWithdrawal: 'Probeerde een uitbetaling te bekijken',
    searchOrders: 'Probeerde bestellingen te bekijken',
    countOrders: 'Probeerde bestellingen te bekijken',
    getOrder: 'Probeerde een bestelling te bekijken',
    deliveries: 'Probeerde webhooks te bekijken',
    listWebhooks: 'Probeerde webhooks te bekijken',
    getWebhook: 'Probeerde een webhook te bekijken',
    listCallbacks: 'Probeerde callbacks te bekijken',
    audit: 'Probeerde het logboek te bekijken',
    draftWithdrawal: 'Probeerde een concept voor een uitbetaling te maken',
    approveWithdrawal: 'Probeerde een uitbetaling goed te keuren',
    sendWithdrawal: 'Probeerde een uitbetaling te versturen',
    settleWithdrawal: 'Probeerde de uitkomst van een uitbetaling vast te leggen',
    deleteWithdrawal: 'Probeerde een uitbetaling te annuleren',
    exportOrders: 'Probeerde bestellingen te exporteren',
    exportWithdrawals: 'Probeerde uitbetalingen te exporteren',
    releaseHold: 'Probeerde een bestelling vrij te geven',
    markPaid: 'Probeerde als betaald te markeren',
    makeRefundLink: 'Probeerde een terugbetaallink te maken',
    revokeRefundLink: 'Probeerde een terugbetaallink in te trekken',
    openRefundLink: 'Probeerde een terugbetaallink te openen',
    claimRefund: 'Probeerde een terugbetaaladres te bevestigen',
    repeatCallback: 'Probeerde de winkel opnieuw te informeren',
    settlePayment: 'Poging om een betaling af te handelen',
    exportAudit: 'Probeerde het logboek te exporteren',
  },
  auditOutcomes: {
    done: 'Gedaan',
    refused: 'Geweigerd',
    unfinished: 'Onafgemaakt',
    unknown: 'Onbekend',
    cancelled: 'Geannuleerd',
  },
  otherOutcome: (word) => `Geweigerd: ${word}`,
  auditRefusals: {
    unauthorized: 'Niemand was ingelogd',
    forbidden: 'Niet toegestaan',
    forbidden_origin: 'Kwam van een andere website',
    not_found: 'Bestaat niet',
    bad_request: 'Onjuist verzoek',
    unsupported_media_type: 'Onjuist verzoek',
    payload_too_large: 'Te groot',
    amount_invalid: 'Bedrag kan niet worden verstuurd',
    amount_precision: 'Te veel decimalen',
    address_invalid: 'Adres is ongeldig',
    currency_unavailable: 'Valuta is niet beschikbaar',
    withdrawal_differs: 'Een andere uitbetaling heeft deze ID',
    withdrawal_state: 'Die stap al voorbij',
    approval_missing: 'Nog niet goedgekeurd',
    approval_own: 'Eigen concept: iemand anders moet goedkeuren',
    cancel_at_service: 'Alleen de verzoek-ID was bekend',
    delete_too_late: 'De transactie was al begonnen',
    warnings_new: 'Hetzelfde geld was intussen misschien al verstuurd',
    refund_changed: 'Wat kon worden terugbetaald, was gewijzigd',
    refund_link_state: 'De link was die stap al voorbij',
    link_unknown: 'Zo’n link bestaat niet',
    link_ended: 'De link was verlopen',
    link_revoked: 'De link was ingetrokken',
    link_used: 'De link was al gebruikt',
    settle_too_early: 'De betaaldienst was misschien nog aan het aanmaken',
    callback_outdated: 'De bestelling was intussen gewijzigd',
    rate_limited: 'Te veel verzoeken',
    service_unavailable: 'De betaaldienst antwoordde niet',
    service_invalid: 'Het antwoord van de betaaldienst was onbruikbaar',
    service_rejected: 'De betaaldienst heeft het geweigerd',
    key_refused: 'De API-sleutel is niet geaccepteerd',
    exchange_unavailable: 'De cryptobeurs kon niet worden uitgelezen',
    processing_not_ready: 'De betaaldienst is niet ingericht',
    store_unavailable: 'De server kon het niet opslaan',
    internal: 'Onverwachte fout',
    failed: 'Mislukt',
    refused: 'De betaaldienst heeft het geweigerd',
    discarded: 'Geannuleerd',
  },
  auditUnfinished:
    'Onafgemaakt: er is geen uitkomst vastgelegd. Controleer het voordat u het herhaalt.',
  auditUnknown: 'Onbekend: misschien is het gebeurd. Controleer het voordat u het herhaalt.',
  auditNobody: 'Niemand ingelogd',
  auditReason: (words) => `“${words}”`,
  auditWithdrawal: (id) => `Uitbetaling ${id}`,
  auditTime: 'Tijd',
  auditWho: 'Wie',
  auditAbout: 'Betreft',
  auditWhy: 'Reden',
  auditShown: (shown, total) =>
    total === null
      ? count(shown, { one: '# regel', other: '# regels' })
      : `${String(shown)} van ${total}`,
  auditExport: 'CSV exporteren',
  auditExporting: 'Exporteren…',
  auditExported: 'Het logboek is geëxporteerd.',
  auditExportNote: 'Exporteert alle gevonden regels. Wordt gelogd.',
  auditExportFailed: 'Het logboek is niet geëxporteerd',

  refundKinds: {
    excess: 'Te veel betaald',
    late: 'Te late betaling',
    wrong_currency: 'Verkeerde valuta',
    all: 'Alles wat is ontvangen',
  },
  otherRefundKind: (word) => `Terugbetaling: ${word}`,
  refundKindNotes: {
    excess: 'De bestelling blijft betaald.',
    late: 'Kwam binnen nadat de prijs was verlopen.',
    wrong_currency: 'Kwam binnen in een valuta die niet was gevraagd.',
    all: 'Voor een geannuleerde bestelling. Annuleer die ook in uw winkel.',
  },
  refundChoice: 'Wat wordt terugbetaald',
  refundDays: 'Link werkt',
  refundDaysOf: (n) => (n === 1 ? '1 dag' : `${String(n)} dagen`),
  refundNote: 'De klant vult één keer een adres in. U krijgt een concept voor een uitbetaling.',
  refundNoteApproval: 'Een tweede persoon keurt het goed.',
  refundNoteNothingSent: 'De link zelf verstuurt niets.',
  refundSentAs: (code, network) =>
    `Wordt verstuurd als ${code} via ${network}. U betaalt de netwerkkosten uit de wallet op ${network}.`,
  refundNone: 'Niets',
  refundByLinkTitle: (order) => `${order} terugbetalen via link`,
  refundMake: 'Link maken',
  refundMaking: 'Link maken…',
  refundMakeFailed: 'Er is geen link gemaakt',
  refundMakeLost:
    'Het antwoord is misschien verloren gegaan. Toont de bestelling een nieuwe link, vervang die dan: het adres ervan stond alleen in dat antwoord.',

  refundLinkReady: 'De link voor de klant',
  refundLinkOnce:
    'De link wordt één keer getoond en niet bewaard. Stuur hem alleen naar de klant: wie hem heeft, kan een adres invullen.',
  refundLinkCopy: 'Link kopiëren',
  refundLinkCopied: 'Link gekopieerd',
  refundLinkDone: 'Klaar',

  refundCard: 'Terugbetaling via link',
  refundLinkGives: 'Betaalt terug',
  refundLinkWorks: 'Werkt',
  refundLinkOnceUntil: (when) => `Eén keer, tot ${when}`,
  refundLinkOpened: 'Geopend',
  refundLinkUnopened: 'Nog niet',
  refundLinkOpenedNote: 'Ook mailprogramma’s openen links, voor een voorvertoning.',
  refundLinkBy: 'Gemaakt door',
  refundLinkReason: 'Reden',
  refundLinkLost:
    'De link is één keer getoond en niet bewaard. Kwijt? Vervang hem: de oude werkt dan niet meer.',
  refundReplace: 'Link vervangen',
  refundRevoke: 'Link intrekken',
  refundRevoking: 'Intrekken…',
  refundRevokeSure: 'De link van de klant werkt dan meteen niet meer.',
  refundReplaceYes: 'Intrekken en nieuwe maken',
  refundRevokeYes: 'Ja, intrekken',
  refundRevokeNo: 'Behouden',
  refundRevokeFailed: 'De link is niet ingetrokken',
  refundRevoked: 'De link is ingetrokken.',

  orders: 'Bestellingen',
  ordersLoading: 'Bestellingen laden…',
  ordersFailed: 'De bestellingen konden niet worden geladen',
  ordersAll: 'Alle',
  ordersAttention: 'Vraagt aandacht',
  ordersNewest: 'Nieuwste',
  ordersViews: 'Status',
  orderStatuses: {
    held: 'In de wacht',
    late: 'Te late betaling',
    wrong_currency: 'Verkeerde valuta',
    over: 'Te veel betaald',
    partial: 'Deels betaald',
    pending: 'Onbevestigd',
    unpaid: 'Onbetaald',
    paid: 'Betaald',
    closed: 'Gesloten',
    refunded: 'Terugbetaald',
    account: 'Account',
    unreadable: 'Onleesbaar',
  },
  ordersSearch: 'Bestellingen zoeken',
  ordersSearchHint: 'Bestelling, hash of adres',
  ordersSearchHintEmail: 'Bestelling, hash, adres of e-mail',
  ordersSearchClear: 'Zoekopdracht wissen',
  ordersFilters: 'Filters',
  ordersFrom: 'Van',
  ordersTo: 'Tot en met',
  ordersCurrency: 'Valuta',
  ordersEveryCurrency: 'Alle valuta’s',
  ordersClear: 'Filters wissen',

  orderColumn: 'Bestelling',
  customerColumn: 'Klant',
  amountColumn: 'Bedrag',
  paidWithColumn: 'Betaald met',
  receivedColumn: 'Ontvangen',
  statusColumn: 'Status',
  ageColumn: 'Leeftijd',
  emailNotKept: 'Niet bewaard',
  nothingReceived: 'Niets ontvangen',
  receivedOf: (amount, payable) => `${amount} van ${payable}`,

  reasonHeld: 'Stopgezet voor een controle. Iemand moet beslissen.',
  reasonLate: 'Betaald nadat de prijs was verlopen.',
  reasonWrongCurrency: (paid, chosen) => `Betaald in ${paid}, niet in ${chosen}.`,
  reasonOver: (amount) => `${amount} te veel.`,
  reasonPartial: (amount) => `${amount} te weinig.`,
  reasonPartialExpired: (amount) => `${amount} te weinig, prijs verlopen.`,
  reasonStuck: 'Gedetecteerd, maar nog steeds niet bevestigd.',
  reasonUnreadable: 'Geschreven door een nieuwere versie. Werk de server bij.',
  reasonOther: 'Vraagt een beslissing.',

  ordersCaughtUp: 'Helemaal bij',
  ordersCaughtUpWhat: 'Niets vraagt uw aandacht. Nieuwe betalingen verschijnen hier vanzelf.',
  ordersNone: 'Nog geen bestellingen',
  ordersNoneWhat: 'Ze verschijnen zodra een klant de betaalpagina opent.',
  ordersNotFound: (text) => `Geen bestellingen voor “${text}”`,
  ordersNotFoundWhat: 'Gezocht op het begin van bestelnummers, hashes en adressen.',
  ordersNoMatch: 'Geen bestellingen voor deze filters',
  ordersUnindexed: 'Nieuwste eerst. Oudere bestellingen worden doorzocht terwijl u er meer laadt.',
  ordersShown: (n, total) =>
    total === null
      ? count(n, { one: '# bestelling getoond', other: '# bestellingen getoond' })
      : `${String(n)} van ${total}`,

  exportOrders: 'CSV exporteren',
  savingOrders: 'Bestand voorbereiden…',
  savedOrders: 'Geëxporteerd.',
  saveFailed: 'Het bestand is niet opgeslagen',
  saveNote: 'Exporteert alle bestellingen van deze weergave. Wordt gelogd.',

  allOrders: 'Alle bestellingen',
  allBalances: 'Alle saldo’s',

  needsYou: 'Vraagt uw aandacht',
  tasksLoading: 'Laden wat uw aandacht vraagt…',
  tasksFailed: 'We konden niet laden wat uw aandacht vraagt',
  allCaughtUp: 'Helemaal bij',
  allCaughtUpLead: 'Niets vraagt uw aandacht. Nieuwe betalingen verschijnen hier vanzelf.',
  nothingElse: 'Verder vraagt niets uw aandacht, voor zover we konden lezen.',
  moreTasks: (n) => `Nog ${String(n)}`,
  showAllTasks: 'Alles tonen',
  showFewerTasks: 'Minder tonen',
  tasksBeyond: (n) => `En nog ${String(n)} ${n === 1 ? 'bestelling' : 'bestellingen'}.`,
  newTasks: (n) => many(n, 'Iets nieuws vraagt uw aandacht', 'nieuwe taken vragen uw aandacht'),
  taskVerbs: {
    review: 'Beoordelen',
    open: 'Openen',
    topUp: 'Aanvullen',
    refund: 'Terugbetalen',
    decide: 'Beslissen',
  },
  taskButton: (verb, title) => `${verb}: ${title}`,

  taskApprove: (amount) => `Uitbetaling van ${amount} goedkeuren`,
  taskApproveLead: (who) => `Concept van ${who}. Vraagt een tweede persoon.`,
  taskReady: (amount) => `Een uitbetaling van ${amount} is klaar voor verzending`,
  taskReadyLead: (who) => `Concept van ${who}.`,
  taskUnknown: (amount) => `Uitkomst onbekend: uitbetaling van ${amount}`,
  taskUnknownLead: 'Misschien is die verstuurd. Maak geen nieuw concept en controleer de status.',
  taskUnreadableWithdrawal: 'Een uitbetaling kan niet worden gelezen',
  taskUnreadableWithdrawalLead: 'Een nieuwere versie heeft die geschreven. Werk de server bij.',
  taskStuckQueued: (amount) => `Uitbetaling van ${amount} zit vast in de wachtrij`,
  taskStuckMoving: (amount) => `Uitbetaling van ${amount} is niet afgerond`,
  stuckLeads: {
    queued: 'De uitbetaling staat bij de betaaldienst, die nog niet met de transactie is begonnen.',
    moving: 'De transactie is begonnen; de uitkomst is nog niet bekend.',
    silent: 'De betaaldienst geeft hierover geen antwoord.',
  },
  stuckNetwork: (network) => `De betaaldienst geeft geen saldo’s op ${network}.`,
  stuckGas: (network) =>
    `De wallet op ${network} kan de netwerkkosten niet betalen. Nog niet begonnen.`,
  stuckGasHolds: (network, holds) =>
    `De wallet op ${network} kan de netwerkkosten niet betalen: er staat ${holds} in. Nog niet begonnen.`,
  stuckBalance: (holds) => `In de wallet staat ${holds}. Nog niet begonnen.`,
  taskGasEmpty: (network) => `Geen gas meer op ${network}`,
  taskGasLow: (network, n, isOne) =>
    `Weinig gas op ${network}: nog voor ongeveer ${n} ${isOne ? 'tokentransactie' : 'tokentransacties'}`,
  taskGasLowUnknown: (network) => `Weinig gas op ${network}`,
  gasLead: (coin, network) =>
    `Stuur ${coin} naar de wallet op ${network} vóór de volgende terugbetalingen.`,
  gasLeadUnknown: (network) => `Vul de wallet op ${network} aan vóór de volgende terugbetalingen.`,
  taskSilent: (network) => `Saldo’s op ${network} onbekend`,
  taskSilentLead:
    'De betaaldienst geeft er geen antwoord over. Het netwerk zit in geen enkel totaal.',
  taskConflicts: (n) =>
    many(n, 'Een webhook spreekt een eerdere tegen', 'webhooks spreken eerdere tegen'),
  taskUnmatched: (n) =>
    many(n, 'Een webhook hoort bij geen bestelling', 'webhooks horen bij geen bestelling'),
  taskCallbacks: (n) =>
    many(
      n,
      'Een callback naar uw winkel blijft mislukken',
      'callbacks naar uw winkel blijven mislukken',
    ),
  taskCallbacksLead: 'Er volgt automatisch een nieuwe poging. Controleer de code van uw winkel.',
  taskWebhooksLead: 'In de afgelopen 24 uur.',
  taskOver: (order, amount) => `${order}: ${amount} te veel betaald`,
  taskOverUnknown: (order) => `${order}: te veel betaald`,
  taskLate: (order) => `${order}: betaald nadat de prijs was verlopen`,
  taskWrongCurrency: (order) => `${order}: betaald in een andere valuta`,
  taskHeld: (order) => `${order} staat in de wacht`,
  taskHeldLead: 'De betaaldienst heeft een betaling stopgezet voor een controle.',
  taskPartial: (order, received, price) => `${order}: deels betaald, ${received} van ${price}`,
  taskPartialUnknown: (order) => `${order}: deels betaald`,
  taskPending: (order) => `${order} is nog onbevestigd`,
  taskUnreadableOrder: (order) => `${order} kan niet worden gelezen`,
  taskUnreadableOrderLead: 'Een nieuwere versie heeft dit geschreven. Werk de server bij.',
  taskOther: 'Iets vraagt uw aandacht',
  taskReceived: (amount) => `Ontvangen: ${amount}.`,
  taskWorth: (amount, usd) => `${amount}, waarde bij ontvangst: ${usd}.`,
  taskOrderTotal: (usd) => `Bestelbedrag: ${usd}.`,
  taskDue: (amount) => `Nog te betalen door de klant: ${amount}.`,
  taskExpired: (time) => `Prijs verlopen om ${time}.`,

  unread: {
    withdrawals: 'Uitbetalingen konden niet worden gelezen, dus er ontbreken er hier misschien.',
    balances:
      'Saldo’s konden niet worden opgehaald, dus waarschuwingen over gas ontbreken misschien.',
    orders: 'Bestellingen konden niet worden gelezen, dus er ontbreken er hier misschien.',
    older_orders:
      'Alleen de nieuwste bestellingen zijn gecontroleerd: de lijst met bestellingen wordt nog opgebouwd.',
    webhooks: 'Webhooks konden niet worden gelezen, dus er ontbreken er hier misschien.',
    callbacks:
      'Callbacks naar uw winkel konden niet worden gelezen, dus er ontbreken hier misschien mislukte.',
  },
  unreadOther: 'Iets kon niet worden gelezen, dus deze lijst is misschien onvolledig.',

  justNow: 'Zojuist',
  justNowNone: 'Nog geen bestellingen. Ze verschijnen zodra een klant de betaalpagina opent.',
  justNowLoading: 'Nieuwste bestellingen laden…',
  justNowFailed: 'We konden de nieuwste bestellingen niet laden',
  justNowNew: (order, status) => `Nieuw: ${order}, ${status}`,
  justNowMany: (n) => `${String(n)} nieuwe bestellingen`,

  live: 'Live',
  liveLead: 'Wijzigingen verschijnen vanzelf',
  offline: 'Offline',
  offlineTitle: 'U bent offline.',
  offlineLead: (ago) =>
    `Laatst bijgewerkt: ${ago}. We maken automatisch opnieuw verbinding. Tot dan kan er niets worden verstuurd.`,
  offlineLeadUnknown:
    'We maken automatisch opnieuw verbinding. Tot dan kan er niets worden verstuurd.',
  offlineNoSend: 'U bent offline. Er kan niets worden verstuurd tot er weer verbinding is.',

  panel: 'Backoffice',
  panelLoading: 'Laden…',
  panelFailed: 'Het backoffice kon niet worden geopend',
  panelNobody: 'U bent niet ingelogd',
  panelNobodyLead: 'Log in om het backoffice te zien.',
  panelEnded: 'U bent uitgelogd',
  panelEndedLead: 'Wat u aan het schrijven was, blijft op dit tabblad bewaard.',
  signIn: 'Inloggen',
  signInAgain: 'Opnieuw inloggen',
  sessionEnds: (time) => `Sessie eindigt over ${time}`,
  panelMayNot: 'Geen toegang tot het backoffice',
  panelMayNotLead: (store) =>
    `Vraag degene die${store === null ? '' : ` bij ${store}`} de toegang beheert om het recht “Lezen”.`,
  signInAsAnother: 'Als iemand anders inloggen',
  panelAway: 'We kunnen de server niet bereiken',
  signedInAs: (who) => `Ingelogd als ${who}`,
  panelTabs: 'Backoffice',
  tabs: {
    overview: 'Overzicht',
    orders: 'Bestellingen',
    withdrawals: 'Uitbetalingen',
    balances: 'Saldo’s',
    pending: 'Onbevestigd',
    webhooks: 'Webhooks',
    audit: 'Logboek',
  },
  atLeast: (number) => `${number}+`,
  countNeedsYou: (number) => `${number} te bekijken`,
  moreTabs: 'Meer',
  panelSearch: 'Zoek bestellingen, hashes, adressen',
  testMode: 'Testmodus',
  partLoading: 'Laden…',
  partFailed: 'Deze pagina kon niet worden geladen',
  partFailedLead: 'Controleer uw verbinding en probeer het opnieuw.',
  partFailedAgain: 'Laad de pagina opnieuw. Misschien is er een nieuwere versie.',
  reloadPage: 'Opnieuw laden',
  closeWithdrawal: 'Terug naar de uitbetalingen',

  rightsOf: namesOf,
  draftsNeedApproval: 'Concepten vereisen goedkeuring',
  needsRight: {
    withdrawals: (may) =>
      `Voor uitbetalingen hebt u het recht “Uitbetalen” nodig. Uw rechten: ${namesOf(may)}.`,
    refunds: (may) =>
      `Voor terugbetalingen hebt u het recht “Uitbetalen” nodig. Uw rechten: ${namesOf(may)}.`,
    orderActions: (may) =>
      `Voor acties op bestellingen hebt u het recht “Uitbetalen” nodig. Uw rechten: ${namesOf(may)}.`,
    repeats: (may) =>
      `Om de winkel opnieuw te informeren hebt u het recht “Uitbetalen” nodig. Uw rechten: ${namesOf(may)}.`,
    approvals: (may) =>
      `Voor goedkeuringen hebt u het recht “Goedkeuren” nodig. Uw rechten: ${namesOf(may)}.`,
  },
};
