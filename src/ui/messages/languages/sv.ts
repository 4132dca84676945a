/** Swedish. Informal ("du"), in the voice of a payment app. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'sv'>) => plural('sv', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'sv',

  notLoaded: 'En del av sidan lästes inte in. Kontrollera anslutningen och försök igen.',
  reloadPage: 'Läs in på nytt',

  problems: {
    offline: 'Du är offline. Vi ansluter igen automatiskt.',
    unreachable: 'Vi får ingen kontakt med butiken. Vi fortsätter att försöka.',
    store_unavailable: 'Butiken har ett tekniskt problem just nu. Vi fortsätter att försöka.',
    bad_request: 'Något gick fel. Läs in sidan på nytt.',
    checkout_expired: 'Din session har gått ut. Läs in sidan på nytt.',
    forbidden:
      'Den här beställningen kan inte betalas på den här sidan. Gå tillbaka till butiken och försök igen.',
    link_used: 'Länken har redan använts. Fortsätt där du öppnade den eller be butiken om en ny.',
    link_expired: 'Länken har gått ut. Hämta en ny där du hittade den eller fråga butiken.',
    not_found: 'Vi hittade inte den här betalningssidan. Kontakta butiken.',
    amount_invalid: 'Det här beloppet kan inte betalas med kryptovaluta. Kontakta butiken.',
    currency_unavailable: 'Den här valutan är inte tillgänglig just nu. Välj en annan.',
    checkout_closed: 'Butiken har stängt beställningen. Den kan inte längre betalas.',
    rate_limited: 'För många försök. Vänta en stund.',
    service_unavailable: 'Vi får ingen kontakt med betaltjänsten. Vi fortsätter att försöka.',
    service_rejected: 'Betaltjänsten avvisade vår begäran. Kontakta butiken.',
  },

  checkout: 'Betalning',
  sandbox: 'Testläge. Skicka inga riktiga pengar.',
  tryAgain: 'Försök igen',
  close: 'Stäng',
  copied: 'Kopierat',
  copyRefused: 'Kopiering är blockerad här. Texten är markerad så att du kan kopiera den själv.',
  loading: 'Öppnar betalningssidan …',
  alreadySent: 'Har du redan betalat? Din betalning påverkas inte. Skicka inte betalningen igen.',
  orderReference: (reference) => `Beställning ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Om det fortsätter att hända kan en innehållsblockerare eller din internetanslutning vara i vägen. Tillåt den här sidan eller prova en annan webbläsare.',
  priceChanged: (before, now) => `Priset har ändrats från ${before} till ${now}.`,
  requestReference: (id) => `Supportkod: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Öppnar betalningssidan …',
    error: 'Betalningssidan kunde inte öppnas',
    choose_currency: 'Betala med',
    pay: 'Väntar på betalning',
    top_up: 'Väntar på insättningar',
    detected: 'Betalning upptäckt',
    confirmed: 'Delvis bekräftad',
    partial: 'Delvis betald',
    review: 'Betalningen granskas',
    held: 'Betalning pausad för kontroll',
    paid: 'Betald',
    closed: 'Beställningen är stängd',
  },
  noCurrencies: 'Inga valutor är tillgängliga just nu. Försök igen senare.',
  currenciesFailed: 'Valutorna kunde inte läsas in.',

  payTitle: (price) => `Betala ${price}`,
  partReceived: (received, price) => `${received} av ${price} mottaget`,
  partDetected: (received, price) => `${received} av ${price} upptäckt`,
  leftToPay: 'Kvar att betala',
  topUpTitle: 'Fyll på saldot',
  topUpLead: 'Skicka valfritt belopp. Adressen fortsätter att vara din.',
  minimum: (amount) => `Minst ${amount}. Mindre överföringar kanske inte upptäcks.`,
  tooSmall: 'Beloppet är för litet',
  amountLabel: 'Belopp att skicka',
  copyAmount: 'Kopiera belopp',
  sendOnly: (code, network) => `Endast ${code} och endast på ${network}.`,
  sendOnlyWhy: 'Allt annat kan gå förlorat.',
  addressLabel: (code, network) => `Adress för ${code} på ${network}`,
  copyAddress: 'Kopiera adress',
  copiedAddress: (code, network) => `Kopierat. Skicka endast ${code} och endast på ${network}.`,
  qrLabel: (code, network) => `QR-kod för att skicka ${code} på ${network}`,
  enlarge: 'Förstora',
  scanBare: 'Skanna koden och ange sedan beloppet.',
  openWallet: 'Öppna i plånbok',
  nothingOpened:
    'Öppnades inget? Kopiera beloppet och adressen till din plånbok eller skanna koden med en annan enhet.',
  moreWays: 'Fler sätt att betala',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0US$ (${from})`,
  priceLocked: (time) => `Priset är låst i ${time} till`,
  expiredTitle: 'Priset har gått ut',
  expiredLead:
    'Har du redan betalat? Skicka inte betalningen igen, vi bevakar fortfarande den här adressen. Om inte, uppdatera priset.',
  newPrice: 'Uppdatera priset',
  checking: 'Kontrollerar …',
  continueOnceDetected: 'Du kan fortsätta när din betalning har upptäckts.',
  addressDetails: 'Visa adress',
  change: 'Ändra',
  changeCurrency: 'Ändra valuta eller nätverk',
  addressReplaced: 'Adressen har ändrats. Använd endast den här.',
  changedElsewhere: (what) =>
    `Ändrat i en annan flik eller på en annan enhet. Att betala nu: ${what}, till adressen nedan.`,
  addressRefusedTitle: 'Adressen klarade inte vår säkerhetskontroll',
  addressRefused:
    'Pengar som skickas till den kan gå förlorade, så vi visar den inte. Välj en annan valuta eller kontakta butiken.',
  addressUnchecked:
    'Vi känner inte till det här nätverket, så vi kunde inte kontrollera adressen. Be butiken bekräfta den innan du skickar.',
  deposits: 'Insättningar',
  noDeposits: 'Inga insättningar ännu',

  transferStatus: {
    seen: 'Bekräftas',
    confirmed: 'Bekräftad',
    held: 'Pausad för kontroll',
  },
  unknownStatus: 'Noterad',
  viewTransfer: 'Visa transaktion',

  search: 'Sök valuta eller nätverk',
  searchHint: 'Namn, förkortning eller nätverk',
  currencies: 'Valutor',
  networks: 'Nätverk',
  popular: 'Populära',
  lastUsed: 'Senast använda',
  everything: 'Alla valutor',
  byNetwork: 'Efter nätverk',
  countNetworks: (n) => count(n, { one: '# nätverk', other: '# nätverk' }),
  countCurrencies: (n) => count(n, { one: '# valuta', other: '# valutor' }),
  fromAmount: (amount) => `från ${amount}`,
  chooseNetwork: 'Välj ett nätverk',
  chooseCurrencyOn: (network) => `Välj en valuta på ${network}`,
  networkGuide:
    'Välj det nätverk som din plånbok eller kryptobörs skickar på. Avgifterna skiljer sig mellan nätverken.',
  minimumOf: (amount) => `minst ${amount}`,
  usuallyTakes: (time) => `ca ${time}`,
  noMatch: (text) => `Inga träffar på ”${text}”`,
  searchable:
    'Prova en förkortning, ett namn eller ett nätverk, eller klistra in en adress från din plånbok.',
  clearSearch: 'Rensa sökningen',
  readAs: (text) => `Visar träffar på ”${text}”`,
  addressOf: (network) => `Det här ser ut som en adress på ${network}.`,
  addressOfSeveral: (networks) =>
    `Adresser ser likadana ut på ${networks}. Se i din plånbok vilket av dem dina pengar ligger på.`,
  addressOfNone: (networks) =>
    `Det här ser ut som en adress på ${networks}. Där tar butiken inte emot betalningar.`,
  addressStays: 'Kontrolleras bara på din enhet.',
  matches: (n) => count(n, { one: '# träff', other: '# träffar' }),
  moreMatches: (n) =>
    count(n, {
      one: '# träff till. Skriv mer för att begränsa.',
      other: '# träffar till. Skriv mer för att begränsa.',
    }),
  unavailable: {
    no_rate: 'Inget pris just nu',
    ambiguous_address: 'Ingen adress just nu',
    address_refused: 'Ingen säker adress just nu',
    no_address: 'Ingen adress just nu',
    below_minimum: 'Beloppet är för litet',
  },
  notAvailable: 'Inte tillgänglig just nu',
  keepCurrency: 'Åter till betalningen',
  gettingAddress: 'Hämtar adressen …',

  transferCounts: {
    late: 'Upptäckt efter att priset gått ut',
    wrong_currency: 'En annan valuta än den valda',
  },

  slowOpening: 'Det tar längre tid än vanligt. Vi fortsätter att försöka.',
  notCurrent: 'Uppgifterna kan vara inaktuella',
  sessionOver: 'Din session har gått ut',
  sessionOverLead:
    'Läs in på nytt för att se den aktuella adressen. Betalningar som redan har skickats påverkas inte.',
  contactStore: (store) => `Kontakta ${store ?? 'butiken'}`,
  backToStore: (store) => `Tillbaka till ${store ?? 'butiken'}`,

  nothingAwaited: 'Inget att betala ännu',
  tooSmallForAll:
    'Beloppet som återstår är för litet för att betalas i någon valuta här. Kontakta butiken.',
  longWaitTitle: (ago) => `Upptäckt ${ago}, fortfarande obekräftad`,
  longWait:
    'Blockkedjenätverket kan vara långsamt, eller så kan det ha tagit bort transaktionen ur kön. Titta i din plånbok och fråga butiken innan du skickar igen.',

  newPriceIs: (amount) => `Nytt pris: ${amount}.`,
  oneMinuteLeft: 'Det här priset gäller i en minut till.',

  autoUpdates: 'Sidan uppdateras automatiskt. Du kan stänga den och komma tillbaka.',
  dontSendAgain: 'Skicka inte betalningen igen.',
  reviewLead: (store) =>
    `Vi har tagit emot din betalning men kunde inte automatiskt koppla den till den här beställningen. ${store ?? 'Butiken'} granskar den. Skicka inte betalningen igen.`,
  heldLead: (store) =>
    `Betaltjänsten kontrollerar den. Kontakta ${store ?? 'butiken'}. Skicka inte betalningen igen.`,
  paidLead: 'Tack! Du kan stänga den här sidan.',
  closedLead: 'Den kan inte längre betalas. Har du redan skickat en betalning? Kontakta butiken.',
  overLead: (excess, store) =>
    `Du skickade ${excess} för mycket. Kontakta ${store ?? 'butiken'} för återbetalning.`,
  usualTime: (time, network) => `Tar vanligtvis ${time} på ${network}.`,
  storeConfirms: 'Butiken bekräftar den här betalningen.',
  lateEvents: 'Det kan ta några minuter innan din betalning visas här.',
  exceptions: {
    partial: 'Vi har tagit emot mindre än priset.',
    over: 'Vi har tagit emot mer än priset. Be butiken om återbetalning.',
    late: 'En betalning upptäcktes efter att priset gått ut. Butiken avgör om den räknas.',
    wrong_currency: 'En betalning kom i en annan valuta. Butiken avgör om den räknas.',
    held: 'En betalning är pausad för kontroll.',
  },
  unknownException: 'Butiken har en notering om den här betalningen.',
  steps: { detected: 'Upptäckt', confirming: 'Bekräftas', paid: 'Betald' },
  received: 'Mottaget',
  detectedAmount: 'Upptäckt',
  due: 'Kvar att betala',
  excess: 'För mycket betalt',
  facts: {
    order: 'Beställning',
    account: 'Konto',
    total: 'Totalt',
    paid: 'Betalt',
    network: 'Nätverk',
    date: 'Datum',
    transaction: 'Transaktion',
  },
  transfers: 'Transaktioner',
  details: 'Detaljer',
  lastChecked: (ago) => `Senast uppdaterat ${ago}`,
  checkNow: 'Kontrollera nu',
  nothingNew: 'Inget nytt',
  somethingNew: 'Uppdaterat',
  notChecked: 'Det gick inte att söka efter uppdateringar. Uppgifterna kan vara inaktuella.',
  connection: {
    live: 'I realtid',
    polling: 'Kontrollerar automatiskt',
    offline: 'Ingen anslutning',
  },
  stillWatching: 'Vi bevakar fortfarande den här adressen',
  connectionLost: 'Anslutningen bröts',
  connectionBack: 'Ansluten igen',

  sources: {
    service_event: 'Betaltjänst',
    service_list: 'Blockkedjenätverk',
    service_lookup: 'Betalningssida',
    store: 'Butik',
  },
  evidence: {
    opened: 'Betalningssidan öppnades',
    quoted: 'Priset låstes',
    seen: 'Betalning upptäckt',
    confirmed: 'Betalning bekräftad',
    held: 'Pausad för kontroll',
    released: 'Kontrollen avslutad',
    marked_paid: 'Markerad som betald',
    closed: 'Beställningen stängdes',
    amended: 'Beloppet ändrades',
  },
  unknownSource: 'Annan källa',
  unknownEvidence: 'Uppdatering',
  timeline: 'Historik',
  copyTimeline: 'Kopiera till support',

  tellMe: 'Meddela mig',
  tellingMe:
    'Håll den här sidan öppen. Du hör ett ljud eller ser en avisering om din webbläsare tillåter det.',

  receipt: 'Kvitto',
  receiptNote: 'Ett betalningskvitto, inte en faktura.',
  printReceipt: 'Skriv ut',
  saveReceipt: 'Spara',

  ladderTitle: 'Enklare QR-kod',
  ladderLead: 'Går QR-koden inte att skanna? Prova en enklare.',
  ladderForms: {
    bip21_amount: 'Adress och belopp',
    bip21: 'Adress som länk, utan belopp',
    eip681_amount: 'Länk med belopp',
    eip681: 'Länk utan belopp',
    eip681_token: 'Länk med token och belopp. Kontrollera mottagaren i din plånbok.',
    address: 'Endast adressen',
  },

  exchangeTitle: 'Betalar du från en kryptobörs?',
  exchangeNetwork: 'Nätverk',
  exchangeNames: (names) => `visas också som ${names}`,
  exchangeAmount: 'Belopp som vi måste ta emot',
  exchangeMemo: 'Memo eller Tag',
  exchangeNoMemo: 'Lämna tomt',
  exchangeWallet: 'Typ av plånbok',
  exchangeHosted: 'Förvaltad (företag)',
  exchangeUnhosted: 'Självförvaltad',
  exchangeRecipient: 'Mottagare',
  exchangeFee:
    'Om börsen drar sin avgift från det du skickar lägger du till avgiften på beloppet. Börser har ett minsta belopp för uttag.',
  feeCoin: (code) => `Din plånbok behöver lite ${code} för nätverksavgiften.`,

  checkTitle: 'Kontrollera adressen',
  checkLead:
    'Skadlig kod kan byta ut en kopierad adress. Klistra in mottagaradressen som din plånbok visar för att kontrollera den.',
  checkLabel: 'Mottagaradress i din plånbok',
  checkSame: 'Adressen stämmer.',
  checkDiffers: (at, pasted, right) =>
    `Skicka inte. Det här är inte vår adress: från tecken ${String(at)} står det ”${pasted}” i stället för ”${right}”.`,
  checkNone: (network) => `Skicka inte. Det här är inte en fullständig adress på ${network}.`,

  saveCard: 'Spara bild',
  priceLockedUntil: (moment) => `Priset är låst till ${moment}`,

  handOff: 'Fortsätt på mobilen',
  handOffLead:
    'Skanna med mobilens kamera för att öppna den här betalningen där. Det är inte koden du betalar med.',
  handOffLabel: 'QR-kod som öppnar den här betalningen på din mobil, inte för att betala',
  handOffUntil: (time) => `Fungerar en gång, fram till ${time}.`,
  handOffNew: 'Ny kod',

  worthTitle: 'Räkna om',
  worthCoins: (code) => `Belopp i ${code}`,
  worthDollars: 'Belopp i US-dollar',
  worth: (coins, dollars) => `${coins} är värt ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} är värt ungefär ${dollars}.`,
  worthGuide: 'Priset kan ändras innan din överföring kommer fram.',
  worthUnread: (whole, part) => `Ange ett tal, till exempel ${whole} eller ${part}.`,
  worthNoRate: 'Inget pris just nu.',

  walletPay: 'Betala från plånbok',
  walletPayWith: (wallet) => `Betala med ${wallet}`,
  walletOther: 'En annan plånbok',

  walletConnect: (wallet) => `Godkänn anslutningen i ${wallet}.`,
  walletSwitch: (wallet, network) => `Byt till ${network} i ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Bekräfta ${amount} på ${network} i ${wallet}.`,
  walletSlow: (wallet) => `Händer inget? Öppna ${wallet}.`,
  walletStop: 'Sluta vänta',

  walletProblems: {
    refused: 'Begäran avvisades. Inget har skickats.',
    locked: 'Din plånbok är låst eller visade inget konto. Lås upp den och försök igen.',
    busy: 'Din plånbok har en annan begäran öppen. Besvara den där och försök igen.',
    contract_account:
      'Det här är ett smart konto, till exempel ett Safe-konto. Betaltjänsten kanske inte upptäcker betalningar från det. Välj ett annat konto i din plånbok eller skanna koden med en annan plånbok.',
    account_changed: 'Kontot i din plånbok har ändrats. Inget har skickats. Försök igen.',
    wrong_token:
      'Din plånbok och butiken har olika uppgifter om den här tokenen. Inget har skickats. Välj en annan valuta eller kontakta butiken.',
    no_answer: 'Din plånbok svarade inte. Inget har skickats. Öppna den och försök igen.',
    failed:
      'Din plånbok rapporterade ett fel. Inget har skickats. Försök igen eller betala med koden.',
    uncertain:
      'Din plånbok rapporterade ett fel, och betalningen kan ha skickats. Titta i din plånbok innan du betalar igen.',
  },
  walletWrongNetwork: (network) =>
    `Din plånbok är på ett annat nätverk. Byt till ${network} där och försök igen.`,
  walletNotEnough: (code) =>
    `Det finns inte tillräckligt med ${code} på det här kontot. Välj ett annat konto i din plånbok och försök igen.`,
  walletNoFee: (code) =>
    `Det här kontot har ingen ${code} för nätverksavgiften. Fyll på lite och försök igen.`,

  walletQuestion: 'Du kan redan ha betalat',
  walletAsked:
    'En plånbok har redan ombetts betala den här beställningen. Titta i den innan du betalar igen, annars kan du råka betala två gånger.',
  walletWasSent:
    'En betalning för den här beställningen har redan skickats från en plånbok. Om du betalar igen kan du råka betala två gånger.',
  walletPayAgain: 'Betala igen',
  walletBack: 'Tillbaka',

  walletFates: {
    pending: 'Skickad. Väntar på blockkedjenätverket.',
    included: 'Skickad och på blockkedjan. Väntar på att butiken ska upptäcka betalningen.',
    failed:
      'Betalningen misslyckades på blockkedjenätverket. Beloppet skickades inte. Du kan betala igen.',
    replaced:
      'Betalningen snabbades upp eller avbröts i din plånbok. Titta där innan du betalar igen.',
    dropped:
      'Blockkedjenätverket kan ha tagit bort betalningen ur kön. Titta i din plånbok innan du betalar igen.',
  },
  walletCopyHash: 'Kopiera transaktions-ID',
};
