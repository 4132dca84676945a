/** Norwegian Bokmål. Informal ("du"), in the voice of a payment app. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'nb'>) => plural('nb', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'nb',

  notLoaded: 'En del av siden ble ikke lastet inn. Sjekk tilkoblingen og prøv igjen.',
  reloadPage: 'Last inn på nytt',

  problems: {
    offline: 'Du er frakoblet. Vi kobler til igjen automatisk.',
    unreachable: 'Vi får ikke kontakt med butikken. Vi fortsetter å prøve.',
    store_unavailable: 'Butikken har et problem akkurat nå. Vi fortsetter å prøve.',
    bad_request: 'Noe gikk galt. Last inn siden på nytt.',
    checkout_expired: 'Økten din er utløpt. Last inn siden på nytt.',
    forbidden:
      'Denne bestillingen kan ikke betales på denne siden. Gå tilbake til butikken og prøv igjen.',
    link_used:
      'Denne lenken er allerede brukt. Fortsett der du åpnet den, eller be butikken om en ny.',
    link_expired: 'Denne lenken er utløpt. Hent en ny der du fant den, eller spør butikken.',
    not_found: 'Vi fant ikke denne betalingssiden. Kontakt butikken.',
    amount_invalid: 'Dette beløpet kan ikke betales med kryptovaluta. Kontakt butikken.',
    currency_unavailable: 'Denne valutaen er ikke tilgjengelig akkurat nå. Velg en annen.',
    checkout_closed: 'Butikken har lukket denne bestillingen. Den kan ikke lenger betales.',
    rate_limited: 'For mange forsøk. Vent litt.',
    service_unavailable: 'Vi får ikke kontakt med betalingstjenesten. Vi fortsetter å prøve.',
    service_rejected: 'Betalingstjenesten avviste forespørselen vår. Kontakt butikken.',
  },

  checkout: 'Betaling',
  sandbox: 'Testmodus. Ikke send ekte penger.',
  tryAgain: 'Prøv igjen',
  close: 'Lukk',
  copied: 'Kopiert',
  copyRefused: 'Kopiering er blokkert her. Teksten er markert, så du kan kopiere den selv.',
  loading: 'Åpner betalingssiden …',
  alreadySent:
    'Har du allerede betalt? Betalingen din er ikke berørt. Ikke send betalingen på nytt.',
  orderReference: (reference) => `Bestilling ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Hvis dette fortsetter, kan det skyldes en innholdsblokkering eller internettforbindelsen din. Tillat denne siden, eller prøv en annen nettleser.',
  priceChanged: (before, now) => `Prisen er endret fra ${before} til ${now}.`,
  requestReference: (id) => `Kode til kundestøtte: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Åpner betalingssiden …',
    error: 'Betalingssiden kunne ikke åpnes',
    choose_currency: 'Betal med',
    pay: 'Venter på betaling',
    top_up: 'Venter på innbetalinger',
    detected: 'Betaling oppdaget',
    confirmed: 'Delvis bekreftet',
    partial: 'Delvis betalt',
    review: 'Betalingen gjennomgås',
    held: 'Betaling holdt tilbake for kontroll',
    paid: 'Betalt',
    closed: 'Bestillingen er lukket',
  },
  noCurrencies: 'Ingen valutaer er tilgjengelige akkurat nå. Prøv igjen senere.',
  currenciesFailed: 'Valutaene kunne ikke lastes inn.',

  payTitle: (price) => `Betal ${price}`,
  partReceived: (received, price) => `${received} av ${price} mottatt`,
  partDetected: (received, price) => `${received} av ${price} oppdaget`,
  leftToPay: 'Gjenstår å betale',
  topUpTitle: 'Fyll på saldoen',
  topUpLead: 'Send et valgfritt beløp. Denne adressen forblir din.',
  minimum: (amount) => `Minst ${amount}. Mindre overføringer blir kanskje ikke oppdaget.`,
  tooSmall: 'Beløpet er for lavt',
  amountLabel: 'Beløp å sende',
  copyAmount: 'Kopier beløp',
  sendOnly: (code, network) => `Bare ${code}, og bare på ${network}.`,
  sendOnlyWhy: 'Alt annet kan gå tapt.',
  addressLabel: (code, network) => `Adresse for ${code} på ${network}`,
  copyAddress: 'Kopier adresse',
  copiedAddress: (code, network) => `Kopiert. Send bare ${code}, og bare på ${network}.`,
  qrLabel: (code, network) => `QR-kode for å sende ${code} på ${network}`,
  enlarge: 'Forstørr',
  scanBare: 'Skann koden, og skriv inn beløpet.',
  openWallet: 'Åpne i lommebok',
  nothingOpened:
    'Åpnet det seg ikke noe? Kopier beløpet og adressen til lommeboken din, eller skann koden med en annen enhet.',
  moreWays: 'Flere måter å betale på',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Prisen er låst i ${time} til`,
  expiredTitle: 'Prisen er utløpt',
  expiredLead:
    'Har du allerede betalt? Ikke send betalingen på nytt, vi følger fortsatt med på denne adressen. Hvis ikke, oppdater prisen.',
  newPrice: 'Oppdater prisen',
  checking: 'Sjekker …',
  continueOnceDetected: 'Du kan fortsette når betalingen din er oppdaget.',
  addressDetails: 'Vis adresse',
  change: 'Endre',
  changeCurrency: 'Endre valuta eller nettverk',
  addressReplaced: 'Adressen er endret. Bruk bare denne.',
  changedElsewhere: (what) =>
    `Endret i en annen fane eller på en annen enhet. Å betale nå: ${what}, til adressen nedenfor.`,
  addressRefusedTitle: 'Adressen besto ikke sikkerhetskontrollen vår',
  addressRefused:
    'Penger som sendes til den, kan gå tapt, så vi viser den ikke. Velg en annen valuta eller kontakt butikken.',
  addressUnchecked:
    'Vi kjenner ikke dette nettverket, så vi kunne ikke kontrollere adressen. Få butikken til å bekrefte den før du sender.',
  deposits: 'Innbetalinger',
  noDeposits: 'Ingen innbetalinger ennå',

  transferStatus: {
    seen: 'Bekreftes',
    confirmed: 'Bekreftet',
    held: 'Holdt tilbake for kontroll',
  },
  unknownStatus: 'Notert',
  viewTransfer: 'Se transaksjonen',

  search: 'Søk etter valuta eller nettverk',
  searchHint: 'Navn, forkortelse eller nettverk',
  currencies: 'Valutaer',
  networks: 'Nettverk',
  popular: 'Populære',
  lastUsed: 'Sist brukt',
  everything: 'Alle valutaer',
  byNetwork: 'Etter nettverk',
  countNetworks: (n) => count(n, { one: '# nettverk', other: '# nettverk' }),
  countCurrencies: (n) => count(n, { one: '# valuta', other: '# valutaer' }),
  fromAmount: (amount) => `fra ${amount}`,
  chooseNetwork: 'Velg et nettverk',
  chooseCurrencyOn: (network) => `Velg en valuta på ${network}`,
  networkGuide:
    'Velg nettverket som lommeboken eller kryptobørsen din sender på. Gebyrene er ulike fra nettverk til nettverk.',
  minimumOf: (amount) => `minst ${amount}`,
  usuallyTakes: (time) => `ca. ${time}`,
  noMatch: (text) => `Ingen treff på «${text}»`,
  searchable:
    'Prøv en forkortelse, et navn eller et nettverk, eller lim inn en adresse fra lommeboken din.',
  clearSearch: 'Tøm søket',
  readAs: (text) => `Viser treff på «${text}»`,
  addressOf: (network) => `Dette ligner en adresse på ${network}.`,
  addressOfSeveral: (networks) =>
    `Adresser ser like ut på ${networks}. Se i lommeboken din hvilket av dem pengene dine ligger på.`,
  addressOfNone: (networks) =>
    `Dette ligner en adresse på ${networks}. Der tar ikke butikken imot betaling.`,
  addressStays: 'Sjekkes bare på enheten din.',
  matches: (n) => count(n, { one: '# treff', other: '# treff' }),
  moreMatches: (n) =>
    count(n, {
      one: '# treff til. Skriv mer for å avgrense.',
      other: '# treff til. Skriv mer for å avgrense.',
    }),
  unavailable: {
    no_rate: 'Ingen pris akkurat nå',
    ambiguous_address: 'Ingen adresse akkurat nå',
    address_refused: 'Ingen trygg adresse akkurat nå',
    no_address: 'Ingen adresse akkurat nå',
    below_minimum: 'Beløpet er for lavt',
  },
  notAvailable: 'Ikke tilgjengelig akkurat nå',
  keepCurrency: 'Tilbake til betalingen',
  gettingAddress: 'Henter adressen …',

  transferCounts: {
    late: 'Oppdaget etter at prisen var utløpt',
    wrong_currency: 'En annen valuta enn den valgte',
  },

  slowOpening: 'Dette tar lengre tid enn vanlig. Vi fortsetter å prøve.',
  notCurrent: 'Dette kan være utdatert',
  sessionOver: 'Økten din er utløpt',
  sessionOverLead:
    'Last inn på nytt for å se gjeldende adresse. Betalinger som allerede er sendt, er ikke berørt.',
  contactStore: (store) => `Kontakt ${store ?? 'butikken'}`,
  backToStore: (store) => `Tilbake til ${store ?? 'butikken'}`,

  nothingAwaited: 'Ingenting å betale ennå',
  tooSmallForAll:
    'Restbeløpet er for lavt til å betales i noen av valutaene her. Kontakt butikken.',
  longWaitTitle: (ago) => `Oppdaget ${ago}, fortsatt ikke bekreftet`,
  longWait:
    'Blokkjedenettverket kan være tregt, eller det kan ha fjernet transaksjonen fra køen. Sjekk lommeboken din, og spør butikken før du sender på nytt.',

  newPriceIs: (amount) => `Ny pris: ${amount}.`,
  oneMinuteLeft: 'Denne prisen gjelder i ett minutt til.',

  autoUpdates: 'Siden oppdateres automatisk. Du kan lukke den og komme tilbake.',
  dontSendAgain: 'Ikke send betalingen på nytt.',
  reviewLead: (store) =>
    `Vi har mottatt betalingen din, men kunne ikke koble den til denne bestillingen automatisk. ${store ?? 'Butikken'} går gjennom den. Ikke send betalingen på nytt.`,
  heldLead: (store) =>
    `Betalingstjenesten kontrollerer den. Kontakt ${store ?? 'butikken'}. Ikke send betalingen på nytt.`,
  paidLead: 'Takk! Du kan lukke denne siden.',
  closedLead: 'Den kan ikke lenger betales. Har du allerede sendt en betaling? Kontakt butikken.',
  overLead: (excess, store) =>
    `Du sendte ${excess} for mye. Kontakt ${store ?? 'butikken'} for å få det tilbake.`,
  usualTime: (time, network) => `Tar vanligvis ${time} på ${network}.`,
  storeConfirms: 'Butikken bekrefter denne betalingen.',
  lateEvents: 'Det kan ta noen minutter før betalingen din vises her.',
  exceptions: {
    partial: 'Vi mottok mindre enn prisen.',
    over: 'Vi mottok mer enn prisen. Be butikken om å få tilbake det overskytende.',
    late: 'En betaling ble oppdaget etter at prisen var utløpt. Butikken avgjør om den teller.',
    wrong_currency: 'En betaling kom i en annen valuta. Butikken avgjør om den teller.',
    held: 'En betaling er holdt tilbake for kontroll.',
  },
  unknownException: 'Butikken har en merknad om denne betalingen.',
  steps: { detected: 'Oppdaget', confirming: 'Bekreftes', paid: 'Betalt' },
  received: 'Mottatt',
  detectedAmount: 'Oppdaget',
  due: 'Gjenstår å betale',
  excess: 'Betalt for mye',
  facts: {
    order: 'Bestilling',
    account: 'Konto',
    total: 'Totalt',
    paid: 'Betalt',
    network: 'Nettverk',
    date: 'Dato',
    transaction: 'Transaksjon',
  },
  transfers: 'Transaksjoner',
  details: 'Detaljer',
  lastChecked: (ago) => `Sist oppdatert ${ago}`,
  checkNow: 'Sjekk nå',
  nothingNew: 'Ingenting nytt',
  somethingNew: 'Oppdatert',
  notChecked: 'Kunne ikke se etter oppdateringer. Dette kan være utdatert.',
  connection: { live: 'Sanntid', polling: 'Sjekker automatisk', offline: 'Ingen forbindelse' },
  stillWatching: 'Følger fortsatt med på denne adressen',
  connectionLost: 'Mistet forbindelsen',
  connectionBack: 'Tilkoblet igjen',

  sources: {
    service_event: 'Betalingstjeneste',
    service_list: 'Blokkjedenettverk',
    service_lookup: 'Betalingsside',
    store: 'Butikk',
  },
  evidence: {
    opened: 'Betalingsside åpnet',
    quoted: 'Pris låst',
    seen: 'Betaling oppdaget',
    confirmed: 'Betaling bekreftet',
    held: 'Holdt tilbake for kontroll',
    released: 'Kontroll fullført',
    marked_paid: 'Merket som betalt',
    closed: 'Bestilling lukket',
    amended: 'Beløp endret',
  },
  unknownSource: 'Annen kilde',
  unknownEvidence: 'Oppdatering',
  timeline: 'Historikk',
  copyTimeline: 'Kopier til kundestøtte',

  tellMe: 'Varsle meg',
  tellingMe:
    'Hold denne siden åpen. Du hører en lyd eller ser et varsel hvis nettleseren tillater det.',

  receipt: 'Kvittering',
  receiptNote: 'En betalingskvittering, ikke en faktura.',
  printReceipt: 'Skriv ut',
  saveReceipt: 'Lagre',

  ladderTitle: 'Enklere QR-kode',
  ladderLead: 'Lar ikke QR-koden seg skanne? Prøv en enklere.',
  ladderForms: {
    bip21_amount: 'Adresse og beløp',
    bip21: 'Adresse som lenke, uten beløp',
    eip681_amount: 'Lenke med beløp',
    eip681: 'Lenke uten beløp',
    eip681_token: 'Lenke med token og beløp. Kontroller mottakeren i lommeboken din.',
    address: 'Bare adressen',
  },

  exchangeTitle: 'Betaler du fra en kryptobørs?',
  exchangeNetwork: 'Nettverk',
  exchangeNames: (names) => `vises også som ${names}`,
  exchangeAmount: 'Beløpet vi må motta',
  exchangeMemo: 'Memo eller Tag',
  exchangeNoMemo: 'La feltet stå tomt',
  exchangeWallet: 'Type lommebok',
  exchangeHosted: 'Forvaltet (bedrift)',
  exchangeUnhosted: 'Selvforvaltet',
  exchangeRecipient: 'Mottaker',
  exchangeFee:
    'Hvis børsen trekker gebyret fra det du sender, legger du gebyret til beløpet. Børser har en minstegrense for uttak.',
  feeCoin: (code) => `Lommeboken din trenger litt ${code} til nettverksgebyret.`,

  checkTitle: 'Kontroller adressen',
  checkLead:
    'Skadevare kan bytte ut en kopiert adresse. Lim inn mottakeradressen som lommeboken viser, for å kontrollere den.',
  checkLabel: 'Mottakeradresse i lommeboken din',
  checkSame: 'Adressen stemmer.',
  checkDiffers: (at, pasted, right) =>
    `Ikke send. Dette er ikke vår adresse: Fra tegn ${String(at)} står det «${pasted}» i stedet for «${right}».`,
  checkNone: (network) => `Ikke send. Dette er ikke en fullstendig adresse på ${network}.`,

  saveCard: 'Lagre bilde',
  priceLockedUntil: (moment) => `Prisen er låst til ${moment}`,

  handOff: 'Fortsett på telefonen',
  handOffLead:
    'Skann med telefonkameraet for å åpne denne betalingen der. Dette er ikke koden du betaler med.',
  handOffLabel: 'QR-kode som åpner denne betalingen på telefonen din, ikke til å betale med',
  handOffUntil: (time) => `Virker én gang, fram til ${time}.`,
  handOffNew: 'Ny kode',

  worthTitle: 'Regn om',
  worthCoins: (code) => `Beløp i ${code}`,
  worthDollars: 'Beløp i amerikanske dollar',
  worth: (coins, dollars) => `${coins} er verdt ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} er verdt ca. ${dollars}.`,
  worthGuide: 'Prisen kan endre seg før overføringen din kommer fram.',
  worthUnread: (whole, part) => `Skriv inn et tall, for eksempel ${whole} eller ${part}.`,
  worthNoRate: 'Ingen pris akkurat nå.',

  walletPay: 'Betal fra lommebok',
  walletPayWith: (wallet) => `Betal med ${wallet}`,
  walletOther: 'En annen lommebok',

  walletConnect: (wallet) => `Godkjenn tilkoblingen i ${wallet}.`,
  walletSwitch: (wallet, network) => `Bytt til ${network} i ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Bekreft ${amount} på ${network} i ${wallet}.`,
  walletSlow: (wallet) => `Skjer det ikke noe? Åpne ${wallet}.`,
  walletStop: 'Slutt å vente',

  walletProblems: {
    refused: 'Forespørselen ble avslått. Ingenting ble sendt.',
    locked: 'Lommeboken din er låst eller viste ingen konto. Lås den opp og prøv igjen.',
    busy: 'Lommeboken din har en annen forespørsel åpen. Svar på den der, og prøv igjen.',
    contract_account:
      'Dette er en smartkonto, for eksempel en Safe. Betalingstjenesten oppdager kanskje ikke betalinger fra den. Velg en annen konto i lommeboken din, eller skann koden med en annen lommebok.',
    account_changed: 'Kontoen i lommeboken din er endret. Ingenting ble sendt. Prøv igjen.',
    wrong_token:
      'Lommeboken din og butikken har ulike opplysninger om dette tokenet. Ingenting ble sendt. Velg en annen valuta eller kontakt butikken.',
    no_answer: 'Lommeboken din svarte ikke. Ingenting ble sendt. Åpne den og prøv igjen.',
    failed:
      'Lommeboken din meldte om en feil. Ingenting ble sendt. Prøv igjen, eller betal med koden.',
    uncertain:
      'Lommeboken din meldte om en feil, og betalingen kan være sendt. Sjekk lommeboken før du betaler på nytt.',
  },
  walletWrongNetwork: (network) =>
    `Lommeboken din er på et annet nettverk. Bytt til ${network} der, og prøv igjen.`,
  walletNotEnough: (code) =>
    `Det er ikke nok ${code} på denne kontoen. Velg en annen konto i lommeboken din, og prøv igjen.`,
  walletNoFee: (code) =>
    `Denne kontoen har ingen ${code} til nettverksgebyret. Fyll på litt, og prøv igjen.`,

  walletQuestion: 'Du kan allerede ha betalt',
  walletAsked:
    'En lommebok er allerede bedt om å betale denne bestillingen. Sjekk den før du betaler på nytt, ellers kan du komme til å betale to ganger.',
  walletWasSent:
    'En betaling for denne bestillingen er allerede sendt fra en lommebok. Hvis du betaler på nytt, kan du komme til å betale to ganger.',
  walletPayAgain: 'Betal på nytt',
  walletBack: 'Tilbake',

  walletFates: {
    pending: 'Sendt. Venter på blokkjedenettverket.',
    included: 'Sendt, og på blokkjeden. Venter på at butikken skal oppdage betalingen.',
    failed:
      'Denne betalingen mislyktes på blokkjedenettverket. Beløpet ble ikke sendt. Du kan betale på nytt.',
    replaced:
      'Denne betalingen ble fremskyndet eller avbrutt i lommeboken din. Sjekk der før du betaler på nytt.',
    dropped:
      'Blokkjedenettverket kan ha fjernet denne betalingen fra køen. Sjekk lommeboken din før du betaler på nytt.',
  },
  walletCopyHash: 'Kopier transaksjons-ID',
};
