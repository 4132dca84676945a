/** Danish. Informal ("du"), in the voice of a payment app. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'da'>) => plural('da', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'da',

  notLoaded: 'En del af siden blev ikke indlæst. Tjek din forbindelse, og prøv igen.',
  reloadPage: 'Genindlæs',

  problems: {
    offline: 'Du er offline. Vi opretter automatisk forbindelse igen.',
    unreachable: 'Vi kan ikke få forbindelse til butikken. Vi bliver ved med at prøve.',
    store_unavailable: 'Butikken har tekniske problemer lige nu. Vi bliver ved med at prøve.',
    bad_request: 'Noget gik galt. Genindlæs siden.',
    checkout_expired: 'Din session er udløbet. Genindlæs siden.',
    forbidden: 'Denne ordre kan ikke betales på denne side. Gå tilbage til butikken, og prøv igen.',
    link_used:
      'Linket er allerede brugt. Fortsæt dér, hvor du åbnede det, eller bed butikken om et nyt.',
    link_expired: 'Linket er udløbet. Hent et nyt dér, hvor du fandt dette, eller spørg butikken.',
    not_found: 'Vi kunne ikke finde denne betalingsside. Kontakt butikken.',
    amount_invalid: 'Dette beløb kan ikke betales med kryptovaluta. Kontakt butikken.',
    currency_unavailable: 'Denne valuta er ikke tilgængelig lige nu. Vælg en anden.',
    checkout_closed: 'Butikken har lukket ordren. Den kan ikke længere betales.',
    rate_limited: 'For mange forsøg. Vent et øjeblik.',
    service_unavailable:
      'Vi kan ikke få forbindelse til betalingstjenesten. Vi bliver ved med at prøve.',
    service_rejected: 'Betalingstjenesten afviste vores forespørgsel. Kontakt butikken.',
  },

  checkout: 'Betaling',
  sandbox: 'Testtilstand. Send ikke rigtige penge.',
  tryAgain: 'Prøv igen',
  close: 'Luk',
  copied: 'Kopieret',
  copyRefused: 'Kopiering er blokeret her. Teksten er markeret, så du selv kan kopiere den.',
  loading: 'Åbner betalingssiden …',
  alreadySent: 'Har du allerede betalt? Det påvirker ikke din betaling. Send ikke betalingen igen.',
  orderReference: (reference) => `Ordre ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Hvis det bliver ved med at ske, kan en indholdsblokering eller din internetforbindelse være årsagen. Tillad denne side, eller prøv en anden browser.',
  priceChanged: (before, now) => `Prisen er ændret fra ${before} til ${now}.`,
  requestReference: (id) => `Supportkode: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Åbner betalingssiden …',
    error: 'Betalingssiden kunne ikke åbnes',
    choose_currency: 'Betal med',
    pay: 'Venter på betaling',
    top_up: 'Venter på indbetalinger',
    detected: 'Betaling fundet',
    confirmed: 'Delvist bekræftet',
    partial: 'Delvist betalt',
    review: 'Betalingen gennemgås',
    held: 'Betaling tilbageholdt til kontrol',
    paid: 'Betalt',
    closed: 'Ordren er lukket',
  },
  noCurrencies: 'Ingen valutaer er tilgængelige lige nu. Prøv igen senere.',
  currenciesFailed: 'Valutaerne kunne ikke indlæses.',

  payTitle: (price) => `Betal ${price}`,
  partReceived: (received, price) => `${received} af ${price} modtaget`,
  partDetected: (received, price) => `${received} af ${price} fundet`,
  leftToPay: 'Mangler at blive betalt',
  topUpTitle: 'Fyld saldoen op',
  topUpLead: 'Send et valgfrit beløb. Adressen bliver ved med at være din.',
  minimum: (amount) => `Mindst ${amount}. Mindre overførsler bliver måske ikke fundet.`,
  tooSmall: 'Beløbet er for lille',
  amountLabel: 'Beløb, der skal sendes',
  copyAmount: 'Kopiér beløb',
  sendOnly: (code, network) => `Kun ${code} og kun på ${network}.`,
  sendOnlyWhy: 'Alt andet kan gå tabt.',
  addressLabel: (code, network) => `Adresse til ${code} på ${network}`,
  copyAddress: 'Kopiér adresse',
  copiedAddress: (code, network) => `Kopieret. Send kun ${code} og kun på ${network}.`,
  qrLabel: (code, network) => `QR-kode til at sende ${code} på ${network}`,
  enlarge: 'Forstør',
  scanBare: 'Scan koden, og indtast beløbet.',
  openWallet: 'Åbn i wallet',
  nothingOpened:
    'Åbnede der ikke noget? Kopiér beløbet og adressen til din wallet, eller scan koden med en anden enhed.',
  moreWays: 'Flere måder at betale på',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0US$ (${from})`,
  priceLocked: (time) => `Prisen er låst i ${time} endnu`,
  expiredTitle: 'Prisen er udløbet',
  expiredLead:
    'Har du allerede betalt? Send ikke betalingen igen, vi holder stadig øje med denne adresse. Ellers opdater prisen.',
  newPrice: 'Opdater prisen',
  checking: 'Tjekker …',
  continueOnceDetected: 'Du kan fortsætte, når din betaling er fundet.',
  addressDetails: 'Vis adresse',
  change: 'Skift',
  changeCurrency: 'Skift valuta eller netværk',
  addressReplaced: 'Adressen er ændret. Brug kun denne.',
  changedElsewhere: (what) =>
    `Ændret i en anden fane eller på en anden enhed. Skal betales nu: ${what}, til adressen nedenfor.`,
  addressRefusedTitle: 'Adressen bestod ikke vores sikkerhedstjek',
  addressRefused:
    'Penge, der sendes til den, kan gå tabt, så vi viser den ikke. Vælg en anden valuta, eller kontakt butikken.',
  addressUnchecked:
    'Vi kender ikke dette netværk, så vi kunne ikke tjekke adressen. Få butikken til at bekræfte den, før du sender.',
  deposits: 'Indbetalinger',
  noDeposits: 'Ingen indbetalinger endnu',

  transferStatus: {
    seen: 'Bekræftes',
    confirmed: 'Bekræftet',
    held: 'Tilbageholdt til kontrol',
  },
  unknownStatus: 'Noteret',
  viewTransfer: 'Se transaktion',

  search: 'Søg efter valuta eller netværk',
  searchHint: 'Navn, forkortelse eller netværk',
  currencies: 'Valutaer',
  networks: 'Netværk',
  popular: 'Populære',
  lastUsed: 'Senest brugt',
  everything: 'Alle valutaer',
  byNetwork: 'Efter netværk',
  countNetworks: (n) => count(n, { one: '# netværk', other: '# netværk' }),
  countCurrencies: (n) => count(n, { one: '# valuta', other: '# valutaer' }),
  fromAmount: (amount) => `fra ${amount}`,
  chooseNetwork: 'Vælg et netværk',
  chooseCurrencyOn: (network) => `Vælg en valuta på ${network}`,
  networkGuide:
    'Vælg det netværk, som din wallet eller kryptobørs sender på. Gebyrerne er forskellige fra netværk til netværk.',
  minimumOf: (amount) => `mindst ${amount}`,
  usuallyTakes: (time) => `ca. ${time}`,
  noMatch: (text) => `Ingen resultater for ”${text}”`,
  searchable:
    'Prøv en forkortelse, et navn eller et netværk, eller indsæt en adresse fra din wallet.',
  clearSearch: 'Ryd søgning',
  readAs: (text) => `Viser resultater for ”${text}”`,
  addressOf: (network) => `Det ligner en adresse på ${network}.`,
  addressOfSeveral: (networks) =>
    `Adresser ser ens ud på ${networks}. Se i din wallet, hvilket af dem dine penge ligger på.`,
  addressOfNone: (networks) =>
    `Det ligner en adresse på ${networks}. Dér tager butikken ikke imod betaling.`,
  addressStays: 'Kun tjekket på din enhed.',
  matches: (n) => count(n, { one: '# resultat', other: '# resultater' }),
  moreMatches: (n) =>
    count(n, {
      one: '# resultat mere. Skriv videre for at indsnævre.',
      other: '# resultater mere. Skriv videre for at indsnævre.',
    }),
  unavailable: {
    no_rate: 'Ingen pris lige nu',
    ambiguous_address: 'Ingen adresse lige nu',
    address_refused: 'Ingen sikker adresse lige nu',
    no_address: 'Ingen adresse lige nu',
    below_minimum: 'Beløbet er for lille',
  },
  notAvailable: 'Ikke tilgængelig lige nu',
  keepCurrency: 'Tilbage til betalingen',
  gettingAddress: 'Henter adressen …',

  transferCounts: {
    late: 'Fundet, efter at prisen var udløbet',
    wrong_currency: 'En anden valuta end den valgte',
  },

  slowOpening: 'Det tager længere tid end normalt. Vi bliver ved med at prøve.',
  notCurrent: 'Oplysningerne er måske forældede',
  sessionOver: 'Din session er udløbet',
  sessionOverLead:
    'Genindlæs for at se den aktuelle adresse. Det påvirker ikke betalinger, der allerede er sendt.',
  contactStore: (store) => `Kontakt ${store ?? 'butikken'}`,
  backToStore: (store) => `Tilbage til ${store ?? 'butikken'}`,

  nothingAwaited: 'Der skal ikke betales noget endnu',
  tooSmallForAll:
    'Restbeløbet er for lille til at blive betalt i nogen af valutaerne her. Kontakt butikken.',
  longWaitTitle: (ago) => `Fundet ${ago}, stadig ikke bekræftet`,
  longWait:
    'Blockchain-netværket er måske langsomt, eller det har måske fjernet transaktionen fra køen. Se efter i din wallet, og spørg butikken, før du sender igen.',

  newPriceIs: (amount) => `Ny pris: ${amount}.`,
  oneMinuteLeft: 'Denne pris gælder ét minut endnu.',

  autoUpdates: 'Siden opdateres automatisk. Du kan lukke den og komme tilbage.',
  dontSendAgain: 'Send ikke betalingen igen.',
  reviewLead: (store) =>
    `Vi har modtaget din betaling, men kunne ikke automatisk koble den til denne ordre. ${store ?? 'Butikken'} gennemgår den. Send ikke betalingen igen.`,
  heldLead: (store) =>
    `Betalingstjenesten kontrollerer den. Kontakt ${store ?? 'butikken'}. Send ikke betalingen igen.`,
  paidLead: 'Tak! Du kan lukke denne side.',
  closedLead: 'Den kan ikke længere betales. Har du allerede sendt en betaling? Kontakt butikken.',
  overLead: (excess, store) =>
    `Du har sendt ${excess} for meget. Kontakt ${store ?? 'butikken'} for at få det tilbage.`,
  usualTime: (time, network) => `Tager normalt ${time} på ${network}.`,
  storeConfirms: 'Butikken bekræfter denne betaling.',
  lateEvents: 'Der kan gå nogle minutter, før din betaling vises her.',
  exceptions: {
    partial: 'Vi har modtaget mindre end prisen.',
    over: 'Vi har modtaget mere end prisen. Bed butikken om at få det overskydende tilbage.',
    late: 'En betaling blev fundet, efter at prisen var udløbet. Butikken afgør, om den tæller med.',
    wrong_currency: 'En betaling kom i en anden valuta. Butikken afgør, om den tæller med.',
    held: 'En betaling er tilbageholdt til kontrol.',
  },
  unknownException: 'Butikken har en bemærkning til denne betaling.',
  steps: { detected: 'Fundet', confirming: 'Bekræftes', paid: 'Betalt' },
  received: 'Modtaget',
  detectedAmount: 'Fundet',
  due: 'Mangler at blive betalt',
  excess: 'Betalt for meget',
  facts: {
    order: 'Ordre',
    account: 'Konto',
    total: 'I alt',
    paid: 'Betalt',
    network: 'Netværk',
    date: 'Dato',
    transaction: 'Transaktion',
  },
  transfers: 'Transaktioner',
  details: 'Detaljer',
  lastChecked: (ago) => `Senest opdateret ${ago}`,
  checkNow: 'Tjek nu',
  nothingNew: 'Intet nyt',
  somethingNew: 'Opdateret',
  notChecked: 'Kunne ikke hente opdateringer. Oplysningerne er måske forældede.',
  connection: { live: 'Live', polling: 'Tjekker automatisk', offline: 'Ingen forbindelse' },
  stillWatching: 'Vi holder stadig øje med adressen',
  connectionLost: 'Forbindelsen er afbrudt',
  connectionBack: 'Forbindelsen er tilbage',

  sources: {
    service_event: 'Betalingstjeneste',
    service_list: 'Blockchain-netværk',
    service_lookup: 'Betalingsside',
    store: 'Butik',
  },
  evidence: {
    opened: 'Betalingsside åbnet',
    quoted: 'Pris låst',
    seen: 'Betaling fundet',
    confirmed: 'Betaling bekræftet',
    held: 'Tilbageholdt til kontrol',
    released: 'Kontrol afsluttet',
    marked_paid: 'Markeret som betalt',
    closed: 'Ordre lukket',
    amended: 'Beløb ændret',
  },
  unknownSource: 'Anden kilde',
  unknownEvidence: 'Opdatering',
  timeline: 'Historik',
  copyTimeline: 'Kopiér til support',

  tellMe: 'Giv mig besked',
  tellingMe:
    'Hold denne side åben. Du hører en lyd eller ser en notifikation, hvis din browser tillader det.',

  receipt: 'Kvittering',
  receiptNote: 'En kvittering for betaling, ikke en faktura.',
  printReceipt: 'Udskriv',
  saveReceipt: 'Gem',

  ladderTitle: 'Enklere QR-kode',
  ladderLead: 'Kan QR-koden ikke scannes? Prøv en enklere.',
  ladderForms: {
    bip21_amount: 'Adresse og beløb',
    bip21: 'Adresse som link, uden beløb',
    eip681_amount: 'Link med beløb',
    eip681: 'Link uden beløb',
    eip681_token: 'Link med token og beløb. Tjek modtageren i din wallet.',
    address: 'Kun adressen',
  },

  exchangeTitle: 'Betaler du fra en kryptobørs?',
  exchangeNetwork: 'Netværk',
  exchangeNames: (names) => `vises også som ${names}`,
  exchangeAmount: 'Beløb, vi skal modtage',
  exchangeMemo: 'Memo eller Tag',
  exchangeNoMemo: 'Lad feltet stå tomt',
  exchangeWallet: 'Wallettype',
  exchangeHosted: 'Forvaltet (virksomhed)',
  exchangeUnhosted: 'Selvforvaltet',
  exchangeRecipient: 'Modtager',
  exchangeFee:
    'Hvis børsen trækker sit gebyr fra det, du sender, så læg gebyret til beløbet. Børser har en minimumsgrænse for udbetalinger.',
  feeCoin: (code) => `Der skal være lidt ${code} i din wallet til netværksgebyret.`,

  checkTitle: 'Kontrollér adressen',
  checkLead:
    'Malware kan udskifte en kopieret adresse. Indsæt den modtageradresse, din wallet viser, for at kontrollere den.',
  checkLabel: 'Modtageradresse i din wallet',
  checkSame: 'Adressen stemmer.',
  checkDiffers: (at, pasted, right) =>
    `Send ikke. Det er ikke vores adresse: Fra tegn ${String(at)} står der ”${pasted}” i stedet for ”${right}”.`,
  checkNone: (network) => `Send ikke. Det er ikke en fuldstændig adresse på ${network}.`,

  saveCard: 'Gem billede',
  priceLockedUntil: (moment) => `Prisen er låst til ${moment}`,

  handOff: 'Fortsæt på telefonen',
  handOffLead:
    'Scan med telefonens kamera for at åbne denne betaling dér. Det er ikke den kode, du betaler med.',
  handOffLabel: 'QR-kode, der åbner denne betaling på din telefon, ikke til at betale med',
  handOffUntil: (time) => `Virker én gang, indtil ${time}.`,
  handOffNew: 'Ny kode',

  worthTitle: 'Omregn',
  worthCoins: (code) => `Beløb i ${code}`,
  worthDollars: 'Beløb i amerikanske dollar',
  worth: (coins, dollars) => `${coins} er ${dollars} værd.`,
  worthAbout: (coins, dollars) => `${coins} er ca. ${dollars} værd.`,
  worthGuide: 'Prisen kan ændre sig, før din overførsel når frem.',
  worthUnread: (whole, part) => `Indtast et tal, f.eks. ${whole} eller ${part}.`,
  worthNoRate: 'Ingen pris lige nu.',

  walletPay: 'Betal med browser-wallet',
  walletPayWith: (wallet) => `Betal med ${wallet}`,
  walletOther: 'En anden wallet',

  walletConnect: (wallet) => `Godkend forbindelsen i ${wallet}.`,
  walletSwitch: (wallet, network) => `Skift til ${network} i ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Bekræft ${amount} på ${network} i ${wallet}.`,
  walletSlow: (wallet) => `Sker der ikke noget? Åbn ${wallet}.`,
  walletStop: 'Stop med at vente',

  walletProblems: {
    refused: 'Anmodningen blev afvist. Intet blev sendt.',
    locked: 'Din wallet er låst eller viste ingen konto. Lås den op, og prøv igen.',
    busy: 'Din wallet har en anden anmodning åben. Besvar den dér, og prøv igen.',
    contract_account:
      'Dette er en smart account, f.eks. en Safe. Betalingstjenesten opdager måske ikke betalinger fra den. Vælg en anden konto i din wallet, eller scan koden med en anden wallet.',
    account_changed: 'Kontoen i din wallet er skiftet. Intet blev sendt. Prøv igen.',
    wrong_token:
      'Din wallet og butikken har forskellige oplysninger om dette token. Intet blev sendt. Vælg en anden valuta, eller kontakt butikken.',
    no_answer: 'Din wallet svarede ikke. Intet blev sendt. Åbn den, og prøv igen.',
    failed: 'Din wallet meldte en fejl. Intet blev sendt. Prøv igen, eller betal med koden.',
    uncertain:
      'Din wallet meldte en fejl, og betalingen er måske sendt. Se efter i din wallet, før du betaler igen.',
  },
  walletWrongNetwork: (network) =>
    `Din wallet er på et andet netværk. Skift til ${network} dér, og prøv igen.`,
  walletNotEnough: (code) =>
    `Der er ikke nok ${code} på denne konto. Vælg en anden konto i din wallet, og prøv igen.`,
  walletNoFee: (code) =>
    `Der er ingen ${code} på denne konto til netværksgebyret. Tilføj lidt, og prøv igen.`,

  walletQuestion: 'Du har måske allerede betalt',
  walletAsked:
    'En wallet er allerede blevet bedt om at betale denne ordre. Se efter i den, før du betaler igen, ellers kan du komme til at betale to gange.',
  walletWasSent:
    'Der er allerede sendt en betaling for denne ordre fra en wallet. Hvis du betaler igen, kan du komme til at betale to gange.',
  walletPayAgain: 'Betal igen',
  walletBack: 'Tilbage',

  walletFates: {
    pending: 'Sendt. Venter på blockchain-netværket.',
    included: 'Sendt og på blockchainen. Venter på, at butikken finder betalingen.',
    failed:
      'Denne betaling mislykkedes på blockchain-netværket. Beløbet blev ikke sendt. Du kan betale igen.',
    replaced:
      'Denne betaling blev fremskyndet eller annulleret i din wallet. Se efter dér, før du betaler igen.',
    dropped:
      'Blockchain-netværket har måske fjernet denne betaling fra køen. Se efter i din wallet, før du betaler igen.',
  },
  walletCopyHash: 'Kopiér transaktions-id',
};
